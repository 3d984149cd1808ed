"""The action cards (VD-11); the subsidy is in test_subsidies."""

from __future__ import annotations

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf import components as c
from titles.volldampf.situations import (
    LONG_WAY,
    NORTH,
    cash,
    hand,
    income,
    open_moves,
    owed,
    play,
    routes,
    situation,
    why_not,
)

# The fast locomotive.


@pytest.mark.rule("VD-11.1")
def test_the_fast_locomotive_passes_seven_pieces() -> None:
    position = situation(
        3,
        "stones violet@KOP",
        LONG_WAY,
        "seat 1 actions fast-locomotive fast-locomotive",
        "owed transports",
    )
    assert open_moves(position) == ["skip", "fast-locomotive"]
    play(position, "fast-locomotive")
    assert open_moves(position) == ["violet@KOP", "skip"]
    assert why_not(position, "fast-locomotive") == ("why-fast-already", "VD-11.1")
    play(position, "violet@KOP O5 O4 O3 O2 O1 M1 M2 deliver")
    assert income(position) == [7, 0, 0]
    assert position.reach == 6


@pytest.mark.rule("VD-11.1")
def test_a_skip_or_a_shorter_transport_may_follow_it() -> None:
    lines = (
        "active 1",
        "stones blue@HAM",
        NORTH,
        "seat 1 actions fast-locomotive",
        "owed transport",
    )
    position = situation(3, *lines)
    play(position, "fast-locomotive skip draw-bargain-1")
    assert hand(position, 0) == ["bargain"]
    position = situation(3, *lines)
    play(position, "fast-locomotive blue@HAM N2 deliver")
    assert income(position) == [1, 0, 0]


@pytest.mark.rule("VD-11.1")
def test_it_is_for_ones_own_transport() -> None:
    position = situation(
        3, "active 1", "seat 1 actions fast-locomotive", "seat 1 routes N", "owed lay"
    )
    assert why_not(position, "fast-locomotive") == ("why-not-now", "VD-11.1")


# The bargain.


@pytest.mark.rule("VD-11.4")
def test_a_bargain_builds_anywhere_for_five_mark() -> None:
    """Fact sheet, example 14."""
    position = situation(
        3,
        "active 1",
        "seat 1 routes N N O",
        "seat 1 actions bargain",
        "seat 2 track S4",
        "owed lay",
    )
    play(position, "bargain")
    assert open_moves(position) == ["route-N", "route-O"]
    assert why_not(position, "route-M") == ("why-no-such-route", "VD-11.4")
    play(position, "route-N")
    assert len(position.moves()) == 59
    assert why_not(position, "S4") == ("why-taken", "VD-7.3")
    play(position, "T8")
    assert cash(position)[0] == 5
    assert routes(position, position.companies[0].routes) == "NO"
    assert position.edition.costs[position.edition.of_symbol[5][7]] == 10
    assert owed(position) == "nothing"


@pytest.mark.rule("VD-11.4")
def test_a_bargain_costs_five_even_where_less_is_printed() -> None:
    position = situation(3, "active 1", "seat 1 routes N", "seat 1 actions bargain", "owed lay")
    play(position, "bargain route-N N1")
    assert position.edition.costs[0] == 3
    assert cash(position)[0] == 5


@pytest.mark.rule("VD-11.4")
def test_a_bargain_has_to_be_paid() -> None:
    position = situation(
        3, "active 1", "seat 1 cash 4", "seat 1 routes N", "seat 1 actions bargain", "owed lay"
    )
    assert why_not(position, "bargain") == ("why-bargain-cost", "VD-11.4")
    position = situation(3, "active 1", "seat 1 actions bargain", "owed transport")
    assert why_not(position, "bargain") == ("why-not-now", "VD-11.4")


# Sabotage.

SABOTEURS = ("seat 2 actions sabotage", "seat 3 actions sabotage")


@pytest.mark.rule("VD-11.5")
def test_a_sabotage_stops_the_announced_stone_and_another_may_be_moved() -> None:
    position = situation(
        3, "active 1", "stones blue@HAM violet@HAN", NORTH, *SABOTEURS, "owed transport"
    )
    play(position, "blue@HAM N2 deliver")
    assert (position.turn, open_moves(position)) == (1, ["decline", "sabotage"])
    play(position, "sabotage")
    assert hand(position, 1) == []
    assert (position.turn, owed(position)) == (0, "transport")
    assert "blue@HAM" not in open_moves(position)
    assert why_not(position, "blue@HAM") == ("why-barred", "VD-11.6")
    play(position, "violet@HAN N2 deliver decline")
    assert income(position) == [1, 0, 0]
    assert position.lying[c.BLUE] == 1
    assert position.barred == []


