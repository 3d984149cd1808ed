"""What a position of Glück Auf will still bring.

Only what is delivered scores, and a delivery needs everything at once: lorries in wagons, an
engine, an order, workers. So the orders in hand are matched with the trains they suit best, and
each counts less the more is missing. Parts for later trains count separately, and all of it
shrinks towards the end of the game.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from stellwerk.bots.values.value import FAR, Value, Weights, earliness
from stellwerk.core.position import NOBODY, Position
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board, berth_of, count_of, lorry_of
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.scoring import points as points_now

_ROOM: Final = 20_000
"""How many boards are cached before the cache is cleared."""

Layout = tuple[object, ...]
"""Everything on a board that counts, except its workers."""
Earned = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""What the points so far depend on: deliveries, shares, objectives and tokens."""


class Holdings:
    """What a board is worth: points so far, likely deliveries, what the rest may bring."""

    __slots__ = ("far", "points", "soon")

    def __init__(self, points: float, soon: float, far: float) -> None:
        self.points: float = points
        self.soon: float = soon
        self.far: float = far


class CollieryValue(Value):
    """Points so far, likely deliveries, and the worth of cards and workers."""

    __slots__ = (
        "card",
        "crowd",
        "engine",
        "engine_pair",
        "far",
        "fit",
        "foreman",
        "holdings",
        "horizon",
        "in_row",
        "in_store",
        "innovation",
        "lorry",
        "lorry_points",
        "missing",
        "nearness",
        "no_engine",
        "objective",
        "objective_part",
        "order_far",
        "pip",
        "ready",
        "scores",
        "share_far",
        "spread_base",
        "spread_later",
        "tempo_later",
        "wagon",
        "wagon_more",
        "waiting",
        "worker_innovation",
    )

    def __init__(self, weights: Weights, horizon: int = FAR) -> None:
        self.horizon: int = horizon
        """How many shifts it looks ahead."""
        self.ready: float = weights["ready"]
        self.far: float = weights["far"]
        self.missing: float = weights["missing"]
        self.no_engine: float = weights["no_engine"]
        self.order_far: float = weights["order_far"]
        self.share_far: float = weights["share_far"]
        self.lorry: float = weights["lorry"]
        self.lorry_points: float = weights["lorry_points"]
        self.in_store: float = weights["in_store"]
        self.in_row: float = weights["in_row"]
        self.waiting: float = weights["waiting"]
        self.crowd: float = weights["crowd"]
        self.fit: float = weights["fit"]
        self.wagon: float = weights["wagon"]
        self.wagon_more: float = weights["wagon_more"]
        self.engine: float = weights["engine"]
        self.engine_pair: float = weights["engine_pair"]
        self.objective: float = weights["objective"]
        self.objective_part: float = weights["objective_part"]
        self.innovation: float = weights["innovation"]
        self.worker_innovation: float = weights["worker_innovation"]
        self.pip: float = weights["pip"]
        self.card: float = weights["card"]
        self.foreman: float = weights["foreman"]
        self.spread_base: float = weights["spread_base"]
        self.spread_later: float = weights["spread_later"]
        self.tempo_later: float = weights["tempo_later"]
        """Worth of a turn while there are later shifts; in the last one most turns bring little."""
        self.nearness: list[float] = [self.missing**lorries for lorries in range(8)]
        self.holdings: dict[Layout, Holdings] = {}
        self.scores: dict[Earned, float] = {}

    def spread(self, position: Position) -> float:
        return self.spread_base + self.spread_later * self.shifts_later(cast(Colliery, position))

    def shifts_later(self, colliery: Colliery) -> int:
        """Shifts after this one."""
        return min(c.SHIFTS[colliery.players] - colliery.shift, self.horizon - 1)

    def tempo(self, position: Position, seat: int) -> float:
        colliery = cast(Colliery, position)
        if self.shifts_later(colliery) == 0:
            return 0.0
        order = _CLOCKWISE[colliery.players]
        return self.tempo_later * earliness(order, colliery.passed, colliery.turn, seat)

    def sees_far(self, players: int) -> bool:
        return players > 2

    def points(self, position: Position, seat: int) -> float:
        colliery = cast(Colliery, position)
        board = colliery.boards[seat]
        if colliery.turn == NOBODY:
            return float(points_now(board))
        held = self.held(board)
        worth = held.points
        later = self.shifts_later(colliery)
        time = float(later)
        if not colliery.passed >> seat & 1:
            pips = _PIPS[board.workers]
            cards = _CARDS[board.workers]
            time += pips / _ALL_PIPS[colliery.players]
            worth += self.pip * pips + self.card * cards
        soon = 1.0 - exp(-self.ready * time)
        far = 1.0 - exp(-self.far * time)
        worth += soon * held.soon + far * held.far
        if colliery.foreman == seat:
            worth += self.foreman
        return worth

    def held(self, board: Board) -> Holdings:
        """What a board is worth; cached, because most steps of a turn change only workers."""
        layout: Layout = (
            board.row,
            board.store,
            board.spare,
            board.loaded,
            board.engines,
            board.orders,
            board.innovations,
            board.shares,
            board.objectives,
            board.tokens,
            board.delivered,
        )
        found = self.holdings.get(layout)
        if found is None:
            if len(self.holdings) >= _ROOM:
                self.holdings.clear()
            bound = [0.0, 0.0, 0.0]
            soon = self.deliveries(board, bound)
            far = self.stock(board, bound) + self.papers(board)
            found = Holdings(self.scored(board), soon, far)
            self.holdings[layout] = found
        return found

    def scored(self, board: Board) -> float:
        """The points so far; cached, because few steps change what they depend on."""
        earned: Earned = (board.delivered, board.shares, board.objectives, board.tokens)
        found = self.scores.get(earned)
        if found is None:
            if len(self.scores) >= _ROOM:
                self.scores.clear()
            found = float(points_now(board))
            self.scores[earned] = found
        return found

    def deliveries(self, board: Board, bound: list[float]) -> float:
        """The orders in hand, each with the train it suits best; the largest first.

        `bound` gets how much of each train these orders use, from 0 to 1.
        """
        orders = board.orders
        if not orders:
            return 0.0
        counts = _delivered(board)
        objectives = board.objectives
        shares = [0, 0, 0, 0]
        for face in board.shares:
            shares[c.destination(face)] += 1
        cargo = list(board.cargo)
        engines = board.engines
        goods = [0.0, 0.0, 0.0]
        for loaded in board.loaded:
            goods[c.TRACK_OF_BERTH[berth_of(loaded)]] += c.POINTS_ON[lorry_of(loaded)]
        free = [True, True, True]
        worth = 0.0
        trains = 3
        for number in range(len(orders) - 1, -1, -1):
            face = orders[number]
            if face >= c.SHARES:
                continue
            size = c.order_size(face)
            place = c.destination(face)
            gain = float(c.ORDER_POINTS[size - 1])
            if shares[place] > counts[place]:
                gain += c.SHARE_POINTS
                if objectives >> (c.OBJECTIVE_SHARE + place) & 1:
                    gain += c.SHARE_OBJECTIVE_POINTS
            if objectives >> (c.OBJECTIVE_ORDER + place) & 1:
                gain += c.ORDER_OBJECTIVE_POINTS
            if objectives >> (c.OBJECTIVE_VOLUME + place) & 1:
                before = counts[4 + place]
                if before < c.VOLUME_NEEDED:
                    gain += c.VOLUME_POINTS * min(size, c.VOLUME_NEEDED - before) / 5.0
            counts[place] += 1
            counts[4 + place] += size
            if trains == 0:
                worth += self.order_far * gain
                continue
            best = -1
            best_worth = -1.0
            best_nearness = 0.0
            for track in range(3):
                if not free[track]:
                    continue
                lacking = size - cargo[track]
                nearness = self.nearness[lacking] if lacking > 0 else 1.0
                engine = engines[track]
                if engine == c.NONE:
                    nearness *= self.no_engine
                    here = nearness * (gain + goods[track])
                else:
                    bonus = goods[track]
                    if objectives >> (c.OBJECTIVE_ENGINE + engine) & 1:
                        bonus += c.ENGINE_POINTS
                    here = nearness * (gain + bonus)
                if lacking < 0:
                    here += 0.3 * lacking
                if here > best_worth:
                    best = track
                    best_worth = here
                    best_nearness = nearness
            far_worth = self.order_far * gain
            if best_worth > far_worth:
                worth += self.waiting * best_worth
                free[best] = False
                bound[best] = best_nearness
                trains -= 1
            else:
                worth += far_worth
        return worth

    def stock(self, board: Board, bound: list[float]) -> float:
        """Lorries, wagons and engines for later trains, as far as they are not bound."""
        worth = 0.0
        for loaded in board.loaded:
            face = lorry_of(loaded)
            open_ = 1.0 - bound[c.TRACK_OF_BERTH[berth_of(loaded)]]
            gain = self.lorry * c.LORRIES_ON[face] + self.lorry_points * c.POINTS_ON[face]
            worth += open_ * gain
        spare = board.spare
        wagons = 0
        while spare:
            wagons += spare & 31
            spare >>= 5
        empty = board.empty
        room = wagons + 2
        share = 1.0
        for face in board.store:
            gain = self.in_store * c.LORRIES_ON[face] + 0.7 * self.lorry_points * c.POINTS_ON[face]
            if c.FITS[face] & empty:
                gain += self.fit
            worth += share * gain
            room -= 1
            if room <= 0:
                share *= self.crowd
        first = True
        for face in board.row:
            gain = self.in_row * c.LORRIES_ON[face] + 0.5 * self.lorry_points * c.POINTS_ON[face]
            if c.FITS[face] & empty:
                gain += self.fit if first else 0.5 * self.fit
            first = False
            worth += share * gain
            room -= 1
            if room <= 0:
                share *= self.crowd
        worth += self.wagon * min(wagons, 3)
        if wagons > 3:
            worth += self.wagon_more * (wagons - 3)
        engines = board.engines
        for track in range(3):
            if engines[track] != c.NONE:
                worth += self.engine * (1.0 - bound[track])
        if engines[0] != c.NONE and (engines[0] == engines[1] or engines[0] == engines[2]):
            worth += self.engine_pair
        if engines[1] != c.NONE and engines[1] == engines[2]:
            worth += self.engine_pair
        return worth

    def papers(self, board: Board) -> float:
        """Shares without an order yet, objectives, innovations."""
        worth = 0.0
        wanted = [0, 0, 0, 0]
        for face in board.delivered:
            if c.ORDERS <= face < c.SHARES:
                wanted[c.destination(face)] += 1
        for face in board.orders:
            if face < c.SHARES:
                wanted[c.destination(face)] += 1
        for face in board.shares:
            place = c.destination(face)
            wanted[place] -= 1
            if wanted[place] < 0:
                worth += self.share_far * c.SHARE_POINTS / -wanted[place]
        objectives = board.objectives
        if objectives:
            for place in range(4):
                if wanted[place] > 0:
                    continue
                for first in (c.OBJECTIVE_SHARE, c.OBJECTIVE_ORDER, c.OBJECTIVE_VOLUME):
                    if objectives >> (first + place) & 1:
                        worth += self.objective
            for engine in range(4):
                if objectives >> (c.OBJECTIVE_ENGINE + engine) & 1:
                    worth += self.objective
                    if engine in board.engines:
                        worth += self.objective_part
            if objectives >> c.OBJECTIVE_SHIFT & 1:
                worth += self.objective
            if objectives >> c.OBJECTIVE_COUNT & 1:
                worth += self.objective
        innovations = board.innovations
        if innovations:
            for kind in range(len(c.INNOVATION_NAMES)):
                held = count_of(innovations, kind)
                if held:
                    if kind < c.WORKER_INNOVATIONS:
                        worth += held * self.worker_innovation * c.HIGHEST_OF[kind]
                    else:
                        worth += held * self.innovation
        return worth


