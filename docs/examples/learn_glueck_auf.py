"""Learns Glück Auf for two by playing against itself, and says how often it beats `random`.

    python docs/examples/learn_glueck_auf.py --minutes 5 --seed 1 --out learned

Proximal policy optimisation in numpy alone, on top of the vectorised environment: a small network
says how likely each open move is and how well the game will end. Writes the network and a picture
of the learning curve into the folder, and prints the result with its 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from stellwerk.arena.statistics import wilson
from stellwerk.research.vector import VectorEnv

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

TITLE = "glueck-auf"
GAMES = 128
STEPS = 64
HIDDEN = 128
EPOCHS = 3
MINIBATCHES = 4
RATE = 5e-4
DISCOUNT = 0.998
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
CHECK = 200
"""Games of a measurement on the way."""
SHAPING = 0.02
"""What a point ahead is worth, beside 1 for the win: it shows the way to the first wins."""


class Network:
    """Two hidden layers; from the last one a score for each move, and a value."""

    def __init__(self, scale: Floats, moves: int, rng: np.random.Generator) -> None:
        self.scale = scale
        """What each number of an observation is multiplied by."""
        self.weights = [
            _start(rng, len(scale), HIDDEN, 1.0),
            np.zeros(HIDDEN, np.float32),
            _start(rng, HIDDEN, HIDDEN, 1.0),
            np.zeros(HIDDEN, np.float32),
            _start(rng, HIDDEN, moves, 0.01),
            np.zeros(moves, np.float32),
            _start(rng, HIDDEN, 1, 0.1),
            np.zeros(1, np.float32),
        ]

    def forward(self, observations: NDArray[np.int16]) -> tuple[Floats, Floats, list[Floats]]:
        """Scores of all moves, values, and the layers on the way."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        x = observations * self.scale
        h1 = np.tanh(x @ w1 + b1)
        h2 = np.tanh(h1 @ w2 + b2)
        return h2 @ w3 + b3, (h2 @ w4 + b4)[:, 0], [x, h1, h2]

    def backward(self, layers: list[Floats], scores: Floats, values: Floats) -> list[Floats]:
        """The gradient of each weight from those of scores and values."""
        x, h1, h2 = layers
        _, _, w2, _, w3, _, w4, _ = self.weights
        values = values[:, None]
        d2 = (scores @ w3.T + values @ w4.T) * (1 - h2 * h2)
        d1 = (d2 @ w2.T) * (1 - h1 * h1)
        return [
            *(x.T @ d1, d1.sum(0)),
            *(h1.T @ d2, d2.sum(0)),
            *(h2.T @ scores, scores.sum(0)),
            *(h2.T @ values, values.sum(0)),
        ]


def _start(rng: np.random.Generator, rows: int, columns: int, gain: float) -> Floats:
    weights = rng.standard_normal((rows, columns), np.float32)
    weights *= np.float32(gain / rows**0.5)
    return weights


def log_chances(scores: Floats, masks: NDArray[np.bool_]) -> Floats:
    """The logarithm of the chance of each move; closed moves have none."""
    scores = np.where(masks, scores, np.float32(-1e9))
    scores = scores - scores.max(1, keepdims=True)
    chances: Floats = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return chances


class Samples(NamedTuple):
    """Decisions, and what is to be learned from them."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    moves: Ints
    chances: Floats
    """Logarithms of the chances with which the moves were chosen."""
    advantages: Floats
    returns: Floats

    def take(self, places: Ints) -> Samples:
        """Some of the decisions."""
        return Samples(
            self.observations[places],
            self.masks[places],
            self.moves[places],
            self.chances[places],
            self.advantages[places],
            self.returns[places],
        )


def gradients(network: Network, samples: Samples) -> list[Floats]:
    """The gradient of the clipped objective, the value's error and the entropy, all in one."""
    scores, values, layers = network.forward(samples.observations)
    logs = log_chances(scores, samples.masks)
    chances = np.exp(logs)
    rows = np.arange(len(samples.moves))
    ratio = np.exp(logs[rows, samples.moves] - samples.chances)
    gain = samples.advantages
    free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = -(free * ratio * gain) / len(rows)
    wanted = -chances * push[:, None]
    wanted[rows, samples.moves] += push
    open_logs = np.where(samples.masks, logs, np.float32(0))
    entropy = -(chances * open_logs).sum(1, keepdims=True)
    wanted += ENTROPY / len(rows) * chances * (open_logs + entropy)
    missed = 2 * VALUE * (values - samples.returns) / len(rows)
    return network.backward(layers, wanted.astype(np.float32), missed.astype(np.float32))


