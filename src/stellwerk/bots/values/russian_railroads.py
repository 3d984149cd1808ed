"""What a position of Russian Railroads will still bring.

Every round scores again, so what is on the mat now counts for each later scoring, and what opens
up possibilities (black track, colours, reach, workers) counts more the earlier it comes: `later`
is the number of rounds after this one, `grow` what one more point per round would add up to.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp
from typing import Final, cast

from stellwerk.bots.values.value import FAR, Value, Weights, earliness
from stellwerk.core.position import NOBODY, Position
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.end_bonuses import EXTRA_ENGINEERS
from stellwerk.titles.russian_railroads.position import Mat, Railway
from stellwerk.titles.russian_railroads.scoring import end_card_points

_ALL: Final = 99
"""A reach beyond the end of any line."""
_NEAR: Final = 24
"""The most steps to a special field."""


class RailwayValue(Value):
    """Points so far, the later scorings, and the worth of what is not yet scored."""

    __slots__ = (
        "action",
        "action_later",
        "black_kiev",
        "black_sp",
        "black_ts",
        "brown",
        "claim",
        "coin",
        "doubler",
        "end_growth",
        "engineer",
        "engineer_keen",
        "excess",
        "factory",
        "factory_gain",
        "first",
        "grey",
        "horizon",
        "industry_step",
        "latent",
        "medal_near",
        "medal_nearness",
        "natural",
        "near",
        "nearness",
        "reach_kiev",
        "reach_sp",
        "reach_ts",
        "revaluation",
        "room_kiev",
        "room_sp",
        "room_ts",
        "second",
        "spread_base",
        "spread_later",
        "tempo_base",
        "tempo_later",
        "token",
        "token_later",
        "white",
    )

    def __init__(self, weights: Weights, horizon: int = FAR) -> None:
        self.horizon: int = horizon
        """How many rounds it looks ahead; 1 is only the current one."""
        self.action: float = weights["action"]
        self.action_later: float = weights["action_later"]
        self.black_ts: float = weights["black_ts"]
        self.black_sp: float = weights["black_sp"]
        self.black_kiev: float = weights["black_kiev"]
        self.grey: float = weights["grey"]
        self.brown: float = weights["brown"]
        self.natural: float = weights["natural"]
        self.white: float = weights["white"]
        self.reach_ts: float = weights["reach_ts"]
        self.reach_sp: float = weights["reach_sp"]
        self.reach_kiev: float = weights["reach_kiev"]
        self.excess: float = weights["excess"]
        self.latent: float = weights["latent"]
        self.room_ts: float = weights["room_ts"]
        self.room_sp: float = weights["room_sp"]
        self.room_kiev: float = weights["room_kiev"]
        self.token: float = weights["token"]
        self.token_later: float = weights["token_later"]
        self.near: float = weights["near"]
        self.medal_near: float = weights["medal_near"]
        self.revaluation: float = weights["revaluation"]
        self.second: float = weights["second"]
        self.doubler: float = weights["doubler"]
        self.industry_step: float = weights["industry_step"]
        self.factory: float = weights["factory"]
        self.factory_gain: float = weights["factory_gain"]
        self.engineer: float = weights["engineer"]
        self.engineer_keen: float = weights["engineer_keen"]
        self.end_growth: float = weights["end_growth"]
        self.coin: float = weights["coin"]
        self.first: float = weights["first"]
        self.claim: float = weights["claim"]
        self.spread_base: float = weights["spread_base"]
        self.spread_later: float = weights["spread_later"]
        self.tempo_base: float = weights["tempo_base"]
        self.tempo_later: float = weights["tempo_later"]
        self.medal_nearness: list[float] = [self.medal_near**steps for steps in range(_NEAR)]
        self.nearness: list[float] = [self.near**steps for steps in range(_NEAR)]

    def rounds_left(self, railway: Railway) -> int:
        """Scorings left, including this round's."""
        left = c.ROUNDS[railway.players] + 1 - max(railway.current_round, 1)
        return min(left, self.horizon)

    def spread(self, position: Position) -> float:
        railway = cast(Railway, position)
        return self.spread_base + self.spread_later * (self.rounds_left(railway) - 1)

    def tempo(self, position: Position, seat: int) -> float:
        railway = cast(Railway, position)
        turn = self.tempo_base + self.tempo_later * (self.rounds_left(railway) - 1)
        return turn * earliness(railway.order, railway.passed, railway.turn, seat)

    def points(self, position: Position, seat: int) -> float:
        railway = cast(Railway, position)
        mat = railway.mats[seat]
        if railway.turn == NOBODY:
            return float(mat.score)
        left = self.rounds_left(railway)
        later = left - 1
        grow = 0.5 * later * left
        return (
            mat.score
            + self.lines(mat, left, later, grow)
            + self.industry(mat, left, later, grow)
            + self.hands(railway, mat, seat, left, later, grow)
            + self.fields(mat, left, later)
            + self.ending(railway, mat, seat, later)
        )

    def lines(self, mat: Mat, left: int, later: int, grow: float) -> float:
        """The three lines: what they score, and how far they are open."""
        tracks = mat.tracks
        locomotives = mat.locomotives
        revalued = mat.tokens >> c.TOKEN_REVALUATION & 1
        more = _MORE[revalued]
        brown = more[c.BROWN]
        natural = more[c.NATURAL]
        white = more[c.WHITE]
        doublers = mat.doublers

        black = tracks[c.TS_BLACK]
        reach = locomotives[c.TS_HIGH] + locomotives[c.TS_LOW]
        now = 0
        free = 0
        grey_at = tracks[2]
        if grey_at:
            now = _counted(grey_at, reach, doublers)
            free = _counted(grey_at, _ALL, doublers)
            at = tracks[3]
            if at:
                now += brown * _counted(at, reach, doublers)
                free += brown * _counted(at, _ALL, doublers)
                at = tracks[4]
                if at:
                    now += natural * _counted(at, reach, doublers)
                    free += natural * _counted(at, _ALL, doublers)
                    at = tracks[5]
                    if at:
                        now += white * _counted(at, reach, doublers)
                        free += white * _counted(at, _ALL, doublers)
        usable = _lower(black, reach)
        worth = self.black_ts * black + self.reach_ts * usable
        if usable > grey_at:
            worth += self.room_ts * (usable - grey_at)
        over = reach - black if reach > black else 0

        sp_black = tracks[c.SP_BLACK]
        reach = locomotives[c.SP_PLACE]
        grey_at = tracks[c.SP_GREY]
        line = 0
        line_free = 0
        if grey_at:
            brown_at = tracks[9]
            natural_at = tracks[10]
            line = _lower(grey_at, reach) + brown * _lower(brown_at, reach)
            line += natural * _lower(natural_at, reach)
            line_free = grey_at + brown * brown_at + natural * natural_at
            if grey_at >= c.DOUBLING_SPACE:
                line_free *= 2
                if reach >= c.DOUBLING_SPACE:
                    line *= 2
        now += line
        free += line_free
        usable = _lower(sp_black, reach)
        worth += self.black_sp * sp_black + self.reach_sp * usable
        if usable > grey_at:
            worth += self.room_sp * (usable - grey_at)
        if reach > sp_black:
            over += reach - sp_black

        kiev_black = tracks[c.KIEV_BLACK]
        reach = locomotives[c.KIEV_PLACE]
        grey_at = tracks[c.KIEV_GREY]
        brown_at = tracks[14]
        usable = _lower(kiev_black, reach)
        now += _lower(grey_at, reach) + brown * _lower(brown_at, reach) + c.STARS_UP_TO[usable]
        free += grey_at + brown * brown_at + c.STARS_UP_TO[kiev_black]
        if mat.tokens >> c.TOKEN_MEDAL & 1:
            if grey_at >= c.MEDAL_SPACE and reach >= c.MEDAL_SPACE:
                now += c.MEDAL_POINTS
                free += c.MEDAL_POINTS
            else:
                steps = max(0, c.MEDAL_SPACE - grey_at) + max(0, c.MEDAL_SPACE - reach)
                worth += c.MEDAL_POINTS * self.medal_nearness[steps]
        worth += self.black_kiev * kiev_black + self.reach_kiev * usable
        if usable > grey_at:
            worth += self.room_kiev * (usable - grey_at)
        if reach > kiev_black:
            over += reach - kiev_black
        worth += self.excess * over

        opened = 0.0
        needed = c.BLACK_NEEDED
        if black >= needed[2]:
            opened = self.grey
            if black >= needed[c.TS_BROWN]:
                opened += self.brown
                if black >= needed[4]:
                    opened += self.natural
                    if black >= needed[5]:
                        opened += self.white
                    if revalued:
                        opened += self.revaluation
        opened += self.doubler * doublers
        return left * now + (worth + self.latent * (free - now)) * later + opened * grow

    def industry(self, mat: Mat, left: int, later: int, grow: float) -> float:
        """Both markers, and what is ahead of them."""
        marker = mat.marker
        second = mat.second_marker
        worth = float(left * c.INDUSTRY_POINTS[marker])
        steps = marker
        if second >= 0:
            worth += left * c.INDUSTRY_POINTS[second] + self.second * grow
            steps += second
        built = len(mat.factories)
        ahead = built - _PASSED[marker]
        if second >= 0:
            ahead += built - _PASSED[second]
        return (
            worth
            + (self.industry_step * steps + self.factory * ahead) * later
            + (self.factory_gain * ahead)
        )

    def hands(
        self, railway: Railway, mat: Mat, seat: int, left: int, later: int, grow: float
    ) -> float:
        """Workers now and in later rounds, coins, own engineers, the turn order."""
        act = self.action + self.action_later * left
        worth = 0.0
        if not railway.passed >> seat & 1:
            worth = (mat.free + mat.temporary + mat.free_black) * act
        all_workers = mat.workers + mat.black_worker
        worth += all_workers * (self.action * later + self.action_later * grow)
        coins = mat.coins
        if later or not railway.passed >> seat & 1:
            worth += self.coin * act * (float(coins) if coins < 4 else 4.0 + 0.5 * (coins - 4))
        engineers = _BITS[mat.engineers & 255] + _BITS[mat.engineers >> 8]
        worth += self.engineer * engineers * later
        if later:
            place = 0
            claims = railway.claims
            order = railway.order
            if claims[0] == seat:
                worth += self.claim * act
            elif claims[1] == seat:
                place = 1
                if railway.players > 2:
                    worth += self.claim * act
            else:
                for other in order:
                    if other == seat:
                        break
                    if other != claims[0] and other != claims[1]:
                        place += 1
                place += (claims[0] >= 0) + (claims[1] >= 0)
            worth += self.first * (railway.players - 1 - place) * (1 if later == 1 else 2)
        return worth

    def fields(self, mat: Mat, left: int, later: int) -> float:
        """Rewards still to earn, worth less the further away they are: tokens and workers."""
        tracks = mat.tracks
        locomotives = mat.locomotives
        claimed = mat.claimed
        token = self.token + self.token_later * left
        worker = (self.action + self.action_later * 0.5 * left) * later
        worth = 0.0
        near = self.nearness
        sp_black = tracks[c.SP_BLACK]
        sp_reach = locomotives[c.SP_PLACE]
        if not claimed & c.FIELD_SP_TOKEN_4:
            worth += token * near[_short(c.SP_TOKEN_SPACE, sp_black, sp_reach)]
        if not claimed & c.FIELD_SP_TOKEN_6:
            worth += token * near[_short(c.SP_NEXT_TOKEN_SPACE, sp_black, sp_reach)]
        ts_reach = locomotives[c.TS_HIGH] + locomotives[c.TS_LOW]
        if not claimed & c.FIELD_TS_TOKEN:
            steps = _short(c.TS_TOKEN_SPACE, tracks[c.TS_BLACK], ts_reach)
            worth += token * near[steps if steps < _NEAR else _NEAR - 1]
        if not claimed & c.FIELD_INDUSTRY_TOKEN:
            gaps = max(0, 3 - len(mat.factories))
            worth += token * near[max(0, c.QUESTION_POSITION - mat.marker) + gaps]
        if not claimed & c.FIELD_TS_WORKER:
            steps = c.TS_WORKER_SPACE - tracks[c.TS_BROWN] + max(0, c.TS_WORKER_SPACE - ts_reach)
            steps += max(0, c.BLACK_NEEDED[c.TS_BROWN] - tracks[c.TS_BLACK])
            worth += worker * near[steps]
        if tracks[c.KIEV_BLACK] < c.KIEV_WORKER_SPACE:
            worth += worker * near[c.KIEV_WORKER_SPACE - tracks[c.KIEV_BLACK]]
        return worth

    def ending(self, railway: Railway, mat: Mat, seat: int, later: int) -> float:
        """End-bonus cards, and the race for the most engineers."""
        worth = 0.0
        if mat.end_cards:
            start = c.WORKERS_AT_START[railway.players]
            for card in mat.end_cards:
                worth += end_card_points(mat, card, start) + self.end_growth * later
        mine = _rank(mat)
        best = 0.0
        next_best = 0.0
        for other in range(railway.players):
            if other != seat:
                rank = _rank(railway.mats[other])
                if rank > best:
                    next_best = best
                    best = rank
                elif rank > next_best:
                    next_best = rank
        keen = self.engineer_keen / (0.4 + later)
        if mine or later:
            worth += _MOST_MORE * _sigmoid(keen * (mine - best))
            second = _SECOND_MOST * _sigmoid(keen * (mine - next_best))
            worth += second if mine else 0.5 * second
        return worth


