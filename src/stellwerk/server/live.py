"""Live by WebSocket: one socket a seat, or a spectator's; and one for the lobby.

At a table the server sends `view` (all of it), `delta` (what changed), `done` and `fault` (the
answer to a deed, with its `id` if it had one), `pong`. The client sends deeds as by HTTP, `view` to
get all again, and `ping`. In the lobby the server sends `table` (a listed one that changed), `turn`
(the id of a table that waits for one now, once a turn: what a notice of the browser is made of) and
`missed` (news were left out, because they were not read: ask for the lists again).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta

from stellwerk.core.errors import StellwerkError
from stellwerk.core.words import Message
from stellwerk.server.deeds import Deed, Sit
from stellwerk.server.guard import LARGEST_FRAME, Bucket, Crowd, same_origin
from stellwerk.server.hall import Hall
from stellwerk.server.identity import Identity
from stellwerk.server.inject import TheHall, Who
from stellwerk.server.metrics import DEED_SECONDS, REFUSED, SOCKETS
from stellwerk.server.outbox import NOT_ALLOWED, End, Outbox
from stellwerk.server.room import Room, Watcher, encode
from stellwerk.server.tables_api import SeatQuery, TableId, looking
from stellwerk.server.wire import Fault, no_database, refused
from stellwerk.store.database import DATABASE_FAULTS
from stellwerk.table.errors import NotYoursError, StaleError

AnySocket = WebSocket[Any, Any, Any]

BAD_FRAME: Final = 1003
TOO_LARGE: Final = 1009
RESTART: Final = 1012
TRY_AGAIN: Final = 1013
UNKNOWN: Final = 4404
BAD_FRAMES: Final = 20
"""After so many frames that say nothing, a socket is closed."""


FLOOD: Final = End(NOT_ALLOWED, "Too many frames.")
FAREWELL: Final = 1.0
"""Seconds in which a socket that is closed takes what still waits for it."""
UNREAD_SECONDS: Final = 10.0
"""How long answers may wait for somebody who goes on asking."""
LONGEST_REASON: Final = 200
"""What a fault says of a bad frame, which may repeat a part of it."""
LARGEST_ID: Final = 2**53 - 1
FrameId = (
    Annotated[int, Meta(ge=-LARGEST_ID, le=LARGEST_ID)] | Annotated[str, Meta(max_length=64)] | None
)


class Frame(msgspec.Struct, frozen=True):
    """What every frame of a client has: a type, and an id it gets back."""

    type: str
    id: FrameId = None
    deed: msgspec.Raw = msgspec.Raw(b"null")


_frames: Final = msgspec.json.Decoder(Frame)
_deeds: Final = msgspec.json.Decoder(Deed)
_encoder: Final = msgspec.json.Encoder()


@websocket("/api/tables/{table_id:str}/live")
async def watch_table(
    socket: AnySocket, table_id: TableId, hall: TheHall, identity: Who, seat: SeatQuery = None
) -> None:
    """A table, live."""
    async with _let_in(socket, hall, identity) as welcome:
        if welcome:
            await _show_table(socket, table_id, hall, identity, seat)


@asynccontextmanager
async def _let_in(socket: AnySocket, hall: Hall, identity: Identity) -> AsyncIterator[bool]:
    """Refuse a socket of another site's page, and one too many of an address; whether it stays.

    It is closed when the session ends by which the person is known.
    """
    crowd: Crowd = socket.app.state.crowd
    address = socket.client.host if socket.client else ""
    if not same_origin(socket):
        await socket.close(NOT_ALLOWED, "This was not sent from a page of this server.")
        yield False
    elif not crowd.enter(address):
        await socket.close(TRY_AGAIN, f"An address may have {crowd.most} sockets open.")
        yield False
    else:

        async def log_out() -> None:
            with suppress(Exception):
                await socket.close(NOT_ALLOWED, "You are logged out.")

        try:
            with hall.sessions.attached(identity.session_id, log_out):
                yield True
        finally:
            crowd.leave(address)


async def _show_table(
    socket: AnySocket, table_id: str, hall: Hall, identity: Identity, seat: int | None
) -> None:
    """Send what happens at a table, and do what is asked, until the client goes."""
    try:
        room = await hall.room(table_id[:32])
        async with looking(hall, room, identity, seat):
            watcher = room.watch(identity.who, seat)
    except StellwerkError as fault:
        code = NOT_ALLOWED if isinstance(fault, NotYoursError) else UNKNOWN
        await socket.close(code, str(fault))
        return
    except DATABASE_FAULTS as error:
        await socket.close(TRY_AGAIN, no_database(error, socket.url.path).message)
        return
    try:
        await socket.accept()
    except BaseException:
        room.unwatch(watcher)
        raise
    SOCKETS.inc()

    async def catch_up() -> bytes | None:
        # Without the database it is what all were told last; news follow once it is back.
        with suppress(*DATABASE_FAULTS):
            async with hall.reading(room):
                return room.catch_up(watcher)
        return room.catch_up(watcher)

    sender = asyncio.create_task(_send(socket, watcher.outbox, catch_up))
    socket.app.state.sockets.add(socket)
    try:
        await _receive(socket, hall, identity, room, watcher)
        await asyncio.wait([sender], timeout=FAREWELL)
    except WebSocketDisconnect:
        return
    finally:
        SOCKETS.dec()
        socket.app.state.sockets.discard(socket)
        room.unwatch(watcher)
        await _end(sender)


async def _send(
    socket: AnySocket, outbox: Outbox, catch_up: Callable[[], Awaitable[bytes | None]]
) -> None:
    """Send what waits; where much of it was left out, what `catch_up` makes of all."""
    while True:
        message = await outbox.next() or await catch_up()
        if isinstance(message, End):
            await socket.close(message.code, message.reason)
            return
        if message is not None:
            await socket.send_data(message, mode="text")


async def _end(sender: asyncio.Task[None]) -> None:
    """Stop a sender, whatever it died of: uvicorn has an OSError for clients that are gone."""
    sender.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
        await sender


async def _receive_text(socket: AnySocket) -> str | None:
    """The text of the next frame, None if it has bytes instead."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="The client is gone.")
    return event.get("text")


