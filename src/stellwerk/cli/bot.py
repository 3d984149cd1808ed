"""`stellwerk bot`"""

from __future__ import annotations

import sys

from stellwerk.bots.by_lines import play_by_lines


def bot(name: str, /) -> None:
    """Play as a program of the bot protocol: questions come in by lines, answers go out.

    So the arena of one build lets a bot of another one play:
    --bots "search-400,exec:/other/.venv/bin/stellwerk bot search-400".

    Parameters
    ----------
    name
        The bot that plays.
    """
    play_by_lines(name, sys.stdin.buffer, sys.stdout.buffer)
