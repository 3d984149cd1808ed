"""The turns of finished games that wait to be analysed; games take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.server.bot_worker import AnalysedTurn, AnalysisQuestion, TeacherQuestion
from stellwerk.store.analyses import Which


class AnalysisTask(NamedTuple):
    """A turn to analyse, or a question to the teacher; somebody may wait for the answer."""

    which: Which
    question: AnalysisQuestion | TeacherQuestion
    answer: asyncio.Future[AnalysedTurn | None] | None = None

    @property
    def table(self) -> str:
        return self.which.table


class AnalysisLine:
    """What waits; of each game the first turn comes first, and turns somebody waits for before."""

    def __init__(self) -> None:
        self._awaited: deque[AnalysisTask] = deque()
        self._games: OrderedDict[Which, deque[AnalysisTask]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._awaited) + sum(len(tasks) for tasks in self._games.values())

    def add(self, tasks: Sequence[AnalysisTask]) -> None:
        """More turns, in the order in which they are to be analysed."""
        for task in tasks:
            if task.answer is not None:
                self._awaited.append(task)
                continue
            self._games.setdefault(task.which, deque()).append(task)

    def take(self) -> AnalysisTask | None:
        """The next turn: one of another game than the last, if there are several."""
        while self._awaited:
            task = self._awaited.popleft()
            if task.answer is not None and not task.answer.done():
                return task
        if not self._games:
            return None
        which, tasks = next(iter(self._games.items()))
        task = tasks.popleft()
        self._games.move_to_end(which)
        if not tasks:
            del self._games[which]
        return task

    def drop(self, which: Which) -> None:
        """Nobody needs the rest of a game."""
        self._games.pop(which, None)
