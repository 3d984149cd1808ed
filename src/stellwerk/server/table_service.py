"""All tables of the server: one command after another, stored before it is sent to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random, SystemRandom
from typing import Any, Final

from stellwerk.core.messages import Message
from stellwerk.server.bot_questions import bot_starts, play_turn, thinking_seats
from stellwerk.server.bot_worker import BotQuestion
from stellwerk.server.bots import BotPool, PlannedTurn
from stellwerk.server.changes import NewLiveTable, change_of, due, notices_of, people_of
from stellwerk.server.commands import Circumstances, Command, Sit
from stellwerk.server.live_table import GONE, LiveTable
from stellwerk.server.lobby_feed import LobbyFeed
from stellwerk.server.metrics import MOVES, TABLES
from stellwerk.server.presence import Presence
from stellwerk.server.quotas import Quotas
from stellwerk.server.refusals import UnknownTableError as UnknownTableError
from stellwerk.server.seat_changes import follow
from stellwerk.server.sessions import Sessions
from stellwerk.server.settings import Settings
from stellwerk.server.steady_clock import SteadyClock
from stellwerk.server.tokens import new_id, new_key
from stellwerk.store.database import DATABASE_FAULTS, Database, reason
from stellwerk.store.housekeeping import Keeping, OldTable, delete_tables
from stellwerk.store.journal import (
    ConflictError,
    Journal,
    UnreadableError,
    read_table,
)
from stellwerk.store.lobby import Lobby
from stellwerk.store.notify import News
from stellwerk.store.passkeys import Passkeys
from stellwerk.store.people import People, key_hash
from stellwerk.store.rate_counts import RateCounts
from stellwerk.store.ratings import rate_game
from stellwerk.store.seat_holders import Claimant, Renewal, Sitting, load_holders
from stellwerk.table.clock import SECOND
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.lifecycle import rematch, sit
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.takeover import expire

ATTEMPTS: Final = 10
AGAIN: Final = 0.5
"""Seconds before another try to store a bot's move that the database refused."""
IDLE: Final = 120 * SECOND
"""How long a table nobody watches stays in memory."""
log: Final = logging.getLogger(__name__)
_clock: Final = SteadyClock()
TableAction = Callable[[Table, int, Random], None]
"""Changes a table, at a time, with the luck of the dealer."""


def now() -> int:
    """The time in milliseconds; it never goes back."""
    return _clock.now()


