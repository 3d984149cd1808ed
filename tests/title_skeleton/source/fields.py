"""The fields of a position, each declared once."""

from __future__ import annotations

from typing import Final

from stellwerk.core.field_kinds import Names, Number, Owed, SeatNumber
from stellwerk.core.fields import PositionFields, WorkedOut
from stellwerk.core.json_schema import integer
from title_skeleton.source import components as c
from title_skeleton.source.position import Sidings
from title_skeleton.source.rules import EFFECTS


def _left(position: Sidings) -> int:
    """How many wagons are in the yard; all can count them."""
    hidden = sum(train.hand.count(c.UNKNOWN) for train in position.trains)
    return sum(position.yard) - hidden


FIELDS: Final = PositionFields(
    table=[
        Number("round", "round", 0, c.ROUNDS),
        Number("turns", "turns", 0, c.ROUNDS * c.MOST_PLAYERS),
        SeatNumber("active", "active"),
        Names("depot", "depot", c.WAGONS),
        Owed(EFFECTS),
    ],
    seat=[
        Names("hand", "hand", c.WAGONS, secret=True),
        Names("wagons", "wagons", c.WAGONS),
        Number("points", "points", 0, 999),
    ],
    boards=lambda position: position.trains,
    board=lambda position, seat: position.writable(seat),
    # What lies nowhere else is in the yard.
    derived=("trains", "yard"),
    worked_out_of_table=[WorkedOut("in-the-yard", integer(0, c.EACH * c.WEIGHTS), _left)],
)
