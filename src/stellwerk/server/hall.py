"""All tables of the server: one deed after the other, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple

from stellwerk.core.errors import StellwerkError
from stellwerk.core.words import Message
from stellwerk.server.bot_questions import play_plan, thinking_seats
from stellwerk.server.bot_worker import Thought
from stellwerk.server.bots import BotPool, Plan
from stellwerk.server.deeds import Deed, SeatBot, Sit, Work, needed_seat, work
from stellwerk.server.home import Home
from stellwerk.server.metrics import MOVES, TABLES
from stellwerk.server.quotas import Quotas
from stellwerk.server.room import Room
from stellwerk.server.seat_changes import follow, freed
from stellwerk.server.sessions import Sessions
from stellwerk.server.settings import Settings
from stellwerk.server.steady_clock import SteadyClock
from stellwerk.server.tokens import is_invitation, new_id, new_key
from stellwerk.store.bell import News
from stellwerk.store.database import DATABASE_FAULTS, Database, reason
from stellwerk.store.holders import Claimant, Renewal, Sitting, load_holders
from stellwerk.store.housekeeping import Keeping
from stellwerk.store.journal import (
    Change,
    ConflictError,
    Journal,
    Notice,
    UnreadableError,
    read_table,
)
from stellwerk.store.lobby import Lobby
from stellwerk.store.passkeys import Passkeys
from stellwerk.store.people import People, key_hash
from stellwerk.store.ratings import rate_game
from stellwerk.store.summary import row
from stellwerk.store.tallies import Tallies
from stellwerk.table.clock import SECOND
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.life import rematch, sit
from stellwerk.table.table import Table
from stellwerk.table.takeover import expire

BOT_LEASE: Final = 20 * SECOND
"""After this, another process asks for a bot's move that did not come."""
GRACE: Final = 60 * SECOND
"""Nobody is told of a turn they take within this time."""
ATTEMPTS: Final = 10
AGAIN: Final = 0.5
"""Seconds before a bot's move is stored that the database did not take."""
IDLE: Final = 120 * SECOND
"""How long a table nobody watches stays in memory."""
log: Final = logging.getLogger(__name__)
_clock: Final = SteadyClock()


