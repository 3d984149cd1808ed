"""A network that corrects the hand-made value of a title, learned from games of greedy bots.

    python -m stellwerk.bots.learning russian-railroads --players 2 --generations 3 --out FILE

In each game every seat has its own variation of the weights, and now and then takes a turn that is
not its best, because a value also has to judge bad turns. With `--leanings 0.3`, three seats in ten
also love one way to earn points more than the others do (`leanings`), each its own for a game, so
that the network learns what ways are worth that the usual weights hardly ever go.

With `--alike`, no seat has weights of its own. Otherwise a network can also learn to recognise who
misjudges things: that foretells results, but says nothing about turns.

Some of the positions between turns are kept as every seat sees them, with the points each seat had
in the end. The hand-made value is corrected towards those (`fitting`).

The next generation of games is played by seats that use the network of the last one, and trains a
new network: what things are worth depends on who plays.

Games depend only on the seed, not on the number of processes.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stellwerk.bots.evaluators import foretelling, make_value, value_of, weights_of
from stellwerk.bots.fitting import ROW, Fitted, Lessons, TrainingSettings, fit
from stellwerk.bots.leanings import leanings_of
from stellwerk.bots.one_thread import np
from stellwerk.bots.plans import Planner, TurnPlan, likeliest
from stellwerk.bots.values.learned import LearnedValue
from stellwerk.bots.values.value import Value
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of, load_title

PREJUDICES = (0.0, 0.15, 0.4)
"""How far the weights of a seat are off for a game: one of these."""
WHIMS = (0.02, 0.1, 0.3)
"""How often seats take a turn that is not their best: one of these for each game."""
ODDEST = 20
"""How far down the list of turns such a turn may be."""
KEPT = 0.35
"""The share of the positions between turns that is kept."""


class TrainingGame(NamedTuple):
    """What one game teaches, by position and seat."""

    rows: list[bytes]
    worth: list[list[float]]
    """What the hand-made value says."""
    rounds: list[int]
    scores: list[int]
    won: list[float]


def play(settings: TrainingSettings, number: int, teacher: Fitted | None = None) -> TrainingGame:
    """One game, and the positions kept from it; a `teacher` corrects the values of the seats."""
    title = load_title(settings.title)
    players = settings.players
    features = features_of(title)
    hand_made = foretelling(value_of(title), title)
    rng = Random(f"learning:{settings.seed}:{number}")
    values = [opinion(title, rng, settings) for _ in range(players)]
    planners = [Planner(value, rng, 3, 12, 600) for value in values]
    judges = values
    if teacher is not None:
        network = teacher.network(features.version)
        judges = [
            LearnedValue(value, title, features.row_writer(players), network) for value in values
        ]
    whim = rng.choice(WHIMS)
    game = TrainingGame([], [], [], [], [])
    position: Position = title.new_game(players)
    turns = position.turns
    while position.turn != NOBODY:
        moves = position.moves()
        if position.turn == DEALER or len(moves) == 1:
            position.play(moves[int(rng.random() * len(moves))])
            continue
        if position.turns != turns and rng.random() < KEPT:
            row_writer = features.row_writer(players)
            game.rows.extend(row_writer.observe(position, seat) for seat in range(players))
            game.worth.append(hand_made.standing(position))
            game.rounds.append(title.round_now(position))
        turns = position.turns
        seat = position.turn
        plans = planners[seat].plans(position)
        whimsical = rng.random() < whim
        listed = plans[: settings.shortlist]
        plan = odd(plans, rng) if whimsical else likeliest(listed, judges[seat], seat)
        take_turn(position, plan)
    game.scores.extend(position.scores())
    winners = position.winners()
    game.won.extend(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
    return game


def opinion(title: Title[Any], rng: Random, settings: TrainingSettings) -> Value:
    """A value with randomly varied weights unless all are alike, and now and then a leaning."""
    prejudice = 0.0 if settings.alike else rng.choice(PREJUDICES)
    weights = {
        name: weight * exp(rng.gauss(0.0, prejudice)) for name, weight in weights_of(title).items()
    }
    if settings.leanings and rng.random() < settings.leanings:
        factors = rng.choice(list(leanings_of(title.id).values()))
        weights = {name: weight * factors.get(name, 1.0) for name, weight in weights.items()}
    return make_value(title, weights)


def odd(plans: list[TurnPlan], rng: Random) -> TurnPlan:
    """A random turn, worse ones less often."""
    return plans[min(len(plans) - 1, int(rng.random() ** 2 * ODDEST))]


def take_turn(position: Position, plan: TurnPlan) -> None:
    """Carry out a plan as far as chance allows."""
    seat = position.turn
    for move in plan.moves:
        if position.turn != seat or move not in position.moves():
            return
        position.play(move)


def gather(
    settings: TrainingSettings, workers: int, generation: int, teacher: Fitted | None
) -> Lessons:
    """All games of a generation, counted from 0, as arrays."""
    first = generation * settings.games
    rows: list[bytes] = []
    worth: list[list[float]] = []
    rounds: list[int] = []
    numbers: list[int] = []
    scores: list[list[int]] = []
    won: list[list[float]] = []
    with ProcessPoolExecutor(workers) as pool:
        coming = range(first, first + settings.games)
        played = pool.map(play, repeat(settings), coming, repeat(teacher), chunksize=16)
        for number, game in enumerate(played):
            rows.append(b"".join(game.rows))
            worth.extend(game.worth)
            rounds.extend(game.rounds)
            count = len(game.rounds)
            numbers.extend([number] * count)
            scores.extend([game.scores] * count)
            won.extend([game.won] * count)
            if (number + 1) % 500 == 0:
                sys.stderr.write(f"game {number + 1} of {settings.games}\n")
    table = np.frombuffer(b"".join(rows), ROW).reshape(len(rounds), settings.players, -1)
    return Lessons(
        table,
        np.array(worth, np.float32),
        np.array(rounds),
        np.array(numbers),
        np.array(scores, np.float32),
        np.array(won, np.float32),
    )


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(prog="python -m stellwerk.bots.learning")
    asked.add_argument("title")
    asked.add_argument("--players", type=int, required=True)
    asked.add_argument("--games", type=int, default=8000, help="of each generation")
    asked.add_argument("--generations", type=int, default=1)
    asked.add_argument("--shortlist", type=int, default=6, help="turns compared by chance to win")
    asked.add_argument(
        "--leanings", type=float, default=0.0, help="share of the seats with a leaning, 0 to 1"
    )
    asked.add_argument(
        "--alike", action="store_true", help="no seat has weights of its own, but for leanings"
    )
    asked.add_argument("--hidden", type=int, default=32, help="sums of the hidden layer")
    asked.add_argument("--passes", type=int, default=3, help="how often each position is looked at")
    asked.add_argument("--rate", type=float, default=0.001, help="how fast weights move")
    asked.add_argument("--decay", type=float, default=0.1, help="how fast weights shrink")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="processes; changes no game")
    asked.add_argument("--out", type=Path, required=True)
    return asked


def settings_of(options: argparse.Namespace) -> TrainingSettings:
    """The arguments of the command, for an existing title."""
    return TrainingSettings(
        *(load_title(options.title).id, options.players, options.games),
        *(options.hidden, options.passes, options.rate, options.decay),
        *(options.seed, options.shortlist, options.leanings, options.alike),
    )


def main() -> None:
    options = parser().parse_args()
    try:
        learn(options)
    except StellwerkError as fault:
        sys.exit(str(fault))


def learn(options: argparse.Namespace) -> None:
    """Play all generations and write the last network with the command that made it."""
    if options.generations < 1 or options.shortlist < 1:
        raise StellwerkError("Generations and turns to compare must be at least one.")
    settings = settings_of(options)
    if not 0 <= settings.leanings <= 1:
        raise StellwerkError("The share of seats with a leaning is a number from 0 to 1.")
    if settings.leanings and not leanings_of(settings.title):
        raise StellwerkError(f"There are no leanings in {load_title(settings.title).name}.")
    words = [
        *("python", "-m", "stellwerk.bots.learning", settings.title),
        *("--players", str(settings.players), "--games", str(settings.games)),
        *("--generations", str(options.generations), "--shortlist", str(settings.shortlist)),
        *("--leanings", str(settings.leanings), *["--alike"] * settings.alike),
        *("--hidden", str(settings.hidden), "--passes", str(settings.passes)),
        *("--rate", str(settings.rate), "--decay", str(settings.decay)),
        *("--seed", str(settings.seed), "--out", options.out.name),
    ]
    first = play(settings, 0)
    network = fit(gather(settings, options.workers, 0, None), settings)
    for generation in range(1, options.generations):
        network = fit(gather(settings, options.workers, generation, network), settings)
    np.savez_compressed(
        options.out,
        hidden=network.hidden,
        offsets=network.offsets,
        outer=network.outer,
        errors=network.errors,
        spreads=network.spreads,
        version=np.array(features_of(load_title(settings.title)).version),
        command=np.array(shlex.join(words)),
        first_scores=np.array(first.scores),
    )


if __name__ == "__main__":
    main()
