"""The wild action: four cards of any pile, one of them kept."""

from __future__ import annotations

import pytest

from stellwerk.core.position import DEALER
from stellwerk.titles.glueck_auf import components as c
from titles.glueck_auf.situations import (
    ALONE,
    board,
    choose,
    is_open,
    open_moves,
    play,
    shown,
    situation,
    why_not,
)
from titles.glueck_auf.test_piles import ALL_ENGINES, piles_of

THREE_ENGINES = tuple(f"seat 1 track-{track} engine-B" for track in (1, 2, 3))


@pytest.mark.rule("GA-7.1")
def test_any_of_the_nine_piles_may_be_chosen_but_no_action_card() -> None:
    position = play(situation(4), "wild")
    assert open_moves(position) == set(c.PILE_NAMES)
    assert why_not(position, "delivery") == ("why-no-pile", "GA-7.1")


@pytest.mark.rule("GA-7.1")
def test_empty_piles_and_engines_one_cannot_place_are_closed() -> None:
    position = play(situation(4, *THREE_ENGINES), "wild")
    assert why_not(position, "engines") == ("why-three-engines", "GA-4.5")
    position = play(situation(4, ALL_ENGINES, "pile-engines empty"), "wild")
    assert why_not(position, "engines") == ("why-empty-pile", "GA-4.10")


@pytest.mark.rule("GA-7.2")
def test_four_cards_are_drawn_and_one_is_kept() -> None:
    position = play(situation(4, "pile-lorries-1 wheel-1"), "wild")
    choose(position, "lorries-1")
    for card in ("fox-1#1", "fox-2#1", "tower-double#1"):
        assert position.turn == DEALER
        choose(position, card)
    assert open_moves(position) == {
        *("keep-wheel-1", "keep-fox-1", "keep-fox-2", "keep-tower-double"),
    }
    assert why_not(position, "keep-clover-1") == ("why-not-seen", "GA-7.2")
    play(position, "keep-fox-2")
    assert shown(position, "seat 1 row") == "fox-2"
    assert position.size(c.LORRIES_1) == 19


@pytest.mark.rule("GA-7.2")
@pytest.mark.parametrize(
    ("pile", "drawn", "kept", "field"),
    [
        (
            "shares",
            "share-furnaces#1 share-furnaces#1 share-factories#1",
            "share-factories",
            "shares",
        ),
        ("objectives", "objective-count#1", "objective-count", "objectives"),
        ("orders", "factories-4#1", "factories-4", "orders"),
        ("innovations", "workers-5#1", "workers-5", "innovations"),
    ],
)
def test_the_kept_card_goes_where_its_kind_belongs(
    pile: str, drawn: str, kept: str, field: str
) -> None:
    position = play(situation(4, ALONE), f"wild {pile} {drawn} keep-{kept}")
    assert shown(position, f"seat 1 {field}").removeprefix("~") == kept


@pytest.mark.rule("GA-7.2")
def test_wagons_and_engines_are_placed_by_their_rules() -> None:
    position = play(situation(4), "wild wagons-1 clover-wagon#1 fox-wagon#1 keep-clover-wagon")
    assert open_moves(position) == {"track-1", "track-3"}
    position = play(
        situation(4, "seat 1 track-2 engine-D"), "wild engines engine-C#1 keep-engine-C"
    )
    assert open_moves(position) == {"track-1", "track-3"}


@pytest.mark.rule("GA-7.2")
@pytest.mark.parametrize("below", [0, 1, 2])
def test_a_small_pile_gives_fewer_cards(below: int) -> None:
    engines = f"seat 2 delivered engine-A*{6 - below} engine-B*7 engine-C*7 engine-D*7"
    position = play(situation(4, engines.replace("*1 ", " ")), "wild engines")
    if below:
        assert len(position.glimpses[-1].seen) == 1 + below
        assert open_moves(position) == {"keep-engine-A"}
        play(position, "keep-engine-A")
    assert open_moves(position) == {"track-1", "track-2", "track-3"}
    assert position.size(c.ENGINE_PILE) == below


@pytest.mark.rule("GA-7.3")
def test_the_rest_goes_under_the_pile_in_the_order_drawn() -> None:
    delivered = "engine-A*6 engine-B*6 engine-C*6 engine-D*6"
    position = situation(4, f"seat 2 delivered {delivered}", "pile-engines engine-B", ALONE)
    play(position, "wild engines engine-D#1 engine-A#1 engine-C#1 keep-engine-D track-1")
    assert shown(position, "pile-engines") == "engine-B 0 0.1 0.2"
    play(position, "engines track-2")
    assert shown(position, "pile-engines") == "engine-A 0 0.2"
    play(position, "engines")
    assert shown(position, "pile-engines") == "engine-C 0"


