"""`stellwerk terminal`"""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from stellwerk.bots import maker_of
from stellwerk.cli.game import Game
from stellwerk.cli.options import TableOptions, parse_options
from stellwerk.cli.screen import console
from stellwerk.cli.seats import Seat, parse_seats
from stellwerk.core.errors import StellwerkError
from stellwerk.locales import check_language
from stellwerk.records import Recorder, load_record
from stellwerk.titles import load_title, title_ids

OPPONENT: Final = "conductor"
"""Who plays against somebody who did not say against whom."""


def terminal(
    title: str | None = None,
    /,
    *,
    seats: str | None = None,
    seed: int | None = None,
    option: TableOptions = (),
    record: Annotated[Path | None, Parameter(name="--from")] = None,
    language: str = "en",
) -> None:
    """Play in the terminal; what is not given is asked.

    Parameters
    ----------
    title
        The id of the title.
    seats
        The players in order: human, human:Name or the name of a bot, separated by commas.
    seed
        Where the random numbers start; the same seed gives the same luck.
    record
        A saved game to go on with; a seat with the name of a bot is played by that bot.
    language
        The language of the game: en, de, fr or cs.
    """
    check_language(language)
    screen = console()
    if seed is None:
        seed = Random().getrandbits(32)
    try:
        if record is None:
            recorder, players = _new_game(screen, title, seats, option)
        else:
            recorder, players = _old_game(record, title, seats, option)
        Game(screen, recorder, players, seed, language).play()
    except EOFError:
        screen.print()


def _new_game(
    screen: Console, title_id: str | None, seats: str | None, option: tuple[str, ...]
) -> tuple[Recorder, list[Seat]]:
    if title_id is None:
        title_id = _ask_title(screen)
    title = load_title(title_id)
    if seats is None:
        low, high = title.players[0] - 1, title.players[-1] - 1
        opponents = _ask_number(screen, "How many opponents?", low, high, min(2, high))
        players = [Seat("human", None)] + [Seat(OPPONENT, OPPONENT)] * opponents
    else:
        players = parse_seats(seats)
    position = title.new_game(len(players), parse_options(option))
    names = [seat.name for seat in players]
    return Recorder(title, position, names, date.today()), players


def _old_game(
    path: Path, title_id: str | None, seats: str | None, option: tuple[str, ...]
) -> tuple[Recorder, list[Seat]]:
    record = load_record(path)
    if option or title_id not in (None, record.title):
        raise StellwerkError(f"{path} says the title and its options itself.")
    if seats is None:
        players = [Seat(name, name if maker_of(name) else None) for name in record.seats]
    else:
        players = parse_seats(seats)
    if len(players) != len(record.seats):
        raise StellwerkError(f"{path} has {len(record.seats)} seats, not {len(players)}.")
    return Recorder.resume(record, [seat.name for seat in players]), players


def _ask_title(screen: Console) -> str:
    known = title_ids()
    screen.print("Which game?")
    for number, id_ in enumerate(known, start=1):
        title = load_title(id_)
        screen.print(f"  {number}  {title.name}, {title.players[0]}–{title.players[-1]} players")
    return known[_ask_number(screen, "Number", 1, len(known), 1) - 1]


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