class TableService:
    """The tables, and everything that changes them."""

    def __init__(
        self, settings: Settings, database: Database, journal: Journal, bots: BotPool
    ) -> None:
        _clock.start()
        self.settings = settings
        self.pace = round(1_000 * settings.stand_in_pace_seconds)
        """The milliseconds a stand-in leaves people to follow."""
        self.database = database
        self.journal = journal
        self.people = People(database)
        self.sessions = Sessions(database)
        self.rate_counts = RateCounts(database)
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
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.presence = Presence(database, self.live_tables)
        self.lobby_feed = LobbyFeed(self.reading)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()

    async def stops_within(self, seconds: float) -> bool:
        """Wait for a while; whether the server is stopping."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stopping.wait()
        return self.stopping.is_set()

    # Tables in memory.

    async def live_table(self, id_: str) -> LiveTable:
        """A table, from memory or from its journal."""
        if not id_.isalnum():
            raise UnknownTableError
        live_table = self.live_tables.get(id_)
        if live_table is None:
            try:
                async with self.loading.setdefault(id_, asyncio.Lock()):
                    live_table = self.live_tables.get(id_)
                    if live_table is None:
                        live_table = await self._load(id_)
                        self.live_tables[id_] = live_table
            finally:
                self.loading.pop(id_, None)
            TABLES.set(len(self.live_tables))
        live_table.used = now()
        if live_table.stale:
            async with self.reading(live_table):
                pass
        return live_table

    @asynccontextmanager
    async def reading(self, live_table: LiveTable) -> AsyncIterator[Table]:
        """A table as it is stored, which stays like that while it is used."""
        async with live_table.lock:
            if live_table.stale:
                await self.refresh(live_table)
            yield live_table.table

    async def _load(self, id_: str) -> LiveTable:
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
        live_table = LiveTable(id_, table, listed=listed, holders=holders)
        self.presence.find(live_table)
        return live_table

    async def _read(self, id_: str) -> Table:
        """A table as its journal has it."""
        history = await self.journal.load(id_)
        if not history:
            raise UnknownTableError
        return await asyncio.to_thread(read_table, history)

    async def refresh(self, live_table: LiveTable) -> None:
        """Load what other processes did, or all again if memory is ahead of the journal.

        Whoever calls this holds the lock of the live table.
        """
        if live_table.stale:
            live_table.table = await self._read(live_table.id)
            live_table.holders = await load_holders(self.database, live_table.id)
            live_table.replay = None
            live_table.stale = False
            # With SQLite there is no other process that would ask bots.
            self._changed(live_table, here=not self.database.is_postgres)
            return
        fresh = await self.journal.load(live_table.id, after=live_table.table.count)
        if not fresh:
            return
        live_table.stale = True
        for at, act in fresh:
            live_table.table.apply(act, at)
        await follow(live_table, [act for _, act in fresh], self.database)
        live_table.stale = False
        self._changed(live_table, here=False)

    async def heard(self, news: News) -> None:
        """Follow what another process did to tables in memory; what this one did is known."""
        live_tables = (
            [self.live_tables.get(news.table)] if news.table else list(self.live_tables.values())
        )
        for live_table in live_tables:
            if live_table is not None and _is_news(live_table, news):
                async with live_table.lock:
                    # It may have been loaded meanwhile, or be a change of this process.
                    if _is_news(live_table, news):
                        await self.refresh(live_table)

    def forget_idle(self) -> None:
        """Remove tables that nobody watches from memory."""
        for id_, live_table in list(self.live_tables.items()):
            if (
                not live_table.watchers
                and not live_table.lock.locked()
                and live_table.used < now() - IDLE
            ):
                del self.live_tables[id_]
        TABLES.set(len(self.live_tables))

    async def seats_of(self, live_table: LiveTable, who: Claimant) -> frozenset[int]:
        """The seats somebody may decide for.

        Somebody who has none may just have got one in another process, whose news is not here yet.
        """
        seats = live_table.holders.seats(who)
        if not seats and any(who) and self.database.is_postgres:
            async with live_table.lock:
                await self.refresh(live_table)
            seats = live_table.holders.seats(who)
        return seats

    # Commands.

    async def do(self, live_table: LiveTable, command: Command, who: Claimant) -> str:
        """Carry out a command of somebody; the key of a seat they took, if any."""
        key = new_key() if isinstance(command, Sit) else ""
        seated = (
            [Sitting(command.seat, who.person, key_hash(key))] if isinstance(command, Sit) else []
        )

        def carry_out(table: Table, at: int, chance: Random) -> None:
            grace = round(1_000 * self.settings.stand_in_grace_seconds)
            given = Circumstances(who, at, chance, self.settings.stand_in, grace, self.secret)
            # Asked at each attempt: another process may have given the seat to somebody else.
            command.need_right(live_table, given)
            command.carry_out(table, given)

        async with self.quotas.claim(who.person, command.bots):
            await self.change(live_table, carry_out, seated)
        return key

    async def change(
        self,
        live_table: LiveTable,
        action: TableAction,
        seated: Sequence[Sitting] = (),
        renewed: Sequence[Renewal] = (),
        beside: Sequence[NewLiveTable] = (),
    ) -> None:
        """Let an action change a table; when this returns, it is stored and sent.

        The action may say itself what goes into `seated`, into `renewed`, and which new tables are
        stored `beside` it: all of it or nothing.
        """
        async with live_table.lock:
            for _ in range(ATTEMPTS):
                if live_table.stale:
                    await self.refresh(live_table)
                at = now()
                awaited = set(live_table.table.awaited)
                try:
                    action(live_table.table, at, self.chance)
                except BaseException:
                    live_table.stale = bool(live_table.table.fresh)
                    raise
                if not live_table.table.fresh:
                    return
                try:
                    await self._store(live_table, at, awaited, seated, renewed, beside)
                except ConflictError:
                    continue
                self._changed(live_table)
                return
        raise RefusedError(Message("refused-busy"))

    async def _store(
        self,
        live_table: LiveTable,
        at: int,
        awaited: set[int],
        seated: Sequence[Sitting],
        renewed: Sequence[Renewal] = (),
        beside: Sequence[NewLiveTable] = (),
    ) -> None:
        """Append what is fresh; until that is done, memory is not to be trusted."""
        live_table.stale = True
        change = change_of(live_table, at, seated, self.pace)
        change.notices = notices_of(live_table, awaited, at)
        change.renewed = renewed
        others = [change_of(other.live_table, at, other.seated, self.pace) for other in beside]
        await self.journal.append(change, *others)
        live_table.table.fresh = []
        await follow(live_table, [act for _, act in change.acts], self.database)
        live_table.stale = False
        MOVES.inc(len(change.acts))

    def _changed(self, live_table: LiveTable, *, here: bool = True) -> None:
        """Announce a change that was made here or in another process."""
        live_table.announce()
        self.lobby_feed.hear(live_table)
        self.ask_bots(live_table, new=here)
        if live_table.table.state == "over":
            self._later(rate_game(self.database, live_table.id, live_table.table))

    # What follows by itself.

    def _later(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ask_bots(self, live_table: LiveTable, *, new: bool = True) -> None:
        """Let bots think about the current questions of their seats, and about nothing else.

        Without `new`, only seats stay that were asked here: whoever changed the table asks, or,
        should that process die, the one that finds the lease of the bots over.
        """
        table, at = live_table.table, now()
        seats = [seat for seat in thinking_seats(table) if bot_starts(table, seat, self.pace) <= at]
        if not new:
            asked = {key.seat for key in self.bots.queue.tables.get(live_table.id, ())}
            seats = [seat for seat in seats if seat in asked]
        self.bots.ask(live_table.id, live_table.table, seats)

    async def bot_decided(self, question: BotQuestion, plan: PlannedTurn) -> None:
        """A bot has decided; if the table has changed since, the answer is ignored.

        While the database accepts no writes, no other bot could store its move either.
        """
        live_table = await self.live_table(question.table)

        def action(table: Table, at: int, chance: Random) -> None:
            if table.answers(question.seat, question.step):
                play_turn(table, question, plan, at, chance)

        while True:
            try:
                await self.change(live_table, action)
            except DATABASE_FAULTS as fault:
                log.warning("a bot's move is stored later: %s", reason(fault))
                if await self.stops_within(AGAIN):
                    return
            else:
                return

    async def look_after(self, id_: str) -> None:
        """A table is due: clocks run out, bots are asked again."""
        live_table = await self.live_table(id_)
        async with live_table.lock:
            await self.refresh(live_table)

        def action(table: Table, at: int, chance: Random) -> None:
            expire(table, self.settings.stand_in, at, chance)

        count = live_table.table.count
        await self.change(live_table, action)
        if live_table.table.count == count:
            await self.lobby.set_due(id_, count, due(live_table.table, now(), self.pace))
        self.ask_bots(live_table)

    # New tables.

    async def add(
        self, table: Table, person: str, taken: Sequence[tuple[int, str]], *, listed: bool
    ) -> tuple[LiveTable, list[str]]:
        """Open a new table with its host on these seats; returns the keys of the seats."""
        at = now()
        id_ = new_id()
        keys = [new_key() for _ in taken]
        for seat, name in taken:
            sit(table, seat, person, name, at)
        seated = [
            Sitting(seat, person, key_hash(key)) for (seat, _), key in zip(taken, keys, strict=True)
        ] or [Sitting(NO_SEAT, person)]
        live_table = LiveTable(id_, table, listed=listed)
        await self._store(live_table, at, set(), seated)
        self.live_tables[id_] = live_table
        self._changed(live_table)
        return live_table, keys

    async def rematch(self, live_table: LiveTable, who: Claimant) -> str:
        """The same people at a new table; whoever asks first opens it."""
        other = new_id()
        opened: list[NewLiveTable] = []

        def action(table: Table, at: int, _chance: Random) -> None:
            opened.clear()
            seats = live_table.holders.seats(who)
            if not seats:
                raise NotYoursError(Message("refused-no-seat"))
            if not table.rematch:
                fresh = rematch(table, other, min(seats), at)
                opened.append(
                    NewLiveTable(
                        LiveTable(other, fresh, listed=live_table.listed), people_of(fresh)
                    )
                )

        await self.change(live_table, action, beside=opened)
        return live_table.table.rematch

    async def delete(self, live_table: LiveTable, who: Claimant) -> None:
        """Somebody deletes a game that is over and in which nobody else played."""
        async with self.reading(live_table) as table:
            own = live_table.holders.seats(who)
            if not own:
                raise NotYoursError(Message("refused-no-seat"))
            if table.state != "over":
                raise RefusedError(Message("refused-not-over"))
            seats = enumerate(table.seats)
            if any((seat.person or seat.former) and number not in own for number, seat in seats):
                raise RefusedError(Message("refused-delete-shared"))
            old = OldTable(live_table.id, table.title.id, table.state, table.changed)
            await delete_tables(self.database, [old])
            self.live_tables.pop(live_table.id, None)
            live_table.end(GONE)


def _is_news(live_table: LiveTable, news: News) -> bool:
    return not news.table or live_table.stale or live_table.table.count < news.acts
