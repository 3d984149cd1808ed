"""The teacher at a table: what to play now, and how good the last turn was, as one seat can know.

Everything is made from the position veiled for that seat, the dice of the search as well: where
only hidden things differ, the advice is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from stellwerk.analysis.marks import mark_of
from stellwerk.analysis.reasons import Reasoner
from stellwerk.analysis.results import Difference, Mark, Option
from stellwerk.analysis.thinking import Thinker, worlds_for
from stellwerk.bots.evaluators import calibrated, corrected, foretelling, value_of
from stellwerk.bots.tree import carried_out
from stellwerk.core.position import Position
from stellwerk.core.title import Title


@dataclass(frozen=True, slots=True)
class Advice:
    """What the teacher says of a turn of `seat`; `best` has the best turns, the best first.

    For a turn to come, `played` and `mark` are None. The reasons say by how much the best turn is
    ahead of the played one; where none was played, or none was better, of the next best one.
    `chances` are those of all seats after the played turn, or with the best one.
    """

    seat: int
    best: tuple[Option, ...]
    played: Option | None
    mark: Mark | None
    given_away: float
    difference: float
    reasons: tuple[Difference, ...]
    chances: tuple[float, ...]


def advise(
    title: Title[Any], position: Position, viewer: int, nodes: int, moves: list[int] | None = None
) -> Advice | None:
    """Advice for whoever decides in a position, or on their moves, from what `viewer` knows.

    None if there is nothing to choose, as far as the viewer can know.
    """
    seat = position.turn
    veiled = title.veil(position, viewer)
    rng = Random(f"teacher:{viewer}:{seat}:{veiled.state()!r}")
    worlds = [title.imagine(veiled, viewer, rng) for _ in range(worlds_for(nodes))]
    if moves is not None:
        worlds = [world for world in worlds if carried_out(world, moves) is not None]
    if not worlds:
        return None
    value = value_of(title)
    plain = corrected(foretelling(value, title), title, worlds[0])
    judge = calibrated(plain, title, position.players)
    thought = Thinker(title, value, judge, nodes).think(worlds, moves, rng)
    if thought is None:
        return None
    best, other = thought.best[0], thought.played
    different = _different(title, worlds[0], [one.moves for one in thought.best])
    if best.edge is other.edge and len(different) > 1:
        other = thought.best[different[1]]
    difference = 0.0
    reasons: tuple[Difference, ...] = ()
    if best.edge is not other.edge:
        difference, reasons = Reasoner(title, plain).compare(worlds, best.moves, other.moves)
    if moves is None:
        chances = tuple(best.chances)
        options = tuple(thought.options[number] for number in different)
        return Advice(seat, options, None, None, 0.0, difference, reasons, chances)
    given_away = max(0.0, best.chances[seat] - thought.played.chances[seat])
    return Advice(
        seat,
        thought.options,
        thought.option,
        mark_of(given_away),
        given_away,
        difference,
        reasons,
        tuple(thought.played.chances),
    )


def _different(title: Title[Any], world: Position, turns: list[list[int]]) -> list[int]:
    """The numbers of the turns that are not an earlier one with another payment."""
    found: dict[tuple[int, ...], int] = {}
    for number, moves in enumerate(turns):
        position = world.copy()
        chosen = []
        for move in moves:
            if position.turn != world.turn or move not in position.moves():
                break
            if title.usual(position) is None:
                chosen.append(move)
            position.play(move)
        found.setdefault(tuple(chosen), number)
    return list(found.values())
