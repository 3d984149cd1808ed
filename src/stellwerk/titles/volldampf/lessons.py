"""The first round in lessons: bonds, the bid, route cards, track, two transports, and income."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.core.bits import members
from stellwerk.core.lessons import LEARNER, Card, Course, Figures, Lesson
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf import names
from stellwerk.titles.volldampf.position import Company, Railroad
from stellwerk.titles.volldampf.questions import asked

FIRST: Final = 1
SECOND: Final = 2
"""The two others."""
STONES: Final = (
    "stones violet@HAM blue@HAM yellow@BRE blue@HAN blue@BER violet@BER red@BER blue@DOR blue@DOR"
    " red@DOR yellow@KOE yellow@LEI yellow@LEI blue@DRE yellow@DRE red@FRA violet@NUE red@NUE"
    " yellow@NUE blue@STU blue@STU violet@STU blue@MUE yellow@MUE violet@KBG red@PAR violet@BRU"
    " yellow@ROT yellow@ROT blue@LON"
)
OWED: Final = (
    "owed round last-cards income subsidies transports laying choice auction regrouping bonds issue"
)


def figures(before: Railroad, after: Railroad) -> Figures:
    """Everything the sentences of the lessons speak of."""
    company, then = before.companies[LEARNER], after.companies[LEARNER]
    found: dict[str, object] = {
        "rounds": c.ROUNDS[before.players],
        "round_now": before.round,
        "cash": company.cash,
        "new_cash": then.cash,
        "bonds": then.bonds,
        "new_bonds": then.bonds - company.bonds,
        "mark_each": c.MARK_PER_BOND,
        "bid": then.bid if then.bid > 0 else company.bid,
        "routes": c.size(company.routes or then.routes),
        "group_size": c.GROUP_SIZE[before.players],
        "reach": before.reach,
        "transports": c.TRANSPORT_ROUNDS,
        "income": company.income,
        "gain": then.income - company.income,
        "each": c.GAIN_PER_PIECE,
        "dividend": min(company.bonds, company.cash + company.income),
        "left_cash": company.cash + company.income - company.bonds,
        "points": company.score(),
        "pieces": len(members(company.track)),
        "first_seat": FIRST,
        "second_seat": SECOND,
        "first_bonds": before.companies[FIRST].bonds,
        "second_bonds": before.companies[SECOND].bonds,
        "first_income": before.companies[FIRST].income,
        "second_income": before.companies[SECOND].income,
        "place": before.order.index(LEARNER) + 1,
    }
    found |= _laid(before, company, then)
    found |= _sent(before, after)
    return found


def _laid(before: Railroad, company: Company, then: Company) -> dict[str, object]:
    """The segment of the turn: the cities or stops it joins, and its cost."""
    fresh = members(then.track & ~company.track)
    if not fresh:
        return {}
    segment = before.edition.segments[fresh[0]]
    start, end = segment.ends
    return {
        "cost": company.cash - then.cash,
        "from": names.place_name(before.edition, start),
        "to": names.place_name(before.edition, end),
    }


def _sent(before: Railroad, after: Railroad) -> dict[str, object]:
    """The stone of the turn: its colour and where it went, if one has gone."""
    gone = [
        (colour, field)
        for field, (was, now) in enumerate(zip(before.stones, after.stones, strict=True))
        for colour in range(len(c.COLOURS))
        if c.count(was, colour) > c.count(now, colour)
    ]
    if not gone:
        return {}
    colour, field = gone[0]
    return {
        "colour": c.COLOURS[colour],
        "start": names.place_name(before.edition, field),
    }


def later(position: Railroad) -> str:
    """The lesson for somebody who has chosen for themselves, by the question."""
    question = asked(position)
    kind = "" if question is None else question.kind
    return "again" if kind in ("transport", "step", "subsidised") else ""


def scored(_: Railroad, position: Railroad) -> Mapping[str, Figures]:
    """What income brought, and what bonds cost, once all stones had moved."""
    known = figures(position, position)
    company = position.companies[LEARNER]
    return {
        "vd-beat-income": {**known, "amount": company.income},
        "vd-beat-dividends": {**known, "amount": -company.bonds},
    }


COURSE: Final = Course(
    id="volldampf",
    players=3,
    bots=("trainee", "shunter"),
    position=(
        "round 1",
        "turns 3",
        "order 1 2 3",
        "active 1",
        STONES,
        "goods-turned W01 W02 W13 W14 W16 W17",
        "groups N+W+W S+S+S T+T+T",
        OWED,
    ),
    line=(
        "1 bonds-2: bonds",
        "2 bonds-2",
        "3 bonds-2",
        "1 bid-2: bid",
        "2 pass",
        "3 pass",
        "1 group-1: group",
        "3 group-2",
        "2 group-3",
        "1 N1: lay",
        "3 S2",
        "2 T1",
        "1 W1: network",
        "3 S3",
        "2 T2",
        "1 W2: network",
        "3 S1",
        "2 T5",
        "1 violet@HAM W1 W2 deliver: transport",
        "3 violet@BER deliver",
        "2 violet@NUE",
        "1 blue@DOR: again",
        "3 blue@DRE",
        "2 violet@STU",
    ),
    lessons=(
        Lesson(
            "bonds",
            (Card("welcome", ("thing:map",), 2, goal=True), Card("bonds", paragraphs=2)),
        ),
        Lesson("bid", (Card("others", ("thing:players",)), Card("bid", paragraphs=2))),
        Lesson("group", (Card("group", paragraphs=2),)),
        Lesson("lay", (Card("lay", paragraphs=2),)),
        Lesson("network", (Card("network", paragraphs=2),)),
        Lesson("transport", (Card("stones", ("thing:map",)), Card("transport", paragraphs=2))),
        Lesson(
            "again", (Card("rivals", ("thing:players",)), Card("again", paragraphs=2)), free=True
        ),
    ),
    ending=Card("end", ("thing:players",), 2),
    figures=figures,
    later=later,
    scored=scored,
)
