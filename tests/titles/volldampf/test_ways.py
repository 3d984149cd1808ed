"""The ways that clients offer are those of the rules (VD-8.3 to VD-8.7, VD-8.9)."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import NOBODY
from stellwerk.table.perspective import outcomes
from stellwerk.table.worth import worth
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE
from stellwerk.titles.volldampf.transport import STEP
from stellwerk.titles.volldampf.ways import ways

Outcome = tuple[int, tuple[int, ...]]


def played(position: Railroad) -> dict[Outcome, int]:
    """By city and gains the fewest moves to get there, found by making every move of the rules."""
    found: dict[Outcome, int] = {}

    def go_on(here: Railroad, moves: int) -> None:
        for move in here.moves():
            after = here.copy()
            after.play(move)
            if move != c.DELIVER:
                go_on(after, moves + 1)
                continue
            gains = [0] * here.players
            for piece in here.path:
                gains[here.network.owners[piece]] += c.GAIN_PER_PIECE
            outcome = (here.at, tuple(gains))
            found[outcome] = min(found.get(outcome, 99), moves + 1)

    go_on(position, 0)
    return found


@pytest.mark.rule("VD-8.3", "VD-8.4", "VD-8.6", "VD-8.9")
@pytest.mark.parametrize("stop", ["chosen", "first"])
@pytest.mark.parametrize("players", [2, 5])
def test_ways_are_what_the_rules_allow(players: int, stop: str) -> None:
    rng = Random(players)
    position = TITLE.new_game(players, TITLE.with_defaults({"stop": stop}))
    seen = 0
    while position.turn != NOBODY:
        if position.stack[-1] is STEP:
            offered: dict[Outcome, int] = {}
            for way in ways(position):
                end = position.copy()
                for move in way.moves[:-1]:
                    assert move in end.moves()
                    end.play(move)
                assert way.moves[-1] == c.DELIVER
                assert c.DELIVER in end.moves()
                offered[end.at, way.gains] = len(way.moves)
            assert offered == played(position)
            seen += 1
        else:
            assert ways(position) == []
        choices = [move for move in position.moves() if move != c.SKIP] or position.moves()
        position.play(rng.choice(choices))
    assert seen > 10


@pytest.mark.rule("VD-8.2")
def test_a_stone_promises_what_its_best_way_brings() -> None:
    rng = Random(1)
    position = TITLE.new_game(3, TITLE.with_defaults({}))
    seen = 0
    while position.turn != NOBODY:
        moves = position.moves()
        asked = TITLE.asked(position)
        if asked is not None and asked.kind == "transport":
            seat = position.turn
            found = outcomes(TITLE, position, seat, worth(TITLE, position))
            for move, outcome in zip(moves, found, strict=True):
                if c.STONE <= move < c.FIELD:
                    after = position.copy()
                    after.play(move)
                    assert outcome.at_best == max(way.gains[seat] for way in ways(after))
                    seen += 1
        choices = [move for move in moves if move != c.SKIP] or moves
        position.play(rng.choice(choices))
    assert seen > 10
