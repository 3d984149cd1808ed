"""Volldampf at its edges: everything the layers above use."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from stellwerk.core.fields import PositionFields
from stellwerk.core.messages import Event, Message, Reason
from stellwerk.core.title import Asked, Earned, Options, Title, Way, Words
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf import (
    describe,
    layout,
    notation,
    picture,
    reasons,
    routine,
    scoring,
    secrets,
    set_up,
)
from stellwerk.titles.volldampf.conservation import misplaced
from stellwerk.titles.volldampf.edition_file import BUILT_IN, shelf
from stellwerk.titles.volldampf.effects import Question
from stellwerk.titles.volldampf.examples import EXAMPLES
from stellwerk.titles.volldampf.fields import fields
from stellwerk.titles.volldampf.lessons import COURSE
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.questions import ASKS, asked
from stellwerk.titles.volldampf.ways import ways

_EARNED: Final = {
    "event-gain": ("gain", 1),
    "event-bonds": ("bonds", -1),
    "event-back": ("steps", -1),
}
"""The events that move a score, in the order of the sources: a parameter and its worth."""


class Volldampf(Title[Railroad]):
    """Track, goods and bonds, for 2 to 6 players."""

    id = "volldampf"
    name = "Volldampf"
    prefix = "VD"
    version = 2
    players = (2, 3, 4, 5, 6)
    minutes = 60
    lead = 15.0
    layout = layout.VolldampfLayout
    move_count = c.MOVES
    longest = c.LONGEST
    asks = ASKS
    examples = EXAMPLES
    course = COURSE
    sources = scoring.SOURCES
    choices: Mapping[str, tuple[str, ...]] = {"edition": BUILT_IN, "stop": ("chosen", "first")}
    reactions = (c.ACTIONS[c.ALL_NEW], c.ACTIONS[c.SABOTAGE], c.ACTIONS[c.SUBSIDY])
    """The kinds of question to which a player can give a standing answer (VD-10.5)."""

    def __init__(self) -> None:
        self.editions = shelf()
        self._offer_editions()

    def add_edition(self, path: Path) -> str:
        """Let tables play with the edition in a file; its name as a value of `edition`."""
        name = self.editions.add(path)
        self._offer_editions()
        return name

    def _offer_editions(self) -> None:
        self.choices = {**self.choices, "edition": self.editions.names()}

    def with_defaults(self, options: Options) -> Options:
        """An added edition may be named without the digest at the end of its name."""
        if "edition" in options:
            options = {**options, "edition": self.editions.full_name(options["edition"])}
        return super().with_defaults(options)

    def standing_answer(self, position: Railroad, declined: Collection[str]) -> int | None:
        top = position.stack[-1] if position.stack else None
        if isinstance(top, Question) and c.ACTIONS[top.kind] in declined:
            return c.DECLINE
        return None

    def nothing_to_do(self, position: Railroad) -> int | None:
        return routine.nothing_to_do(position)

    def next_turn(self, position: Railroad, seat: int) -> Railroad | None:
        return routine.next_turn(position, seat)

    def start(self, players: int, options: Options) -> Railroad:
        edition = self.editions.edition(options["edition"])
        first_stop = options["stop"] == "first"
        return set_up.start(players, self.version, edition, first_stop=first_stop)

    def options_of(self, position: Railroad) -> Options:
        stop = self.choices["stop"][position.first_stop]
        return {"edition": position.edition.name, "stop": stop}

    def write_move(self, position: Railroad, move: int) -> str:
        return notation.words(position.edition)[move]

    def read_move(self, position: Railroad, text: str) -> int:
        return notation.read_move(position.edition, text)

    def fields(self, position: Railroad) -> PositionFields:
        return fields(position.edition)

    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> Railroad:
        position = self.new_game(players, options)
        notation.read_position(position, lines)
        return position

    def read_veiled(
        self, players: int, options: Options, lines: Sequence[str], seat: int
    ) -> Railroad:
        position = self.new_game(players, options)
        notation.read_veiled(position, lines, seat)
        return position

    def asked(self, position: Railroad) -> Asked | None:
        return asked(position)

    def describe(self, position: Railroad, move: int) -> Message:
        return describe.describe(position, move)

    def prompt(self, position: Railroad) -> Message:
        return describe.prompt(position)

    def why_not(self, position: Railroad, move: int) -> Reason | None:
        return reasons.why_not(position, move)

    def draw(self, position: Railroad, seat: int, words: Words) -> str:
        return picture.draw(position, seat, words)

    def board(self, players: int, options: Options) -> Mapping[str, object]:
        return layout.board(players, self.editions.edition(options["edition"]))

    def round_now(self, position: Railroad) -> int:
        return position.round

    def round_count(self, position: Railroad) -> int:
        return c.ROUNDS[position.players]

    def forecast(self, position: Railroad) -> list[list[int]]:
        return scoring.forecast(position)

    def earned(self, event: Event) -> Earned | None:
        if event.key not in _EARNED:
            return None
        name, worth = _EARNED[event.key]
        match event.params:
            case {"seat": int(seat), **rest} if isinstance(count := rest[name], int):
                return Earned(seat, list(_EARNED).index(event.key), worth * count)
        return None

    def reveals_secret_choices(self, position: Railroad) -> bool:
        return position.in_secret()

    def ways(self, position: Railroad) -> list[Way]:
        return ways(position)

    def veil(self, position: Railroad, seat: int) -> Railroad:
        return secrets.veil(position, seat)

    def veil_move(self, position: Railroad, move: int, seat: int) -> int:
        return secrets.veil_move(position, move, seat)

    def reveals(self, before: Railroad, actor: int, move: int, after: Railroad) -> bool:
        return secrets.reveals(before, actor, move)

    def reveals_to_actor(self, before: Railroad, actor: int, move: int, after: Railroad) -> bool:
        return before.in_secret() and secrets.reveals(before, actor, move)

    def imagine(self, veiled: Railroad, seat: int, rng: Random) -> Railroad:
        return secrets.imagine(veiled, rng)

    def unsealed(self, position: Railroad) -> Railroad | None:
        return secrets.unsealed(position)

    def times_tied(self, position: Railroad) -> int:
        return position.equal_bids

    def misplaced(self, position: Railroad) -> list[str]:
        return misplaced(position)


TITLE: Final = Volldampf()