class UnknownTableError(StellwerkError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(Message("refused-no-table"))


def now() -> int:
    """The time in milliseconds; it never goes back."""
    return _clock.now()


class NewRoom(NamedTuple):
    """A new table, and who sits there."""

    room: Room
    seated: Sequence[Sitting]


class Hall:
    """The tables, and everything that changes them."""

    def __init__(
        self, settings: Settings, database: Database, journal: Journal, bots: BotPool
    ) -> None:
        _clock.start()
        self.settings = settings
        self.database = database
        self.journal = journal
        self.people = People(database)
        self.sessions = Sessions(database)
        self.tallies = Tallies(database)
        self.passkeys = Passkeys(database)
        self.lobby = Lobby(database)
        self.bots = bots
        self.quotas = Quotas(settings, self.lobby)
        self.chance: Random = SystemRandom()
        self.secret = ""
        """What cookies and invitations are signed with."""
        self.keeping = Keeping()
        self.push_key = ""
        """What messages to browsers are signed with."""
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.home = Home(self.reading)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()

    async def stops_within(self, seconds: float) -> bool:
        """Wait for a while; whether the server stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stopping.wait()
        return self.stopping.is_set()

    # Tables in memory.

    async def room(self, id_: str) -> Room:
        """A table, from memory or from its journal."""
        if not id_.isalnum():
            raise UnknownTableError
        room = self.rooms.get(id_)
        if room is None:
            try:
                async with self.loading.setdefault(id_, asyncio.Lock()):
                    room = self.rooms.get(id_)
                    if room is None:
                        room = await self._load(id_)
                        self.rooms[id_] = room
            finally:
                self.loading.pop(id_, None)
            TABLES.set(len(self.rooms))
        room.used = now()
        if room.stale:
            async with self.reading(room):
                pass
        return room

    @asynccontextmanager
    async def reading(self, room: Room) -> AsyncIterator[Table]:
        """A table as it is stored, and stays while it is looked at."""
        async with room.lock:
            if room.stale:
                await self.refresh(room)
            yield room.table

    async def _load(self, id_: str) -> Room:
        listed, fault = await self.lobby.listing(id_)
        try:
            table = await self._read(id_)
        except UnreadableError as found:
            if str(found) != fault:
                log.warning(str(found), extra={"table": id_})
            await self.lobby.mark(id_, str(found))
            raise
        if fault:
            await self.lobby.unmark(id_, now())
        holders = await load_holders(self.database, id_)
        return Room(id_, table, listed=listed, holders=holders)

    async def _read(self, id_: str) -> Table:
        """A table as its journal has it."""
        history = await self.journal.load(id_)
        if not history:
            raise UnknownTableError
        return await asyncio.to_thread(read_table, history)

    async def refresh(self, room: Room) -> None:
        """Load what other processes did, or all again if memory is ahead of the journal.

        Whoever calls this holds the lock of the room.
        """
        if room.stale:
            room.table = await self._read(room.id)
            room.holders = await load_holders(self.database, room.id)
            room.replay = None
            room.stale = False
            # With SQLite there is no other process that would ask bots.
            self._changed(room, here=not self.database.is_postgres)
            return
        fresh = await self.journal.load(room.id, after=room.table.count)
        if not fresh:
            return
        room.stale = True
        for at, act in fresh:
            room.table.apply(act, at)
        await follow(room, [act for _, act in fresh], self.database)
        room.stale = False
        self._changed(room, here=False)

    async def heard(self, news: News) -> None:
        """Follow what another process did to tables in memory; what this one did is known."""
        rooms = [self.rooms.get(news.table)] if news.table else list(self.rooms.values())
        for room in rooms:
            if room is not None and _is_news(room, news):
                async with room.lock:
                    # By now it may have come another way, or been a change of this process.
                    if _is_news(room, news):
                        await self.refresh(room)

    def forget_idle(self) -> None:
        """Let go of tables nobody watches."""
        for id_, room in list(self.rooms.items()):
            if not room.watchers and not room.lock.locked() and room.used < now() - IDLE:
                del self.rooms[id_]
        TABLES.set(len(self.rooms))

    async def seats_of(self, room: Room, who: Claimant) -> frozenset[int]:
        """The seats somebody may decide for.

        Whoever has none may just have got one in another process, which has not been heard of yet.
        """
        seats = room.holders.seats(who)
        if not seats and any(who) and self.database.is_postgres:
            async with room.lock:
                await self.refresh(room)
            seats = room.holders.seats(who)
        return seats

    # Deeds.

    async def do(self, room: Room, deed: Deed, who: Claimant) -> str:
        """Carry out a deed of somebody; the key of a seat they took, if any."""
        key = new_key() if isinstance(deed, Sit) else ""
        seated = [Sitting(deed.seat, who.person, key_hash(key))] if isinstance(deed, Sit) else []

        def carry_out(table: Table, at: int, chance: Random) -> None:
            # Asked at each attempt: another process may have given the seat to somebody else.
            needed = needed_seat(deed)
            if needed is not None:
                room.need_seat(who, needed)
            elif isinstance(deed, Sit):
                self._need_invitation(room, deed)
            else:
                room.need_host(who)
            work(deed, who.person, self.settings.stand_in)(table, at, chance)

        strong = [deed.level] if isinstance(deed, SeatBot) else []
        async with self.quotas.claim(who.person, strong):
            await self.change(room, carry_out, seated)
        return key

    def _need_invitation(self, room: Room, deed: Sit) -> None:
        """Keep a seat for whoever was invited to it."""
        count = room.table.seat(deed.seat).invitations
        if count and not is_invitation(deed.invitation, room.id, deed.seat, count, self.secret):
            raise NotYoursError(Message("refused-seat-kept"))

    async def change(
        self,
        room: Room,
        deed: Work,
        seated: Sequence[Sitting] = (),
        renewed: Sequence[Renewal] = (),
        beside: Sequence[NewRoom] = (),
    ) -> None:
        """Let a deed change a table; when this returns, it is stored and told.

        The deed may say itself what goes into `seated`, into `renewed`, and which new tables are
        stored `beside` it: all of it or nothing.
        """
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
                    await self._store(room, at, awaited, seated, renewed, beside)
                except ConflictError:
                    continue
                self._changed(room)
                return
        raise RefusedError(Message("refused-busy"))

    async def _store(
        self,
        room: Room,
        at: int,
        awaited: set[int],
        seated: Sequence[Sitting],
        renewed: Sequence[Renewal] = (),
        beside: Sequence[NewRoom] = (),
    ) -> None:
        """Append what is fresh; until that is done, memory is not to be trusted."""
        room.stale = True
        change = self._change(room, at, seated)
        change.notices = self._notices(room, awaited, at)
        change.renewed = renewed
        others = [self._change(other.room, at, other.seated) for other in beside]
        await self.journal.append(change, *others)
        room.table.fresh = []
        await follow(room, [act for _, act in change.acts], self.database)
        room.stale = False
        MOVES.inc(len(change.acts))

    def _change(self, room: Room, at: int, seated: Sequence[Sitting]) -> Change:
        table = room.table
        fresh = table.fresh
        return Change(
            table=room.id,
            first=table.count - len(fresh) + 1,
            acts=fresh,
            row=row(table, room.id, listed=room.listed, due=self.due(table, at)),
            seated=seated,
            freed=freed(act for _, act in fresh),
        )

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

    def _changed(self, room: Room, *, here: bool = True) -> None:
        """Tell of a change that was made here, or in another process."""
        room.announce()
        self.home.hear(room)
        self.ask_bots(room, new=here)
        if room.table.state == "over":
            self._later(rate_game(self.database, room.id, room.table))

    # What follows by itself.

    def _later(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ask_bots(self, room: Room, *, new: bool = True) -> None:
        """Let bots think about what their seats are asked now, and about nothing else.

        Without `new`, only seats stay that were asked here: whoever changed the table asks, or,
        should that process die, the one that finds the lease of the bots over.
        """
        seats = thinking_seats(room.table)
        if not new:
            asked = {key.seat for key in self.bots.queue.tables.get(room.id, ())}
            seats = [seat for seat in seats if seat in asked]
        self.bots.ask(room.id, room.table, seats)

    async def bot_decided(self, thought: Thought, plan: Plan) -> None:
        """A bot has made up its mind; if the table has changed since, that counts for nothing.

        While the database takes nothing, no other bot could store its move either.
        """
        room = await self.room(thought.table)

        def deed(table: Table, at: int, chance: Random) -> None:
            if table.answers(thought.seat, thought.step):
                play_plan(table, thought, plan, at, chance)

        while True:
            try:
                await self.change(room, deed)
            except DATABASE_FAULTS as fault:
                log.warning("a bot's move is stored later: %s", reason(fault))
                if await self.stops_within(AGAIN):
                    return
            else:
                return

    async def look_after(self, id_: str) -> None:
        """The time of a table has come: clocks run out, bots are asked again."""
        room = await self.room(id_)
        async with room.lock:
            await self.refresh(room)

        def deed(table: Table, at: int, chance: Random) -> None:
            expire(table, self.settings.stand_in, at, chance)

        count = room.table.count
        await self.change(room, deed)
        if room.table.count == count:
            await self.lobby.set_due(id_, count, self.due(room.table, now()))
        self.ask_bots(room)

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

    async def rematch(self, room: Room, who: Claimant) -> str:
        """The same people at a new table; whoever asks first opens it."""
        other = new_id()
        opened: list[NewRoom] = []

        def deed(table: Table, at: int, _chance: Random) -> None:
            opened.clear()
            seats = room.holders.seats(who)
            if not seats:
                raise NotYoursError(Message("refused-no-seat"))
            if not table.rematch:
                fresh = rematch(table, other, min(seats), at)
                opened.append(NewRoom(Room(other, fresh, listed=room.listed), _people_of(fresh)))

        await self.change(room, deed, beside=opened)
        return room.table.rematch


def _is_news(room: Room, news: News) -> bool:
    return not news.table or room.stale or room.table.count < news.acts


def _people_of(table: Table) -> list[Sitting]:
    """Everybody who sits at a new table, with links nobody knows yet."""
    return [
        Sitting(number, seat.person, key_hash(new_key()))
        for number, seat in enumerate(table.seats)
        if seat.person
    ]
