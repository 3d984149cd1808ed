"""Bots that think beat those that do not; the arena measures by how much."""

from __future__ import annotations

from random import Random

import pytest

from bots.tuned import TUNED
from stellwerk.bots import make_bot
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title


def scores(id_: str, names: list[str], seed: int) -> list[int]:
    title = load_title(id_)
    position = title.new_game(len(names))
    luck = Random(f"luck{seed}")
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    while position.turn != NOBODY:
        seat = position.turn
        moves = position.moves()
        if seat == DEALER:
            position.play(luck.choice(moves))
        else:
            position.play(bots[seat].choose(title.veil(position, seat), seat, moves))
    found: list[int] = position.scores()
    return found


@pytest.mark.parametrize("id_", TUNED)
def test_greedy_beats_random(id_: str) -> None:
    first, second = scores(id_, ["greedy", "random"], 1)
    assert first > second
    first, second = scores(id_, ["random", "greedy"], 2)
    assert first < second


def points(id_: str, one: str, other: str) -> list[int]:
    """The results of two bots in three games, the seats exchanged from game to game."""
    totals = [0, 0]
    for seed in range(3, 6):
        names = [one, other] if seed % 2 else [other, one]
        for name, score in zip(names, scores(id_, names, seed), strict=True):
            totals[name == other] += score
    return totals


@pytest.mark.parametrize("id_", TUNED)
def test_a_trainee_is_gentler_than_a_driver_but_no_dice(id_: str) -> None:
    driver, trainee = points(id_, "driver", "trainee")
    assert driver > trainee
    trainee, dice = points(id_, "trainee", "random")
    assert trainee > dice
