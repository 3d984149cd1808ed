"""Why not: every reason that is given is true of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads.shortages import IS_LACKING, Closed
from titles.russian_railroads.test_reasons import LACKING, REASONS
from titles.russian_railroads.truths import IS_TRUE

POSITIONS = [row[2] for row in REASONS] + [row[1] for row in LACKING]


def test_every_reason_is_read_anew() -> None:
    """Apart from the two that nobody on turn is given."""
    assert IS_TRUE.keys() == {row[0] for row in REASONS} - {"why-over", "why-dealing"}
    assert IS_LACKING.keys() == {row[0] for row in LACKING}


def reasons_given(railway: Railway) -> Counter[str]:
    """The reasons for all closed moves of a seat on turn, each of them being true."""
    given: Counter[str] = Counter()
    for move in range(c.MOVES) if railway.turn >= 0 else []:
        reason = TITLE.why_not(railway, move)
        if reason is None or move - c.STEP in c.STOPS:
            continue
        closed = Closed(railway, move, reason)
        context = (closed.name, closed.top.name, reason, TITLE.write_position(railway))
        assert IS_TRUE[reason.key](closed), context
        given[reason.key] += 1
        lacking = reason.params.get("lacking")
        if isinstance(lacking, Message):
            given[lacking.key] += 1
    return given


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_are_true_in_random_games(players: int, version: int) -> None:
    """In every other game nobody passes or forgoes anything, so that it gets far."""
    given: Counter[str] = Counter()
    for seed in range(4):
        rng = Random(seed)
        railway = TITLE.by_version(version).new_game(players)
        while railway.turn != NOBODY:
            if rng.random() < 0.15:
                given += reasons_given(railway)
            moves = railway.moves()
            eager = [move for move in moves if move not in (c.PASS, c.DONE)]
            railway.play(rng.choice(eager if seed % 2 and eager else moves))
    assert len(given) > 25


@pytest.mark.parametrize("position", POSITIONS)
def test_reasons_are_true_in_situations(position: Callable[[], Railway]) -> None:
    reasons_given(position())
