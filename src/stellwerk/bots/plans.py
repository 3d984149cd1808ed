"""Whole turns: every way to finish what is going on, the best first.

A turn of many steps is many moves, and one step alone tells little: the worker is gone, what it
earns is not there yet. So bots look at a turn as a whole. From every first move a narrow beam
goes on to the end of the turn; what different orders of the same steps come to is kept once.
"""

from __future__ import annotations

from stellwerk.bots.values.base import Value
from stellwerk.core.position import Position


class Plan:
    """A way to finish a turn: the moves, the position after them, and its worth to the mover."""

    __slots__ = ("end", "moves", "worth")

    def __init__(self, moves: list[int], end: Position, worth: float) -> None:
        self.moves: list[int] = moves
        self.end: Position = end
        self.worth: float = worth


def worth_of(plan: Plan) -> float:
    return plan.worth


class Planner:
    """Finds plans; `width` is the beam from each first move, `depth` the longest look ahead."""

    __slots__ = ("depth", "value", "width")

    def __init__(self, value: Value, width: int, depth: int) -> None:
        self.value: Value = value
        self.width: int = width
        self.depth: int = depth

    def plans(self, position: Position) -> list[Plan]:
        """Ways to finish the turn of whoever is to move, the best first.

        A plan ends where somebody else, chance included, comes in. It ends early where the turn
        is longer than `depth`.
        """
        found: list[Plan] = []
        seen: set[float] = set()
        for move in position.moves():
            self._follow(position, move, found, seen)
        found.sort(key=worth_of, reverse=True)
        return found

    def _follow(self, position: Position, move: int, found: list[Plan], seen: set[float]) -> None:
        """All plans of the beam that begin with a move."""
        seat = position.turn
        turns = position.turns
        value = self.value
        first = position.copy()
        first.play(move)
        plan = Plan([move], first, 0.0)
        if first.turn != seat or first.turns != turns:
            plan.worth = value.points(first, seat)
            if plan.worth not in seen:
                seen.add(plan.worth)
                found.append(plan)
            return
        beam = [plan]
        depth = self.depth
        while beam:
            depth -= 1
            following: list[Plan] = []
            marks: set[float] = set()
            for plan in beam:
                at = plan.end
                for step in at.moves():
                    after = at.copy()
                    after.play(step)
                    worth = value.points(after, seat)
                    if depth <= 0 or after.turn != seat or after.turns != turns:
                        if worth not in seen:
                            seen.add(worth)
                            found.append(Plan([*plan.moves, step], after, worth))
                    else:
                        mark = worth + 1e-7 * len(after.stack)
                        if mark not in marks:
                            marks.add(mark)
                            following.append(Plan([*plan.moves, step], after, worth))
            if len(following) > self.width:
                following.sort(key=worth_of, reverse=True)
                following = following[: self.width]
            beam = following
