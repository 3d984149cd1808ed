"""All tables of the server: one deed after the other, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, Final

from stellwerk.core.errors import StellwerkError
from stellwerk.server.bot_worker import Thought
from stellwerk.server.bots import BotPool
from stellwerk.server.deeds import Deed, Sit, Work, needed_seat, work
from stellwerk.server.home import Home
from stellwerk.server.metrics import MOVES, TABLES
from stellwerk.server.room import Room
from stellwerk.server.settings import Settings
from stellwerk.server.tokens import invitation, is_invitation, new_id, new_key
from stellwerk.store.bell import News
from stellwerk.store.database import Database
from stellwerk.store.journal import Change, ConflictError, Journal, Notice, Sitting
from stellwerk.store.lobby import Lobby
from stellwerk.store.people import People, key_hash
from stellwerk.store.ratings import rate
from stellwerk.store.summary import row
from stellwerk.table.acts import Stood
from stellwerk.table.clock import SECOND
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.life import invite, need_host, rematch, sit
from stellwerk.table.play import play_bot
from stellwerk.table.table import NO_SEAT, Table
from stellwerk.table.takeover import expire

BOT_LEASE: Final = 20 * SECOND
"""After this, another process asks for a bot's move that did not come."""
GRACE: Final = 60 * SECOND
"""Nobody is told of a turn they take within this time."""
ATTEMPTS: Final = 10
IDLE: Final = 120 * SECOND
"""How long a table nobody watches stays in memory."""


