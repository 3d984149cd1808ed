"""What has to be decided, and what each move would do, as messages."""

from __future__ import annotations

from stellwerk.core.messages import Message
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.delivery import Deliver, DeliverMore
from stellwerk.titles.glueck_auf.effects import TakeEither, Wild
from stellwerk.titles.glueck_auf.mining import Mine
from stellwerk.titles.glueck_auf.payment import innovation_paid
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.questions import asked
from stellwerk.titles.glueck_auf.rules import Afterwards


def prompt(position: Colliery) -> Message:
    """What has to be decided now, and for what."""
    found = asked(position)
    if found is None:
        return Message("ask-over", {})
    kind, about = found
    if kind == "take":
        return Message(f"ask-take-a-{about['card']}", {})
    named = {name: Message(n, {}) if isinstance(n, str) else n for name, n in about.items()}
    return Message(f"ask-{kind}", named)


def describe(position: Colliery, move: int) -> Message:
    """What a move would do."""
    if move < c.EXTRA:
        return _area(position, move)
    if move < c.PASS:
        card = names.INNOVATIONS[move - c.EXTRA + c.WORKER_INNOVATIONS]
        return Message("move-play", {"card": card})
    if move < c.PAY:
        return _answer(position, move)
    if move < c.STORE:
        return _payment(move)
    if move < c.FULFIL:
        return _mining(position, move)
    return _card(position, move)


def _area(position: Colliery, area: int) -> Message:
    top = position.stack[-1] if position.stack else None
    if area < c.PILES and isinstance(top, Wild):
        return Message("move-look", {"pile": names.AREAS[area]})
    if area < c.PILES:
        card = names.CARDS[_top_card(position, area)]
        if isinstance(top, TakeEither):
            return Message("move-take", {"card": card, "pile": names.AREAS[area]})
        price = position.last[area] + 1
        return Message("move-area", {"what": card, "workers": price})
    what = names.AREAS[area]
    return Message("move-area", {"what": what, "workers": position.last[area] + 1})


def _top_card(position: Colliery, pile: int) -> int:
    top = position.tops[pile]
    return c.UNKNOWN if top == c.NONE else top


def _answer(position: Colliery, move: int) -> Message:
    """Passing, ending something, and tracks."""
    top = position.stack[-1] if position.stack else None
    if move == c.PASS:
        return Message("move-pass", {})
    if move == c.DONE:
        if isinstance(top, Mine):
            return Message("move-stop-mining", {})
        if isinstance(top, DeliverMore):
            return Message("move-no-more-trains", {})
        if isinstance(top, Afterwards):
            return Message("move-end-turn", {})
        return Message("move-done", {})
    track = move - c.TRACK
    if isinstance(top, Deliver | DeliverMore):
        cargo = position.boards[position.active].cargo[track]
        return Message("move-train", {"track": track + 1, "lorries": cargo})
    return Message("move-track", {"track": track + 1})


def _payment(move: int) -> Message:
    if move < c.PAY_AS:
        return Message("move-pay", {"workers": move - c.PAY + 1})
    innovation = innovation_paid(move)
    value = move - c.PAY_AS_OF[innovation] + 1
    return Message("move-pay-innovation", {"card": names.INNOVATIONS[innovation], "workers": value})


def _mining(position: Colliery, move: int) -> Message:
    row = position.boards[position.active].row
    front = names.CARDS[row[0] if row else c.UNKNOWN]
    if move == c.STORE:
        return Message("move-store", {"card": front})
    if move < c.LOAD_STORED:
        return Message("move-load", {"card": front, **_berth(move - c.LOAD)})
    face, berth = c.STORED_LOADS[move - c.LOAD_STORED]
    return Message("move-load-stored", {"card": names.CARDS[face], **_berth(berth)})


def _berth(berth: int) -> dict[str, object]:
    wagon = names.WAGONS[c.WAGON_OF_BERTH[berth]]
    return {"wagon": wagon, "track": c.TRACK_OF_BERTH[berth] + 1}


def _card(position: Colliery, move: int) -> Message:
    if move < c.KEEP:
        return Message("move-fulfil", {"card": names.CARDS[move - c.FULFIL + c.ORDERS]})
    if move < c.START:
        return Message("move-keep", {"card": names.CARDS[move - c.KEEP]})
    if move < c.CARD:
        return Message("move-start", {"seat": move - c.START})
    if move < c.UNSEEN_CARD:
        face = position.edition.face_of[move - c.CARD]
        return Message("move-card", {"card": names.CARDS[face]})
    return Message("move-unseen-card" if move == c.UNSEEN_CARD else "move-unseen-keep", {})
