"""The turns of a record that had a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stellwerk.core.position import DEALER, Position
from stellwerk.core.title import Title
from stellwerk.records import Record
from stellwerk.records.replay import give_turn, starting_position


class PlayedTurn(NamedTuple):
    """The steps `first` to `end` of a record: moves of one seat, and the position before them.

    They end where chance or somebody else comes in, or where the seat sees something new.
    `drawn` has the positions in which chance came in since the turn before.
    """

    first: int
    end: int
    seat: int
    before: Position
    moves: list[int]
    drawn: list[tuple[Position, Position]]


class Ending(NamedTuple):
    """The last position of a record, and where chance came in before it."""

    position: Position
    drawn: list[tuple[Position, Position]]


def played_turns(title: Title[Any], record: Record) -> Iterator[PlayedTurn | Ending]:
    """Every turn of a record in which there was a choice, and its ending last."""
    position = starting_position(title, record)
    drawn: list[tuple[Position, Position]] = []
    steps = record.steps
    at = 0
    while at < len(steps):
        actor, move = steps[at]
        give_turn(position, actor)
        before = position.copy()
        if actor == DEALER:
            while at < len(steps) and steps[at][0] == DEALER:
                position.play(steps[at][1])
                at += 1
            drawn.append((before, position.copy()))
            continue
        first = at
        moves: list[int] = []
        choice = False
        while at < len(steps) and steps[at][0] == actor:
            give_turn(position, actor)
            if moves and position.turns != before.turns:
                break
            move = steps[at][1]
            choice = choice or len(position.moves()) > 1
            earlier = position.copy()
            position.play(move)
            moves.append(move)
            at += 1
            if position.turn != actor or title.reveals_to_actor(earlier, actor, move, position):
                break
        if choice:
            yield PlayedTurn(first, at, actor, before, moves, drawn)
            drawn = []
    yield Ending(position, drawn)
