"""Bots that think beat those that do not; the arena measures by how much."""

from __future__ import annotations

from random import Random

import pytest

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


@pytest.mark.parametrize("id_", ["russian-railroads"])
def test_greedy_beats_random(id_: str) -> None:
    for seed in range(2):
        first, second = scores(id_, ["greedy", "random"], seed)
        assert first > second
        first, second = scores(id_, ["random", "greedy"], seed)
        assert first < second


@pytest.mark.parametrize("id_", ["russian-railroads"])
def test_a_trainee_is_gentler_than_a_driver_but_no_dice(id_: str) -> None:
    lead = [0, 0]
    for seed in range(2):
        driver, trainee = scores(id_, ["driver", "trainee"], seed)
        lead[0] += driver - trainee
        trainee, dice = scores(id_, ["trainee", "random"], seed)
        lead[1] += trainee - dice
    assert min(lead) > 0
