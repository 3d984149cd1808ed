"""Tiny, a game for the tests: its table, and what can be owed on it.

1. Twelve wagons weigh 1 to 6, two of each weight; all lie in the yard. Two to four players.
2. A game has two or three rounds (an option). In each, the dealer draws a wagon for every
   player, who alone may look at it.
3. All at once, and in secret, the players send their wagons to the left or the right track.
4. The heaviest wagon of each track earns its weight; two of the same weight earn nothing.
   (Since version 2 the next lighter one earns its weight instead.)
   All wagons of the round go to the depot.
5. Then the players take a turn each, in the order of their seats: they rest, or whistle, once a
   game, at another player, who loses a point.
6. Most points win; ties are shared.

Version 2 also renumbered the moves.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import DEALER, Effect, EffectTable, Position

WEIGHTS: Final = 6
EACH: Final = 2

# Moves: 0 to 5 draw a wagon.
REST: Final = 6
WHISTLE: Final = 7
LEFT: Final = 8
RIGHT: Final = 9
AT: Final = 10
"""AT + seat: whistle at this seat."""
BLANK: Final = 14
"""A move somebody else may not see."""
MOVE_COUNT: Final = 15
MOVES_OF_VERSION_1: Final[tuple[int, ...]] = (
    *range(WEIGHTS),
    LEFT,
    RIGHT,
    REST,
    WHISTLE,
    *range(AT, MOVE_COUNT),
)
"""The moves in the order of their numbers under version 1."""

LEFT_TRACK: Final = 6
RIGHT_TRACK: Final = 7
"""The tracks as a saved position numbers them, whatever the numbers of the moves are."""

LIGHTER_EARNS: Final = 2
"""TY-4: the version since which two of the same weight leave their points to a lighter wagon."""

NONE: Final = -1
HIDDEN: Final = -2


class TinyPosition(Position):
    """The table of Tiny."""

    __slots__ = (
        "asked",
        "depot",
        "hands",
        "points",
        "round",
        "rounds",
        "tracks",
        "whistles",
        "yard",
    )

    def __init__(self, players: int, rules: int, rounds: int) -> None:
        super().__init__(players, rules)
        self.rounds: int = rounds
        self.round: int = 0
        self.yard: list[int] = [EACH] * WEIGHTS
        self.depot: list[int] = [0] * WEIGHTS
        self.hands: list[int] = [NONE] * players
        self.tracks: list[int] = [NONE] * players
        self.points: list[int] = [0] * players
        self.whistles: list[int] = [1] * players
        self.asked: int = NONE
        """The seat that was let choose its track first, or NONE."""

    def copy(self) -> TinyPosition:
        other = TinyPosition(self.players, self.rules, self.rounds)
        other.turn = self.turn
        other.turns = self.turns
        other.stack = self.stack[:]
        other.legal = self.legal
        other.round = self.round
        other.yard = self.yard[:]
        other.depot = self.depot[:]
        other.hands = self.hands[:]
        other.tracks = self.tracks[:]
        other.points = self.points[:]
        other.whistles = self.whistles[:]
        other.asked = self.asked
        return other

    def state(self) -> list[int]:
        return [
            *(self.players, self.turn, self.turns, self.rounds, self.round, self.asked),
            *(*self.yard, *self.depot, *self.hands, *self.tracks, *self.points, *self.whistles),
            *(effect.code for effect in self.stack),
        ]

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == best]

    def awaited(self) -> list[int]:
        if self.stack and self.stack[-1] is TRACKS:
            return [seat for seat in range(self.players) if self.tracks[seat] == NONE]
        return super().awaited()

    def give_turn_to(self, seat: int) -> None:
        super().give_turn_to(seat)
        if self.stack[-1] is TRACKS:
            self.asked = seat
            self.turn = seat


class Round(Effect[TinyPosition]):
    """A round begins, unless it was the last."""

    def resolve(self, position: TinyPosition) -> None:
        if position.round == position.rounds:
            return
        position.round += 1
        position.turns += 1
        position.stack += [self, *reversed(TURNS[: position.players]), OPEN]
        position.stack += reversed(DEALS[: position.players])


class Deal(Effect[TinyPosition]):
    """The dealer draws a wagon for a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"deal.{seat + 1}")
        self.seat = seat

    def options(self, position: TinyPosition) -> list[int]:
        return [weight for weight in range(WEIGHTS) if position.yard[weight]]

    def actor(self, position: TinyPosition) -> int:
        return DEALER

    def choose(self, position: TinyPosition, move: int) -> None:
        position.yard[move] -= 1
        position.hands[self.seat] = move
        if position.events is not None:
            position.tell("tiny-dealt", only=self.seat, weight=move + 1)


