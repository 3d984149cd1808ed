"""Why a move is not legal, with the number of the rule."""

from __future__ import annotations

from stellwerk.core.messages import Message, Reason
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.action_parts import ActionParts
from stellwerk.titles.russian_railroads.capacity import (
    can_take_doubler,
    industry_steps_left,
    steps_left,
)
from stellwerk.titles.russian_railroads.effects import (
    ExchangeFactory,
    LayLocomotive,
    PickCard,
    PickToken,
    TakeEndCard,
    UseAgain,
    can_begin_card,
    can_carry_out,
    has_black_worker,
    used_spaces,
)
from stellwerk.titles.russian_railroads.end_of_round import MoveOn
from stellwerk.titles.russian_railroads.lookahead import leads_to_the_end
from stellwerk.titles.russian_railroads.position import Duty, Mat, Railway
from stellwerk.titles.russian_railroads.rules import Pay, TakeTurn, closed_turn_order
from stellwerk.titles.russian_railroads.set_up import PickBonus
from stellwerk.titles.russian_railroads.spaces import REUSABLE


def why_not(railway: Railway, move: int) -> Reason | None:
    """Why a move is not legal now, or None if it is."""
    if move in railway.moves():
        return None
    if railway.turn == NOBODY:
        return Reason("why-over", "RR-2.4", {})
    if railway.turn == DEALER:
        return Reason("why-dealing", "RR-1.8", {})
    top = railway.stack[-1]
    mat = railway.mats[railway.turn]
    if move < c.SPACE_COUNT:
        reason = _space(railway, mat, move)
    elif move == c.PASS:
        reason = Reason("why-finish-first", "RR-2.1", {})
    elif move == c.DONE:
        reason = _done(top)
    elif isinstance(top, ActionParts):
        reason = _action_parts(top, railway, mat, move)
    else:
        reason = _pick(top, railway, mat, move)
    return reason or Reason("why-not-asked", "RR-2.1", {})


def _done(top: object) -> Reason | None:
    """What cannot be skipped: all of it, or what the rest of the action needs."""
    if not isinstance(top, ActionParts | UseAgain | PickCard):
        return None
    if top.full:
        return Reason("why-must", "RR-3.5", {})
    return Reason("why-spoils-the-rest", "RR-3.6", {})


def _action_parts(top: ActionParts, railway: Railway, mat: Mat, move: int) -> Reason | None:
    """What the parts of an action, or the table, do not allow."""
    if c.STEP <= move < c.MARKER:
        return _step(top, mat, move - c.STEP)
    if c.MARKER <= move < c.TAKE_LOCOMOTIVE:
        return _marker(top, mat, move - c.MARKER)
    if c.TAKE_LOCOMOTIVE <= move < c.PLACE:
        return _build(top, railway, move)
    if move == c.TAKE_DOUBLER and top.repeats:
        return _doubler(railway, mat)
    return None


def _pick(top: object, railway: Railway, mat: Mat, move: int) -> Reason | None:
    """What cannot be picked, laid or paid when that has to be decided."""
    if isinstance(top, Pay) and c.PAY <= move < c.STEP:
        return _payment(top, railway, move)
    if isinstance(top, LayLocomotive) and c.PLACE <= move <= c.GIVE_BACK:
        return _place(top, mat, move)
    if isinstance(top, ExchangeFactory) and c.EXCHANGE <= move < c.TAKE_DOUBLER:
        return _exchange(top, mat, move - c.EXCHANGE)
    if isinstance(top, PickToken) and c.PICK_TOKEN <= move < c.PICK_CARD:
        return _token(mat, move - c.PICK_TOKEN)
    if isinstance(top, PickCard) and c.PICK_CARD <= move < c.TAKE_END_CARD:
        return _card(top, railway, mat, move - c.PICK_CARD)
    if isinstance(top, TakeEndCard) and c.TAKE_END_CARD <= move < c.TAKE_POINTS:
        return Reason("why-end-card-gone", "RR-11.9", {})
    if isinstance(top, PickBonus) and c.PICK_BONUS <= move < c.DEAL_SEAT:
        return Reason("why-bonus-gone", "RR-1.9", {})
    return None


def _space(railway: Railway, mat: Mat, space: int) -> Reason | None:
    top = railway.stack[-1]
    if isinstance(top, UseAgain):
        return _space_again(railway, mat, top, space)
    if not isinstance(top, TakeTurn | MoveOn):
        return Reason("why-finish-first", "RR-2.1", {})
    return (
        _space_absent(railway, mat, space)
        or _space_moving_on(top, space)
        or _space_taken(railway, space)
        or _space_cost(top, mat, space)
        or _space_in_full(railway, mat, space)
    )


def _space_in_full(railway: Railway, mat: Mat, space: int) -> Reason:
    """What the action of a space wants and cannot have."""
    if space > c.OWN_ENGINEER:
        action = c.ENGINEERS[space - c.OWN_ENGINEER]
    elif space in (c.E1, c.E2):
        action = c.ENGINEERS[railway.row[space - c.E1 + 1]]
    else:
        action = c.SPACES[space].action
    return _not_in_full(_lacking(railway, mat, action))


