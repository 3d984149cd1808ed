"""Undo: a step, a turn, or with everyone's consent more."""

from __future__ import annotations

from random import Random

from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.consent import ask
from stellwerk.table.errors import RefusedError
from stellwerk.table.play import play_automatic_steps
from stellwerk.table.table import Table


def undo_step(table: Table, number: int, seen: int, at: int, chance: Random) -> None:
    """A player takes back the last step they chose, with what followed from it by itself."""
    last = len(table.game.move_list) - 1
    reach = table.game.reach(number)
    count = 1
    while count < reach and last + 1 - count in table.followed:
        count += 1
    _undo(table, number, seen, count, at, chance)


def restart_turn(table: Table, number: int, seen: int, at: int, chance: Random) -> None:
    """A player takes back the turn, as far as it is within reach."""
    _undo(table, number, seen, table.game.turn_start(number), at, chance)


def _undo(table: Table, number: int, seen: int, count: int, at: int, chance: Random) -> None:
    table.need_running()
    table.need_person(number)
    table.need_step(seen)
    if table.opened.undo != "free":
        raise RefusedError(Message("refused-undo-alone"))
    if not 1 <= count <= table.game.reach(number):
        raise RefusedError(Message("refused-undo-ends"))
    table.note(acts.Undone(len(table.game.move_list) - count), at)
    play_automatic_steps(table, at, chance)


def ask_undo(table: Table, number: int, seen: int, kept: int, at: int, chance: Random) -> None:
    """A player asks everybody to go back to the first `kept` steps of the game."""
    table.need_running()
    table.need_step(seen)
    if table.opened.undo == "none":
        raise RefusedError(Message("refused-undo-never"))
    first = len(table.opened.steps)
    if not first <= kept < len(table.game.move_list):
        raise RefusedError(
            Message("refused-undo-step", {"first": first, "last": len(table.game.move_list) - 1})
        )
    ask(table, acts.Asked(number, "undo", kept), at, chance)
