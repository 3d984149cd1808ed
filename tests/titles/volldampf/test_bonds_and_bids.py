"""Bonds (VD-4), the auction (VD-5) and the choice of groups (VD-6), for 3 to 6 players."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf.auction import price_of
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import (
    cash,
    event_keys,
    open_moves,
    owed,
    play,
    routes,
    situation,
    why_not,
)


@pytest.mark.rule("VD-4.1")
def test_a_bond_brings_six_mark_and_none_is_allowed() -> None:
    """Fact sheet, example 2."""
    position = situation(3, "owed bonds")
    play(position, "bonds-3")
    assert (position.companies[0].bonds, position.companies[0].cash) == (3, 28)
    play(position, "bonds-0")
    assert (position.companies[1].bonds, position.companies[1].cash) == (0, 10)
    assert position.turn == 2


@pytest.mark.rule("VD-4.2", "VD-9.2")
def test_seven_bonds_cost_seven_mark_a_round() -> None:
    """Fact sheet, example 3."""
    position = situation(3, "active 1", "owed income issue")
    play(position, "bonds-7")
    assert position.companies[0].bonds == 7
    assert cash(position) == [10 + 42 - 7, 10, 10]
    assert position.scores() == [-7, 0, 0]


@pytest.mark.rule("VD-4.2")
def test_bonds_lie_open_and_are_never_paid_back() -> None:
    position = TITLE.new_game(4)
    rng = Random(11)
    before = [0] * 4
    while position.turn != NOBODY:
        position.play(rng.choice(position.moves()))
        bonds = [company.bonds for company in position.companies]
        assert all(now >= old for now, old in zip(bonds, before, strict=True))
        assert [company.bonds for company in TITLE.veil(position, 0).companies] == bonds
        before = bonds
    assert sum(before) > 0


@pytest.mark.rule("VD-4.3")
def test_all_bonds_together_are_worth_84() -> None:
    position = situation(4, "active 4", "seat 1 bonds 40", "seat 2 bonds 41", "owed issue")
    assert open_moves(position) == ["bonds-0", "bonds-1", "bonds-2", "bonds-3"]
    assert why_not(position, "bonds-4") == ("why-bonds-left", "VD-4.3")


@pytest.mark.rule("VD-4.3")
def test_24_ones_and_12_fives_pay_out_any_face_values_up_to_84() -> None:
    """Only remainders by five need ones: the fives taken are as many as fit, at most 12."""
    for remainders in product(range(5), repeat=6):
        for fives in range((84 - sum(remainders)) // 5 + 1):
            total = sum(remainders) + 5 * fives
            ones = total - 5 * min(fives, 12)
            assert ones <= 24


@pytest.mark.rule("VD-5.1")
def test_number_one_opens_with_any_bid_and_cannot_pass() -> None:
    position = situation(4, "order 2 3 4 1", "owed auction")
    assert position.turn == 1
    assert open_moves(position) == [f"bid-{bid}" for bid in range(11)]
    assert why_not(position, "pass") == ("why-open-first", "VD-5.1")
    play(position, "bid-0")
    assert position.turn == 2


@pytest.mark.rule("VD-5.2")
def test_a_bid_is_higher_than_the_last_and_within_the_cash() -> None:
    position = situation(4, "seat 2 cash 6", "owed auction")
    play(position, "bid-4")
    assert open_moves(position) == ["pass", "bid-5", "bid-6"]
    assert why_not(position, "bid-4") == ("why-bid-low", "VD-5.2")
    assert why_not(position, "bid-7") == ("why-bid-cash", "VD-5.2")
    play(position, "bid-6")
    assert open_moves(position) == ["pass", "bid-7", "bid-8", "bid-9", "bid-10"]


@pytest.mark.rule("VD-5.2")
def test_who_cannot_bid_more_has_to_pass() -> None:
    position = situation(4, "seat 2 cash 4", "owed auction")
    play(position, "bid-4")
    assert open_moves(position) == ["pass"]


@pytest.mark.rule("VD-5.3", "VD-5.4")
def test_the_bidding_goes_round_until_one_is_left() -> None:
    position = situation(4, "owed auction")
    play(position, "bid-1 bid-2 pass bid-3")
    assert position.turn == 0
    play(position, "bid-4 pass")
    assert position.turn == 3
    play(position, "bid-6 pass")
    assert position.turn == NOBODY
    assert [seat + 1 for seat in position.order] == [4, 1, 2, 3]


@pytest.mark.rule("VD-5.3")
def test_the_bidding_ends_as_soon_as_all_others_have_passed() -> None:
    position = situation(3, "owed auction")
    play(position, "bid-0 pass pass")
    assert position.turn == NOBODY
    assert [seat + 1 for seat in position.order] == [1, 3, 2]


@pytest.mark.rule("VD-5.5")
@pytest.mark.parametrize(
    ("bids", "prices"),
    [
        ([7, 6, 5, 3], [7, 6, 3, 0]),
        ([6, 5, 3], [6, 5, 2]),
        ([9, 8, 7, 4, 2], [9, 8, 4, 2, 0]),
        ([9, 8, 7, 6, 5, 4], [9, 8, 4, 3, 3, 0]),
    ],
)
def test_what_each_place_costs(bids: list[int], prices: list[int]) -> None:
    """Fact sheet, examples 10 to 12."""
    players = len(bids)
    found = [price_of(number, bid, players) for number, bid in enumerate(bids, start=1)]
    assert found == prices


@pytest.mark.rule("VD-5.5", "VD-5.4", "VD-5.7")
def test_payments_are_made_when_the_auction_ends() -> None:
    """Fact sheet, example 10, bid by bid."""
    position = situation(4, "owed auction")
    play(position, "bid-1 bid-2 bid-3 bid-5 bid-6 bid-7 pass pass")
    assert cash(position) == [10, 10, 10, 10]
    play(position, "pass")
    assert [seat + 1 for seat in position.order] == [2, 1, 4, 3]
    assert cash(position) == [10 - 6, 10 - 7, 10 - 0, 10 - 3]
    assert [company.bid for company in position.companies] == [-1] * 4
    assert event_keys(position).count("event-order") == 4


@pytest.mark.rule("VD-5.6")
def test_who_never_bid_pays_nothing_in_any_place() -> None:
    position = situation(3, "owed auction")
    play(position, "bid-9 pass pass")
    assert [seat + 1 for seat in position.order] == [1, 3, 2]
    assert cash(position) == [1, 10, 10]


@pytest.mark.rule("VD-5.5")
def test_with_three_players_the_last_pays_half() -> None:
    """Fact sheet, example 11, bid by bid."""
    position = situation(3, "owed auction")
    play(position, "bid-3 bid-5 bid-6 pass pass")
    assert [seat + 1 for seat in position.order] == [3, 2, 1]
    assert cash(position) == [10 - 2, 10 - 5, 10 - 6]


@pytest.mark.rule("VD-6.1")
def test_groups_are_taken_by_the_new_order() -> None:
    position = situation(3, "order 3 1 2", "groups N+N+O W+W+M S+S+T", "owed choice")
    assert (position.turn, open_moves(position)) == (2, ["group-1", "group-2", "group-3"])
    play(position, "group-2")
    assert routes(position, position.companies[2].routes) == "WWM"
    assert (position.turn, open_moves(position)) == (0, ["group-1", "group-3"])
    assert why_not(position, "group-2") == ("why-no-group", "VD-6.1")
    play(position, "group-3")
    assert (position.turn, open_moves(position)) == (1, ["group-1"])
    play(position, "group-1")
    assert [routes(position, company.routes) for company in position.companies] == [
        "SST",
        "NNO",
        "WWM",
    ]
    assert owed(position) == "nothing"
