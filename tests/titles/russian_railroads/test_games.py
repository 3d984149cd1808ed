"""Random games against an independent reading of the rules: rewards, order on lines, points."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stellwerk.core.messages import Event, Message
from stellwerk.core.position import NOBODY
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.checks import faults
from stellwerk.titles.russian_railroads.position import Mat, Railway
from stellwerk.titles.russian_railroads.scoring import SCORED
from stellwerk.titles.russian_railroads.title import TITLE

STARTING_WORKERS = {2: 6, 3: 6, 4: 5}
LINES = ((1, 5), (7, 4), (12, 3))
"""Where black stands in the list of pieces, and how many colours the line has."""
INDUSTRY = (0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30)


def games(players: int, count: int) -> Iterator[tuple[Railway, list[Event]]]:
    """Every position of some random games, with the events on the way to it.

    Nobody passes or forgoes anything while there is something to do, so that games get far.
    """
    for seed in range(count):
        rng = Random(seed)
        position = TITLE.new_game(players)
        while position.turn != NOBODY:
            position.events = []
            moves = position.moves()
            eager = [move for move in moves if move not in (c.PASS, c.DONE)]
            position.play(rng.choice(eager or moves))
            yield position, position.events


def line_points(mat: Mat, line: int) -> int:
    black, colours = LINES[line]
    values = (0, 1, 3, 6, 10) if mat.tokens >> 4 & 1 else (0, 1, 2, 4, 7)
    points = 0
    for space in range(1, mat.reach(line) + 1):
        behind = [n for n in range(colours) if mat.tracks[black + n] >= space]
        if behind:
            points += values[max(behind)] * (2 if line == 0 and space <= mat.doublers else 1)
    return points


def round_points(mat: Mat) -> int:
    """One player's scoring, space by space (RR-12)."""
    points = line_points(mat, 0) + line_points(mat, 1) + line_points(mat, 2)
    if min(mat.tracks[8], mat.locomotives[2]) >= 7:
        points += line_points(mat, 1)
    starred = min(mat.tracks[12], mat.locomotives[3])
    points += sum(
        star
        for space, star in zip((1, 2, 3, 4, 8), (1, 2, 3, 4, 10), strict=True)
        if starred >= space
    )
    if mat.tokens >> 5 & 1 and min(mat.tracks[13], mat.locomotives[3]) >= 5:
        points += 20
    return (
        points
        + INDUSTRY[mat.marker]
        + (INDUSTRY[mat.second_marker] if mat.second_marker >= 0 else 0)
    )


@pytest.mark.rule("RR-12.1", "RR-12.4", "RR-12.5", "RR-12.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_scoring_is_what_a_fresh_count_gives(players: int) -> None:
    scorings = 0
    sources = {"source-trans-siberian", "source-st-petersburg", "source-kiev", "source-industry"}
    for position, events in games(players, 20):
        logged = [0] * players
        for event in events:
            source = event.params.get("source")
            if isinstance(source, Message) and source.key in sources:
                logged[int(str(event.params["seat"]))] += int(str(event.params["points"]))
        if any(logged):
            assert logged == [round_points(mat) for mat in position.mats]
            scorings += 1
    assert scorings > 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_in_the_log_are_the_points_scored(players: int) -> None:
    logged = [0] * players
    for position, events in games(players, 10):
        for event in events:
            if event.key in ("points", SCORED):
                logged[int(str(event.params["seat"]))] += int(str(event.params["points"]))
        assert position.scores() == logged
        if position.turn == NOBODY:
            logged = [0] * players


@pytest.mark.rule("RR-10.2", "RR-10.3", "RR-10.4", "RR-10.5", "RR-6.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_are_there_as_soon_as_they_are_reached(players: int) -> None:
    """Workers and tokens follow from what pieces, locomotives and markers have reached."""
    for position, _ in games(players, 20):
        pending = sum(duty.name == "pick-token" for duty in position.stack)
        for seat, mat in enumerate(position.mats):
            gained = (mat.tracks[12] >= 7) + (mat.tracks[3] >= 3 and mat.reach(0) >= 3)
            assert mat.workers == STARTING_WORKERS[players] + gained
            fields = (min(mat.tracks[7], mat.locomotives[2]) >= 4) + (
                min(mat.tracks[7], mat.locomotives[2]) >= 6
            )
            fields += min(mat.tracks[1], mat.reach(0)) >= 13
            fields += max(mat.marker, mat.second_marker) >= 10
            assert mat.tokens.bit_count() + (pending if seat == position.active else 0) == fields


@pytest.mark.rule("RR-3.1", "RR-4.4", "RR-4.5", "RR-6.4", "RR-6.7", "RR-9.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_leads_to_a_table_that_cannot_be(players: int) -> None:
    for position, _ in games(players, 10):
        assert list(faults(position)) == []