@pytest.mark.rule("VD-11.5")
def test_the_others_are_asked_by_order_number_and_the_first_card_is_enough() -> None:
    position = situation(
        3, "active 1", "order 3 1 2", "stones blue@HAM", NORTH, *SABOTEURS, "owed transport"
    )
    play(position, "blue@HAM N2 deliver")
    assert position.turn == 2
    play(position, "sabotage")
    assert position.turn == 0
    assert [hand(position, seat) for seat in range(3)] == [[], ["sabotage"], []]


@pytest.mark.rule("VD-11.5")
def test_after_a_sabotage_one_may_skip_and_take_a_card() -> None:
    position = situation(
        3, "active 1", "stones blue@HAM violet@HAN", NORTH, *SABOTEURS, "owed transport"
    )
    play(position, "blue@HAM N2 deliver sabotage skip draw-bargain-1")
    assert hand(position, 0) == ["bargain"]
    position = situation(3, "active 1", "stones blue@HAM", NORTH, *SABOTEURS, "owed transport")
    play(position, "blue@HAM N2 deliver sabotage")
    assert open_moves(position) == ["skip"]


@pytest.mark.rule("VD-11.5")
def test_a_sabotage_is_no_card_for_ones_own_turn() -> None:
    position = situation(3, "active 1", "seat 1 actions sabotage", "owed transport")
    assert why_not(position, "sabotage") == ("why-not-now", "VD-11.5")


@pytest.mark.rule("VD-11.5")
def test_the_barred_stone_can_be_moved_in_the_next_transport() -> None:
    position = situation(3, "order 1 2 3", "stones blue@HAM", NORTH, *SABOTEURS, "owed transports")
    play(position, "blue@HAM N2 deliver sabotage skip draw-bargain-1")
    assert position.turn == 1
    assert "blue@HAM" in open_moves(position)


