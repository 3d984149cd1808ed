"""Better weights by self-play: simultaneous perturbation over games between greedy bots.

    python -m stellwerk.bots.tuning russian-railroads --steps 400 --seed 1 --out FILE

Each step draws a direction at random: every weight a little up or a little down. Bots with the
weights that far up it play bots with the weights that far down it, twice with seats exchanged,
and all weights move towards the side that did better (SPSA: Spall, 1992; the usual way to tune
chess engines). Weights move on a logarithmic scale and never change their sign; those that only
say how sure an estimate is stay as they are. The result is the mean of the second half of the
way, written with the command that made it; the same command makes the same file.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, tanh
from pathlib import Path
from random import Random
from typing import Any

from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.judgement import make_value, weights_of
from stellwerk.bots.values.value import Value, Weights
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.title import Title
from stellwerk.titles import load_title

FIXED = "spread"
"""Weights whose name begins so say how sure an estimate is; greedy games do not show that."""


class TunedBot(GreedyBot):
    """Greedy with weights of its own."""

    def __init__(self, seed: str, weights: Weights) -> None:
        super().__init__(seed)
        self.weights = weights

    def judge(self, title: Title[Any]) -> Value:
        return make_value(title, self.weights)


def play(title: Title[Any], weights: Sequence[Weights], seed: str) -> list[int]:
    """The scores of a game between greedy bots with these weights, by seat."""
    position = title.new_game(len(weights))
    luck = Random(f"{seed}:luck")
    bots = [TunedBot(f"{seed}:{seat}", one) for seat, one in enumerate(weights)]
    while position.turn != NOBODY:
        seat = position.turn
        moves = position.moves()
        if seat == DEALER:
            move = luck.choice(moves)
        else:
            move = bots[seat].choose(title.veil(position, seat), seat, moves)
        position.play(move)
    scores: list[int] = position.scores()
    return scores


def duel(title_id: str, players: int, seed: str, up: Weights, down: Weights) -> float:
    """By how much `up` leads over `down`, both on every other seat, then exchanged; -1 to 1."""
    title = load_title(title_id)
    total = 0.0
    for first in range(2):
        sides = [(up, down)[(seat + first) % 2] for seat in range(players)]
        scores = play(title, sides, seed)
        mine = [score for score, side in zip(scores, sides, strict=True) if side is up]
        theirs = [score for score, side in zip(scores, sides, strict=True) if side is down]
        lead = sum(mine) / len(mine) - sum(theirs) / len(theirs)
        total += tanh(lead / LEAD[title_id])
    return total / 2


LEAD: dict[str, float] = {"russian-railroads": 60.0, "glueck-auf": 15.0, "volldampf": 15.0}
"""The lead, in points, beyond which more hardly counts."""


def moved(weights: Weights, way: Mapping[str, float], far: float) -> dict[str, float]:
    """Weights some way along a direction; those it does not name stay."""
    return {name: weight * exp(far * way.get(name, 0.0)) for name, weight in weights.items()}


def tune(
    title_id: str,
    counts: Sequence[int],
    steps: int,
    batch: int,
    reach: float,
    rate: float,
    seed: int,
    workers: int,
) -> dict[str, float]:
    """The weights after so many steps of `batch` directions each."""
    start = weights_of(load_title(title_id))
    names = [name for name, weight in start.items() if weight and not name.startswith(FIXED)]
    rng = Random(f"tuning:{seed}")
    offsets = dict.fromkeys(names, 0.0)
    mean = dict.fromkeys(names, 0.0)
    counted = 0
    with ProcessPoolExecutor(workers) as pool:
        for step in range(steps):
            here = moved(start, offsets, 1.0)
            far = reach / (1 + step) ** 0.1
            ways = [{name: rng.choice((-1.0, 1.0)) for name in names} for _ in range(batch)]
            duels = [
                pool.submit(
                    duel,
                    title_id,
                    counts[(step * batch + n) % len(counts)],
                    f"{seed}:{step}:{n}",
                    moved(here, way, far),
                    moved(here, way, -far),
                )
                for n, way in enumerate(ways)
            ]
            for way, played in zip(ways, duels, strict=True):
                lead = played.result()
                for name in names:
                    offsets[name] += rate * lead * way[name]
            if step >= steps // 2:
                counted += 1
                for name in names:
                    mean[name] += (offsets[name] - mean[name]) / counted
            if (step + 1) % 20 == 0:
                sys.stderr.write(f"step {step + 1} of {steps}\n")
    found = moved(start, mean, 1.0)
    return {name: float(f"{weight:.4g}") for name, weight in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m stellwerk.bots.tuning")
    parser.add_argument("title")
    parser.add_argument("--players", default="", help="player counts, such as 2,4; default all")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--batch", type=int, default=4, help="directions tried in a step")
    parser.add_argument("--reach", type=float, default=0.2, help="how far up and down (0.2: 20 %%)")
    parser.add_argument("--rate", type=float, default=0.02, help="how far weights follow a win")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; changes no result")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    title = load_title(options.title)
    counts = [int(word) for word in options.players.split(",") if word] or list(title.players)
    weights = tune(
        options.title,
        counts,
        options.steps,
        options.batch,
        options.reach,
        options.rate,
        options.seed,
        options.workers,
    )
    words = [
        *("python", "-m", "stellwerk.bots.tuning", options.title),
        *("--players", ",".join(str(count) for count in counts)),
        *("--steps", str(options.steps), "--batch", str(options.batch)),
        *("--reach", str(options.reach), "--rate", str(options.rate)),
        *("--seed", str(options.seed), "--out", options.out.name),
    ]
    page = {"command": shlex.join(words), "from": weights_of(title), "weights": weights}
    options.out.write_text(json.dumps(page, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
