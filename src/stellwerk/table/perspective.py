"""What a viewer sees of the game, made once for a position: it is asked for often.

Everything is made from the position veiled for the viewer. Once the game is over all is open.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.table.log_entries import EVERYTHING, MessageView, message_view
from stellwerk.table.table import Table


class MoveView(msgspec.Struct, frozen=True, gc=False):
    """An open move: its text, by which it is played, and what it would do.

    `gains` is what it changes at once for each seat, in points so far and those the end of this
    round would add; 0 where that depends on what others chose in secret.
    """

    move: str
    what: MessageView
    gains: tuple[int, ...]


class Perspective:
    """A position as one viewer sees it."""

    __slots__ = ("_moves", "asked", "points", "position", "title", "values", "viewer")

    def __init__(self, title: Title[Any], position: Position, points: list[list[int]], viewer: int):
        self.title = title
        self.position = position
        self.viewer = viewer
        self.values: dict[str, Any] = title.values(position)
        self.asked: dict[str, Any] | None = asked(title, position)
        self.points = points
        self._moves: list[MoveView] | None = None

    def moves(self) -> list[MoveView]:
        """The moves open to a viewer who decides now."""
        if self._moves is None:
            title, position = self.title, self.position
            moves = position.moves()
            self._moves = [
                MoveView(
                    title.write_move(position, move),
                    message_view(title.describe(position, move)),
                    gain,
                )
                for move, gain in zip(moves, gains(title, position, self.viewer), strict=True)
            ]
        return self._moves


def asked(title: Title[Any], position: Position) -> dict[str, Any] | None:
    """What is asked at a position, as clients get it."""
    found = title.asked(position)
    return None if found is None else {"kind": found.kind, **found.about}


def perspective(table: Table, viewer: int) -> Perspective:
    """What a viewer sees now."""
    game = table.game
    key = EVERYTHING if table.state == "over" else viewer
    found: Perspective | None = game.perspectives.get(key)
    if found is None:
        position = game.position
        if key != EVERYTHING:
            asked = game.asked(viewer) if viewer >= 0 else position
            position = game.title.veil(asked, viewer)
        points = game.title.points(position, game.told)
        found = game.perspectives[key] = Perspective(game.title, position, points, viewer)
    return found


def gains(title: Title[Any], veiled: Position, viewer: int) -> list[tuple[int, ...]]:
    """What each open move changes at once for each seat, for all the viewer can know.

    The moves are tried in a world the viewer could imagine: scores and forecasts follow from what
    is open to all. The end of the game brings secrets to light, so nothing is said of it.
    """
    moves = veiled.moves()
    nothing = (0,) * veiled.players
    if title.reveals_secret_choices(veiled):
        return [nothing for _ in moves]
    world = title.imagine(veiled, viewer, Random(0))
    round_now = title.round_now(world)
    before = _worth(title, world)
    found: list[tuple[int, ...]] = []
    for move in moves:
        after = world.copy()
        after.play(move)
        if after.turn == NOBODY:
            found.append(nothing)
            continue
        goes_on = title.round_now(after) == round_now
        worth = _worth(title, after) if goes_on else after.scores()
        found.append(tuple(now - then for now, then in zip(worth, before, strict=True)))
    return found


def _worth(title: Title[Any], position: Position) -> list[int]:
    added = map(sum, title.forecast(position))
    return [score + more for score, more in zip(position.scores(), added, strict=True)]
