"""Where a turn ends, and what of it follows by itself from what its player chose."""

from __future__ import annotations

from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.position import Position
from stellwerk.table import acts
from stellwerk.table.perspective import perspective
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.secrecy import reveals
from stellwerk.table.table import Table


def need_legal(table: Table, number: int, move: int) -> None:
    """Refuse a move that a seat cannot make now.

    The reason follows from what the seat sees: it says nothing about what others hide.
    """
    if move not in table.game.asked(number).moves():
        refusal = table.title.refusal(perspective(table, number).position, move)
        raise IllegalMoveError(refusal, table.title.id)


def make_move(
    table: Table, number: int, move: int, at: int, level: str = "", *, follows: bool = False
) -> None:
    """Let a seat make a legal move; a turn that it ends waits to be confirmed, if it should."""
    holds = table.drafts(number) and ends_turn(table, number, move)
    table.note(acts.Played(number, table.game.write(move), holds, level, follows), at)


def ends_turn(table: Table, number: int, move: int) -> bool:
    """Whether a move hands on to others or to chance, and can still be taken back before that.

    A choice all make at once holds up nobody.
    """
    before = table.game.position
    if len(before.awaited()) > 1:
        return False
    after, shows = _tried(table, number, move)
    goes_on = after.turns == before.turns and after.turn == number
    return not goes_on and not shows


def _tried(table: Table, number: int, move: int) -> tuple[Position, bool]:
    """The position after a move, and whether it shows its player something."""
    before = table.game.position
    after = before.copy()
    after.events = []
    after.play(move)
    events = after.events
    return after, reveals(table.title, before, number, move, after, events, to_actor=True)


def go_onward(table: Table, number: int, turn: int, at: int) -> None:
    """Let what a seat would choose anyway be chosen, in the turn it has begun.

    That is the only move there is, and the usual one where it can be changed afterwards. What shows
    the player something, and so could not be taken back, is left to them.
    """
    while table.state == "running" and table.holding == NO_SEAT:
        position = table.game.position
        if position.awaited() != [number] or position.turns != turn:
            return
        moves = position.moves()
        move = moves[0] if len(moves) == 1 else None
        if move is None and table.drafts(number):
            move = table.title.usual(position)
        if move is None or _tried(table, number, move)[1]:
            return
        make_move(table, number, move, at, follows=True)
