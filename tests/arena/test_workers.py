"""The same match gives the same games, however many processes play it."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import pytest

from arena.matches import match, played, timeless
from stellwerk.arena.match import Match, fixtures
from stellwerk.arena.run import crew_of, run_match
from stellwerk.arena.workers import cores, play_here
from stellwerk.core.errors import StellwerkError

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ten_line_bot.py"


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    one = match("random", "random", players=3)
    alone = timeless(run_match(one, 30, crew_of(1)))
    assert alone == timeless(played(one, 30))
    assert timeless(run_match(one, 30, crew_of(2))) == alone
    assert timeless(run_match(one, 30, crew_of(3))) == alone


def test_programs_play_in_processes_as_well() -> None:
    one = match("random", f"exec:python3 {EXAMPLE}")
    outcomes = run_match(one, 4, crew_of(2))
    assert timeless(outcomes) == timeless(played(one, 4))
    assert all(outcome.lost == (0, 0) for outcome in outcomes)


def test_progress_counts_every_game_once() -> None:
    seen: list[int] = []
    run_match(match(), 6, crew_of(2), progress=seen.append)
    assert seen == [0, 1, 2, 3, 4, 5, 6]


def test_no_process_is_left_behind() -> None:
    before = set(active_children())
    games = play_here(match(), fixtures(match(), 5000), 2)
    next(games)
    assert len(set(active_children()) - before) == 2
    games.close()
    assert set(active_children()) == before


def test_a_process_that_is_killed_is_told_in_a_sentence() -> None:
    before = set(active_children())
    games = play_here(match(), fixtures(match(), 100_000), 2)
    next(games)
    victim = (set(active_children()) - before).pop()
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(StellwerkError, match="A process that played games was ended from outside"):
        list(games)
    assert set(active_children()) == before


def test_faults_come_back_from_a_process() -> None:
    wrong = Match("tiny", 7, 2, {}, ("random",), 1, 10.0)
    with pytest.raises(StellwerkError, match="Version 7 of the rules of Tiny"):
        run_match(wrong, 4, crew_of(2))


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
