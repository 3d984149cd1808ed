"""A table of people who play over sockets, as fast as asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import cycle
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

LONGEST = 30.0
"""Seconds after which a move nobody hears of is a fault."""
UNKEPT = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: one that rests may be closed just when it is used again."""


class Tally:
    """What the players saw."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        """From sending a move until the last seat had heard of it, in seconds."""
        self.moves = 0
        self.faults: list[str] = []
        self.acknowledged: dict[str, int] = {}
        """The highest step of each table the server said was done."""


class Seat:
    """One socket, with the little it has to remember of the view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.heard = asyncio.Event()

    async def listen(self, tally: Tally) -> None:
        """Take what comes until the socket closes."""
        try:
            async for text in self.socket:
                message = msgspec.json.decode(text)
                if message["type"] == "view":
                    self.view = message["view"]
                elif message["type"] == "delta":
                    self.view.update(message["delta"].get("set", {}))
                elif message["type"] == "fault" and message["fault"]["code"] != "stale":
                    tally.faults.append(message["fault"]["message"])
                elif message["type"] == "done":
                    table = self.view["id"]
                    known = tally.acknowledged.get(table, 0)
                    tally.acknowledged[table] = max(known, message["id"])
                self.heard.set()
        except ConnectionClosed:
            self.heard.set()


class TableOfPeople:
    """A table whose people sit on the first seats; bots have the others.

    It is opened at a server, and its people look at it through that one and `others`, in turn.
    """

    def __init__(
        self,
        address: str,
        title: str,
        people: int,
        bots: int,
        seed: int,
        others: Sequence[str] = (),
    ) -> None:
        self.address = address
        self.others = others
        self.title = title
        self.people = people
        self.bots = bots
        self.seed = seed
        self.rng = Random(seed)
        self.id = ""
        self.keys: list[str] = []
        self.seats: list[Seat] = []
        self.listeners: list[asyncio.Task[None]] = []

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open the table and start the game; one person has the seats of all people."""
        seats = [{"name": f"P{n}"} for n in range(self.people)]
        seats_of_bots = [{"bot": "random"} for _ in range(self.bots)]
        body = {"title": self.title, "seats": seats + seats_of_bots, "listed": False}
        answer = await client.post(f"{self.address}/api/tables/", json=body)
        answer.raise_for_status()
        opened = answer.json()
        self.id = opened["id"]
        self.keys = [link["key"] for link in opened["links"]]
        path = f"{self.address}/api/tables/{self.id}/commands"
        headers = {"Authorization": f"Bearer {self.keys[0]}"}
        for seat, key in enumerate(self.keys):
            own = {"Authorization": f"Bearer {key}"}
            command = {"do": "prefer", "seat": seat, "confirm": False}
            (await client.post(path, json=command, headers=own)).raise_for_status()
        started = await client.post(path, json={"do": "start"}, headers=headers)
        started.raise_for_status()

    async def sit_down(self, tally: Tally) -> None:
        """Open a socket for each person."""
        servers = cycle([self.address, *self.others])
        for seat, (key, server) in enumerate(zip(self.keys, servers, strict=False)):
            live = server.replace("http", "ws", 1)
            socket = await connect(
                f"{live}/api/tables/{self.id}/live?seat={seat}",
                additional_headers={"Authorization": f"Bearer {key}"},
                compression=None,
                open_timeout=60,
                ping_interval=None,
            )
            self.seats.append(Seat(socket))
        self.listeners = [asyncio.create_task(seat.listen(tally)) for seat in self.seats]

    async def stand_up(self) -> None:
        """Close the sockets."""
        for listener in self.listeners:
            listener.cancel()
        closing = [seat.socket.close() for seat in self.seats]
        self.seats, self.listeners = [], []
        await asyncio.gather(*closing, return_exceptions=True)

    async def play(self, tally: Tally, pause: float, until: float) -> str:
        """Play with a pause before each move until a time, the end, or a closed socket."""
        try:
            if not self.seats:
                await self.sit_down(tally)
            seats = self.seats
            await asyncio.sleep(self.rng.random() * pause)
            while time.monotonic() < until:
                mover = next((s for s in seats if s.view.get("moves")), None)
                if any(listener.done() for listener in self.listeners):
                    return "closed"
                if mover is None:
                    if seats[0].view.get("state") == "over":
                        return "over"
                    await _wait(seats[0])
                    continue
                await self._move(mover, seats, tally)
                await asyncio.sleep(pause * (0.5 + self.rng.random()))
            return "time"
        except (OSError, WebSocketException):
            return "closed"
        finally:
            await self.stand_up()

    async def _move(self, mover: Seat, seats: list[Seat], tally: Tally) -> None:
        view = mover.view
        step = view["step"]
        move = self.rng.choice(view["moves"])["move"]
        command = {"do": "move", "seat": view["viewer"], "step": step, "move": move}
        begun = time.perf_counter()
        frame = {"type": "command", "id": step + 1, "command": command}
        await mover.socket.send(msgspec.json.encode(frame).decode())
        for seat in seats:
            while seat.view["step"] <= step:
                if not await _wait(seat, LONGEST):
                    if seat.socket.close_code is None:
                        tally.faults.append(f"a move was not heard of for {LONGEST:.0f} seconds")
                    return
        tally.delays.append(time.perf_counter() - begun)
        tally.moves += 1


def strangers() -> httpx.AsyncClient:
    """A client that forgets who it is: whoever opens a table is somebody new."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(timeout=120, cookies=nobody, limits=UNKEPT)


async def open_table(
    client: httpx.AsyncClient,
    tally: Tally,
    seed: int,
    door: asyncio.Semaphore,
    address: str,
    others: Sequence[str] = (),
) -> TableOfPeople:
    """A table in play, with two people at it and two bots; as many at once as the door allows."""
    table = TableOfPeople(address, "russian-railroads", 2, 2, seed, others)
    async with door:
        await table.open(client)
        await table.sit_down(tally)
    return table


async def keep_playing(
    table: TableOfPeople, client: httpx.AsyncClient, tally: Tally, pause: float, until: float
) -> None:
    """One table after the other: when a game is over, the next begins."""
    seed = table.seed
    while await table.play(tally, pause, until) == "over":
        seed += 1_000_000
        door = asyncio.Semaphore()
        table = await open_table(client, tally, seed, door, table.address, table.others)
    if time.monotonic() < until:
        tally.faults.append("a socket was closed")


def pause_for(rate: float, tables: int) -> float:
    """The pause before each move of people, for a rate of moves per second at all tables together.

    Two of four seats are people; every person's move is followed by about as many of bots.
    """
    return tables / (rate / 2)


async def _wait(seat: Seat, seconds: float = 5.0) -> bool:
    """Wait for the next message; whether one came and the socket is still open."""
    seat.heard.clear()
    try:
        # Not wait_for: in Python 3.11 it swallows a cancel that meets a message.
        async with asyncio.timeout(seconds):
            await seat.heard.wait()
    except TimeoutError:
        return False
    return seat.socket.close_code is None
