"""Many games, fast: how long a title takes, and how many points it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from stellwerk.bots import make_bot
from stellwerk.bots.protocol import PREFIX, ExternalBot
from stellwerk.core.compiled import is_compiled
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.playout import playout
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Options, Title
from stellwerk.records import Record, Recorder
from stellwerk.records.record import LONGEST_NAME


class Simulation(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of many games. `mean_scores` goes by rank, the best first.

    `lost_moves` are those lost by faulty programs; if there are none, JSON leaves them out.
    """

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
    lost_moves: int = 0


def simulate(
    title: Title[Any],
    players: int,
    games: int,
    seed: int,
    *,
    options: Options | None = None,
    bots: Sequence[str] = (),
    keep: Callable[[int, Record], None] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games, random ones without `bots`; game n depends only on the seed and n.

    Bots sit in their order, the last one on all remaining seats. `keep` gets each game's number
    and record, `progress` the number of games played. Neither changes the games.
    """
    if games < 1:
        raise StellwerkError(Message("refused-no-games", {"games": str(games)}))
    start = title.new_game(players, options)
    if len(bots) > players:
        about = {"bots": len(bots), "players": players}
        raise StellwerkError(Message("refused-bots-seats", about))
    seats = [bots[min(seat, len(bots) - 1)] for seat in range(players)] if bots else []
    decisions = lost = 0
    sums = [0] * players
    begun = perf_counter()
    for game in range(1, games + 1):
        rng = Random(f"{seed}:{game}")
        position = start.copy()
        if seats:
            record, missed = bot_game(title, position, seats, rng, f"{seed}:{game}")
            decisions += len(record.steps)
            lost += missed
            if keep is not None:
                keep(game, record)
        elif keep is None:
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
        lost_moves=lost,
    )


def bot_game(
    title: Title[Any], position: Position, names: Sequence[str], rng: Random, seed: str
) -> tuple[Record, int]:
    """A game of bots as a record, and how many moves the programs among them lost."""
    shown = [name.removeprefix(PREFIX).strip()[:LONGEST_NAME].rstrip() for name in names]
    recorder = Recorder(title, position, shown)
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    programs = [bot for bot in bots if isinstance(bot, ExternalBot)]
    try:
        while position.turn != NOBODY:
            seat = position.turn
            moves = position.moves()
            if seat == DEALER:
                recorder.play(moves[int(rng.random() * len(moves))])
            else:
                recorder.play(bots[seat].choose(title.veil(position, seat), seat, moves))
    finally:
        for program in programs:
            program.close()
    return recorder.record(), sum(program.lost for program in programs)


def recorded_playout(title: Title[Any], position: Position, rng: Random) -> Record:
    """The game `playout` would play with the same random numbers, as a record."""
    recorder = Recorder(title, position, ["random"] * position.players)
    while position.turn != NOBODY:
        moves = position.moves()
        recorder.play(moves[int(rng.random() * len(moves))])
    return recorder.record()
