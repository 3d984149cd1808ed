"""The tables of one browser: changed by commands, stored before they are shown, played by bots.

There is one person, who decides for every seat without a bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Final

import msgspec

from stellwerk.core.messages import Message
from stellwerk.server.bot_questions import bot_starts, play_turn, question_for, thinking_seats
from stellwerk.server.bot_worker import BotQuestion, PlannedMove
from stellwerk.server.commands import Circumstances, TableCommand
from stellwerk.server.ids import new_id
from stellwerk.server.live_table import GONE, LiveTable
from stellwerk.server.refusals import UnknownTableError
from stellwerk.server.steady_clock import SteadyClock
from stellwerk.site.analyses import BrowserAnalyses, Question
from stellwerk.site.storage import GameStorage, KeptAct, KeptTable, NoRoomError
from stellwerk.store.shapes import Claimant, SeatHolders, read_acts, read_table
from stellwerk.store.summary import Summary, summary
from stellwerk.table.acts import Act, write_act
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.lifecycle import rematch, sit
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.takeover import expire

HERE: Final = "here"
"""The person of this browser."""
YOU: Final = Claimant(HERE)
STAND_IN: Final = "driver"
"""Who plays for somebody who leaves."""
ATTEMPTS: Final = 10
_AT_ONCE: Final = 0
"""Milliseconds a stand-in waits: whoever could come back is here."""

TableAction = Callable[[Table, int, Random], None]
_ROWS: Final = msgspec.json.Decoder(list[KeptTable])
_ACTS: Final = msgspec.json.Decoder(list[KeptAct])
_PLAN: Final = msgspec.json.Decoder(list[PlannedMove])


class Host:
    """The tables, and everything that changes them.

    `ask` is given each question for a bot or about a game that is over, `changed` the id of a table
    that lists show differently.
    """

    def __init__(
        self,
        storage: GameStorage,
        secret: str,
        ask: Callable[[BotQuestion | Question], None],
        changed: Callable[[str], None] = lambda _: None,
        chance: Random | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.storage = storage
        self.secret = secret
        """What the dice of bots come from."""
        self.ask = ask
        self.analyses = BrowserAnalyses(storage, ask)
        self.changed = changed
        self.chance = chance or SystemRandom()
        self.now = clock or SteadyClock().now
        self.live_tables: dict[str, LiveTable] = {}
        self.asked: dict[tuple[str, int], BotQuestion] = {}
        """The question that each seat of a bot thinks about."""
        self.new_id: Callable[[], str] = new_id
        self._waker: asyncio.TimerHandle | None = None

    # What is kept.

    async def summaries(self) -> list[tuple[Summary, list[int]]]:
        """All tables as lists show them, the latest first, with the seats of people here."""
        rows = _ROWS.decode(await self.storage.tables())
        found = [(msgspec.json.decode(row.summary, type=Summary), row.mine) for row in rows]
        return sorted(found, key=lambda table: (-table[0].changed, table[0].id))

    async def live_table(self, id_: str) -> LiveTable:
        """A table, from memory or as it was kept."""
        live_table = self.live_tables.get(id_)
        if live_table is None:
            table = await self._read(id_)
            live_table = self.live_tables.setdefault(id_, _live(id_, table))
            self._follow(live_table)
        elif live_table.stale:
            async with live_table.lock:
                await self._refresh(live_table)
        return live_table

    async def _read(self, id_: str) -> Table:
        history = _ACTS.decode(await self.storage.load(id_))
        if not history:
            raise UnknownTableError
        rows = [(number, kept.at, kept.act) for number, kept in enumerate(history, start=1)]
        return read_table(read_acts(rows))

    async def _refresh(self, live_table: LiveTable) -> None:
        """Load a table again. Whoever calls this holds its lock."""
        if live_table.stale:
            live_table.table = await self._read(live_table.id)
            live_table.replay = None
            live_table.stale = False
            self._follow(live_table)

    async def heard(self, id_: str) -> None:
        """Another page of this browser changed a table, or deleted it."""
        self.changed(id_)
        live_table = self.live_tables.get(id_)
        if live_table is None:
            return
        async with live_table.lock:
            live_table.stale = True
            try:
                await self._refresh(live_table)
            except UnknownTableError:
                self._forget(live_table)

    async def _keep(self, id_: str, table: Table, fresh: Sequence[tuple[int, Act]]) -> bool:
        """Keep what is fresh; False if another page of this browser was faster."""
        acts = msgspec.json.encode([KeptAct(at, write_act(act)) for at, act in fresh]).decode()
        holders = _holders(table).people[HERE]
        about = msgspec.json.encode(summary(table, id_)).decode()
        row = msgspec.json.encode(KeptTable(id_, about, sorted(holders))).decode()
        fault = await self.storage.append(id_, table.count - len(fresh) + 1, acts, row)
        if fault and fault != "conflict":
            raise NoRoomError
        return not fault

    # Changes.

    async def change(self, live_table: LiveTable, action: TableAction) -> None:
        """Let an action change a table; when this returns, it is stored and shown."""
        async with live_table.lock:
            for _ in range(ATTEMPTS):
                await self._refresh(live_table)
                table = live_table.table
                try:
                    action(table, self.now(), self.chance)
                except BaseException:
                    live_table.stale = bool(table.fresh)
                    raise
                if not table.fresh:
                    return
                live_table.stale = True
                if await self._keep(live_table.id, table, table.fresh):
                    table.fresh = []
                    live_table.stale = False
                    self._follow(live_table)
                    self.changed(live_table.id)
                    return
        raise RefusedError(Message("refused-busy"))

    def _follow(self, live_table: LiveTable) -> None:
        """Tell everybody what a table is like now, and ask its bots."""
        live_table.holders = _holders(live_table.table)
        live_table.announce()
        self.ask_bots(live_table)
        self._set_waker()

    async def do(self, live_table: LiveTable, command: TableCommand) -> None:
        """Carry out a command."""

        def carry_out(table: Table, at: int, chance: Random) -> None:
            given = Circumstances(YOU, at, chance, STAND_IN, _AT_ONCE, self.secret)
            command.need_right(live_table, given)
            command.carry_out(table, given)

        await self.change(live_table, carry_out)

    # New tables.

    async def add(
        self, table: Table, taken: Sequence[tuple[int, str]] = (), id_: str = ""
    ) -> LiveTable:
        """A new table, with people on these seats."""
        for seat, name in taken:
            sit(table, seat, HERE, name, self.now())
        id_ = id_ or self.new_id()
        if not await self._keep(id_, table, table.fresh):
            return await self.live_table(id_)
        table.fresh = []
        live_table = self.live_tables[id_] = _live(id_, table)
        self._follow(live_table)
        self.changed(id_)
        return live_table

    async def rematch(self, live_table: LiveTable) -> str:
        """The same players at a new table, or the one that was opened for that before."""
        seats = live_table.holders.seats(YOU)
        if not seats:
            raise NotYoursError(Message("refused-no-seat"))
        if not live_table.table.rematch:
            other, opened = self.new_id(), list[Table]()

            def action(table: Table, at: int, _chance: Random) -> None:
                opened[:] = [rematch(table, other, min(seats), at)]

            await self.change(live_table, action)
            await self.add(opened[0], id_=other)
        return live_table.table.rematch

    async def delete(self, live_table: LiveTable) -> None:
        """Delete a game that is over."""
        if live_table.table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        if await self.storage.remove(live_table.id):
            raise NoRoomError
        self._forget(live_table)
        self.changed(live_table.id)

    def _forget(self, live_table: LiveTable) -> None:
        self.live_tables.pop(live_table.id, None)
        self.analyses.forget(live_table.id)
        live_table.end(GONE)

    # Bots and clocks.

    def ask_bots(self, live_table: LiveTable) -> None:
        """Let bots think about the current questions of their seats, each once."""
        table, id_ = live_table.table, live_table.id
        for seat in thinking_seats(table):
            if bot_starts(table, seat, _AT_ONCE) > self.now():
                continue
            known = self.asked.get((id_, seat))
            now = table.seats[seat]
            if known and (known.step, known.level) == (now.asked, now.played_by_bot):
                continue
            question = self.asked[id_, seat] = question_for(id_, table, seat, self.secret)
            self.ask(question)

    async def answered(self, question: BotQuestion | Question, answer: str) -> None:
        """Whoever thinks has answered."""
        if isinstance(question, BotQuestion):
            await self.bot_decided(question, answer)
        else:
            await self.analyses.answered(question, answer)

    async def bot_decided(self, question: BotQuestion, plan: str) -> None:
        """A bot has decided; if the table has changed since, the answer is ignored."""
        if self.asked.get((question.table, question.seat)) == question:
            del self.asked[question.table, question.seat]
        moves = _PLAN.decode(plan)
        live_table = self.live_tables.get(question.table)
        if live_table is None:
            return

        def action(table: Table, at: int, chance: Random) -> None:
            if table.answers(question.seat, question.step):
                play_turn(table, question, moves, at, chance)

        await self.change(live_table, action)

    def _set_waker(self) -> None:
        """Look after the tables when the first of them is due."""
        if self._waker is not None:
            self._waker.cancel()
            self._waker = None
        times = [_due(live_table.table, self.now()) for live_table in self.live_tables.values()]
        soonest = min((time for time in times if time is not None), default=None)
        if soonest is not None:
            wait = max(0.0, (soonest - self.now()) / 1_000)
            self._waker = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        self._errand = asyncio.ensure_future(self.look_after())

    async def look_after(self) -> None:
        """Clocks run out, and bots begin that were to wait a little."""
        for live_table in list(self.live_tables.values()):
            await self.change(live_table, _expire)
            self.ask_bots(live_table)
        self._set_waker()


def _expire(table: Table, at: int, chance: Random) -> None:
    if _has_clock(table):
        expire(table, STAND_IN, at, chance)


def _has_clock(table: Table) -> bool:
    """A game without a clock waits for ever: there is nobody else who would."""
    return table.clock.kind != "none"


def _due(table: Table, at: int) -> int | None:
    """When a table needs attention again."""
    times = [bot_starts(table, seat, _AT_ONCE) for seat in thinking_seats(table)]
    times = [time for time in times if time > at]
    deadline = table.due() if _has_clock(table) else None
    return min(times if deadline is None else [*times, deadline], default=None)


def _live(id_: str, table: Table) -> LiveTable:
    return LiveTable(id_, table, listed=False, holders=_holders(table))


def _holders(table: Table) -> SeatHolders:
    """Who may decide where: the one person there is, for all seats of people."""
    own = {number for number, seat in enumerate(table.seats) if seat.person == HERE}
    return SeatHolders({HERE: frozenset(own or ({NO_SEAT} if table.show else ()))})
