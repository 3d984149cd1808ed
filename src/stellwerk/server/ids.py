"""Ids and secrets nobody can guess, and invitations."""

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
    return signature(f"invitation {table} {seat} {count}", secret)[:40]


def is_invitation(given: str, table: str, seat: int, count: int, secret: str) -> bool:
    """Whether somebody has the invitation to a seat."""
    return hmac.compare_digest(given.encode(), invitation(table, seat, count, secret).encode())


def id_of(text: str, secret: str) -> str:
    """The id of a table for a text: the same text gives the same id, and nobody can guess it."""
    number = int(signature(f"record {text}", secret), 16)
    return "".join(_LETTERS[number >> 5 * place & 31] for place in range(16))


def signature(text: str, secret: str) -> str:
    """Proof that a text comes from whoever has the secret."""
    return hmac.new(secret.encode(), text.encode(errors="replace"), sha256).hexdigest()
