"""Planted blunders are counted by what the long search thinks of them, at once and anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from analysis.games import played
from benchmarks import blunders
from benchmarks.blunders import Count, plant
from stellwerk.analysis import Analyser
from stellwerk.analysis.turns import PlayedTurn

LONG, SHORT = 60, 30


class Report:
    """What a search says of a turn, for all that the benchmark reads of it."""

    def __init__(self, given_away: float) -> None:
        self.given_away = given_away
        self.mark = "mistake" if given_away >= 0.05 else "best"
        self.best = (self,)
        self.chance = 0.6
        self.moves = ()


class Said:
    """A search with a prepared verdict on every planted turn, and nothing bad about the best."""

    given: dict[tuple[int, bool], float]

    def __init__(self, record: Any, nodes: int, *, again: bool = True) -> None:
        self.real = Analyser(record, nodes)
        self.given_away = self.given[nodes, again]

    def played(self) -> list[Any]:
        return self.real.played()

    def study(self, turn: PlayedTurn) -> Any:
        return type("Studied", (), {"report": Report(self.given_away if turn.moves else 0.0)})


@pytest.mark.parametrize(
    ("long", "again", "short", "counted"),
    [
        (0.2, 0.3, 0.1, Count(planted=1, found=1)),
        (0.2, 0.3, 0.0, Count(planted=1)),
        (0.2, 0.1, 0.0, Count(doubted=1)),
        (0.2, 0.1, 0.1, Count(doubted=1, doubted_found=1)),
    ],
)
def test_a_planted_turn_counts_if_it_is_as_bad_when_looked_at_again(
    monkeypatch: pytest.MonkeyPatch, long: float, again: float, short: float, counted: Count
) -> None:
    given = {(LONG, False): long, (LONG, True): again, (SHORT, True): short}
    monkeypatch.setattr(Said, "given", given, raising=False)
    monkeypatch.setattr(blunders, "Analyser", Said)
    found = list(plant(played("volldampf", 2, 30), LONG, SHORT, Random(1), 1))
    (best, kept), (planted, last) = found[:2]
    assert (best, kept["best"]) == (Count(best=1), 0.0)
    assert (planted, last["gives"]) == (counted, [long, again, short])
    assert len(found) == 2 or not counted.planted
