"""What a list shows of a table."""

from __future__ import annotations

import msgspec

from stellwerk.store.shapes import TableRow
from stellwerk.table.table import Table


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list of tables; an open one may be kept for somebody.

    `former`: the person who had it deleted their account. `colour` is -1 in lists from before seats
    had one: it is that of the place then.
    """

    name: str
    kind: str
    invited: bool = False
    former: bool = False
    colour: int = -1


class Summary(msgspec.Struct, frozen=True):
    """A table in a list of tables.

    `rules` is its version of the rules; `fault` says why it cannot be loaded;
    an `abandoned` game is over without a winner, a `given_up` table was given up before its game;
    `kept_until` is when it is deleted unless somebody touches it, 0 for never.
    """

    id: str
    title: str
    options: dict[str, str]
    clock: str
    state: str
    seats: list[SeatSummary]
    awaited: list[int]
    step: int
    changed: int
    players: int = 0
    spectators: bool = True
    round: int = 0
    rounds: int = 0
    scores: list[int] = []
    winners: list[int] = []
    abandoned: bool = False
    given_up: bool = False
    rules: int = 1
    fault: str = ""
    kept_until: int = 0


class MyTable(Summary, frozen=True):
    """A table somebody has seats at; `turn` if one of them is awaited."""

    mine: list[int] = []
    turn: bool = False


def summary(table: Table, id_: str) -> Summary:
    """What a list shows of a table now."""
    position = table.game.before_draft()
    return Summary(
        id=id_,
        title=table.title.id,
        options=dict(table.game.options),
        clock=table.clock.kind,
        state=table.state,
        seats=[
            SeatSummary(
                seat.name,
                seat.kind,
                seat.open and seat.invitations > 0,
                former=seat.former,
                colour=seat.colour,
            )
            for seat in table.seats
        ],
        awaited=table.awaited,
        step=table.step,
        changed=table.changed,
        players=len(table.seats),
        spectators=table.opened.spectators,
        round=table.title.round_now(position),
        rounds=table.title.round_count(position),
        scores=position.scores(),
        winners=position.winners() if table.state == "over" and not table.abandoned else [],
        abandoned=table.abandoned,
        given_up=table.given_up,
        rules=table.title.version,
    )


def row(table: Table, id_: str, *, listed: bool, due: int | None) -> TableRow:
    """The row of a table."""
    return TableRow(
        title=table.title.id,
        players=len(table.seats),
        state=table.state,
        listed=listed and not table.given_up,
        summary=msgspec.json.encode(summary(table, id_)).decode(),
        due=due,
    )
