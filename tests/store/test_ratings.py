"""Ranks in a rated game: whoever left it is last, whatever the bot achieved."""

from __future__ import annotations

from random import Random

from stellwerk.store.ratings import ranks
from stellwerk.table.table import Table
from stellwerk.table.takeover import come_back, leave_game
from table.tables import advance, running

PLAYERS = 3


def played_out(table: Table) -> Table:
    """The same table when the game is over."""
    rng = Random(3)
    while table.state != "over":
        advance(table, rng)
    return table


def by_points() -> Table:
    """A finished game in which the seats have different ranks."""
    games = (played_out(running(players=PLAYERS, luck=luck)) for luck in range(100))
    return next(table for table in games if len(set(ranks(table).values())) == PLAYERS)


def test_who_left_is_last_though_the_bot_won() -> None:
    usual = ranks(by_points())
    winner = min(usual, key=lambda person: usual[person])
    table = by_points()
    table.seats[int(winner[1:])].stand_in = "random"
    found = ranks(table)
    assert found.pop(winner) == PLAYERS
    assert found == {person: rank for person, rank in usual.items() if person != winner}


def test_all_who_left_are_last_together() -> None:
    table = by_points()
    for seat in table.seats[1:]:
        seat.stand_in = "random"
    assert ranks(table) == {"p0": ranks(by_points())["p0"], "p1": PLAYERS, "p2": PLAYERS}


def test_who_leaves_in_the_game_is_last_and_who_comes_back_is_not() -> None:
    left, back = running(players=PLAYERS), running(players=PLAYERS)
    for table in (left, back):
        leave_game(table, 0, "random", 0, Random(1))
    come_back(back, 0, 0, Random(1))
    assert ranks(played_out(left))["p0"] == PLAYERS
    assert ranks(played_out(back))["p0"] < PLAYERS


def test_the_best_seat_somebody_stayed_at_counts() -> None:
    table = by_points()
    usual = ranks(table)
    for seat in table.seats:
        seat.person = "all"
    table.seats[0].stand_in = "random"
    assert ranks(table) == {"all": min(usual["p1"], usual["p2"])}
