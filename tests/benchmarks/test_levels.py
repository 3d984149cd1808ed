"""Ratings, picture and table of the levels are those of the matches that are kept."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from benchmarks.levels import chart, read_results, table
from stellwerk.arena.ladder import read_ladder
from stellwerk.arena.level_ratings import rate_levels
from stellwerk.arena.standings import Standings

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def results() -> list[Standings]:
    return read_results(ROOT / "benchmarks/levels.jsonl")


def test_everything_follows_from_the_matches(results: list[Standings]) -> None:
    ratings = rate_levels(results)
    kept = json.loads((ROOT / "src/stellwerk/bots/weights/ratings.json").read_text("utf-8"))
    assert msgspec.to_builtins(ratings) == kept
    assert (ROOT / "docs/levels.svg").read_text("utf-8") == chart(ratings)
    assert table(results, ratings) in (ROOT / "docs/bots.md").read_text("utf-8")


def test_every_match_is_on_a_ladder(results: list[Standings]) -> None:
    ladders = ("ladder-levels.toml", "ladder-levels-crowd.toml")
    rungs = [rung for name in ladders for rung in read_ladder(ROOT / "src/stellwerk/arena" / name)]
    games = {(one.title, one.players, *one.bots): one.games for one in rungs}
    for one in results:
        match = (one.title, one.players, *(bot.bot for bot in one.bots))
        assert one.games == games[match]
