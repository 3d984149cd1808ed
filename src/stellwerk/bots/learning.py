"""A network that corrects the hand-made value of a title, learned from games of greedy bots.

    python -m stellwerk.bots.learning russian-railroads --players 2 --generations 3 --out FILE

In each game every seat has opinions of its own about the weights, and now and then takes a turn
that is not its best: a value is asked about bad turns, too. Some of the positions between turns
are kept as every seat sees them, with what each seat came to in the end. What the hand-made value
says of them is corrected towards that (`fitting`).

The next generation of games is played by seats that judge their turns by the network the last one
taught, and teaches a network of its own: what is worth much depends on who plays.

Games depend on the seed alone, not on the number of processes.
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

import numpy as np

from stellwerk.bots.evaluators import foretelling, make_value, value_of, weights_of
from stellwerk.bots.fitting import Course, Fitted, Lessons, fit
from stellwerk.bots.plans import Plan, Planner, likeliest
from stellwerk.bots.values.learned import ROW, LearnedValue
from stellwerk.bots.values.value import Value
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of, load_title

PREJUDICES = (0.0, 0.15, 0.4)
"""How far the weights of a seat are off for a game: one of these."""
WHIMS = (0.02, 0.1, 0.3)
"""How often seats take another turn than their best: one of these a game."""
ODDEST = 20
"""How far down the list of turns a whim goes, at most."""
KEPT = 0.35
"""The part of the positions between turns that is kept."""


class Game(NamedTuple):
    """What one game teaches, by position and seat."""

    rows: list[bytes]
    worth: list[list[float]]
    """What the hand-made value says."""
    rounds: list[int]
    scores: list[int]
    won: list[float]


def play(course: Course, number: int, teacher: Fitted | None = None) -> Game:
    """One game, and the positions kept of it; a `teacher` corrects how the seats judge."""
    title = load_title(course.title)
    players = course.players
    features = features_of(title)
    house = foretelling(value_of(title), title)
    rng = Random(f"learning:{course.seed}:{number}")
    values = [opinion(title, rng) for _ in range(players)]
    planners = [Planner(value, rng, 3, 12, 600) for value in values]
    judges = values
    if teacher is not None:
        network = teacher.network(features.version)
        judges = [LearnedValue(value, title, features, network) for value in values]
    whim = rng.choice(WHIMS)
    game = Game([], [], [], [], [])
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
            game.worth.append(house.standing(position))
            game.rounds.append(title.round_now(position))
        turns = position.turns
        seat = position.turn
        plans = planners[seat].plans(position)
        whimsical = rng.random() < whim
        listed = plans[: course.shortlist]
        plan = odd(plans, rng) if whimsical else likeliest(listed, judges[seat], seat)
        take_turn(position, plan)
    game.scores.extend(position.scores())
    winners = position.winners()
    game.won.extend(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
    return game


def opinion(title: Title[Any], rng: Random) -> Value:
    """The value of somebody who weighs things in a way of their own."""
    prejudice = rng.choice(PREJUDICES)
    weights = weights_of(title)
    return make_value(
        title, {name: weight * exp(rng.gauss(0.0, prejudice)) for name, weight in weights.items()}
    )


def odd(plans: list[Plan], rng: Random) -> Plan:
    """A turn taken by a whim, the odder the seldomer."""
    return plans[min(len(plans) - 1, int(rng.random() ** 2 * ODDEST))]


def take_turn(position: Position, plan: Plan) -> None:
    """Carry out a plan as far as chance lets it."""
    seat = position.turn
    for move in plan.moves:
        if position.turn != seat or move not in position.moves():
            return
        position.play(move)


def gather(course: Course, workers: int, generation: int, teacher: Fitted | None) -> Lessons:
    """All games of a generation, counted from 0, as arrays."""
    first = generation * course.games
    rows: list[bytes] = []
    worth: list[list[float]] = []
    rounds: list[int] = []
    numbers: list[int] = []
    scores: list[list[int]] = []
    won: list[list[float]] = []
    with ProcessPoolExecutor(workers) as pool:
        coming = range(first, first + course.games)
        played = pool.map(play, repeat(course), coming, repeat(teacher), chunksize=16)
        for number, game in enumerate(played):
            rows.append(b"".join(game.rows))
            worth.extend(game.worth)
            rounds.extend(game.rounds)
            count = len(game.rounds)
            numbers.extend([number] * count)
            scores.extend([game.scores] * count)
            won.extend([game.won] * count)
            if (number + 1) % 500 == 0:
                sys.stderr.write(f"game {number + 1} of {course.games}\n")
    table = np.frombuffer(b"".join(rows), ROW).reshape(len(rounds), course.players, -1)
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
    asked.add_argument("--hidden", type=int, default=32, help="sums of the hidden layer")
    asked.add_argument("--passes", type=int, default=3, help="how often each position is looked at")
    asked.add_argument("--rate", type=float, default=0.001, help="how fast weights move")
    asked.add_argument("--decay", type=float, default=0.1, help="how fast weights shrink")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="processes; changes no game")
    asked.add_argument("--out", type=Path, required=True)
    return asked


def course_of(options: argparse.Namespace) -> Course:
    """What is asked for, of a title there is."""
    return Course(
        *(load_title(options.title).id, options.players, options.games),
        *(options.hidden, options.passes, options.rate, options.decay),
        *(options.seed, options.shortlist),
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
    course = course_of(options)
    words = [
        *("python", "-m", "stellwerk.bots.learning", course.title),
        *("--players", str(course.players), "--games", str(course.games)),
        *("--generations", str(options.generations), "--shortlist", str(course.shortlist)),
        *("--hidden", str(course.hidden), "--passes", str(course.passes)),
        *("--rate", str(course.rate), "--decay", str(course.decay)),
        *("--seed", str(course.seed), "--out", options.out.name),
    ]
    first = play(course, 0)
    network = fit(gather(course, options.workers, 0, None), course)
    for generation in range(1, options.generations):
        network = fit(gather(course, options.workers, generation, network), course)
    np.savez_compressed(
        options.out,
        hidden=network.hidden,
        offsets=network.offsets,
        outer=network.outer,
        errors=network.errors,
        spreads=network.spreads,
        version=np.array(features_of(load_title(course.title)).version),
        command=np.array(shlex.join(words)),
        first_scores=np.array(first.scores),
    )


if __name__ == "__main__":
    main()
