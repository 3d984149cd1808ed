"""Passkeys, and the challenges for them: each can be answered once."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stellwerk.core.messages import Message
from stellwerk.store.database import Database
from stellwerk.store.schema import challenges, passkeys
from stellwerk.table.errors import RefusedError


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a passkey. `count` is how often the device says it was used."""

    id: str
    person: str
    name: str
    public_key: str
    count: int
    created: int
    used: int | None = None


_COLUMNS = [passkeys.c[name] for name in Passkey.__struct_fields__]


class Passkeys:
    """The passkeys of everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def challenge(self, challenge: str, person: str | None, expires: int) -> None:
        """Remember a challenge: of a person for a new passkey, of nobody for logging in."""
        values = {"challenge": challenge, "person": person, "expires": expires}
        await self.database.execute(insert(challenges).values(values))

    async def answer(self, challenge: str, person: str | None, now: int) -> bool:
        """Whether a challenge was open; now it no longer is."""
        query = delete(challenges).where(
            challenges.c.challenge == challenge,
            challenges.c.person.is_(None) if person is None else challenges.c.person == person,
            challenges.c.expires > now,
        )
        return await self.database.execute(query) == 1

    async def forget(self, now: int) -> None:
        """Delete challenges nobody answered in time."""
        await self.database.execute(delete(challenges).where(challenges.c.expires <= now))

    async def add(self, passkey: Passkey) -> None:
        """Keep a new passkey."""
        try:
            await self.database.execute(insert(passkeys).values(msgspec.structs.asdict(passkey)))
        except IntegrityError:
            raise RefusedError(Message("refused-passkey-known")) from None

    async def get(self, id_: str) -> Passkey | None:
        """A passkey by its id."""
        async with self.database.engine.connect() as connection:
            query = select(*_COLUMNS).where(passkeys.c.id == id_)
            row = (await connection.execute(query)).first()
        return None if row is None else Passkey(*row)

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        query = select(*_COLUMNS).where(passkeys.c.person == person)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(query.order_by(passkeys.c.created, passkeys.c.id))
            return [Passkey(*row) for row in rows]

    async def use(self, passkey: Passkey, count: int, now: int) -> bool:
        """Note a use, if nobody else has noted one since the passkey was read."""
        query = (
            update(passkeys)
            .where(passkeys.c.id == passkey.id, passkeys.c.count == passkey.count)
            .values(count=count, used=now)
        )
        return await self.database.execute(query) == 1

    async def remove(self, id_: str, person: str) -> None:
        """Delete a passkey of a person."""
        query = delete(passkeys).where(passkeys.c.id == id_, passkeys.c.person == person)
        await self.database.execute(query)
