"""`stellwerk play`"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from platformdirs import user_data_path

from stellwerk.api import Game
from stellwerk.cli.options import NOTHING_SAID, GameOptions
from stellwerk.cli.play_app import PlayApp
from stellwerk.cli.screen import console
from stellwerk.cli.terminal import begin
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import check_language
from stellwerk.records import load_game


def play(
    title: str | None = None,
    /,
    *,
    options: GameOptions = NOTHING_SAID,
    new: bool = False,
) -> None:
    """Play on the whole screen of the terminal, with mouse and keys.

    The game saves itself. Without anything else said, the last one goes on.

    Parameters
    ----------
    title
        The id of the title.
    new
        Begin a new game even if one is saved.
    """
    check_language(options.language)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise StellwerkError(Message("refused-no-terminal"))
    kept = saved_game()
    said = (title, options.seats, options.record)
    if said == (None, None, None) and not new and is_unfinished(kept):
        options = replace(options, record=kept)
    recorder, players = begin(console(), title, options)
    bots = {number: seat.bot for number, seat in enumerate(players) if seat.bot is not None}
    PlayApp(Game(recorder, options.luck(), options.language), bots, kept).run()


def saved_game() -> Path:
    """Where the last game is kept."""
    folder = user_data_path("stellwerk")
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "last-game.txt"


def is_unfinished(path: Path) -> bool:
    """Whether a game is kept there that can go on."""
    try:
        return load_game(path).record.result is None
    except StellwerkError:
        return False
