"""The questions that wait for bots, in a fair order.

Tables with people at them come before tables where bots play alone. Among these, persons take
turns, and so do the tables of one person: who has two hundred tables waits two hundred times as
long for each, and nobody else does. What a table asks replaces what it asked before, so a question
nobody needs an answer to any more is never thought about.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from stellwerk.bots import searches
from stellwerk.server.bot_worker import Thought

ALONE_EVERY: Final = 8
"""Every so many questions, one of a table where bots play alone comes first: they end as well."""


class Key(NamedTuple):
    """What makes two questions the same."""

    table: str
    seat: int
    step: int
    level: str


class Asked(NamedTuple):
    """A question, where it stands in the queue, and since when."""

    thought: Thought
    owner: str
    urgent: bool
    since: float

    @property
    def key(self) -> Key:
        thought = self.thought
        return Key(thought.table, thought.seat, thought.step, thought.level)

    @property
    def long(self) -> bool:
        """Whether the bot searches, which takes seconds and not hundredths of them."""
        return searches(self.thought.level)


Lanes = OrderedDict[str, OrderedDict[str, list[Asked]]]
"""Questions by person and table; whose turn is next is first."""


class BotQueue:
    """Questions by urgency, person and table, those for bots that search apart from the others."""

    def __init__(self) -> None:
        self.lanes: dict[tuple[bool, bool], Lanes] = {
            (long, urgent): OrderedDict() for long in (False, True) for urgent in (False, True)
        }
        self.tables: dict[str, dict[Key, Asked]] = {}
        """What each table has asked and nobody thinks about yet."""
        self.taken = 0

    def __len__(self) -> int:
        return sum(len(asked) for asked in self.tables.values())

    def replace(
        self, table: str, owner: str, thoughts: Mapping[Key, Thought], *, urgent: bool
    ) -> None:
        """All that a table asks now; a question it asked before keeps its place, or its time."""
        known = dict(self.tables.get(table, {}))
        for key, asked in known.items():
            if key not in thoughts or (asked.owner, asked.urgent) != (owner, urgent):
                self._remove(asked)
        for key, thought in thoughts.items():
            if key not in self.tables.get(table, {}):
                since = known[key].since if key in known else time.monotonic()
                self._add(Asked(thought, owner, urgent, since))

    def put_back(self, asked: Asked) -> None:
        """A question that got no answer waits again, unless its seat is asked something else."""
        waiting = self.tables.get(asked.thought.table, {})
        if all(key.seat != asked.thought.seat for key in waiting):
            self._add(asked)

    def take(self, *, long: bool) -> Asked | None:
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

    def take_overdue(self, seconds: float) -> Asked | None:
        """The search for people that has waited longest, if it has waited so long."""
        oldest = min(self._searches_for_people(), key=lambda asked: asked.since, default=None)
        if oldest is None or time.monotonic() - oldest.since < seconds:
            return None
        self._remove(oldest)
        return oldest

    def next_overdue(self, seconds: float) -> float | None:
        """In how many seconds a search will have waited so long; None while none waits."""
        since = min((asked.since for asked in self._searches_for_people()), default=None)
        return None if since is None else max(0.0, since + seconds - time.monotonic())

    def _searches_for_people(self) -> Iterator[Asked]:
        for tables in self.lanes[True, True].values():
            for questions in tables.values():
                yield from questions

    def _add(self, asked: Asked) -> None:
        table = asked.thought.table
        lane = self.lanes[asked.long, asked.urgent].setdefault(asked.owner, OrderedDict())
        lane.setdefault(table, []).append(asked)
        self.tables.setdefault(table, {})[asked.key] = asked

    def _remove(self, asked: Asked) -> None:
        table = asked.thought.table
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
