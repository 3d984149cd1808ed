"""Keeps background tasks alive, and says which of them have problems.

A task that dies is started again, after a delay that grows while it keeps dying. Until it has
worked for a while, `/ready` says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

from stellwerk.store.database import reason

FIRST_DELAY: Final = 0.5
LONGEST_DELAY: Final = 10.0
"""Seconds before a task that died is started again."""
SOUND: Final = 5.0
"""Seconds after which a restarted task counts as working."""
INSISTENCE: Final = 1.0
"""Seconds until a task is asked to stop once more: a library may have swallowed the first."""
log: Final = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]


class Supervisor:
    """The background tasks of a server."""

    def __init__(self, stopping: asyncio.Event) -> None:
        self.stopping = stopping
        """Set when the server stops: jobs that check it end by themselves."""
        self.troubles: dict[str, str] = {}
        """A sentence for each task, or other part of the server, that does not work now."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ending: list[asyncio.Task[None]] = []

    def keep(self, name: str, job: Job, *, ends: bool = False) -> None:
        """Let a job run until the server stops, however often it dies.

        One that `ends` by itself gets time for that.
        """
        self.tasks[name] = asyncio.create_task(self._keep(name, job), name=name)
        if ends:
            self.ending.append(self.tasks[name])

    def report(self, name: str, sentence: str) -> None:
        """Something does not work."""
        if self.troubles.get(name) != sentence:
            log.error("%s: %s", name, sentence)
        self.troubles[name] = sentence

    def clear(self, name: str) -> None:
        """It works again."""
        if self.troubles.pop(name, None) is not None:
            log.warning("%s: all is well again", name)

    def reporter(self, name: str) -> Callable[[str], None]:
        """Reports on one part of the server: a sentence, or "" once it works again."""

        def tell(sentence: str) -> None:
            if sentence:
                self.report(name, sentence)
            else:
                self.clear(name)

        return tell

    async def _keep(self, name: str, job: Job) -> None:
        loop = asyncio.get_running_loop()
        delay = FIRST_DELAY
        while not self.stopping.is_set():
            begun = loop.time()
            trust = loop.call_later(SOUND, self.clear, name)
            why = "it ended"
            try:
                await job()
                if self.stopping.is_set():
                    return
            except Exception as fault:
                why = reason(fault)
                if name not in self.troubles:
                    log.error("%s: it died and is started again", name, exc_info=fault)
            finally:
                trust.cancel()
            if loop.time() - begun > SOUND:
                delay = FIRST_DELAY
            self.report(name, f"It stopped ({why}) and is started again.")
            with suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self.stopping.wait()
            delay = min(2 * delay, LONGEST_DELAY)

    async def stop(self, others: Iterable[asyncio.Task[None]], patience: float) -> None:
        """End all jobs, and `others`, the first one last; a job at work gets some time."""
        self.stopping.set()
        working = [*self.ending, *others]
        if working:
            await asyncio.wait(working, timeout=patience)
        for task in [*working, *reversed(self.tasks.values())]:
            while not task.done():
                task.cancel()
                await asyncio.wait([task], timeout=INSISTENCE)
