"""The terms of Russian Railroads: for lines and industry, what they score and how they can grow."""

from __future__ import annotations

from typing import Final

from stellwerk.bots.terms import SCORE, Groups
from stellwerk.bots.values.russian_railroads import RailwayValue
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.scoring import end_card_points

GROUPS: Final[Groups] = {
    "ts-open": ("black_ts", "reach_ts", "room_ts"),
    "sp-open": ("black_sp", "reach_sp", "room_sp"),
    "kiev-open": ("black_kiev", "reach_kiev", "room_kiev"),
    "beyond": ("latent",),
    "locomotives": ("excess",),
    "medal": ("medal_near",),
    "colours": ("grey", "brown", "natural", "white", "revaluation"),
    "doublers": ("doubler",),
    "industry-open": ("second", "industry_step", "factory", "factory_gain"),
    "tokens": ("token", "token_later"),
    "workers": ("action", "action_later"),
    "coins": ("coin",),
    "order": ("claim", "first"),
    "engineers": ("engineer",),
    "cards-open": ("end_growth",),
}
SHARED: Final[tuple[str, ...]] = ()

_LINES: Final = {
    "ts": (c.TS_BLACK, c.SP_BLACK),
    "sp": (c.SP_BLACK, c.KIEV_BLACK),
    "kiev": (c.KIEV_BLACK, len(c.TRACKS_AT_START)),
}
"""The pieces of each line: from the first of these, up to the second."""


def remainder(value: RailwayValue, railway: Railway, seat: int) -> dict[str, float]:
    """Points so far, what lines and industry score up to the end, cards and the most engineers."""
    mat = railway.mats[seat]
    left = value.rounds_left(railway)
    later = left - 1
    grow = 0.5 * later * left
    found = {SCORE: float(mat.score)}
    for name, (first, end) in _LINES.items():
        line = mat.copy()
        line.tracks = [at if first <= n < end else 0 for n, at in enumerate(mat.tracks)]
        found[name] = value.lines(line, left, later, grow)
    found["industry"] = value.industry(mat, left, later, grow)
    start = c.WORKERS_AT_START[railway.players]
    cards = sum(end_card_points(mat, card, start) for card in mat.end_cards)
    found["cards"] = float(cards)
    found["majority"] = value.ending(railway, mat, seat, later) - cards
    return found
