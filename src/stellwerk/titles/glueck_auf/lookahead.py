"""Looking ahead: whether a worker action is certain after an action innovation (GA-8.8).

The plain meaning is a search: carry out what has been begun in every way, then play further action
innovations, until workers can be sent. Prices and workers stay as they are meanwhile, so all that
can become possible is to mine, to deliver, or to take an engine because a train has left. Each of
these aims is searched for on its own, without what cannot help it: otherwise the ways to mine and
the orders of play would multiply.
"""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NO_MOVES
from stellwerk.core.tables import Numbers
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.areas import affordable, worker_actions
from stellwerk.titles.glueck_auf.board import Board, count_of
from stellwerk.titles.glueck_auf.delivery import Assign, DeliverMore
from stellwerk.titles.glueck_auf.effects import PlaceEngine, PlaceWagon, TakeEither
from stellwerk.titles.glueck_auf.innovations import is_playable, play_extra
from stellwerk.titles.glueck_auf.mining import EXTRA_MINE, Mine
from stellwerk.titles.glueck_auf.position import TURN_LEVEL, Colliery, Duty

ACTION_ASSURED: Final = 2
"""GA-8.8, GA-8.9: the version since which whoever plays an action innovation before the worker
action is sure of one. Before, an innovation that could follow was taken for a worker action, and a
bad way of carrying one out could close the last."""

_CLOSED_BY: Final = (
    *(c.LORRY_PILES, c.WAGON_PILES),
    *(1 << c.ENGINE_PILE, 1 << c.ORDER_PILE, 1 << c.SHARE_PILE),
    *(c.MORE_MINING, c.MORE_MINING | 1 << c.DELIVERY),
)
"""The areas that carrying out an action innovation may close, besides the wild action."""
_CLOSABLE: Final = (
    c.LORRY_PILES | c.WAGON_PILES | 1 << c.ENGINE_PILE | 1 << c.ORDER_PILE | 1 << c.SHARE_PILE
) | (c.MORE_MINING | 1 << c.DELIVERY | 1 << c.WILD)
"""The areas that some action innovation may close."""

Known = dict[Numbers, bool]
"""Answers found so far, by what makes a difference."""

_ANY_ACTION: Final = c.NONE
"""The aim of sending workers anywhere; the other aims are that the train of a track can leave."""
_FOR_MINING: Final[Numbers] = (c.EXTRA_LORRY, c.EXTRA_WAGON)
_FOR_TRAIN: Final[Numbers] = (
    *(c.EXTRA_DELIVERY, c.EXTRA_ENGINE, c.EXTRA_ORDER),
    *(c.EXTRA_WAGON, c.EXTRA_LORRY, c.EXTRA_MINING),
)
"""What helps is played in one order only: none of these spoils anything for those behind it."""
_TAKES_FROM: Final[dict[int, Numbers]] = {
    c.EXTRA_LORRY: (c.LORRIES_1, c.LORRIES_2),
    c.EXTRA_WAGON: (c.WAGONS_1, c.WAGONS_2),
    c.EXTRA_ENGINE: (c.ENGINE_PILE,),
    c.EXTRA_ORDER: (c.ORDER_PILE,),
}
_ALIKE: Final[Numbers] = tuple(
    c.CREST_OF[face] * len(c.LOADS) + c.LORRIES_ON[face] for face in range(c.WAGONS)
)
"""Lorry cards that differ only in points are alike."""
_MOST_IN_WAGON: Final = max(c.LOAD_LORRIES)
_BERTHS_OF_TRACK: Final = tuple(
    tuple(berth for berth in c.BERTH_OF[track] if berth != c.NONE) for track in range(c.TRACKS)
)


def leaves_action(position: Colliery, extra: int, open_areas: int) -> bool:
    """Whether an action innovation leaves a worker action, with these areas open before it."""
    if open_areas & ~(_CLOSED_BY[extra] | 1 << c.WILD):
        return True
    ahead = imagined(position)
    play_extra(ahead, extra)
    ahead.settle()
    return is_action_certain(ahead, {})


