"""Accounts by HTTP: password, sessions, address, one's own data, and the end of it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.params import JSONBody

from stellwerk.core.words import Message
from stellwerk.server.account_wire import (
    Confirmation,
    Confirmed,
    Farewell,
    NewPassword,
    PasskeyView,
    PersonalData,
    SeatData,
    SessionName,
    SessionView,
    TableData,
)
from stellwerk.server.confirmation import ask_to_confirm, can_send, confirm, language_of
from stellwerk.server.farewell import say_farewell
from stellwerk.server.hall import Hall, now
from stellwerk.server.identity import COOKIE, Identity
from stellwerk.server.inject import TheHall, TheSettings, Who
from stellwerk.server.limits import HOUR, dear, limit
from stellwerk.server.passwords import hashed, need_password
from stellwerk.server.routes import get, post, put
from stellwerk.server.sessions import ACCOUNT_IDLE
from stellwerk.server.settings import Settings
from stellwerk.server.wire import Me, NoticeSettings
from stellwerk.store.journal import UnreadableError
from stellwerk.store.people import Person
from stellwerk.store.traces import traces
from stellwerk.table.errors import NotYoursError, RefusedError

EXPORTS: Final = 10
"""How often an hour somebody may ask for all of their data."""
AnyRequest = Request[Any, Any, Any]


async def need_known(hall: Hall, identity: Identity) -> Person:
    """The person who asks."""
    person = await hall.people.get(identity.person) if identity.person else None
    if person is None:
        raise NotYoursError(Message("refused-nobody"))
    return person


async def need_account(hall: Hall, identity: Identity) -> Person:
    """The person who asks, with an account."""
    person = await need_known(hall, identity)
    if person.name is None:
        raise NotYoursError(Message("refused-no-account"))
    return person


@put("/password", summary="Change the password", guards=[dear])
async def change_password(
    data: JSONBody[NewPassword], hall: TheHall, identity: Who, settings: TheSettings
) -> Response[list[SessionView]]:
    """Take another password; all other sessions end, and this one becomes a new one."""
    person = await need_account(hall, identity)
    await need_password(hall, person, data.old)
    await hall.people.set_password(person.id, await hashed(data.new))
    await identity.become(person.id, ACCOUNT_IDLE)
    await hall.sessions.end_all(person.id, now(), but=identity.session_id)
    return Response(await _sessions(hall, identity), cookies=identity.cookies(settings))


@get("/sessions", summary="Where one is logged in")
async def list_sessions(hall: TheHall, identity: Who) -> list[SessionView]:
    """The devices that act for one: this one, then the one used last."""
    return await _sessions(hall, identity)


async def _sessions(hall: Hall, identity: Identity) -> list[SessionView]:
    here = identity.session_id
    found = [
        SessionView(one.id, one.device, one.created, one.used, one.id == here)
        for one in await hall.sessions.store.of(identity.person, now())
    ]
    return sorted(found, key=lambda session: not session.here)


@post("/sessions/end", summary="End a session", status_code=200)
async def end_session(
    data: JSONBody[SessionName], hall: TheHall, identity: Who
) -> list[SessionView]:
    """Log another device out; what is left."""
    mine = await hall.sessions.store.of(identity.person, now())
    if data.id not in {session.id for session in mine}:
        raise NotYoursError(Message("refused-session"))
    await hall.sessions.end([data.id], now())
    return await _sessions(hall, identity)


@post("/sessions/end-others", summary="End all other sessions", status_code=200)
async def end_other_sessions(hall: TheHall, identity: Who) -> list[SessionView]:
    """Log all other devices out."""
    await hall.sessions.end_all(identity.person, now(), but=identity.session_id)
    return await _sessions(hall, identity)


@post("/email/confirm", summary="Confirm an address", status_code=200, guards=[dear])
async def confirm_address(data: JSONBody[Confirmation], hall: TheHall) -> Confirmed:
    """Say that one reads the mails of an address, by the link in one of them."""
    return Confirmed(await confirm(hall, data.token))


@post("/email/resend", summary="Send the question again", status_code=200, guards=[dear])
async def send_again(request: AnyRequest, hall: TheHall, identity: Who) -> NoticeSettings:
    """Send another mail to the address that is not confirmed yet."""
    person = await need_known(hall, identity)
    if not person.unconfirmed:
        raise RefusedError(Message("refused-no-unconfirmed"))
    await ask_to_confirm(hall, person.id, person.unconfirmed, language_of(request))
    return notices_of(person)


async def me_of(hall: Hall, id_: str) -> Me:
    """What a person sees of themselves."""
    person = await hall.people.get(id_) if id_ else None
    if person is None:
        return nobody(hall.settings)
    ratings = await hall.people.ratings(person.id)
    mails = can_send(hall.settings)
    return Me(person.name, notices_of(person), ratings, person.email, mails)


def nobody(settings: Settings) -> Me:
    """Who somebody is of whom nothing is known."""
    return Me(None, NoticeSettings(), [], mails=can_send(settings))


def notices_of(person: Person) -> NoticeSettings:
    """The settings of a person; the address is the one they want, confirmed or not."""
    chosen = {name: getattr(person, name) for name in NoticeSettings.__struct_fields__}
    return NoticeSettings(**chosen | {"email": person.unconfirmed or person.email})


@get("/export", summary="One's own data", guards=[dear])
async def export_data(hall: TheHall, identity: Who) -> Response[PersonalData]:
    """Everything that is kept of a person, as a file."""
    person = await need_known(hall, identity)
    await limit(hall, f"export {person.id}", EXPORTS, HOUR, Message("refused-often-data"))
    passkeys = await hall.passkeys.of(person.id)
    data = PersonalData(
        id=person.id,
        created=person.created,
        name=person.name,
        email=person.email,
        unconfirmed_email=person.unconfirmed,
        notices=notices_of(person),
        sessions=await _sessions(hall, identity),
        passkeys=[PasskeyView(one.id, one.name, one.created, one.used) for one in passkeys],
        ratings=await hall.people.ratings(person.id),
        tables=[
            await _table(hall, table, seats)
            for table, seats in (await hall.people.tables(person.id)).items()
        ],
    )
    return Response(data, headers={"Content-Disposition": 'attachment; filename="stellwerk.json"'})


async def _table(hall: Hall, table: str, seats: list[int]) -> TableData:
    (known,) = await hall.lobby.summaries([table])
    try:
        found = traces(await hall.journal.load(table), seats)
    except UnreadableError:
        found = []
    written = [SeatData(one.seat, one.name, one.chat, one.note) for one in found]
    return TableData(table, known.title, known.state, written)


@post("/delete", summary="Delete one's account", status_code=200, guards=[dear])
async def delete_account(
    data: JSONBody[Farewell], hall: TheHall, identity: Who, settings: TheSettings
) -> Response[Me]:
    """Delete all that is kept of a person.

    Games stay, with a neutral name on their seats; where one is under way, a bot plays on.
    """
    person = await need_known(hall, identity)
    if person.name is not None:
        await need_password(hall, person, data.password)
    await say_farewell(hall, person.id)
    identity.session = None
    response = Response(nobody(settings))
    response.delete_cookie(COOKIE)
    return response
