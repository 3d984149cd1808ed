"""Whole turns: every way to finish the current turn, the best first.

A turn of many steps is many moves, and one step alone says little: the worker is spent, but what it
earns is not there yet. So bots look at a turn as a whole. From every first move a narrow beam
search continues to the end of the turn; if different orders of the same steps end in the same
position, it is kept once.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stellwerk.bots.values.value import Value
from stellwerk.core.position import DEALER, Position

TIRELESS: Final = 1_000_000_000
"""More effort than any turn takes."""


class TurnPlan:
    """A way to finish a turn: the moves, the position after them, and its worth to the mover."""

    __slots__ = ("drawn", "end", "moves", "worth")

    def __init__(self, moves: list[int], end: Position, worth: float, *, drawn: bool) -> None:
        self.moves: list[int] = moves
        self.end: Position = end
        self.worth: float = worth
        self.drawn: bool = drawn
        """Whether chance comes in after the moves, so that `end` is only one possible end."""


def worth_of(plan: TurnPlan) -> float:
    return plan.worth


def likeliest(plans: list[TurnPlan], value: Value, seat: int) -> TurnPlan:
    """The plan after which a value gives a seat the best chance to win; the first of equal ones."""
    shares = value.all_shares([plan.end for plan in plans])
    best = 0
    for number in range(1, len(plans)):
        if shares[number][seat] > shares[best][seat]:
            best = number
    return plans[best]


class Planner:
    """Finds plans; `width` is the beam from each first move, `depth` the most moves.

    A few turns can be played in a hundred times as many ways as most. After `effort` steps the
    beams are one plan wide, after twice as many no plan continues; every first move is still
    tried.
    """

    __slots__ = ("depth", "effort", "rng", "tried", "value", "width")

    def __init__(
        self, value: Value, rng: Random, width: int, depth: int, effort: int = TIRELESS
    ) -> None:
        self.value: Value = value
        self.rng: Random = rng
        self.width: int = width
        self.depth: int = depth
        self.effort: int = effort
        self.tried: int = 0
        """Steps tried in the last call."""

    def plans(self, position: Position) -> list[TurnPlan]:
        """Ways to finish the turn of the seat to move, the best first.

        The moves of a plan end where somebody else, or chance, comes in. Chance in the middle of a
        turn is drawn at random to see how the turn may end and what it may be worth. A plan ends
        early if the turn is longer than `depth`.
        """
        found: list[TurnPlan] = []
        seen: set[float] = set()
        self.tried = 0
        for move in position.moves():
            self._follow(position, move, found, seen)
        found.sort(key=worth_of, reverse=True)
        known: set[tuple[int, ...]] = set()
        best: list[TurnPlan] = []
        for plan in found:
            if plan.drawn:
                moves = tuple(plan.moves)
                if moves in known:
                    continue
                known.add(moves)
            best.append(plan)
        return best

    def _follow(
        self, position: Position, move: int, found: list[TurnPlan], seen: set[float]
    ) -> None:
        """All plans of the beam that begin with a move."""
        seat = position.turn
        turns = position.turns
        value = self.value
        beam = [TurnPlan([], position, 0.0, drawn=False)]
        options = [move]
        depth = self.depth
        limit = 2 * self.effort
        while beam:
            following: list[TurnPlan] = []
            marks: set[float] = set()
            for plan in beam:
                at = plan.end
                steps = options or at.moves()
                last = len(steps) - 1
                for number, step in enumerate(steps):
                    # Nobody needs the position of a plan once its last step is taken.
                    after = at if number == last and at is not position else at.copy()
                    after.play(step)
                    drawn = plan.drawn
                    moves = plan.moves if drawn else [*plan.moves, step]
                    while after.turn == DEALER and after.turns == turns:
                        drawn = True
                        draws = after.moves()
                        after.play(draws[int(self.rng.random() * float(len(draws)))])
                    worth = value.points(after, seat)
                    self.tried += 1
                    tired = self.tried > limit
                    if depth <= 0 or tired or after.turn != seat or after.turns != turns:
                        if tired or worth not in seen:
                            seen.add(worth)
                            found.append(TurnPlan(moves, after, worth, drawn=drawn))
                    else:
                        mark = value.mark(after, worth)
                        if mark not in marks:
                            marks.add(mark)
                            following.append(TurnPlan(moves, after, worth, drawn=drawn))
            width = self.width if self.tried <= self.effort else 1
            if len(following) > width:
                following.sort(key=worth_of, reverse=True)
                following = following[:width]
            beam = following
            options = []
            depth -= 1
