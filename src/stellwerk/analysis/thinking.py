"""What the engine thinks of one turn: a search that gives the played turn its share."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple, Protocol

from stellwerk.analysis.at_once import SHARE, AtOnce
from stellwerk.analysis.marks import MARKS
from stellwerk.analysis.results import LineTurn, Option, sentence_of
from stellwerk.bots.sealed import before_sealed
from stellwerk.bots.search import uncollected
from stellwerk.bots.tree import (
    CROWD,
    DUEL,
    NOW_AND_THEN,
    Edge,
    Node,
    Tree,
    carried_out,
    guess_of,
    lead,
)
from stellwerk.bots.values.value import Value
from stellwerk.core.position import DEALER, Position
from stellwerk.core.title import Title

SHOWN: Final = 3
"""How many of the best turns are shown."""
LONGEST: Final = 3
"""The most turns of a line, beside the first."""
SURE: Final = 4
"""A line goes on while its turns were simulated at least this often."""
WORLDS: Final = 24
"""In how many worlds a turn is thought about at least, if there are as many simulations."""
_INACCURATE: Final = dict(MARKS)["good"]
_MISTAKEN: Final = dict(MARKS)["inaccuracy"]
LOOKS: Final = ((_INACCURATE, 1, 2), (_MISTAKEN, 1, 1), (_MISTAKEN, 2, 1))
"""From which loss on a turn is looked at again, and then again; and how often the turn and the
better one are simulated anew, as a part of the budget: numerator and denominator."""
KEPT: Final = 0.8
"""A loss that a second look finds nearly whole, at least this part of it, is believed."""


def worlds_for(nodes: int) -> int:
    """In how many worlds to think with a budget: the played turn sees each of them once."""
    return min(nodes, max(WORLDS, nodes // SHARE))


class Studied(NamedTuple):
    """A turn with the mean chances of all seats after it."""

    edge: Edge
    chances: list[float]
    moves: list[int]


class Thought(NamedTuple):
    """The best turns, the best first, and the played one; None if there was no real choice."""

    best: list[Studied]
    played: Studied
    options: tuple[Option, ...]
    option: Option


class Simulates(Protocol):
    """Follows turns from a node, and backs what it finds up."""

    def simulate(self, position: Position, start: Node) -> list[float]: ...


class Thinker:
    """Searches with one judge; `nodes` simulations for each turn, more for one looked at again."""

    def __init__(
        self, title: Title[Any], value: Value, judge: Value, nodes: int, *, again: bool = True
    ) -> None:
        self.title = title
        self.value = value
        self.judge = judge
        self.nodes = nodes
        self.again = again
        """Whether what seems a mistake is looked at again."""

    def think(self, worlds: list[Position], moves: list[int] | None, rng: Random) -> Thought | None:
        """What to play in these worlds, which look the same to the seat, and what was played.

        Without moves nothing was played yet: the best turn takes the place of the played one.
        """
        with uncollected():
            return self._think(worlds, moves, rng)

    def _think(
        self, worlds: list[Position], moves: list[int] | None, rng: Random
    ) -> Thought | None:
        start = worlds[0]
        far = self.value.sees_far(start.players)
        tree = Tree(self.title, self.value, rng, self.judge, far=far)
        tree.own_widening, tree.others_widening = DUEL if start.players == 2 else CROWD
        if self._is_at_once(start, moves):
            return self._think_at_once(tree, worlds, moves, rng)
        root = Node(start.turn)
        tree.root = root
        tree.expand(root, start, tree.root_planner)
        entered = None if moves is None else self._enter(tree, root, start, moves)
        if len(root.edges) < 2:
            return None
        sums: dict[int, list[float]] = {}
        visits: dict[int, int] = {}
        for number in range(self.nodes):
            shares = tree.simulate(worlds[number % len(worlds)], root)
            for edge in root.edges:
                if edge.visits != visits.get(id(edge), 0):
                    visits[id(edge)] = edge.visits
                    _add(sums, edge, shares)
            if number % NOW_AND_THEN == 0 and lead(root) > self.nodes - number:
                break
        ranked = sorted(root.edges, key=_visits_of, reverse=True)
        played = ranked[0] if entered is None else entered
        for edge in (ranked[0], played):
            self._simulate(tree, edge, worlds, self.nodes // SHARE - edge.visits, sums)
        if self.again:
            self._look_again(tree, ranked[0], played, worlds, sums)
        return self._thought(ranked, played, sums, worlds, moves, rng)

    def _is_at_once(self, start: Position, moves: list[int] | None) -> bool:
        """Whether a choice, or the one that these moves are, is made by two seats at once."""
        if start.players != 2:
            return False
        opening = before_sealed(self.title, start)
        return opening is not None and (moves is None or moves in [[n] for n in opening.moves()])

    def _think_at_once(
        self, tree: Tree, worlds: list[Position], moves: list[int] | None, rng: Random
    ) -> Thought | None:
        """The same where two seats choose at once: neither can answer what the other chooses."""
        before = (before_sealed(self.title, world) for world in worlds)
        openings = [opening for opening in before if opening is not None]
        at_once = AtOnce(tree, openings)
        entered = next((edge for edge in at_once.edges if edge.moves == moves), None)
        if len(at_once.edges) < 2:
            return None
        at_once.study(self.nodes, rng, entered)
        sums = {id(edge): at_once.shares(_mean(edge)) for edge in at_once.edges}
        tried = [edge for edge in at_once.edges if edge.visits]
        ranked = sorted(tried, key=_mean, reverse=True)
        played = ranked[0] if entered is None else entered
        if self.again:
            self._look_again(at_once, ranked[0], played, openings, sums)
        return self._thought(ranked, played, sums, worlds, moves, rng)

    def _thought(
        self,
        ranked: list[Edge],
        played: Edge,
        sums: dict[int, list[float]],
        worlds: list[Position],
        moves: list[int] | None,
        rng: Random,
    ) -> Thought:
        """What is said of the best turns and of the played one."""
        seat = worlds[0].turn
        shown = [edge for edge in ranked[:SHOWN] if edge.visits]
        best = [_studied(edge, sums) for edge in shown]
        if played.visits and played.total / played.visits >= shown[0].total / shown[0].visits:
            best = [_studied(played, sums), *(one for one in best if one.edge is not played)]
        best[1:] = sorted(best[1:], key=lambda one: -one.chances[seat])
        options = tuple(self._option(one, worlds[0], rng) for one in best[:SHOWN])
        chosen = _studied(played, sums)
        return Thought(best, chosen, options, self._option(chosen, worlds[0], rng, moves))

    def _simulate(
        self,
        tree: Simulates,
        edge: Edge,
        worlds: list[Position],
        count: int,
        sums: dict[int, list[float]],
    ) -> None:
        """Simulate one turn, in each world in turn; those in which it is illegal do not count."""
        alone = Node(worlds[0].turn)
        alone.edges.append(edge)
        for number in range(count):
            tried = edge.visits
            shares = tree.simulate(worlds[number % len(worlds)], alone)
            if edge.visits != tried:
                _add(sums, edge, shares)

    def _look_again(
        self,
        tree: Simulates,
        best: Edge,
        played: Edge,
        worlds: list[Position],
        sums: dict[int, list[float]],
    ) -> None:
        """Judge the played turn and the better one anew while it seems to give much away.

        The best of several noisy estimates is usually too high, and what is found late hardly moves
        a mean. So both turns are simulated equally often, in the same worlds, in the tree as it has
        grown, and only these simulations count. It ends when two looks in a row call it a mistake.
        """
        before = 0.0
        for least, part, of in LOOKS:
            lost = _mean(best) - _mean(played)
            believed = before >= _MISTAKEN and lost >= KEPT * before
            if played is best or lost < least or believed:
                return
            before = lost
            count = max(1, self.nodes * part // of)
            for edge in (best, played):
                visits, total = edge.visits, edge.total
                anew: dict[int, list[float]] = {}
                edge.visits, edge.total = 0, 0.0
                self._simulate(tree, edge, worlds, count, anew)
                if edge.visits:
                    sums.update(anew)
                else:
                    edge.visits, edge.total = visits, total

    def _enter(self, tree: Tree, root: Node, start: Position, moves: list[int]) -> Edge:
        """The edge of the played turn: one with the same moves or the same end, or a new one."""
        for edge in root.edges:
            if edge.moves == moves:
                return edge
        end = carried_out(start, moves)
        if end is not None:
            state = end.state()
            for edge in root.edges:
                other = carried_out(start, edge.moves)
                if other is not None and other.turn == end.turn and other.state() == state:
                    return edge
        shares = self.judge.shares(start if end is None else end)
        edge = Edge(moves, shares[start.turn], shares)
        root.edges.append(edge)
        root.edges.sort(key=guess_of, reverse=True)
        tree.set_priors(root)
        return edge

    def _option(
        self, studied: Studied, world: Position, rng: Random, moves: list[int] | None = None
    ) -> Option:
        title = self.title
        edge = studied.edge
        seat = world.turn
        position = world.copy()
        texts: list[str] = []
        what = []
        for move in edge.moves if moves is None else moves:
            if position.turn != seat or move not in position.moves():
                break
            texts.append(title.write_move(position, move))
            what.append(sentence_of(title.describe(position, move)))
            position.play(move)
        line = self._line(edge, position, rng)
        return Option(tuple(texts), tuple(what), studied.chances[seat], edge.visits, tuple(line))

    def _line(self, edge: Edge, position: Position, rng: Random) -> list[LineTurn]:
        """How the search expects the game to go on after a turn."""
        found: list[LineTurn] = []
        while len(found) < LONGEST:
            while position.turn == DEALER:
                position.play(rng.choice(position.moves()))
            nodes = [node for node in edge.next if node.seat == position.turn and node.edges]
            if not nodes:
                break
            node = max(nodes, key=_visits_of_node)
            edge = max(node.edges, key=_visits_of)
            after = carried_out(position, edge.moves)
            if edge.visits < SURE or after is None:
                break
            found.append(LineTurn(node.seat, tuple(self._texts(position, edge.moves))))
            position = after
        return found

    def _texts(self, position: Position, moves: list[int]) -> list[str]:
        at = position.copy()
        texts = []
        for move in moves:
            texts.append(self.title.write_move(at, move))
            at.play(move)
        return texts


def _mean(edge: Edge) -> float:
    """The chance of its seat after a turn: what simulations found, or else the first guess."""
    return edge.total / edge.visits if edge.visits else edge.guess


def _visits_of(edge: Edge) -> int:
    return edge.visits


def _visits_of_node(node: Node) -> int:
    return node.visits


def _add(sums: dict[int, list[float]], edge: Edge, shares: list[float]) -> None:
    total = sums.setdefault(id(edge), [0.0] * len(shares))
    for seat, share in enumerate(shares):
        total[seat] += share


def _studied(edge: Edge, sums: dict[int, list[float]]) -> Studied:
    total = sums.get(id(edge), edge.shares)
    all_ = sum(total)
    return Studied(edge, [share / all_ for share in total], edge.moves)
