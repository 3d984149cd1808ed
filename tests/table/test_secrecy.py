"""What counts as a secret that came to light, compared with worlds that viewers could imagine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stellwerk.core.messages import Event
from stellwerk.core.position import NOBODY, SPECTATOR, Position
from stellwerk.core.title import Title
from stellwerk.table.secrecy import reveals
from stellwerk.titles import load_title

TITLES = [("tiny", 3), ("russian-railroads", 3), ("glueck-auf", 2), ("glueck-auf", 4)]
TITLES += [("volldampf", 2), ("volldampf", 4)]
WORLDS = 8


def moves_of_seats(
    title: Title[Any], players: int, games: int, rng: Random
) -> Iterator[tuple[Position, int, Position, list[Event]]]:
    """Moves of seats in random games: the position before, the move, the position after, events."""
    for _ in range(games):
        position: Position = title.new_game(players)
        while position.turn != NOBODY:
            if position.turn >= 0 and len(position.awaited()) > 1:
                position.give_turn_to(rng.choice(position.awaited()))
            before = position.copy()
            move = rng.choice(position.moves())
            position.events = []
            position.play(move)
            if before.turn >= 0:
                yield before, move, position, position.events
            position.events = None


def tells_apart(
    title: Title[Any], before: Position, move: int, after: Position, viewer: int, rng: Random
) -> bool:
    """Whether a viewer, who saw the move, sees after it that a world they imagined was wrong.

    Worlds in which the move could not have been made are concluded away by the choice itself.
    """
    veiled = title.veil(before, viewer)
    seen = title.veil(after, viewer)
    blank = title.veil_move(before, move, viewer)
    for _ in range(WORLDS):
        world: Position = title.imagine(veiled, viewer, rng)
        if before.turn != world.turn:
            world.give_turn_to(before.turn)
        like = [m for m in world.moves() if title.veil_move(world, m, viewer) == blank]
        if not like:
            continue
        world.play(move if move in like else rng.choice(like))
        other = title.veil(world, viewer)
        if other.state() != seen.state() or other.moves() != seen.moves():
            return True
    return False


@pytest.mark.parametrize(("title_id", "players"), TITLES)
def test_nothing_is_shown_by_a_move_that_can_be_undone(title_id: str, players: int) -> None:
    title = load_title(title_id)
    rng = Random(7)
    checked = 0
    for before, move, after, events in moves_of_seats(title, players, 2, rng):
        if reveals(title, before, before.turn, move, after, events):
            continue
        for viewer in (*range(players), SPECTATOR):
            if title_id == "tiny" or viewer == before.turn or rng.random() < 0.25:
                assert not tells_apart(title, before, move, after, viewer, rng)
                checked += 1
    assert checked > 10


@pytest.mark.parametrize(("title_id", "players"), TITLES)
def test_a_move_that_cannot_be_undone_showed_something(title_id: str, players: int) -> None:
    """Not every world is wrong, so most of these moves are found out, not all."""
    title = load_title(title_id)
    rng = Random(8)
    shown = found = 0
    games = 60 if title_id == "russian-railroads" else 3
    for before, move, after, _ in moves_of_seats(title, players, games, rng):
        if after.turn == NOBODY or not title.reveals(before, before.turn, move, after):
            continue
        shown += 1
        found += any(
            tells_apart(title, before, move, after, viewer, rng)
            or move not in title.imagine(title.veil(before, viewer), viewer, rng).moves()
            for viewer in (*range(players), SPECTATOR)
        )
    assert shown
    assert found >= 0.7 * shown
