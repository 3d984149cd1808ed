"""Passwords: kept as Argon2 hashes, guessed slowly."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stellwerk.core.messages import Message
from stellwerk.server.limits import forget_guesses, limit_guesses
from stellwerk.server.table_service import TableService
from stellwerk.store.people import Person
from stellwerk.table.errors import NotYoursError

_hasher: Final = PasswordHasher()
_NOBODY: Final = _hasher.hash("the password of nobody")
"""Checked where there is no such name, so that an answer takes as long as for a wrong password."""


async def hashed(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_right(service: TableService, name: str, person: Person | None, password: str) -> bool:
    """Whether a password is that of the person of a name; wrong ones are counted."""
    await limit_guesses(service, name)
    known = person.password if person is not None and person.password else _NOBODY
    right = await asyncio.to_thread(_matches, known, password) and person is not None
    if right:
        await forget_guesses(service, name)
    return right


async def need_password(service: TableService, person: Person, password: str) -> None:
    """Refuse what somebody wants who only has the browser of this person."""
    if not await is_right(service, person.name or "", person, password):
        raise NotYoursError(Message("refused-password"))


def _matches(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
