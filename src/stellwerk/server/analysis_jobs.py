"""Analyses of finished games: made once, at the lowest priority, and kept turn by turn.

A process claims an analysis for a while, and again as long as it works at it. If it dies, another
one claims it, or the same one after a restart, and goes on with the turns that are missing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from stellwerk.analysis import TurnReport
from stellwerk.analysis.results import VERSION, Knowledge
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import Position
from stellwerk.records import Record, write_record
from stellwerk.server.analysis_answers import game_report, judgement, place_of
from stellwerk.server.analysis_line import AnalysisTask
from stellwerk.server.bot_worker import AnalysedTurn, AnalysisQuestion, TeacherQuestion
from stellwerk.server.table_service import TableService, now
from stellwerk.store.analyses import Analyses, Wanted, Which
from stellwerk.store.database import DATABASE_FAULTS, reason
from stellwerk.table.clock import SECOND

LEASE: Final = 60 * SECOND
"""How long a process that says nothing is thought to work at an analysis."""
ROUND: Final = 1.0
"""Seconds between two looks for analyses that nobody works at."""
AT_ONCE: Final = 4
"""How many analyses a process works at."""
JUDGE_SECONDS: Final = 20.0
"""How long somebody waits for the judgement of one turn."""
PATIENCE: Final = 3
"""After how many lost workers an analysis is given up."""
log: Final = logging.getLogger(__name__)


class Job:
    """An analysis this process works at."""

    def __init__(self, which: Which, record: Record, ending: Position, nodes: int) -> None:
        self.which = which
        self.record = record
        self.text = write_record(record)
        self.ending = ending
        self.nodes = nodes
        self.total = 0
        """How many turns the game has, the ending among them; 0 until a worker has counted."""
        self.done: set[int] = set()
        self.asked: set[int] = set()
        self.lost = 0

    def tasks(self) -> list[AnalysisTask]:
        """The turns that nobody has been asked for; only the first until their number is known."""
        known = range(self.total) if self.total else range(len(self.done) + 1)
        missing = [turn for turn in known if turn not in self.done | self.asked]
        if not self.total:
            missing = missing[:1]
        self.asked.update(missing)
        return [self.task(turn) for turn in missing]

    def task(self, turn: int) -> AnalysisTask:
        question = AnalysisQuestion(self.text, self.knowledge, self.nodes, turn)
        return AnalysisTask(self.which, question)

    @property
    def knowledge(self) -> Knowledge:
        return "everything" if self.which.knowledge == "everything" else "seat"


class AnalysisJobs:
    """The analyses of this process."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.store = Analyses(service.database)
        self.jobs: dict[Which, Job] = {}
        self.claiming = asyncio.Lock()

    async def run(self) -> None:
        """Work at what nobody else works at, until the server stops."""
        if not self.service.database.is_postgres:
            await self.store.free_all()
        while True:
            await self.look()
            if await self.service.stops_within(ROUND):
                break
        for which in list(self.jobs):
            await self.store.free(which)

    async def judge(self, which: Which, number: int, moves: list[str]) -> TurnReport | None:
        """The judgement of other moves in a turn of an analysed game.

        None if nobody has time for it now, or there is no such turn.
        """
        stored = await self.store.find(which)
        if stored is None:
            return None
        at = place_of(stored.turns, number)
        if at is None:
            return None
        live_table = await self.service.live_table(which.table)
        async with self.service.reading(live_table) as table:
            record = table.game.record(table.names)
            job = Job(which, record, table.game.position, stored.wanted.nodes)
        question = msgspec.structs.replace(job.task(at).question, moves=moves)
        found = await self.ask(which, question)
        return None if found is None else judgement(bytes(found.turn))

    async def ask(
        self, which: Which, question: AnalysisQuestion | TeacherQuestion
    ) -> AnalysedTurn | None:
        """The answer to a question somebody waits for; None if nobody has time for it now."""
        answer: asyncio.Future[AnalysedTurn | None] = asyncio.get_running_loop().create_future()
        self.service.bots.analyse([AnalysisTask(which, question, answer)])
        try:
            async with asyncio.timeout(JUDGE_SECONDS):
                return await answer
        except TimeoutError:
            return None

    def wanted(self, steps: int) -> Wanted:
        """What a new analysis is like."""
        return Wanted(VERSION, self.service.settings.analysis_nodes, steps)

    async def look(self) -> None:
        """Claim analyses, and those that this process has for some time more."""
        async with self.claiming:
            try:
                await self.store.renew(list(self.jobs), now() + LEASE)
                room = AT_ONCE - len(self.jobs)
                for which in await self.store.claim(now(), LEASE, room) if room > 0 else []:
                    await self._begin(which)
            except DATABASE_FAULTS as fault:
                log.warning("analyses are looked for later: %s", reason(fault))

    async def _begin(self, which: Which) -> None:
        """Start with an analysis, or go on where it stopped."""
        stored = await self.store.find(which)
        if stored is None:
            return
        try:
            live_table = await self.service.live_table(which.table)
        except StellwerkError as fault:
            log.warning("a game cannot be analysed: %s", fault, extra={"table": which.table})
            await self.store.end(which, "failed")
            return
        async with self.service.reading(live_table) as table:
            record = table.game.record(table.names)
            job = Job(which, record, table.game.position, stored.wanted.nodes)
        job.done = await self.store.numbers(which)
        job.total = stored.total
        self.jobs[which] = job
        if job.total and len(job.done) >= job.total:
            await self._finish(job)
        else:
            self.service.bots.analyse(job.tasks())

    async def analysed(self, task: AnalysisTask, answer: AnalysedTurn | None) -> None:
        """A worker has analysed a turn, or was lost."""
        job = self.jobs.get(task.which)
        if job is None or not isinstance(task.question, AnalysisQuestion):
            return
        turn = task.question.turn
        try:
            if answer is None:
                await self._lose(job, turn)
                return
            text = bytes(answer.turn).decode()
            if not await self.store.add(job.which, turn, text, answer.total, now() + LEASE):
                self._drop(job)  # The table was deleted.
                return
            job.total = answer.total
            job.done.add(turn)
            if len(job.done) >= job.total:
                await self._finish(job)
            else:
                self.service.bots.analyse(job.tasks())
        except DATABASE_FAULTS as fault:
            # Its lease ends some time; then it goes on with what is missing.
            log.warning("an analysis goes on later: %s", reason(fault), extra={"table": task.table})
            self._drop(job)

    async def _lose(self, job: Job, turn: int) -> None:
        job.lost += 1
        if job.lost < PATIENCE:
            self.service.bots.analyse([job.task(turn)])
            return
        self._drop(job)
        await self.store.end(job.which, "failed")

    async def _finish(self, job: Job) -> None:
        """All turns are there: the report of the game."""
        stored = await self.store.find(job.which)
        if stored is not None:
            about = (job.record, job.ending, job.nodes, job.knowledge, stored.turns)
            report = await asyncio.to_thread(game_report, *about)
            await self.store.end(job.which, "done", msgspec.json.encode(report).decode())
        self._drop(job)

    def _drop(self, job: Job) -> None:
        self.jobs.pop(job.which, None)
        self.service.bots.analyses.drop(job.which)
