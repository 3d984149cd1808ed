"""Passwords: stored as Argon2 hashes, which are slow to guess."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stellwerk.core.messages import Message
from stellwerk.server.limits import forget_guesses, limit_guesses
from stellwerk.server.table_service import TableService
from stellwerk.store.people import Person
from stellwerk.table.errors import NotYoursError

_hasher: Final = PasswordHasher()


async def hashed(password: str) -> str:
    """The hash of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_right(service: TableService, name: str, person: Person | None, password: str) -> bool:
    """Whether a password is that of the person of a name; wrong ones are counted."""
    await limit_guesses(service, name)
    known = None if person is None else person.password
    right = await asyncio.to_thread(_matches, known, password)
    if right:
        await forget_guesses(service, name)
    return right


async def need_password(service: TableService, person: Person, password: str) -> None:
    """Refuse somebody who has only the browser of this person, but not the password."""
    if not await is_right(service, person.name or "", person, password):
        raise NotYoursError(Message("refused-password"))


def _matches(known: str | None, password: str) -> bool:
    """Whether a password has a hash. Without one the answer is no, and takes as long."""
    try:
        return _hasher.verify(known or _hash_of_nobody(), password) and known is not None
    except (InvalidHashError, VerificationError):
        return False


@cache
def _hash_of_nobody() -> str:
    return _hasher.hash("the password of nobody")
