"""Skeleton at its edges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from stellwerk.core.fields import PositionFields
from stellwerk.core.messages import Event, Message, Reason
from stellwerk.core.title import Asked, Earned, Options, Title, Words
from title_skeleton.source import components as c
from title_skeleton.source import (
    describe,
    layout,
    notation,
    picture,
    questions,
    reasons,
    scoring,
    secrets,
    set_up,
)
from title_skeleton.source.conservation import misplaced
from title_skeleton.source.fields import FIELDS
from title_skeleton.source.position import Sidings

_EARNED: Final = ("event-coupled", "event-longest")
"""The events that report points, in the order of the sources."""


class TitleSkeleton(Title[Sidings]):
    """Trains of ever lighter wagons, for 2 to 4 players."""

    id = "skeleton"
    name = "Skeleton"
    prefix = "SK"
    version = 1
    players = (2, 3, 4)
    minutes = 10
    lead = 6.0
    layout = layout.TitleSkeletonLayout
    move_count = c.MOVE_COUNT
    longest = c.MOST_PLAYERS * (c.HAND + 2 * c.ROUNDS)
    asks = questions.ASKS
    sources = scoring.SOURCES

    def start(self, players: int, options: Options) -> Sidings:
        return set_up.start(players, self.version)

    def options_of(self, position: Sidings) -> Options:
        return {}

    def write_move(self, position: Sidings, move: int) -> str:
        return notation.MOVES[move]

    def read_move(self, position: Sidings, text: str) -> int:
        return notation.read_move(text)

    def fields(self, position: Sidings) -> PositionFields:
        return FIELDS

    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> Sidings:
        return notation.read_position(players, self.version, lines)

    def read_veiled(
        self, players: int, options: Options, lines: Sequence[str], seat: int
    ) -> Sidings:
        return notation.read_veiled(players, self.version, lines, seat)

    def asked(self, position: Sidings) -> Asked | None:
        return questions.asked(position)

    def describe(self, position: Sidings, move: int) -> Message:
        return describe.describe(move)

    def prompt(self, position: Sidings) -> Message:
        return describe.prompt(position)

    def why_not(self, position: Sidings, move: int) -> Reason | None:
        return reasons.why_not(position, move)

    def draw(self, position: Sidings, seat: int, words: Words) -> str:
        return picture.draw(secrets.veil(position, seat), words)

    def board(self, players: int, options: Options) -> Mapping[str, object]:
        return layout.board(players)

    def round_now(self, position: Sidings) -> int:
        return position.round

    def round_count(self, position: Sidings) -> int:
        return c.ROUNDS

    def forecast(self, position: Sidings) -> list[list[int]]:
        return scoring.forecast(position)

    def earned(self, event: Event) -> Earned | None:
        match event.params:
            case {"seat": int(seat), "points": int(points)} if event.key in _EARNED:
                return Earned(seat, _EARNED.index(event.key), points)
        return None

    def veil(self, position: Sidings, seat: int) -> Sidings:
        return secrets.veil(position, seat)

    def veil_move(self, position: Sidings, move: int, seat: int) -> int:
        return secrets.veil_move(position, move, seat)

    def reveals(self, before: Sidings, actor: int, move: int, after: Sidings) -> bool:
        """Every wagon that a player chooses comes out of a hand the others did not see."""
        return True

    def reveals_to_actor(self, before: Sidings, actor: int, move: int, after: Sidings) -> bool:
        """A player knows their own hand; the wagon they get for it is drawn by the dealer."""
        return False

    def imagine(self, veiled: Sidings, seat: int, rng: Random) -> Sidings:
        return secrets.imagine(veiled, rng)

    def misplaced(self, position: Sidings) -> list[str]:
        return misplaced(position)


TITLE: Final = TitleSkeleton()
