"""All tables of the server: one command after the other, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.server.bot_questions import play_plan, thinking_seats
from stellwerk.server.bot_worker import Thought
from stellwerk.server.bots import BotPool, Plan
from stellwerk.server.commands import Command, SeatBot, Sit, TableAction, action_for, needed_seat
from stellwerk.server.live_table import LiveTable
from stellwerk.server.lobby_feed import LobbyFeed
from stellwerk.server.metrics import MOVES, TABLES
from stellwerk.server.quotas import Quotas
from stellwerk.server.seat_changes import follow, freed
from stellwerk.server.sessions import Sessions
from stellwerk.server.settings import Settings
from stellwerk.server.steady_clock import SteadyClock
from stellwerk.server.tokens import is_invitation, new_id, new_key
from stellwerk.store.database import DATABASE_FAULTS, Database, reason
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
from stellwerk.store.notify import News
from stellwerk.store.passkeys import Passkeys
from stellwerk.store.people import People, key_hash
from stellwerk.store.rate_counts import RateCounts
from stellwerk.store.ratings import rate_game
from stellwerk.store.seat_holders import Claimant, Renewal, Sitting, load_holders
from stellwerk.store.summary import row
from stellwerk.table.clock import SECOND
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.lifecycle import rematch, sit
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


class NewLiveTable(NamedTuple):
    """A new table, and who sits there."""

    live_table: LiveTable
    seated: Sequence[Sitting]


class TableService:
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
        self.lobby_feed = LobbyFeed(self.reading)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()

    async def stops_within(self, seconds: float) -> bool:
        """Wait for a while; whether the server stops."""
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
        """A table as it is stored, and stays while it is looked at."""
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
        return LiveTable(id_, table, listed=listed, holders=holders)

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
                    # By now it may have come another way, or been a change of this process.
                    if _is_news(live_table, news):
                        await self.refresh(live_table)

    def forget_idle(self) -> None:
        """Let go of tables nobody watches."""
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

        Whoever has none may just have got one in another process, which has not been heard of yet.
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
            # Asked at each attempt: another process may have given the seat to somebody else.
            needed = needed_seat(command)
            if needed is not None:
                live_table.need_seat(who, needed)
            elif isinstance(command, Sit):
                self._need_invitation(live_table, command)
            else:
                live_table.need_host(who)
            action_for(command, who.person, self.settings.stand_in)(table, at, chance)

        strong = [command.level] if isinstance(command, SeatBot) else []
        async with self.quotas.claim(who.person, strong):
            await self.change(live_table, carry_out, seated)
        return key

    def _need_invitation(self, live_table: LiveTable, command: Sit) -> None:
        """Keep a seat for whoever was invited to it."""
        count = live_table.table.seat(command.seat).invitations
        if count and not is_invitation(
            command.invitation, live_table.id, command.seat, count, self.secret
        ):
            raise NotYoursError(Message("refused-seat-kept"))

    async def change(
        self,
        live_table: LiveTable,
        action: TableAction,
        seated: Sequence[Sitting] = (),
        renewed: Sequence[Renewal] = (),
        beside: Sequence[NewLiveTable] = (),
    ) -> None:
        """Let an action change a table; when this returns, it is stored and told.

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
        change = self._change(live_table, at, seated)
        change.notices = self._notices(live_table, awaited, at)
        change.renewed = renewed
        others = [self._change(other.live_table, at, other.seated) for other in beside]
        await self.journal.append(change, *others)
        live_table.table.fresh = []
        await follow(live_table, [act for _, act in change.acts], self.database)
        live_table.stale = False
        MOVES.inc(len(change.acts))

    def _change(self, live_table: LiveTable, at: int, seated: Sequence[Sitting]) -> Change:
        table = live_table.table
        fresh = table.fresh
        return Change(
            table=live_table.id,
            first=table.count - len(fresh) + 1,
            acts=fresh,
            row=row(table, live_table.id, listed=live_table.listed, due=self.due(table, at)),
            seated=seated,
            freed=freed(act for _, act in fresh),
        )

    def due(self, table: Table, at: int) -> int | None:
        """When somebody has to look at a table again, whatever happens to this process."""
        times = [table.due()]
        if thinking_seats(table):
            times.append(at + BOT_LEASE)
        return min((time_ for time_ in times if time_ is not None), default=None)

    def _notices(self, live_table: LiveTable, awaited: set[int], at: int) -> list[Notice]:
        """Whom to tell that it is their turn: people who were not awaited and are not looking."""
        table = live_table.table
        turn = table.game.position.turns
        return [
            Notice(table.seats[seat].person, turn, at + GRACE)
            for seat in table.awaited
            if seat not in awaited and table.seats[seat].present and seat not in live_table.watchers
        ]

    def _changed(self, live_table: LiveTable, *, here: bool = True) -> None:
        """Tell of a change that was made here, or in another process."""
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
        """Let bots think about what their seats are asked now, and about nothing else.

        Without `new`, only seats stay that were asked here: whoever changed the table asks, or,
        should that process die, the one that finds the lease of the bots over.
        """
        seats = thinking_seats(live_table.table)
        if not new:
            asked = {key.seat for key in self.bots.queue.tables.get(live_table.id, ())}
            seats = [seat for seat in seats if seat in asked]
        self.bots.ask(live_table.id, live_table.table, seats)

    async def bot_decided(self, thought: Thought, plan: Plan) -> None:
        """A bot has made up its mind; if the table has changed since, that counts for nothing.

        While the database takes nothing, no other bot could store its move either.
        """
        live_table = await self.live_table(thought.table)

        def action(table: Table, at: int, chance: Random) -> None:
            if table.answers(thought.seat, thought.step):
                play_plan(table, thought, plan, at, chance)

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
        """The time of a table has come: clocks run out, bots are asked again."""
        live_table = await self.live_table(id_)
        async with live_table.lock:
            await self.refresh(live_table)

        def action(table: Table, at: int, chance: Random) -> None:
            expire(table, self.settings.stand_in, at, chance)

        count = live_table.table.count
        await self.change(live_table, action)
        if live_table.table.count == count:
            await self.lobby.set_due(id_, count, self.due(live_table.table, now()))
        self.ask_bots(live_table)

    # New tables.

    async def add(
        self, table: Table, person: str, taken: Sequence[tuple[int, str]], *, listed: bool
    ) -> tuple[LiveTable, list[str]]:
        """Put up a new table with its host on these seats; the keys of the seats."""
        at = now()
        id_ = new_id()
        keys = [new_key() for _ in taken]
        for seat, name in taken:
            sit(table, seat, person, name, at)
        seated = [
            Sitting(seat, person, key_hash(key)) for (seat, _), key in zip(taken, keys, strict=True)
        ]
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
                        LiveTable(other, fresh, listed=live_table.listed), _people_of(fresh)
                    )
                )

        await self.change(live_table, action, beside=opened)
        return live_table.table.rematch


def _is_news(live_table: LiveTable, news: News) -> bool:
    return not news.table or live_table.stale or live_table.table.count < news.acts


def _people_of(table: Table) -> list[Sitting]:
    """Everybody who sits at a new table, with links nobody knows yet."""
    return [
        Sitting(number, seat.person, key_hash(new_key()))
        for number, seat in enumerate(table.seats)
        if seat.person
    ]
