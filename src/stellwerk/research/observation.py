"""What one seat may know of a table, as an array and as a dict with names."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stellwerk.core.features import CHOICE, SET, Feature, RowWriter
from stellwerk.core.position import Position
from stellwerk.core.title import Options
from stellwerk.titles import MODULES, features_of, load_title

NUMBER: Final = np.dtype("<i2")
"""A number of a row."""

Readable = dict[str, Any]


def seen_titles() -> list[str]:
    """The ids of the titles that have features; a new title may have none yet."""
    homes = {id_: module.rpartition(".")[0] for id_, module in MODULES.items()}
    return [id_ for id_, home in homes.items() if find_spec(f"{home}.features")]


class Observer:
    """The table of one environment: how it is set up, and what its rows of numbers mean."""

    def __init__(self, title_id: str, players: int | None = None, options: Options | None = None):
        self.title = load_title(title_id)
        self.players = self.title.players[0] if players is None else players
        self.start: Position = self.title.new_game(self.players, options)
        self.features = features_of(self.title)
        self.version = self.features.version
        self.actions = self.features.actions
        self.parts: list[Feature] = self.features.parts(self.start)
        widths = [len(part.labels) for part in self.parts]
        self.size = sum(widths)
        self.low = np.repeat([part.low for part in self.parts], widths).astype(NUMBER)
        self.high = np.repeat([part.high for part in self.parts], widths).astype(NUMBER)
        self.seats = ("you", *(f"seat +{n}" for n in range(1, self.players)))

    def new_game(self) -> Position:
        """The table before the first move."""
        return self.start.copy()

    def row_writer(self) -> RowWriter:
        """A fresh look at a game."""
        return self.features.row_writer(self.players)

    def observe(self, position: Position, seat: int) -> NDArray[np.int16]:
        """The row of what `seat` may know; `position` may be veiled for it, or complete."""
        return array(self.row_writer().observe(position, seat))

    def readable(self, row: NDArray[np.int16]) -> Readable:
        """A row with names; what belongs to a player is under `you`, `seat +1` and so on."""
        found: Readable = {seat: {} for seat in self.seats}
        at = 0
        for part in self.parts:
            width = len(part.labels)
            value = _value(part, row[at : at + width].tolist())
            at += width
            for seat in self.seats:
                if part.name.startswith(f"{seat} "):
                    found[seat][part.name.removeprefix(f"{seat} ")] = value
                    break
            else:
                found[part.name] = value
        return found


def array(row: bytes) -> NDArray[np.int16]:
    """A row as an array of its own."""
    return np.frombuffer(row, NUMBER).copy()


def _value(part: Feature, numbers: list[int]) -> object:
    """A number, numbers by label, one label or none, or a list of labels."""
    chosen = [label for label, number in zip(part.labels, numbers, strict=True) if number]
    if part.kind == CHOICE:
        return chosen[0] if chosen else None
    if part.kind == SET:
        return chosen
    if part.labels == ("",):
        return numbers[0]
    return dict(zip(part.labels, numbers, strict=True))
