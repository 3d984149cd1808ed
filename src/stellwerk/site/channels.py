"""What pages get while it happens: the messages of the server's sockets, without sockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Final

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.server.live_table import LiveTable, Watcher, encode
from stellwerk.server.outbox import NOT_ALLOWED, End
from stellwerk.server.wire import refused
from stellwerk.site.host import YOU, Host
from stellwerk.site.requests import COMMAND
from stellwerk.table.errors import NotYoursError, StaleError

LOBBY: Final = "/api/lobby/live"
UNKNOWN: Final = 4404
_TABLE: Final = re.compile(r"/api/tables/(?P<id>[a-z0-9]+)/live(\?seat=(?P<seat>-?[0-9]+))?")

Send = Callable[[int, str], None]
Shut = Callable[[int, int, str], None]


class PageFrame(msgspec.Struct, frozen=True):
    """What a page sends."""

    type: str
    id: int | str | None = None
    command: dict[str, object] = {}


class Channels:
    """The open channels by their numbers. `send` gets messages, `shut` the reason of an end."""

    def __init__(self, host: Host, send: Send, shut: Shut) -> None:
        self.host = host
        self.send = send
        self.shut = shut
        self.lobbies: set[int] = set()
        self.tables: dict[int, tuple[LiveTable, Watcher, asyncio.Task[None]]] = {}
        host.changed = self.tell_lobbies

    def tell_lobbies(self, table: str) -> None:
        """A table is to be shown differently in lists."""
        for number in self.lobbies:
            self.send(number, encode("table", "table", table).decode())

    async def open(self, number: int, address: str) -> None:
        """A page wants to follow a table, or the lists."""
        if address == LOBBY:
            self.lobbies.add(number)
            return
        match = _TABLE.fullmatch(address)
        try:
            live_table = await self.host.live_table(match["id"] if match else "")
            seat = int(match["seat"]) if match and match["seat"] else None
            watcher = live_table.watch(YOU, seat)
        except StellwerkError as fault:
            code = NOT_ALLOWED if isinstance(fault, NotYoursError) else UNKNOWN
            self.shut(number, code, str(fault))
            return
        sender = asyncio.ensure_future(self._send(number, live_table, watcher))
        self.tables[number] = (live_table, watcher, sender)

    async def _send(self, number: int, live_table: LiveTable, watcher: Watcher) -> None:
        while True:
            message = await watcher.outbox.next() or live_table.catch_up(watcher)
            if isinstance(message, End):
                self.tables.pop(number, None)
                self.shut(number, message.code, message.reason)
                return
            if message is not None:
                self.send(number, message.decode())

    async def receive(self, number: int, text: str) -> None:
        """A page says something: a command, or that it wants to see everything again."""
        if number not in self.tables:
            return
        live_table, watcher, _ = self.tables[number]
        frame = msgspec.json.decode(text, type=PageFrame)
        if frame.type == "command":
            answer = await self._do(live_table, watcher, frame)
            watcher.outbox.answer(msgspec.json.encode(answer))
        elif frame.type == "view":
            watcher.outbox.tell_all()
        elif frame.type == "ping":
            watcher.outbox.answer(encode("pong", "id", frame.id))

    async def _do(self, live_table: LiveTable, watcher: Watcher, frame: PageFrame) -> object:
        try:
            command = COMMAND.decode(msgspec.json.encode(frame.command))
            await self.host.do(live_table, command)
        except StellwerkError as refusal:
            view = live_table.shown(watcher) if isinstance(refusal, StaleError) else None
            return {"type": "fault", "id": frame.id, "fault": refused(refusal, view)}
        return {"type": "done", "id": frame.id}

    def close(self, number: int) -> None:
        """A page does not listen any more."""
        self.lobbies.discard(number)
        if number in self.tables:
            live_table, watcher, sender = self.tables.pop(number)
            sender.cancel()
            live_table.unwatch(watcher)
            if watcher.who in live_table.claimants:
                live_table.claimants.remove(watcher.who)
