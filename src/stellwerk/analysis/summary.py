"""A whole game from the reports of its turns: luck apart from skill, and its turning points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stellwerk.analysis.analyse import Analyser
from stellwerk.analysis.marks import MARKS, accuracy_of
from stellwerk.analysis.results import VERSION, GameReport, SeatReport, TurningPoint, TurnReport
from stellwerk.bots.values.value import won
from stellwerk.core.position import NOBODY

SWING: Final = 0.1
"""The least change of a chance that can be a turning point."""
MOST_POINTS: Final = 5
"""The most turning points of a game."""


def analyse(analyser: Analyser) -> GameReport:
    """The whole analysis at once."""
    return summarise(analyser, list(analyser.turns()))


def summarise(analyser: Analyser, turns: list[TurnReport]) -> GameReport:
    """The report of a game, once the last of its turns has been analysed."""
    record = analyser.record
    seats = range(len(record.seats))
    return GameReport(
        version=VERSION,
        title=record.title,
        rules=record.rules,
        players=record.seats,
        nodes=analyser.nodes,
        knowledge=analyser.knowledge,
        turns=tuple(turns),
        seats=tuple(_seat(analyser, turns, seat) for seat in seats),
        turning_points=turning_points(turns),
        scores=() if record.result is None else record.result.scores,
        winners=() if record.result is None else record.result.winners,
    )


def _seat(analyser: Analyser, turns: list[TurnReport], seat: int) -> SeatReport:
    mine = [turn for turn in turns if turn.seat == seat]
    even = 1.0 / len(analyser.record.seats)
    start = turns[0].before[seat] - turns[0].fortune[seat] if turns else even
    own = sum(turn.after[seat] - turn.before[seat] for turn in mine)
    others = sum(turn.after[seat] - turn.before[seat] for turn in turns if turn.seat != seat)
    fortune = analyser.fortune[seat] + sum(turn.fortune[seat] for turn in turns)
    ending = analyser.ending
    if ending is not None and ending.turn == NOBODY:
        end = won(ending)[seat]
    else:
        end = turns[-1].after[seat] + analyser.fortune[seat] if turns else even
    return SeatReport(
        seat=seat,
        name=analyser.record.seats[seat],
        turns=len(mine),
        accuracy=accuracy_of([turn.given_away for turn in mine]),
        given_away=sum(turn.given_away for turn in mine),
        marks={mark: sum(turn.mark == mark for turn in mine) for mark, _ in MARKS},
        start=start,
        own=own,
        others=others,
        fortune=fortune,
        outlook=end - start - own - others - fortune,
        end=end,
    )


def turning_points(turns: Iterable[TurnReport]) -> tuple[TurningPoint, ...]:
    """The largest changes by a turn or by chance, in the order of the game."""
    found: list[TurningPoint] = []
    for turn in turns:
        lost = turn.after[turn.seat] - turn.before[turn.seat]
        found.append(TurningPoint(turn.number, "turn", turn.seat, lost))
        seat = max(range(len(turn.fortune)), key=lambda one: abs(turn.fortune[one]))
        found.append(TurningPoint(turn.number, "chance", seat, turn.fortune[seat]))
    found = [point for point in found if abs(point.change) >= SWING]
    found.sort(key=lambda point: -abs(point.change))
    return tuple(sorted(found[:MOST_POINTS], key=lambda point: (point.number, point.cause)))
