"""The questions that wait for bots, in a fair order.

Tables with people at them come before tables where bots play alone. Among these, persons take
turns, and so do the tables of one person: somebody with two hundred tables waits two hundred times
as long for each, and nobody else does. New questions of a table replace its old ones, so bots never
think about a question that nobody needs answered any more.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from stellwerk.bots import searches
from stellwerk.server.bot_worker import BotQuestion

ALONE_EVERY: Final = 8
"""One in this many questions comes from a table of only bots, so that their games end as well."""


class QuestionKey(NamedTuple):
    """What makes two questions the same."""

    table: str
    seat: int
    step: int
    level: str


class QueuedQuestion(NamedTuple):
    """A question, its place in the queue, and since when it waits."""

    question: BotQuestion
    owner: str
    urgent: bool
    since: float

    @property
    def key(self) -> QuestionKey:
        question = self.question
        return QuestionKey(question.table, question.seat, question.step, question.level)

    @property
    def long(self) -> bool:
        """Whether the bot searches, which takes seconds instead of hundredths of a second."""
        return searches(self.question.level)


Lanes = OrderedDict[str, OrderedDict[str, list[QueuedQuestion]]]
"""Questions by person and table; the next one is first."""


class BotQueue:
    """Questions by urgency, person and table, with separate queues for bots that search."""

    def __init__(self) -> None:
        self.lanes: dict[tuple[bool, bool], Lanes] = {
            (long, urgent): OrderedDict() for long in (False, True) for urgent in (False, True)
        }
        self.tables: dict[str, dict[QuestionKey, QueuedQuestion]] = {}
        """The questions of each table that no worker has taken yet."""
        self.taken = 0

    def __len__(self) -> int:
        return sum(len(asked) for asked in self.tables.values())

    def replace(
        self, table: str, owner: str, questions: Mapping[QuestionKey, BotQuestion], *, urgent: bool
    ) -> None:
        """All questions of a table now; one it asked before keeps its place and its time."""
        known = dict(self.tables.get(table, {}))
        for key, asked in known.items():
            if key not in questions or (asked.owner, asked.urgent) != (owner, urgent):
                self._remove(asked)
        for key, question in questions.items():
            if key not in self.tables.get(table, {}):
                since = known[key].since if key in known else time.monotonic()
                self._add(QueuedQuestion(question, owner, urgent, since))

    def put_back(self, asked: QueuedQuestion) -> None:
        """A question that got no answer waits again, unless its seat has a newer one."""
        waiting = self.tables.get(asked.question.table, {})
        if all(key.seat != asked.question.seat for key in waiting):
            self._add(asked)

    def take(self, *, long: bool) -> QueuedQuestion | None:
        """The next question for a bot that searches, or for one that does not."""
        people_first = (self.taken + 1) % ALONE_EVERY != 0
        for urgent in (people_first, not people_first):
            lanes = self.lanes[long, urgent]
            if lanes:
                owner = next(iter(lanes))
                table = next(iter(lanes[owner]))
                asked = lanes[owner][table][0]
                lanes.move_to_end(owner)
                lanes[owner].move_to_end(table)
                self._remove(asked)
                self.taken += 1
                return asked
        return None

    def take_overdue(self, seconds: float) -> QueuedQuestion | None:
        """The search that people have waited for longest, if it is at least this long."""
        oldest = min(self._searches_for_people(), key=lambda asked: asked.since, default=None)
        if oldest is None or time.monotonic() - oldest.since < seconds:
            return None
        self._remove(oldest)
        return oldest

    def next_overdue(self, seconds: float) -> float | None:
        """In how many seconds a search will have waited this long; None while none waits."""
        since = min((asked.since for asked in self._searches_for_people()), default=None)
        return None if since is None else max(0.0, since + seconds - time.monotonic())

    def _searches_for_people(self) -> Iterator[QueuedQuestion]:
        for tables in self.lanes[True, True].values():
            for questions in tables.values():
                yield from questions

    def _add(self, asked: QueuedQuestion) -> None:
        table = asked.question.table
        lane = self.lanes[asked.long, asked.urgent].setdefault(asked.owner, OrderedDict())
        lane.setdefault(table, []).append(asked)
        self.tables.setdefault(table, {})[asked.key] = asked

    def _remove(self, asked: QueuedQuestion) -> None:
        table = asked.question.table
        lanes = self.lanes[asked.long, asked.urgent]
        lane = lanes[asked.owner]
        lane[table].remove(asked)
        if not lane[table]:
            del lane[table]
        if not lane:
            del lanes[asked.owner]
        del self.tables[table][asked.key]
        if not self.tables[table]:
            del self.tables[table]
