"""A running game keeps its moves, and in full only the latest steps."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.table.game import RECENT, SHOWN, Game
from stellwerk.table.log_entries import LogEntry
from stellwerk.table.play import prefer
from stellwerk.table.table import Table
from stellwerk.table.view import entries, view
from stellwerk.titles import load_title
from table.tables import advance, running

TITLES = ["russian-railroads", "glueck-auf", "volldampf"]


def unhurried(title: str, rng: Random) -> Table:
    """A running game for three whose turns end without a word."""
    table = running(title, 3)
    for seat in range(3):
        prefer(table, seat, 0, rng, confirm=False, declined=())
    return table


@pytest.mark.parametrize("title", TITLES)
def test_the_step_that_ends_a_round_says_so(title: str) -> None:
    """Clients cannot see it by themselves: they may not know the step before."""
    rng = Random(6)
    table = unhurried(title, rng)
    rounds = set[int]()
    while table.state == "running" and len(rounds) < 4:
        before = table.title.round_now(table.game.position)
        begun = len(table.game.move_list)
        advance(table, rng)
        steps = entries(table, SPECTATOR, begun, 100)
        after = table.title.round_now(table.game.position)
        rounds |= {before, after}
        assert sum(entry.ends_round for entry in steps) == abs(after - before)
    assert len(rounds) > 1


@pytest.mark.parametrize("title", TITLES)
def test_steps_of_long_ago_are_told_as_they_were(title: str) -> None:
    rng = Random(4)
    table = unhurried(title, rng)
    known_to: dict[int, dict[int, LogEntry]] = {
        viewer: {entry.number: entry for entry in entries(table, viewer, 0, 10_000)}
        for viewer in (0, 1, 2, SPECTATOR)
    }
    while table.state == "running":
        for viewer, known in known_to.items():
            known |= {entry.number: entry for entry in view(table, "t", viewer).log}
            if len(table.game.move_list) % 50 == 0:
                assert entries(table, viewer, 0, 10_000) == list(known.values())
                assert entries(table, viewer, 10, 5) == list(known.values())[10:15]
        advance(table, rng)
    assert len(table.game.move_list) > 2 * RECENT


def test_a_table_does_not_get_heavier_with_every_move() -> None:
    rng = Random(2)
    tracemalloc.start()
    try:
        tables = [unhurried("russian-railroads", rng) for _ in range(4)]

        def weight(steps: int) -> int:
            for table in tables:
                while len(table.game.move_list) < steps:
                    advance(table, rng)
                    table.fresh.clear()
                    for viewer in (0, 1, 2):
                        view(table, "t", viewer)
            gc.collect()
            return tracemalloc.get_traced_memory()[0]

        early, late = weight(2 * RECENT), weight(4 * RECENT)
    finally:
        tracemalloc.stop()
    assert (late - early) / (len(tables) * 2 * RECENT) < 100, "bytes per move"


def long_turn(rng: Random) -> Game:
    """A game late in which one seat has made many steps in a row."""
    title = load_title("glueck-auf")
    while True:
        game = Game(title, 2, {})
        while not game.over:
            position = game.position
            game.play(position.turn, rng.choice(position.moves()))
            if len(game.trail) > RECENT - SHOWN and len(game.move_list) > 2 * RECENT:
                return game


def test_after_a_long_way_back_the_log_is_whole() -> None:
    game = long_turn(Random(7))
    gone = len(game.trail)
    kept = len(game.move_list) - gone
    all_steps = game.steps()
    game.back(kept)
    assert len(game.move_list) == kept
    assert len(game.latest) >= SHOWN
    assert game.steps() == all_steps[:kept]
    assert game.reported == all_steps[kept - 1].reported
