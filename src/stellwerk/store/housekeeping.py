"""Keeps a store small: unused tables, people who came only once, empty pages."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select
from sqlalchemy.exc import IntegrityError

from stellwerk.store.database import Database
from stellwerk.store.schema import (
    people,
    push_subscriptions,
    ratings,
    settings,
    sittings,
    tables,
)
from stellwerk.store.summary import Summary
from stellwerk.table.clock import DAY

NOTICE: Final = 7 * DAY
"""How long a rule is announced before it deletes anything."""
BATCH: Final = 50
"""Tables that are deleted in one transaction, so that nobody waits long for their move."""
PAGES: Final = 2_000
"""How many empty pages are returned at a time."""
LARGE: Final = 2_500
"""How many empty pages make a rewrite of an older file worthwhile, if they are a quarter of it."""


class Keep(NamedTuple):
    """How long tables are kept: days since somebody touched them, and since when this rule applies.

    0 days means for ever.
    """

    days: int = 0
    since: int = 0

    def until(self, changed: int) -> int:
        """When a table that was last touched then is deleted, 0 for never."""
        if not self.days:
            return 0
        return max(changed + self.days * DAY, self.since + NOTICE)

    def before(self, now: int) -> int:
        """Tables that were touched before this time are deleted now."""
        return now - self.days * DAY if self.days and now >= self.since + NOTICE else 0


class Keeping(NamedTuple):
    """How long tables that wait for players, and finished ones, are kept."""

    waiting: Keep = Keep()
    finished: Keep = Keep()

    def dated(self, table: Summary) -> Summary:
        """A table of a list, with the time when it is deleted unless somebody touches it."""
        if table.fault or table.state not in ("open", "over"):
            return table
        rule = self.waiting if table.state == "open" else self.finished
        return msgspec.structs.replace(table, kept_until=rule.until(table.changed))


class OldTable(NamedTuple):
    """A table nobody has touched for a long time."""

    id: str
    title: str
    state: str
    changed: int


async def announced(database: Database, name: str, days: int, now: int) -> Keep:
    """A rule, and since when all processes know it: a changed one counts as new."""

    def work(connection: Connection) -> Keep:
        mine = settings.c.name == name
        known: str | None = connection.execute(select(settings.c.value).where(mine)).scalar()
        kept = [] if known is None else [int(part) for part in known.split()]
        if kept[:1] == [days]:
            return Keep(*kept)
        connection.execute(delete(settings).where(mine))
        connection.execute(insert(settings).values(name=name, value=f"{days} {now}"))
        return Keep(days, now)

    try:
        return await database.write(work)
    except IntegrityError:
        # Another process, started at the same time, has just announced it.
        return await database.write(work)


async def old_tables(database: Database, waiting: int, finished: int) -> list[OldTable]:
    """Tables that never started, and finished ones, last touched before these times.

    A table that cannot be loaded is never among them: a later version may be able to.
    """
    of_state = [
        and_(tables.c.state == state, tables.c.changed < before)
        for state, before in (("open", waiting), ("over", finished))
    ]
    query = (
        select(tables.c.id, tables.c.title, tables.c.state, tables.c.changed)
        .where(or_(*of_state), tables.c.fault == "")
        .order_by(tables.c.changed)
    )
    async with database.engine.connect() as connection:
        return [OldTable(*row) for row in await connection.execute(query)]


async def delete_tables(database: Database, old: Collection[OldTable]) -> list[str]:
    """Delete tables and everything that belongs to them, unless somebody touched them since."""

    def work(connection: Connection) -> list[str]:
        deleted = []
        for table in old:
            same = and_(tables.c.id == table.id, tables.c.changed == table.changed)
            if connection.execute(delete(tables).where(same)).rowcount:
                deleted.append(table.id)
        return deleted

    return await database.write(work)


async def forget_people(database: Database, before: int) -> None:
    """Delete people who came before a time, have no account and left nothing behind."""
    left = [
        exists().where(part.c.person == people.c.id)
        for part in (sittings, ratings, push_subscriptions)
    ]
    plain = (people.c.name.is_(None), people.c.email == "", people.c.webhook == "")
    query = delete(people).where(people.c.created < before, *plain, ~or_(*left))
    await database.write(lambda connection: connection.execute(query) and None)


async def give_back(database: Database) -> int:
    """Return empty pages of an SQLite file to the disk; their number. PostgreSQL does so itself."""
    given = 0
    while not database.is_postgres and (count := await database.write(_give_back)):
        given += count
    return given


def _give_back(connection: Connection) -> int:
    """Some pages, or all of them if the file is of a version that could not do it bit by bit."""
    plain: Any = connection.connection.driver_connection

    def ask(pragma: str) -> int:
        return int(plain.execute(f"PRAGMA {pragma}").fetchone()[0])

    free = ask("freelist_count")
    if ask("auto_vacuum"):
        # There is a row for each page; unless all are fetched, only one page is returned.
        plain.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
    elif free >= LARGE and free * 4 >= ask("page_count"):
        plain.execute("VACUUM")
    return free - ask("freelist_count")
