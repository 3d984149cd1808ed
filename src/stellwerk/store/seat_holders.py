"""Who may decide for the seats of a table: the people on them, and whoever has a secret link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from stellwerk.store.database import Database
from stellwerk.store.schema import keys, sittings
from stellwerk.store.shapes import NONE as NONE
from stellwerk.store.shapes import Claimant as Claimant
from stellwerk.store.shapes import SeatHolders as SeatHolders


class Sitting(NamedTuple):
    """Somebody may decide for a seat; `key` is the hash of a new secret link to it, if any.

    Whoever opens a table of bots alone has `NO_SEAT` there: the table counts as theirs.
    """

    seat: int
    person: str
    key: str = ""


class Renewal(NamedTuple):
    """A seat has a new secret link, and only some of the people who could decide there stay."""

    seat: int
    key: str
    stay: tuple[str, ...]


async def load_holders(database: Database, table: str) -> SeatHolders:
    """Who may decide at a table now."""
    people: dict[str, frozenset[int]] = {}
    async with database.engine.connect() as connection:
        sitting = select(sittings.c.person, sittings.c.seat).where(sittings.c.table_id == table)
        for person, seat in await connection.execute(sitting):
            people[person] = people.get(person, NONE) | {seat}
        linked = select(keys.c.hash, keys.c.seat).where(keys.c.table_id == table)
        links = {row.hash: row.seat for row in await connection.execute(linked)}
    return SeatHolders(people, links)


def free(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Nobody decides for these seats any more, and their links no longer work."""
    for part in (sittings, keys):
        connection.execute(delete(part).where(part.c.table_id == table, part.c.seat.in_(seats)))


def renew(connection: Connection, table: str, renewal: Renewal) -> None:
    """End all claims to a seat except those that stay, and its old link."""
    seat, key, stay = renewal
    connection.execute(
        delete(sittings).where(
            sittings.c.table_id == table, sittings.c.seat == seat, sittings.c.person.not_in(stay)
        )
    )
    connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.seat == seat))
    connection.execute(insert(keys).values(hash=key, table_id=table, seat=seat))


def seat(connection: Connection, table: str, seated: Sequence[Sitting]) -> None:
    """Let people decide for seats."""
    connection.execute(
        insert(sittings), [{"table_id": table, "seat": s, "person": p} for s, p, _ in seated]
    )
    links = [{"table_id": table, "seat": s, "hash": key} for s, _, key in seated if key]
    if links:
        connection.execute(insert(keys), links)
