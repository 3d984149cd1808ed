"""Glück Auf: Das große Kartenspiel at its edges: everything the layers above use."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random

from stellwerk.core.fields import PositionFields
from stellwerk.core.json_schema import Schema
from stellwerk.core.messages import Message, Reason
from stellwerk.core.title import Asked, Options, Points, Title, Words
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import (
    describe,
    layout,
    notation,
    picture,
    questions,
    reasons,
    routine,
    rules,
    scoring,
    secrets,
    set_up,
)
from stellwerk.titles.glueck_auf.conservation import misplaced
from stellwerk.titles.glueck_auf.edition import BUILT_IN, shelf
from stellwerk.titles.glueck_auf.examples import EXAMPLES
from stellwerk.titles.glueck_auf.lessons import COURSE
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.rules import AFTERWARDS


class GlueckAuf(Title[Colliery]):
    """Glück Auf: Das große Kartenspiel for 2 to 4 players."""

    id = "glueck-auf"
    name = "Glück Auf: Das große Kartenspiel"
    prefix = "GA"
    version = 2
    players = (2, 3, 4)
    minutes = 60
    lead = 15.0
    layout = layout.GlueckAufLayout
    move_count = c.MOVE_COUNT
    longest = 3_000
    examples = EXAMPLES
    course = COURSE
    sources = scoring.SOURCES
    asks: Mapping[str, Mapping[str, Schema]] = questions.ASKS
    choices: Mapping[str, tuple[str, ...]] = {"edition": BUILT_IN}
    reactions = (AFTERWARDS.name,)
    """Whether to play an innovation after the worker action can be declined for good (GA-11.6)."""

    def __init__(self) -> None:
        self.editions = shelf()
        self.choices = {"edition": self.editions.names()}

    def add_edition(self, path: Path) -> str:
        """Let tables play with the edition in a file; its name as a value of `edition`."""
        name = self.editions.add(path)
        self.choices = {"edition": self.editions.names()}
        return name

    def with_defaults(self, options: Options) -> Options:
        """An added edition may be named without the digest at the end of its name."""
        if "edition" in options:
            options = {**options, "edition": self.editions.full_name(options["edition"])}
        return super().with_defaults(options)

    def standing_answer(self, position: Colliery, declined: Collection[str]) -> int | None:
        if position.stack and position.stack[-1] is AFTERWARDS and AFTERWARDS.name in declined:
            return c.DONE
        return None

    def nothing_to_do(self, position: Colliery) -> int | None:
        return routine.nothing_to_do(position)

    def next_turn(self, position: Colliery, seat: int) -> Colliery | None:
        return routine.next_turn(position, seat)

    def start(self, players: int, options: Options) -> Colliery:
        return set_up.start(players, self.version, self.editions.edition(options["edition"]))

    def options_of(self, position: Colliery) -> Options:
        return {"edition": position.edition.name}

    def write_move(self, position: Colliery, move: int) -> str:
        return notation.write_move(position.edition, move)

    def read_move(self, position: Colliery, text: str) -> int:
        return notation.read_move(position.edition, text)

    def fields(self, position: Colliery) -> PositionFields:
        return notation.FIELDS

    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> Colliery:
        edition = self.editions.edition(options["edition"])
        return notation.read_position(players, self.version, edition, lines)

    def asked(self, position: Colliery) -> Asked | None:
        return questions.asked(position)

    def describe(self, position: Colliery, move: int) -> Message:
        return describe.describe(position, move)

    def prompt(self, position: Colliery) -> Message:
        return describe.prompt(position)

    def why_not(self, position: Colliery, move: int) -> Reason | None:
        return reasons.why_not(position, move)

    def draw(self, position: Colliery, seat: int, words: Words) -> str:
        return picture.draw(secrets.veil(position, seat), seat, words)

    def board(self, players: int, options: Options) -> Mapping[str, object]:
        return layout.board(players, self.editions.edition(options["edition"]))

    def round_now(self, position: Colliery) -> int:
        return position.shift

    def round_count(self, position: Colliery) -> int:
        return c.SHIFTS[position.players]

    def forecast(self, position: Colliery) -> list[list[int]]:
        return rules.forecast(position)

    def points(self, position: Colliery, reported: Points) -> list[list[int]]:
        """All points lie on the table."""
        return [scoring.categories(board) for board in position.boards]

    def veil(self, position: Colliery, seat: int) -> Colliery:
        return secrets.veil(position, seat)

    def veil_move(self, position: Colliery, move: int, seat: int) -> int:
        return secrets.veil_move(position, move, seat)

    def reveals(self, before: Colliery, actor: int, move: int, after: Colliery) -> bool:
        return secrets.reveals(before, move, after)

    def reveals_to_actor(self, before: Colliery, actor: int, move: int, after: Colliery) -> bool:
        return secrets.bares(before, after)

    def imagine(self, veiled: Colliery, seat: int, rng: Random) -> Colliery:
        return secrets.imagine(veiled, seat, rng)

    def misplaced(self, position: Colliery) -> list[str]:
        return misplaced(position)


TITLE = GlueckAuf()
