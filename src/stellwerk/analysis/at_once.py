"""Choices that two seats make at once, each compared against the mix of the other seat.

In the tree, simulating one such choice more often than others would let the other seat find the
answer to it, as if it had seen the choice. So here the other seat keeps the mix of its best answers
to all choices (`bots.sealed`), whatever is simulated.

Where equal choices are made again, both may insist for ever, and every chance between those with
which one or the other gives in would fit. Halfway between them is where the search for it begins,
so that neither seat is thought to give in first.
"""

from __future__ import annotations

from random import Random
from typing import Final

from stellwerk.bots.sealed import ROUNDS, Sealed
from stellwerk.bots.tree import NOW_AND_THEN, Edge, Node, Tree, following
from stellwerk.bots.values.value import won
from stellwerk.core.position import NOBODY, Position

SHARE: Final = 3
"""The best choice and the played one each get at least one simulation in this many."""
PASSES: Final = 3
"""How often the chance before a choice that may be made again is found from itself."""
EXACTLY: Final = 600
"""How often both seats answer each other in the end: in matching pennies the choices of a mix then
differ by 2 % or less."""
_GOLDEN: Final = 0.6180339887498949
"""Multiples of this are spread evenly between whole numbers."""


class AtOnce:
    """The choices of the seat to move, as turns of one move, while two players choose at once."""

    def __init__(self, tree: Tree, openings: list[Position]) -> None:
        """The openings are the worlds before either has chosen."""
        start = openings[0]
        tree.root = Node(start.turn)
        self.tree = tree
        self.openings = openings
        self.seat = start.turn
        self.sealed = Sealed(start, tree.judge)
        self.again = self.sealed.again
        """By pair: whether both have to choose again."""
        self.sealed.again = [False] * len(self.again)
        self.after: list[list[Node]] = [[] for _ in self.again]
        self.edges = [Edge([choice], 0.0, []) for choice in self.sealed.choices]
        self.worth = 0.0
        """The chance of the seat before anybody has chosen."""
        self._settle()

    def study(self, nodes: int, rng: Random, played: Edge | None) -> None:
        """Simulate pairs of choices, the best choice and the played one often enough."""
        for number in range(nodes):
            if number % NOW_AND_THEN == 0:
                self._settle()
            if played is not None and number % SHARE == 0:
                self._note(self.edges.index(played), rng, number)
            else:
                self._note(self.sealed.draw(0, rng), rng, number, either=True)
        self._settle()
        for edge in (self.best(), *([] if played is None else [played])):
            for number in range(edge.visits, nodes // SHARE):
                self._note(self.edges.index(edge), rng, number)
        self._settle(EXACTLY)

    def best(self) -> Edge:
        """The choice with the best chance, the first of several."""
        return max(self.edges, key=_guess)

    def simulate(self, position: Position, start: Node) -> list[float]:
        """Simulate the only choice of a node against the mix of the other, as a tree would.

        All choices meet the same answers, one after another.
        """
        edge = start.edges[0]
        at = (0.5 + edge.visits * _GOLDEN) % 1.0
        mix = self.sealed.mixes[1]
        column = 0
        while column < len(mix) - 1 and at >= mix[column]:
            at -= mix[column]
            column += 1
        shares = self._follow(self.edges.index(edge), column, position)
        if shares is None:
            shares = self.shares(self.worth)
        edge.visits += 1
        edge.total += shares[self.seat]
        return shares

    def shares(self, chance: float) -> list[float]:
        """The chances of both seats."""
        return [chance if seat == self.seat else 1.0 - chance for seat in range(2)]

    def _note(self, row: int, rng: Random, number: int, *, either: bool = False) -> None:
        """Simulate a choice against the mix of the other.

        Where both would have to choose again, the other takes another choice, or either of them.
        """
        width = len(self.sealed.answers)
        column = self.sealed.draw(1, rng)
        if self.again[row * width + column]:
            pairs = [(row, other) for other in range(width)]
            if either:
                pairs += [(other, column) for other in range(len(self.edges))]
            apart = [pair for pair in pairs if not self.again[pair[0] * width + pair[1]]]
            if apart:
                row, column = rng.choice(apart)
        shares = self._follow(row, column, self.openings[number % len(self.openings)])
        if shares is not None:
            self.sealed.note(row * width + column, shares)
        self.edges[row].visits += 1

    def _follow(self, row: int, column: int, opening: Position) -> list[float] | None:
        """What a simulation finds after two choices; None if both have to choose again."""
        sealed = self.sealed
        pair = row * len(sealed.answers) + column
        if self.again[pair]:
            return None
        position = opening.copy()
        position.play(sealed.choices[row])
        position.play(sealed.answers[column])
        self.tree.draw_chance(position)
        if position.turn == NOBODY:
            return won(position)
        return self.tree.simulate(position, following(self.after[pair], position.turn, None))

    def _settle(self, rounds: int = ROUNDS) -> None:
        """Both seats find their mixes anew, from what is known now."""
        sealed = self.sealed
        repeated = True in self.again
        if repeated:
            self.worth = self._halfway()
        for _ in range(PASSES if repeated else 1):
            for pair, again in enumerate(self.again):
                if again:
                    sealed.totals[0][pair] = self.worth * sealed.visits[pair]
                    sealed.totals[1][pair] = (1.0 - self.worth) * sealed.visits[pair]
            sealed.rounds = 0
            sealed.settle(rounds)
            mine, theirs = sealed.mixes
            for edge, row in zip(self.edges, self._chances(), strict=True):
                edge.guess = sum(mix * chance for mix, chance in zip(theirs, row, strict=True))
                edge.total = edge.visits * edge.guess
            self.worth = sum(mix * edge.guess for mix, edge in zip(mine, self.edges, strict=True))

    def _chances(self) -> list[list[float]]:
        """For each choice and each answer, the chance of the seat."""
        sealed = self.sealed
        found = [
            total / visits for total, visits in zip(sealed.totals[0], sealed.visits, strict=True)
        ]
        width = len(sealed.answers)
        return [found[start : start + width] for start in range(0, len(found), width)]

    def _halfway(self) -> float:
        """Between what the seat has if the other gives in, and what it has if it does itself."""
        rows: dict[int, list[float]] = {}
        columns: dict[int, list[float]] = {}
        for row, chances in enumerate(self._chances()):
            for column, chance in enumerate(chances):
                if not self.again[row * len(chances) + column]:
                    rows.setdefault(row, []).append(chance)
                    columns.setdefault(column, []).append(chance)
        return (max(map(min, rows.values())) + min(map(max, columns.values()))) / 2.0


def _guess(edge: Edge) -> float:
    return edge.guess
