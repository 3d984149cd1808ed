"""Two players: secret bonds and secret bids (VD-13)."""

from __future__ import annotations

import pytest

from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import cash, event_keys, open_moves, owed, play, situation, why_not


@pytest.mark.rule("VD-13.1")
def test_both_choose_up_to_ten_bonds_and_then_both_are_shown() -> None:
    position = situation(2, "owed bonds-in-secret")
    assert open_moves(position) == [f"bonds-{bonds}" for bonds in range(11)]
    assert why_not(position, "bonds-11") == ("why-secret-bonds", "VD-13.1")
    play(position, "bonds-10")
    assert cash(position) == [10, 10]
    assert [company.bonds for company in position.companies] == [0, 0]
    assert open_moves(position) == [f"bonds-{bonds}" for bonds in range(11)]
    play(position, "bonds-3")
    assert cash(position) == [70, 28]
    assert [company.bonds for company in position.companies] == [10, 3]


@pytest.mark.rule("VD-13.1")
def test_over_the_whole_game_there_is_no_limit() -> None:
    position = situation(2, "seat 1 bonds 50", "seat 2 bonds 50", "owed bonds-in-secret")
    play(position, "bonds-10 bonds-10")
    assert [company.bonds for company in position.companies] == [60, 60]


@pytest.mark.rule("VD-13.2")
def test_the_higher_secret_bid_gets_number_one_and_both_pay() -> None:
    position = situation(2, "owed bids-in-secret")
    assert open_moves(position) == ["bid-1", "bid-2", "bid-3", "bid-4", "bid-5"]
    assert why_not(position, "bid-6") == ("why-secret-bid", "VD-13.2")
    play(position, "bid-2 bid-5")
    assert position.order == [1, 0]
    assert cash(position) == [8, 5]
    assert position.turn == NOBODY


@pytest.mark.rule("VD-13.2")
def test_nobody_bids_more_than_the_cash_and_without_money_zero() -> None:
    position = situation(2, "seat 1 cash 3", "seat 2 cash 0", "owed bids-in-secret")
    assert open_moves(position) == ["bid-1", "bid-2", "bid-3"]
    assert why_not(position, "bid-4") == ("why-bid-cash", "VD-13.2")
    play(position, "bid-1")
    assert open_moves(position) == ["bid-0"]
    play(position, "bid-0")
    assert position.order == [0, 1]
    assert cash(position) == [2, 0]


@pytest.mark.rule("VD-13.3")
def test_equal_bids_are_not_paid_and_bid_again() -> None:
    position = situation(2, "order 2 1", "owed bids-in-secret")
    play(position, "bid-4 bid-4 bid-5 bid-5")
    assert cash(position) == [10, 10]
    assert (owed(position), position.turn, position.equal_bids) == ("secret-bids", 1, 2)
    play(position, "bid-1 bid-3")
    assert position.order == [0, 1]
    assert cash(position) == [7, 9]
    assert position.equal_bids == 0
    assert event_keys(position).count("event-equal-bids") == 2


@pytest.mark.rule("VD-13.4")
@pytest.mark.parametrize("money", [0, 1])
def test_without_a_choice_the_order_stays(money: int) -> None:
    position = situation(
        2, "order 2 1", f"seat 1 cash {money}", f"seat 2 cash {money}", "owed bids-in-secret"
    )
    assert position.turn == NOBODY
    assert position.order == [1, 0]
    assert cash(position) == [money, money]


@pytest.mark.rule("VD-13.4")
def test_twenty_equal_bids_leave_the_order_as_it_is() -> None:
    position = situation(2, "order 2 1", "owed bids-in-secret")
    play(position, *["bid-5 bid-5"] * 19)
    assert owed(position) == "secret-bids"
    play(position, "bid-5 bid-5")
    assert position.turn == NOBODY
    assert position.order == [1, 0]
    assert cash(position) == [10, 10]
    assert position.equal_bids == 0


@pytest.mark.rule("VD-13.5")
@pytest.mark.parametrize(
    ("owing", "first", "second"),
    [("bonds-in-secret", "bonds-4", "bonds-7"), ("bids-in-secret", "bid-4", "bid-2")],
)
def test_secret_choices_are_entered_in_any_order(owing: str, first: str, second: str) -> None:
    one, other = situation(2, f"owed {owing}"), situation(2, f"owed {owing}")
    assert one.awaited() == [0, 1]
    play(one, first)
    assert one.awaited() == [1]
    play(one, second)
    other.give_turn_to(1)
    assert other.turn == 1
    play(other, second)
    assert other.awaited() == [0]
    with pytest.raises(ValueError, match="seat 2 is not awaited"):
        other.give_turn_to(1)
    play(other, first)
    assert cash(one) == cash(other)
    assert one.order == other.order
    assert one.turns == other.turns


@pytest.mark.rule("VD-13.5")
def test_to_let_somebody_first_changes_nothing_where_one_is_awaited() -> None:
    position = situation(
        3, "active 1", "asked 1", "seat 2 actions sabotage", "owed regrouping all-new?"
    )
    before = fingerprint(position)
    assert position.awaited() == [1]
    position.give_turn_to(1)
    assert fingerprint(position) == before


@pytest.mark.rule("VD-13.5")
@pytest.mark.parametrize("owing", ["bonds-in-secret", "bids-in-secret"])
def test_no_card_is_played_during_secret_choices(owing: str) -> None:
    position = situation(2, "stones blue@HAM", "seat 1 actions new-plan", f"owed {owing}")
    assert why_not(position, "new-plan") == ("why-in-secret", "VD-13.5")


@pytest.mark.rule("VD-13.5")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("owing", "kind", "low", "high"), [("bonds", "bonds", 0, 10), ("bids", "bid", 1, 5)]
)
def test_a_secret_choice_is_hidden_until_both_are_there(
    seat: int, owing: str, kind: str, low: int, high: int
) -> None:
    views = set()
    pictures = set()
    for number in (low, high):
        position = situation(2, f"owed {owing}-in-secret")
        position.give_turn_to(seat)
        move = TITLE.read_move(position, f"{kind}-{number}")
        assert TITLE.veil_move(position, move, seat) == move
        hidden = TITLE.veil_move(position, move, 1 - seat)
        assert TITLE.write_move(position, hidden) == f"{kind}-hidden"
        position.play(move)
        views.add(fingerprint(TITLE.veil(position, 1 - seat)))
        pictures.add(TITLE.picture(position, 1 - seat))
        assert fingerprint(TITLE.veil(position, seat)) == fingerprint(position)
    assert len(views) == 1
    assert len(pictures) == 1
