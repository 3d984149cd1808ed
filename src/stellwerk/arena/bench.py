"""What a title costs: decisions, copies and games per second, memory, the time of a move.

This module is never compiled, so that its loops call the rules as any Python program would. Each
title is measured in a separate process, so that its peak memory is only the title's. Seconds are
processor time, so that other programs on the same machine do not count.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import msgspec

from stellwerk.core.compiled import is_compiled
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.playout import playout
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import MODULES, load_title

SEED: Final = 1
STAGES: Final = 3
SAMPLED_GAMES: Final = 8
"""Games whose moves and positions serve the stages and the copies."""
SAMPLE: Final = 25
"""How many decisions apart positions of those games are kept to be copied."""


class Effort(msgspec.Struct, frozen=True):
    """The shortest time of a repetition, and how many there are; the best one counts."""

    seconds: float
    repetitions: int


THOROUGH: Final = Effort(seconds=0.4, repetitions=5)
QUICK: Final = Effort(seconds=0.005, repetitions=2)


class Measurement(msgspec.Struct, frozen=True):
    """What random games of one title cost, the best of several repetitions."""

    title: str
    name: str
    players: int
    compiled: bool
    inside: float
    """Decisions per second in `core.playout`, chance included."""
    driven: float
    """Decisions per second in a plain Python loop around `moves` and `play`."""
    copies: float
    """Copies per second of positions from all over the game."""
    branches: float
    """The same, each copy followed by a move: what a search pays for a node."""
    games: float
    """Games per second in the playout loop."""
    decisions_per_game: float
    stages: list[float]
    """Microseconds per move in the early, the middle and the late third of a game."""
    memory: float | None
    """Peak memory of the measuring process in MiB; None if the system does not report it."""


class Request(msgspec.Struct, frozen=True):
    """What the measuring process has to do."""

    module: str
    players: int
    effort: Effort


def usual_players(title: Title[Any]) -> int:
    """Four, as in all our comparisons, or as many as a title allows."""
    return 4 if 4 in title.players else title.players[-1]


def measure_apart(id_: str, players: int, effort: Effort = THOROUGH) -> Measurement:
    """`measure` in a fresh process."""
    load_title(id_).new_game(players)
    request = Request(module=MODULES[id_], players=players, effort=effort)
    outcome = subprocess.run(
        [sys.executable, "-m", __name__, msgspec.json.encode(request).decode()],
        capture_output=True,
        check=False,
    )
    if outcome.returncode:
        last = outcome.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        about = {"title": id_, "fault": last}
        raise StellwerkError(Message("refused-not-measured", about))
    return msgspec.json.decode(outcome.stdout, type=Measurement)


def measure(title: Title[Any], players: int, effort: Effort) -> Measurement:
    """All figures of a title, here and now; the seeds are fixed, so the games are the same."""
    start = title.new_game(players)
    games = [random_game(start.copy(), Random(SEED + n)) for n in range(SAMPLED_GAMES)]
    crossings = [pair for moves in games for pair in crossings_of(start, moves)]
    positions = [position for position, _ in crossings]

    def inside(size: int) -> int:
        rng = Random(SEED)
        return sum(playout(start.copy(), rng) for _ in range(size))

    def driven(size: int) -> int:
        rng = Random(SEED)
        return sum(driven_playout(start.copy(), rng) for _ in range(size))

    def copies(size: int) -> int:
        for _ in range(size):
            for position in positions:
                position.copy()
        return size * len(positions)

    def branches(size: int) -> int:
        for _ in range(size):
            for position, move in crossings:
                position.copy().play(move)
        return size * len(crossings)

    inside_rate, decisions_per_game = best_rate(inside, effort)
    return Measurement(
        title=title.id,
        name=title.name,
        players=players,
        compiled=is_compiled(),
        inside=inside_rate,
        driven=best_rate(driven, effort)[0],
        copies=best_rate(copies, effort)[0],
        branches=best_rate(branches, effort)[0],
        games=inside_rate / decisions_per_game,
        decisions_per_game=decisions_per_game,
        stages=stage_costs(start, games, effort),
        memory=peak_memory(),
    )


def best_rate(work: Callable[[int], int], effort: Effort) -> tuple[float, float]:
    """Things per second at best, and things done for each unit of size.

    `work` takes a size and does the same things each time it is given the same one.
    """
    size = 1
    while timed(work, size)[0] < effort.seconds:
        size *= 2
    runs = [timed(work, size) for _ in range(effort.repetitions)]
    seconds, done = min(runs)
    return done / seconds, done / size


def timed(work: Callable[[int], int], size: int) -> tuple[float, int]:
    """The seconds it took, and the things done."""
    begun = process_time()
    done = work(size)
    return process_time() - begun, done


def driven_playout(position: Position, rng: Random) -> int:
    """The game of `playout`, stepped from here."""
    draw = rng.random
    decisions = 0
    while position.turn != NOBODY:
        moves = position.moves()
        position.play(moves[int(draw() * len(moves))])
        decisions += 1
    return decisions


def random_game(position: Position, rng: Random) -> list[int]:
    """The moves of a random game."""
    played = []
    while position.turn != NOBODY:
        moves = position.moves()
        played.append(moves[int(rng.random() * len(moves))])
        position.play(played[-1])
    return played


def crossings_of(start: Position, moves: Iterable[int]) -> list[tuple[Position, int]]:
    """Positions from all over a game, each with the move made in it."""
    position = start.copy()
    kept = []
    for number, move in enumerate(moves):
        if number % SAMPLE == 0:
            kept.append((position.copy(), move))
        position.play(move)
    return kept


def stage_costs(start: Position, games: list[list[int]], effort: Effort) -> list[float]:
    """Microseconds per move by third of the game, from replays: whole thirds are timed."""
    thirds = [
        [moves[len(moves) * n // STAGES : len(moves) * (n + 1) // STAGES] for n in range(STAGES)]
        for moves in games
    ]
    lengths = [sum(len(game[n]) for game in thirds) for n in range(STAGES)]

    def replay() -> list[float]:
        seconds = [0.0] * STAGES
        for game in thirds:
            position = start.copy()
            for n in range(STAGES):
                begun = process_time()
                for move in game[n]:
                    position.moves()
                    position.play(move)
                seconds[n] += process_time() - begun
        return seconds

    best = replay()
    begun = process_time()
    while process_time() - begun < effort.seconds * effort.repetitions:
        best = [min(pair) for pair in zip(best, replay(), strict=True)]
    return [1e6 * seconds / length for seconds, length in zip(best, lengths, strict=True)]


def peak_memory() -> float | None:
    """The most this process ever held, in MiB."""
    if sys.platform == "linux":
        # Not getrusage, which also counts the memory of the process that started this one.
        (line,) = (
            line
            for line in Path("/proc/self/status").read_text("ascii").splitlines()
            if line.startswith("VmHWM:")
        )
        return int(line.split()[1]) / 2**10
    if sys.platform == "darwin":
        from resource import RUSAGE_SELF, getrusage

        return getrusage(RUSAGE_SELF).ru_maxrss / 2**20
    return None


def main(text: str) -> None:
    """Answer a request on standard output."""
    request = msgspec.json.decode(text, type=Request)
    title: Title[Any] = import_module(request.module).TITLE
    result = measure(title, request.players, request.effort)
    sys.stdout.write(msgspec.json.encode(result).decode())


if __name__ == "__main__":
    main(sys.argv[1])
