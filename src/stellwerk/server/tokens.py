"""Ids and secrets nobody can guess, and the signature of the cookie."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """The id of a table or a person: 80 random bits that can be read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def new_key() -> str:
    """The secret in a link to a seat: 160 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(32))


def invitation(table: str, seat: int, count: int, secret: str) -> str:
    """The secret of the latest of `count` invitations to a seat: nothing has to be stored."""
    return _signature(f"invitation {table} {seat} {count}", secret)[:40]


def is_invitation(given: str, table: str, seat: int, count: int, secret: str) -> bool:
    """Whether somebody has the invitation to a seat."""
    return hmac.compare_digest(given.encode(), invitation(table, seat, count, secret).encode())


def id_of(text: str, secret: str) -> str:
    """The id of a table for a text: the same text has the same, and nobody can guess it."""
    number = int(_signature(f"record {text}", secret), 16)
    return "".join(_LETTERS[number >> 5 * place & 31] for place in range(16))


def new_secret() -> str:
    """What cookies are signed with."""
    return secrets.token_hex(32)


def sign(person: str, secret: str) -> str:
    """The value of the cookie that remembers a person."""
    return f"{person}.{_signature(person, secret)}"


def signed(cookie: str, secret: str) -> str | None:
    """The person of a cookie, None if the signature is not ours."""
    person, _, signature = cookie.partition(".")
    genuine = hmac.compare_digest(signature.encode(), _signature(person, secret).encode())
    return person if genuine else None


def _signature(person: str, secret: str) -> str:
    return hmac.new(secret.encode(), person.encode(), sha256).hexdigest()
