"""Bots think in separate processes, never in the event loop.

Each worker process answers one question at a time. One that dies, or thinks too long, is replaced
and its question asked again, or, after a search that took too long, put to a quicker bot; a
question that costs several workers is answered by the random bot, so that every game ends. If there
are several workers, one is reserved for bots that do not search: they answer at once however many
searches wait. A search that people have waited for too long is left to a bot that does not search.

Workers that search analyse finished games as well, a turn at a time, while no bot is asked.

A compiled package may appear while the server runs: then a worker is replaced by one that uses it
before it gets its next question.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from errno import ECHILD
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from stellwerk.bots import searches
from stellwerk.server.analysis_line import AnalysisLine, AnalysisTask
from stellwerk.server.bot_questions import owner_of, question_for
from stellwerk.server.bot_queue import BotQueue, QuestionKey, QueuedQuestion
from stellwerk.server.bot_worker import (
    GREETING,
    AnalysedTurn,
    AnalysisQuestion,
    BotQuestion,
    PlannedMove,
    TeacherQuestion,
)
from stellwerk.server.metrics import BOT_TURNS, BOTS_WAITING, HURRIED, LOST_WORKERS
from stellwerk.table.table import Table

PATIENCE: Final = 3
"""After how many lost workers the random bot answers a question."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries of a question all workers die of, also when the random bot is asked."""
LONGEST_WAIT: Final = 10.0
"""Seconds between two tries where no worker can be started: the machine has no room for another
process or pipe, or each dies at once, as in a broken installation."""
START_SECONDS: Final = 60.0
"""Seconds a new worker has until it can be asked."""
ANALYSIS_SECONDS: Final = 120.0
"""Seconds that the analysis of one turn may take."""
LONGEST_QUEUE: Final = 15.0
"""Seconds people wait for a bot that searches; then a quicker bot answers."""
HURRY: Final = "driver"
"""The strongest bot that answers at once."""
NICE: Final = 5
"""How much workers leave to the server when there is more work than processors."""
LINE: Final = 1 << 20
COMMAND: Final = (sys.executable, "-m", "stellwerk.server.bot_worker")

T = TypeVar("T")
PlannedTurn = list[PlannedMove]
TakeAnswer = Callable[[BotQuestion, PlannedTurn], Awaitable[None]]
Analysed = Callable[[AnalysisTask, AnalysedTurn | None], Awaitable[None]]
"""Gets the analysis of a turn, or None if the worker was lost."""
_plans: Final = msgspec.json.Decoder(PlannedTurn)
_analysed: Final = msgspec.json.Decoder(AnalysedTurn)
log: Final = logging.getLogger(__name__)


