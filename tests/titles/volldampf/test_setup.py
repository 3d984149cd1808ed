"""Set-up (VD-1), goods and route cards (VD-3)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.playout import playout
from stellwerk.core.position import DEALER, SPECTATOR
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import deal, event_keys, open_moves, owed, play, routes, situation

COUNTS = {
    2: (18, 3, 6, 5, 1),
    3: (15, 3, 5, 4, 2),
    4: (12, 3, 4, 2, 2),
    5: (8, 2, 4, 1, 3),
    6: (8, 2, 4, 1, 4),
}
"""Pieces, cards in a group, rounds, goods cards at set-up and a round."""


@pytest.mark.rule("VD-1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_with_ten_mark_and_nothing_else(players: int) -> None:
    position = TITLE.new_game(players)
    for company in position.companies:
        assert (company.cash, company.income, company.bonds) == (10, 0, 0)
        assert (company.actions, company.routes, company.track) == (0, 0, 0)


@pytest.mark.rule("VD-1.1", "VD-3.1", "VD-3.2")
@pytest.mark.parametrize("players", COUNTS)
def test_goods_and_groups_by_number_of_players(players: int) -> None:
    pieces, size, _, at_start, a_round = COUNTS[players]
    position = TITLE.new_game(players)
    position.events = []
    deal(position)
    assert c.PIECES[players] == pieces
    assert event_keys(position).count("event-goods") == at_start + a_round
    assert [c.size(group) for group in position.groups] == [size] * players
    stones = sum(c.size(pile) for pile in position.stones)
    assert stones == len(position.edition.german) + 3 * (at_start + a_round)
    assert stones in (24, 27, 30)
    assert stones + c.size(position.bag) == 40


@pytest.mark.rule("VD-1.1", "VD-12.1", "VD-1.3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_lasts_until_the_last_route_cards(players: int) -> None:
    """Fact sheet, example 16: rounds × groups × cards come out exactly."""
    _, size, rounds, at_start, a_round = COUNTS[players]
    position = TITLE.new_game(players)
    playout(position, Random(players))
    unseen = {3: 3, 5: 2}.get(players, 0)
    out = {2: 12, 5: 6}.get(players, 0)
    assert position.round == rounds
    assert c.size(position.used_routes) == rounds * players * size == 48 - out - unseen
    assert c.size(position.routes) == unseen
    assert 18 - position.goods.bit_count() == at_start + rounds * a_round


@pytest.mark.rule("VD-1.2")
@pytest.mark.parametrize("players", COUNTS)
def test_seat_one_has_number_one_and_the_others_follow(players: int) -> None:
    position = TITLE.new_game(players)
    assert position.order == list(range(players))
    deal(position)
    assert position.turn == 0


@pytest.mark.rule("VD-1.3")
@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 8), (4, 8), (5, 7), (6, 8)])
def test_cards_taken_out_openly_leave_the_same_number_of_each_symbol(
    players: int, each: int
) -> None:
    position = TITLE.new_game(players)
    assert [c.count(position.routes, symbol) for symbol in range(6)] == [each] * 6


@pytest.mark.rule("VD-1.3")
def test_nobody_knows_more_than_others_about_unseen_cards() -> None:
    position = TITLE.new_game(3)
    deal(position)
    views = [TITLE.veil(position, seat).routes for seat in (0, 1, 2, SPECTATOR)]
    assert views == [position.routes] * 4
    assert "route cards: 36;" in TITLE.picture(position, SPECTATOR)


@pytest.mark.rule("VD-1.4")
def test_fourteen_action_cards_and_eighteen_goods_cards() -> None:
    position = TITLE.new_game(4)
    assert [c.count(position.deck, kind) for kind in range(7)] == [2] * 7
    assert position.goods.bit_count() == 18
    assert all(len(set(card.fields)) == 3 for card in position.edition.goods)


@pytest.mark.rule("VD-1.5")
def test_every_german_city_gets_a_stone_of_any_colour() -> None:
    position = TITLE.new_game(4)
    assert [c.count(position.bag, colour) for colour in range(4)] == [10] * 4
    assert len(position.moves()) == 40
    play(position, *["draw-red-1"] * 10, "draw-blue-10 draw-blue-9")
    assert owed(position) == "goods-2"
    for field, pile in zip(position.edition.fields, position.stones, strict=True):
        assert c.size(pile) == (1 if field.colour in (c.BLUE, c.VIOLET) else 0)
    assert sum(position.stones) == 10 * c.one(c.RED) + 2 * c.one(c.BLUE)


@pytest.mark.rule("VD-1.5")
def test_an_even_draw_from_the_moves_is_a_fair_draw_from_the_bag() -> None:
    position = situation(4, f"stones {'red@KOP ' * 9}", "due HAM", "owed fill")
    reds = [word for word in open_moves(position) if word.startswith("draw-red")]
    assert len(reds) == 1
    assert len(position.moves()) == 31


@pytest.mark.rule("VD-1.6")
def test_a_goods_card_brings_a_stone_to_each_of_its_fields_and_is_gone() -> None:
    position = situation(4, "owed goods-2")
    assert "goods-W02" in open_moves(position)
    play(position, "goods-W02 draw-red-1 draw-blue-1 draw-yellow-1")
    assert "stones red@BER blue@DOR yellow@LON" in TITLE.write_position(position)
    assert owed(position) == "goods-1"
    assert "goods-W02" not in open_moves(position)
    assert len(position.moves()) == 17


@pytest.mark.rule("VD-1.7")
def test_fields_get_nothing_from_an_empty_bag() -> None:
    stones = " ".join(f"{colour}@HAM " * 10 for colour in ("blue", "violet", "red"))
    position = situation(6, f"stones {stones} {'yellow@LON ' * 9}", "due BER DOR LON", "owed fill")
    assert open_moves(position) == ["draw-yellow-1"]
    play(position, "draw-yellow-1")
    assert position.bag == 0
    assert position.due == []
    assert event_keys(position) == ["event-stone", "event-bag-empty"]


@pytest.mark.rule("VD-3.1")
def test_stones_are_drawn_in_the_order_of_the_card() -> None:
    position = situation(2, "owed goods-1")
    play(position, "goods-W07 draw-red-1 draw-red-1 draw-blue-3")
    assert "stones red@HAN red@DRE blue@BRU" in TITLE.write_position(position)


@pytest.mark.rule("VD-3.2")
def test_four_players_four_groups_of_three() -> None:
    """Fact sheet, example 1; the first three cards are the first group."""
    position = situation(4, "owed routes")
    play(position, "draw-N-1 draw-N-1 draw-O-1 draw-W-1 draw-W-1 draw-W-1")
    assert [routes(position, pile) for pile in position.groups] == ["NNO", "WWW"]
    play(position, "draw-S-1 draw-T-1 draw-T-1 draw-M-1 draw-M-1 draw-N-1")
    assert [routes(position, pile) for pile in position.groups] == ["NNO", "WWW", "STT", "NMM"]
    assert position.turn != DEALER
