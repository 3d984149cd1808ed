"""Action cards: how they are gained and asked about (VD-10)."""

from __future__ import annotations

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import (
    NORTH,
    event_keys,
    hand,
    income,
    open_moves,
    owed,
    play,
    situation,
    why_not,
)

# Gaining cards.


@pytest.mark.rule("VD-10.1")
def test_the_last_on_the_track_takes_a_card() -> None:
    position = situation(
        3, "round 1", "seat 1 income 4", "seat 2 income 3", "seat 3 income 5", "owed last-cards"
    )
    play(position, "draw-sabotage-1")
    assert [hand(position, seat) for seat in range(3)] == [[], ["sabotage"], []]
    assert position.turn == NOBODY


@pytest.mark.rule("VD-10.1")
def test_all_who_are_level_take_one_by_order_number() -> None:
    position = situation(4, "round 3", "order 3 2 1 4", "seat 2 income 1", "owed last-cards")
    play(position, "draw-sabotage-1 draw-bargain-1 draw-subsidy-1")
    hands = [hand(position, seat) for seat in range(4)]
    assert hands == [["bargain"], [], ["sabotage"], ["subsidy"]]
    assert position.turn == NOBODY


@pytest.mark.rule("VD-10.1")
def test_nobody_takes_one_after_the_last_round() -> None:
    position = situation(4, "round 4", "owed round last-cards")
    assert position.turn == NOBODY


@pytest.mark.rule("VD-10.2")
def test_any_number_of_cards_is_held_in_secret_and_played() -> None:
    actions = "fast-locomotive fast-locomotive extra-freight extra-freight new-plan new-plan"
    position = situation(
        3, "active 1", "stones blue@HAM", NORTH, f"seat 1 actions {actions}", "owed transport"
    )
    assert "hidden 6" in " ".join(TITLE.write_position(TITLE.veil(position, 1)))
    play(position, "extra-freight draw-red-1 HAM extra-freight draw-red-1 HAM")
    play(position, "new-plan red@HAM PAR new-plan red@HAM PAR fast-locomotive")
    assert hand(position, 0) == ["fast-locomotive"]
    assert why_not(position, "bargain") == ("why-no-action", "VD-10.2")


@pytest.mark.rule("VD-10.3")
def test_played_cards_are_shuffled_when_a_card_is_needed() -> None:
    rest = ["fast-locomotive", "subsidy", "bargain", "extra-freight", "all-new", "new-plan"]
    position = situation(
        3,
        "active 1",
        "discard sabotage sabotage",
        f"seat 2 actions {' '.join(rest + rest)}",
        "owed transport",
    )
    assert position.deck == 0
    play(position, "skip")
    assert event_keys(position)[-1] == "event-shuffle"
    assert open_moves(position) == ["draw-sabotage-1", "draw-sabotage-2"]
    play(position, "draw-sabotage-2")
    assert position.discard == 0
    assert hand(position, 0) == ["sabotage"]


ALL_HELD = (
    "seat 2 actions fast-locomotive subsidy bargain sabotage extra-freight all-new new-plan",
    "seat 3 actions fast-locomotive subsidy bargain sabotage extra-freight all-new new-plan",
)


@pytest.mark.rule("VD-10.4")
def test_without_any_card_left_one_is_drawn_blindly_from_another_hand() -> None:
    position = situation(4, "active 1", *ALL_HELD, "owed transport")
    play(position, "skip")
    assert (position.turn, owed(position)) == (0, "rob-1")
    assert open_moves(position) == ["decline", "rob-2", "rob-3"]
    assert why_not(position, "rob-4") == ("why-empty-hand", "VD-10.4")
    assert why_not(position, "rob-1") == ("why-own-hand", "VD-10.4")
    play(position, "rob-3")
    assert position.turn == DEALER
    assert len(position.moves()) == 7
    play(position, "draw-bargain-1")
    assert hand(position, 0) == ["bargain"]
    assert "bargain" not in hand(position, 2)
    only = [(event.key, event.only) for event in position.events or []]
    assert only[-3:] == [("event-rob", NOBODY), ("event-drawn", 0), ("event-robbed", 2)]


@pytest.mark.rule("VD-10.4")
def test_the_draw_from_another_hand_may_be_left() -> None:
    position = situation(4, "active 1", *ALL_HELD, "owed transport")
    play(position, "skip decline")
    assert hand(position, 0) == []
    assert position.turn == NOBODY


@pytest.mark.rule("VD-10.4")
def test_if_nobody_else_holds_a_card_there_is_none() -> None:
    both = " ".join([*c.ACTIONS, *c.ACTIONS])
    position = situation(4, "active 1", f"seat 1 actions {both}", "owed transport")
    play(position, "skip")
    assert position.turn == NOBODY
    assert event_keys(position)[-1] == "event-no-card"


@pytest.mark.rule("VD-10.4")
def test_at_the_end_of_a_round_whoever_is_last_chooses_the_hand() -> None:
    position = situation(
        4,
        "round 1",
        "active 2",
        "seat 1 income 1",
        "seat 2 income 1",
        "seat 3 income 1",
        *ALL_HELD,
        "owed last-cards",
    )
    assert (position.turn, open_moves(position)) == (3, ["decline", "rob-2", "rob-3"])


@pytest.mark.rule("VD-10.5")
@pytest.mark.parametrize("held", ["sabotage", "bargain"])
def test_everybody_with_a_card_is_asked_and_nobody_without(held: str) -> None:
    position = situation(
        4,
        "active 1",
        "order 4 1 3 2",
        "stones blue@HAM",
        NORTH,
        f"seat 2 actions {held}",
        "seat 4 actions new-plan",
        "owed transport",
    )
    play(position, "blue@HAM N2 deliver")
    assert (position.turn, open_moves(position)) == (3, ["decline"])
    play(position, "decline")
    assert position.turn == 1
    assert open_moves(position)[0] == "decline"
    play(position, "decline")
    assert income(position) == [1, 0, 0, 0]


@pytest.mark.rule("VD-10.5")
def test_a_standing_answer_declines_questions_of_one_kind() -> None:
    position = situation(
        3, "seat 2 actions sabotage", "groups N+N+N O+O+O W+W+W", "owed regrouping"
    )
    assert TITLE.reactions == ("all-new", "sabotage", "subsidy")
    assert TITLE.standing_answer(position, {"all-new"}) == c.DECLINE
    assert TITLE.standing_answer(position, {"sabotage"}) is None
    play(position, "decline")
    assert TITLE.standing_answer(position, {"all-new"}) is None


@pytest.mark.rule("VD-10.5")
@pytest.mark.parametrize("owing", ["regrouping", "subsidies"])
def test_who_holds_other_cards_is_asked_all_the_same(owing: str) -> None:
    position = situation(
        3,
        "seat 2 actions bargain",
        "stones blue@HAM",
        NORTH,
        "groups N+N+N O+O+O W+W+W",
        f"owed {owing}",
    )
    assert (position.turn, open_moves(position)) == (1, ["decline"])
