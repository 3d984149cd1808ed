"""Live updates over WebSocket: one socket for each seat or spectator, and one for the lobby.

At a table the server sends `view` (all of it), `delta` (what changed), `done` and `fault` (the
answer to a command, with its `id` if it had one), `pong`. The client sends the same commands as
over HTTP, `view` to get everything again, and `ping`. In the lobby the server sends `table` (a
listed one that changed), `turn` (the id of a table that waits for this person now, once per turn,
for a browser notification) and `missed` (messages were dropped because they were not read: load
the lists again).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.server.commands import Command, Sit
from stellwerk.server.dependencies import TheTableService, Who
from stellwerk.server.earlier import command_of
from stellwerk.server.faults import no_database
from stellwerk.server.identity import Identity
from stellwerk.server.live_table import LiveTable, Watcher, encode
from stellwerk.server.metrics import COMMAND_SECONDS, REFUSED, SOCKETS
from stellwerk.server.outbox import NOT_ALLOWED, End, Outbox
from stellwerk.server.security import LARGEST_FRAME, Bucket, OpenSockets, same_origin
from stellwerk.server.table_service import TableService
from stellwerk.server.tables_api import TableId, ViewerQuery, looking
from stellwerk.server.wire import Fault, refused
from stellwerk.store.database import DATABASE_FAULTS
from stellwerk.table.errors import NotYoursError, StaleError

AnySocket = WebSocket[Any, Any, Any]

BAD_FRAME: Final = 1003
TOO_LARGE: Final = 1009
RESTART: Final = 1012
TRY_AGAIN: Final = 1013
UNKNOWN: Final = 4404
BAD_FRAMES: Final = 20
"""After how many useless frames a socket is closed."""


FAILED: Final = End(1011, "Something went wrong on the server.")
"""The socket is of no use any more; a client that connects again gets the whole view."""
FLOOD: Final = End(NOT_ALLOWED, "Too many frames.")
CLOSING_SECONDS: Final = 1.0
"""Seconds for a closing socket to take the messages that still wait for it."""
UNREAD_SECONDS: Final = 10.0
"""How long answers may wait for a client that keeps sending commands."""
LONGEST_REASON: Final = 200
"""How long the message about a bad frame may be, which can repeat a part of it."""
LARGEST_ID: Final = 2**53 - 1
FrameId = (
    Annotated[int, Meta(ge=-LARGEST_ID, le=LARGEST_ID)] | Annotated[str, Meta(max_length=64)] | None
)


class ClientFrame(msgspec.Struct, frozen=True):
    """What every frame of a client has: a type, and an id it gets back."""

    type: str
    id: FrameId = None
    command: msgspec.Raw = msgspec.Raw(b"null")
    deed: dict[str, object] = {}
    """What an earlier version sends instead of a command."""


log: Final = logging.getLogger(__name__)
_frames: Final = msgspec.json.Decoder(ClientFrame)
_commands: Final = msgspec.json.Decoder(Command)
_encoder: Final = msgspec.json.Encoder()


@websocket("/api/tables/{table_id:str}/live")
async def watch_table(
    socket: AnySocket,
    table_id: TableId,
    service: TheTableService,
    identity: Who,
    seat: ViewerQuery = None,
) -> None:
    """A table, live."""
    async with _let_in(socket, service, identity) as welcome:
        if welcome:
            await _show_table(socket, table_id, service, identity, seat)


@asynccontextmanager
async def _let_in(
    socket: AnySocket, service: TableService, identity: Identity
) -> AsyncIterator[bool]:
    """Refuse a socket of another site's page, and one too many of an address; whether it stays.

    It is closed when the session of the person ends.
    """
    open_sockets: OpenSockets = socket.app.state.open_sockets
    address = socket.client.host if socket.client else ""
    if not same_origin(socket):
        await socket.close(NOT_ALLOWED, "This was not sent from a page of this server.")
        yield False
    elif not open_sockets.enter(address):
        await socket.close(TRY_AGAIN, f"An address may have {open_sockets.most} sockets open.")
        yield False
    else:

        async def log_out() -> None:
            with suppress(Exception):
                await socket.close(NOT_ALLOWED, "You are logged out.")

        try:
            with service.sessions.attached(identity.session_id, log_out):
                yield True
        finally:
            open_sockets.leave(address)


async def _show_table(
    socket: AnySocket, table_id: str, service: TableService, identity: Identity, seat: int | None
) -> None:
    """Send what happens at a table, and carry out commands, until the client goes."""
    try:
        live_table = await service.live_table(table_id[:32])
        async with looking(service, live_table, identity, seat):
            watcher = live_table.watch(identity.who, seat)
            service.presence.look(live_table)
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
        live_table.unwatch(watcher)
        service.presence.go(live_table, watcher)
        raise
    SOCKETS.inc()

    async def catch_up() -> bytes | None:
        # Without the database it is the last known state; news follow once it is back.
        with suppress(*DATABASE_FAULTS):
            async with service.reading(live_table):
                return live_table.catch_up(watcher)
        return live_table.catch_up(watcher)

    sender = asyncio.create_task(_send(socket, watcher.outbox, catch_up))
    socket.app.state.sockets.add(socket)
    try:
        await _receive(socket, service, identity, live_table, watcher)
        await asyncio.wait([sender], timeout=CLOSING_SECONDS)
    except WebSocketDisconnect:
        return
    finally:
        SOCKETS.dec()
        socket.app.state.sockets.discard(socket)
        live_table.unwatch(watcher)
        service.presence.go(live_table, watcher)
        await _end(sender)


async def _send(
    socket: AnySocket, outbox: Outbox, catch_up: Callable[[], Awaitable[bytes | None]]
) -> None:
    """Send what waits; if messages were dropped, what `catch_up` makes instead."""
    while True:
        try:
            message = await outbox.next() or await catch_up()
        except Exception:
            log.exception("socket failed", extra={"path": socket.url.path})
            message = FAILED
        if isinstance(message, End):
            await socket.close(message.code, message.reason)
            return
        if message is not None:
            await socket.send_data(message, mode="text")


async def _end(sender: asyncio.Task[None]) -> None:
    """Stop a sender, whatever it failed with: uvicorn raises OSError for clients that are gone."""
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
    socket: AnySocket,
    service: TableService,
    identity: Identity,
    live_table: LiveTable,
    watcher: Watcher,
) -> None:
    """Answer frames until the client goes or floods."""
    bucket = Bucket(service.settings.frames_per_second)
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
            command = _command(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            bad += 1
            outbox.answer(_bad_frame(str(fault)))
            continue
        if command is not None:
            await _do(service, identity, live_table, watcher, frame, command)
        elif frame.type == "view":
            outbox.tell_all()
        elif frame.type == "ping":
            outbox.answer(encode("pong", "id", frame.id))
        else:
            bad += 1
            outbox.answer(_bad_frame("Unknown type."))


def _command(frame: ClientFrame) -> Command | None:
    if frame.type == "command":
        return _commands.decode(frame.command)
    return command_of(frame.deed) if frame.type == "deed" else None


def _bad_frame(why: str) -> bytes:
    return encode("fault", "fault", Fault("bad-frame", why[:LONGEST_REASON]))


async def _do(
    service: TableService,
    identity: Identity,
    live_table: LiveTable,
    watcher: Watcher,
    frame: ClientFrame,
    command: Command,
) -> None:
    """Carry out a command and send the result."""
    begun = time.perf_counter()
    try:
        fault = await _try(service, identity, live_table, watcher, command)
    except DATABASE_FAULTS as error:
        fault = no_database(error, f"/api/tables/{live_table.id}/live")
    if fault is None:
        COMMAND_SECONDS.observe(time.perf_counter() - begun)
        answer: dict[str, object] = {"type": "done", "id": frame.id}
    else:
        REFUSED.labels(fault.code).inc()
        answer = {"type": "fault", "id": frame.id, "fault": fault}
    watcher.outbox.answer(_encoder.encode(answer))


async def _try(
    service: TableService,
    identity: Identity,
    live_table: LiveTable,
    watcher: Watcher,
    command: Command,
) -> Fault | None:
    """Carry out a command; why it was refused, if it was."""
    try:
        if isinstance(command, Sit):
            raise NotYoursError(Message("refused-sit-by-socket"))
        await identity.seats(live_table)
        await service.do(live_table, command, identity.who)
    except StellwerkError as refusal:
        async with service.reading(live_table):
            view = live_table.shown(watcher) if isinstance(refusal, StaleError) else None
        return refused(refusal, view)
    return None


@websocket("/api/lobby/live")
async def watch_lobby(socket: AnySocket, service: TheTableService, identity: Who) -> None:
    """Changes of listed tables, and `turn` for each table where the person is awaited now."""
    async with _let_in(socket, service, identity) as welcome:
        if welcome:
            await _show_lobby(socket, service, identity)


async def _show_lobby(socket: AnySocket, service: TableService, identity: Identity) -> None:
    """Send the lobby feed until the client goes."""
    await socket.accept()
    subscriber = service.lobby_feed.enter(identity.person)
    sender = asyncio.create_task(_send(socket, subscriber.outbox, subscriber.catch_up))
    socket.app.state.sockets.add(socket)
    bucket = Bucket(1.0)
    try:
        while bucket.take():
            await _receive_text(socket)
        subscriber.outbox.close(FLOOD)
        await asyncio.wait([sender], timeout=CLOSING_SECONDS)
    except WebSocketDisconnect:
        return
    finally:
        service.lobby_feed.leave(subscriber)
        socket.app.state.sockets.discard(socket)
        await _end(sender)