class UnknownTableError(StellwerkError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("There is no such table.")


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hall:
    """The tables, and everything that changes them."""

    def __init__(
        self, settings: Settings, database: Database, journal: Journal, bots: BotPool
    ) -> None:
        self.settings = settings
        self.database = database
        self.journal = journal
        self.people = People(database)
        self.lobby = Lobby(database)
        self.bots = bots
        self.chance: Random = SystemRandom()
        self.secret = ""
        """What cookies and invitations are signed with."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.home = Home()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()

    async def stops_within(self, seconds: float) -> bool:
        """Wait for a while; whether the server stops."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)
        return self.stopping.is_set()

    # Tables in memory.

    async def room(self, id_: str) -> Room:
        """A table, from memory or from its journal."""
        room = self.rooms.get(id_)
        if room is None:
            async with self.loading.setdefault(id_, asyncio.Lock()):
                room = self.rooms.get(id_)
                if room is None:
                    room = await self._load(id_)
                    self.rooms[id_] = room
            self.loading.pop(id_, None)
            TABLES.set(len(self.rooms))
        room.used = now()
        return room

    async def _load(self, id_: str) -> Room:
        history = await self.journal.load(id_)
        if not history:
            self.loading.pop(id_, None)
            raise UnknownTableError
        table = await asyncio.to_thread(Table.load, history)
        return Room(id_, table, listed=await self.lobby.listing(id_))

    async def refresh(self, room: Room) -> None:
        """Load what other processes did, or all again if memory is ahead of the journal.

        Whoever calls this holds the lock of the room.
        """
        if room.stale:
            room.table = await asyncio.to_thread(Table.load, await self.journal.load(room.id))
            room.stale = False
            room.announce()
            return
        fresh = await self.journal.load(room.id, after=room.table.count)
        for at, act in fresh:
            room.table.apply(act, at)
        if fresh:
            self._changed(room)

    async def heard(self, news: News) -> None:
        """Follow what another process did to tables in memory; what this one did is known."""
        if not news.table:
            rooms = list(self.rooms.values())
        else:
            rooms = [self.rooms[news.table]] if news.table in self.rooms else []
        for room in rooms:
            if not news.table or room.table.count < news.acts:
                async with room.lock:
                    await self.refresh(room)

    def forget_idle(self) -> None:
        """Let go of tables nobody watches."""
        for id_, room in list(self.rooms.items()):
            if not room.watchers and not room.lock.locked() and room.used < now() - IDLE:
                del self.rooms[id_]
        TABLES.set(len(self.rooms))

    async def seats_of(self, room: Room, person: str) -> frozenset[int]:
        """The seats a person may decide for."""
        if not person:
            return frozenset()
        known = room.sitters.get(person)
        if not known:
            known = frozenset(await self.people.seats(room.id, person))
            room.sitters[person] = known
        return known

    # Deeds.

    async def do(self, id_: str, deed: Deed, person: str, seats: frozenset[int]) -> str:
        """Carry out a deed of somebody with these seats; the key of a seat they took, if any."""
        room = await self.room(id_)
        needed = needed_seat(deed)
        if needed is not None and needed not in seats:
            raise NotYoursError("This is not your seat.")
        # Whoever has the seat of the host, by whatever device or link, is the host.
        host = room.table.host
        hosts = host in seats and not isinstance(deed, Sit)
        actor = room.table.seats[host].person if hosts else person
        key = ""
        seated: Sequence[Sitting] = ()
        if isinstance(deed, Sit):
            self._need_invitation(room, deed)
            key = new_key()
            seated = [Sitting(deed.seat, person, key_hash(key))]
        await self.change(room, work(deed, actor, self.settings.stand_in), seated)
        return key

    def _need_invitation(self, room: Room, deed: Sit) -> None:
        """Keep a seat for whoever was invited to it."""
        count = room.table.seat(deed.seat).invitations
        if count and not is_invitation(deed.invitation, room.id, deed.seat, count, self.secret):
            raise NotYoursError("This seat is kept for somebody; the host has the link to it.")

    async def invite(self, room: Room, number: int, person: str, seats: frozenset[int]) -> str:
        """The secret of a new invitation to an open seat, for the host to pass on."""
        if room.table.host not in seats:
            need_host(room.table, person)

        def deed(table: Table, at: int, _chance: Random) -> None:
            invite(table, number, at)

        await self.change(room, deed)
        return invitation(room.id, number, room.table.seats[number].invitations, self.secret)

    async def change(self, room: Room, deed: Work, seated: Sequence[Sitting] = ()) -> None:
        """Let a deed change a table; when this returns, it is stored and told."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                if room.stale:
                    await self.refresh(room)
                at = now()
                awaited = set(room.table.awaited)
                try:
                    deed(room.table, at, self.chance)
                except BaseException:
                    room.stale = bool(room.table.fresh)
                    raise
                if not room.table.fresh:
                    return
                try:
                    await self._store(room, at, awaited, seated)
                except ConflictError:
                    continue
                self._changed(room)
                return
        raise RefusedError("The table is too busy; try again.")

    async def _store(
        self,
        room: Room,
        at: int,
        awaited: set[int],
        seated: Sequence[Sitting],
    ) -> None:
        """Append what is fresh; until that is done, memory is not to be trusted."""
        table = room.table
        fresh = table.fresh
        freed = [act.seat for _, act in fresh if isinstance(act, Stood)]
        room.stale = True
        await self.journal.append(
            Change(
                table=room.id,
                first=table.count - len(fresh) + 1,
                acts=fresh,
                row=row(table, room.id, listed=room.listed, due=self.due(table, at)),
                seated=seated,
                freed=freed,
                notices=self._notices(room, awaited, at),
            )
        )
        table.fresh = []
        room.stale = False
        if seated or freed:
            room.sitters.clear()
            room.keys_renewed += 1
        MOVES.inc(len(fresh))

    def due(self, table: Table, at: int) -> int | None:
        """When somebody has to look at a table again, whatever happens to this process."""
        times = [table.due()]
        if thinking_seats(table):
            times.append(at + BOT_LEASE)
        return min((time_ for time_ in times if time_ is not None), default=None)

    def _notices(self, room: Room, awaited: set[int], at: int) -> list[Notice]:
        """Whom to tell that it is their turn: people who were not awaited and are not looking."""
        table = room.table
        turn = table.game.position.turns
        return [
            Notice(table.seats[seat].person, turn, at + GRACE)
            for seat in table.awaited
            if seat not in awaited and table.seats[seat].present and seat not in room.watchers
        ]

    def _changed(self, room: Room) -> None:
        room.announce()
        self.home.hear(room)
        self.ask_bots(room)
        if room.table.state == "over":
            self._later(self._rate(room))

    # What follows by itself.

    def _later(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ask_bots(self, room: Room) -> None:
        """Let bots think about their moves; people's tables come first."""
        table = room.table
        for seat in thinking_seats(table):
            position = table.game.asked(seat)
            self.bots.ask(
                Thought(
                    table=room.id,
                    step=table.seats[seat].asked,
                    seat=seat,
                    level=table.seats[seat].played_by_bot,
                    title=table.title.id,
                    players=len(table.seats),
                    options=dict(table.game.options),
                    position=table.title.write_position(position),
                ),
                urgent=bool(table.people()),
            )

    async def bot_decided(self, thought: Thought, move: str) -> None:
        """A bot has made up its mind; if the table has changed since, that counts for nothing."""
        room = await self.room(thought.table)

        def deed(table: Table, at: int, chance: Random) -> None:
            known = table.answers(thought.seat, thought.step)
            if known and thought.seat in thinking_seats(table):
                play_bot(table, thought.seat, thought.step, move, at, chance)

        await self.change(room, deed)

    async def look_after(self, id_: str) -> None:
        """The time of a table has come: clocks run out, bots are asked again."""
        room = await self.room(id_)
        async with room.lock:
            await self.refresh(room)

        def deed(table: Table, at: int, chance: Random) -> None:
            expire(table, self.settings.stand_in, at, chance)

        await self.change(room, deed)
        self.ask_bots(room)

    async def _rate(self, room: Room) -> None:
        """Ratings of a finished game in which every person played to the end."""
        table = room.table
        position = table.game.position
        winners, scores = position.winners(), position.scores()
        order = sorted(range(len(scores)), key=lambda s: (s not in winners, -scores[s]))
        ranks: dict[str, int] = {}
        rank = 0
        for place, seat in enumerate(order):
            before = order[place - 1]
            tied = place and (scores[seat], seat in winners) == (scores[before], before in winners)
            rank = rank if tied else place
            person = table.seats[seat].person
            if person:
                ranks.setdefault(person, rank)
        await rate(self.database, room.id, table.title.id, ranks)

    # New tables.

    async def add(
        self, table: Table, person: str, taken: Sequence[tuple[int, str]], *, listed: bool
    ) -> tuple[Room, list[str]]:
        """Put up a new table with its host on these seats; the keys of the seats."""
        at = now()
        id_ = new_id()
        keys = [new_key() for _ in taken]
        for seat, name in taken:
            sit(table, seat, person, name, at)
        seated = [
            Sitting(seat, person, key_hash(key)) for (seat, _), key in zip(taken, keys, strict=True)
        ]
        room = Room(id_, table, listed=listed)
        await self._store(room, at, set(), seated)
        self.rooms[id_] = room
        self._changed(room)
        return room, keys

    async def rematch(self, id_: str) -> str:
        """The same people at a new table; whoever asks first opens it."""
        room = await self.room(id_)
        if room.table.rematch:
            return room.table.rematch
        other = new_id()
        fresh = rematch(Table.load(await self.journal.load(id_)), other, now())
        seated = [
            Sitting(number, seat.person, key_hash(new_key()))
            for number, seat in enumerate(fresh.seats)
            if seat.person
        ]
        fresh_room = Room(other, fresh, listed=room.listed)
        await self._store(fresh_room, now(), set(), seated)

        def deed(table: Table, at: int, _chance: Random) -> None:
            if not table.rematch:
                rematch(table, other, at)

        await self.change(room, deed)
        return room.table.rematch


def thinking_seats(table: Table) -> list[int]:
    """The awaited seats that bots decide for."""
    if table.holding != NO_SEAT:
        return []
    return [seat for seat in table.awaited if table.seats[seat].played_by_bot]
