"""How fast the environments are: `python -m stellwerk.research.speed`.

Random play in the loop of PettingZoo's own performance benchmark, ours beside its `connect_four`;
then the vectorised environment, observations and masks included. One core, seconds of processor
time, so that other work on the machine matters as little as possible; the best of several short
runs, taken in turns.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any, Final, NamedTuple

import numpy as np
import pettingzoo

from stellwerk.core.compiled import is_compiled
from stellwerk.research.observation import seen_titles
from stellwerk.research.pettingzoo import env
from stellwerk.research.vector import VectorEnv
from stellwerk.titles import load_title

PEER: Final = "connect_four"
RUNS: Final = 5
SECONDS: Final = 1.0
GAMES: Final = 64


class Figures(NamedTuple):
    """Steps per second through PettingZoo, and decisions per second of many games in one call."""

    steps: dict[str, float]
    """By title, and for the peer."""
    decisions: dict[str, float]
    """By title."""

    def ratio(self, title: str) -> float:
        """How many times as fast as the peer."""
        return self.steps[title] / self.steps[PEER]


def measure(runs: int = RUNS, seconds: float = SECONDS) -> Figures:
    """Measure every title with four players, and the peer."""
    tables: dict[str, Any] = {PEER: pettingzoo.make("aec", "classic/connect_four-v3")}
    batches: dict[str, VectorEnv] = {}
    for title in seen_titles():
        players = min(4, load_title(title).players[-1])
        tables[title] = env(title, players)
        batches[title] = VectorEnv(title, players, GAMES)
    steps = dict.fromkeys(tables, 0.0)
    decisions = dict.fromkeys(batches, 0.0)
    for _ in range(runs):
        for name, table in tables.items():
            steps[name] = max(steps[name], stepped(table, seconds))
        for name, batch in batches.items():
            decisions[name] = max(decisions[name], side_by_side(batch, seconds))
    return Figures(steps, decisions)


def stepped(table: Any, seconds: float) -> float:
    """Steps per second of random play, observing at every step."""
    table.reset(seed=1)
    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in table.agent_iter(table.num_agents):
            observation, _, termination, truncation, _ = table.last()
            if termination or truncation:
                action = None
            else:
                action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            table.step(action)
            steps += 1
            if all(table.terminations.values()) or all(table.truncations.values()):
                table.reset()
    return steps / (time.process_time() - begun)


def side_by_side(batch: VectorEnv, seconds: float) -> float:
    """Decisions per second of the calls that make them, without the time for choosing at random."""
    rng = np.random.default_rng(1)
    batch.reset(1)
    spent = 0.0
    decisions = 0
    while spent < seconds:
        moves = (batch.masks * rng.random(batch.masks.shape, np.float32)).argmax(1)
        begun = time.process_time()
        batch.step(moves)
        spent += time.process_time() - begun
        decisions += batch.games
    return decisions / spent


def report(figures: Figures) -> str:
    """The figures as lines."""
    lines = [f"The rules run {'compiled' if is_compiled() else 'interpreted'}."]
    lines += [
        f"{name:18} {steps:10,.0f} steps/s through PettingZoo, {steps / figures.steps[PEER]:5.1f} ×"
        for name, steps in figures.steps.items()
    ]
    lines += [
        f"{name:18} {rate:10,.0f} decisions/s, {GAMES} games in one call"
        for name, rate in figures.decisions.items()
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(report(measure()) + "\n")
