"""The first round in lessons: track, grey, a locomotive, a doubler, industry, and a scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stellwerk.core.lessons import LEARNER, Card, Course, Figures, Lesson
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import scoring
from stellwerk.titles.russian_railroads.position import Mat, Railway
from stellwerk.titles.russian_railroads.questions import asked

FIRST: Final = 1
SECOND: Final = 2
"""The two others, in the order in which they play."""


def figures(before: Railway, after: Railway) -> Figures:
    """Everything the sentences of the lessons speak of."""
    mat, then = before.mats[LEARNER], after.mats[LEARNER]
    place = before.order.index(LEARNER)
    return {
        "rounds": c.ROUNDS[before.players],
        "workers": mat.free,
        "coins": mat.coins,
        "cost": mat.free - then.free,
        "steps": _moved(mat, then, c.TS_BLACK) or _moved(mat, then, c.TS_BLACK + c.GREY),
        "black": then.tracks[c.TS_BLACK],
        "grey": then.tracks[c.TS_BLACK + c.GREY],
        "grey_from": c.BLACK_NEEDED[c.TS_BLACK + c.GREY],
        "grey_each": c.TRACK_POINTS[c.GREY],
        "brown_from": c.BLACK_NEEDED[c.TS_BROWN],
        "brown_each": c.TRACK_POINTS[c.BROWN],
        "locomotive": before.lowest,
        "reach": mat.reach(c.TRANS_SIBERIAN),
        "new_reach": then.reach(c.TRANS_SIBERIAN),
        "doublers": then.doublers,
        "line": scoring.trans_siberian_points(mat),
        "new_line": scoring.trans_siberian_points(then),
        "marker": then.marker,
        "industry": scoring.industry_points(then),
        "top_industry": max(c.INDUSTRY_POINTS),
        "gain": sum(scoring.round_points(then)) - sum(scoring.round_points(mat)),
        "round_points": sum(scoring.round_points(mat)),
        "place": place + 1,
        "pass_points": c.PASS_POINTS[place],
        "first_seat": FIRST,
        "first_industry": scoring.industry_points(before.mats[FIRST]),
        "first_reach": before.mats[FIRST].reach(c.TRANS_SIBERIAN),
        "first_track": scoring.trans_siberian_points(before.mats[FIRST]),
        "second_seat": SECOND,
        "second_black": before.mats[SECOND].tracks[c.TS_BLACK],
        "second_score": before.mats[SECOND].score,
        "total": mat.score,
    }


def _moved(before: Mat, after: Mat, piece: int) -> int:
    return after.tracks[piece] - before.tracks[piece]


def later(position: Railway) -> str:
    """The lesson for somebody who has chosen for themselves."""
    question = asked(position)
    if question is None or question.kind != "turn":  # Workers in the turn order move on.
        return ""
    return "choice" if position.mats[LEARNER].free else "pass"


def scored(position: Railway, _: Railway) -> Mapping[str, Figures]:
    """What the sources of this round come from."""
    mat = position.mats[LEARNER]
    known = figures(position, position)
    line: dict[str, Any] = {
        **known,
        "amount": scoring.trans_siberian_points(mat),
        "spaces": min(mat.tracks[c.TS_BLACK + c.GREY], mat.reach(c.TRANS_SIBERIAN)),
        "doubled": min(mat.doublers, mat.tracks[c.TS_BLACK + c.GREY], mat.reach(c.TRANS_SIBERIAN)),
    }
    industry = {**known, "amount": scoring.industry_points(mat)}
    found: dict[str, Figures] = {"points-industry": industry}
    grey = c.TRACK_POINTS[c.GREY] * (int(line["spaces"]) + int(line["doubled"]))
    if line["amount"] == grey:  # Nobody has brown in the first round, unless they looked for it.
        found["points-trans-siberian"] = line
    return found


COURSE: Final = Course(
    id="russian-railroads",
    players=3,
    bots=("trainee", "shunter"),
    position=(
        "round 0",
        "turns 0",
        "order 1 2 3",
        "active nobody",
        "engineers 2 6 7 15 13 11",
        "boxed end-workers end-stations",
        "bonuses bonus-doubler bonus-coin bonus-industry bonus-black",
        "owed start-round bonus:2 bonus:3",
    ),
    line=(
        "3 bonus-industry",
        "2 bonus-doubler",
        "1 T1 ts-black ts-black: track",
        "2 I2 marker-1 marker-1",
        "3 T2 ts-black ts-black ts-black",
        "1 T3 ts-grey ts-grey: grey",
        "2 L2 locomotive lay-ts-weak",
        "3 T12 ts-grey",
        "1 L1 locomotive lay-ts-weak: locomotive",
        "2 T12 ts-black",
        "3 E2 ts-black",
        "1 A1: doubler",
        "2 A2",
        "3 T12 ts-grey",
        "1 I1: industry",
        "2 pass",
        "3 T12 ts-black",
        "1 T12 ts-black: choice",
        "3 pass",
        "1 pass: pass",
    ),
    lessons=(
        Lesson(
            "track",
            (
                Card("welcome", ("thing:mat",), 2, goal=True),
                Card("track", paragraphs=2),
            ),
        ),
        Lesson(
            "grey",
            (
                Card("others", ("move:I2", "move:T2"), 2),
                Card("grey", paragraphs=2),
            ),
        ),
        Lesson(
            "locomotive",
            (
                Card("reach", ("thing:trans-siberian",)),
                Card("locomotive", paragraphs=2),
            ),
        ),
        Lesson("doubler", (Card("engineer", ("move:E2",)), Card("doubler", paragraphs=2))),
        Lesson("industry", (Card("industry", paragraphs=2),)),
        Lesson(
            "choice",
            (Card("passed", ("thing:score",)), Card("choice", paragraphs=2)),
            free=True,
        ),
        Lesson("pass", (Card("pass", paragraphs=2),), free=True),
    ),
    ending=Card("end", ("thing:score",), 2),
    figures=figures,
    later=later,
    scored=scored,
)
