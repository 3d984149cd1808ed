"""Passkeys over HTTP: make one, log in with one, list and remove them.

What checks them is imported when it is needed: most people never use one (`server/later.py`).
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.params import JSONBody

from stellwerk.records.record import check_name
from stellwerk.server.account_api import me_of, need_account
from stellwerk.server.account_wire import PasskeyView
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.limits import dear
from stellwerk.server.passkey_wire import (
    CreationOptions,
    NewPasskey,
    PasskeyLogin,
    PasskeyName,
    PasskeyWish,
    RequestOptions,
)
from stellwerk.server.passwords import need_password
from stellwerk.server.routes import get, post
from stellwerk.server.sessions import ACCOUNT_IDLE
from stellwerk.server.table_service import TableService
from stellwerk.server.wire import Me

AnyRequest = Request[Any, Any, Any]


@post("/passkeys/offer", summary="Begin to make a passkey", status_code=200, guards=[dear])
async def offer_passkey(
    request: AnyRequest, data: JSONBody[PasskeyWish], service: TheTableService, identity: Who
) -> CreationOptions:
    """The challenge for a new passkey of your account; it can be answered for five minutes."""
    from stellwerk.server import passkeys

    person = await need_account(service, identity)
    await need_password(service, person, data.password)
    return await passkeys.offer(service, person, passkeys.site_of(request))


@post("/passkeys", summary="Add a passkey", status_code=200, guards=[dear])
async def add_passkey(
    request: AnyRequest, data: JSONBody[NewPasskey], service: TheTableService, identity: Who
) -> list[PasskeyView]:
    """Add a passkey to log in with; returns all of them."""
    from stellwerk.server import passkeys

    check_name(data.name)
    person = await need_account(service, identity)
    await passkeys.add(service, person, passkeys.site_of(request), data.name, data.credential)
    return await _passkeys(service, person.id)


@get("/passkeys", summary="Your passkeys")
async def list_passkeys(service: TheTableService, identity: Who) -> list[PasskeyView]:
    """The passkeys of your account, the oldest first."""
    return await _passkeys(service, identity.person)


async def _passkeys(service: TableService, person: str) -> list[PasskeyView]:
    found = await service.passkeys.of(person)
    return [PasskeyView(one.id, one.name, one.created, one.used) for one in found]


@post("/passkeys/remove", summary="Remove a passkey", status_code=200)
async def remove_passkey(
    data: JSONBody[PasskeyName], service: TheTableService, identity: Who
) -> list[PasskeyView]:
    """Remove a passkey; returns the remaining ones."""
    person = await need_account(service, identity)
    await service.passkeys.remove(data.id, person.id)
    return await _passkeys(service, person.id)


@post("/passkeys/ask", summary="Begin to log in with a passkey", status_code=200, guards=[dear])
async def ask_for_passkey(request: AnyRequest, service: TheTableService) -> RequestOptions:
    """A challenge that any passkey of this site can answer, for five minutes."""
    from stellwerk.server import passkeys

    return await passkeys.ask(service, passkeys.site_of(request))


@post("/passkeys/login", summary="Log in with a passkey", status_code=200, guards=[dear])
async def log_in_by_passkey(
    request: AnyRequest,
    data: JSONBody[PasskeyLogin],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> Response[Me]:
    """Log in on this device with a passkey."""
    from stellwerk.server import passkeys

    person = await passkeys.person_of(service, passkeys.site_of(request), data.credential)
    await identity.become(person, ACCOUNT_IDLE)
    return Response(await me_of(service, person), cookies=identity.cookies(settings))
