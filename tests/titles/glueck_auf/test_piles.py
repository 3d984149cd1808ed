"""Taking cards from the piles."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stellwerk.core.position import DEALER
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import berth_of, count_of, lorry_of
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import (
    ALONE,
    board,
    choose,
    is_open,
    open_moves,
    play,
    price,
    shown,
    situation,
    why_not,
)

ALL_ENGINES = "seat 2 delivered engine-A*7 engine-B*7 engine-C*7 engine-D*7"


@pytest.mark.rule("GA-4.1")
def test_the_next_card_turns_up_before_the_one_taken_is_placed() -> None:
    position = choose(situation(4, "pile-wagons-1 wild-wagon"), "wagons-1")
    assert position.turn == DEALER
    choose(position, "fox-wagon#1")
    assert position.turn == 0
    assert shown(position, "pile-wagons-1").startswith("fox-wagon 18")
    assert open_moves(position) == {"track-1", "track-2", "track-3"}


@pytest.mark.rule("GA-4.1")
def test_any_card_left_of_the_kind_can_turn_up() -> None:
    position = choose(situation(4, "seat 2 delivered engine-A*6 engine-C*7"), "engines")
    assert {name.split("#")[0] for name in open_moves(position)} == {"engine-B", "engine-D"}
    assert len(open_moves(position)) == 14


@pytest.mark.rule("GA-4.2")
def test_a_lorry_joins_the_rear_of_the_row() -> None:
    lines = ("seat 1 row tower-1 clover-double", "pile-lorries-2 fox-2")
    position = play(situation(4, *lines), "lorries-2")
    assert shown(position, "seat 1 row") == "tower-1 clover-double fox-2"


@pytest.mark.rule("GA-4.2")
def test_a_row_has_no_limit() -> None:
    row = "wheel-1*4 wheel-2*2 wheel-double*4 clover-1*4 clover-2*2 clover-double*4 tower-1*3"
    position = play(situation(4, f"seat 1 row {row}", "pile-lorries-1 tower-1"), "lorries-1")
    assert len(board(position).row) == 24


@pytest.mark.rule("GA-4.3")
@pytest.mark.parametrize(
    ("wagon", "tracks"),
    [
        ("wheel-wagon", {"track-1", "track-2"}),
        ("clover-wagon", {"track-1", "track-3"}),
        ("wild-wagon", {"track-1", "track-2", "track-3"}),
    ],
)
def test_wagons_go_where_their_crest_is_allowed(wagon: str, tracks: set[str]) -> None:
    start = situation(4, f"pile-wagons-2 {wagon}")
    assert open_moves(play(start.copy(), "wagons-2")) == tracks
    for track in tracks:
        position = play(start.copy(), f"wagons-2 {track}")
        assert shown(position, f"seat 1 {track}") == wagon
    for track in {"track-1", "track-2", "track-3"} - tracks:
        position = play(start.copy(), "wagons-2")
        assert why_not(position, track) == ("why-not-this-track", "GA-4.3")


@pytest.mark.rule("GA-4.3")
@pytest.mark.parametrize(("wagon", "track"), [("tower-wagon", "track-2"), ("fox-wagon", "track-3")])
def test_tower_and_fox_have_one_track(wagon: str, track: str) -> None:
    position = play(situation(4, f"pile-wagons-1 {wagon}", f"seat 1 {track} {wagon}*4"), "wagons-1")
    assert position.turn == 1
    assert shown(position, f"seat 1 {track}") == f"{wagon}*5"


@pytest.mark.rule("GA-4.4", "GA-5.6", "GA-6.3")
def test_what_stands_at_a_track_stays_there_until_the_whole_train_leaves() -> None:
    departures = 0
    for seed in range(20):
        rng = Random(seed)
        position = TITLE.new_game(4)
        while position.stack:
            before = trains(position)
            stacks = [player.delivered for player in position.boards]
            position.play(rng.choice(position.moves()))
            for (seat, track), train in trains(position).items():
                if before[seat, track] - train:
                    departures += 1
                    added = position.boards[seat].delivered[len(stacks[seat]) :]
                    assert not train
                    assert before[seat, track] <= Counter(added)
    assert departures > 10


def trains(position: Colliery) -> dict[tuple[int, int], Counter[int]]:
    """The cards at each track of each seat."""
    found: dict[tuple[int, int], Counter[int]] = {}
    for seat, player in enumerate(position.boards):
        for track in range(c.TRACKS):
            cards = Counter[int]()
            if player.engines[track] != c.NONE:
                cards[c.ENGINES + player.engines[track]] += 1
            for berth, wagon in enumerate(c.WAGON_OF_BERTH):
                if c.TRACK_OF_BERTH[berth] == track:
                    cards[c.WAGONS + wagon] += count_of(player.spare, berth)
            for loaded in player.loaded:
                if c.TRACK_OF_BERTH[berth_of(loaded)] == track:
                    cards[c.WAGONS + c.WAGON_OF_BERTH[berth_of(loaded)]] += 1
                    cards[lorry_of(loaded)] += 1
            found[seat, track] = +cards
    return found


@pytest.mark.rule("GA-4.5")
def test_an_engine_goes_to_a_track_without_one_wagons_or_not() -> None:
    start = situation(4, "seat 1 track-1 engine-B", "seat 1 track-2 wheel-wagon")
    position = play(start.copy(), "engines")
    assert open_moves(position) == {"track-2", "track-3"}
    assert why_not(position, "track-1") == ("why-engine-there", "GA-4.5")
    play(position, "track-2")
    assert shown(position, "seat 1 track-2") == "engine-A wheel-wagon"
    position = play(start.copy(), "engines track-3")
    assert shown(position, "seat 1 track-3") == "engine-A"


@pytest.mark.rule("GA-4.5")
def test_with_three_engines_no_engine_may_be_taken() -> None:
    tracks = [f"seat 1 track-{track} engine-B" for track in (1, 2, 3)]
    position = situation(4, *tracks)
    assert why_not(position, "engines") == ("why-three-engines", "GA-4.5")
    assert is_open(situation(4, *tracks[:2]), "engines")


@pytest.mark.rule("GA-4.6")
def test_an_order_goes_to_the_hand() -> None:
    lines = ("seat 1 orders barracks-1*2 furnaces-1*2 factories-4", "pile-orders steamboats-3")
    position = play(situation(4, *lines), "orders")
    hand = "barracks-1*2 furnaces-1*2 steamboats-3 factories-4"
    assert shown(position, "seat 1 orders") == hand


@pytest.mark.rule("GA-4.7")
def test_a_share_is_laid_open() -> None:
    lines = ("seat 1 shares share-furnaces*5", "pile-shares share-furnaces")
    position = play(situation(4, *lines), "shares")
    assert shown(position, "seat 1 shares") == "share-furnaces*6"


@pytest.mark.rule("GA-4.8")
def test_an_innovation_goes_to_the_hand() -> None:
    lines = ("seat 1 innovations workers-3*2 workers-4", "pile-innovations workers-5")
    position = play(situation(4, *lines), "innovations")
    assert shown(position, "seat 1 innovations") == "workers-3*2 workers-4 workers-5"


@pytest.mark.rule("GA-4.9")
def test_an_objective_is_laid_open() -> None:
    lines = ("seat 1 objectives objective-count", "pile-objectives objective-engine-C")
    position = play(situation(4, *lines), "objectives")
    assert shown(position, "seat 1 objectives") == "objective-count objective-engine-C"


@pytest.mark.rule("GA-4.10")
def test_an_empty_pile_is_closed() -> None:
    position = situation(4, ALL_ENGINES, "pile-engines empty")
    assert why_not(position, "engines") == ("why-empty-pile", "GA-4.10")


@pytest.mark.rule("GA-4.10")
def test_taking_the_last_card_closes_the_pile() -> None:
    lines = ("seat 2 delivered engine-A*6 engine-B*7 engine-C*7 engine-D*7", ALONE)
    position = play(situation(4, *lines), "engines track-1")
    assert shown(position, "pile-engines") == "empty 0"
    assert why_not(position, "engines") == ("why-empty-pile", "GA-4.10")


# Sister piles. All lorries but those named lie in the delivered stack of seat 2.

ELSEWHERE = {"wheel-1": 4, "wheel-2": 2, "wheel-double": 4, "clover-1": 4, "clover-2": 2} | {
    f"{crest}-{load}": 2 if load == "2" else 4
    for crest in ("tower", "fox")
    for load in ("1", "2", "double")
}


def piles_of(first: str, second: str) -> tuple[str, ...]:
    """Two lorry piles by top and depth; below the tops are clover doubles, then fox doubles."""
    counts = ELSEWHERE | {"clover-double": 4}
    cards = first.split()[1:2] + second.split()[1:2]
    below = sum(int(card) for card in cards)
    for pile in (first, second):
        top = pile.split()[0]
        if top != "empty":
            counts[top] -= 1
    for name in ("clover-double", "fox-double"):
        used = min(below, counts[name])
        counts[name] -= used
        below -= used
    delivered = " ".join(f"{name}*{n}" if n > 1 else name for name, n in counts.items() if n)
    return (
        f"seat 2 delivered {delivered}",
        f"pile-lorries-1 {first}",
        f"pile-lorries-2 {second}",
        ALONE,
    )


@pytest.mark.rule("GA-4.11")
@pytest.mark.parametrize(
    ("sister", "gap", "left"), [(7, 3, 4), (6, 3, 3), (3, 1, 2), (2, 1, 1), (1, 0, 1)]
)
def test_the_upper_half_of_the_sister_fills_the_gap(sister: int, gap: int, left: int) -> None:
    position = situation(4, *piles_of("wheel-1 0", f"wheel-2 {sister - 1}"))
    play(position, "lorries-1")
    assert position.size(c.LORRIES_1) == gap
    assert position.size(c.LORRIES_2) == left
    if gap:
        assert shown(position, "pile-lorries-1").startswith("wheel-2 ")
        assert shown(position, "pile-lorries-2").startswith("clover-double ")
    else:
        assert shown(position, "pile-lorries-2").startswith("wheel-2 ")
    assert is_open(position, "lorries-1") == (gap > 0)


@pytest.mark.rule("GA-4.11")
def test_a_gap_is_filled_at_once_and_workers_stay() -> None:
    position = situation(4, *piles_of("wheel-1 0", "wheel-2 5"), "area-lorries-2 2 2.2")
    choose(position, "lorries-1")
    assert position.turn == DEALER
    assert shown(position, "pile-lorries-1") == "wheel-2 2"
    assert shown(position, "pile-lorries-2") == "drawn 3"
    play(position, "")
    assert price(position, "lorries-1") == 2
    assert price(position, "lorries-2") == 3


@pytest.mark.rule("GA-4.11")
def test_a_gap_that_could_not_be_filled_stays() -> None:
    position = situation(4, *piles_of("empty", "wheel-2 0"))
    assert why_not(position, "lorries-1") == ("why-empty-pile", "GA-4.10")
    play(position, "lorries-2")
    assert shown(position, "pile-lorries-1") == "empty 0"
    assert shown(position, "pile-lorries-2") == "empty 0"


@pytest.mark.rule("GA-4.11")
def test_wagons_have_sisters_too_and_other_kinds_have_none() -> None:
    wagons = "wheel-wagon*6 clover-wagon*6 tower-wagon*6 fox-wagon*6 wild-wagon*12"
    position = situation(
        4, f"seat 2 delivered {wagons}", "pile-wagons-1 wild-wagon 2", "pile-wagons-2 wild-wagon 0"
    )
    play(position, "wagons-2 track-1")
    assert [position.size(pile) for pile in (c.WAGONS_1, c.WAGONS_2)] == [2, 1]


@pytest.mark.rule("GA-4.12")
def test_delivered_and_played_cards_do_not_come_back() -> None:
    lines = (
        "seat 1 track-1 engine-A wheel-wagon:wheel-1",
        "seat 1 orders barracks-1",
        "seat 1 innovations extra-share",
        ALONE,
    )
    position = situation(4, *lines)
    before = [position.size(pile) for pile in range(c.PILES)]
    play(position, "delivery extra-share")
    after = [position.size(pile) for pile in range(c.PILES)]
    before[c.SHARE_PILE] -= 1
    assert after == before
    assert shown(position, "box") == "extra-share"
    assert shown(position, "seat 1 delivered") == "barracks-1 engine-A wheel-wagon wheel-1"
