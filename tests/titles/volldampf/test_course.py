"""The sequence of the game (VD-2) and its end (VD-12)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import cash, owed, play, situation


@pytest.mark.rule("VD-2.1")
def test_german_cities_are_blue_or_violet_and_foreign_ones_red_or_yellow() -> None:
    edition = TITLE.new_game(4).edition
    german = {field.name for field in edition.fields if field.colour in (c.BLUE, c.VIOLET)}
    foreign = {field.name for field in edition.fields} - german
    assert {"Hamburg", "Hannover", "Dortmund", "Dresden"} <= german
    assert foreign == {
        *("Paris", "Brüssel", "Rotterdam", "London"),
        *("Kopenhagen", "Königsberg", "Warschau", "Prag"),
    }


@pytest.mark.rule("VD-2.1")
def test_a_stone_of_any_colour_lies_on_any_field() -> None:
    position = situation(
        3, "active 1", "stones blue@PAR", "seat 1 actions extra-freight", "owed transport"
    )
    play(position, "extra-freight draw-red-1 HAM")
    assert position.lying[c.RED] == 1 << 0
    assert position.lying[c.BLUE] == 1 << 16


@pytest.mark.rule("VD-2.2")
def test_every_segment_has_a_symbol_and_a_cost() -> None:
    edition = TITLE.new_game(4).edition
    assert [len(segments) for segments in edition.of_symbol] == [10] * 6
    costs = [segment.cost for segment in edition.segments]
    assert {cost: costs.count(cost) for cost in set(costs)} == {
        3: 3,
        4: 8,
        5: 19,
        6: 9,
        7: 4,
        10: 17,
    }


@pytest.mark.rule("VD-2.3")
@pytest.mark.parametrize(
    ("players", "phases"),
    [
        (2, "goods-1 routes secret-bonds secret-bids take-group lay transport"),
        (4, "goods-2 routes issue bid take-group lay transport"),
    ],
)
def test_the_seven_phases_come_in_their_order_every_round(players: int, phases: str) -> None:
    position = TITLE.new_game(players)
    rng = Random(3)
    seen: dict[int, list[str]] = {}
    while position.turn != NOBODY:
        name = owed(position)
        seen.setdefault(position.round, [])
        if name in phases.split() and name not in seen[position.round]:
            seen[position.round].append(name)
        position.play(rng.choice(position.moves()))
    del seen[0]
    assert [" ".join(names) for names in seen.values()] == [phases] * c.ROUNDS[players]


@pytest.mark.rule("VD-2.4")
def test_bonds_and_bids_go_clockwise_and_the_rest_by_order_number() -> None:
    position = situation(
        4, "order 3 1 4 2", "groups N+N+O W+W+M S+S+T T+T+N", "owed laying choice auction bonds"
    )
    asked = []
    while position.turn != NOBODY and owed(position) != "lay":
        asked.append((owed(position), position.turn + 1))
        move = {"issue": "bonds-0", "bid": f"bid-{len(asked)}", "take-group": ""}[owed(position)]
        if owed(position) == "bid" and len(asked) > 8:
            move = "pass"
        position.play(TITLE.read_move(position, move) if move else position.moves()[0])
    assert asked[:4] == [("issue", 3), ("issue", 4), ("issue", 1), ("issue", 2)]
    assert asked[4:11] == [("bid", seat) for seat in (3, 4, 1, 2, 3, 4, 1)]
    assert [seat + 1 for seat in position.order] == [2, 1, 4, 3]
    assert asked[11:] == [("take-group", seat) for seat in (2, 1, 4, 3)]
    assert (owed(position), position.turn + 1) == ("lay", 2)


@pytest.mark.rule("VD-2.5")
def test_the_order_stays_until_the_next_auction() -> None:
    position = TITLE.new_game(3)
    rng = Random(5)
    orders: dict[int, set[tuple[int, ...]]] = {}
    while position.turn != NOBODY:
        if owed(position) in ("take-group", "lay", "transport", "issue", "goods-2"):
            auctions = position.round - (owed(position) in ("issue", "goods-2"))
            orders.setdefault(auctions, set()).add(tuple(position.order))
        position.play(rng.choice(position.moves()))
    assert all(len(found) == 1 for found in orders.values())
    assert len(set.union(*orders.values())) > 1


@pytest.mark.rule("VD-2.6")
def test_the_bank_never_runs_out() -> None:
    position = situation(3, "active 1", "owed issue")
    play(position, "bonds-84")
    assert cash(position) == [514, 10, 10]
    assert position.bank == 550 - 534
    position = situation(
        3, *(f"seat {n} cash 300" for n in (1, 2, 3)), "seat 1 income 40", "owed income"
    )
    assert position.turn == NOBODY
    assert position.bank == 550 - 940
    assert TITLE.misplaced(position) == []


@pytest.mark.rule("VD-12.2")
def test_points_are_income_minus_bonds() -> None:
    """Fact sheet, example 15."""
    position = situation(2, "seat 1 income 31", "seat 1 bonds 9", "seat 2 bonds 4", "owed")
    assert position.turn == NOBODY
    assert position.scores() == [22, -4]
    assert position.winners() == [0]


@pytest.mark.rule("VD-12.1")
def test_the_last_round_ends_the_game() -> None:
    position = situation(4, "round 4", "owed round")
    assert position.turn == NOBODY
    position = situation(4, "round 3", "owed round")
    assert (position.round, owed(position)) == (4, "goods-2")


@pytest.mark.rule("VD-12.3")
@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        (["seat 1 income 9", "seat 2 income 8", "seat 2 cash 99"], [0]),
        (["seat 1 income 9", "seat 2 income 9", "seat 2 cash 11"], [1]),
        (["seat 1 income 9", "seat 2 income 9", "seat 3 income 8"], [0, 1]),
        (["seat 2 bonds 1", "seat 2 income 1"], [0, 1, 2]),
    ],
)
def test_most_points_then_most_cash_then_a_shared_win(lines: list[str], winners: list[int]) -> None:
    position = situation(3, *lines, "owed")
    assert position.winners() == winners


def stalling(position: Railroad, rng: Random) -> int:
    """Whatever makes the game longer: equal secret bids, bids one higher, cards, long ways."""
    moves = position.moves()
    name = owed(position)
    if name == "secret-bids":
        return min(moves)
    if name == "bid":
        return next((move for move in moves if move >= c.BID), c.PASS)
    if name in ("issue", "secret-bonds"):
        return max(move for move in moves if move < c.BID)
    cards = [move for move in moves if c.PLAY <= move < c.LOSE]
    segments = [move for move in moves if c.SEGMENT <= move < c.BONDS]
    return rng.choice(cards or segments or moves)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_game_is_endless_however_it_is_played(players: int) -> None:
    for seed in range(3):
        position = TITLE.new_game(players)
        rng = Random(seed)
        decisions = 0
        while position.turn != NOBODY:
            position.play(stalling(position, rng))
            decisions += 1
            assert decisions <= TITLE.longest
        assert decisions > 200
