"""What a move costs: the slowest one, and late rounds against early ones."""

from __future__ import annotations

from random import Random
from time import thread_time

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import eager

LIMIT = 0.020
"""Seconds, of this thread alone, so that a busy machine does not count."""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_move_of_two_hundred_games_takes_twenty_milliseconds(players: int) -> None:
    """Half of the games are random, half fill the board: a thousand in all."""
    seconds: dict[int, float] = {}
    decisions: dict[int, int] = {}
    for seed in range(200):
        rng = Random(seed)
        position = TITLE.new_game(players)
        while position.turn != NOBODY:
            move = eager(position, rng) if seed % 2 else rng.choice(position.moves())
            number = position.round
            start = thread_time()
            position.play(move)
            spent = thread_time() - start
            assert spent < LIMIT
            seconds[number] = seconds.get(number, 0.0) + spent
            decisions[number] = decisions.get(number, 0) + 1
    means = [seconds[number] / decisions[number] for number in sorted(seconds) if number]
    assert means[-1] <= 10 * means[0]
