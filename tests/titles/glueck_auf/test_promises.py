"""Glück Auf keeps the promises of every title, and one of its own."""

from __future__ import annotations

from random import Random

import pytest

from promises import Promises
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.rules import AFTERWARDS, TURN_ON
from stellwerk.titles.glueck_auf.title import TITLE

LIKED = (c.AREA_NAMES.index("innovations"), *range(c.EXTRA, c.PASS))


class TestPromises(Promises):
    title = TITLE


class TestPromisesOfVersion1(Promises):
    title = TITLE.by_version(1)


@pytest.mark.rule("GA-8.8", "GA-8.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["reconstruction-1", "innovations-2-2-2"])
def test_whoever_passes_has_played_no_action_innovation(players: int, edition: str) -> None:
    """Random games of players who take innovations, and play them before the worker action."""
    played = 0
    for seed in range(40):
        rng = Random(seed)
        position = TITLE.new_game(players, {"edition": edition})
        while position.stack:
            moves = position.moves()
            if position.stack[-1] is TURN_ON:
                played += 1
                assert moves
                assert c.PASS not in moves
            if position.stack[-1] is AFTERWARDS:
                moves = [c.DONE]
            position.play(rng.choice([move for move in moves if move in LIKED] or moves))
    assert played > 50
