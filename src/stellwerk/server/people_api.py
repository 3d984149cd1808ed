"""People over HTTP: accounts are optional, for ratings and several devices."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.params import JSONBody

from stellwerk.core.messages import Message
from stellwerk.locales import check_language
from stellwerk.records.record import check_name
from stellwerk.server import account_api, passkeys_api
from stellwerk.server.account_api import me_of, nobody
from stellwerk.server.confirmation import ask_to_confirm, language_of
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.identity import COOKIE
from stellwerk.server.limits import dear
from stellwerk.server.outbound import is_host, is_outbound
from stellwerk.server.passwords import hashed, is_right
from stellwerk.server.quiet_hours import is_zone
from stellwerk.server.refusals import NotYouError
from stellwerk.server.routes import get, post, put
from stellwerk.server.sessions import ACCOUNT_IDLE
from stellwerk.server.table_service import now
from stellwerk.server.wire import Account, Me, NewName, NoticeSettings
from stellwerk.table.errors import RefusedError


@get("/me", summary="Who you are")
async def who_am_i(service: TheTableService, identity: Who) -> Me:
    """Name, settings and ratings; empty for somebody new."""
    return await me_of(service, identity.person)


@post("/account", summary="Make an account", status_code=200, guards=[dear])
async def make_account(
    data: JSONBody[Account], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[Me]:
    """Make an account with a name and a password; you keep your seats and games."""
    check_name(data.name)
    person = await identity.need_person()
    await service.people.make_account(person, data.name, await hashed(data.password))
    await identity.become(person, ACCOUNT_IDLE)
    me = await me_of(service, identity.person)
    return Response(me, cookies=identity.cookies(settings))


@post("/login", summary="Log in", status_code=200, guards=[dear])
async def log_in(
    data: JSONBody[Account], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[Me]:
    """Log in to an account on this device."""
    person = await service.people.named(data.name)
    if not await is_right(service, data.name, person, data.password) or person is None:
        raise NotYouError(Message("refused-login"))
    await identity.become(person.id, ACCOUNT_IDLE)
    me = await me_of(service, identity.person)
    return Response(me, cookies=identity.cookies(settings))


@post("/logout", summary="Log out", status_code=200)
async def log_out(service: TheTableService, identity: Who, settings: TheSettings) -> Response[Me]:
    """End the session of this device: its cookie no longer works, wherever it was copied."""
    await service.sessions.end([identity.session_id], now())
    identity.session = None
    response = Response(nobody(settings))
    response.delete_cookie(COOKIE)
    return response


@put("/name", summary="Change the name of your account", guards=[dear])
async def rename(data: JSONBody[NewName], service: TheTableService, identity: Who) -> Me:
    """Change your name; seats at tables keep the old one until they are renamed."""
    check_name(data.name)
    await service.people.rename(identity.person, data.name)
    return await me_of(service, identity.person)


@put("/notices", summary="Where to get turn notices", guards=[dear])
async def set_notices(
    request: Request[Any, Any, Any],
    data: JSONBody[NoticeSettings],
    service: TheTableService,
    identity: Who,
    settings: TheSettings,
) -> Response[NoticeSettings]:
    """E-mail, webhook, language and quiet hours; empty ones are not used.

    A new address gets a mail with a link; until it is opened nothing else is sent there.
    """
    if data.email and not _is_address(data.email):
        raise RefusedError(Message("refused-email"))
    if data.webhook and not is_outbound(data.webhook):
        raise RefusedError(Message("refused-webhook"))
    if data.language:
        check_language(data.language)
    if not is_zone(data.zone):
        raise RefusedError(Message("refused-zone"))
    person = await identity.need_person()
    if await service.people.is_new_email(person, data.email):
        language = data.language or language_of(request)
        await ask_to_confirm(service, person, data.email, language)
    await service.people.want_email(person, data.email)
    others = {name: getattr(data, name) for name in data.__struct_fields__ if name != "email"}
    await service.people.set_notices(person, **others)
    return Response(data, cookies=identity.cookies(settings))


def _is_address(text: str) -> bool:
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]\\"')
    return bool(name and at and plain and is_host(host))


router = Router(
    "/api/people",
    route_handlers=[
        who_am_i,
        make_account,
        log_in,
        log_out,
        rename,
        set_notices,
        account_api.change_password,
        account_api.list_sessions,
        account_api.end_session,
        account_api.end_other_sessions,
        account_api.confirm_address,
        account_api.send_again,
        account_api.export_data,
        account_api.delete_account,
        passkeys_api.offer_passkey,
        passkeys_api.add_passkey,
        passkeys_api.list_passkeys,
        passkeys_api.remove_passkey,
        passkeys_api.ask_for_passkey,
        passkeys_api.log_in_by_passkey,
    ],
    tags=["people"],
)