def _lower(one: int, other: int) -> int:
    return one if one < other else other


def _short(space: int, black: int, reach: int) -> int:
    """How many steps black and locomotive together are short of a space."""
    return (space - black if black < space else 0) + (space - reach if reach < space else 0)


def _counted(at: int, reach: int, doublers: int) -> int:
    """Spaces behind a piece that score, those with a doubler twice (RR-12.1, RR-12.3)."""
    seen = at if at < reach else reach
    return seen + (seen if seen < doublers else doublers)


def _sigmoid(lead: float) -> float:
    if lead > 30.0:
        return 1.0
    if lead < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))


def _rank(mat: Mat) -> float:
    """Engineers counted, the highest number as the tie-break (RR-13.2)."""
    engineers = mat.engineers
    if not engineers:
        return 0.0
    count = _BITS[engineers & 255] + _BITS[engineers >> 8]
    for card in mat.end_cards:
        count += EXTRA_ENGINEERS[card]
    return count + 0.01 * engineers.bit_length()


_BITS: Final[tuple[int, ...]] = tuple(bin(mask).count("1") for mask in range(256))
_PASSED: Final[tuple[int, ...]] = tuple(
    min(max(at - 3, 0) // 2, c.GAPS) for at in range(c.INDUSTRY_END + 1)
)
"""Factories a marker has entered, by its position."""
_MORE: Final[tuple[tuple[int, ...], ...]] = tuple(
    (0, *(after - before for before, after in pairwise(points)))
    for points in (c.TRACK_POINTS, c.REVALUED_POINTS)
)
"""How much more a space is worth than with the colour before, as printed and revalued."""
_MOST_MORE: Final = float(c.MAJORITY_POINTS[0] - c.MAJORITY_POINTS[1])
"""How much more the most engineers bring than the second most."""
_SECOND_MOST: Final = float(c.MAJORITY_POINTS[1])


def value(weights: Weights, horizon: int) -> RailwayValue:
    """The value of this title, for those who know only its name."""
    return RailwayValue(weights, horizon)
