"""Simulations count what was played, and play the same whether they are watched or not."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.arena.simulate import simulate
from stellwerk.core.errors import StellwerkError
from stellwerk.core.playout import playout
from stellwerk.records import Record, replay
from tiny.title import TITLE


def kept(games: int, seed: int, players: int = 3) -> list[Record]:
    records: list[Record] = []
    simulate(TITLE, players, games, seed, keep=lambda _, record: records.append(record))
    return records


def test_recorded_games_are_the_games_of_the_fast_loop() -> None:
    for number, record in enumerate(kept(20, 3), start=1):
        position = TITLE.new_game(3)
        decisions = playout(position, Random(f"3:{number}"))
        assert decisions == len(record.steps)
        assert replay(record).state() == position.state()


def test_recorded_or_not_the_sums_are_the_same() -> None:
    plain = simulate(TITLE, 4, 30, 1)
    watched = simulate(TITLE, 4, 30, 1, keep=lambda _n, _r: None, progress=lambda _: None)
    assert plain.decisions == watched.decisions
    assert plain.mean_scores == watched.mean_scores


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    assert kept(10, 5)[:3] == kept(3, 5)


def test_other_seeds_give_other_games() -> None:
    assert kept(3, 5) != kept(3, 6)


def test_figures() -> None:
    records = kept(10, 2, players=2)
    result = simulate(TITLE, 2, 10, 2)
    scores = [sorted(r.result.scores, reverse=True) for r in records if r.result is not None]
    assert len(scores) == 10
    assert result.mean_scores == [sum(s[0] for s in scores) / 10, sum(s[1] for s in scores) / 10]
    assert result.decisions == sum(len(record.steps) for record in records)
    assert result.decisions_per_second == result.decisions / result.seconds
    assert result.games_per_second == 10 / result.seconds
    assert (result.title, result.players, result.games, result.seed) == ("tiny", 2, 10, 2)


def test_progress_counts_the_games() -> None:
    seen: list[int] = []
    simulate(TITLE, 2, 4, 1, progress=seen.append)
    assert seen == [1, 2, 3, 4]


def test_options() -> None:
    short = simulate(TITLE, 2, 5, 1, options={"rounds": "2"})
    long = simulate(TITLE, 2, 5, 1, options={"rounds": "3"})
    assert long.decisions > short.decisions


def test_no_games_are_refused() -> None:
    with pytest.raises(StellwerkError, match="At least one game has to be played, not 0"):
        simulate(TITLE, 2, 0, 1)
