"""What a list shows of a table."""

from __future__ import annotations

import msgspec

from stellwerk.store.journal import Row
from stellwerk.table.table import Table


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    name: str
    kind: str


class Summary(msgspec.Struct, frozen=True):
    """A table in a list of tables."""

    id: str
    title: str
    options: dict[str, str]
    clock: str
    state: str
    seats: list[SeatSummary]
    awaited: list[int]
    step: int
    changed: int


def row(table: Table, id_: str, *, listed: bool, due: int | None) -> Row:
    """The row of a table."""
    summary = Summary(
        id=id_,
        title=table.title.id,
        options=dict(table.game.options),
        clock=table.clock.kind,
        state=table.state,
        seats=[SeatSummary(seat.name, seat.kind) for seat in table.seats],
        awaited=table.awaited,
        step=table.step,
        changed=table.changed,
    )
    return Row(
        title=table.title.id,
        players=len(table.seats),
        state=table.state,
        listed=listed,
        summary=msgspec.json.encode(summary).decode(),
        due=due,
    )
