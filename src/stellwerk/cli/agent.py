"""`stellwerk agent`"""

from __future__ import annotations

import asyncio
import sys

from stellwerk.agents.bridge import pass_on


def agent(url: str, /) -> None:
    """Let an agent play as a program of the bot protocol: questions are passed on to it.

    So it sits in the arena like any bot:
    --bots "conductor,exec:stellwerk agent http://127.0.0.1:9000/move".

    Parameters
    ----------
    url
        Where the agent is: http://… takes questions by POST, mcp+http://… by the tool choose_move.
    """
    asyncio.run(pass_on(url, sys.stdin.buffer, sys.stdout.buffer))
