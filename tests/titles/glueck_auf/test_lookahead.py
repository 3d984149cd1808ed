"""Looking ahead for a worker action: the short cuts against a plain search, and how much they do.

Most tables here are contrived: few prices can be paid, and cards lie as no game would deal them.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from types import FrameType

import pytest

from stellwerk.core.position import DEALER
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.areas import worker_actions
from stellwerk.titles.glueck_auf.board import COUNT_BITS, count_of
from stellwerk.titles.glueck_auf.effects import TakeEither, TurnUp, set_deep, set_top
from stellwerk.titles.glueck_auf.innovations import EXTRA_ACTIONS, is_playable, play_extra
from stellwerk.titles.glueck_auf.lookahead import SENTINEL
from stellwerk.titles.glueck_auf.mining import Mine
from stellwerk.titles.glueck_auf.position import TURN_LEVEL, Colliery
from stellwerk.titles.glueck_auf.rules import TURN, TURN_ON
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import choose, only_open, situation

BOTH = pytest.mark.parametrize("rules", [1, 2])

# The plain meaning of GA-8.8.


def imagined(position: Colliery) -> Colliery:
    """A copy that owes no more than what has been begun; nobody knows what will come up in it."""
    ahead = position.copy()
    ahead.stack = [SENTINEL, *position.stack[TURN_LEVEL + 1 :]]
    ahead.deep = [deep + len(position.under[pile]) for pile, deep in enumerate(position.deep)]
    ahead.under = [()] * c.PILES
    ahead.fresh = [[c.UNSEEN_CARD]] * len(c.KINDS)
    return ahead


def is_certain(ahead: Colliery, *, further: bool) -> bool:
    """Carry out everything in every way, with further innovations or without."""
    ahead.settle()
    waiting = [ahead]
    tried = set()
    while waiting:
        at = waiting.pop()
        if at.stack == [SENTINEL] and worker_actions(at, at.boards[at.active]):
            return True
        for after in following(at, further=further):
            state = tuple(after.state())
            if state not in tried:
                tried.add(state)
                waiting.append(after)
    return False


def following(at: Colliery, *, further: bool) -> list[Colliery]:
    found = []
    top = at.stack[-1]
    if isinstance(top, TurnUp):
        after = at.copy()
        after.stack.pop()
        set_deep(after, top.pile, after.deep[top.pile] - 1)
        set_top(after, top.pile, c.UNKNOWN)
        after.settle()
        found.append(after)
    elif top is SENTINEL:
        for extra in playable(at) if further else []:
            # The first innovations take cards of the first kinds, in the same order.
            takes = extra <= c.SHARE
            if not takes or any(is_known(at, pile) for pile in c.PILES_OF_KIND[extra]):
                after = at.copy()
                play_extra(after, extra)
                after.settle()
                found.append(after)
    else:
        for move in at.moves():
            if not isinstance(top, TakeEither) or is_known(at, move):
                after = at.copy()
                after.play(move)
                found.append(after)
    return found


def is_known(at: Colliery, pile: int) -> bool:
    return at.tops[pile] not in (c.NONE, c.UNKNOWN)


def playable(position: Colliery) -> list[int]:
    """The action innovations in hand that can be carried out."""
    board = position.boards[position.active]
    return [
        extra
        for extra in range(len(EXTRA_ACTIONS))
        if count_of(board.innovations, c.WORKER_INNOVATIONS + extra)
        and is_playable(position, board, extra)
    ]


def extras_by_search(position: Colliery) -> list[int]:
    """The innovations that may be played. Under version 1, all behind the first that may."""
    found: list[int] = []
    for extra in playable(position):
        ahead = imagined(position)
        play_extra(ahead, extra)
        if position.rules == 1:
            may = len(found) > 0 or is_certain(ahead, further=False)
        else:
            may = is_certain(ahead, further=True)
        if may:
            found.append(c.EXTRA + extra)
    return found


def ways_by_search(position: Colliery) -> list[int]:
    """The ways that may be taken while an innovation is carried out. Under version 1, all."""
    ahead = imagined(position)
    ahead.settle()
    found = []
    for move in ahead.moves():
        after = ahead.copy()
        after.play(move)
        if position.rules == 1 or is_certain(after, further=True):
            found.append(move)
    return found


def open_extras(position: Colliery) -> list[int]:
    return [move for move in position.moves() if c.EXTRA <= move < c.PASS]


# The comparison.


@BOTH
@pytest.mark.rule("GA-8.8")
def test_looking_ahead_agrees_with_trying_everything(rules: int) -> None:
    """Turns of random games, with fewer workers and other innovations than the players had."""
    title = TITLE.by_version(rules)
    rng = Random(8)
    answers = Counter[bool]()
    for game in range(60):
        position = title.new_game(2 + game % 3)
        while position.stack:
            if position.stack[-1] is TURN and rng.random() < 0.2:
                poor = position.copy()
                board = poor.writable(poor.active)
                board.workers = rng.choice((0b00000001, 0b00001000, 0b00100000))
                hold_extras(poor, rng, 1 + game % 3)
                poor.settle()
                expected = extras_by_search(poor)
                assert open_extras(poor) == expected
                answers[True] += len(expected)
                answers[False] += len(playable(poor)) - len(expected)
            position.play(rng.choice(position.moves()))
    assert answers[True] > 100
    assert answers[False] > 20


@BOTH
@pytest.mark.rule("GA-8.8")
def test_looking_ahead_on_contrived_tables(rules: int) -> None:
    """The innovations of a turn one after the other, and every way of carrying them out."""
    answers = Counter[str]()
    for seed in range(2_500):
        rng = Random(seed)
        position = contrived(rng, rules)
        while position.stack[-1] is not TURN_ON or open_extras(position):
            if position.turn == DEALER:
                position.play(rng.choice(position.moves()))
                continue
            if position.stack[-1] in (TURN, TURN_ON):
                expected = extras_by_search(position)
                assert open_extras(position) == expected, seed
                answers["open"] += len(expected)
                answers["closed"] += len(playable(position)) - len(expected)
                if not expected:
                    break
            else:
                expected = ways_by_search(position)
                assert position.moves() == expected, seed
                answers["left out"] += len(unbound(position)) - len(expected)
            position.play(rng.choice(expected))
    assert answers["open"] > 2_000
    assert answers["closed"] > 500
    assert (answers["left out"] > 200) == (rules == 2)


def unbound(position: Colliery) -> list[int]:
    """All ways of carrying out what has been begun."""
    ahead = imagined(position)
    ahead.settle()
    return ahead.moves()


@BOTH
@pytest.mark.rule("GA-8.8", "GA-8.9")
def test_whoever_passes_has_played_no_action_innovation(rules: int) -> None:
    """On contrived tables. Under version 1 it happens; under version 2 never."""
    stuck = played = 0
    for seed in range(4_000):
        rng = Random(seed)
        position = contrived(rng, rules)
        turns = position.turns
        while position.turns == turns:
            if position.stack[-1] is TURN_ON:
                played += 1
                stuck += c.PASS in position.moves()
                assert position.moves(), seed
            position.play(rng.choice(open_extras(position) or position.moves()))
    assert played > 2_000
    assert (stuck > 0) == (rules == 1)


def hold_extras(position: Colliery, rng: Random, count: int) -> None:
    """The player on turn has so many action innovations, and no other."""
    board = position.writable(position.active)
    board.innovations = 0
    for _ in range(count):
        extra = rng.randrange(len(EXTRA_ACTIONS))
        board.innovations += 1 << COUNT_BITS * (c.WORKER_INNOVATIONS + extra)
    board.shown_innovations = board.innovations


TELLING_AREAS = (
    *(c.MINING_12, c.MINING_23, c.MINING_23, c.DELIVERY, c.DELIVERY, c.ENGINE_PILE),
    *(c.LORRIES_1, c.WAGONS_2, c.ORDER_PILE, c.SHARE_PILE, c.WILD),
)


def contrived(rng: Random, rules: int) -> Colliery:
    """A turn of somebody who can pay few areas.

    Version 1 has no wild action here: what it makes of mining then is in test_before_the_action.
    """
    position = TITLE.by_version(rules).new_game(rng.choice((2, 3, 4)))
    while position.turn == DEALER:
        position.play(position.moves()[0])
    areas = rng.sample(TELLING_AREAS if rules > 1 else TELLING_AREAS[:-1], rng.choice((1, 1, 2)))
    position.last = [0 if area in areas else 1 for area in range(c.AREAS)]
    board = position.writable(position.active)
    board.workers = 1
    board.row = tuple(rng.choices(range(c.WAGONS), k=rng.randrange(3)))
    board.store = tuple(sorted(rng.choices(range(c.WAGONS), k=rng.randrange(3))))
    for _ in range(rng.randrange(4)):
        board.add_wagon(rng.randrange(len(c.BERTHS)))
    for _ in range(rng.randrange(3)):
        face = rng.randrange(c.WAGONS)
        berth = rng.choice([n for n in range(len(c.BERTHS)) if c.FITS[face] >> n & 1])
        board.add_wagon(berth)
        board.load(berth, face)
    board.engines = rng.choice((tuple(rng.choices((c.NONE, 0, 1), k=c.TRACKS)), (0, 1, 0)))
    board.orders = tuple(sorted(rng.choices(range(c.ORDERS, c.SHARES), k=rng.choice((0, 1, 2)))))
    board.shown_orders = board.orders
    hold_extras(position, rng, rng.choice((1, 2, 3, 4)))
    for kind, piles in enumerate(c.PILES_OF_KIND):
        sizes = rng.choice(((0, 1), (1, 1), (1, 2), (1, 9), (9, 9)))
        for pile, size in zip(piles, sizes, strict=False):
            lay_pile(position, pile, kind, size, rng)
    position.settle()
    return position


def lay_pile(position: Colliery, pile: int, kind: int, size: int, rng: Random) -> None:
    top = rng.randrange(c.FIRST_FACE[kind], c.FIRST_FACE[kind + 1])
    set_top(position, pile, top if size else c.NONE)
    set_deep(position, pile, max(size - 1, 0))
    if not size:
        position.stocked &= ~(1 << pile)


# How much is done: calls are counted, not seconds.


def calls_of(position: Colliery) -> int:
    """The calls it takes to find the legal moves."""
    calls = 0

    def note(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        position.stack[-1].options(position)
    finally:
        sys.setprofile(None)
    return calls


CROWDED = (
    "seat 1 row wheel-1 clover-1 tower-double fox-1",
    f"seat 1 store {' '.join(c.FACE_NAMES[: c.WAGONS])}",
)
MANY_WAGONS = (
    "seat 1 track-1 engine-A wheel-wagon*2 clover-wagon*2 wild-wagon*3",
    "seat 1 track-2 engine-B wheel-wagon*2 tower-wagon*2 wild-wagon*3",
    "seat 1 track-3 engine-C clover-wagon*2 fox-wagon*2 wild-wagon*3",
)
FEW_WAGONS = (
    "seat 1 track-1 engine-A wheel-wagon wild-wagon",
    "seat 1 track-2 engine-B tower-wagon",
    "seat 1 track-3 engine-C fox-wagon clover-wagon",
)
NO_SHARE = "seat 2 shares share-barracks*6 share-furnaces*6 share-factories*6 share-steamboats*6"


@BOTH
@pytest.mark.parametrize(
    ("area", "extra", "lines"),
    [
        ("delivery", "extra-mining", ()),
        ("delivery", "extra-mining extra-share", ()),
        ("engines", "extra-mining extra-delivery", ()),
        ("shares", "extra-mining", (NO_SHARE,)),
    ],
)
def test_no_way_to_mine_is_tried_that_leads_nowhere(
    rules: int, area: str, extra: str, lines: tuple[str, ...]
) -> None:
    """There is no order to deliver, no train that could make way for an engine, no share."""
    hand = f"seat 1 innovations {extra}"
    position = situation(4, *only_open(area), *CROWDED, *MANY_WAGONS, hand, *lines, rules=rules)
    assert open_extras(position) == []
    assert calls_of(position) < 1_000


@BOTH
@pytest.mark.parametrize("area", ["delivery", "mining-2-3", "engines"])
@pytest.mark.parametrize("wagons", [MANY_WAGONS, FEW_WAGONS])
def test_many_innovations_and_a_crowded_board(
    rules: int, area: str, wagons: tuple[str, ...]
) -> None:
    """Also in every way of mining, which costs most: each legal step looks ahead again."""
    hand = "extra-lorry*2 extra-wagon*2 extra-mining*2 extra-engine extra-order extra-delivery"
    position = situation(
        4,
        *(*only_open(area), *CROWDED, *wagons, f"seat 1 innovations {hand}"),
        *("seat 1 orders barracks-4", "pile-orders furnaces-4"),
        *("pile-wagons-1 tower-wagon", "pile-wagons-2 tower-wagon"),
        edition="innovations-2-2-2",
        rules=rules,
    )
    assert calls_of(position) < 40_000
    if rules == 2:
        choose(position, "extra-mining")
        while isinstance(position.stack[-1], Mine):
            assert calls_of(position) < 300_000
            position.play(position.moves()[-1])
