"""A bot plays for somebody whose time is out or who left, until they come back."""

from __future__ import annotations

from random import Random

from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.clock import PATIENCE
from stellwerk.table.consent import decide
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.play import play_automatic_steps
from stellwerk.table.table import Table


def leave_game(
    table: Table, number: int, level: str, at: int, chance: Random, grace: int = 0
) -> None:
    """A person leaves a running game; a bot of this level plays on.

    While others are there, it waits `grace` milliseconds first: the person may come back.
    """
    if table.state not in ("running", "paused"):
        raise RefusedError(Message("refused-no-game"))
    table.need_person(number)
    others = table.people() - {table.seats[number].person}
    table.note(acts.TakenOver(number, level, "left", at + grace if others else 0), at)
    if table.state == "paused" and not table.people():
        table.note(acts.Resumed(), at)
    decide(table, at, chance)
    play_automatic_steps(table, at, chance)


def resign(table: Table, number: int, level: str, at: int, chance: Random) -> None:
    """A person gives a running game up for good; a bot of this level plays on for the others."""
    if table.state not in ("running", "paused"):
        raise RefusedError(Message("refused-no-game"))
    table.need_person(number)
    for seat in table.seats_of(table.seats[number].person):
        if table.seats[seat].present:
            table.note(acts.Resigned(seat, level), at)
    if table.state == "paused" and not table.people():
        table.note(acts.Resumed(), at)
    decide(table, at, chance)
    play_automatic_steps(table, at, chance)


def forget(table: Table, person: str, level: str, at: int, chance: Random) -> None:
    """A person deletes their account: seats before the game are open, bots play on in the game."""
    for number in table.seats_of(person):
        if table.state in ("running", "paused") and table.seats[number].present:
            leave_game(table, number, level, at, chance)
        goes_on = table.state in ("running", "paused")
        table.note(acts.Forgotten(number, level if goes_on else ""), at)
        if table.state == "open":
            table.note(acts.Stood(number), at)


def come_back(table: Table, number: int, at: int, chance: Random) -> None:
    """The person of a seat plays again."""
    seat = table.seat(number)
    if not seat.person:
        raise NotYoursError(Message("refused-no-person"))
    if not seat.stand_in:
        raise RefusedError(Message("refused-present"))
    if seat.resigned:
        raise RefusedError(Message("refused-resigned"))
    table.note(acts.Returned(number), at)
    play_automatic_steps(table, at, chance)


def expire(table: Table, level: str, at: int, chance: Random) -> bool:
    """Let bots take over where time is out, and end a forgotten pause; whether anything changed."""
    count = table.count
    if table.state == "paused" and at >= table.paused_at + PATIENCE:
        table.note(acts.Resumed(), at)
        play_automatic_steps(table, at, chance)
    for number in range(len(table.seats)):
        deadline = table.deadline(number)
        if deadline is not None and deadline <= at:
            table.note(acts.TakenOver(number, level, "time"), at)
            decide(table, at, chance)
            play_automatic_steps(table, at, chance)
    return table.count != count
