"""The browsers in which somebody wants turn notices, through the push service of each."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from sqlalchemy import Connection, delete, insert, select

from stellwerk.store.database import Database
from stellwerk.store.schema import push_subscriptions

MOST = 20
"""The most browsers of one person; a new one replaces the oldest."""


class Subscription(msgspec.Struct, frozen=True):
    """The address at a browser's push service, and keys to encrypt messages only it can read."""

    endpoint: str
    p256dh: str
    auth: str


def _id(endpoint: str) -> str:
    """Endpoints are too long for a key."""
    return sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    """The browsers of everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: str, subscription: Subscription, at: int) -> None:
        """A browser of somebody; it belongs to whoever used it last."""
        ids = select(push_subscriptions.c.id).where(push_subscriptions.c.person == person)
        oldest = ids.order_by(push_subscriptions.c.created.desc()).offset(MOST - 1)
        values = msgspec.structs.asdict(subscription)
        id_ = _id(subscription.endpoint)

        def put(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == id_))
            for known in connection.execute(oldest).scalars().all():
                connection.execute(
                    delete(push_subscriptions).where(push_subscriptions.c.id == known)
                )
            connection.execute(
                insert(push_subscriptions).values(id=id_, person=person, created=at, **values)
            )

        await self.database.write(put)

    async def of(self, person: str) -> list[Subscription]:
        """The browsers of somebody."""
        columns = [push_subscriptions.c[name] for name in Subscription.__struct_fields__]
        query = select(*columns).where(push_subscriptions.c.person == person)
        async with self.database.engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]

    async def forget(self, endpoint: str, person: str | None = None) -> None:
        """A browser gets no more notices; if a person is named, only one of theirs."""
        query = delete(push_subscriptions).where(push_subscriptions.c.id == _id(endpoint))
        if person is not None:
            query = query.where(push_subscriptions.c.person == person)
        await self.database.execute(query)
