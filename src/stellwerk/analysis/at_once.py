"""Choices that two seats make at once, each compared against the mix of the other seat.

In the tree, simulating one such choice more often than others would let the other seat find the
answer to it, as if it had seen the choice. So here the other seat keeps the mix of its best answers
to all choices, whatever is simulated.

Where equal choices are made again, both may insist for ever, and every chance between those with
which one or the other gives in would fit. Halfway between them is where the search for it begins,
so that neither seat is thought to give in first.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from random import Random
from typing import Final

from stellwerk.bots.tree import NOW_AND_THEN, Edge, Node, Tree, following
from stellwerk.bots.values.value import won
from stellwerk.core.position import NOBODY, Position

SHARE: Final = 3
"""The best choice and the played one each get at least one simulation in this many."""
PRIOR: Final = 4.0
"""How many simulations a guess counts as."""
EXPLORING: Final = (60, 0.03)
"""For the mixes that simulations try: how often both seats answer each other, and by how much of a
chance to win two choices may differ and still be nearly as likely."""
EXACTLY: Final = (300, 0.005)
"""The same for the mixes that choices are compared against in the end."""
PASSES: Final = 2
"""How often the chance before a choice that may be made again is found from itself."""
_GOLDEN: Final = 0.6180339887498949
"""Multiples of this are spread evenly between whole numbers."""

Mix = list[float]


class AtOnce:
    """The choices of the seat to move, as turns of one move, while two players choose at once.

    A pair has a number: the choices are rows, the answers of the other seat are columns.
    """

    def __init__(self, tree: Tree, openings: list[Position]) -> None:
        """The openings are the worlds before either has chosen."""
        start = openings[0]
        self.tree = tree
        tree.root = Node(start.turn)
        self.openings = openings
        self.seat = start.turn
        self.edges = [Edge([choice], 0.0, []) for choice in start.moves()]
        half = start.copy()
        half.play(self.edges[0].moves[0])
        self.answers: list[int] = half.moves()
        pairs = range(len(self.edges) * len(self.answers))
        ends = [self._after(start, pair) for pair in pairs]
        self.again = [end.stack == start.stack for end in ends]
        """By pair: whether both have to choose again."""
        self.guesses = [shares[self.seat] for shares in tree.judge.all_shares(ends)]
        self.totals = [0.0 for _ in pairs]
        """By pair: the sum of the chances that simulations found."""
        self.visits = [0 for _ in pairs]
        self.after: list[list[Node]] = [[] for _ in pairs]
        self.mixes: tuple[Mix, Mix] = ([], [])
        """How likely each choice and each answer is."""
        self.worth = 0.0
        """The chance of the seat before anybody has chosen."""
        self._settle(*EXPLORING)

    def study(self, nodes: int, rng: Random, played: Edge | None) -> None:
        """Simulate pairs of choices, the best choice and the played one often enough."""
        for number in range(nodes):
            if number % NOW_AND_THEN == 0:
                self._settle(*EXPLORING)
            if played is not None and number % SHARE == 0:
                self._try(self.edges.index(played), rng, number)
            else:
                row = rng.choices(range(len(self.edges)), self.mixes[0])[0]
                self._try(row, rng, number, either=True)
        self._settle(*EXPLORING)
        for edge in (self.best(), *([] if played is None else [played])):
            for number in range(edge.visits, nodes // SHARE):
                self._try(self.edges.index(edge), rng, number)
        self._settle(*EXACTLY)

    def best(self) -> Edge:
        """The choice with the best chance, the first of several."""
        return max(self.edges, key=_guess)

    def simulate(self, position: Position, start: Node) -> list[float]:
        """Simulate the only choice of a node against the mix of the other, as a tree would.

        All choices meet the same answers, one after another.
        """
        edge = start.edges[0]
        at = (0.5 + edge.visits * _GOLDEN) % 1.0
        mix = self.mixes[1]
        column = 0
        while column < len(mix) - 1 and at >= mix[column]:
            at -= mix[column]
            column += 1
        pair = self.edges.index(edge) * len(mix) + column
        shares = self.shares(self.worth) if self.again[pair] else self._follow(pair, position)
        edge.visits += 1
        edge.total += shares[self.seat]
        return shares

    def shares(self, chance: float) -> list[float]:
        """The chances of both seats."""
        return [chance if seat == self.seat else 1.0 - chance for seat in range(2)]

    def _try(self, row: int, rng: Random, number: int, *, either: bool = False) -> None:
        """Simulate a choice against the mix of the other.

        Where both would have to choose again, the other takes another choice, or either of them.
        """
        width = len(self.answers)
        column = rng.choices(range(width), self.mixes[1])[0]
        pair = row * width + column
        if self.again[pair]:
            pairs = [row * width + other for other in range(width)]
            if either:
                pairs += [other * width + column for other in range(len(self.edges))]
            pair = rng.choice([other for other in pairs if not self.again[other]] or [pair])
        self.edges[pair // width].visits += 1
        if not self.again[pair]:
            shares = self._follow(pair, self.openings[number % len(self.openings)])
            self.totals[pair] += shares[self.seat]
            self.visits[pair] += 1

    def _after(self, opening: Position, pair: int) -> Position:
        row, column = divmod(pair, len(self.answers))
        position = opening.copy()
        position.play(self.edges[row].moves[0])
        position.play(self.answers[column])
        return position

    def _follow(self, pair: int, opening: Position) -> list[float]:
        """What a simulation finds after two choices."""
        position = self._after(opening, pair)
        self.tree.draw_chance(position)
        if position.turn == NOBODY:
            return won(position)
        return self.tree.simulate(position, following(self.after[pair], position.turn, None))

    def _settle(self, rounds: int, temperature: float) -> None:
        """Both seats find their mixes anew, from what is known now."""
        found = self._found()
        width = len(self.answers)
        repeated = True in self.again
        if repeated:
            self.worth = self._halfway(found)
        for _ in range(PASSES if repeated else 1):
            known = [
                self.worth if again else chance
                for chance, again in zip(found, self.again, strict=True)
            ]
            rows = [known[at : at + width] for at in range(0, len(known), width)]
            self.mixes = mixes(rows, rounds, temperature)
            for edge, row in zip(self.edges, rows, strict=True):
                edge.guess = _mean(row, self.mixes[1])
                edge.total = edge.visits * edge.guess
            self.worth = _mean([edge.guess for edge in self.edges], self.mixes[0])

    def _found(self) -> list[float]:
        """By pair, the guess corrected by what simulations found.

        Guesses are wrong by about as much whatever both choose, as far as simulations do not say
        otherwise.
        """
        seen = sum(self.visits)
        pairs = list(zip(self.guesses, self.totals, self.visits, strict=True))
        error = sum(total - visits * guess for guess, total, visits in pairs)
        shift = error / seen if seen else 0.0
        return [
            (PRIOR * (guess + shift) + total) / (PRIOR + visits) for guess, total, visits in pairs
        ]

    def _halfway(self, found: list[float]) -> float:
        """Between what the seat has if the other gives in, and what it has if it does itself."""
        rows: dict[int, list[float]] = {}
        columns: dict[int, list[float]] = {}
        for pair, chance in enumerate(found):
            if not self.again[pair]:
                rows.setdefault(pair // len(self.answers), []).append(chance)
                columns.setdefault(pair % len(self.answers), []).append(chance)
        return (max(map(min, rows.values())) + min(map(max, columns.values()))) / 2.0


def mixes(rows: list[list[float]], rounds: int, temperature: float) -> tuple[Mix, Mix]:
    """The mixes of two seats that answer each other, for the chances of the first by pair."""
    columns = list(zip(*rows, strict=True))
    mine = [1.0 / len(rows)] * len(rows)
    theirs = [1.0 / len(columns)] * len(columns)
    for number in range(rounds):
        step = 1.0 / (number + 2.0)
        better = _likely([_mean(row, theirs) / temperature for row in rows])
        worse = _likely([-_mean(column, mine) / temperature for column in columns])
        mine = [old + step * (new - old) for old, new in zip(mine, better, strict=True)]
        theirs = [old + step * (new - old) for old, new in zip(theirs, worse, strict=True)]
    return mine, theirs


def _likely(worth: list[float]) -> Mix:
    best = max(worth)
    mix = [exp(one - best) for one in worth]
    whole = sum(mix)
    return [one / whole for one in mix]


def _mean(chances: Sequence[float], mix: Mix) -> float:
    total: float = sum(map(mul, chances, mix))
    return total


def _guess(edge: Edge) -> float:
    return edge.guess
