"""Transport (VD-8), income and dividends (VD-9)."""

from __future__ import annotations

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import (
    cash,
    event_keys,
    hand,
    income,
    open_moves,
    owed,
    play,
    situation,
    why_not,
)

TO_LEIPZIG = "O3 O2 O1 M1 M2"
"""Berlin to Hannover to Leipzig, five pieces."""


@pytest.mark.rule("VD-8.1", "VD-2.4")
def test_two_rounds_by_order_number() -> None:
    position = situation(3, "order 2 3 1", "owed transports")
    turns = []
    while position.turn != NOBODY:
        if position.turn != DEALER:
            turns.append(position.turn + 1)
        position.play(position.moves()[-1])
    assert turns == [2, 3, 1, 2, 3, 1]


@pytest.mark.rule("VD-8.1", "VD-8.9", "VD-8.8")
def test_five_pieces_three_of_them_yellow_and_two_red() -> None:
    """Fact sheet, example 5."""
    position = situation(
        3,
        "active 1",
        "stones violet@BER",
        "seat 1 track O1 O2 O3",
        "seat 2 track M1 M2",
        "owed transport",
    )
    assert open_moves(position) == ["violet@BER", "skip"]
    play(position, "violet@BER", TO_LEIPZIG)
    assert open_moves(position) == ["deliver"]
    assert income(position) == [0, 0, 0]
    play(position, "deliver")
    assert income(position) == [3, 2, 0]
    assert position.stones == [0] * 20
    assert c.count(position.bag, c.VIOLET) == 10
    assert position.turn == NOBODY
    assert event_keys(position) == ["event-announce", "event-gain", "event-gain"]


@pytest.mark.rule("VD-8.2")
def test_any_stone_over_anybodys_track_even_if_it_pays_only_others() -> None:
    position = situation(
        4,
        "active 1",
        "stones blue@HAM violet@HAN red@HAM",
        "seat 3 track N2",
        "owed transport",
    )
    assert open_moves(position) == ["blue@HAM", "violet@HAN", "skip"]
    assert why_not(position, "red@HAN") == ("why-no-stone", "VD-8.2")
    play(position, "violet@HAN N2 deliver")
    assert income(position) == [0, 0, 1, 0]


@pytest.mark.rule("VD-8.3")
def test_only_over_laid_pieces() -> None:
    position = situation(3, "active 1", "stones blue@HAM", "seat 1 track N1 N2", "owed transport")
    play(position, "blue@HAM")
    assert open_moves(position) == ["N1", "N2"]
    assert why_not(position, "N4") == ("why-no-piece", "VD-8.3")
    assert why_not(position, "deliver") == ("why-not-moved", "VD-8.3")


@pytest.mark.rule("VD-8.3")
def test_at_most_six_pieces() -> None:
    position = situation(
        3,
        "active 1",
        "stones violet@BER violet@KOP",
        "seat 1 track O1 O2 O3 O4 O5 M3 M4 M5",
        "owed transport",
    )
    assert open_moves(position) == ["violet@BER", "skip"]
    assert why_not(position, "violet@KOP") == ("why-no-delivery", "VD-8.3")
    play(position, "violet@BER O3 O2 O1 M3 M4 M5 deliver")
    assert income(position) == [6, 0, 0]


@pytest.mark.rule("VD-8.3")
def test_a_step_is_offered_only_if_a_field_of_the_colour_can_still_be_reached() -> None:
    position = situation(
        3,
        "active 1",
        "stones violet@BER",
        "seat 1 track O1 O2 O3 O4 O5 O9 O10 M1 M2",
        "owed transport",
    )
    play(position, "violet@BER")
    assert open_moves(position) == ["O3", "O9"]
    assert why_not(position, "O4") == ("why-no-way", "VD-8.3")
    assert why_not(position, "M1") == ("why-elsewhere", "VD-8.3")
    play(position, "O9 O10")
    assert open_moves(position) == ["deliver"]


@pytest.mark.rule("VD-8.3")
def test_the_stone_ends_on_a_field_of_its_colour_only() -> None:
    position = situation(3, "active 1", "stones red@HAN", "seat 1 track N2 N7", "owed transport")
    play(position, "red@HAN N2")
    assert open_moves(position) == ["N7"]
    assert why_not(position, "deliver") == ("why-wrong-field", "VD-8.3")
    play(position, "N7 deliver")
    assert income(position) == [2, 0, 0]


@pytest.mark.rule("VD-8.4")
def test_no_place_is_reached_twice_nor_the_one_it_started_from() -> None:
    position = situation(
        3, "active 1", "stones blue@HAN", "seat 1 track N1 N2 N3", "owed transport"
    )
    play(position, "blue@HAN")
    assert open_moves(position) == ["N2", "N3"]
    play(position, "N2 N1")
    assert open_moves(position) == ["deliver"]
    assert why_not(position, "N3") == ("why-reached", "VD-8.4")
    assert why_not(position, "N1") == ("why-reached", "VD-8.4")


@pytest.mark.rule("VD-8.5")
def test_through_foreign_fields() -> None:
    position = situation(3, "active 1", "stones violet@BRE", "seat 1 track N8 N9", "owed transport")
    play(position, "violet@BRE N9 N8 deliver")
    assert income(position) == [2, 0, 0]


