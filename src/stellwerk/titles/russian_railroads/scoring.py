"""Points at the end of a round and of the game."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.position import NOBODY
from stellwerk.core.tables import Names
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Mat, Railway

SOURCES: Final[Names] = (
    *("points-trans-siberian", "points-st-petersburg", "points-kiev", "points-industry"),
    *("points-turns", "points-end-cards", "points-engineers"),
)
"""The columns of a table of points: what each round scores, turns, and the end of the game."""
TURNS: Final = 4
_COLUMNS: Final = {
    **{f"source-{name}": column for column, name in enumerate((*c.LINES, "industry"))},
    **{f"source-{name}": 5 for name in c.END_CARD_NAMES},
    "source-engineers": 6,
}
_STARS_UP_TO: Final = [
    sum(points for space, points in c.KIEV_STARS if space <= reached)
    for reached in range(c.LINE_ENDS[c.KIEV] + 1)
]
"""The points of the Kiev stars, by the space that black and locomotive have reached."""


def score_round(railway: Railway, seat: int) -> None:
    """The three lines and industry of one player (RR-12)."""
    mat = railway.mats[seat]
    railway.score(seat, trans_siberian_points(mat), "trans-siberian")
    railway.score(seat, st_petersburg_points(mat), "st-petersburg")
    railway.score(seat, kiev_points(mat), "kiev")
    railway.score(seat, industry_points(mat), "industry")


def forecast(railway: Railway) -> list[list[int]]:
    """By seat and source what the end of this round brings; the end of the game is a secret."""
    if railway.turn == NOBODY:
        return [[0] * len(SOURCES) for _ in railway.mats]
    return [
        [
            trans_siberian_points(mat),
            st_petersburg_points(mat),
            kiev_points(mat),
            industry_points(mat),
            *(0, 0, 0),
        ]
        for mat in railway.mats
    ]


def column(source: str) -> int:
    """Where a table of points shows what an event names as the source of points."""
    return _COLUMNS.get(source, TURNS)


def trans_siberian_points(mat: Mat) -> int:
    """Track, with a doubler on each of the first spaces (RR-12.3)."""
    return track_points(mat, c.TRANS_SIBERIAN, mat.doublers)


def st_petersburg_points(mat: Mat) -> int:
    """Track, doubled as a whole by grey on space 7 (RR-12.4)."""
    points = track_points(mat, c.ST_PETERSBURG, 0)
    reach = mat.locomotives[c.SP_PLACE]
    if mat.tracks[c.SP_GREY] >= c.DOUBLING_SPACE and reach >= c.DOUBLING_SPACE:
        return 2 * points
    return points


def kiev_points(mat: Mat) -> int:
    """Track, stars and the medal (RR-12.5)."""
    reach = mat.locomotives[c.KIEV_PLACE]
    points = track_points(mat, c.KIEV, 0) + _STARS_UP_TO[min(reach, mat.tracks[c.KIEV_BLACK])]
    medal = mat.tokens >> c.TOKEN_MEDAL & 1
    if medal and mat.tracks[c.KIEV_GREY] >= c.MEDAL_SPACE and reach >= c.MEDAL_SPACE:
        points += c.MEDAL_POINTS
    return points


def track_points(mat: Mat, line: int, doublers: int) -> int:
    """Each space in reach counts as the piece on it or next ahead of it (RR-12.1).

    So a piece brings its value for all spaces behind it, less what the next piece behind takes.
    """
    revalued = mat.tokens >> c.TOKEN_REVALUATION & 1
    values = c.REVALUED_POINTS if revalued else c.TRACK_POINTS
    reach = mat.reach(line)
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
    for seat, points in zip(ranking, (40, 20), strict=False):
        railway.score(seat, points, "engineers")


def end_card_points(mat: Mat, card: int, workers_at_start: int) -> int:
    """What an end-bonus card brings (RR-13.1)."""
    if card == c.END_FLAT:
        return 15
    if card == c.END_WORKERS:
        return 10 * (mat.workers - workers_at_start + mat.black_worker)
    if card == c.END_DOUBLERS:
        return 30 if mat.doublers >= 7 else 20 if mat.doublers >= 4 else 0
    blacks = (mat.tracks[c.TS_BLACK], mat.tracks[c.SP_BLACK], mat.tracks[c.KIEV_BLACK])
    if card == c.END_STATIONS:
        return 10 * sum(black == end for black, end in zip(blacks, c.LINE_ENDS, strict=True))
    if card == c.END_BLACK:
        return sum(blacks)
    if card == c.END_LOCOMOTIVES:
        return sum(mat.locomotives)
    if card == c.END_FACTORIES:
        return 4 * len(mat.factories)
    if card == c.END_TOKENS:
        return 7 * len(members(mat.tokens))
    if card == c.END_ENGINEERS:
        return 6 * len(members(mat.engineers))
    return 0


def engineer_ranking(railway: Railway) -> list[int]:
    """Seats with an engineer, the most first; the highest number breaks a tie (RR-13.2)."""
    ranked: list[tuple[int, int, int]] = []
    for seat, mat in enumerate(railway.mats):
        numbers = members(mat.engineers)
        if numbers:
            extra = c.END_EXTRA_ENGINEER in mat.end_cards
            ranked.append((len(numbers) + extra, numbers[-1], seat))
    ranked.sort(reverse=True)
    return [seat for _, _, seat in ranked]
