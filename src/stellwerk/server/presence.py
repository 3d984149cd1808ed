"""Who has a table open now: people with a seat and a socket, in any server process.

Processes tell each other which seats they have sockets for, and that they are alive. What one said
is void once it has been silent for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from stellwerk.core.position import SPECTATOR
from stellwerk.server.live_table import LiveTable, Watcher
from stellwerk.server.tokens import new_id
from stellwerk.store.database import DATABASE_FAULTS, Database
from stellwerk.store.notify import Word, tell_others

LINGER: Final = 4.0
"""Seconds for which somebody whose socket closed still counts: they may load the page again."""
MOMENT: Final = 0.1
"""Seconds for which changes are collected."""
BEAT: Final = 10.0
"""Seconds between two signs of life."""
SILENCE: Final = 35.0
"""Seconds without one after which the sockets of a process are gone."""
log: Final = logging.getLogger(__name__)


class Presence:
    """Who is there, as this process knows it."""

    def __init__(self, database: Database, live_tables: Mapping[str, LiveTable]) -> None:
        self.database = database
        self.live_tables = live_tables
        self.process = new_id()
        self.elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """The seats with sockets in other processes, by process and table."""
        self.heard: dict[str, float] = {}
        """When each other process was heard last."""
        self.here: dict[str, frozenset[int]] = {}
        """The seats the other processes know of, by table."""
        self.changed: set[str] = set()
        self.asking = True
        """Whether the others are to say everything: when this process is new, or heard nothing."""
        self.news = asyncio.Event()

    def look(self, live_table: LiveTable) -> None:
        """Somebody opened or closed a table: send what changed, also to the other processes."""
        live_table.show_connected()
        if self.database.is_postgres and self.here.get(live_table.id) != live_table.connected_here:
            self.changed.add(live_table.id)
            self.news.set()

    def go(self, live_table: LiveTable, watcher: Watcher) -> None:
        """Somebody closes a table, and is gone unless they come back soon."""
        if watcher.viewer == SPECTATOR:
            return

        def forget() -> None:
            live_table.claimants.remove(watcher.who)
            self.look(live_table)

        asyncio.get_running_loop().call_later(LINGER, forget)

    def find(self, live_table: LiveTable) -> None:
        """A table is in memory now: who has it open in other processes."""
        seats = (there.get(live_table.id, frozenset()) for there in self.elsewhere.values())
        live_table.connected_elsewhere = frozenset[int]().union(*seats)

    # The other processes.

    async def run(self) -> None:
        """Tell the other processes what changes here, and that this one is alive, for ever."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.news.wait()
                    await asyncio.sleep(MOMENT)
            self.news.clear()
            changed, self.changed = self.changed, set()
            for id_ in changed:
                live_table = self.live_tables.get(id_)
                self.here[id_] = live_table.connected_here if live_table else frozenset()
            said = {id_: self.here[id_] for id_ in changed}
            self.here = {id_: seats for id_, seats in self.here.items() if seats}
            try:
                await tell_others(self.database, Word(self.process, said, all=self.asking))
                self.asking = False
            except DATABASE_FAULTS:
                self.changed |= changed
                await asyncio.sleep(BEAT)
            self._forget_silent()

    def hear(self, word: Word) -> None:
        """Another process said something."""
        if word.process == self.process:
            return
        if word.process not in self.heard and not word.all:
            self.asking = True
            self.news.set()
        if word.all:
            self.changed |= self.here.keys()
            self.news.set()
        self.heard[word.process] = asyncio.get_running_loop().time()
        there = self.elsewhere.setdefault(word.process, {})
        for id_, seats in word.seats.items():
            if seats:
                there[id_] = seats
            else:
                there.pop(id_, None)
        self._follow(word.seats)

    def _forget_silent(self) -> None:
        """What a process said no longer counts once it is silent."""
        before = asyncio.get_running_loop().time() - SILENCE
        for process in [one for one, at in self.heard.items() if at < before]:
            del self.heard[process]
            self._follow(self.elsewhere.pop(process, {}))

    def _follow(self, tables: Mapping[str, object]) -> None:
        for id_ in tables:
            live_table = self.live_tables.get(id_)
            if live_table is not None:
                self.find(live_table)
                live_table.show_connected()