@pytest.mark.rule("VD-8.6")
def test_a_field_of_the_colour_may_be_passed() -> None:
    position = situation(
        3, "active 1", "stones violet@HAN", "seat 1 track M1 M2 S1", "owed transport"
    )
    play(position, "violet@HAN M1 M2")
    assert open_moves(position) == ["S1", "deliver"]
    play(position, "S1 deliver")
    assert income(position) == [3, 0, 0]


@pytest.mark.rule("VD-8.6")
def test_with_the_option_the_first_field_of_the_colour_is_the_end() -> None:
    position = situation(
        3, "active 1", "stones violet@HAN", "seat 1 track M1 M2 S1", "owed transport", stop="first"
    )
    play(position, "violet@HAN M1 M2")
    assert open_moves(position) == ["deliver"]
    assert why_not(position, "S1") == ("why-first-stop", "VD-8.6")
    assert TITLE.options_of(position)["stop"] == "first"


@pytest.mark.rule("VD-8.7")
@pytest.mark.parametrize("stop", ["chosen", "first"])
def test_a_stone_on_a_field_of_its_colour_goes_to_another_such_field(stop: str) -> None:
    lines = ("active 1", "stones violet@LEI", "owed transport")
    position = situation(3, "seat 1 track M1 M2", *lines, stop=stop)
    assert open_moves(position) == ["skip"]
    position = situation(3, "seat 1 track M1 M2 S1", *lines, stop=stop)
    assert open_moves(position) == ["violet@LEI", "skip"]
    play(position, "violet@LEI")
    assert open_moves(position) == ["S1"]
    play(position, "S1 deliver")
    assert income(position) == [1, 0, 0]


@pytest.mark.rule("VD-8.8")
def test_the_stone_is_in_the_bag_at_once_and_can_be_drawn_again() -> None:
    reds = "red@WAR " * 9
    position = situation(
        3,
        "order 1 2 3",
        f"stones red@HAM {reds}",
        "seat 1 track N7",
        "seat 2 actions extra-freight",
        "owed transports",
    )
    play(position, "red@HAM N7 deliver decline")
    play(position, "extra-freight draw-red-1 HAM")
    assert "red@HAM" in open_moves(position)


@pytest.mark.rule("VD-8.10")
def test_two_skips_bring_two_action_cards() -> None:
    """Fact sheet, example 13."""
    position = situation(3, "stones blue@HAM", "seat 1 track N2", "owed transports")
    assert open_moves(position) == ["blue@HAM", "skip"]
    play(position, "skip draw-sabotage-1")
    assert hand(position, 0) == ["sabotage"]
    assert (position.turn, owed(position)) == (1, "transport")
    play(position, "skip draw-bargain-1 skip draw-bargain-1")
    play(position, "skip draw-new-plan-2")
    assert hand(position, 0) == ["sabotage", "new-plan"]


@pytest.mark.rule("VD-8.10")
def test_a_card_also_for_who_can_move_nothing() -> None:
    position = situation(3, "active 2", "owed transport")
    assert open_moves(position) == ["skip"]
    play(position, "skip draw-subsidy-1")
    assert hand(position, 1) == ["subsidy"]


@pytest.mark.rule("VD-9.1")
def test_income_is_paid_out() -> None:
    """Fact sheet, example 6."""
    position = situation(3, "seat 3 income 14", "owed income")
    assert cash(position) == [10, 10, 24]
    assert income(position) == [0, 0, 14]


@pytest.mark.rule("VD-9.2")
def test_dividends_are_paid_for_the_face_value_of_the_bonds() -> None:
    """Fact sheet, example 7."""
    position = situation(3, "seat 2 bonds 6", "seat 2 income 3", "owed income")
    assert cash(position) == [10, 10 + 3 - 6, 10]
    assert position.companies[1].bonds == 6


@pytest.mark.rule("VD-9.3")
@pytest.mark.parametrize(
    ("before", "left", "after"),
    [
        ((4, 1, 6), 0, 3),
        ((2, 0, 6), 0, 0),
        ((5, 1, 6), 0, 5),
        ((6, 1, 6), 1, 6),
    ],
)
def test_who_cannot_pay_goes_back(before: tuple[int, int, int], left: int, after: int) -> None:
    """Fact sheet, examples 8 and 9, and the two cases where the money is enough."""
    earned, money, bonds = before
    lines = (f"seat 1 income {earned}", f"seat 1 cash {money}", f"seat 1 bonds {bonds}")
    position = situation(3, *lines, "owed income")
    assert cash(position)[0] == left
    assert income(position)[0] == after
    assert position.bank == 550 - sum(cash(position))


@pytest.mark.rule("VD-9.1", "VD-9.3")
def test_income_and_dividends_are_told_by_order_number() -> None:
    position = situation(3, "active 1", "order 2 3 1", "seat 2 bonds 12", "owed income transport")
    play(position, "skip draw-sabotage-1")
    events = [
        event for event in position.events or [] if event.key.startswith(("event-inc", "event-b"))
    ]
    assert [(event.key, event.params["seat"]) for event in events] == [
        ("event-income", 1),
        ("event-back", 1),
        ("event-income", 2),
        ("event-income", 0),
    ]


@pytest.mark.rule("VD-9.4")
def test_the_income_track_has_no_end() -> None:
    position = situation(
        3,
        "active 1",
        "stones violet@HAN",
        "seat 1 income 79",
        "seat 1 track N2",
        "owed income transport",
    )
    play(position, "violet@HAN N2 deliver")
    assert income(position)[0] == 80
    assert cash(position)[0] == 90
