"""Random games, many and fast: what a title costs, and what it pays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from stellwerk.core.compiled import is_compiled
from stellwerk.core.errors import StellwerkError
from stellwerk.core.playout import playout
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Options, Title
from stellwerk.records import Record, Recorder


class Simulation(msgspec.Struct, frozen=True):
    """What many random games came to. `mean_scores` goes by rank, the best first."""

    title: str
    players: int
    games: int
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_scores: list[float]
    compiled: bool


def simulate(
    title: Title[Any],
    players: int,
    games: int,
    seed: int,
    *,
    options: Options | None = None,
    keep: Callable[[int, Record], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` random games; game number n depends on the seed and n alone.

    `keep` is given each game's number and record, `progress` the number of games played. Neither
    changes the games.
    """
    if games < 1:
        raise StellwerkError(f"At least one game has to be played, not {games}.")
    start = title.new_game(players, options)
    decisions = 0
    sums = [0] * players
    begun = perf_counter()
    for game in range(1, games + 1):
        rng = Random(f"{seed}:{game}")
        position = start.copy()
        if keep is None:
            decisions += playout(position, rng)
        else:
            record = recorded_playout(title, position, rng)
            decisions += len(record.steps)
            keep(game, record)
        for rank, score in enumerate(sorted(position.scores(), reverse=True)):
            sums[rank] += score
        if progress is not None:
            progress(game)
    seconds = perf_counter() - begun
    return Simulation(
        title=title.id,
        players=players,
        games=games,
        seed=seed,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        games_per_second=games / seconds,
        mean_scores=[total / games for total in sums],
        compiled=is_compiled(),
    )


def recorded_playout(title: Title[Any], position: Position, rng: Random) -> Record:
    """The game `playout` would play with the same random numbers, as a record."""
    recorder = Recorder(title, position, ["random"] * position.players)
    while position.turn != NOBODY:
        moves = position.moves()
        recorder.play(moves[int(rng.random() * len(moves))])
    return recorder.record()