def moves_leaving_action(position: Colliery, moves: list[int]) -> list[int]:
    """Those of the moves of an innovation after which a worker action is certain."""
    if worker_actions(position, position.boards[position.active]) & ~_CLOSABLE:
        return moves
    found: list[int] = []
    known: Known = {}
    for move in moves:
        ahead = imagined(position)
        ahead.play(move)
        if is_action_certain(ahead, known):
            found.append(move)
    return found


def imagined(position: Colliery) -> Colliery:
    """A copy that owes only what has been begun. No card comes up in it: none is counted on."""
    ahead = position.copy()
    ahead.stack = [SENTINEL, *position.stack[TURN_LEVEL + 1 :]]
    ahead.deep = [position.deep[pile] + len(position.under[pile]) for pile in range(c.PILES)]
    ahead.under = [()] * c.PILES
    ahead.fresh = [NO_MOVES] * len(c.KINDS)
    return ahead


def is_action_certain(ahead: Colliery, known: Known) -> bool:
    """Whether some way leads to a worker action; `ahead` is imagined and settled."""
    board = ahead.boards[ahead.active]
    payable = affordable(ahead, board)
    if payable & ~(1 << c.DELIVERY) and _some_way(ahead, payable, _ANY_ACTION, known):
        return True
    wanted = 1 << c.DELIVERY
    if _to_follow(ahead, board, c.EXTRA_DELIVERY) and _waits_for_track(ahead, board):
        wanted |= 1 << c.ENGINE_PILE | 1 << c.WILD
    if payable & wanted:
        for track in range(c.TRACKS):
            if _some_way(ahead, payable, track, known):
                return True
    return False


def _waits_for_track(ahead: Colliery, board: Board) -> bool:
    """Whether an engine could be taken if a train had left."""
    return ahead.stocked >> c.ENGINE_PILE & 1 > 0 and c.NONE not in board.engines


def _some_way(at: Colliery, payable: int, aim: int, known: Known) -> bool:
    """The search, as far as it helps an aim."""
    key = _key(at, aim)
    if key not in known:
        known[key] = _search(at, payable, aim, known)
    return known[key]


def _key(at: Colliery, aim: int) -> Numbers:
    """What can make a difference to an aim while nobody sends workers."""
    board = at.boards[at.active]
    numbers = [aim, board.spare, board.innovations, at.stocked]
    numbers += (len(board.row), len(board.store), len(at.stack))
    numbers += [_ALIKE[face] for face in board.row]
    numbers += [_ALIKE[face] for face in board.store]
    numbers += board.cargo
    numbers += board.engines
    numbers += at.tops
    numbers += at.deep
    numbers += [effect.code for effect in at.stack]
    numbers += board.orders
    return tuple(numbers)


def _search(at: Colliery, payable: int, aim: int, known: Known) -> bool:
    if at.stack[-1] is not SENTINEL:
        # Last comes ending something, and is tried first.
        for move in reversed(_telling_moves(at, payable, aim)):
            after = at.copy()
            after.play(move)
            if _some_way(after, payable, aim, known):
                return True
        return False
    if worker_actions(at, at.boards[at.active]):
        return True
    innovation = _helpful(at, payable, aim)
    if innovation == c.NONE:
        return False
    after = at.copy()
    play_extra(after, innovation - c.WORKER_INNOVATIONS)
    after.settle()
    return _some_way(after, payable, aim, known)


def _to_follow(at: Colliery, board: Board, innovation: int) -> int:
    """How many innovations of a kind are in hand and may be counted on."""
    count = count_of(board.innovations, innovation)
    if not count or at.rules < ACTION_ASSURED:
        return 0
    piles = _TAKES_FROM.get(innovation)
    return 0 if piles and all(at.tops[pile] == c.NONE for pile in piles) else count


def _telling_moves(at: Colliery, payable: int, aim: int) -> list[int]:
    """The moves that can make a difference to an aim."""
    top: Duty = at.duties()[-1]
    moves = at.moves()
    if isinstance(top, Mine):
        return _telling_steps(at, top, payable, aim)
    if isinstance(top, TakeEither):
        return [pile for pile in moves if at.tops[pile] != c.NONE]
    if isinstance(top, PlaceWagon | PlaceEngine):
        if aim == _ANY_ACTION:
            return moves
        return [c.TRACK + aim] if c.TRACK + aim in moves else moves[:1]
    if isinstance(top, DeliverMore):
        return [c.DONE]
    if isinstance(top, Assign):
        # Small orders are kept.
        return moves[-1:]
    return moves


