"""People by HTTP: accounts are optional, for ratings and several devices."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Response, Router
from litestar.exceptions import NotAuthorizedException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import JSONBody

from stellwerk.records.record import check_name
from stellwerk.server.identity import COOKIE
from stellwerk.server.inject import TheHall, TheSettings, Who
from stellwerk.server.routes import get, post, put
from stellwerk.server.settings import Settings
from stellwerk.server.wire import Account, Me, NewName, NoticeSettings
from stellwerk.table.errors import RefusedError

_hasher: Final = PasswordHasher()
_NOBODY: Final = _hasher.hash("the password of nobody")
"""Checked where there is no such name, so that an answer takes as long as for a wrong password."""


def _matches(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


@get("/me", summary="Who one is")
async def who_am_i(hall: TheHall, identity: Who) -> Me:
    """Name, settings and ratings; empty for somebody who has never been here."""
    person = await hall.people.get(identity.person) if identity.person else None
    if person is None:
        return Me(None, NoticeSettings(), [])
    notices = NoticeSettings(person.email, person.webhook, person.quiet_from, person.quiet_to)
    return Me(person.name, notices, await hall.people.ratings(person.id))


@post("/account", summary="Make an account", status_code=200)
async def make_account(
    data: JSONBody[Account], hall: TheHall, identity: Who, settings: TheSettings
) -> Response[Me]:
    """Give oneself a name and a password; seats and games stay one's own."""
    check_name(data.name)
    person = await identity.need_person()
    hashed = await asyncio.to_thread(_hasher.hash, data.password)
    await hall.people.make_account(person, data.name, hashed)
    return Response(Me(data.name, NoticeSettings(), []), cookies=identity.cookies(settings))


@post("/login", summary="Log in", status_code=200)
async def log_in(
    data: JSONBody[Account], hall: TheHall, identity: Who, settings: TheSettings
) -> Response[Me]:
    """Become the person of an account on this device."""
    person = await hall.people.named(data.name)
    known = person.password if person is not None and person.password else _NOBODY
    if not await asyncio.to_thread(_matches, known, data.password) or person is None:
        raise NotAuthorizedException("Name and password do not belong together.")
    identity.person = person.id
    me: Me = await who_am_i.fn(hall=hall, identity=identity)
    return Response(me, cookies=[identity.cookie(settings)])


@post("/logout", summary="Log out", status_code=200)
async def log_out() -> Response[Me]:
    """Forget who one is on this device."""
    response = Response(Me(None, NoticeSettings(), []))
    response.delete_cookie(COOKIE)
    return response


@put("/name", summary="Change the name of one's account")
async def rename(data: JSONBody[NewName], hall: TheHall, identity: Who) -> Me:
    """Take another name; seats at tables keep theirs until they are renamed."""
    check_name(data.name)
    await hall.people.rename(identity.person, data.name)
    me: Me = await who_am_i.fn(hall=hall, identity=identity)
    return me


@put("/notices", summary="Where to be told of one's turn")
async def set_notices(
    data: JSONBody[NoticeSettings], hall: TheHall, identity: Who, settings: TheSettings
) -> Response[NoticeSettings]:
    """E-mail, webhook and quiet hours; empty ones are not used."""
    if data.email and not _is_address(data.email):
        raise RefusedError("This is no e-mail address.")
    if data.webhook and not _is_webhook(data.webhook):
        raise RefusedError("A webhook is an address https://….")
    person = await identity.need_person()
    await hall.people.set_notices(person, data.email, data.webhook, data.quiet_from, data.quiet_to)
    return Response(data, cookies=identity.cookies(settings))


def _is_address(text: str) -> bool:
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]\\"')
    return bool(name and at and "." in host and plain)


def _is_webhook(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme == "https" and bool(parts.hostname) and parts.port in (None, 443)
    except ValueError:
        return False


def people_router(settings: Settings) -> Router:
    """The routes of people, where guessing passwords is slow."""
    limit = RateLimitConfig(
        rate_limit=("minute", settings.logins_per_minute), exclude=["/me$"], store="logins"
    )
    return Router(
        "/api/people",
        route_handlers=[who_am_i, make_account, log_in, log_out, rename, set_notices],
        middleware=[limit.middleware],
        tags=["people"],
    )