def _delivered(board: Board) -> list[int]:
    """Fulfilled orders by destination, then their lorries by destination."""
    counts = [0] * 8
    for face in board.delivered:
        if c.ORDERS <= face < c.SHARES:
            place = c.destination(face)
            counts[place] += 1
            counts[4 + place] += c.order_size(face)
    return counts


def _cards_in(hand: int) -> list[int]:
    return [hand >> c.WORKER_SHIFT[n] & c.WORKER_MASK[n] for n in range(len(c.WORKER_VALUES))]


_CLOCKWISE: Final = [list(range(players)) for players in range(c.MOST_PLAYERS + 1)]
"""The seats in the order of their turns, by number of players."""
_CARDS: Final[tuple[int, ...]] = tuple(sum(_cards_in(hand)) for hand in range(c.HANDS))
_PIPS: Final[tuple[int, ...]] = tuple(
    sum(count * value for count, value in zip(_cards_in(hand), c.WORKER_VALUES, strict=True))
    for hand in range(c.HANDS)
)
"""Worker cards in a hand, and what they add up to."""
_ALL_PIPS: Final = [_PIPS[c.hand_of(players)] for players in range(c.MOST_PLAYERS + 1)]
"""What the whole hand of a player adds up to, by number of players."""


def value(weights: Weights, horizon: int) -> CollieryValue:
    """The value of this title: every module of this package has this function."""
    return CollieryValue(weights, horizon)