def _not_in_full(lacking: Message) -> Reason:
    return Reason("why-not-in-full", "RR-3.5", {"lacking": lacking})


def _lacking(railway: Railway, mat: Mat, action: c.Action) -> Message:
    """The first thing an action lacks; its parts may also block each other."""
    for colour in range(c.BLACK, c.WHITE + 1):
        if action.parts[colour] > steps_left(mat, colour):
            return _lacking_steps(mat, colour, action.parts[colour])
    left = industry_steps_left(mat)
    if action.parts[c.INDUSTRY] > left:
        if len(mat.factories) == c.GAPS:
            return Message("lacking-industry", {"count": left})
        return Message("lacking-factory", {})
    if action.again:
        return Message("lacking-again", {})
    if action.doublers and not can_take_doubler(railway, mat):
        return Message("lacking-doubler", {})
    if action.parts[c.LOCOMOTIVE] + action.parts[c.LOCOMOTIVE_OR_FACTORY]:
        return Message("lacking-locomotive", {})
    return Message("lacking-part", {})


def _lacking_steps(mat: Mat, colour: int, wanted: int) -> Message:
    """Why a colour has no room for the steps wanted of it."""
    needed = c.BLACK_NEEDED[c.TS_BLACK + colour]
    if mat.tracks[c.TS_BLACK] < needed:
        return Message("lacking-colour", {"colour": c.COLOURS[colour], "space": needed})
    pieces = c.PIECES_OF_COLOUR[colour]
    left = sum(c.LINE_ENDS[c.LINE_OF[piece]] - colour - mat.tracks[piece] for piece in pieces)
    if wanted > left:
        return Message("lacking-line", {"count": left})
    if not any(mat.tracks[piece - 1] for piece in pieces):
        return Message("lacking-colour-before", {})
    return Message("lacking-room", {"count": steps_left(mat, colour)})


def _space_absent(railway: Railway, mat: Mat, space: int) -> Reason | None:
    if space > c.OWN_ENGINEER:
        if mat.engineers >> (space - c.OWN_ENGINEER) & 1:
            return None
        return Reason("why-not-your-engineer", "RR-8.3", {})
    if railway.players == 2 and not c.SPACES[space].with_two:
        return Reason("why-boarded-up", "RR-1.3", {})
    if space in (c.O1, c.O2) and railway.is_last_round():
        return Reason("why-last-round", "RR-9.8", {})
    if space == c.LAST_ROUND and not railway.is_last_round():
        return Reason("why-not-last-round", "RR-9.8", {})
    if space in (c.E1, c.E2) and not railway.row[space - c.E1 + 1]:
        return Reason("why-no-engineer", "RR-8.1", {})
    if space == c.HIRE and not railway.row[0]:
        hired = railway.occupied >> space & 1
        return Reason("why-hired" if hired else "why-no-engineer", "RR-8.2", {})
    return None


def _space_taken(railway: Railway, space: int) -> Reason | None:
    if railway.occupied >> space & 1:
        return Reason("why-occupied", "RR-3.1", {})
    if space in (c.O1, c.O2) and closed_turn_order(railway) >> space & 1:
        if railway.active in railway.claims:
            return Reason("why-both-places", "RR-9.3", {})
        return Reason("why-own-place", "RR-9.3", {})
    return None


def _space_moving_on(top: object, space: int) -> Reason | None:
    if not isinstance(top, MoveOn):
        return None
    if space in (c.O1, c.O2):
        return Reason("why-no-target", "RR-9.7", {})
    if space <= c.LAST_ROUND and (c.SPACES[space].workers != 1 or c.SPACES[space].coins):
        return Reason("why-one-worker", "RR-9.6", {})
    return None


def _space_cost(top: object, mat: Mat, space: int) -> Reason | None:
    if isinstance(top, MoveOn):
        return None
    workers = 1 if space > c.LAST_ROUND else c.SPACES[space].workers
    coins = 0 if space > c.LAST_ROUND else c.SPACES[space].coins
    if mat.coins < coins:
        return Reason("why-no-coin", "RR-3.3", {})
    if mat.free + mat.temporary + mat.free_black + mat.coins < workers + coins:
        return Reason("why-too-few-workers", "RR-3.2", {"count": workers})
    return None


def _space_again(railway: Railway, mat: Mat, top: UseAgain, space: int) -> Reason:
    if space == top.itself or not REUSABLE >> space & 1:
        return Reason("why-never-again", "RR-8.7", {})
    if space not in used_spaces(railway):
        return Reason("why-not-used", "RR-8.6", {})
    armed = has_black_worker(railway, space)
    if can_carry_out(_alone(railway, top), mat, space, armed=armed):
        return Reason("why-spoils-the-rest", "RR-3.6", {})
    return _space_in_full(railway, mat, space)


def _alone(railway: Railway, top: Duty) -> Railway:
    """The same table, with nothing else to do."""
    alone = railway.copy()
    alone.stack = [top]
    return alone


def _payment(top: Pay, railway: Railway, move: int) -> Reason:
    if move in top.mixes(railway):
        return Reason("why-spoils-the-rest", "RR-3.6", {})
    return Reason("why-cannot-pay", "RR-3.2", {})


