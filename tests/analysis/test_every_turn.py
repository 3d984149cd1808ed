"""In every turn of a game the amounts that are named add up to the difference that is shown."""

from __future__ import annotations

import re
from math import fsum

import pytest

from analysis.games import TABLES, played
from stellwerk.analysis import Analyser
from stellwerk.analysis.reasons import sentences
from stellwerk.locales import Phrases
from stellwerk.records import Record

WHOLE = 100_000
"""More choices than any game has."""
GAMES = 100


def explained(record: Record, nodes: int) -> int:
    """Checks every turn of a record; the number of those with reasons."""
    phrases = Phrases(record.title, record.seats)
    found = 0
    for turn in Analyser(record, nodes).turns():
        amounts = [reason.amount for reason in turn.reasons]
        assert round(10 * fsum(amounts)) == round(10 * turn.difference), turn
        lines = sentences(turn, record.title, phrases)
        if lines:
            head, *named = [said(line) for line in lines]
            assert head == turn.difference
            assert round(fsum(named), 1) == head, lines
            found += 1
    assert phrases.faults == set()
    return found


def said(line: str) -> float:
    """The points that a sentence ends with."""
    return float(re.findall(r"[+−]\d+\.\d", line)[-1].replace("−", "-"))


@pytest.mark.parametrize(("id_", "players"), TABLES)
def test_in_every_turn_of_a_beginning(id_: str, players: int) -> None:
    assert explained(played(id_, players, 12), 4)


@pytest.mark.soak
@pytest.mark.parametrize("game", range(1, GAMES + 1))
def test_in_every_turn_of_a_hundred_games(game: int) -> None:
    id_, players = TABLES[game % len(TABLES)]
    assert explained(played(id_, players, WHOLE, "greedy", game), 12)
