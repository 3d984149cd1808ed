"""People, their seats, and the secret links to them."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Update, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records.record import LONGEST_NAME, check_name
from stellwerk.store.database import Database
from stellwerk.store.schema import keys, notices, passkeys, people, ratings, settings, sittings
from stellwerk.store.shapes import Rating as Rating
from stellwerk.table.errors import RefusedError


class Person(msgspec.Struct, frozen=True):
    """Somebody who has been here; with an account once there is a name.

    Mails go to `email`, which they have confirmed; `unconfirmed` waits for that.
    """

    id: str
    name: str | None = None
    password: str | None = None
    email: str = ""
    webhook: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    unconfirmed: str = ""
    created: int = 0
    language: str = ""
    zone: str = ""


_COLUMNS = [people.c[name] for name in Person.__struct_fields__]


def fold(name: str) -> str:
    """Names that differ only in case belong to one person; case folding makes some longer."""
    check_name(name)
    folded = name.casefold()
    if len(folded) > LONGEST_NAME:
        raise StellwerkError(Message("refused-name-long"))
    return folded


def key_hash(key: str) -> str:
    """What is stored for a secret link: keys are long and random, so a plain hash is enough."""
    return sha256(key.encode()).hexdigest()


class People:
    """Everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id_: str, at: int) -> None:
        """Somebody new."""
        await self.database.execute(insert(people).values(id=id_, created=at))

    async def get(self, id_: str) -> Person | None:
        """Somebody by id."""
        return await self._find(people.c.id == id_)

    async def named(self, name: str) -> Person | None:
        """Somebody by the name of the account."""
        if not name.isprintable():
            return None
        return await self._find(people.c.folded == fold(name))

    async def _find(self, condition: ColumnElement[bool]) -> Person | None:
        query = select(*_COLUMNS).where(condition)
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(*row)

    async def make_account(self, id_: str, name: str, password: str) -> None:
        """Give somebody a name and the hash of a password."""
        values = {"name": name, "folded": fold(name), "password": password}
        query = update(people).where(people.c.id == id_, people.c.name.is_(None)).values(values)
        if not await self._name(query):
            raise RefusedError(Message("refused-account"))

    async def set_notices(self, id_: str, **values: str | int) -> None:
        """Where and how somebody wants turn notices, and at which hours not."""
        await self.database.execute(update(people).where(people.c.id == id_).values(values))

    async def set_password(self, id_: str, password: str) -> None:
        """Give an account the hash of another password."""
        await self._set(id_, password=password)

    async def is_new_email(self, id_: str, email: str) -> bool:
        """Whether an address is new for somebody."""
        person = await self.get(id_)
        return (
            bool(email) and person is not None and email not in (person.email, person.unconfirmed)
        )

    async def want_email(self, id_: str, email: str) -> None:
        """Somebody wants mails at an address, or nowhere; a new one has to be confirmed first."""
        person = await self.get(id_)
        if person is None:
            return
        if not email:
            await self._set(id_, email="", unconfirmed="")
        else:
            await self._set(id_, unconfirmed="" if email == person.email else email)

    async def confirm_email(self, id_: str, email: str) -> bool:
        """Send mails to a confirmed address from now on; whether it was waiting for that."""
        person = await self.get(id_)
        if person is None or email not in (person.email, person.unconfirmed):
            return False
        if email == person.unconfirmed:
            await self._set(id_, email=email, unconfirmed="")
        return True

    async def leave(self, id_: str, at: int) -> None:
        """Delete an account; the person stays until they are removed from every table."""
        nothing = {"name": None, "folded": None, "password": None}
        empty = {"email": "", "unconfirmed": "", "webhook": ""}
        await self._set(id_, leaving=at, **nothing, **empty)

        def forget(connection: Connection) -> None:
            for table in (passkeys, ratings, notices):
                connection.execute(delete(table).where(table.c.person == id_))

        await self.database.write(forget)

    async def leaving(self) -> list[str]:
        """People who deleted their account and are not removed from all tables yet."""
        query = select(people.c.id).where(people.c.leaving.is_not(None))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove(self, id_: str) -> None:
        """Delete a person, and everything stored for them."""
        await self.database.execute(delete(people).where(people.c.id == id_))

    async def _set(self, id_: str, **values: Any) -> None:
        await self.database.execute(update(people).where(people.c.id == id_).values(values))

    async def tables(self, person: str) -> dict[str, list[int]]:
        """The tables somebody has seats at or watches bots at, with the seats."""
        query = (
            select(sittings.c.table_id, sittings.c.seat)
            .where(sittings.c.person == person)
            .order_by(sittings.c.seat)
        )
        found: dict[str, list[int]] = {}
        async with self.database.engine.connect() as connection:
            for table, seat in await connection.execute(query):
                found.setdefault(table, []).extend([seat] if seat >= 0 else [])
        return found

    async def rename(self, id_: str, name: str) -> None:
        """Give an account another name."""
        query = (
            update(people)
            .where(people.c.id == id_, people.c.name.is_not(None))
            .values(name=name, folded=fold(name))
        )
        if not await self._name(query):
            raise RefusedError(Message("refused-no-account"))

    async def _name(self, query: Update) -> bool:
        """Give a name that nobody else has; whether there was somebody to give it to."""
        try:
            return await self.database.execute(query) == 1
        except IntegrityError:
            raise RefusedError(Message("refused-name-taken")) from None

    async def seat_of_key(self, key: str) -> tuple[str, int] | None:
        """The table and the seat of a secret link."""
        query = select(keys.c.table_id, keys.c.seat).where(keys.c.hash == key_hash(key))
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.table_id, row.seat)

    async def ratings(self, person: str) -> list[Rating]:
        """How strong somebody is at each title."""
        columns = [ratings.c[name] for name in Rating.__struct_fields__]
        query = select(*columns).where(ratings.c.person == person).order_by(ratings.c.title)
        async with self.database.engine.connect() as connection:
            return [Rating(*row) for row in await connection.execute(query)]

    async def setting(self, name: str, fresh: str) -> str:
        """A value all processes share; `fresh` if there is none yet."""
        query = select(settings.c.value).where(settings.c.name == name)
        async with self.database.engine.connect() as connection:
            value: str | None = (await connection.execute(query)).scalar()
        if value is not None:
            return value
        try:
            await self.database.execute(insert(settings).values(name=name, value=fresh))
        except IntegrityError:
            return await self.setting(name, fresh)
        return fresh
