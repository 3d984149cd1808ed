"""Tiny at its edges: set-up, notation, words, secrets and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from stellwerk.core.errors import NotationError, no_move
from stellwerk.core.field_kinds import Number, Numbers, Owed
from stellwerk.core.fields import PositionFields
from stellwerk.core.json_schema import HIDDEN as WORD_FOR_HIDDEN
from stellwerk.core.json_schema import Schema, array, integer, maybe_hidden, optional
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.core.messages import Event, Message, Reason
from stellwerk.core.position import DEALER, NO_MOVES, NOBODY
from stellwerk.core.title import Asked, Earned, Options, Title, Words
from tiny.position import (
    AT,
    BLANK,
    EACH,
    EFFECTS,
    HIDDEN,
    LEFT,
    LEFT_TRACK,
    MOVE_COUNT,
    MOVES_OF_VERSION_1,
    NONE,
    REST,
    RIGHT,
    RIGHT_TRACK,
    ROUND,
    TRACKS,
    WEIGHTS,
    WHISTLE,
    Aim,
    Deal,
    TinyPosition,
)

MOVES: Final = [
    *(f"w{weight + 1}" for weight in range(WEIGHTS)),
    *("rest", "whistle", "left", "right"),
    *(f"at{seat + 1}" for seat in range(4)),
    "hidden",
]


class BySeat(Numbers):
    """What each seat has or chose: a number, nothing, or something hidden."""

    def plain(self, value: Any) -> Any:
        return [{NONE: None, HIDDEN: WORD_FOR_HIDDEN}.get(number, number) for number in value]

    def schema(self) -> Schema:
        return array(optional(maybe_hidden(integer(0, self.high))))


FIELDS: Final = PositionFields(
    table=[
        Number("round", "round", 0, 3),
        Number("turns", "turns", 0, 99),
        Number("asked", "asked", NONE, 3),
        Numbers("yard", "yard", 0, EACH, WEIGHTS, secret=True),
        Numbers("depot", "depot", 0, EACH, WEIGHTS),
        BySeat("hands", "hands", HIDDEN, WEIGHTS - 1, secret=True),
        BySeat("tracks", "tracks", HIDDEN, RIGHT_TRACK, secret=True),
        Numbers("points", "points", -99, 99),
        Numbers("whistles", "whistles", 0, 1),
        Owed(EFFECTS),
    ],
    seat=[],
    boards=lambda _position: (),
    board=lambda position, _seat: position,
    derived=("rounds",),
)


class Tiny(Title[TinyPosition]):
    """The smallest title that has everything a title can have."""

    id = "tiny"
    name = "Tiny"
    prefix = "TY"
    version = 2
    players = (2, 3, 4)
    minutes = 5
    lead = 6.0
    move_count = MOVE_COUNT
    longest = 4 * 3 * 4
    choices: Mapping[str, tuple[str, ...]] = {"rounds": ("2", "3")}
    asks: Mapping[str, Mapping[str, Schema]] = {
        "draw": {"seat": seat_schema()},
        "track": {},
        "turn": {},
        "target": {},
    }
    sources = ("tiny-points-wagons", "tiny-points-whistles")

    def start(self, players: int, options: Options) -> TinyPosition:
        position = TinyPosition(players, self.version, int(options["rounds"]))
        position.stack.append(ROUND)
        position.settle()
        return position

    def options_of(self, position: TinyPosition) -> Options:
        return {"rounds": str(position.rounds)}

    def write_move(self, position: TinyPosition, move: int) -> str:
        return MOVES[move]

    def read_move(self, position: TinyPosition, text: str) -> int:
        if text not in MOVES:
            raise no_move(text, "Tiny")
        return MOVES.index(text)

    def move_numbered(self, number: int) -> int:
        return MOVES_OF_VERSION_1[number]

    def fields(self, position: TinyPosition) -> PositionFields:
        return FIELDS

    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> TinyPosition:
        position = self.start(players, options)
        FIELDS.read(position, lines)
        for by_seat in (position.hands, position.tracks, position.points, position.whistles):
            if len(by_seat) != players:
                raise NotationError(f"{players} numbers by seat are expected, not {len(by_seat)}")
        faults = self.misplaced(position)
        if faults:
            raise NotationError(f"there is something wrong with {', '.join(faults)}")
        position.settle()
        return position

    def describe(self, position: TinyPosition, move: int) -> Message:
        if move < WEIGHTS:
            return Message("tiny-draw", {"weight": move + 1})
        if AT <= move < BLANK:
            return Message("tiny-at", {"seat": move - AT})
        return Message(f"tiny-{MOVES[move]}", {})

    def prompt(self, position: TinyPosition) -> Message:
        if position.stack[-1] is TRACKS:
            return Message("tiny-ask-track", {"weight": position.hands[position.turn] + 1})
        return Message("tiny-ask-turn", {})

    def asked(self, position: TinyPosition) -> Asked | None:
        if not position.stack:
            return None
        top = position.stack[-1]
        if isinstance(top, Deal):
            return Asked("draw", {"seat": top.seat})
        if top is TRACKS:
            return Asked("track")
        return Asked("target" if isinstance(top, Aim) else "turn")

    def why_not(self, position: TinyPosition, move: int) -> Reason | None:
        if move in position.moves():
            return None
        if move == WHISTLE and REST in position.moves():
            return Reason("tiny-no-whistle", "TY-5", {})
        return Reason("tiny-not-now", "TY-2", {"move": self.describe(position, move)})

    def draw(self, position: TinyPosition, seat: int, words: Words) -> str:
        view = self.veil(position, seat)
        hands = " ".join({NONE: "-", HIDDEN: "?"}.get(hand, str(hand + 1)) for hand in view.hands)
        points = " ".join(map(str, view.points))
        return f"round {view.round} of {view.rounds}\nwagons {hands}\npoints {points}"

    def board(self, players: int, options: Options) -> Mapping[str, object]:
        return {"title": self.id, "players": players, "wagons": WEIGHTS * EACH}

    def round_now(self, position: TinyPosition) -> int:
        return position.round

    def round_count(self, position: TinyPosition) -> int:
        return position.rounds

    def forecast(self, position: TinyPosition) -> list[list[int]]:
        return [[0, 0] for _ in range(position.players)]

    def earned(self, event: Event) -> Earned | None:
        match event.key, event.params:
            case "tiny-earned", {"seat": int(seat), "points": int(points)}:
                return Earned(seat, 0, points)
            case "tiny-whistled", {"other_seat": int(seat)}:
                return Earned(seat, 1, -1)
        return None

    def reveals_secret_choices(self, position: TinyPosition) -> bool:
        return bool(position.stack) and position.stack[-1] is TRACKS

    def veil(self, position: TinyPosition, seat: int) -> TinyPosition:
        view = position.copy()
        for other in range(position.players):
            if other == seat or position.hands[other] == NONE:
                continue
            if position.hands[other] != HIDDEN:
                view.yard[position.hands[other]] += 1
                view.hands[other] = HIDDEN
            if position.tracks[other] != NONE:
                view.tracks[other] = HIDDEN
        if view.turn != seat:
            view.legal = NO_MOVES
        return view

    def veil_move(self, position: TinyPosition, move: int, seat: int) -> int:
        if position.turn == DEALER and position.hands.index(NONE) != seat:
            return BLANK
        if move in (LEFT, RIGHT) and position.turn != seat:
            return BLANK
        return move

    def reveals(self, before: TinyPosition, actor: int, move: int, after: TinyPosition) -> bool:
        return before.stack[-1] is TRACKS and before.tracks.count(NONE) == 1

    def imagine(self, veiled: TinyPosition, seat: int, rng: Random) -> TinyPosition:
        position = veiled.copy()
        for other in range(position.players):
            if position.hands[other] == HIDDEN:
                weights = [n for n in range(WEIGHTS) for _ in range(position.yard[n])]
                position.hands[other] = rng.choice(weights)
                position.yard[position.hands[other]] -= 1
            if position.tracks[other] == HIDDEN:
                position.tracks[other] = rng.choice((LEFT_TRACK, RIGHT_TRACK))
        if position.turn != NOBODY:
            position.settle()
        return position

    def misplaced(self, position: TinyPosition) -> list[str]:
        return [
            f"wagon {weight + 1}"
            for weight in range(WEIGHTS)
            if position.yard[weight] + position.depot[weight] + position.hands.count(weight) != EACH
        ]


TITLE: Final = Tiny()
