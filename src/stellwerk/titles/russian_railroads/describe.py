"""What has to be decided, and what each move would do, as messages."""

from __future__ import annotations

from stellwerk.core.messages import Message
from stellwerk.core.title import Asked
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.questions import asked
from stellwerk.titles.russian_railroads.rules import Pay


def prompt(railway: Railway) -> Message:
    """What has to be decided now, and for what."""
    found = asked(railway)
    match found:
        case None:
            return Message("ask-over", {})
        case Asked(kind, {"parts": parts}):
            said = [Message(f"part-{part}", {"count": count}) for part, count in parts.items()]
            return Message(f"ask-{kind}", {"parts": _listed("part-and", said)})
        case Asked(kind, {"space": space}):
            return Message(f"ask-{kind}", {"space": names.SPACES[c.SPACE_NAMES.index(space)]})
        case Asked(kind, {"number": number}):
            return Message(f"ask-{kind}", {"number": number})
    return Message(f"ask-{found.kind}", {})


def _listed(conjunction: str, said: list[Message]) -> Message:
    """Several messages as one: `before` and `last`, and so on."""
    listed = said[0]
    for last in said[1:]:
        listed = Message(conjunction, {"before": listed, "last": last})
    return listed


def describe(railway: Railway, move: int) -> Message:
    """What a move would do."""
    if move < c.SPACE_COUNT:
        return _space(railway, move)
    if move in (c.PASS, c.DONE):
        return Message("move-pass" if move == c.PASS else "move-done", {})
    if move < c.STEP:
        return _payment(railway, move - c.PAY)
    if move < c.MARKER:
        return _step(railway, move - c.STEP)
    if move < c.TAKE_LOCOMOTIVE:
        return _marker(railway, move - c.MARKER)
    if move < c.PLACE:
        return _build(railway, move)
    if move < c.TAKE_DOUBLER:
        return _lay(railway, move)
    return _card(move)


def _space(railway: Railway, space: int) -> Message:
    what = names.SPACES[space]
    if space in (c.E1, c.E2):
        what = names.ENGINEERS[railway.row[space - c.E1 + 1]]
    elif space == c.HIRE:
        what = Message("hire", {"what": names.ENGINEERS[railway.row[0]]})
    cost = Message("cost-1", {})
    if space <= c.LAST_ROUND:
        cost = Message(f"cost-{c.SPACES[space].workers}{'c' * c.SPACES[space].coins}", {})
    return Message("move-space", {"what": what, "cost": cost})


def _payment(railway: Railway, mix: int) -> Message:
    top = railway.stack[-1] if railway.stack else None
    cost = 1
    fee = 0
    if isinstance(top, Pay) and top.space <= c.LAST_ROUND:
        cost = c.SPACES[top.space].workers
        fee = c.SPACES[top.space].coins
    coins = mix & 3
    workers = max(cost - (mix >> 2) - coins, 0)
    said = [Message("pay-worker", {"count": workers})] * (workers > 0)
    said += [Message("pay-black", {})] * (mix >> 2)
    said += [Message("pay-coin", {"count": coins + fee})] * (coins + fee > 0)
    return _listed("pay-and", said)


def _step(railway: Railway, piece: int) -> Message:
    space = railway.mats[railway.active].tracks[piece] + 1
    return Message("move-step", {"piece": names.PIECES[piece], "space": space})


def _marker(railway: Railway, which: int) -> Message:
    mat = railway.mats[railway.active]
    at = (mat.second_marker if which else mat.marker) + 1
    gap = c.GAP_AT[at] if at <= c.INDUSTRY_END else -1
    if 0 <= gap < len(mat.factories):
        what = names.FACTORIES[mat.factories[gap]]
        return Message("move-marker-factory", {"space": at, "what": what})
    return Message("move-marker", {"space": at})


def _build(railway: Railway, move: int) -> Message:
    if move == c.TAKE_LOCOMOTIVE:
        return Message("move-locomotive", {"number": railway.lowest})
    number = move - c.BUILD or railway.lowest
    key = "move-factory" if move == c.BUILD else "move-factory-returned"
    return Message(key, {"number": number, "what": names.FACTORIES[number]})


def _lay(railway: Railway, move: int) -> Message:
    mat = railway.mats[railway.active]
    if move == c.GIVE_BACK:
        return Message("move-give-back", {})
    if move >= c.EXCHANGE:
        gap = move - c.EXCHANGE
        old = mat.factories[gap] if gap < len(mat.factories) else 0
        return Message("move-exchange", {"gap": gap + 1, "what": names.FACTORIES[old]})
    place = move - c.PLACE
    line = names.LINES[c.LINE_OF_PLACE[place]]
    if mat.locomotives[place]:
        return Message("move-replace", {"line": line, "number": mat.locomotives[place]})
    return Message("move-lay", {"line": line})


def _card(move: int) -> Message:
    if move == c.TAKE_DOUBLER:
        return Message("move-doubler", {})
    if move < c.PICK_CARD:
        return names.TOKENS[move - c.PICK_TOKEN]
    if move < c.TAKE_END_CARD:
        return names.CARDS[move - c.PICK_CARD]
    if move < c.TAKE_POINTS:
        return names.END_CARDS[move - c.TAKE_END_CARD]
    if move == c.TAKE_POINTS:
        return Message("move-points", {})
    if move < c.DEAL_SEAT:
        return names.BONUSES[move - c.PICK_BONUS]
    if move < c.DEAL_ENGINEER:
        return Message("move-deal-seat", {"seat": move - c.DEAL_SEAT})
    if move < c.BOX_END_CARD:
        return Message("move-deal-engineer", {"number": move - c.DEAL_ENGINEER})
    if move < c.HIDDEN_END_CARD:
        return Message("move-box", {"card": names.END_CARDS[move - c.BOX_END_CARD]})
    return Message("move-hidden-end-card" if move == c.HIDDEN_END_CARD else "move-hidden-box", {})
