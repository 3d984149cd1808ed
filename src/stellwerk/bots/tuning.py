"""Better weights by self-play: an evolution strategy over games between greedy bots.

    python -m stellwerk.bots.tuning russian-railroads --generations 30 --seed 1

Each generation draws sets of weights around the present mean, lets each play the same seeded
games against the best weights so far, and moves the mean and the step sizes towards those that
did well (separable CMA-ES: Ros and Hansen, 2008). Weights are scaled, never change their sign,
and those that only say how sure an estimate is stay as they are. The result is written with the
command that made it; the same command makes the same file.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log, sqrt, tanh
from pathlib import Path
from random import Random
from typing import Any

from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.judgement import make_value, weights_of
from stellwerk.bots.values.base import Value, Weights
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


def fitness(
    title_id: str,
    counts: Sequence[int],
    games: int,
    seed: str,
    best: Weights,
    candidate: Weights,
) -> float:
    """How a candidate does against the best so far: the lead over the best other, squeezed."""
    title = load_title(title_id)
    total = 0.0
    for game in range(games):
        players = counts[game % len(counts)]
        seat = game // len(counts) % players
        weights = [candidate if at == seat else best for at in range(players)]
        scores = play(title, weights, f"{seed}:{game}")
        others = max(score for at, score in enumerate(scores) if at != seat)
        total += tanh((scores[seat] - others) / LEAD[title_id])
    return total / games


LEAD: dict[str, float] = {"russian-railroads": 60.0, "glueck-auf": 15.0, "volldampf": 15.0}
"""The lead, in points, beyond which more hardly counts."""


class Evolution:
    """The mean and the step sizes of the weights, on a logarithmic scale."""

    def __init__(self, weights: Weights, population: int, step: float) -> None:
        self.names = [n for n, w in weights.items() if w and not n.startswith(FIXED)]
        self.start = dict(weights)
        size = len(self.names)
        self.population = population
        self.mean = [0.0] * size
        self.step = step
        self.variance = [1.0] * size
        self.path = [0.0] * size
        self.step_path = [0.0] * size
        parents = population // 2
        raw = [log(parents + 0.5) - log(rank + 1) for rank in range(parents)]
        self.shares = [share / sum(raw) for share in raw]
        mass = 1 / sum(share * share for share in self.shares)
        self.mass = mass
        self.path_rate = 4 / (size + 4)
        self.step_rate = (mass + 2) / (size + mass + 3)
        self.damping = 1 + self.step_rate + 2 * max(0.0, sqrt((mass - 1) / (size + 1)) - 1)
        once = 2 / ((size + 1.3) ** 2 + mass)
        many = 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass)
        self.once_rate = once * (size + 2) / 3
        self.many_rate = min(1 - self.once_rate, many * (size + 2) / 3)
        self.expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def weights(self, offsets: Sequence[float]) -> dict[str, float]:
        """The weights some way off the start."""
        found = dict(self.start)
        for name, offset in zip(self.names, offsets, strict=True):
            found[name] *= exp(offset)
        return found

    def draw(self, rng: Random) -> list[list[float]]:
        """Directions to try, in steps."""
        return [
            [sqrt(variance) * rng.gauss(0, 1) for variance in self.variance]
            for _ in range(self.population)
        ]

    def offsets(self, direction: Sequence[float]) -> list[float]:
        return [m + self.step * d for m, d in zip(self.mean, direction, strict=True)]

    def learn(self, ranked: Sequence[Sequence[float]]) -> None:
        """Go the way of the best directions, and adapt the steps."""
        size = len(self.names)
        move = [
            sum(share * ranked[rank][n] for rank, share in enumerate(self.shares))
            for n in range(size)
        ]
        for n in range(size):
            self.mean[n] += self.step * move[n]
            self.step_path[n] = (1 - self.step_rate) * self.step_path[n] + sqrt(
                self.step_rate * (2 - self.step_rate) * self.mass
            ) * move[n] / sqrt(self.variance[n])
            self.path[n] = (1 - self.path_rate) * self.path[n] + sqrt(
                self.path_rate * (2 - self.path_rate) * self.mass
            ) * move[n]
            spread = sum(share * ranked[r][n] ** 2 for r, share in enumerate(self.shares))
            self.variance[n] = (
                (1 - self.once_rate - self.many_rate) * self.variance[n]
                + self.once_rate * self.path[n] ** 2
                + self.many_rate * spread
            )
        length = sqrt(sum(part * part for part in self.step_path))
        self.step *= exp(self.step_rate / self.damping * (length / self.expected - 1))


def tune(
    title_id: str,
    counts: Sequence[int],
    generations: int,
    population: int,
    games: int,
    step: float,
    seed: int,
    workers: int,
) -> Iterator[dict[str, float]]:
    """The best mean weights after each generation.

    The mean takes the place of its opponent, the best so far, as soon as it leads against it.
    """
    start = weights_of(load_title(title_id))
    evolution = Evolution(start, population, step)
    rng = Random(f"tuning:{seed}")
    best: Mapping[str, float] = start
    with ProcessPoolExecutor(workers) as pool:
        for generation in range(generations):
            label = f"{seed}:{generation}"
            directions = evolution.draw(rng)
            candidates = [evolution.weights(evolution.offsets(d)) for d in directions]
            scores = list(
                pool.map(partial(fitness, title_id, counts, games, label, best), candidates)
            )
            order = sorted(range(population), key=lambda n: scores[n], reverse=True)
            evolution.learn([directions[n] for n in order])
            mean = evolution.weights(evolution.mean)
            challenge = partial(fitness, title_id, counts, games, best=best, candidate=mean)
            leads = list(pool.map(challenge, [f"{label}:{part}" for part in range(4)]))
            lead = sum(leads) / len(leads)
            if lead > 0:
                best = mean
            sys.stderr.write(
                f"generation {generation + 1}: best {max(scores):+.3f}, mean against the"
                f" present best {lead:+.3f}, step {evolution.step:.3f}\n"
            )
            yield {name: float(f"{weight:.4g}") for name, weight in best.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m stellwerk.bots.tuning")
    parser.add_argument("title")
    parser.add_argument("--players", default="", help="player counts, such as 2,4; default all")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=12)
    parser.add_argument("--games", type=int, default=24, help="games of each candidate")
    parser.add_argument("--step", type=float, default=0.25, help="first step size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    title = load_title(options.title)
    counts = [int(word) for word in options.players.split(",") if word] or list(title.players)
    start = weights_of(title)
    found = tune(
        options.title,
        counts,
        options.generations,
        options.population,
        options.games,
        options.step,
        options.seed,
        options.workers,
    )
    for generation, weights in enumerate(found, start=1):
        words = [
            *("python", "-m", "stellwerk.bots.tuning", options.title),
            *("--players", ",".join(str(count) for count in counts)),
            *("--generations", str(generation), "--population", str(options.population)),
            *("--games", str(options.games), "--step", str(options.step)),
            *("--seed", str(options.seed), "--out", options.out.name),
        ]
        page = {"command": shlex.join(words), "from": start, "weights": weights}
        options.out.write_text(json.dumps(page, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
