"""The ways of the stone that is being moved, and who earns on them."""

from __future__ import annotations

from stellwerk.core.title import Way
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.transport import STEP, next_steps


def ways(position: Railroad) -> list[Way]:
    """How the stone can go on: by city and by who earns what, the way over the fewest pieces."""
    if not position.stack or position.stack[-1] is not STEP:
        return []
    found: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
    _walk(position, position.at, position.reached, position.path, found)
    begun = len(position.path)
    return [
        Way((*(c.SEGMENT + piece for piece in path[begun:]), c.DELIVER), gains)
        for (_, gains), path in found.items()
    ]


def _walk(
    position: Railroad,
    at: int,
    reached: int,
    path: list[int],
    found: dict[tuple[int, tuple[int, ...]], tuple[int, ...]],
) -> None:
    """Go on from a place to every city where the stone may stay."""
    for move in next_steps(position, at, reached, len(path)):
        if move == c.DELIVER:
            outcome = (at, path_gains(position, path))
            known = found.get(outcome)
            if known is None or len(path) < len(known):
                found[outcome] = tuple(path)
            continue
        piece = move - c.SEGMENT
        a, b = position.edition.segments[piece].ends
        there = b if at == a else a
        _walk(position, there, reached | 1 << there, [*path, piece], found)


def path_gains(position: Railroad, path: list[int]) -> tuple[int, ...]:
    """By seat what a transport over these pieces adds to the income (VD-8.9)."""
    gains = [0] * position.players
    for piece in path:
        gains[position.network.owners[piece]] += c.GAIN_PER_PIECE
    return tuple(gains)