async def _receive(
    socket: AnySocket, hall: Hall, identity: Identity, room: Room, watcher: Watcher
) -> None:
    """Answer frames until the client goes or floods."""
    bucket = Bucket(hall.settings.frames_per_second)
    bad = 0
    outbox = watcher.outbox
    while await outbox.has_room(UNREAD_SECONDS):
        text = await _receive_text(socket)
        if text is None or len(text) > LARGEST_FRAME:
            code = BAD_FRAME if text is None else TOO_LARGE
            outbox.close(End(code, f"A frame is text of at most {LARGEST_FRAME} characters."))
            return
        if not bucket.take() or bad > BAD_FRAMES:
            outbox.close(FLOOD)
            return
        try:
            frame = _frames.decode(text)
            deed = _deeds.decode(frame.deed) if frame.type == "deed" else None
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            bad += 1
            outbox.answer(_bad_frame(str(fault)))
            continue
        if deed is not None:
            await _do(hall, identity, room, watcher, frame, deed)
        elif frame.type == "view":
            outbox.tell_all()
        elif frame.type == "ping":
            outbox.answer(encode("pong", "id", frame.id))
        else:
            bad += 1
            outbox.answer(_bad_frame("Unknown type."))


def _bad_frame(why: str) -> bytes:
    return encode("fault", "fault", Fault("bad-frame", why[:LONGEST_REASON]))


async def _do(
    hall: Hall, identity: Identity, room: Room, watcher: Watcher, frame: Frame, deed: Deed
) -> None:
    """Carry out a deed and say how it went."""
    begun = time.perf_counter()
    try:
        fault = await _try(hall, identity, room, watcher, deed)
    except DATABASE_FAULTS as error:
        fault = no_database(error, f"/api/tables/{room.id}/live")
    if fault is None:
        DEED_SECONDS.observe(time.perf_counter() - begun)
        answer: dict[str, object] = {"type": "done", "id": frame.id}
    else:
        REFUSED.labels(fault.code).inc()
        answer = {"type": "fault", "id": frame.id, "fault": fault}
    watcher.outbox.answer(_encoder.encode(answer))


async def _try(
    hall: Hall, identity: Identity, room: Room, watcher: Watcher, deed: Deed
) -> Fault | None:
    """Carry out a deed; why it was refused, if it was."""
    try:
        if isinstance(deed, Sit):
            raise NotYoursError(Message("refused-sit-by-socket"))
        await identity.seats(room)
        await hall.do(room, deed, identity.who)
    except StellwerkError as refusal:
        async with hall.reading(room):
            view = room.shown(watcher) if isinstance(refusal, StaleError) else None
        return refused(refusal, view)
    return None


@websocket("/api/lobby/live")
async def watch_lobby(socket: AnySocket, hall: TheHall, identity: Who) -> None:
    """Changes of listed tables, and `turn` for each table where one is awaited now."""
    async with _let_in(socket, hall, identity) as welcome:
        if welcome:
            await _show_lobby(socket, hall, identity)


async def _show_lobby(socket: AnySocket, hall: Hall, identity: Identity) -> None:
    """Send news of the home page until the client goes."""
    await socket.accept()
    guest = hall.home.enter(identity.person)
    sender = asyncio.create_task(_send(socket, guest.outbox, guest.catch_up))
    socket.app.state.sockets.add(socket)
    bucket = Bucket(1.0)
    try:
        while bucket.take():
            await _receive_text(socket)
        guest.outbox.close(FLOOD)
        await asyncio.wait([sender], timeout=FAREWELL)
    except WebSocketDisconnect:
        return
    finally:
        hall.home.leave(guest)
        socket.app.state.sockets.discard(socket)
        await _end(sender)
