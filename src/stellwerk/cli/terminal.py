"""`stellwerk terminal`"""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import Final

from rich.console import Console

from stellwerk.bots import maker_of
from stellwerk.bots.levels import LEVELS
from stellwerk.cli.game import TerminalGame
from stellwerk.cli.options import NOTHING_SAID, GameOptions, parse_options
from stellwerk.cli.screen import console
from stellwerk.cli.seats import TerminalSeat, parse_seats
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import Phrases, check_language
from stellwerk.records import Recorder, load_game
from stellwerk.titles import load_title, title_ids

OPPONENT: Final = "conductor"
"""The opponent if none was named."""


def terminal(
    title: str | None = None,
    /,
    *,
    options: GameOptions = NOTHING_SAID,
) -> None:
    """Play in the terminal; it asks for what is not given.

    Parameters
    ----------
    title
        The id of the title.
    """
    check_language(options.language)
    screen = console()
    try:
        recorder, players = begin(screen, title, options)
        TerminalGame(screen, recorder, players, options.luck(), options.language).play()
    except EOFError:
        screen.print()


def begin(
    screen: Console, title_id: str | None, options: GameOptions
) -> tuple[Recorder, list[TerminalSeat]]:
    """The game that is wanted, as far as it was played, and who plays it."""
    if options.record is None:
        return _new_game(screen, title_id, options)
    return _old_game(options.record, title_id, options)


def _new_game(
    screen: Console, title_id: str | None, options: GameOptions
) -> tuple[Recorder, list[TerminalSeat]]:
    """A new game; a person is asked for what is not given."""
    if title_id is None:
        title_id = _ask_title(screen)
    title = load_title(title_id)
    if options.seats is None:
        low, high = title.players[0] - 1, title.players[-1] - 1
        opponents = _ask_number(screen, "How many opponents?", low, high, min(2, high))
        level = _ask_level(screen, options.language)
        players = [TerminalSeat("human", None)] + [TerminalSeat(level, level)] * opponents
    else:
        players = parse_seats(options.seats)
    position = title.new_game(len(players), parse_options(options.option))
    names = [seat.name for seat in players]
    return Recorder(title, position, names, date.today()), players


def _old_game(
    path: Path, title_id: str | None, options: GameOptions
) -> tuple[Recorder, list[TerminalSeat]]:
    """A saved game, and who continues it."""
    game = load_game(path)
    record = game.record
    if options.option or title_id not in (None, record.title):
        raise StellwerkError(Message("refused-record-known", {"file": path}))
    if options.seats is None:
        players = [TerminalSeat(name, name if maker_of(name) else None) for name in record.seats]
    else:
        players = parse_seats(options.seats)
    if len(players) != len(record.seats):
        raise StellwerkError(
            Message(
                "refused-record-seats",
                {"file": path, "count": len(record.seats), "given": len(players)},
            )
        )
    return Recorder.resume(game, [seat.name for seat in players]), players


def _ask_title(screen: Console) -> str:
    known = title_ids()
    screen.print("Which game?")
    for number, id_ in enumerate(known, start=1):
        title = load_title(id_)
        screen.print(f"  {number}  {title.name}, {title.players[0]}–{title.players[-1]} players")
    return known[_ask_number(screen, "Number", 1, len(known), 1) - 1]


def _ask_level(screen: Console, language: str) -> str:
    """How strong the opponents are; nobody is there to be asked where a program types."""
    if not sys.stdin.isatty():
        return OPPONENT
    known = list(LEVELS)
    phrases = Phrases("", (), language)
    screen.print("How strong?")
    for number, level in enumerate(known, start=1):
        name, character = (phrases.general(f"level-{level}{part}") for part in ("", "-character"))
        screen.print(f"  {number}  {name}: {character}")
    return known[_ask_number(screen, "Number", 1, len(known), known.index(OPPONENT) + 1) - 1]


def _ask_number(screen: Console, question: str, low: int, high: int, default: int) -> int:
    """A number a person types; Enter, or a program instead of a person, gives the default."""
    if low == high or not sys.stdin.isatty():
        return default
    while True:
        answer = screen.input(f"{question} {low}–{high} [{default}]: ").strip()
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        screen.print(f"A number from {low} to {high}, please.")