@pytest.mark.rule("VD-11.6")
def test_only_one_of_two_equal_stones_is_barred() -> None:
    position = situation(
        3, "active 1", "stones blue@HAM blue@HAM", NORTH, *SABOTEURS, "owed transport"
    )
    play(position, "blue@HAM N2 deliver sabotage")
    assert "blue@HAM" in open_moves(position)
    play(position, "blue@HAM N1 deliver sabotage")
    assert open_moves(position) == ["skip"]
    assert [hand(position, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("VD-11.6")
def test_a_fast_locomotive_stays_in_force() -> None:
    position = situation(
        3,
        "active 1",
        "stones violet@KOP blue@HAN",
        f"{LONG_WAY} N3",
        "seat 1 actions fast-locomotive fast-locomotive",
        "seat 2 actions sabotage",
        "owed transport",
    )
    play(position, "fast-locomotive violet@KOP O5 O4 O3 O2 O1 M1 M2 deliver sabotage")
    assert position.reach == 7
    assert "fast-locomotive" not in open_moves(position)


# Extra freight.


@pytest.mark.rule("VD-11.7")
def test_extra_freight_puts_a_drawn_stone_on_any_field() -> None:
    position = situation(3, "active 1", NORTH, "seat 1 actions extra-freight", "owed transport")
    play(position, "extra-freight")
    assert (position.turn, len(position.moves())) == (DEALER, 40)
    play(position, "draw-violet-7")
    assert (position.turn, len(position.moves())) == (0, 20)
    assert c.size(position.bag) == 39
    play(position, "BRE")
    assert open_moves(position) == ["violet@BRE", "skip"]
    assert hand(position, 0) == []


@pytest.mark.rule("VD-11.7")
def test_extra_freight_needs_a_stone_in_the_bag() -> None:
    stones = " ".join(f"{colour}@HAM " * 10 for colour in c.COLOURS)
    position = situation(
        3, "active 1", f"stones {stones}", "seat 1 actions extra-freight", "owed transport"
    )
    assert position.bag == 0
    assert why_not(position, "extra-freight") == ("why-bag-empty", "VD-11.7")


# All new.


@pytest.mark.rule("VD-11.8")
def test_all_new_sorts_the_groups_as_one_likes() -> None:
    position = situation(
        3,
        "order 2 1 3",
        "groups N+N+O W+W+M S+S+T",
        "seat 1 actions all-new",
        "seat 3 actions all-new",
        "owed auction regrouping",
    )
    assert (position.turn, open_moves(position)) == (0, ["decline", "all-new"])
    play(position, "all-new")
    words = open_moves(position)
    assert words == ["route-N", "route-O", "route-W", "route-M", "route-S", "route-T"]
    play(position, "route-N route-W route-S route-T")
    assert why_not(position, "route-T") == ("why-none-to-sort", "VD-11.8")
    play(position, "route-S route-N")
    assert [routes(position, pile) for pile in position.groups] == ["NWS", "NST", "OWM"]
    assert (position.turn, owed(position)) == (1, "bid")
    assert hand(position, 2) == ["all-new"]


@pytest.mark.rule("VD-11.8")
def test_the_lower_order_number_is_asked_first_and_may_decline() -> None:
    position = situation(
        3,
        "order 3 2 1",
        "groups N+N+O W+W+M S+S+T",
        "seat 1 actions all-new",
        "seat 3 actions all-new",
        "owed regrouping",
    )
    assert position.turn == 2
    play(position, "decline")
    assert position.turn == 0
    play(position, "decline")
    assert position.turn == NOBODY
    assert [routes(position, pile) for pile in position.groups] == ["NNO", "WWM", "SST"]


@pytest.mark.rule("VD-11.8", "VD-13.5")
def test_all_new_with_two_players_comes_between_bonds_and_bids() -> None:
    position = situation(
        2,
        "groups N+N+O W+W+M",
        "seat 2 actions all-new",
        "owed bids-in-secret regrouping bonds-in-secret",
    )
    play(position, "bonds-0 bonds-0")
    assert (position.turn, open_moves(position)) == (1, ["decline", "all-new"])
    play(position, "all-new route-N route-M route-W")
    assert [routes(position, pile) for pile in position.groups] == ["NWM", "NOW"]
    assert owed(position) == "secret-bids"


# The new plan.

PLANNER = ("active 1", "stones blue@HAM", "seat 1 actions new-plan", "groups N+N+O W+W+M S+S+T")


@pytest.mark.rule("VD-11.9")
@pytest.mark.parametrize("owing", ["issue", "bid", "take-group", "lay", "transport"])
def test_a_new_plan_moves_a_stone_at_any_time_of_ones_turn(owing: str) -> None:
    position = situation(3, *PLANNER, "seat 1 routes N", f"owed {owing}")
    before = [word for word in open_moves(position) if word != "new-plan"]
    assert "new-plan" in open_moves(position)
    play(position, "new-plan")
    assert open_moves(position) == ["blue@HAM"]
    play(position, "blue@HAM")
    assert len(position.moves()) == 19
    assert why_not(position, "HAM") == ("why-same-field", "VD-11.9")
    play(position, "PAR")
    assert position.lying == [1 << 16, 0, 0, 0]
    assert (position.turn, owed(position)) == (0, owing)
    assert open_moves(position) == before


@pytest.mark.rule("VD-11.9")
@pytest.mark.parametrize(
    "lines",
    [
        ["asked 0", "owed regrouping all-new?"],
        ["asked 0", "owed subsidies subsidy?"],
        ["cargo blue@HAM", "owed transport step"],
    ],
)
def test_a_new_plan_is_no_answer_and_does_not_interrupt(lines: list[str]) -> None:
    position = situation(3, *PLANNER, NORTH, *lines)
    assert why_not(position, "new-plan") == ("why-not-now", "VD-11.9")


@pytest.mark.rule("VD-11.9")
def test_a_new_plan_needs_a_stone_on_the_board() -> None:
    position = situation(3, "active 1", "seat 1 actions new-plan", "owed transport")
    assert why_not(position, "new-plan") == ("why-board-empty", "VD-11.9")


@pytest.mark.rule("VD-11.10")
def test_a_barred_stone_stays_barred_when_it_is_moved() -> None:
    position = situation(
        3,
        "active 1",
        "stones blue@HAM violet@BRE",
        NORTH,
        "seat 1 actions new-plan",
        "barred blue@HAM",
        "owed transport",
    )
    play(position, "new-plan blue@HAM BRE")
    assert open_moves(position) == ["violet@BRE", "skip"]
    assert why_not(position, "blue@BRE") == ("why-barred", "VD-11.6")


@pytest.mark.rule("VD-11.10")
def test_the_free_one_of_two_equal_stones_is_moved() -> None:
    position = situation(
        3,
        "active 1",
        "stones blue@HAM blue@HAM",
        NORTH,
        "seat 1 actions new-plan",
        "barred blue@HAM",
        "owed transport",
    )
    play(position, "new-plan blue@HAM BRE")
    assert open_moves(position) == ["blue@BRE", "skip"]