class Adam:
    """Steps down a gradient, each weight at its own pace."""

    def __init__(self, weights: list[Floats]) -> None:
        self.means = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]
        self.count = 0

    def step(self, weights: list[Floats], slopes: list[Floats], rate: float) -> None:
        self.count += 1
        size = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        shrink = np.float32(min(1.0, 0.5 / (size + 1e-8)))
        first, second = 1 - 0.9**self.count, 1 - 0.999**self.count
        for weight, slope, mean, square in zip(
            weights, slopes, self.means, self.squares, strict=True
        ):
            slope = slope * shrink
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weight -= np.float32(rate) * (mean / first) / (np.sqrt(square / second) + 1e-8)


class Learner:
    """Plays both sides of many games, and learns from every decision."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.table = VectorEnv(TITLE, 2, GAMES, seed=seed, shaping=SHAPING)
        high = np.maximum(self.table.observer.high, -self.table.observer.low)
        scale = (1 / np.sqrt(high.astype(np.float32))).astype(np.float32)
        self.network = Network(scale, self.table.actions, self.rng)
        self.adam = Adam(self.network.weights)

    def choose(self, logs: Floats) -> Ints:
        """A move for each game, as likely as the network says."""
        noise = self.rng.gumbel(size=logs.shape).astype(np.float32)
        chosen: Ints = (logs + noise).argmax(1)
        return chosen

    def update(self, rate: float) -> None:
        """Play `STEPS` decisions in each game, then learn from them."""
        samples = self._play()
        order = self.rng.permutation(GAMES * STEPS)
        for _ in range(EPOCHS):
            for part in np.array_split(order, MINIBATCHES):
                slopes = gradients(self.network, samples.take(part))
                self.adam.step(self.network.weights, slopes, rate)

    def _play(self) -> Samples:
        table = self.table
        rows = np.arange(GAMES)
        observations, masks, chosen, chances = [], [], [], []
        values, seats, rewards, ends = [], [], [], []
        for _ in range(STEPS):
            scores, value, _ = self.network.forward(table.observations)
            logs = log_chances(scores, table.masks)
            moves = self.choose(logs)
            observations.append(table.observations)
            masks.append(table.masks)
            chosen.append(moves)
            chances.append(logs[rows, moves])
            values.append(value)
            seats.append(table.seats)
            outcome = table.step(moves)
            rewards.append(outcome.rewards)
            ends.append(outcome.ended)
        _, value, _ = self.network.forward(table.observations)
        ahead = np.where(table.seats[:, None] == np.arange(2), 1, -1) * value[:, None]
        advantages = advantages_of(values, seats, rewards, ends, ahead.astype(np.float32))
        returns = advantages + np.concatenate(values)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        return Samples(
            np.concatenate(observations),
            np.concatenate(masks),
            np.concatenate(chosen),
            np.concatenate(chances),
            advantages,
            returns,
        )


def advantages_of(
    values: list[Floats],
    seats: list[NDArray[np.uint8]],
    rewards: list[Floats],
    ends: list[NDArray[np.bool_]],
    ahead: Floats,
) -> Floats:
    """How much better each decision turned out than its value, by generalised estimation.

    A player's next value is that of its own next decision; what both get in between is its reward.
    `ahead` is what the games are worth to their seats after the last decision.
    """
    after = ahead.copy()
    sums = np.zeros_like(after)
    due = np.zeros_like(after)
    found = []
    rows = np.arange(len(ahead))
    for value, seat, reward, ended in zip(
        reversed(values), reversed(seats), reversed(rewards), reversed(ends), strict=True
    ):
        for column in (after, sums, due):
            column[ended] = 0
        due += reward
        missed = due[rows, seat] + DISCOUNT * after[rows, seat] - value
        sums[rows, seat] = missed + DISCOUNT * LAMBDA * sums[rows, seat]
        found.append(sums[rows, seat])
        after[rows, seat] = value
        due[rows, seat] = 0
    return np.concatenate(found[::-1]).astype(np.float32)


def score_against_random(network: Network, games: int, seed: int) -> tuple[float, int]:
    """Wins of the network's best moves over `random`, a draw half; seats change game by game.

    The first games to begin are counted, so that short games do not count more than long ones.
    """
    rng = np.random.default_rng(seed)
    table = VectorEnv(TITLE, 2, games, seed=seed)
    own = np.arange(games) % 2
    open_games = np.ones(games, np.bool_)
    won = 0.0
    while open_games.any():
        scores, _, _ = network.forward(table.observations)
        best = np.where(table.masks, scores, -np.inf).argmax(1)
        random = (table.masks * rng.random(table.masks.shape)).argmax(1)
        outcome = table.step(np.where(table.seats == own, best, random))
        done = outcome.ended & open_games
        results = outcome.rewards[np.arange(games), own][done]
        won += float((results + 1).sum() / 2)
        open_games &= ~outcome.ended
    return won, games


class Point(NamedTuple):
    """A place on the learning curve."""

    decisions: int
    share: float
    low: float
    high: float


def curve(points: list[Point], name: str) -> str:
    """The share of wins over the decisions played, with its interval, as SVG."""
    width, height, left, top, bottom = 720, 360, 64, 28, 300
    most = max(point.decisions for point in points) or 1

    def x(decisions: int) -> float:
        return left + (width - left - 24) * decisions / most

    def y(share: float) -> float:
        return bottom - (bottom - top) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{name}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        '<g font-family="sans-serif" font-size="13">',
    ]
    for percent in (0, 25, 50, 75, 95, 100):
        colour = "#c05020" if percent == 95 else "#ddd"
        level = y(percent / 100)
        parts.append(
            f'<line x1="{left}" x2="{width - 24}" y1="{level:.1f}" y2="{level:.1f}" '
            f'stroke="{colour}"/>'
        )
        shift = 12 if percent == 95 else 4
        parts.append(
            f'<text x="{left - 8}" y="{level + shift:.1f}" text-anchor="end">{percent} %</text>'
        )
    for part in range(5):
        decisions = most * part // 4
        parts.append(
            f'<text x="{x(decisions):.1f}" y="{bottom + 20}" text-anchor="middle">'
            f"{decisions / 1e6:.1f} M</text>"
        )
    band = [f"{x(point.decisions):.1f},{y(point.high):.1f}" for point in points]
    band += [f"{x(point.decisions):.1f},{y(point.low):.1f}" for point in reversed(points)]
    line = " ".join(f"{x(point.decisions):.1f},{y(point.share):.1f}" for point in points)
    parts += [
        f'<polygon points="{" ".join(band)}" fill="#2a6fb0" opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="#2a6fb0" stroke-width="2"/>',
        f'<text x="{left}" y="18">{name}</text>',
        f'<text x="{left}" y="{height - 12}">decisions of self-play</text>',
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"


def learn(minutes: float, seed: int, out: Path, *, checks: int, games: int) -> Point:
    """Learn for some minutes of processor time; the last point is the result over `games`."""
    learner = Learner(seed)
    points: list[Point] = []
    decisions = 0
    limit = 60 * minutes
    begun = time.process_time()
    spent = 0.0

    def measure(count: int) -> Point:
        won, played = score_against_random(learner.network, count, seed + len(points))
        point = Point(decisions, won / played, *wilson(won, played))
        points.append(point)
        return point

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("learning", total=limit)
        measure(CHECK)
        while spent < limit:
            learner.update(RATE * max(0.1, 1 - spent / limit))
            decisions += GAMES * STEPS
            spent = time.process_time() - begun
            bar.update(task, completed=min(spent, limit))
            if spent >= limit * len(points) / checks and spent < limit:
                bar.update(task, description=f"wins {measure(CHECK).share:.0%}")
    last = measure(games)
    out.mkdir(parents=True, exist_ok=True)
    title = "Glück Auf with two players: games won against random"
    (out / "learning-curve.svg").write_text(curve(points, title), encoding="utf-8")
    np.savez_compressed(out / "network.npz", learner.network.scale, *learner.network.weights)
    return last


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5.0, help="processor time to learn for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    parser.add_argument("--checks", type=int, default=12, help="points of the learning curve")
    parser.add_argument("--games", type=int, default=1000, help="games of the last measurement")
    given = parser.parse_args(arguments)
    begun = time.monotonic()
    last = learn(given.minutes, given.seed, given.out, checks=given.checks, games=given.games)
    print(
        f"{last.share:.1%} of {given.games} games won against random "
        f"(95 % interval {last.low:.1%} to {last.high:.1%}) after {last.decisions:,} decisions "
        f"and {(time.monotonic() - begun) / 60:.1f} minutes."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