def _telling_steps(at: Colliery, mine: Mine, payable: int, aim: int) -> list[int]:
    """Mining steps. What is left undone can be mined later; what is stored, loaded later."""
    board = at.boards[at.active]
    moves = at.moves()
    if at.rules < ACTION_ASSURED and not payable & c.MORE_MINING:
        # Version 1 overlooked wagons without an engine even where nothing else could be loaded.
        moves = [move for move in moves if not _loads_without_engine(board, move)]
    if aim == _ANY_ACTION:
        if c.DONE in moves:
            return [c.DONE]
        return moves if payable & c.MORE_MINING else moves[:1]
    if _is_hopeless(at, board, aim, mine.most):
        return NO_MOVES
    # Which way a step is wasted, if one has to be, matters only if mining may follow.
    wasting = c.DONE not in moves and not board.row and _to_follow(at, board, c.EXTRA_MINING)
    loads: dict[tuple[int, bool], int] = {}
    others: list[int] = []
    for move in moves:
        track = _track_loaded(move)
        if track == c.NONE:
            others.append(move)
        elif track == aim or wasting:
            loads.setdefault((_kind_loaded(move), track == aim), move)
    return [*loads.values(), *others] or moves[:1]


def _is_hopeless(at: Colliery, board: Board, track: int, steps: int) -> bool:
    """Whether the train of a track lacks an order, an engine, or lorries whatever is mined."""
    if board.engines[track] == c.NONE and not _to_follow(at, board, c.EXTRA_ENGINE):
        return True
    orders = list(board.orders[:1])
    if _to_follow(at, board, c.EXTRA_ORDER):
        orders.append(at.tops[c.ORDER_PILE])
    if not orders:
        return True
    steps += EXTRA_MINE.most * _to_follow(at, board, c.EXTRA_MINING)
    wagons = _to_follow(at, board, c.EXTRA_WAGON)
    for berth in _BERTHS_OF_TRACK[track]:
        wagons += count_of(board.spare, berth)
    lorries = board.cargo[track] + min(steps, _MOST_IN_WAGON * wagons)
    return lorries < c.order_size(min(orders))


def _loads_without_engine(board: Board, move: int) -> bool:
    track = _track_loaded(move)
    return track != c.NONE and board.engines[track] == c.NONE


def _track_loaded(move: int) -> int:
    """The track of a wagon that a step loads; NONE for storing and for ending."""
    if c.LOAD <= move < c.LOAD_STORED:
        return c.TRACK_OF_BERTH[move - c.LOAD]
    if c.LOAD_STORED <= move < c.FULFIL:
        return c.TRACK_OF_BERTH[c.STORED_LOADS[move - c.LOAD_STORED][1]]
    return c.NONE


def _kind_loaded(move: int) -> int:
    """The same for steps that differ in points or in the wagon; a wild wagon is named last."""
    return c.NONE if move < c.LOAD_STORED else _ALIKE[c.STORED_LOADS[move - c.LOAD_STORED][0]]


def _helpful(at: Colliery, payable: int, aim: int) -> int:
    """The innovation to be played next towards an aim, or NONE."""
    board = at.boards[at.active]
    candidates: Numbers = ()
    if aim == _ANY_ACTION:
        if payable & c.MORE_MINING:
            candidates = _FOR_MINING
    elif not _is_hopeless(at, board, aim, 0):
        candidates = _FOR_TRAIN
    for innovation in candidates:
        if innovation == c.EXTRA_ENGINE and board.engines[aim] != c.NONE:
            continue
        extra = innovation - c.WORKER_INNOVATIONS
        if _to_follow(at, board, innovation) and is_playable(at, board, extra):
            return innovation
    return c.NONE


class Sentinel(Duty):
    """The end of what is looked at ahead; never on the stack of a real game."""

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        return [c.DONE]


SENTINEL: Final = Sentinel("sentinel")
