"""Skeleton as numbers for programs that learn (docs/research.md)."""

from __future__ import annotations

from typing import Final, cast

from stellwerk.core.features import (
    CHOICE,
    COUNT,
    Feature,
    Features,
    Questions,
    RowWriter,
    number,
    numbers,
    one_hot,
    turned,
)
from stellwerk.core.position import Position
from title_skeleton.source import components as c
from title_skeleton.source.position import Sidings, Train

_QUESTIONS: Final = Questions(("choose",), amounts=0)
_SEATS: Final = tuple([one_hot(players) for players in range(c.MOST_PLAYERS + 1)])
_LAST: Final = one_hot(c.WEIGHTS)
"""By weight the piece for the wagon at the end of a train; the last is for no train."""


class TableWatcher(RowWriter):
    """The table is so small that every row is written anew."""

    __slots__ = ()

    def observe(self, position: Position, seat: int) -> bytes:
        table = cast(Sidings, position)
        players = table.players
        pieces = [
            _QUESTIONS.on_top(table.stack),
            number(table.round),
            _SEATS[players][turned(table.active, seat, players)],
            _counts(table.trains[seat].hand),
            _counts(table.depot),
        ]
        pieces += [_train(table.trains[(seat + step) % players]) for step in range(players)]
        return b"".join(pieces)


def _train(train: Train) -> bytes:
    return b"%b%b%b%b" % (
        number(train.points),
        number(len(train.hand)),
        number(len(train.wagons)),
        _LAST[train.wagons[-1] if train.wagons else c.WEIGHTS],
    )


def _counts(wagons: list[int]) -> bytes:
    """How many there are of each weight."""
    return numbers([wagons.count(weight) for weight in range(c.WEIGHTS)])


class TableFeatures(Features):
    """Seats are counted from the observing one: `you`, then `seat +1` to its left, and so on."""

    version = 1
    actions = c.DRAW

    def parts(self, start: Position) -> list[Feature]:
        seats = ("you", *(f"seat +{n}" for n in range(1, start.players)))
        found = [
            *_QUESTIONS.parts(),
            Feature("round", COUNT, high=c.ROUNDS),
            Feature("active", CHOICE, seats),
            Feature("own hand", COUNT, c.WAGONS, c.HAND),
            Feature("depot", COUNT, c.WAGONS, c.EACH),
        ]
        for seat in seats:
            found += [
                Feature(f"{seat} points", COUNT, high=c.WEIGHTS * c.ROUNDS + c.LONGEST),
                Feature(f"{seat} wagons in hand", COUNT, high=c.HAND),
                Feature(f"{seat} wagons", COUNT, high=c.ROUNDS),
                Feature(f"{seat} end of the train", CHOICE, c.WAGONS),
            ]
        return found

    def row_writer(self, players: int) -> RowWriter:
        return TableWatcher()


FEATURES: Final = TableFeatures()
