"""The levels: gentler ones have more failings, stronger ones more nodes, in every title."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bots.tuned import TUNED
from stellwerk.bots import make_bot, searches
from stellwerk.bots.levels import (
    LEVELS,
    USUAL,
    FarsightedBot,
    GentleBot,
    failings_of,
    nodes_of,
    ratings_of,
)
from stellwerk.titles import load_title
from tiny.title import TITLE as TINY

GENTLE = [level for level in LEVELS if isinstance(make_bot(level, ""), GentleBot)]
SEARCHING = [level for level in LEVELS if searches(level)]


def test_there_is_one_level_between_the_gentle_ones_and_those_that_search() -> None:
    assert [*GENTLE, "driver", *SEARCHING] == list(LEVELS)


@pytest.mark.parametrize("id_", [*TUNED, USUAL])
def test_failings_become_milder(id_: str) -> None:
    for gentler, stronger in pairwise(failings_of(level, id_) for level in GENTLE):
        assert gentler.horizon <= stronger.horizon
        assert gentler.prejudice > stronger.prejudice > 0
        assert gentler.oversight > stronger.oversight > 0
        assert gentler.width <= stronger.width


@pytest.mark.parametrize("id_", [*TUNED, USUAL])
def test_nodes_grow(id_: str) -> None:
    nodes = [nodes_of(level, id_) for level in SEARCHING]
    assert nodes == sorted(set(nodes))


@pytest.mark.parametrize("id_", [*TUNED, USUAL])
def test_a_dispatcher_answers_soon_also_in_a_browser(id_: str) -> None:
    """There the rules are not compiled, and people wait five seconds at most."""
    assert nodes_of("dispatcher", id_) <= 150


def test_a_level_is_that_of_its_title() -> None:
    bot = make_bot("stationmaster", "1")
    assert isinstance(bot, FarsightedBot)
    for id_ in TUNED:
        bot.judge(load_title(id_))
        assert bot.nodes == nodes_of("stationmaster", id_)
    bot.judge(TINY)
    assert bot.nodes == nodes_of("stationmaster", USUAL)


@pytest.mark.parametrize("id_", TUNED)
def test_the_levels_were_measured_and_go_up(id_: str) -> None:
    for players, ratings in ratings_of(id_).items():
        assert int(players) in load_title(id_).players
        assert list(ratings) == [level for level in LEVELS if level in ratings]
        assert list(ratings.values()) == sorted(ratings.values())
    assert set(ratings_of(id_)["2"]) >= {*GENTLE, "driver"}


def test_a_title_that_was_not_measured_has_no_ratings() -> None:
    assert ratings_of("tiny") == {}
