"""Ids and secrets nobody can guess, and signatures: of cookies, invitations, links in mails."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_SIGNER: Final[dict[str, Any]] = {"key_derivation": "hmac", "digest_method": sha256}


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


def sign_session(id_: str, serial: int, secret: str) -> str:
    """The value of a cookie: a session, and the number of the cookie in it."""
    return _text(URLSafeSerializer(secret, "session", signer_kwargs=_SIGNER).dumps([id_, serial]))


def read_session(cookie: str, secret: str) -> tuple[str, int] | None:
    """The session of a cookie and its number in it, None if the signature is not ours."""
    try:
        id_, serial = URLSafeSerializer(secret, "session", signer_kwargs=_SIGNER).loads(cookie)
    except (BadData, UnicodeError):
        return None
    return str(id_), int(serial)


def sign_address(person: str, email: str, secret: str) -> str:
    """The secret in the mail by which somebody confirms their address."""
    return _text(
        URLSafeTimedSerializer(secret, "email", signer_kwargs=_SIGNER).dumps([person, email])
    )


def read_address(token: str, seconds: int, secret: str) -> tuple[str, str] | None:
    """The person and the address of such a secret, None if it is too old or not ours."""
    try:
        person, email = URLSafeTimedSerializer(secret, "email", signer_kwargs=_SIGNER).loads(
            token, max_age=seconds
        )
    except (BadData, UnicodeError):
        return None
    return str(person), str(email)


def _text(token: str | bytes) -> str:
    return token if isinstance(token, str) else token.decode()


def sign(person: str, secret: str) -> str:
    """The cookie of a person as it was before there were sessions: it is exchanged for one."""
    return f"{person}.{_signature(person, secret)}"


def signed(cookie: str, secret: str) -> str | None:
    """The person of such a cookie, None if the signature is not ours."""
    person, _, signature = cookie.partition(".")
    genuine = hmac.compare_digest(
        signature.encode(errors="replace"), _signature(person, secret).encode()
    )
    return person if genuine else None


def _signature(person: str, secret: str) -> str:
    return hmac.new(secret.encode(), person.encode(errors="replace"), sha256).hexdigest()
