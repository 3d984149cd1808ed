"""What a position of Volldampf will still bring.

Points are income, and income comes from stones that pass a seat's own pieces. The board never
changes, so all ways a stone can take are listed once. A way is worth the own pieces on it, less
the more pieces are missing; in a search with two players, what the opponent earns on it is
subtracted. A seat can still earn on the best ways of the stones on the board, for the transports
that are left, and on those of later stones. Money is worth what it can build.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from stellwerk.bots.values.value import FAR, Value, Weights
from stellwerk.core.bits import members, size_of
from stellwerk.core.position import NOBODY, Effect, Position
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.auction import AUCTION, CHOOSE_BONDS, price_of
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.position import Company, Railroad
from stellwerk.titles.volldampf.transport import transports_left

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

_ROOM: Final = 20_000
"""How many networks are cached before the cache is cleared."""

Pieces = tuple[int, int, int]
"""Own pieces, all laid pieces, and those that count against a way, as sets of segments."""


class Ways:
    """Every way of at most six segments between two fields of an edition."""

    __slots__ = ("all", "edition", "first", "near", "second", "segments", "through")

    def __init__(self, edition: Edition) -> None:
        self.edition: Edition = edition
        self.segments: list[int] = []
        """The segments of each way, as a set."""
        self.first: list[int] = []
        """By way: where in a prospect a stone at one end counts that the other end wants."""
        self.second: list[int] = []
        for field in range(edition.field_count):
            self._spread(field, field, 1 << field, 0, c.REACH)
        self.all: list[int] = list(range(len(self.segments)))
        """The numbers of all ways."""
        self.near: list[int] = []
        """By segment: those that share a place with it, as a set."""
        for number, segment in enumerate(edition.segments):
            near = 0
            for place in segment.ends:
                for other, _ in edition.links[place]:
                    near |= 1 << other
            self.near.append(near & ~(1 << number))
        self.through: list[list[int]] = [[] for _ in edition.segments]
        """By segment: the ways that use it."""
        for number, way in enumerate(self.segments):
            for used in members(way):
                self.through[used].append(number)

    def _spread(self, start: int, at: int, reached: int, taken: int, left: int) -> None:
        """Add the ways that go on from a place; of two directions that to the higher field."""
        edition = self.edition
        for segment, place in edition.links[at]:
            if reached >> place & 1:
                continue
            way = taken | 1 << segment
            if start < place < edition.field_count:
                self.segments.append(way)
                self.first.append(4 * start + edition.places[place].colour)
                self.second.append(4 * place + edition.places[start].colour)
            if left > 1:
                self._spread(start, place, reached | 1 << place, way, left - 1)


class Prospect:
    """What one seat can earn on a network: by 4 × field + colour, the best way of such a stone."""

    __slots__ = ("best", "mean", "ranked")

    def __init__(self, best: list[float], ranked: list[int]) -> None:
        self.best: list[float] = best
        sort_by(ranked, best)
        self.ranked: list[int] = ranked
        """The stones, those with the best ways first."""
        better = [best[stone] for stone in ranked[: len(ranked) // 4]]
        self.mean: float = sum(better) / len(better)
        """The mean of the better part of them: what later stones may bring."""


class TableValue(Value):
    """Income, the best ways for the transports left, money, cards, and the order."""

    __slots__ = (
        "action",
        "against",
        "bond",
        "cash",
        "first",
        "gaps",
        "horizon",
        "later_stones",
        "missing",
        "price",
        "prospects",
        "rank",
        "route",
        "saved",
        "spread_base",
        "spread_later",
        "stones",
        "ways",
    )

    def __init__(self, weights: Weights, horizon: int = FAR) -> None:
        self.horizon: int = horizon
        """How many rounds it looks ahead."""
        self.missing: float = weights["missing"]
        self.against: float = weights["against"]
        """What each of the opponent's pieces on a way subtracts, with two players."""
        self.rank: float = weights["rank"]
        self.stones: float = weights["stones"]
        self.later_stones: float = weights["later_stones"]
        self.cash: float = weights["cash"]
        self.price: float = weights["price"]
        """What a piece costs, including the bid for it."""
        self.saved: float = weights["saved"]
        self.bond: float = weights["bond"]
        self.action: float = weights["action"]
        self.route: float = weights["route"]
        self.first: float = weights["first"]
        self.spread_base: float = weights["spread_base"]
        self.spread_later: float = weights["spread_later"]
        self.gaps: list[float] = [self.missing**pieces for pieces in range(c.REACH + 1)]
        self.ways: Ways | None = None
        self.prospects: dict[Pieces, Prospect] = {}

    def rounds_later(self, table: Railroad) -> int:
        """Rounds after this one."""
        return min(c.ROUNDS[table.players] - max(table.round, 1), self.horizon - 1)

    def spread(self, position: Position) -> float:
        return self.spread_base + self.spread_later * self.rounds_later(cast(Railroad, position))

    def sees_far(self, players: int) -> bool:
        return True

    def mark(self, position: Position, worth: float) -> float:
        """Moving stones that have earned the same are not the same."""
        table = cast(Railroad, position)
        mark = worth + 1e-7 * float(len(table.stack))
        if table.cargo >= 0:
            mark += 1e-5 * table.cargo + 1e-3 * table.at + 1e-1 * (table.reached % 977)
        return mark

    def points(self, position: Position, seat: int) -> float:
        table = cast(Railroad, position)
        company = table.companies[seat]
        worth = float(company.score())
        if table.turn == NOBODY:
            return worth
        later = self.rounds_later(table)
        cash = float(company.cash)
        bonds = company.bonds
        transports = transports_left(table, seat)
        if company.sealed >= 0:
            if is_owed(table, CHOOSE_BONDS):
                cash += c.MARK_PER_BOND * company.sealed
                bonds += company.sealed
                worth -= company.sealed
            else:
                cash -= company.sealed
                worth += self.first * (1.0 - (1.0 - 0.2 * company.sealed) ** 2)
        elif is_owed(table, AUCTION):
            place = place_in_auction(table, seat)
            cash -= price_of(place + 1, company.bid, table.players)
            worth += self.first * (table.players - 1 - place)
        elif transports:
            worth += self.first * (table.players - 1 - table.order.index(seat))
        if table.cargo >= 0 and table.path:
            track = company.track
            for segment in table.path:
                worth += track >> segment & 1
            if seat == table.active:
                transports -= 1
        worth += self.transports(table, company, transports, later)
        worth += self.money(table, company, cash, bonds, later)
        worth += self.bond * bonds * later
        actions = company.actions
        if actions or company.hidden:
            worth += self.action * (c.size(actions) + company.hidden)
        if company.routes:
            worth += self.routes(table, company, later)
        return worth

    def transports(self, table: Railroad, company: Company, now: int, later: int) -> float:
        """The best ways of the stones on the board, then of later ones."""
        prospect = self.prospect(table, company.track)
        best = prospect.best
        lying = table.lying
        worth = 0.0
        share = self.stones
        left = now + c.TRANSPORT_ROUNDS * later
        for stone in prospect.ranked:
            way = best[stone]
            if left <= 0 or way <= 0.0:
                break
            if lying[stone & 3] >> (stone >> 2) & 1:
                left -= 1
                worth += share * way
                share *= self.rank
        return worth + self.later_stones * c.TRANSPORT_ROUNDS * later * prospect.mean

    def prospect(self, table: Railroad, own: int) -> Prospect:
        """What a seat with these pieces can earn on the current network."""
        laid = 0
        for company in table.companies:
            laid |= company.track
        ways = self.ways
        if ways is None or ways.edition is not table.edition:
            ways = Ways(table.edition)
            self.ways = ways
            self.prospects.clear()
        others = laid & ~own if self.against and table.players == 2 else 0
        pieces = (own, laid, others)
        found = self.prospects.get(pieces)
        if found is None:
            if len(self.prospects) >= _ROOM:
                self.prospects.clear()
            found = self.explore(ways, pieces)
            self.prospects[pieces] = found
        return found

    def explore(self, ways: Ways, pieces: Pieces) -> Prospect:
        """The best ways on a network.

        One more piece makes the ways through it better and none worse, unless it counts against
        them. So if the network without the piece is cached, only those ways are examined.
        (Weights so far off that they reward missing pieces examine all ways.)
        """
        own, laid, others = pieces
        helpful = laid & ~others
        if self.missing <= 1.0:
            prospects = self.prospects
            for segment, through in enumerate(ways.through):
                piece = 1 << segment
                if helpful & piece:
                    known = prospects.get((own & ~piece, laid & ~piece, others))
                    if known is not None:
                        best = known.best[:]
                        if not self.improve(best, ways, through, pieces):
                            return known
                        return Prospect(best, known.ranked[:])
        best = [0.0] * (4 * ways.edition.field_count)
        self.improve(best, ways, ways.all, pieces)
        return Prospect(best, list(range(len(best))))

    def improve(self, best: list[float], ways: Ways, numbers: list[int], pieces: Pieces) -> bool:
        """Enter the ways with these numbers where they are better; whether any is."""
        improved = False
        own: i64 = pieces[0]
        free: i64 = ~pieces[1]
        others: i64 = pieces[2]
        gaps = self.gaps
        against = self.against
        segments = ways.segments
        first = ways.first
        second = ways.second
        for number in numbers:
            way: i64 = segments[number]
            mine = way & own
            if mine:
                worth = float(size_of(mine))
                if others:
                    worth -= against * float(size_of(way & others))
                open_ = way & free
                if open_:
                    worth *= gaps[size_of(open_)]
                at = first[number]
                if worth > best[at]:
                    best[at] = worth
                    improved = True
                at = second[number]
                if worth > best[at]:
                    best[at] = worth
                    improved = True
        return improved

    def money(
        self, table: Railroad, company: Company, cash: float, bonds: int, later: int
    ) -> float:
        """What can be built with it in this round; the rest saves bonds in later rounds."""
        if cash <= 0.0:
            return 0.1 * cash
        pieces = c.size(company.routes)
        if not pieces and any(table.groups):
            pieces = c.GROUP_SIZE[table.players]
        need = self.price * pieces
        if cash <= need:
            return self.cash * (1 + later) * cash
        worth = self.cash * (1 + later) * need
        open_ = (self.price * c.GROUP_SIZE[table.players] - company.income + bonds) * later
        if open_ < 1.0:
            open_ = 1.0
        return worth + self.saved * open_ * (1.0 - exp((need - cash) / open_))

    def routes(self, table: Railroad, company: Company, later: int) -> float:
        """Route cards that can continue the seat's own track."""
        ways = self.ways
        if ways is None:
            return 0.0
        edition = table.edition
        owners = table.network.owners
        worth = 0.0
        cards = company.routes
        symbol = 0
        while cards:
            held = cards & c.FULL
            if held:
                joining = 0
                for segment in edition.of_symbol[symbol]:
                    if owners[segment] == c.NONE:
                        joining += 1
                        if ways.near[segment] & company.track:
                            joining += 3
                worth += min(held, 2) * self.route * min(joining, 12)
            cards >>= c.BITS
            symbol += 1
        return worth * (1 + later)


def sort_by(ranked: list[int], worth: list[float]) -> None:
    """Sort numbers by their worth, the highest first; equal ones stay as they are.

    Most of them are in their places already, where this is quicker than Python's sort with a key.
    """
    least = worth[ranked[0]] if ranked else 0.0
    for n in range(1, len(ranked)):
        mine = worth[ranked[n]]
        if mine <= least:
            least = mine
            continue
        at = n - 1
        while at > 0 and worth[ranked[at - 1]] < mine:
            at -= 1
        ranked.insert(at, ranked.pop(n))


def is_owed(table: Railroad, effect: Effect[Railroad]) -> bool:
    """Whether an effect is on the stack."""
    return any(owed is effect for owed in table.stack)


def place_in_auction(table: Railroad, seat: int) -> int:
    """The place a seat would get if bidding ended now; one that has not passed may be second."""
    if seat in table.passed:
        return table.players - 1 - table.passed.index(seat)
    if table.companies[seat].bid == table.highest and table.highest != c.NONE:
        return 0
    return 1


def value(weights: Weights, horizon: int) -> TableValue:
    """The value of this title, for those who know only its name."""
    return TableValue(weights, horizon)
