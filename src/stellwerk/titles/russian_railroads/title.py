"""Russian Railroads at its edges: everything the layers above use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from stellwerk.core.fields import PositionFields
from stellwerk.core.messages import Event, Message, Reason
from stellwerk.core.title import Asked, Earned, Options, Title, Words
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import (
    describe,
    layout,
    notation,
    picture,
    questions,
    reasons,
    routine,
    scoring,
    secrets,
    set_up,
)
from stellwerk.titles.russian_railroads.action_parts import EXTRA_STEP_COUNTS
from stellwerk.titles.russian_railroads.conservation import misplaced
from stellwerk.titles.russian_railroads.end_bonuses import NEWEST
from stellwerk.titles.russian_railroads.examples import EXAMPLES
from stellwerk.titles.russian_railroads.fields import FIELDS
from stellwerk.titles.russian_railroads.lessons import COURSE
from stellwerk.titles.russian_railroads.position import Railway


class RussianRailroads(Title[Railway]):
    """Russian Railroads for 2 to 4 players."""

    id = "russian-railroads"
    name = "Russian Railroads"
    prefix = "RR"
    version = max(EXTRA_STEP_COUNTS, NEWEST)
    players = (2, 3, 4)
    minutes = 90
    lead = 60.0
    layout = layout.RussianRailroadsLayout
    move_count = c.MOVES
    longest = 2_000
    asks = questions.ASKS
    examples = EXAMPLES
    course = COURSE
    sources = scoring.SOURCES
    default_source = scoring.TURNS

    def usual(self, position: Railway) -> int | None:
        return routine.usual(position)

    def repeats(self, position: Railway, move: int) -> bool:
        return routine.repeats(move)

    def nothing_to_do(self, position: Railway) -> int | None:
        return routine.nothing_to_do(position)

    def next_turn(self, position: Railway, seat: int) -> Railway | None:
        return routine.next_turn(position, seat)

    def start(self, players: int, options: Options) -> Railway:
        return set_up.start(players, self.version)

    def options_of(self, position: Railway) -> Options:
        return {}

    def write_move(self, position: Railway, move: int) -> str:
        return notation.MOVE_NAMES[move]

    def read_move(self, position: Railway, text: str) -> int:
        return notation.read_move(text)

    def move_numbered(self, number: int) -> int:
        return notation.move_numbered(number)

    def fields(self, position: Railway) -> PositionFields:
        return FIELDS

    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> Railway:
        return notation.read_position(players, self.version, lines)

    def read_veiled(
        self, players: int, options: Options, lines: Sequence[str], seat: int
    ) -> Railway:
        return notation.read_veiled(players, self.version, lines, seat)

    def asked(self, position: Railway) -> Asked | None:
        return questions.asked(position)

    def describe(self, position: Railway, move: int) -> Message:
        return describe.describe(position, move)

    def prompt(self, position: Railway) -> Message:
        return describe.prompt(position)

    def why_not(self, position: Railway, move: int) -> Reason | None:
        return reasons.why_not(position, move)

    def draw(self, position: Railway, seat: int, words: Words) -> str:
        return picture.draw(secrets.veil(position, seat), seat, words)

    def board(self, players: int, options: Options) -> Mapping[str, object]:
        return layout.board(players)

    def round_now(self, position: Railway) -> int:
        return position.current_round

    def round_count(self, position: Railway) -> int:
        return c.ROUNDS[position.players]

    def forecast(self, position: Railway) -> list[list[int]]:
        return scoring.forecast(position)

    def earned(self, event: Event) -> Earned | None:
        match event.params:
            case {"seat": int(seat), "points": int(points), "source": Message(key=source)}:
                return Earned(seat, scoring.column(source), points)
        return None

    def veil(self, position: Railway, seat: int) -> Railway:
        return secrets.veil(position, seat)

    def veil_move(self, position: Railway, move: int, seat: int) -> int:
        return secrets.veil_move(position, move, seat)

    def reveals(self, before: Railway, actor: int, move: int, after: Railway) -> bool:
        return secrets.looks_through_stack(after, actor)

    def imagine(self, veiled: Railway, seat: int, rng: Random) -> Railway:
        return secrets.imagine(veiled, seat, rng)

    def misplaced(self, position: Railway) -> list[str]:
        return misplaced(position)


TITLE = RussianRailroads()
