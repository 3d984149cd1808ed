"""Laying track (VD-7)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import cash, open_moves, owed, play, routes, situation, why_not


@pytest.mark.rule("VD-7.1", "VD-2.4")
@pytest.mark.parametrize(
    ("players", "hand", "rounds"), [(4, "N N N", 3), (5, "N N", 2), (6, "N N", 2)]
)
def test_a_card_each_by_order_number_in_every_laying_round(
    players: int, hand: str, rounds: int
) -> None:
    order = " ".join(str(n) for n in range(players, 0, -1))
    hands = [f"seat {n} routes {hand if n <= 2 else hand.replace('N', 'S')}" for n in range(1, 5)]
    hands += [f"seat {n} routes {hand.replace('N', 'M')}" for n in range(5, players + 1)]
    position = situation(players, f"order {order}", *hands, "owed laying")
    turns = []
    while position.turn != NOBODY:
        turns.append(position.turn)
        position.play(next(m for m in position.moves() if c.LOSE <= m < c.ROUTE))
    assert turns == list(range(players - 1, -1, -1)) * rounds


@pytest.mark.rule("VD-7.2", "VD-7.4", "VD-7.6")
def test_hamburg_to_hannover_costs_five() -> None:
    """Fact sheet, example 4: the card is discarded, the segment taken."""
    position = situation(2, "active 2", "seat 2 routes N O", "owed lay")
    play(position, "N2")
    red = position.companies[1]
    assert cash(position) == [10, 5]
    assert position.bank == 550 - 15
    assert routes(position, red.routes) == "O"
    assert routes(position, position.used_routes) == "N"
    assert position.network.owners[1] == 1


@pytest.mark.rule("VD-7.2")
def test_any_free_segment_with_the_symbol_of_a_card_wherever_it_lies() -> None:
    position = situation(4, "active 1", "seat 1 cash 20", "seat 1 routes N M", "owed lay")
    segments = [word for word in open_moves(position) if not word.startswith("lose")]
    assert segments == [f"{symbol}{n}" for symbol in "NM" for n in range(1, 11)]
    assert why_not(position, "S1") == ("why-no-route", "VD-7.2")


@pytest.mark.rule("VD-7.3")
def test_a_segment_holds_one_piece() -> None:
    position = situation(
        4, "active 1", "seat 1 routes N", "seat 2 track N1", "seat 1 track N2", "owed lay"
    )
    assert {"N1", "N2"} & set(open_moves(position)) == set()
    assert why_not(position, "N1") == ("why-taken", "VD-7.3")
    assert why_not(position, "N2") == ("why-taken", "VD-7.3")


@pytest.mark.rule("VD-7.4")
def test_who_cannot_pay_cannot_build_there() -> None:
    position = situation(4, "active 1", "seat 1 cash 4", "seat 1 routes N", "owed lay")
    assert open_moves(position) == ["N1", "N3", "N4", "N5", "lose-N"]
    assert why_not(position, "N2") == ("why-cost", "VD-7.4")


@pytest.mark.rule("VD-7.5", "VD-7.6")
def test_who_does_not_build_loses_a_card_of_choice() -> None:
    position = situation(4, "active 1", "seat 1 routes N O O", "owed lay")
    assert open_moves(position)[-2:] == ["lose-N", "lose-O"]
    assert why_not(position, "lose-M") == ("why-no-such-route", "VD-7.5")
    play(position, "lose-O")
    assert routes(position, position.companies[0].routes) == "NO"
    assert routes(position, position.used_routes) == "O"
    assert cash(position)[0] == 10
    assert owed(position) == "nothing"


@pytest.mark.rule("VD-7.5")
def test_who_can_build_nothing_loses_a_card() -> None:
    position = situation(4, "active 1", "seat 1 cash 2", "seat 1 routes N T", "owed lay")
    assert open_moves(position) == ["lose-N", "lose-T"]


@pytest.mark.rule("VD-7.6", "VD-7.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_route_cards_never_come_back_and_are_as_many_as_pieces(players: int) -> None:
    position = TITLE.new_game(players)
    rng = Random(players)
    used = 0
    cards = [0] * players
    while position.turn != NOBODY:
        move = rng.choice(position.moves())
        if c.GROUP <= move < c.ROB:
            cards[position.turn] += c.GROUP_SIZE[players]
        position.play(move)
        assert c.size(position.used_routes) >= used
        used = c.size(position.used_routes)
        for company in position.companies:
            assert company.track.bit_count() <= c.PIECES[players]
    assert cards == [c.PIECES[players]] * players
