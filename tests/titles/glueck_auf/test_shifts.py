"""The end of a shift, and of the game."""

from __future__ import annotations

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.titles.glueck_auf import components as c
from titles.glueck_auf.situations import (
    holding,
    play,
    price,
    shown,
    situation,
    why_not,
    workers,
)


@pytest.mark.rule("GA-9.1")
def test_the_shift_ends_when_all_have_passed() -> None:
    position = situation(3)
    play(position, "shares pass pass")
    assert position.shift == 1
    assert position.turn == 0
    play(position, "orders pass")
    assert position.shift == 2
    assert shown(position, "passed") == ""


@pytest.mark.rule("GA-9.2", "GA-9.4")
def test_the_last_at_mining_01_gets_the_token_and_starts() -> None:
    position = situation(3)
    play(position, "mining-0-1 mining-0-1 shares pass pass pass")
    assert shown(position, "seat 2 tokens") == "1"
    assert shown(position, "starter") == "2"
    assert position.turn == 1
    assert shown(position, "foreman") == "nobody"


@pytest.mark.rule("GA-9.2")
def test_worker_innovations_count_for_the_token() -> None:
    lines = (holding(3, "1 2", "1"), "seat 2 innovations workers-3")
    position = play(situation(3, *lines), "mining-0-1 mining-0-1 pay-workers-3-as-2")
    assert shown(position, "area-mining-0-1") == "2 1.1 workers-3"
    assert shown(position, "foreman") == "2"


@pytest.mark.rule("GA-9.3")
@pytest.mark.parametrize("starter", [1, 3])
def test_without_anybody_there_the_start_player_gets_the_token(starter: int) -> None:
    position = situation(3, f"starter {starter}", f"active {starter}")
    play(position, "pass pass pass")
    assert shown(position, f"seat {starter} tokens") == "1"
    assert shown(position, "starter") == str(starter)


@pytest.mark.rule("GA-9.3")
def test_a_later_shift_without_anybody_there_goes_to_the_holder_of_the_last_token() -> None:
    position = play(situation(3), "pass mining-0-1 pass pass")
    assert shown(position, "starter") == "2"
    play(position, "pass pass pass")
    assert shown(position, "seat 2 tokens") == "1 2"


@pytest.mark.rule("GA-9.5")
def test_workers_come_back_and_prices_start_anew() -> None:
    position = situation(3)
    play(position, "shares shares wild orders keep-barracks-1")
    play(position, "shares pay-3 pass pass pass")
    assert position.shift == 2
    for seat in (1, 2, 3):
        assert workers(position, seat) == [1, 1, 1, 1, 1, 2, 2, 3, 4]
    assert [price(position, area) for area in c.AREA_NAMES] == [1] * 13 + [2]
    assert position.lying == [0] * c.AREAS


@pytest.mark.rule("GA-9.6")
@pytest.mark.parametrize(("players", "last"), [(2, 7), (3, 6), (4, 5)])
def test_the_game_ends_with_the_shift_of_the_last_token(players: int, last: int) -> None:
    tokens = " ".join(str(token) for token in range(1, last))
    lines = (f"shift {last}", f"seat 2 tokens {tokens}", "area-orders 1 workers-3")
    position = situation(players, *lines, f"passed {players}")
    play(position, "mining-0-1" + " pass" * (players - 1))
    assert position.turn == NOBODY
    assert position.moves() == []
    assert shown(position, "seat 1 tokens") == str(last)
    assert position.scores()[0] == 1
    assert shown(position, "box") == "workers-3"
    assert position.lying == [0] * c.AREAS
    assert why_not(position, "shares") == ("why-over", "GA-9.6")
