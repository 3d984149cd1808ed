"""Signatures of cookies and of links in mails."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from stellwerk.server.ids import id_of as id_of
from stellwerk.server.ids import invitation as invitation
from stellwerk.server.ids import is_invitation as is_invitation
from stellwerk.server.ids import new_id as new_id
from stellwerk.server.ids import new_key as new_key
from stellwerk.server.ids import signature

_SIGNER: Final[dict[str, Any]] = {"key_derivation": "hmac", "digest_method": sha256}


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
    """The cookie of a person from before there were sessions, which is exchanged for one."""
    return f"{person}.{signature(person, secret)}"


def signed(cookie: str, secret: str) -> str | None:
    """The person of such a cookie, None if the signature is not ours."""
    person, _, given = cookie.partition(".")
    genuine = hmac.compare_digest(
        given.encode(errors="replace"), signature(person, secret).encode()
    )
    return person if genuine else None
