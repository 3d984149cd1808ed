"""Accounts over HTTP: password, sessions, address, personal data, and deletion."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.params import JSONBody

from stellwerk.core.messages import Message
from stellwerk.server.account_deletion import delete_from_tables
from stellwerk.server.account_wire import (
    AccountDeletion,
    Confirmation,
    Confirmed,
    NewPassword,
    PasskeyView,
    PersonalData,
    SeatData,
    SessionName,
    SessionView,
    TableData,
)
from stellwerk.server.confirmation import ask_to_confirm, can_send, confirm, language_of
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.identity import COOKIE, Identity
from stellwerk.server.limits import HOUR, dear, limit
from stellwerk.server.passwords import hashed, need_password
from stellwerk.server.routes import get, post, put
from stellwerk.server.sessions import ACCOUNT_IDLE
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService, now
from stellwerk.server.wire import Me, NoticeSettings
from stellwerk.store.journal import UnreadableError
from stellwerk.store.people import Person
from stellwerk.store.personal_data import personal_data
from stellwerk.table.errors import NotYoursError, RefusedError

EXPORTS: Final = 10
"""How often per hour somebody may ask for all of their data."""
AnyRequest = Request[Any, Any, Any]


async def need_known(service: TableService, identity: Identity) -> Person:
    """The person of the request."""
    person = await service.people.get(identity.person) if identity.person else None
    if person is None:
        raise NotYoursError(Message("refused-nobody"))
    return person


async def need_account(service: TableService, identity: Identity) -> Person:
    """The person of the request, who must have an account."""
    person = await need_known(service, identity)
    if person.name is None:
        raise NotYoursError(Message("refused-no-account"))
    return person


@put("/password", summary="Change the password", guards=[dear])
async def change_password(
    data: JSONBody[NewPassword], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[list[SessionView]]:
    """Change the password; all other sessions end, and this one is replaced by a new one."""
    person = await need_account(service, identity)
    await need_password(service, person, data.old)
    await service.people.set_password(person.id, await hashed(data.new))
    await identity.become(person.id, ACCOUNT_IDLE)
    await service.sessions.end_all(person.id, now(), but=identity.session_id)
    return Response(await _sessions(service, identity), cookies=identity.cookies(settings))


@get("/sessions", summary="Where you are logged in")
async def list_sessions(service: TheTableService, identity: Who) -> list[SessionView]:
    """The devices a person is logged in on: this one, then the one used last."""
    return await _sessions(service, identity)


async def _sessions(service: TableService, identity: Identity) -> list[SessionView]:
    here = identity.session_id
    found = [
        SessionView(one.id, one.device, one.created, one.used, one.id == here)
        for one in await service.sessions.store.of(identity.person, now())
    ]
    return sorted(found, key=lambda session: not session.here)


@post("/sessions/end", summary="End a session", status_code=200)
async def end_session(
    data: JSONBody[SessionName], service: TheTableService, identity: Who
) -> list[SessionView]:
    """Log another device out; returns the remaining ones."""
    mine = await service.sessions.store.of(identity.person, now())
    if data.id not in {session.id for session in mine}:
        raise NotYoursError(Message("refused-session"))
    await service.sessions.end([data.id], now())
    return await _sessions(service, identity)


@post("/sessions/end-others", summary="End all other sessions", status_code=200)
async def end_other_sessions(service: TheTableService, identity: Who) -> list[SessionView]:
    """Log all other devices out."""
    await service.sessions.end_all(identity.person, now(), but=identity.session_id)
    return await _sessions(service, identity)


@post("/email/confirm", summary="Confirm an address", status_code=200, guards=[dear])
async def confirm_address(data: JSONBody[Confirmation], service: TheTableService) -> Confirmed:
    """Confirm an address with the link from a mail."""
    return Confirmed(await confirm(service, data.token))


@post("/email/resend", summary="Send the confirmation mail again", status_code=200, guards=[dear])
async def send_again(
    request: AnyRequest, service: TheTableService, identity: Who
) -> NoticeSettings:
    """Send another mail to the address that is not confirmed yet."""
    person = await need_known(service, identity)
    if not person.unconfirmed:
        raise RefusedError(Message("refused-no-unconfirmed"))
    await ask_to_confirm(service, person.id, person.unconfirmed, language_of(request))
    return notices_of(person)


async def me_of(service: TableService, id_: str) -> Me:
    """What a person sees of themselves."""
    person = await service.people.get(id_) if id_ else None
    if person is None:
        return nobody(service.settings)
    ratings = await service.people.ratings(person.id)
    mails = can_send(service.settings)
    return Me(person.name, notices_of(person), ratings, person.email, mails)


def nobody(settings: Settings) -> Me:
    """What is returned for somebody unknown."""
    return Me(None, NoticeSettings(), [], mails=can_send(settings))


def notices_of(person: Person) -> NoticeSettings:
    """The settings of a person; the address is the one they want, confirmed or not."""
    chosen = {name: getattr(person, name) for name in NoticeSettings.__struct_fields__}
    return NoticeSettings(**chosen | {"email": person.unconfirmed or person.email})


@get("/export", summary="Your data", guards=[dear])
async def export_data(service: TheTableService, identity: Who) -> Response[PersonalData]:
    """Everything that is stored about a person, as a file."""
    person = await need_known(service, identity)
    await limit(service, f"export {person.id}", EXPORTS, HOUR, Message("refused-often-data"))
    passkeys = await service.passkeys.of(person.id)
    data = PersonalData(
        id=person.id,
        created=person.created,
        name=person.name,
        email=person.email,
        unconfirmed_email=person.unconfirmed,
        notices=notices_of(person),
        sessions=await _sessions(service, identity),
        passkeys=[PasskeyView(one.id, one.name, one.created, one.used) for one in passkeys],
        ratings=await service.people.ratings(person.id),
        tables=[
            await _table(service, table, seats)
            for table, seats in (await service.people.tables(person.id)).items()
        ],
    )
    return Response(data, headers={"Content-Disposition": 'attachment; filename="stellwerk.json"'})


async def _table(service: TableService, table: str, seats: list[int]) -> TableData:
    (known,) = await service.lobby.summaries([table])
    try:
        found = personal_data(await service.journal.load(table), seats)
    except UnreadableError:
        found = []
    written = [SeatData(one.seat, one.name, one.chat, one.note) for one in found]
    return TableData(table, known.title, known.state, written)


@post("/delete", summary="Delete your account", status_code=200, guards=[dear])
async def delete_account(
    data: JSONBody[AccountDeletion], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[Me]:
    """Delete everything that is stored about a person.

    Games stay, with a neutral name on their seats; in a running one a bot plays on.
    """
    person = await need_known(service, identity)
    if person.name is not None:
        await need_password(service, person, data.password)
    await delete_from_tables(service, person.id)
    identity.session = None
    response = Response(nobody(settings))
    response.delete_cookie(COOKIE)
    return response
