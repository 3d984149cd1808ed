"""Set-up: what lies where before the first turn, by number of players."""

from __future__ import annotations

import pytest

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads.situations import (
    NO_COINS,
    dealt,
    mat,
    open_moves,
    play,
    score,
    shown,
    shows,
    situation,
    track,
)

COUNTS = (2, 3, 4)
BONUSES = {"bonus-doubler", "bonus-coin", "bonus-industry", "bonus-black"}
START_BONUSES = {
    2: "bonus-doubler",
    3: "bonus-doubler bonus-coin",
    4: "bonus-doubler bonus-coin bonus-industry marker-1",
}


@pytest.mark.rule("RR-1.1", "RR-2.4")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 7)])
def test_number_of_rounds(players: int, rounds: int) -> None:
    position = dealt(players, bonuses=START_BONUSES[players])
    for number in range(1, rounds + 1):
        assert shown(position, "round") == str(number)
        play(position, "pass " * players)
    assert position.turn == NOBODY


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize(("players", "workers", "coins"), [(2, 6, 2), (3, 6, 1), (4, 5, 1)])
def test_workers_coins_and_points_at_the_start(players: int, workers: int, coins: int) -> None:
    position = dealt(players)
    for seat in range(1, players + 1):
        assert mat(position, seat).workers == mat(position, seat).free == workers
        assert mat(position, seat).coins == coins
        assert score(position, seat) == 0


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize(
    ("players", "workers", "others"), [(2, 8, "2"), (3, 8, "2 3"), (4, 7, "2 3 4")]
)
def test_two_more_workers_wait_in_the_supply(players: int, workers: int, others: str) -> None:
    """One for black on Kiev 7, one for brown on Trans-Siberian 3."""
    position = situation(
        players,
        NO_COINS,
        f"passed {others}",
        "seat 1 trans-siberian black 6 grey 4 brown 2",
        "seat 1 kiev black 6",
        "seat 1 locomotives 3 0 0 0",
    )
    play(position, "T12 kiev-black T5 ts-brown")
    assert mat(position).workers == workers


@pytest.mark.rule("RR-1.4")
@pytest.mark.parametrize("players", COUNTS)
def test_locomotives_at_the_start(players: int) -> None:
    position = dealt(players)
    n = str(players)
    assert shown(position, "stock").split() == ["0", "0", *[n] * 8]
    assert shown(position, "returned").split() == ["0"] * 10
    for seat in range(1, players + 1):
        assert shown(position, f"seat {seat} locomotives") == "1 0 0 0"
    assert "card-nine" in shown(position, "cards")


@pytest.mark.rule("RR-1.4", "RR-5.1")
def test_the_first_locomotive_to_take_is_a_2() -> None:
    position = play(situation(4, NO_COINS), "L1 locomotive lay-kiev")
    assert shown(position, "seat 1 locomotives") == "1 0 0 2"


@pytest.mark.rule("RR-1.5")
@pytest.mark.parametrize("players", COUNTS)
def test_black_pieces_and_industry_marker_at_the_start(players: int) -> None:
    position = dealt(players)
    for seat in range(1, players + 1):
        assert shows(position, f"seat {seat} trans-siberian black 1 grey 0")
        assert shows(position, f"seat {seat} st-petersburg black 1 grey 0")
        assert shows(position, f"seat {seat} kiev black 1 grey 0")
        assert shown(position, f"seat {seat} marker") == "0"
        assert shown(position, f"seat {seat} second-marker") == "-1"


@pytest.mark.rule("RR-1.6")
@pytest.mark.parametrize(("players", "of_b"), [(2, 3), (3, 3), (4, 4)])
def test_three_engineers_of_stack_a_then_those_of_b(players: int, of_b: int) -> None:
    position = TITLE.new_game(players)
    play(position, " ".join(f"seat-{seat}" for seat in range(1, players + 1)))
    for stack, count in ((range(2, 8), 3), (range(8, 16), of_b)):
        left = [f"engineer-{number}" for number in stack]
        for _ in range(count):
            assert position.turn == DEALER
            assert open_moves(position) == set(left)
            play(position, left.pop())
    row = [7, 6, 5, 15, 14, 13, 12][: 3 + of_b]
    assert shown(position, "engineers") == " ".join(map(str, row))


@pytest.mark.rule("RR-1.6")
def test_engineer_1_lies_on_its_card() -> None:
    position = dealt(4)
    assert "card-engineer" in shown(position, "cards")
    assert all(not mat(position, seat).engineers for seat in (1, 2, 3, 4))


@pytest.mark.rule("RR-1.7")
def test_two_end_bonus_cards_leave_the_game() -> None:
    position = TITLE.new_game(2)
    play(position, "seat-1 seat-2 engineer-2 engineer-3 engineer-4")
    play(position, "engineer-8 engineer-9 engineer-10")
    assert position.turn == DEALER
    cards = {f"box-{card}" for card in c.END_CARD_NAMES}
    assert open_moves(position) == cards
    play(position, "box-end-black")
    assert open_moves(position) == cards - {"box-end-black"}
    play(position, "box-end-flat")
    assert position.turn != DEALER
    assert shown(position, "boxed") == "end-flat end-black"


@pytest.mark.rule("RR-1.7")
def test_five_cards_lie_open_and_twenty_doublers_wait() -> None:
    position = dealt(4)
    assert shown(position, "cards") == (
        "card-worker card-engineer card-factory card-three card-nine"
    )
    assert position.doublers == 20


@pytest.mark.rule("RR-1.8")
def test_the_turn_order_is_dealt() -> None:
    position = TITLE.new_game(3)
    assert position.turn == DEALER
    assert open_moves(position) == {"seat-1", "seat-2", "seat-3"}
    play(position, "seat-2")
    assert open_moves(position) == {"seat-1", "seat-3"}
    play(position, "seat-3 seat-1")
    assert shown(position, "order") == "2 3 1"


@pytest.mark.rule("RR-1.9")
@pytest.mark.parametrize("players", COUNTS)
def test_start_bonuses_go_from_the_last_place_to_the_second(players: int) -> None:
    position = dealt(players)
    left = set(BONUSES)
    for seat in range(players, 1, -1):
        assert position.turn == seat - 1
        assert open_moves(position) == left
        bonus = min(left)
        play(position, bonus)
        left.remove(bonus)
        if bonus == "bonus-black":
            play(position, "kiev-black")
        if bonus == "bonus-industry":
            play(position, "marker-1")
    assert position.turn == 0
    assert "pass" in open_moves(position)
    assert shown(position, "bonuses") == ""


@pytest.mark.rule("RR-1.9")
def test_each_start_bonus() -> None:
    position = dealt(4)
    play(position, "bonus-doubler")
    assert mat(position, 4).doublers == 1
    play(position, "bonus-black")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black"}
    play(position, "ts-black")
    assert track(position, "ts-black", seat=3) == 2
    play(position, "bonus-coin")
    assert mat(position, 2).coins == 2
    again = play(dealt(4), "bonus-industry marker-1")
    assert mat(again, 4).marker == 1


@pytest.mark.rule("RR-1.9")
def test_the_bonus_follows_the_turn_order_not_the_seats() -> None:
    position = TITLE.new_game(2)
    play(position, "seat-2 seat-1 engineer-2 engineer-3 engineer-4")
    play(position, "engineer-8 engineer-9 engineer-10 box-end-flat box-end-black")
    assert position.turn == 0
    play(position, "bonus-coin")
    assert mat(position, 1).coins == 3
    assert position.turn == 1
    assert "pass" in open_moves(position)
