"""Better weights by self-play: simultaneous perturbation over games between greedy bots.

    python -m stellwerk.bots.tuning russian-railroads --steps 400 --seed 1 --out FILE

Each step draws a direction at random: every weight a little up or a little down. Bots with weights
moved along it play bots with weights moved the other way, twice with seats exchanged,
and all weights move towards the side that did better (SPSA: Spall, 1992; the usual way to tune
chess engines). Weights move on a logarithmic scale, never change their sign and never pass their
limit in the file; those that greedy games cannot show stay as they are. The result is the mean of
the second half of the steps.

A weights file has the weights the tuning started from, the command, the results of the first duels
and the result. The command starts from the `start` of the title's own file, so that it makes this
file again; `--from FILE` continues from the `weights` of a file instead.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, tanh
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stellwerk.bots.evaluators import make_value, tuning_of
from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.values.value import Value, Weights
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.title import Title
from stellwerk.titles import load_title

FIXED = ("spread", "tempo")
"""Weights whose names begin like this are the uncertainty of an estimate and the worth of the next
turn; they are the same for all turns a greedy bot compares, so its games do not show them."""


class TunedBot(GreedyBot):
    """Greedy with the given weights; a draw where two choose at once would only add noise."""

    mixes = False

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


def duel(title_id: str, rules: int, players: int, seed: str, up: Weights, down: Weights) -> float:
    """By how much `up` leads over `down`, both on every other seat, then exchanged; -1 to 1."""
    title = load_title(title_id, rules)
    total = 0.0
    for first in range(2):
        sides = [(up, down)[(seat + first) % 2] for seat in range(players)]
        scores = play(title, sides, seed)
        mine = [score for score, side in zip(scores, sides, strict=True) if side is up]
        theirs = [score for score, side in zip(scores, sides, strict=True) if side is down]
        lead = sum(mine) / len(mine) - sum(theirs) / len(theirs)
        total += tanh(lead / title.lead)
    return total / 2


def moved(weights: Weights, way: Mapping[str, float], far: float) -> dict[str, float]:
    """Weights some way along a direction; those it does not name stay."""
    return {name: weight * exp(far * way.get(name, 0.0)) for name, weight in weights.items()}


def kept_below(weights: dict[str, float], limits: Weights) -> dict[str, float]:
    """Weights, none above its limit."""
    return {name: min(weight, limits.get(name, weight)) for name, weight in weights.items()}


class TuningSettings(NamedTuple):
    """What is tuned and how: the title, the first weights, their limits, and the parameters."""

    title: str
    rules: int
    start: Weights
    limits: Weights
    players: Sequence[int]
    batch: int
    reach: float
    rate: float
    seed: int


class Duel(NamedTuple):
    """The arguments of `duel`."""

    title: str
    rules: int
    players: int
    seed: str
    up: Weights
    down: Weights


class Tuner:
    """Weights while they are tuned."""

    def __init__(self, settings: TuningSettings) -> None:
        self.settings = settings
        self.names = [
            name for name, weight in settings.start.items() if weight and not name.startswith(FIXED)
        ]
        self.rng = Random(f"tuning:{settings.seed}")
        self.offsets = dict.fromkeys(self.names, 0.0)
        self.steps = 0
        self.ways: list[dict[str, float]] = []

    def duels(self) -> list[Duel]:
        """The duels of the next step, each along another direction."""
        settings = self.settings
        here = moved(settings.start, self.offsets, 1.0)
        far = settings.reach / (1 + self.steps) ** 0.1
        self.ways = [
            {name: self.rng.choice((-1.0, 1.0)) for name in self.names}
            for _ in range(settings.batch)
        ]
        return [
            Duel(
                settings.title,
                settings.rules,
                settings.players[(self.steps * settings.batch + number) % len(settings.players)],
                f"{settings.seed}:{self.steps}:{number}",
                kept_below(moved(here, way, far), settings.limits),
                kept_below(moved(here, way, -far), settings.limits),
            )
            for number, way in enumerate(self.ways)
        ]

    def learn(self, leads: Iterable[float]) -> None:
        """Move the weights by the results of the step's duels."""
        settings = self.settings
        for way, lead in zip(self.ways, leads, strict=True):
            for name in self.names:
                self.offsets[name] += settings.rate * lead * way[name]
        for name in settings.limits:
            if name in self.offsets:
                most = log(settings.limits[name] / settings.start[name])
                self.offsets[name] = min(self.offsets[name], most)
        self.steps += 1


def tune(
    settings: TuningSettings, steps: int, workers: int
) -> tuple[dict[str, float], list[float]]:
    """The weights after all steps, and the leads of the first one."""
    tuner = Tuner(settings)
    mean = dict.fromkeys(tuner.names, 0.0)
    first: list[float] = []
    with ProcessPoolExecutor(workers) as pool:
        for step in range(steps):
            played = [pool.submit(duel, *asked) for asked in tuner.duels()]
            leads = [one.result() for one in played]
            first = first or leads
            tuner.learn(leads)
            counted = step - steps // 2 + 1
            if counted > 0:
                for name in tuner.names:
                    mean[name] += (tuner.offsets[name] - mean[name]) / counted
            if (step + 1) % 20 == 0:
                sys.stderr.write(f"step {step + 1} of {steps}\n")
    found = kept_below(moved(settings.start, mean, 1.0), settings.limits)
    return {name: float(f"{weight:.4g}") for name, weight in found.items()}, first


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(prog="python -m stellwerk.bots.tuning")
    asked.add_argument("title")
    asked.add_argument("--rules", type=int, help="the version of the rules; default the newest")
    asked.add_argument("--players", default="", help="player counts, such as 2,4; default all")
    asked.add_argument("--steps", type=int, default=400)
    asked.add_argument("--batch", type=int, default=4, help="directions tried in a step")
    asked.add_argument("--reach", type=float, default=0.2, help="how far up and down (0.2: 20 %%)")
    asked.add_argument("--rate", type=float, default=0.02, help="how far weights follow a win")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="processes; changes no result")
    asked.add_argument("--from", dest="origin", type=Path, help="start at the weights of a file")
    asked.add_argument("--out", type=Path, required=True)
    return asked


def settings_of(options: argparse.Namespace) -> TuningSettings:
    """The settings a command asks for."""
    title = load_title(options.title, options.rules)
    kept = tuning_of(title)
    start = kept["start"]
    if options.origin is not None:
        start = json.loads(options.origin.read_text(encoding="utf-8"))["weights"]
    counts = [int(word) for word in options.players.split(",") if word] or list(title.players)
    return TuningSettings(
        title.id,
        title.version,
        start,
        kept["limits"],
        counts,
        options.batch,
        options.reach,
        options.rate,
        options.seed,
    )


def main() -> None:
    options = parser().parse_args()
    settings = settings_of(options)
    weights, first = tune(settings, options.steps, options.workers)
    words = [
        *("python", "-m", "stellwerk.bots.tuning", settings.title, "--rules", str(settings.rules)),
        *("--players", ",".join(str(count) for count in settings.players)),
        *("--steps", str(options.steps), "--batch", str(settings.batch)),
        *("--reach", str(settings.reach), "--rate", str(settings.rate)),
        *("--seed", str(settings.seed), "--out", options.out.name),
    ]
    page = tuning_of(load_title(settings.title)) | {
        "command": shlex.join(words),
        "first_leads": first,
        "limits": settings.limits,
        "start": settings.start,
        "weights": weights,
    }
    options.out.write_text(json.dumps(page, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
