"""The tree of the search: turns are edges, leaves have chances to win.

Information-set Monte Carlo tree search. Every node stands for what was decided so far, not for
one position: each simulation starts from another imagined position, draws chance again, and
follows only turns that are legal there. A node chooses its turns by their first guess and by what
simulations found; the number it considers grows with its visits.
A deep search widens its own later turns late. With two players, the opponent's turns are widened
even later; with several opponents, each does what looks best at first.
Every seat maximises its own chance to win, and none can react to a secret choice: after
such a turn the next seat decides at one node, whatever the turn was.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Any, Final

from stellwerk.bots.plans import Planner, TurnPlan, likeliest
from stellwerk.bots.values.value import Value, won
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title

UNKNOWN: Final = -1
DUEL: Final = (0.5, 0.2)
"""`Tree.own_widening` and `Tree.others_widening` with two players."""
CROWD: Final = (0.3, 0.0)
"""The same with more."""
NOW_AND_THEN: Final = 16
"""How many simulations apart the search checks whether it is decided."""
TRUSTED: Final = 4.0
"""How many visits the first guess of a turn counts as where a turn is drawn."""


class Edge:
    """One turn: its moves, the first guess of its chance to win, and the results of simulations."""

    __slots__ = ("barred", "guess", "moves", "next", "prior", "secret", "shares", "total", "visits")

    def __init__(self, moves: list[int], guess: float, shares: list[float]) -> None:
        self.moves: list[int] = moves
        self.guess: float = guess
        self.shares: list[float] = shares
        """The chances of all seats after it, if it was evaluated; its first visit uses them."""
        self.prior: float = 0.0
        self.visits: int = 0
        self.total: float = 0.0
        self.next: list[Node] = []
        """The nodes after it, by the seat that comes next and the secret turn that was revealed."""
        self.secret: int = UNKNOWN
        """Whether the next seat does not see which turn it was."""
        self.barred: int = 0
        """The last choice of a turn (`Tree.choices`) in which this one was found illegal."""


class Node:
    """A decision of one seat."""

    __slots__ = (
        "blind",
        "edges",
        "guessed",
        "plannings",
        "revealed",
        "seat",
        "total",
        "varied",
        "visits",
    )

    def __init__(self, seat: int, revealed: Edge | None = None) -> None:
        self.seat: int = seat
        self.revealed: Edge | None = revealed
        """The secret turn that has been revealed since the last node."""
        self.blind: list[Node] = []
        """The nodes after its secret turns."""
        self.edges: list[Edge] = []
        self.visits: int = 0
        self.total: float = 0.0
        self.guessed: float = 0.0
        """The sum of the first guesses of the turns taken: their error corrects the others."""
        self.plannings: int = 0
        self.varied: bool = False
        """Whether some turn was found illegal: hidden cards or chance decide what is possible."""


def guess_of(edge: Edge) -> float:
    return edge.guess


class Tree:
    """One search, from one decision."""

    __slots__ = (
        "c_puct",
        "choices",
        "evaluation_width",
        "expansion_width",
        "far",
        "judge",
        "others_widening",
        "own_widening",
        "planned",
        "planner",
        "prior_visits",
        "rng",
        "root",
        "root_planner",
        "temperature",
        "title",
        "value",
        "widening",
    )

    def __init__(
        self,
        title: Title[Any],
        value: Value,
        rng: Random,
        judge: Value | None = None,
        *,
        root_width: int = 6,
        width: int = 2,
        depth: int = 12,
        effort: int = 600,
        expansion_width: int = 30,
        evaluation_width: int = 10,
        c_puct: float = 0.2,
        prior_visits: float = 1.0,
        temperature: float = 0.15,
        widening: float = 1.0,
        far: bool = False,
    ) -> None:
        self.title: Title[Any] = title
        self.value: Value = value
        """Finds the turns."""
        self.judge: Value = value if judge is None else judge
        """Evaluates the positions after them."""
        self.rng: Random = rng
        self.root_planner: Planner = Planner(value, rng, root_width, depth, 10 * effort)
        self.planner: Planner = Planner(value, rng, width, depth, effort)
        self.expansion_width: int = expansion_width
        """The most turns a node is expanded with."""
        self.evaluation_width: int = evaluation_width
        """How many of them are evaluated at once; at the root, all are."""
        self.c_puct: float = c_puct
        self.prior_visits: float = prior_visits
        """How many visits the first guess of a turn counts as."""
        self.temperature: float = temperature
        """The temperature of the softmax that makes priors of the first guesses."""
        self.widening: float = widening
        self.far: bool = far
        """Whether to search deep rather than wide."""
        self.own_widening: float = 0.0
        """Progressive widening of the bot's own later turns, in a deep search."""
        self.others_widening: float = 0.0
        """The same for the turns of the others."""
        self.root: Node = Node(NOBODY)
        self.choices: int = 0
        """How many turns were chosen so far."""
        self.planned: list[TurnPlan] = []
        """The plans of the last expansion, while a turn is chosen."""

    def search(self, imagined: list[Position], nodes: int) -> list[int]:
        """The turn visited most in `simulations` simulations, each from the next position."""
        self.grow(imagined, nodes)
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > best.visits:
                best = edge
        return best.moves

    def grow(self, imagined: list[Position], nodes: int) -> None:
        """Simulate; this ends early when no other turn can catch up in visits."""
        root = Node(imagined[0].turn)
        self.root = root
        self.own_widening, self.others_widening = DUEL if imagined[0].players == 2 else CROWD
        self.expand(root, imagined[0], self.root_planner)
        if len(root.edges) > 1:
            for number in range(nodes):
                self.simulate(imagined[number % len(imagined)], root)
                if number % NOW_AND_THEN == 0 and lead(root) > nodes - number:
                    break

    def drawn(self, temperature: float) -> list[int]:
        """A turn at the root, drawn at random: turns nearly as good as the best are as likely."""
        root = self.root
        shift = (root.total - root.guessed) / root.visits if root.visits else 0.0
        worths = [
            (TRUSTED * (edge.guess + shift) + edge.total) / (TRUSTED + edge.visits)
            for edge in root.edges
        ]
        best = max(worths)
        weights = [exp((worth - best) / temperature) for worth in worths]
        left = self.rng.random() * sum(weights)
        for edge, weight in zip(root.edges, weights, strict=True):
            left -= weight
            if left < 0.0:
                return edge.moves
        return root.edges[0].moves

    def draw_chance(self, position: Position) -> None:
        """Draw until a player decides."""
        while position.turn == DEALER:
            moves = position.moves()
            position.play(moves[int(self.rng.random() * float(len(moves)))])

    def simulate(self, position: Position, start: Node) -> list[float]:
        """Follow the tree from a node to a turn not yet taken, evaluate it, and back the result up.

        Returns the chances found; `position` stays as it is.
        """
        rng = self.rng
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = start
        secret: Edge | None = None
        while True:
            before = position
            turns = before.turns
            position, edge = self.take(node, before)
            nodes.append(node)
            edges.append(edge)
            while position.turn == DEALER and (edge.visits or position.turns == turns):
                moves = position.moves()
                position.play(moves[int(rng.random() * float(len(moves)))])
            if position.turn == NOBODY:
                shares = won(position)
                break
            if edge.visits == 0 and position.turns != turns:
                if edge.shares and secret is None:
                    shares = edge.shares
                else:
                    shares = self.judge.shares(position)
                break
            if self.is_secret(edge, before, position.turn):
                node = following(node.blind, position.turn, secret)
                secret = edge
            else:
                node = following(edge.next, position.turn, secret)
                secret = None
        for n in range(len(nodes)):
            node = nodes[n]
            edge = edges[n]
            share = shares[node.seat]
            node.visits += 1
            node.total += share
            node.guessed += edge.guess
            edge.visits += 1
            edge.total += share
        return shares

    def is_secret(self, edge: Edge, before: Position, seat: int) -> bool:
        """Whether `seat`, which comes next, does not know which turn was taken."""
        if edge.secret == UNKNOWN:
            edge.secret = 0
            actor = before.turn
            if seat != actor:
                title = self.title
                at = before.copy()
                for move in edge.moves:
                    hidden = title.veil_move(at, move, seat) != move
                    after = at.copy()
                    after.play(move)
                    if hidden and not title.reveals(at, actor, move, after):
                        edge.secret = 1
                    at = after
        return edge.secret == 1

    def take(self, node: Node, position: Position) -> tuple[Position, Edge]:
        """Choose a turn that is legal here; the position after it.

        Turns that were planned from this very position have been carried out for the plan.
        """
        self.planned = []
        if not node.edges or (node.varied and node.plannings * node.plannings <= node.visits):
            self.expand(node, position, self.planner)
        self.choices += 1
        barred = 0
        while True:
            edge = self.promising(node, barred)
            if edge is None:
                edge = self.expand(node, position, self.planner)
            after = planned_end(self.planned, edge.moves)
            if after is None:
                after = carried_out(position, edge.moves)
            if after is not None:
                self.planned = []
                return after, edge
            node.varied = True
            edge.barred = self.choices
            barred += 1

    def promising(self, node: Node, barred: int) -> Edge | None:
        """The turn to try next, or None if all known turns are illegal here.

        So many turns have been found illegal in this choice.
        """
        visits = node.visits
        shift = 0.0
        if visits:
            shift = (node.total - node.guessed) / visits
        pull = self.c_puct * sqrt(visits + 1.0)
        prior_visits = self.prior_visits
        width = 1 + barred
        if node is self.root or not self.far:
            width += 2 + int(self.widening * sqrt(float(visits)))
        else:
            speed = self.own_widening if node.seat == self.root.seat else self.others_widening
            width += int(speed * sqrt(float(visits)))
        now = self.choices
        best: Edge | None = None
        best_score = 0.0
        for edge in node.edges:
            if width == 0 and best is not None:
                break
            if width:
                width -= 1
            if edge.barred == now:
                continue
            tries = edge.visits
            score = (prior_visits * (edge.guess + shift) + edge.total) / (prior_visits + tries)
            score += pull * edge.prior / (1.0 + tries)
            if best is None or score > best_score:
                best = edge
                best_score = score
        return best

    def expand(self, node: Node, position: Position, planner: Planner) -> Edge:
        """Add the best turns from here to a node; returns the best.

        The first guess of a turn that is not evaluated is the lowest of those that are.
        """
        seat = position.turn
        plans = planner.plans(position)[: self.expansion_width]
        if self.far and self.others_widening == 0.0 and seat != self.root.seat:
            plans = [likeliest(plans[: self.evaluation_width], self.value, seat)]
        known = {tuple(edge.moves): edge for edge in node.edges} if node.edges else None
        best: Edge | None = None
        count = len(plans) if node is self.root else self.evaluation_width
        judged = self.judge.all_shares([plan.end for plan in plans[:count]])
        least = min([shares[seat] for shares in judged])
        for number, plan in enumerate(plans):
            edge = None if known is None else known.get(tuple(plan.moves))
            if edge is None:
                if number < len(judged):
                    edge = Edge(plan.moves, judged[number][seat], judged[number])
                else:
                    edge = Edge(plan.moves, least, [])
                node.edges.append(edge)
            if best is None:
                best = edge
        self.planned = plans
        node.plannings += 1
        node.edges.sort(key=guess_of, reverse=True)
        self.set_priors(node)
        assert best is not None
        return best

    def set_priors(self, node: Node) -> None:
        """Priors: a softmax of the guesses."""
        top = node.edges[0].guess
        total = 0.0
        for edge in node.edges:
            edge.prior = exp((edge.guess - top) / self.temperature)
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total


def lead(node: Node) -> int:
    """By how many visits the first of its turns is ahead of the second."""
    first = 0
    second = 0
    for edge in node.edges:
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return first - second


def planned_end(plans: list[TurnPlan], moves: list[int]) -> Position | None:
    """The position at the end of the plan with this very list of moves, if chance was not in it."""
    for plan in plans:
        if plan.moves is moves:
            return None if plan.drawn else plan.end
    return None


def carried_out(position: Position, moves: list[int]) -> Position | None:
    """The position after these moves, or None if one of them is not legal."""
    seat = position.turn
    if moves and moves[0] not in position.moves():
        return None
    after = position.copy()
    for move in moves:
        if after.turn != seat or move not in after.moves():
            return None
        after.play(move)
    return after


def following(nodes: list[Node], seat: int, revealed: Edge | None) -> Node:
    """The node where `seat` comes next, an existing one or a new one."""
    for node in nodes:
        if node.seat == seat and node.revealed is revealed:
            return node
    node = Node(seat, revealed)
    nodes.append(node)
    return node