@pytest.mark.rule("GA-7.3")
def test_of_equal_cards_the_topmost_is_kept() -> None:
    position = situation(4, "pile-shares share-furnaces")
    play(position, "wild shares share-factories#1 share-furnaces#1 share-factories#1")
    assert open_moves(position) == {"keep-share-furnaces", "keep-share-factories"}
    play(position, "keep-share-factories")
    assert [c.FACE_NAMES[face] for face in position.glimpses[-1].back] == [
        *("share-furnaces", "share-furnaces", "share-factories"),
    ]


@pytest.mark.rule("GA-7.4", "GA-11.2")
@pytest.mark.parametrize(
    ("pile", "card", "field", "secret"),
    [
        ("orders", "factories-4", "orders", True),
        ("innovations", "workers-5", "innovations", True),
        ("shares", "share-factories", "shares", False),
    ],
)
def test_a_kept_order_or_innovation_is_secret(
    pile: str, card: str, field: str, secret: bool
) -> None:
    position = play(situation(4), f"wild {pile} {card}#1 keep-{card}")
    assert shown(position, f"seat 1 {field}") == ("~" if secret else "") + card


@pytest.mark.rule("GA-7.5")
def test_the_next_card_turns_up_after_the_keeping() -> None:
    position = play(situation(4), "wild")
    choose(position, "wagons-1")
    for card in ("wild-wagon#1", "fox-wagon#1", "tower-wagon#1"):
        assert shown(position, "pile-wagons-1").startswith("drawn")
        choose(position, card)
    choose(position, "keep-wild-wagon")
    assert position.turn == DEALER
    choose(position, "clover-wagon#1")
    assert shown(position, "pile-wagons-1") == "clover-wagon 15 0.0 0.1 0.2"
    assert open_moves(position) == {"track-1", "track-2", "track-3"}


@pytest.mark.rule("GA-7.5")
def test_no_card_comes_from_the_sister_pile() -> None:
    position = situation(4, *piles_of("wheel-1 1", "wheel-2 6"))
    play(position, "wild lorries-1")
    assert len(position.glimpses[-1].seen) == 2
    play(position, "keep-clover-double")
    assert shown(position, "pile-lorries-1") == "wheel-1 0"
    assert position.size(c.LORRIES_2) == 7


@pytest.mark.rule("GA-7.5", "GA-4.11")
def test_a_pile_emptied_by_the_wild_action_is_refilled() -> None:
    position = situation(4, *piles_of("wheel-1 0", "wheel-2 6"))
    play(position, "wild lorries-1")
    assert shown(position, "seat 1 row") == "wheel-1"
    assert [position.size(pile) for pile in (c.LORRIES_1, c.LORRIES_2)] == [3, 4]


@pytest.mark.rule("GA-7.5", "GA-11.4")
def test_known_cards_move_with_the_half_they_lie_in() -> None:
    """A glimpse puts three cards under a small pile; a split takes the upper ones along."""
    position = situation(4, *piles_of("wheel-1 0", "wheel-2 3"))
    play(position, "wild lorries-2 keep-clover-double")
    assert shown(position, "pile-lorries-2") == "wheel-2 0 0.1 0.2"
    play(position, "lorries-1")
    assert shown(position, "pile-lorries-1") == "wheel-2 0"
    assert shown(position, "pile-lorries-2") == "clover-double 0 0.2"
    assert board(position).row[-1] == c.FACE_NAMES.index("wheel-1")


@pytest.mark.rule("GA-7.6")
def test_the_wild_action_is_closed_without_a_pile_to_use_it_on() -> None:
    """Only engines are left, and each track has one."""
    position = situation(4, *everything_but_engines(), *THREE_ENGINES)
    assert why_not(position, "wild") == ("why-no-wild", "GA-7.6")
    position = situation(4, *everything_but_engines(), *THREE_ENGINES[:2])
    assert is_open(position, "wild")


def everything_but_engines() -> list[str]:
    """All other piles are empty: their cards are with seat 2."""
    counts = situation(2).edition.counts
    words: dict[str, list[str]] = {
        "delivered": [],
        "shares": [],
        "innovations": [],
        "objectives": [],
    }
    fields = ("delivered", "delivered", "", "delivered", "shares", "innovations", "objectives")
    for face, name in enumerate(c.FACE_NAMES):
        field = fields[c.KIND_OF[face]]
        if field:
            words[field].append(f"{name}*{counts[face]}" if counts[face] > 1 else name)
    lines = [f"seat 2 {field} {' '.join(cards)}" for field, cards in words.items()]
    return lines + [f"pile-{name} empty" for name in c.PILE_NAMES if name != "engines"]
