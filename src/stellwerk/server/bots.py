"""Bots think in processes of their own, never in the event loop.

Each worker process answers one question at a time. One that dies, or thinks too long, is replaced
and its question asked again; a question that costs several workers is answered by the random bot,
so that every game ends. Where there are several workers, one is kept for bots that do not search:
they answer at once however many searches wait. A search that people have waited for too long is
left to a bot that does not search.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from stellwerk.server.bot_questions import owner_of, question
from stellwerk.server.bot_queue import Asked, BotQueue, Key
from stellwerk.server.bot_worker import Planned, Thought
from stellwerk.server.metrics import BOTS_WAITING, HURRIED, LOST_WORKERS, THOUGHTS
from stellwerk.table.table import Table

PATIENCE: Final = 3
"""After so many lost workers a question is left to the random bot."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries to start workers that all die at once, as in a broken installation."""
LONGEST_WAIT: Final = 10.0
"""Seconds between two tries where the machine has no room for another process or pipe."""
LONGEST_QUEUE: Final = 15.0
"""Seconds people wait for a bot to be asked; then a quicker one is."""
HURRY: Final = "driver"
"""The strongest bot that answers at once."""
NICE: Final = 5
"""How much workers leave to the server when there is more work than processors."""
LINE: Final = 1 << 20
COMMAND: Final = (sys.executable, "-m", "stellwerk.server.bot_worker")

Plan = list[Planned]
Answer = Callable[[Thought, Plan], Awaitable[None]]
_plans: Final = msgspec.json.Decoder(Plan)
log: Final = logging.getLogger(__name__)


class Worker:
    """A process, once it is needed. A `quick` one takes what needs no search first."""

    def __init__(self, *, quick: bool, searches: bool) -> None:
        self.quick = quick
        self.searches = searches
        self.process: Process | None = None

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """Worker processes and the questions that wait for them."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        longest_queue: float = LONGEST_QUEUE,
    ) -> None:
        self.count = workers
        self.seconds = seconds
        self.command = command
        self.longest_queue = longest_queue
        self.answer: Answer | None = None
        self.report: Callable[[str], None] = log.warning
        """Told why no worker can be started, and nothing once one can."""
        self.secret = ""
        """What the dice of bots come from; all processes at one database share it."""
        self.queue = BotQueue()
        self.thinking: set[Key] = set()
        """What workers think about now."""
        self.news = asyncio.Event()

    def ask(self, id_: str, table: Table, seats: Sequence[int]) -> None:
        """Let bots think about what these seats of a table are asked, and about nothing else."""
        thoughts = {}
        for seat in seats:
            key = Key(id_, seat, table.seats[seat].asked, table.seats[seat].played_by_bot)
            known = self.queue.tables.get(id_, {}).get(key)
            thoughts[key] = known.thought if known else question(id_, table, seat, self.secret)
        self.put(id_, owner_of(table), thoughts, urgent=bool(table.people()))

    def put(self, id_: str, owner: str, thoughts: Mapping[Key, Thought], *, urgent: bool) -> None:
        """All that a table asks now; what a worker thinks about already is not asked again."""
        fresh = {key: one for key, one in thoughts.items() if key not in self.thinking}
        self.queue.replace(id_, owner, fresh, urgent=urgent)
        BOTS_WAITING.set(len(self.queue.tables))
        self.news.set()

    async def run(self) -> None:
        """Keep all workers at work, until cancelled."""
        async with asyncio.TaskGroup() as group:
            for number in range(self.count):
                worker = Worker(quick=number == 0, searches=number > 0 or self.count == 1)
                group.create_task(self._work(worker))

    async def _work(self, worker: Worker) -> None:
        try:
            if worker.quick:
                # The first who plays against a quick bot need not wait for its process as well.
                worker.process = await self._start_some_time()
            while True:
                asked, thought = await self._next(worker)
                BOTS_WAITING.set(len(self.queue.tables))
                self.thinking.add(asked.key)
                try:
                    thought, plan = await self._decide(worker, thought)
                    THOUGHTS.inc()
                    await self._tell(thought, plan)
                except BaseException:
                    self.queue.put_back(asked)
                    raise
                finally:
                    self.thinking.discard(asked.key)
        finally:
            await worker.end()

    async def _next(self, worker: Worker) -> tuple[Asked, Thought]:
        """The next question for a worker, and what it is asked in fact."""
        while True:
            asked = None
            if worker.quick:
                asked = self.queue.take(long=False)
                if asked is None:
                    late = self.queue.take_overdue(self.longest_queue)
                    if late is not None:
                        HURRIED.inc()
                        return late, msgspec.structs.replace(late.thought, level=HURRY)
            if asked is None and worker.searches:
                asked = self.queue.take(long=True) or self.queue.take(long=False)
            if asked is not None:
                return asked, asked.thought
            soon = self.queue.next_overdue(self.longest_queue) if worker.quick else None
            self.news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(soon):
                    await self.news.wait()

    async def _decide(self, worker: Worker, thought: Thought) -> tuple[Thought, Plan]:
        """The answer to a question, and the question that was answered in the end."""
        lost = 0
        while True:
            if worker.process is None:
                worker.process = await self._start_some_time()
            plan = await self._think(worker.process, thought)
            if plan:
                return thought, plan
            lost += 1
            LOST_WORKERS.inc()
            log.warning("bot worker lost", extra={"table": thought.table})
            await worker.end()
            if lost == PATIENCE:
                thought = msgspec.structs.replace(thought, level="random")
            if lost > PATIENCE:
                await asyncio.sleep(min(2.0 ** (lost - PATIENCE), LONGEST_PAUSE))

    async def _start_some_time(self) -> Process:
        """A new worker; where none can be started now, one as soon as it can."""
        pause = 0.5
        while True:
            try:
                process = await self._start()
            except OSError as fault:
                self.report(f"No worker can be started: {fault.strerror}.")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_WAIT)
            else:
                self.report("")
                return process

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(
                    os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE
                )
        return process

    async def _think(self, process: Process, thought: Thought) -> Plan | None:
        """The answer of a worker, None if it died or took too long."""
        if process.stdin is None or process.stdout is None:
            return None
        try:
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(self.seconds):
                return _plans.decode(await process.stdout.readline())
        except (TimeoutError, OSError, ValueError):
            return None

    async def _tell(self, thought: Thought, plan: Plan) -> None:
        if self.answer is None:
            return
        try:
            await self.answer(thought, plan)
        except Exception:
            log.exception("a bot's turn was lost", extra={"table": thought.table})
