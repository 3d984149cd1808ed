"""Servers are tested on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from sqlalchemy.engine import URL

from databases import empty_database_url, laid_out_url, postgres, postgres_template, sqlite_template
from server.guests import House, open_house
from server.posts import hook, mails, rounds
from stellwerk.server import passwords

__all__ = [
    "empty_database_url",
    "hook",
    "laid_out_url",
    "mails",
    "postgres",
    "postgres_template",
    "rounds",
    "sqlite_template",
]


@pytest.fixture(scope="session", autouse=True)
def real_hasher() -> Iterator[PasswordHasher]:
    """What hashes passwords outside of tests; here they are hashed with little work."""
    real = passwords._hasher
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_hasher", PasswordHasher(1, 8, 1))
        passwords._hash_of_nobody.cache_clear()
        yield real
        passwords._hash_of_nobody.cache_clear()


@pytest.fixture
def house(url: URL) -> Iterator[House]:
    """A server with an empty database."""
    with open_house(url) as opened:
        yield opened
