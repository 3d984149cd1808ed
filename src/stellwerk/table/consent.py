"""What needs everyone's consent: a pause, the end, and undo beyond a player's own reach."""

from __future__ import annotations

from random import Random

from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from stellwerk.table.play import play_automatic_steps
from stellwerk.table.table import Table


def ask(table: Table, asked: acts.Asked, at: int, chance: Random) -> None:
    """Ask everybody; if nobody else has to agree, it happens at once."""
    table.need_running()
    table.need_person(asked.seat)
    if table.question is not None:
        raise RefusedError(Message("refused-asking"))
    table.note(asked, at)
    decide(table, at, chance)


def ask_pause(table: Table, number: int, at: int, chance: Random) -> None:
    """A player asks for a pause."""
    ask(table, acts.Asked(number, "pause"), at, chance)


def ask_abandon(table: Table, number: int, at: int, chance: Random) -> None:
    """A player asks to end the game without a winner."""
    ask(table, acts.Asked(number, "abandon"), at, chance)


def answer(table: Table, number: int, at: int, chance: Random, *, yes: bool) -> None:
    """A player agrees to the question, or refuses; the seat that asked may withdraw it."""
    table.need_running()
    table.need_person(number)
    if table.question is None:
        raise RefusedError(Message("refused-nothing-asked"))
    table.note(acts.Answered(number, yes), at)
    decide(table, at, chance)


def decide(table: Table, at: int, chance: Random) -> None:
    """Do what was asked once every person at the table has agreed.

    Where nobody is left, nobody wants it any more: a pause would be one without end.
    """
    question = table.question
    if question is None or not table.agreed():
        return
    if question.what == "pause":
        table.note(acts.Paused(), at)
    elif question.what == "abandon":
        table.note(acts.Abandoned(), at)
    else:
        table.note(acts.Undone(question.kept), at)
        play_automatic_steps(table, at, chance)


def resume(table: Table, number: int, at: int, chance: Random) -> None:
    """A player ends the pause; any player can, so that nobody blocks a game for ever."""
    table.need_person(number)
    if table.state != "paused":
        raise RefusedError(Message("refused-not-paused"))
    table.note(acts.Resumed(), at)
    play_automatic_steps(table, at, chance)