class Open(Effect[TinyPosition]):
    """The tracks are open."""

    def resolve(self, position: TinyPosition) -> None:
        position.turns += 1
        position.stack.append(TRACKS)


class Tracks(Effect[TinyPosition]):
    """All players choose a track, in any order; then the wagons are turned up."""

    def options(self, position: TinyPosition) -> list[int]:
        return [LEFT, RIGHT] if NONE in position.tracks else []

    def actor(self, position: TinyPosition) -> int:
        return position.tracks.index(NONE) if position.asked == NONE else position.asked

    def choose(self, position: TinyPosition, move: int) -> None:
        track = LEFT_TRACK if move == LEFT else RIGHT_TRACK
        position.tracks[self.actor(position)] = track
        position.asked = NONE
        position.stack.append(self)

    def resolve(self, position: TinyPosition) -> None:
        hands = position.hands
        for track in (LEFT_TRACK, RIGHT_TRACK):
            here = [seat for seat in range(position.players) if position.tracks[seat] == track]
            here.sort(key=lambda seat: hands[seat])
            while len(here) > 1 and hands[here[-2]] == hands[here[-1]]:
                here = here[:-2] if position.rules >= LIGHTER_EARNS else []
            if here:
                points = hands[here[-1]] + 1
                position.points[here[-1]] += points
                if position.events is not None:
                    position.tell("tiny-earned", seat=here[-1], points=points)
        for seat in range(position.players):
            position.depot[hands[seat]] += 1
            hands[seat] = position.tracks[seat] = NONE


class Turn(Effect[TinyPosition]):
    """The turn of a seat begins."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"turn.{seat + 1}")
        self.seat = seat

    def resolve(self, position: TinyPosition) -> None:
        position.turns += 1
        position.stack.append(ACTS[self.seat])


class Act(Effect[TinyPosition]):
    """A player rests or whistles."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"act.{seat + 1}")
        self.seat = seat

    def options(self, position: TinyPosition) -> list[int]:
        return [REST, WHISTLE] if position.whistles[self.seat] else [REST]

    def actor(self, position: TinyPosition) -> int:
        return self.seat

    def choose(self, position: TinyPosition, move: int) -> None:
        if move == WHISTLE:
            position.whistles[self.seat] = 0
            position.stack.append(AIMS[self.seat])


class Aim(Effect[TinyPosition]):
    """A player chooses whom to whistle at."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"aim.{seat + 1}")
        self.seat = seat

    def options(self, position: TinyPosition) -> list[int]:
        return [AT + seat for seat in range(position.players) if seat != self.seat]

    def actor(self, position: TinyPosition) -> int:
        return self.seat

    def choose(self, position: TinyPosition, move: int) -> None:
        position.points[move - AT] -= 1
        if position.events is not None:
            position.tell("tiny-whistled", seat=self.seat, other_seat=move - AT)


ROUND: Final = Round("round")
OPEN: Final = Open("open")
TRACKS: Final = Tracks("tracks")
DEALS: Final = [Deal(seat) for seat in range(4)]
TURNS: Final = [Turn(seat) for seat in range(4)]
ACTS: Final = [Act(seat) for seat in range(4)]
AIMS: Final = [Aim(seat) for seat in range(4)]

EFFECTS: Final[EffectTable[TinyPosition]] = EffectTable()
for _effect in (ROUND, OPEN, TRACKS, *DEALS, *TURNS, *ACTS, *AIMS):
    EFFECTS.add(_effect)
