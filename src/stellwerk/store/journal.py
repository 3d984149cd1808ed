"""The journal of tables: appended in one transaction before anything is acknowledged.

Changes of several tables that wait at the same time share a transaction, and so one wait for the
disk. A number that is already taken means that another process was faster: only that change fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from stellwerk.store import seat_holders
from stellwerk.store.database import Database
from stellwerk.store.schema import acts, tables
from stellwerk.store.seat_holders import Renewal, Sitting
from stellwerk.store.shapes import TableRow as TableRow
from stellwerk.store.shapes import UnreadableError as UnreadableError
from stellwerk.store.shapes import read_acts
from stellwerk.store.shapes import read_table as read_table
from stellwerk.table.acts import Act, write_act

CHANNEL: Final = "stellwerk"
MOST: Final = 200
"""The most changes in one transaction."""


class ConflictError(Exception):
    """Another process changed the table first; load it again."""


class Notice(NamedTuple):
    """Somebody gets a notice that it is their turn: once, and not before a certain time."""

    person: str
    turn: int
    due: int


class Change(msgspec.Struct):
    """New acts of a table, from number `first` on, and what is stored with them."""

    table: str
    first: int
    acts: Sequence[tuple[int, Act]]
    row: TableRow
    seated: Sequence[Sitting] = ()
    freed: Sequence[int] = ()
    notices: Sequence[Notice] = ()
    renewed: Sequence[Renewal] = ()


_Waiting = tuple[tuple[Change, ...], asyncio.Future[None]]
"""Changes that belong together, and who waits for them."""


class Journal:
    """Appends and reads acts; nothing is appended unless `run` is running."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self.transactions = 0

    async def append(self, *changes: Change) -> None:
        """Store changes, all or none; when this returns, they are on disk.

        ConflictError if one of them came too late.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((changes, done))
        await done

    async def run(self) -> None:
        """Write what is waiting, until cancelled."""
        while True:
            batch = [await self.waiting.get()]
            with suppress(asyncio.QueueEmpty):
                while len(batch) < MOST:
                    batch.append(self.waiting.get_nowait())
            try:
                await self._write(batch)
            except asyncio.CancelledError:
                for _, done in batch:
                    done.cancel()
                raise

    async def _write(self, batch: list[_Waiting]) -> None:
        fault: Exception | None = None
        try:
            together = [change for changes, _ in batch for change in changes]
            await self.database.write(partial(_insert, together), first=True)
            self.transactions += 1
        except IntegrityError:
            fault = ConflictError()
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
        except Exception as other:
            fault = other
        for _, done in batch:
            if done.cancelled():
                continue
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)

    async def load(self, table: str, after: int = 0) -> list[tuple[int, Act]]:
        """The acts of a table after number `after`, with their times."""
        query = (
            select(acts.c.number, acts.c.at, acts.c.act)
            .where(acts.c.table_id == table, acts.c.number > after)
            .order_by(acts.c.number)
        )
        async with self.database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return read_acts([(number, at, act) for number, at, act in rows], after)


def _insert(changes: Sequence[Change], connection: Connection) -> None:
    """Write changes, table rows first: acts refer to them."""
    created = [_row(change, new=True) for change in changes if change.first == 1]
    changed = [_row(change, new=False) for change in changes if change.first > 1]
    if created:
        connection.execute(insert(tables), created)
    rows = [
        {"table_id": change.table, "number": number, "at": at, "act": write_act(act)}
        for change in changes
        for number, (at, act) in enumerate(change.acts, start=change.first)
    ]
    connection.execute(_APPEND, rows)
    if changed:
        connection.execute(_UPDATE, changed)
    for change in changes:
        if change.freed:
            seat_holders.free(connection, change.table, change.freed)
        for renewal in change.renewed:
            seat_holders.renew(connection, change.table, renewal)
        if change.seated:
            seat_holders.seat(connection, change.table, change.seated)
    due = [
        {"table_id": change.table, **notice._asdict()}
        for change in changes
        for notice in change.notices
    ]
    if due:
        connection.execute(_NOTIFY, due)
    if connection.dialect.name == "postgresql":
        _ring(connection, changes)


def _ring(connection: Connection, changes: Sequence[Change]) -> None:
    """Notify the other processes when the transaction is done, not before."""
    connection.execute(
        text(f"SELECT pg_notify('{CHANNEL}', :news)"),
        [{"news": f"{change.table} {change.first + len(change.acts) - 1}"} for change in changes],
    )


# What every move needs is plain SQL: building a statement from columns takes as long as running it.

_APPEND: Final = text(
    "INSERT INTO acts (table_id, number, at, act) VALUES (:table_id, :number, :at, :act)"
)
_NOTIFY: Final = text(
    "INSERT INTO notices (table_id, person, turn, due, sent)"
    " VALUES (:table_id, :person, :turn, :due, false) ON CONFLICT DO NOTHING"
)
"""Once per turn: a second notice for the same turn is ignored."""
_UPDATE: Final = text(
    "UPDATE tables SET state = :state, listed = :listed, summary = :summary, acts = :acts,"
    " changed = :changed, due = :due WHERE id = :id"
)


def _row(change: Change, *, new: bool) -> Mapping[str, Any]:
    row = change.row
    values: dict[str, Any] = {
        "id": change.table,
        "state": row.state,
        "listed": row.listed,
        "summary": row.summary,
        "acts": change.first - 1 + len(change.acts),
        "changed": change.acts[-1][0],
        "due": row.due,
    }
    if new:
        values |= {
            "title": row.title,
            "players": row.players,
            "created": change.acts[0][0],
            "rated": False,
        }
    return values
