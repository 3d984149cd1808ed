"""What a seat may know, and what it can conclude."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from stellwerk.core.position import DEALER, SPECTATOR
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.delivery import Assign
from stellwerk.titles.glueck_auf.effects import KeepOne
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.rules import Afterwards
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import (
    ALONE,
    choose,
    holding,
    is_open,
    open_moves,
    play,
    shown,
    situation,
)

LOOK_AT_ORDERS = "wild orders factories-4#1 furnaces-2#1 barracks-3#1"


def seen_by(position: Colliery, seat: int, field: str) -> str:
    return shown(TITLE.veil(position, seat - 1), field)


def imagined(position: Colliery, seat: int, field: str, draws: int = 200) -> set[str]:
    """What a seat thinks possible for a field, by many tries."""
    rng = Random(1)
    veiled = TITLE.veil(position, seat - 1)
    return {shown(TITLE.imagine(veiled, seat - 1, rng), field) for _ in range(draws)}


@pytest.mark.rule("GA-11.1")
def test_boards_hands_of_workers_and_tops_are_open_to_all() -> None:
    position = situation(
        4,
        "seat 1 row wheel-1 fox-double",
        "seat 1 store tower-2",
        "seat 1 track-1 engine-B wheel-wagon:wheel-1",
        "seat 1 shares share-barracks",
        "seat 1 objectives objective-count",
        "seat 1 delivered engine-C wild-wagon clover-1 barracks-2",
        "area-orders 1 1.3",
    )
    veiled = TITLE.veil(position, SPECTATOR)
    assert TITLE.write_position(veiled) == TITLE.write_position(position)
    assert veiled.moves() == position.moves(), "seat 1 has no secret"


@pytest.mark.rule("GA-11.1")
def test_the_number_of_secret_cards_is_open() -> None:
    position = play(situation(4), f"{LOOK_AT_ORDERS} keep-factories-4")
    assert shown(position, "seat 1 orders") == "~factories-4"
    assert seen_by(position, 1, "seat 1 orders") == "~factories-4"
    assert seen_by(position, 2, "seat 1 orders") == "~hidden"


@pytest.mark.rule("GA-11.2")
def test_a_card_taken_from_the_top_stays_known() -> None:
    position = play(situation(4, "pile-orders steamboats-4"), "orders")
    assert seen_by(position, 2, "seat 1 orders") == "steamboats-4"
    position = play(situation(4, "pile-innovations workers-5"), "innovations")
    assert seen_by(position, 3, "seat 1 innovations") == "workers-5"


@pytest.mark.rule("GA-11.2")
def test_of_a_known_and_a_secret_copy_the_known_one_is_played() -> None:
    lines = (
        "seat 1 orders factories-4",
        "seat 1 track-1 engine-A wild-wagon:wheel-double*2",
        ALONE,
    )
    position = situation(4, *lines, edition="orders-1-2-2-2")
    play(position, f"{LOOK_AT_ORDERS} keep-factories-4")
    assert shown(position, "seat 1 orders") == "factories-4 ~factories-4"
    play(position, "delivery fulfil-factories-4")
    assert shown(position, "seat 1 orders") == "~factories-4"
    assert shown(position, "revealed") == ""


@pytest.mark.rule("GA-11.2")
def test_a_secret_card_is_known_once_it_is_played() -> None:
    position = play(situation(4, ALONE), "wild innovations extra-share#1 keep-extra-share")
    assert seen_by(position, 2, "seat 1 innovations") == "~hidden"
    play(position, "extra-share")
    assert shown(position, "revealed") == "1=extra-share@1"
    assert seen_by(position, 2, "seat 1 innovations") == ""
    assert seen_by(position, 2, "box") == "extra-share"


@pytest.mark.rule("GA-11.3")
def test_the_order_of_a_pile_does_not_exist_until_it_is_drawn() -> None:
    """The dealer draws from all cards nobody has seen, whatever the pile."""
    position = choose(situation(4), "lorries-1")
    first = open_moves(position)
    position = choose(situation(4), "lorries-2")
    assert open_moves(position) == first
    assert len(first) == 38


@pytest.mark.rule("GA-11.4")
def test_cards_put_under_a_pile_stay_known_to_whoever_saw_them() -> None:
    position = play(situation(4), f"{LOOK_AT_ORDERS} keep-furnaces-2 shares shares shares")
    under = [c.FACE_NAMES[face] for face in position.glimpses[0].back]
    assert under == ["barracks-1", "factories-4", "barracks-3"]
    own = TITLE.veil(position, 0)
    assert [c.FACE_NAMES[own.face_under(n)] for n in own.under[c.ORDER_PILE]] == under
    other = TITLE.veil(position, 1)
    assert {other.face_under(n) for n in other.under[c.ORDER_PILE]} == {c.UNKNOWN}
    assert imagined(position, 1, "glimpses", 20) == {shown(position, "glimpses")}
    assert "At the bottom of orders: barracks-1 factories-4 barracks-3" in TITLE.picture(
        position, 0
    )
    assert "At the bottom" not in TITLE.picture(position, 1)


@pytest.mark.rule("GA-11.4", "GA-7.4")
def test_nobody_else_sees_the_cards_of_a_wild_action() -> None:
    position = play(situation(4), LOOK_AT_ORDERS)
    assert "barracks-1,factories-4,furnaces-2,barracks-3" in seen_by(position, 1, "glimpses")
    assert seen_by(position, 2, "glimpses") == (
        "1:orders:barracks-1,hidden,hidden,hidden:-,-,-,-:looking"
    )
    assert TITLE.veil(position, 1).moves() == []
    card = TITLE.read_move(position, "keep-factories-4")
    assert TITLE.write_move(position, TITLE.veil_move(position, card, 1)) == "keep-unseen"
    assert TITLE.veil_move(position, card, 0) == card


@pytest.mark.rule("GA-7.4")
def test_the_dealer_gives_nothing_away() -> None:
    """Cards for one player are blank to the others; of open ones no number tells what is left."""
    position = choose(choose(play(situation(4), "wild"), "orders"), "factories-4#1")
    card = TITLE.read_move(position, "furnaces-2#2")
    assert TITLE.write_move(position, TITLE.veil_move(position, card, 2)) == "card-unseen"
    assert TITLE.write_move(position, TITLE.veil_move(position, card, 0)) == "furnaces-2#1"
    position = choose(situation(4), "shares")
    card = TITLE.read_move(position, "share-furnaces#5")
    assert TITLE.write_move(position, TITLE.veil_move(position, card, 2)) == "share-furnaces#1"


@pytest.mark.rule("GA-7.4")
def test_events_about_secret_cards_are_for_one_seat() -> None:
    position = situation(4)
    position.events = []
    play(position, f"{LOOK_AT_ORDERS} keep-factories-4")
    for event in position.events:
        if any("factories-4" in str(value) for value in event.params.values()):
            assert event.only == 0
    assert [event.key for event in position.events if event.only == 0] == [
        *("saw", "saw", "saw", "received"),
    ]


@pytest.mark.rule("GA-11.5")
def test_of_an_open_kind_all_know_what_became_of_the_top_card() -> None:
    draws = "wild shares share-furnaces#1 share-factories#1 share-steamboats#1"
    position = play(situation(4), f"{draws} keep-share-furnaces")
    other = TITLE.veil(position, 2)
    under = [
        c.FACE_NAMES[other.face_under(n)] if other.face_under(n) < c.FACES else "?" for n in (0, 1)
    ]
    assert under == ["share-barracks", "?"]
    position = play(situation(4), f"{draws} keep-share-barracks")
    other = TITLE.veil(position, 2)
    assert [other.face_under(n) for n in range(3)] == [c.UNKNOWN] * 3


@pytest.mark.rule("GA-11.5")
def test_a_secret_keep_leaves_the_top_card_in_the_hand_or_first_under_the_pile() -> None:
    position = play(situation(4), f"{LOOK_AT_ORDERS} keep-furnaces-2 steamboats-4#1")
    rng = Random(3)
    veiled = TITLE.veil(position, 1)
    places = set()
    for _ in range(1_000):
        world = TITLE.imagine(veiled, 1, rng)
        kept = shown(world, "seat 1 orders") == "~barracks-1"
        first = c.FACE_NAMES[world.glimpses[0].back[0]] == "barracks-1"
        assert kept or first
        places.add((kept, first))
    assert places == {(True, False), (False, True), (True, True)}


@pytest.mark.rule("GA-11.5")
def test_what_comes_up_later_tells_what_was_kept() -> None:
    """Four orders are left. The first put under turns up at once: it is not the old top card."""
    orders = "seat 4 delivered " + " ".join(
        f"{place}-{size}{'*2' if size < 4 else ''}"
        for place in c.DESTINATIONS
        for size in (1, 2, 3, 4)
        if (place, size) not in (("barracks", 2), ("furnaces", 2), ("factories", 4))
    )
    lines = (orders, "seat 3 orders barracks-2 furnaces-2", "pile-orders barracks-2", ALONE[:10])
    position = situation(4, *lines)
    play(position, "wild orders furnaces-2#1 factories-4#1 keep-barracks-2")
    assert shown(position, "bared") == "0.0=furnaces-2"
    assert imagined(position, 2, "seat 1 orders") == {"~barracks-2"}


@pytest.mark.rule("GA-11.6")
def test_who_holds_a_secret_innovation_is_asked_in_any_case() -> None:
    """A secret worker innovation: nothing to play, but the others must not learn that."""
    start = situation(4, ALONE)
    position = play(start, "wild innovations workers-5#1 workers-4#1 keep-workers-5")
    assert open_moves(position) == {"done"}
    play(position, "done")
    choose(position, "shares")
    assert open_moves(position) == {"pay-1", "pay-workers-5-as-1"}
    position = play(situation(4, ALONE), "wild innovations extra-share#1 keep-extra-share done")
    choose(position, "shares")
    assert open_moves(position) == {"pay-1"}


@pytest.mark.rule("GA-11.6")
def test_who_holds_only_known_cards_is_asked_only_if_there_is_a_choice() -> None:
    position = play(situation(4, "seat 1 innovations workers-5 extra-mining"), "shares pay-1")
    assert position.turn == 1


@pytest.mark.rule("GA-11.6")
def test_delivery_asks_by_what_all_can_see() -> None:
    """One train is too short for the secret order, but the others cannot know that."""
    lines = (
        "seat 1 track-1 engine-A wheel-wagon:wheel-1",
        "seat 1 track-2 engine-A tower-wagon:tower-double wild-wagon:wheel-double",
        ALONE,
    )
    position = play(situation(4, *lines), f"{LOOK_AT_ORDERS} keep-factories-4 delivery")
    assert open_moves(position) == {"track-2"}
    position = situation(4, *lines, "seat 1 orders barracks-1")
    play(position, f"{LOOK_AT_ORDERS} keep-factories-4 delivery")
    play(position, "track-2 fulfil-barracks-1")
    assert open_moves(position) == {"done"}


@pytest.mark.rule("GA-11.6")
def test_a_known_delivery_innovation_is_asked_about_while_an_order_is_secret() -> None:
    lines = (
        "seat 1 innovations extra-delivery",
        "seat 1 track-1 engine-A wheel-wagon:wheel-1",
        ALONE,
    )
    position = play(situation(4, *lines), f"{LOOK_AT_ORDERS} keep-factories-4")
    assert open_moves(position) == {"done"}
    position = play(situation(4, *lines, "seat 1 orders factories-4"), "shares")
    assert is_open(position, "pass"), "all know that nothing can be delivered"


@pytest.mark.rule("GA-11.6")
def test_a_standing_answer_declines_innovations_after_the_worker_action() -> None:
    """It is the same whatever is in the hand, so it tells nothing either."""
    assert TITLE.reactions == ("afterwards",)
    position = play(situation(4), "wild innovations extra-share#1 keep-extra-share")
    assert TITLE.standing_answer(position, {"afterwards"}) == TITLE.read_move(position, "done")
    assert TITLE.standing_answer(position, ()) is None
    assert TITLE.standing_answer(situation(4), {"afterwards"}) is None


@pytest.mark.rule("GA-11.7")
def test_after_the_game_all_is_open() -> None:
    position = situation(2, "shift 7", "seat 2 tokens 1 2 3 4 5 6")
    play(position, f"{LOOK_AT_ORDERS} keep-factories-4 pass pass")
    assert position.stack == []
    assert seen_by(position, 2, "seat 1 orders") == "~factories-4"


@pytest.mark.rule("GA-11.6")
def test_an_action_that_has_begun_can_be_finished_in_every_imagined_world() -> None:
    """Seat 1 pays 5 without a worker: the secret card must be a workers-5."""
    position = play(situation(4, ALONE), "wild innovations workers-5#1 keep-workers-5 done")
    lines = [line for line in TITLE.write_position(position) if not line.startswith("area-")]
    position = situation(4, *lines, holding(4, ""), "area-orders 4", "owed next-turn turn")
    choose(position, "orders")
    assert imagined(position, 3, "seat 1 innovations", 20) == {"~workers-5"}


# Everything a seat thinks possible, compared with a full search.


def histories(position: Colliery, script: list[str]) -> list[Colliery]:
    """All ways a script can go on: every card that may be drawn, kept, played or delivered."""
    if position.turn == DEALER:
        edition = position.edition
        moves = [m for m in position.moves() if m == edition.first[edition.face_of[m - c.CARD]]]
    elif isinstance(position.stack[-1], KeepOne | Assign | Afterwards):
        moves = position.moves()
    elif c.PAY <= position.moves()[0] < c.STORE:
        moves = position.moves()[:1]
    elif not script:
        return [position]
    else:
        moves = [TITLE.read_move(position, script[0])]
        assert moves[0] in position.moves()
        script = script[1:]
    found = []
    for move in moves:
        after = position.copy()
        after.play(move)
        found += histories(after, script)
    return found


def left(kind: int, *names: str) -> str:
    """All other cards of a kind lie with seat 4, which has passed."""
    counts = list(situation(2).edition.counts)
    for name in names:
        counts[c.FACE_NAMES.index(name)] -= 1
    cards = [
        f"{c.FACE_NAMES[face]}*{counts[face]}" if counts[face] > 1 else c.FACE_NAMES[face]
        for face in range(c.FIRST_FACE[kind], c.FIRST_FACE[kind + 1])
        if counts[face]
    ]
    field = {c.SHARE: "shares", c.ORDER: "delivered", c.INNOVATION: "innovations"}[kind]
    return f"seat 4 {field} {' '.join(cards)}"


SHARES = ("share-barracks", "share-barracks", "share-furnaces", "share-furnaces", "share-factories")
ORDERS = ("barracks-1", "barracks-1", "furnaces-1", "furnaces-2", "factories-2", "factories-4")
TRAIN = "seat 1 track-1 engine-A wild-wagon:wheel-1 wild-wagon:clover-1"
SECOND_TRAIN = "seat 1 track-2 engine-B wild-wagon:tower-double"
SCRIPTS = {
    "an open kind, once": (
        (left(c.SHARE, *SHARES), "pile-shares share-barracks", "passed 4"),
        "wild shares",
    ),
    "an open kind, looked at by two": (
        (left(c.SHARE, *SHARES), "pile-shares share-barracks", "passed 3 4"),
        "wild shares wild shares",
    ),
    "an open kind, looked at again and again": (
        (left(c.SHARE, *SHARES[:4]), "pile-shares share-barracks", "passed 3 4"),
        "wild shares wild shares wild shares",
    ),
    "secret orders": (
        (left(c.ORDER, *ORDERS[:5]), "pile-orders barracks-1", "passed 4"),
        "wild orders",
    ),
    "secret orders of two, then the top card is taken": (
        (left(c.ORDER, *ORDERS[:5]), "pile-orders barracks-1", "passed 4"),
        "wild orders wild orders orders",
    ),
    "a secret order is fulfilled": (
        (left(c.ORDER, *ORDERS[:5]), "pile-orders barracks-1", TRAIN, "passed 2 4"),
        "wild orders wild orders delivery",
    ),
    "two secret orders, one is fulfilled": (
        (left(c.ORDER, *ORDERS[1:]), "pile-orders barracks-1", TRAIN, SECOND_TRAIN, "passed 2 3 4"),
        "wild orders wild orders delivery track-1",
    ),
    "secret innovations, one is played": (
        (
            left(c.INNOVATION, "workers-3", "workers-3", "extra-share", "extra-order", "workers-5"),
            "pile-innovations workers-3",
            "passed 2 4",
        ),
        "wild innovations wild innovations",
    ),
}


@pytest.mark.rule("GA-11.2", "GA-11.4", "GA-11.5")
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_seat_imagines_exactly_what_is_possible(name: str) -> None:
    lines, script = SCRIPTS[name]
    worlds = histories(situation(4, *lines), script.split())
    rng = Random(7)
    largest = 0
    for seat in (0, 1, 2, SPECTATOR):
        alike: dict[tuple[int, ...], set[tuple[int, ...]]] = defaultdict(set)
        views: dict[tuple[int, ...], Colliery] = {}
        for world in worlds:
            veiled = TITLE.veil(world, seat)
            view = tuple(veiled.state())
            views[view] = veiled
            alike[view].add(tuple(world.state()))
        for view in rng.sample(sorted(alike), min(4, len(alike))):
            largest = max(largest, len(alike[view]))
            drawn = {
                tuple(TITLE.imagine(views[view], seat, rng).state())
                for _ in range(30 * len(alike[view]))
            }
            assert drawn == alike[view]
    assert largest > 1


def test_likely_stories_are_told_more_often() -> None:
    """A top card comes back under the pile three times out of four if nothing else is known."""
    position = play(situation(4), f"{LOOK_AT_ORDERS} keep-furnaces-2")
    veiled = TITLE.veil(position, 1)
    rng = Random(11)
    kept = sum(
        shown(TITLE.imagine(veiled, 1, rng), "seat 1 orders") == "~barracks-1" for _ in range(2_000)
    )
    assert 450 < kept < 650