def _step(top: ActionParts, mat: Mat, piece: int) -> Reason | None:
    if piece in c.STOPS:
        return None
    if piece not in top.pieces[-1]:
        return Reason("why-not-this-colour", "RR-3.8", {})
    if mat.tracks[c.TS_BLACK] < c.BLACK_NEEDED[piece]:
        words = {"colour": c.COLOURS[c.COLOUR_OF[piece]], "space": c.BLACK_NEEDED[piece]}
        return Reason("why-colour-not-available", "RR-4.5", words)
    if not mat.can_step(piece):
        if c.COLOUR_OF[piece] == c.BLACK:
            return Reason("why-end-of-line", "RR-4.4", {})
        if not mat.tracks[piece - 1]:
            return Reason("why-colour-before", "RR-4.3", {"piece": names.PIECES[piece - 1]})
        return Reason("why-piece-ahead", "RR-4.4", {"piece": names.PIECES[piece - 1]})
    return Reason("why-spoils-the-rest", "RR-3.6", {})


def _marker(top: ActionParts, mat: Mat, which: int) -> Reason | None:
    if not top.industry:
        return None
    at, other = mat.marker, mat.second_marker
    if which:
        at, other = other, at
    if at == c.NOT_IN_PLAY:
        return Reason("why-no-marker", "RR-6.7", {})
    if at == c.INDUSTRY_END:
        return Reason("why-end-of-industry", "RR-6.4", {})
    if at + 1 == other:
        return Reason("why-marker-ahead", "RR-6.7", {})
    if not mat.can_industrialise(at, other):
        return Reason("why-gap", "RR-6.4", {})
    return Reason("why-spoils-the-rest", "RR-3.6", {})


def _build(top: ActionParts, railway: Railway, move: int) -> Reason | None:
    if move == c.TAKE_LOCOMOTIVE:
        if not top.locomotives:
            return None
        if not railway.lowest:
            return Reason("why-no-locomotive", "RR-5.7", {})
    else:
        if not top.factories:
            return None
        if move == c.BUILD and not railway.lowest:
            return Reason("why-no-locomotive", "RR-5.7", {})
        if move > c.BUILD and not railway.returned[move - c.BUILD]:
            return Reason("why-not-returned", "RR-6.1", {"number": move - c.BUILD})
    return Reason("why-spoils-the-rest", "RR-3.6", {})


def _place(top: LayLocomotive, mat: Mat, move: int) -> Reason:
    if move == c.GIVE_BACK:
        if 0 in mat.locomotives or top.origin < 0:
            return Reason("why-must-lay", "RR-5.4", {})
        return Reason("why-spoils-the-rest", "RR-3.6", {})
    place = move - c.PLACE
    if place in top.places(mat):
        return Reason("why-spoils-the-rest", "RR-3.6", {})
    if mat.locomotives[place] >= top.number:
        return Reason("why-not-weaker", "RR-5.2", {"number": mat.locomotives[place]})
    if c.LINE_OF_PLACE[place] == top.origin:
        return Reason("why-other-line", "RR-5.3", {})
    return Reason("why-the-same", "RR-3.9", {})


def _token(mat: Mat, token: int) -> Reason:
    if mat.tokens >> token & 1:
        return Reason("why-token-used", "RR-11.1", {})
    if token == c.TOKEN_MARKER and mat.marker == 0:
        return Reason("why-marker-at-start", "RR-11.2", {})
    return Reason("why-spoils-the-rest", "RR-3.6", {})


def _card(top: PickCard, railway: Railway, mat: Mat, card: int) -> Reason:
    if not railway.cards >> card & 1:
        return Reason("why-card-gone", "RR-11.3", {})
    if can_begin_card(railway, mat, card) and leads_to_the_end(
        _alone(railway, top), c.PICK_CARD + card
    ):
        return Reason("why-spoils-the-rest", "RR-3.6", {})
    return _not_in_full(_lacking_on_card(railway, mat, card))


def _lacking_on_card(railway: Railway, mat: Mat, card: int) -> Message:
    """What the only cards that can be closed lack: `factory`, `three` and `nine`."""
    if card == c.CARD_THREE:
        return _lacking(railway, mat, c.Action(black=1, industry=1, doublers=1))
    if card == c.CARD_NINE:
        return Message("lacking-part", {})
    if railway.lowest == 0 and not any(railway.returned):
        return Message("lacking-locomotive", {})
    return _lacking(railway, mat, c.Action(industry=2))


def _exchange(top: ExchangeFactory, mat: Mat, gap: int) -> Reason:
    if mat.factories[gap] == top.number and gap != mat.factories.index(top.number):
        return Reason("why-the-same", "RR-3.9", {})
    return Reason("why-spoils-the-rest", "RR-3.6", {})


def _doubler(railway: Railway, mat: Mat) -> Reason:
    if not can_take_doubler(railway, mat):
        return Reason("why-no-doubler", "RR-7.1", {})
    return Reason("why-spoils-the-rest", "RR-3.6", {})
