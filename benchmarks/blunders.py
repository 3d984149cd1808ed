"""Plants blunders in games of strong bots, and counts how many the analysis finds.

    python -m benchmarks.blunders russian-railroads --players 4 --planted 40

A turn is replaced by another that gives away 15 % or more, as a long search says, and says again
when it simulates both turns anew. Then a search of the usual length has to call it a mistake or a
blunder. Turns that the long search no longer thinks so bad when it looks again are `doubted`, and
counted apart. In every position the long search looked at, the turn that it thinks best is given to
the short one as well: it should not be called a mistake. A
line of JSON sums up after each of them, so that a run that is stopped has said what it found;
intervals are 95 %, by Wilson. `last` is where it was and what the searches thought it gave away, to
look closer at those that were missed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from stellwerk.analysis import NODES, Analyser, TurnReport
from stellwerk.analysis.marks import WRONG
from stellwerk.analysis.turns import PlayedTurn
from stellwerk.arena.statistics import wilson
from stellwerk.bots import make_bot
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.records import Record, Recorder
from stellwerk.titles import load_title

WASTE: Final = 0.15
"""What a planted turn gives away at least."""
TRIES: Final = 6
"""How many other turns are tried in a position before another one is taken."""


class Count(NamedTuple):
    """What was found of what was planted, and which best turns were called mistakes."""

    planted: int = 0
    found: int = 0
    doubted: int = 0
    doubted_found: int = 0
    best: int = 0
    wronged: int = 0


def played(title: Title[Any], players: int, level: str, seed: str) -> Record:
    """A game of bots."""
    recorder = Recorder(title, title.new_game(players), [f"Player {n + 1}" for n in range(players)])
    bots = [make_bot(level, f"{seed}:{seat}") for seat in range(players)]
    rng = Random(seed)
    while recorder.position.turn != NOBODY:
        position = recorder.position
        moves, seat = position.moves(), position.turn
        if seat == DEALER or len(moves) == 1:
            recorder.play(rng.choice(moves))
        else:
            recorder.play(bots[seat].choose(title.veil(position, seat), seat, moves))
    return recorder.record()


def other_turn(start: Position, rng: Random) -> list[int]:
    """A random turn from a position, to where somebody else or chance comes in."""
    position = start.copy()
    seat, turns = position.turn, position.turns
    moves: list[int] = []
    while position.turn == seat and position.turns == turns:
        moves.append(rng.choice(position.moves()))
        position.play(moves[-1])
    return moves


def read(title: Title[Any], start: Position, report: TurnReport) -> list[int]:
    """The moves of the turn that a report thinks best."""
    position = start.copy()
    moves = []
    for text in report.best[0].moves:
        moves.append(title.read_move(position, text))
        position.play(moves[-1])
    return moves


def plant(
    record: Record, judge: int, nodes: int, rng: Random, each: int
) -> Iterator[tuple[Count, dict[str, Any]]]:
    """Plant in some turns of one game; what came of each, and what the searches thought of it."""
    title = load_title(record.title)
    long, short = Analyser(record, judge, again=False), Analyser(record, nodes)
    longer = Analyser(record, judge)
    turns = [turn for turn in long.played() if isinstance(turn, PlayedTurn)]
    rng.shuffle(turns)
    planted = 0
    for turn in turns:
        if planted == each:
            return
        asked = False
        tried = [turn.moves]
        for _ in range(TRIES):
            moves = other_turn(turn.before, rng)
            if moves in tried:
                continue
            tried.append(moves)
            sure = long.study(turn._replace(moves=moves)).report
            if sure is None or sure.best[0].chance < WASTE:
                break
            where = {"step": turn.first, "chance": round(sure.best[0].chance, 3)}
            if not asked:
                asked = True
                kept = short.study(turn._replace(moves=read(title, turn.before, sure))).report
                count = Count(best=int(kept is not None), wronged=_called_wrong(kept))
                yield count, {**where, "best": _given(kept)}
            if sure.given_away >= WASTE:
                again = longer.study(turn._replace(moves=moves)).report
                glance = short.study(turn._replace(moves=moves)).report
                gives = [_given(sure), _given(again), _given(glance)]
                found = _called_wrong(glance)
                if again is not None and again.given_away >= WASTE:
                    planted += 1
                    count = Count(planted=1, found=found)
                else:
                    count = Count(doubted=1, doubted_found=found)
                yield count, {**where, "moves": moves, "gives": gives}
                if count.planted:
                    break


def _called_wrong(report: TurnReport | None) -> int:
    return int(report is not None and report.mark in WRONG)


def _given(report: TurnReport | None) -> float | None:
    return None if report is None else round(report.given_away, 3)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.blunders")
    asked.add_argument("title")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--planted", type=int, default=40)
    asked.add_argument("--each", type=int, default=5, help="in each game")
    asked.add_argument("--level", default="director")
    asked.add_argument("--judge", type=int, default=20_000, help="simulations of the long search")
    asked.add_argument("--nodes", type=int, default=NODES, help="simulations of the analysis")
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    title = load_title(options.title)
    total = Count()
    begun = time.process_time()
    game = 0
    while total.planted < options.planted:
        seed = f"blunders:{options.seed}:{game}"
        record = played(title, options.players, options.level, seed)
        each = min(options.each, options.planted - total.planted)
        game += 1
        for found, last in plant(record, options.judge, options.nodes, Random(seed), each):
            total = Count(*(one + other for one, other in zip(total, found, strict=True)))
            spent = round(time.process_time() - begun, 1)
            summary = {**vars(options), **total._asdict(), "games": game, "seconds": spent}
            summary["found_interval"] = wilson(total.found, total.planted)
            summary["wronged_interval"] = wilson(total.wronged, total.best)
            summary["last"] = last
            sys.stdout.write(json.dumps(summary) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
