"""Many games in one call."""

from __future__ import annotations

import re

import numpy as np
import pytest
from numpy.typing import NDArray

from research.tables import TABLES, TITLES
from stellwerk.core.errors import StellwerkError
from stellwerk.research.vector import VectorEnv

pytestmark = pytest.mark.research


def random_moves(table: VectorEnv, rng: np.random.Generator) -> NDArray[np.int64]:
    moves: NDArray[np.int64] = (table.masks * rng.random(table.masks.shape)).argmax(1)
    return moves


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_arrays_fit_and_games_end(title: str, players: int) -> None:
    table = VectorEnv(title, players, 8, seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    steps = 0
    while ended < 8:
        assert table.observations.shape == (8, table.observer.size)
        assert (table.observations >= table.observer.low).all()
        assert (table.observations <= table.observer.high).all()
        assert table.masks.any(1).all()
        assert (table.seats < players).all()
        outcome = table.step(random_moves(table, rng))
        assert outcome.rewards.shape == (8, players)
        assert (outcome.rewards[~outcome.ended] == 0).all()
        assert outcome.rewards.sum(1) == pytest.approx(0, abs=1e-5)
        ended += int(outcome.ended.sum())
        steps += 1
        assert steps < 5_000


def test_what_was_seen_can_be_kept() -> None:
    table = VectorEnv("glueck-auf", 2, 4, seed=1)
    rng = np.random.default_rng(1)
    kept = (table.observations, table.masks, table.seats)
    before = [column.copy() for column in kept]
    for _ in range(30):
        table.step(random_moves(table, rng))
    for column, copy in zip(kept, before, strict=True):
        assert (column == copy).all()
    assert (table.observations != before[0]).any()


@pytest.mark.parametrize("title", TITLES)
def test_same_seed_same_games(title: str) -> None:
    tables = [VectorEnv(title, 3, 4, seed=seed) for seed in (7, 7, 8)]
    rngs = [np.random.default_rng(1) for _ in tables]
    for _ in range(60):
        for table, rng in zip(tables, rngs, strict=True):
            table.step(random_moves(table, rng))
        assert (tables[0].observations == tables[1].observations).all()
    assert (tables[0].observations != tables[2].observations).any()


def test_shaping_pays_the_lead() -> None:
    plain = VectorEnv("russian-railroads", 2, 6, seed=3)
    shaped = VectorEnv("russian-railroads", 2, 6, seed=3, shaping=0.25)
    rngs = [np.random.default_rng(2) for _ in range(2)]
    sums = [np.zeros((6, 2)), np.zeros((6, 2))]
    leads = np.zeros(6)
    running = np.ones(6, np.bool_)
    names = [part.name for part in plain.observer.parts]
    widths = [len(part.labels) for part in plain.observer.parts]
    at = sum(widths[: names.index("you points")])
    other = sum(widths[: names.index("seat +1 points")])
    while running.any():
        seats = plain.seats
        own = plain.observations[:, at] - plain.observations[:, other].astype(np.int64)
        leads = np.where(running, np.where(seats == 0, own, -own), leads)
        for table, rng, total in zip((plain, shaped), rngs, sums, strict=True):
            outcome = table.step(random_moves(table, rng))
            total += outcome.rewards * running[:, None]
        running &= ~outcome.ended
    extra = (sums[1] - sums[0])[:, 0]
    # The last scoring comes with the last move, so the sum is never behind the lead seen before.
    assert extra == pytest.approx(0.25 * np.round(extra / 0.25), abs=1e-3)
    assert np.abs(extra).max() > 0
    assert (np.abs(extra - 0.25 * leads) < 0.25 * 200).all()
    assert sums[1].sum(1) == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ([0, 0], "A step takes 3 moves, whole numbers, not int64(2,)."),
        ([0.0, 0.0, 0.0], "A step takes 3 moves, whole numbers, not float64(3,)."),
        ([0, 0, 999], "move 999 is not legal"),
    ],
)
def test_bad_moves_are_refused(moves: list[float], reason: str) -> None:
    table = VectorEnv("volldampf", 2, 3, seed=1)
    if reason.startswith("move"):
        moves = [*random_moves(table, np.random.default_rng(1))[:2].tolist(), 999]
    before = table.observations
    with pytest.raises(StellwerkError, match=re.escape(reason)):
        table.step(moves)
    assert (table.observations == before).all()


def test_at_least_one_game() -> None:
    with pytest.raises(StellwerkError, match=r"^At least one game is played, not 0\.$"):
        VectorEnv("volldampf", 2, 0)
