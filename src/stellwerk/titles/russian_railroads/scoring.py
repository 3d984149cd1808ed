"""Points at the end of a round and of the game."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import NOBODY
from stellwerk.core.tables import Names
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import end_bonuses as bonuses
from stellwerk.titles.russian_railroads.end_bonuses import END_BONUSES
from stellwerk.titles.russian_railroads.position import Mat, Railway

SOURCES: Final[Names] = (
    *("points-trans-siberian", "points-st-petersburg", "points-kiev", "points-industry"),
    *("points-turns", "points-end-cards", "points-engineers"),
)
"""The columns of a table of points: what each round scores, turns, and the end of the game."""
SCORED: Final = "round-points"
"""The event of points that the end of a round brings."""
TURNS: Final = 4
END_CARDS: Final = 5
ENGINEERS: Final = 6
_COLUMNS: Final = {
    **{f"source-{name}": column for column, name in enumerate((*c.LINES, "industry"))},
    **{
        f"source-{name}": TURNS
        for name in ("end-station", "factory", "engineer", "pass", "instead-of-end-card")
    },
    **{f"source-{name}": END_CARDS for name in c.END_CARD_NAMES},
    "source-engineers": ENGINEERS,
}


def score_round(railway: Railway, seat: int) -> None:
    """The three lines and industry of one player (RR-12)."""
    mat = railway.mats[seat]
    railway.score(seat, trans_siberian_points(mat), "trans-siberian", SCORED)
    railway.score(seat, st_petersburg_points(mat), "st-petersburg", SCORED)
    railway.score(seat, kiev_points(mat), "kiev", SCORED)
    railway.score(seat, industry_points(mat), "industry", SCORED)


def round_points(mat: Mat) -> list[int]:
    """What a scoring brings as things stand: the three lines, then industry."""
    return [
        trans_siberian_points(mat),
        st_petersburg_points(mat),
        kiev_points(mat),
        industry_points(mat),
    ]


def forecast(railway: Railway) -> list[list[int]]:
    """By seat and source what the end of this round brings; the end of the game is a secret."""
    if railway.turn == NOBODY:
        return [[0] * len(SOURCES) for _ in railway.mats]
    return [[*round_points(mat), 0, 0, 0] for mat in railway.mats]


def column(source: str) -> int:
    """Where a table of points shows what an event names as the source of points."""
    return _COLUMNS[source]


def trans_siberian_points(mat: Mat) -> int:
    """Track, with a doubler on each of the first spaces (RR-12.3)."""
    return track_points(mat, c.TRANS_SIBERIAN, mat.doublers, mat.reach(c.TRANS_SIBERIAN))


def st_petersburg_points(mat: Mat) -> int:
    """Track, doubled as a whole by grey on space 7 (RR-12.4)."""
    points = track_points(mat, c.ST_PETERSBURG, 0, mat.locomotives[c.SP_PLACE])
    return 2 * points if counts_twice(mat) else points


def counts_twice(mat: Mat) -> bool:
    """Whether grey and locomotive double the St. Petersburg line (RR-12.4)."""
    reach = mat.locomotives[c.SP_PLACE]
    return mat.tracks[c.SP_GREY] >= c.DOUBLING_SPACE and reach >= c.DOUBLING_SPACE


def kiev_points(mat: Mat) -> int:
    """Track, stars and the medal (RR-12.5)."""
    reach = mat.locomotives[c.KIEV_PLACE]
    stars = c.STARS_UP_TO[min(reach, mat.tracks[c.KIEV_BLACK])]
    points = track_points(mat, c.KIEV, 0, reach) + stars
    medal = mat.tokens >> c.TOKEN_MEDAL & 1
    if medal and mat.tracks[c.KIEV_GREY] >= c.MEDAL_SPACE and reach >= c.MEDAL_SPACE:
        points += c.MEDAL_POINTS
    return points


def track_points(mat: Mat, line: int, doublers: int, reach: int) -> int:
    """Each space in reach counts as the piece on it or next ahead of it (RR-12.1).

    So a piece brings its value for all spaces behind it, minus what the next piece behind takes.
    """
    revalued = mat.tokens >> c.TOKEN_REVALUATION & 1
    values = c.REVALUED_POINTS if revalued else c.TRACK_POINTS
    black = c.STOPS[line] + 1
    points = 0
    worth_ahead = 0
    for colour in range(1, c.COLOURS_OF_LINE[line]):
        spaces = min(mat.tracks[black + colour], reach)
        if spaces == 0:
            break
        doubled = min(spaces, doublers)
        points += (values[colour] - worth_ahead) * (spaces + doubled)
        worth_ahead = values[colour]
    return points


def space_points(mat: Mat, line: int) -> list[int]:
    """What each space of a line brings, from the first to the last that counts.

    It is what reaching one space further adds; the stars and the medal of Kiev are not in it.
    """
    grey = mat.tracks[c.STOPS[line] + 1 + c.GREY]
    doublers = mat.doublers if line == c.TRANS_SIBERIAN else 0
    twice = 2 if line == c.ST_PETERSBURG and counts_twice(mat) else 1
    sums = [
        twice * track_points(mat, line, doublers, reach)
        for reach in range(min(grey, mat.reach(line)) + 1)
    ]
    return [after - before for before, after in pairwise(sums)]


def industry_points(mat: Mat) -> int:
    """Both markers (RR-12.6)."""
    points = c.INDUSTRY_POINTS[mat.marker]
    if mat.second_marker != c.NOT_IN_PLAY:
        points += c.INDUSTRY_POINTS[mat.second_marker]
    return points


def score_game(railway: Railway) -> None:
    """End-bonus cards and the most engineers (RR-13)."""
    start = c.WORKERS_AT_START[railway.players]
    for seat in range(railway.players):
        mat = railway.mats[seat]
        for card in mat.end_cards:
            railway.score(seat, end_card_points(mat, card, start), c.END_CARD_NAMES[card])
    ranking = engineer_ranking(railway)
    for seat, points in zip(ranking, c.MAJORITY_POINTS, strict=False):
        railway.score(seat, points, "engineers")


def end_card_points(mat: Mat, card: int, workers_at_start: int) -> int:
    """What an end-bonus card brings (RR-13.1)."""
    bonus = END_BONUSES[card]
    count = counted(mat, bonus.counts, workers_at_start)
    if not bonus.steps:
        return bonus.each * count
    points = 0
    for least, worth in bonus.steps:
        if count >= least:
            points = worth
    return points


def counted(mat: Mat, what: int, workers_at_start: int) -> int:
    """How many there are on a mat of what an end-bonus card counts."""
    if what == bonuses.ONCE:
        return 1
    if what == bonuses.GAINED_WORKERS:
        return mat.workers - workers_at_start + mat.black_worker
    if what == bonuses.DOUBLERS:
        return mat.doublers
    if what == bonuses.STATIONS:
        return sum(mat.tracks[stop + 1] == c.LINE_ENDS[c.LINE_OF[stop]] for stop in c.STOPS)
    if what == bonuses.BLACK_TRACK:
        return sum(mat.tracks[stop + 1] for stop in c.STOPS)
    if what == bonuses.STRENGTH:
        return sum(mat.locomotives)
    if what == bonuses.FACTORIES:
        return len(mat.factories)
    if what == bonuses.TOKENS:
        return len(members(mat.tokens))
    if what == bonuses.ENGINEERS:
        return len(members(mat.engineers))
    raise ValueError(f"no end-bonus card counts {what}")


def engineer_ranking(railway: Railway) -> list[int]:
    """Seats with an engineer, the most first; the highest number breaks a tie (RR-13.2)."""
    ranked: list[tuple[int, int, int]] = []
    for seat, mat in enumerate(railway.mats):
        numbers = members(mat.engineers)
        if numbers:
            extra = sum(bonuses.EXTRA_ENGINEERS[card] for card in mat.end_cards)
            ranked.append((len(numbers) + extra, numbers[-1], seat))
    ranked.sort(reverse=True)
    return [seat for _, _, seat in ranked]
