"""The first shift in lessons: an order, a train, its load, a delivery, and the shift token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.core.lessons import LEARNER, Card, Course, Figures, Lesson
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import scoring
from stellwerk.titles.glueck_auf.board import Board
from stellwerk.titles.glueck_auf.names import CARDS
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.questions import asked

FIRST: Final = 1
SECOND: Final = 2
"""The two others, in the order in which they play."""


def figures(before: Colliery, after: Colliery) -> Figures:
    """Everything the sentences of the lessons speak of."""
    board, then = before.boards[LEARNER], after.boards[LEARNER]
    hand = c.worker_cards(board.workers)
    order = (*board.orders, *then.orders, *(f for f in then.delivered if f >= c.ORDERS))
    lorries = [f for f in (*board.row, *then.row, *then.delivered) if f < c.WAGONS]
    size = c.order_size(order[0]) if order else 0
    return {
        "shifts": c.SHIFTS[before.players],
        "cards": len(hand),
        "hand": ", ".join(map(str, hand)),
        "ones": hand.count(1),
        "price": _price(before, after),
        "next_price": _price(before, after) + 1,
        "left": ", ".join(map(str, c.worker_cards(then.workers))),
        "size": size,
        "order_points": c.WORTH[order[0]] if order else 0,
        "order": CARDS[order[0]] if order else "",
        "advice": _kind(board, then),
        "lorry": CARDS[then.row[-1]] if then.row else "",
        "lorry_points": c.WORTH[lorries[0]] if lorries else 0,
        "orders_price": before.last[c.ORDER_PILE] + 1,
        "engines_price": before.last[c.ENGINE_PILE] + 1,
        "lorries_price": before.last[c.LORRIES_1] + 1,
        "delivery_price": before.last[c.DELIVERY] + 1,
        "token_price": before.last[c.MINING_01] + 1,
        "token_points": 1,
        "score": scoring.points(board),
        "gain": scoring.points(then) - scoring.points(board),
        "first_seat": FIRST,
        "second_seat": SECOND,
        "foreman_seat": before.foreman if before.foreman >= 0 else before.starter,
        "starter_seat": before.starter,
    }


def _price(before: Colliery, after: Colliery) -> int:
    """What the area of the turn cost: the one whose last use has changed."""
    used = [now for was, now in zip(before.last, after.last, strict=True) if was != now]
    return used[0] if used else 0


def _kind(board: Board, then: Board) -> str:
    """What a turn that the learner chose takes; nothing for a pass."""
    if len(then.row) > len(board.row):
        return "lorry"
    return "order" if len(then.orders) > len(board.orders) else "pass"


def later(position: Colliery) -> str:
    """The lesson for somebody who has chosen for themselves."""
    question = asked(position)
    return "choice" if question is not None and question.kind.startswith("turn") else ""


def scored(position: Colliery, _: Colliery) -> Mapping[str, Figures]:
    """What the end of the shift brings: its token."""
    return {"points-tokens": figures(position, position)}


COURSE: Final = Course(
    id="glueck-auf",
    players=3,
    bots=("trainee", "shunter"),
    position=(
        "starter 1",
        "pile-lorries-1 fox-1 19",
        "pile-lorries-2 tower-1 19",
        "pile-wagons-1 wheel-wagon 19",
        "pile-wagons-2 clover-wagon 19",
        "pile-engines engine-A 27",
        "pile-orders barracks-1 27",
        "pile-shares share-barracks 23",
        "pile-innovations extra-mining 15",
        "pile-objectives objective-order-barracks 17",
    ),
    line=(
        "1 orders: order",
        "2 lorries-1",
        "- wheel-2#1",
        "3 shares",
        "1 engines track-1: engine",
        "2 engines pay-2 track-3",
        "3 orders pay-2",
        "1 wagons-1 track-1: wagon",
        "2 wagons-2 track-3",
        "3 objectives",
        "1 lorries-1 pay-2: lorry",
        "2 lorries-2",
        "3 mining-0-1",
        "1 mining-1-2 load-1-wheel: mining",
        "2 wagons-1 pay-2 track-1",
        "3 lorries-2 pay-2",
        "1 delivery: delivery",
        "2 shares",
        "3 objectives",
        "1 mining-0-1: token",
        "2 lorries-1",
        "3 orders",
        "1 lorries-2: choice",
        "2 pass",
        "3 pass",
        "1 orders: choice",
        "1 pass: choice",
    ),
    lessons=(
        Lesson(
            "order",
            (Card("welcome", ("thing:yard",), 2, goal=True), Card("order", paragraphs=2)),
        ),
        Lesson(
            "engine",
            (Card("others", ("move:lorries-1", "move:shares"), 2), Card("engine")),
        ),
        Lesson("wagon", (Card("wagon", paragraphs=2),)),
        Lesson(
            "lorry",
            (Card("price", ("move:lorries-1",)), Card("lorry", paragraphs=2)),
        ),
        Lesson("mining", (Card("mining", paragraphs=2),)),
        Lesson("delivery", (Card("delivery", paragraphs=2),)),
        Lesson("token", (Card("foreman", ("move:mining-0-1",)), Card("token", paragraphs=2))),
        Lesson("choice", (Card("choice", paragraphs=3),), free=True),
    ),
    ending=Card("end", ("thing:score",), 2),
    figures=figures,
    later=later,
    scored=scored,
)
