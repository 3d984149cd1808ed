"""Forecasts are what the end of the round brings; every source has a name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.locales import Phrases
from stellwerk.titles import load_title, own_title_ids
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.rules import EndShift
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.scoring import score_round
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.scoring import pay_out

TITLES = ["russian-railroads", "glueck-auf", "volldampf"]


def end_round(position: Position) -> None:
    """Score the round as if it ended now."""
    match position:
        case Railway():
            for seat in range(position.players):
                score_round(position, seat)
        case Colliery():
            EndShift("end").resolve(position)
        case Railroad():
            for seat in position.order:
                pay_out(position, seat)


def positions(title: Title[Any], players: int) -> Iterator[Position]:
    for seed in range(4):
        rng = Random(seed)
        position: Position = title.new_game(players)
        while position.turn != NOBODY:
            if title.round_now(position) and position.turn >= 0 and rng.random() < 0.2:
                yield position
            position.play(rng.choice(position.moves()))


@pytest.mark.parametrize("title_id", TITLES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_forecast_is_what_the_end_of_the_round_brings(title_id: str, players: int) -> None:
    title = load_title(title_id)
    seen = 0
    for position in positions(title, players):
        before = title.points(position, title.nothing_reported(players))
        forecast = title.forecast(position)
        ended = position.copy()
        ended.events = []
        end_round(ended)
        reported = title.listen(tuple(tuple(row) for row in before), ended.events)
        added = [
            [after - was for after, was in zip(mine, theirs, strict=True)]
            for mine, theirs in zip(title.points(ended, reported), before, strict=True)
        ]
        assert added == forecast
        seen += any(map(any, forecast))
    assert seen


@pytest.mark.parametrize("title_id", own_title_ids())
def test_every_source_has_a_name(title_id: str) -> None:
    phrases = Phrases(title_id)
    for source in load_title(title_id).sources:
        phrases.say(Message(source, {}))
    assert phrases.faults == set()