class Worker:
    """A process, once it is needed. A `quick` one takes what needs no search first."""

    def __init__(self, *, quick: bool, searches: bool) -> None:
        self.quick = quick
        self.searches = searches
        self.process: Process | None = None
        self.package: Path | None = None
        """The package it was started with, if not that of the server."""
        self.trouble = ""
        """Why it does not answer, if it does not."""

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
        package: Path | None = None,
        *,
        ahead: bool = True,
    ) -> None:
        self.count = workers
        self.seconds = seconds
        self.command = command
        self.longest_queue = longest_queue
        self.later_package = package
        """A folder in which the same package, compiled, may appear for new workers."""
        self.ahead = ahead
        """Whether a worker for quick bots is started before it is asked anything."""
        self.answer: TakeAnswer | None = None
        self.report: Callable[[str], None] = log.warning
        """Gets the reason why bots do not answer, and an empty text once they do."""
        self.secret = ""
        """The secret of the bots' random numbers; all processes at one database share it."""
        self.workers: list[Worker] = []
        self.queue = BotQueue()
        self.analyses = AnalysisLine()
        self.analysed: Analysed | None = None
        self.thinking: set[QuestionKey] = set()
        """What workers think about now."""
        self.news = asyncio.Event()

    def ask(self, id_: str, table: Table, seats: Sequence[int]) -> None:
        """Let bots think about the questions of these seats of a table, and about nothing else."""
        questions = {}
        for seat in seats:
            key = QuestionKey(id_, seat, table.seats[seat].asked, table.seats[seat].played_by_bot)
            known = self.queue.tables.get(id_, {}).get(key)
            questions[key] = (
                known.question if known else question_for(id_, table, seat, self.secret)
            )
        self.put(id_, owner_of(table), questions, urgent=bool(table.people()))

    def put(
        self, id_: str, owner: str, questions: Mapping[QuestionKey, BotQuestion], *, urgent: bool
    ) -> None:
        """All questions of a table now; one that a worker already has is not asked again."""
        fresh = {key: one for key, one in questions.items() if key not in self.thinking}
        self.queue.replace(id_, owner, fresh, urgent=urgent)
        BOTS_WAITING.set(len(self.queue.tables))
        self.news.set()

    def analyse(self, tasks: Sequence[AnalysisTask]) -> None:
        """Let turns be analysed when no bot has to think."""
        self.analyses.add(tasks)
        self.news.set()

    async def run(self) -> None:
        """Keep all workers at work, until cancelled."""
        for worker in self.workers:
            self._set_trouble(worker, "")
        self.workers = [
            Worker(quick=number == 0, searches=number > 0 or self.count == 1)
            for number in range(self.count)
        ]
        async with asyncio.TaskGroup() as group:
            for worker in self.workers:
                group.create_task(self._work(worker))

    def _set_trouble(self, worker: Worker, trouble: str) -> None:
        """A worker is in trouble, or works again; `/ready` reports it until all of them work."""
        if trouble or worker.trouble:
            worker.trouble = trouble
            self.report(next((one.trouble for one in self.workers if one.trouble), ""))

    async def _work(self, worker: Worker) -> None:
        try:
            if worker.quick and self.ahead:
                # Nobody who plays against a quick bot has to wait for its process to start.
                await self._give_process(worker)
            while True:
                found = await self._next(worker)
                if isinstance(found, AnalysisTask):
                    await self._analyse(worker, found)
                    continue
                asked, question = found
                BOTS_WAITING.set(len(self.queue.tables))
                self.thinking.add(asked.key)
                try:
                    question, plan = await self._decide(worker, question)
                    BOT_TURNS.inc()
                    await self._tell(question, plan)
                except BaseException:
                    self.queue.put_back(asked)
                    raise
                finally:
                    self.thinking.discard(asked.key)
        finally:
            await worker.end()

    async def _next(self, worker: Worker) -> tuple[QueuedQuestion, BotQuestion] | AnalysisTask:
        """The next question for a worker, and the one it really gets; a turn if there is none."""
        while True:
            asked = None
            if worker.quick:
                asked = self.queue.take(long=False)
                if asked is None:
                    late = self.queue.take_overdue(self.longest_queue)
                    if late is not None:
                        HURRIED.inc()
                        return late, msgspec.structs.replace(late.question, level=HURRY)
            if asked is None and worker.searches:
                asked = self.queue.take(long=True) or self.queue.take(long=False)
            if asked is not None:
                return asked, asked.question
            turn = self.analyses.take() if worker.searches else None
            if turn is not None:
                return turn
            soon = self.queue.next_overdue(self.longest_queue) if worker.quick else None
            self.news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(soon):
                    await self.news.wait()

    async def _decide(
        self, worker: Worker, question: BotQuestion
    ) -> tuple[BotQuestion, PlannedTurn]:
        """The answer to a question, and the question that was answered in the end."""
        lost = 0
        await self._renew(worker)
        while True:
            process = await self._give_process(worker)
            late = False
            try:
                plan = await self._think(process, question)
            except TimeoutError:
                plan, late = None, True
            if plan:
                self._set_trouble(worker, "")
                return question, plan
            lost += 1
            LOST_WORKERS.inc()
            why = f"it thought for {self.seconds:g} seconds" if late else "it died"
            log.warning("bot worker lost: %s", why, extra={"table": question.table})
            await worker.end()
            if late and searches(question.level):
                # The machine has too much to do: the same search would take as long again.
                HURRIED.inc()
                question = msgspec.structs.replace(question, level=HURRY)
            if lost == PATIENCE:
                question = msgspec.structs.replace(question, level="random")
            if lost > PATIENCE:
                self._set_trouble(
                    worker, f"Workers die when they are asked, {lost} of them for one answer."
                )
                await asyncio.sleep(min(2.0 ** (lost - PATIENCE), LONGEST_PAUSE))

    async def _analyse(self, worker: Worker, task: AnalysisTask) -> None:
        """Analyse a turn, and pass the result on."""
        await self._renew(worker)
        process = await self._give_process(worker)
        try:
            answer = await _ask(process, task.question, _analysed, ANALYSIS_SECONDS)
        except TimeoutError:
            answer = None
        if answer is None:
            LOST_WORKERS.inc()
            log.warning("bot worker lost in an analysis", extra={"table": task.table})
            await worker.end()
        if task.answer is not None:
            if not task.answer.done():
                task.answer.set_result(answer)
        elif self.analysed is not None:
            try:
                await self.analysed(task, answer)
            except Exception:
                log.exception("the analysis of a turn was lost", extra={"table": task.table})

    async def _renew(self, worker: Worker) -> None:
        """End the process of a worker if a newer package is there."""
        if worker.process is not None and worker.package != self._package():
            await worker.end()

    async def _give_process(self, worker: Worker) -> Process:
        """The process of a worker, a new one if it has none."""
        if worker.process is None:
            worker.package = self._package()
            worker.process = await self._start_some_time(worker)
        return worker.process

    def _package(self) -> Path | None:
        """The package that workers use, if it is not that of the server."""
        later = self.later_package
        return later if later is not None and later.is_dir() else None

    async def _start_some_time(self, worker: Worker) -> Process:
        """A new process of a worker; where none can be started now, one as soon as it can."""
        pause, failed = 0.5, False
        while True:
            try:
                process = await self._start()
            except OSError as fault:
                self._set_trouble(worker, f"No worker can be started: {fault.strerror}.")
                failed = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_WAIT)
            else:
                if failed:
                    self._set_trouble(worker, "")
                return process

    async def _start(self) -> Process:
        """A new worker that can be asked; OSError if there is none."""
        package = self._package()
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            start_new_session=True,
            env=None if package is None else {**os.environ, "PYTHONPATH": str(package)},
        )
        if hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(
                    os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE
                )
        try:
            await _wait_for_greeting(process)
        except BaseException:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        return process

    async def _think(self, process: Process, question: BotQuestion) -> PlannedTurn | None:
        """The turn that a worker decides on, None if it died; TimeoutError if it takes too long."""
        return await _ask(process, question, _plans, self.seconds)

    async def _tell(self, question: BotQuestion, plan: PlannedTurn) -> None:
        if self.answer is None:
            return
        try:
            await self.answer(question, plan)
        except Exception:
            log.exception("a bot's turn was lost", extra={"table": question.table})


async def _ask(
    process: Process,
    question: BotQuestion | AnalysisQuestion | TeacherQuestion,
    answers: msgspec.json.Decoder[T],
    seconds: float,
) -> T | None:
    """The answer of a worker, None if it died; TimeoutError if it takes too long."""
    if process.stdin is None or process.stdout is None:
        return None
    try:
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        async with asyncio.timeout(seconds):
            return answers.decode(await process.stdout.readline())
    except TimeoutError:
        raise  # It is an OSError as well.
    except (OSError, ValueError):
        return None


async def _wait_for_greeting(process: Process) -> None:
    """Wait until a worker says that it can be asked; OSError if it never will."""
    try:
        async with asyncio.timeout(START_SECONDS):
            if process.stdout is not None and await process.stdout.readline() == GREETING:
                return
            why = f"it ended with status {await process.wait()}"
    except (TimeoutError, ValueError):
        why = f"it did not say within {START_SECONDS:g} seconds that it works"
    raise ChildProcessError(ECHILD, why)
