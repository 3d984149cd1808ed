"""What a move costs: the slowest one, and late rounds against early ones."""

from __future__ import annotations

from random import Random
from time import thread_time

import pytest

from stellwerk.core.position import NOBODY, Position
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import eager

LIMIT = 0.020
"""Seconds, of this thread alone, so that a busy machine does not count."""


def timed(position: Position, move: int) -> float:
    """The seconds it takes to play a move."""
    start = thread_time()
    position.play(move)
    return thread_time() - start


def replayed(players: int, moves: list[int]) -> Position:
    """The position after these moves."""
    position = TITLE.new_game(players)
    for move in moves:
        position.play(move)
    return position


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_move_of_two_hundred_games_takes_twenty_milliseconds(players: int) -> None:
    """Half of the games are random, half fill the board: a thousand in all."""
    seconds: dict[int, float] = {}
    decisions: dict[int, int] = {}
    for seed in range(200):
        rng = Random(seed)
        position = TITLE.new_game(players)
        played: list[int] = []
        while position.turn != NOBODY:
            move = eager(position, rng) if seed % 2 else rng.choice(position.moves())
            number = position.round
            spent = timed(position, move)
            if spent >= LIMIT:
                # A processor that was taken away for a moment looks like a slow move.
                spent = min(timed(replayed(players, played), move) for _ in range(5))
            assert spent < LIMIT
            played.append(move)
            seconds[number] = seconds.get(number, 0.0) + spent
            decisions[number] = decisions.get(number, 0) + 1
    means = [seconds[number] / decisions[number] for number in sorted(seconds) if number]
    assert means[-1] <= 10 * means[0]
