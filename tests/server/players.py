"""People who keep playing whatever happens to servers, and know every move that was acknowledged.

They come back as a browser does when their socket is closed, to any of the servers, and ask again
when they are told why something did not work.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.frames import Frame, Opcode

from server.guests import PATIENCE
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import Journal
from stellwerk.store.maintenance import check
from stellwerk.table.acts import Played
from stellwerk.table.table import Table

TITLE = "volldampf"
"""A title of the package, which may be the compiled one, which Tiny cannot build on."""
PEOPLE = 2
PAUSE = 0.06
"""Seconds before each move: a socket may send twenty frames per second."""
AGAIN = 0.05
"""Seconds before somebody tries again."""
HTTP_PATIENCE = 20.0
"""Seconds for an answer, however ill the server is."""


class Move(NamedTuple):
    """What somebody decided at the step they saw."""

    seat: int
    step: int
    move: str


class Game:
    """A table of two people, with a bot or without."""

    def __init__(self, id_: str, keys: list[str], bot: str, addresses: list[str]) -> None:
        self.id = id_
        self.keys = keys
        self.bot = bot
        self.addresses = addresses
        """The servers its people use."""
        self.acknowledged: list[Move] = []
        self.bot_moves = 0
        self.is_over = False


class Players:
    """The people of several tables; a game that ends makes room for another one.

    At one table there is no bot, and its people use one server, which needs no news of the others
    to tell them of their turn: at any time somebody may move there.
    """

    def __init__(self, addresses: list[str], bot: str = "random", seed: int = 1) -> None:
        self.addresses = addresses
        self.bot = bot
        self.rng = Random(seed)
        self.games: list[Game] = []
        self.faults: Counter[str] = Counter()
        """How often each sentence was the answer to a move or to a new table."""
        self.unopened = 0
        """How many sockets a server did not open."""
        self.endings: Counter[str] = Counter()
        """How often sockets of people were closed, by the code and the reason they were given."""
        self.failures: list[str] = []
        """Answers nobody should ever get."""
        self.cut_wanted = 0
        """So many people are to lose their connection in the middle of a frame."""
        self._news = asyncio.Event()
        self._may_move = asyncio.Event()
        self._may_move.set()

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Play at so many tables."""
        bots = ["", *[self.bot] * (tables - 1)]
        async with httpx.AsyncClient(timeout=HTTP_PATIENCE) as client:
            tasks = [asyncio.create_task(self._play_games(client, bot)) for bot in bots]
            try:
                await self.until(lambda: len(self.running) == tables)
                yield
            finally:
                for task in tasks:
                    task.cancel()
                ends = await asyncio.gather(*tasks, return_exceptions=True)
        found = [end for end in ends if not isinstance(end, asyncio.CancelledError)]
        assert found == []
        assert self.failures == []

    # What the others wait for.

    @property
    def running(self) -> list[Game]:
        return [game for game in self.games if not game.is_over]

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    @property
    def closed(self) -> int:
        """How many sockets were closed on people; those that could not be opened do not count."""
        return self.endings.total()

    @property
    def bot_moves(self) -> int:
        return sum(game.bot_moves for game in self.games)

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something is so that people can see."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def have_moved(self, moves: int) -> None:
        """Wait for so many more acknowledged moves of people, and one of a bot."""
        goal, bots = self.acknowledged + moves, self.bot_moves
        await self.until(lambda: self.acknowledged >= goal and self.bot_moves > bots)

    async def have_moved_everywhere(self) -> None:
        """Wait until the people and the bot of every table have moved, if it has one."""
        before = [(game, len(game.acknowledged), game.bot_moves) for game in self.running]

        def all_have() -> bool:
            return all(
                game.is_over
                or (len(game.acknowledged) > moves and (game.bot_moves > bots or not game.bot))
                for game, moves, bots in before
            )

        await self.until(all_have)

    async def are_told(self) -> None:
        """Wait until somebody hears that the database does not work."""
        before = self.faults.total() + self.unopened
        await self.until(lambda: self.faults.total() + self.unopened > before)

    async def lose_a_socket(self) -> None:
        """Wait until somebody's socket is closed."""
        closed = self.closed
        await self.until(lambda: self.closed > closed)

    # At the tables.

    async def _play_games(self, client: httpx.AsyncClient, bot: str) -> None:
        while True:
            game = await self._open(client, bot)
            self.games.append(game)
            async with asyncio.TaskGroup() as people:
                for seat in range(PEOPLE):
                    people.create_task(self._sit(game, seat))

    async def _open(self, client: httpx.AsyncClient, bot: str) -> Game:
        """Open a table, as often as it takes."""
        while True:
            try:
                return await self._try_to_open(client, self.rng.choice(self.addresses), bot)
            except httpx.TransportError as fault:
                if isinstance(fault, httpx.TimeoutException):
                    self.failures.append(f"no answer within {HTTP_PATIENCE} seconds")
            except httpx.HTTPStatusError as fault:
                if fault.response.status_code == 503:
                    self._count_fault(fault.response.json()["message"])
                else:
                    self.failures.append(fault.response.text)
            await asyncio.sleep(AGAIN)

    async def _try_to_open(self, client: httpx.AsyncClient, address: str, bot: str) -> Game:
        async def post(path: str, body: object, key: str = "") -> Any:
            headers = {"Authorization": f"Bearer {key}"} if key else {"Origin": address}
            client.cookies.clear()
            answer = await client.post(f"{address}/api/tables/{path}", json=body, headers=headers)
            return answer.raise_for_status().json()

        seats = [{"name": f"P{n}"} for n in range(PEOPLE)] + ([{"bot": bot}] if bot else [])
        opened = await post("", {"title": TITLE, "seats": seats, "listed": False})
        keys = [link["key"] for link in opened["links"]]
        commands = f"{opened['id']}/commands"
        for seat, key in enumerate(keys):
            await post(commands, {"do": "prefer", "seat": seat, "confirm": False}, key)
        await post(commands, {"do": "start"}, keys[0])
        return Game(opened["id"], keys, bot, self.addresses if bot else [address])

    async def _sit(self, game: Game, seat: int) -> None:
        """Be at a table until its game is over, by one socket after the other."""
        while not game.is_over:
            address = self.rng.choice(game.addresses).replace("http", "ws", 1)
            try:
                async with connect(
                    f"{address}/api/tables/{game.id}/live?seat={seat}",
                    additional_headers={"Authorization": f"Bearer {game.keys[seat]}"},
                    compression=None,
                    open_timeout=HTTP_PATIENCE,
                    ping_interval=None,
                    close_timeout=1,
                ) as socket:
                    await self._play(game, seat, socket)
                if not game.is_over:
                    self.endings[f"{socket.close_code} {socket.close_reason}"] += 1
                    self._news.set()
            except InvalidStatus:
                self.unopened += 1
                self._news.set()
            except (OSError, WebSocketException):
                pass
            await asyncio.sleep(AGAIN)

    async def _play(self, game: Game, seat: int, socket: ClientConnection) -> None:
        """Move whenever it is this person's turn, until the socket is closed or the game over."""
        view: dict[str, Any] = {}
        sent: Move | None = None
        async for text in _messages(socket):
            message = msgspec.json.decode(text)
            match message["type"]:
                case "view":
                    view = message["view"]
                case "delta":
                    view.update(message["delta"].get("set", {}))
                    entries = message["delta"].get("log", [])
                    game.bot_moves += sum(entry["actor"] >= PEOPLE for entry in entries)
                case "done" if sent is not None:
                    game.acknowledged.append(sent)
                    sent = None
                case "fault":
                    sent = None
                    view = await self._hear_fault(message["fault"]) or view
            # Whoever hears of the end a little later must not take it back.
            game.is_over |= view["state"] == "over"
            self._news.set()
            if game.is_over:
                return
            if sent is None and view["moves"]:
                await asyncio.sleep(PAUSE)
                await self._may_move.wait()
                move = self.rng.choice(view["moves"])["move"]
                sent = Move(seat, view["step"], move)
                await self._send(socket, sent)

    async def _hear_fault(self, fault: dict[str, Any]) -> dict[str, Any] | None:
        """What a fault shows of the table."""
        if fault["code"] == "no-database":
            self._count_fault(fault["message"])
            await asyncio.sleep(AGAIN)
        elif fault["code"] != "stale":
            self.failures.append(fault["message"])
        view: dict[str, Any] | None = fault.get("view")
        return view

    def _count_fault(self, sentence: str) -> None:
        self.faults[sentence] += 1
        self._news.set()

    async def _send(self, socket: ClientConnection, move: Move) -> None:
        command = {"do": "move", **move._asdict()}
        text = msgspec.json.encode({"type": "command", "id": move.step, "command": command})
        if self.cut_wanted:
            self.cut_wanted -= 1
            frame = Frame(Opcode.TEXT, text).serialize(mask=True)
            socket.transport.write(frame[: self.rng.randrange(1, len(frame))])
            socket.transport.abort()
        else:
            with suppress(ConnectionClosed):
                await socket.send(text.decode())

    # What is stored.

    async def missing(self, database: str) -> list[str]:
        """What is wrong with a database: what `check` finds, and acknowledged moves not there.

        People rest meanwhile. A bot may still change a table between two glances at it, but what
        is lost stays so.
        """
        self._may_move.clear()
        try:
            for _ in range(5):
                found = await self._look_for_missing(database)
                if not found:
                    break
        finally:
            self._may_move.set()
        return found

    async def _look_for_missing(self, database: str) -> list[str]:
        store = await Database.open(database_url(database), renew=False)
        try:
            found = [f"{one.table}: {one.fault}" async for one in check(store) if one.fault]
            for game in self.games:
                acknowledged = game.acknowledged[:]
                stored = await _stored_moves(Journal(store), game.id)
                found += [
                    f"{game.id}: {move} is lost"
                    for move in acknowledged
                    if next((one.move for one in stored[move.seat] if one.step >= move.step), "")
                    != move.move
                ]
        finally:
            await store.close()
        return found


async def _messages(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """What comes until a socket is closed, however that happens."""
    with suppress(ConnectionClosed):
        async for text in socket:
            yield text


async def _stored_moves(journal: Journal, id_: str) -> dict[int, list[Move]]:
    """The moves of a table in its journal, by seat, with the step before each."""
    history = await journal.load(id_)
    moves: dict[int, list[Move]] = {seat: [] for seat in range(PEOPLE)}
    table = Table.load(history[:1])
    for at, act in history[1:]:
        if isinstance(act, Played) and act.actor in moves:
            moves[act.actor].append(Move(act.actor, table.step, act.move))
        table.apply(act, at)
    return moves
