"""What one run found out: ours and the peers, on one machine."""

from __future__ import annotations

from typing import Final

import msgspec

from stellwerk.arena.bench import Measurement


class PeerMeasurement(msgspec.Struct, frozen=True):
    """A game of another library; the figures have the names and meanings of ours."""

    library: str
    version: str
    game: str
    language: str
    players: int
    inside: float | None
    driven: float
    copies: float | None
    branches: float | None
    games: float
    decisions_per_game: float
    stages: list[float]
    memory: float | None

    @property
    def label(self) -> str:
        """The library, the game in it, and what its rules are written in unless it is Python."""
        language = "" if self.language == "Python" else f", {self.language}"
        return f"{self.library}: {self.game}{language}"

    @property
    def own_loop(self) -> float:
        """Steps per second in its fastest loop."""
        return self.driven if self.inside is None else max(self.inside, self.driven)


class Machine(msgspec.Struct, frozen=True):
    """Where the run was made."""

    processor: str
    system: str
    python: str
    load: float
    """Programs that wanted to run when the run began: 0 on a quiet machine."""


class Report(msgspec.Struct, frozen=True):
    """A whole run. `failed` says which peers could not be measured, and why."""

    date: str
    machine: Machine
    ours: list[Measurement]
    peers: list[PeerMeasurement]
    failed: dict[str, str]


class Aim(msgspec.Struct, frozen=True):
    """The least a compiled title has to do per second, with four players, on one core."""

    inside: int
    driven: int
    copies: int


AIMS: Final = {
    "russian-railroads": Aim(inside=1_000_000, driven=500_000, copies=700_000),
    "glueck-auf": Aim(inside=1_000_000, driven=500_000, copies=700_000),
    "volldampf": Aim(inside=500_000, driven=250_000, copies=500_000),
}

TIMES: Final = {"Catanatron": 20, "OpenSpiel": 10}
"""How many times as many steps per second each title has to make as the Python games of a library
for as many players, each in its fastest loop."""
