"""The table in play: the yard, the depot, and a train for every player."""

from __future__ import annotations

from stellwerk.core.position import PlayerBoard, Position
from title_skeleton.source import components as c


class Train(PlayerBoard):
    """What one player has in hand and on the track.

    Its lists are never changed in place, always replaced, so copies share them.
    """

    __slots__ = ("hand", "points", "wagons")

    def __init__(self, hand: list[int], wagons: list[int], points: int) -> None:
        super().__init__()
        self.hand: list[int] = hand
        """The wagons only this player may look at, the lightest first."""
        self.wagons: list[int] = wagons
        """The train from its front to its end."""
        self.points: int = points

    def copy(self) -> Train:
        return Train(self.hand, self.wagons, self.points)

    def add_state(self, numbers: list[int]) -> None:
        numbers += (self.points, len(self.hand), len(self.wagons))
        numbers += self.hand
        numbers += self.wagons

    def takes(self, weight: int) -> bool:
        """Whether a wagon may be coupled to the end (SK-2.2)."""
        return not self.wagons or weight <= self.wagons[-1]


class Sidings(Position):
    """A game of Skeleton.

    Lists of the table are never changed in place, always replaced, so copies share them.
    """

    __slots__ = ("active", "depot", "round", "trains", "yard")

    def __init__(self, players: int, rules: int) -> None:
        super().__init__(players, rules)
        self.round: int = 0
        self.active: int = 0
        """The seat whose turn began last."""
        self.yard: list[int] = [c.EACH] * c.WEIGHTS
        """How many wagons of each weight can still be drawn; of a veiled position, how many are
        out of sight."""
        self.depot: list[int] = []
        self.trains: list[Train] = [Train([], [], 0) for _ in range(players)]

    def copy(self) -> Sidings:
        other = Sidings(0, self.rules)
        other.players = self.players
        other.turn = self.turn
        other.turns = self.turns
        other.stack = self.stack[:]
        other.legal = self.legal
        other.round = self.round
        other.active = self.active
        other.yard = self.yard
        other.depot = self.depot
        other.trains = self.trains[:]
        self.owned = 0
        return other

    def writable(self, seat: int) -> Train:
        """The train of a seat, for changing it."""
        return self.own(self.trains, seat)

    def state(self) -> list[int]:
        numbers = [self.players, self.turn, self.turns, self.round, self.active, len(self.depot)]
        numbers += self.yard
        numbers += self.depot
        for train in self.trains:
            train.add_state(numbers)
        numbers += [effect.code for effect in self.stack]
        return numbers

    def scores(self) -> list[int]:
        return [train.points for train in self.trains]

    def winners(self) -> list[int]:
        """Most points win; ties are shared (SK-3.4)."""
        best = max([train.points for train in self.trains])
        return [seat for seat in range(self.players) if self.trains[seat].points == best]
