"""Bots think in processes of their own, never in the event loop.

Each worker process answers one question at a time. One that dies, or thinks too long, is replaced
and its question asked again; a question that costs several workers is answered by the random bot,
so that every game ends.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from stellwerk.server.bot_worker import Thought
from stellwerk.server.metrics import LOST_WORKERS, THOUGHTS

PATIENCE: Final = 3
"""After so many lost workers a question is left to the random bot."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries to start workers that all die at once, as in a broken installation."""
LINE: Final = 1 << 20
COMMAND: Final = (sys.executable, "-m", "stellwerk.server.bot_worker")

Answer = Callable[[Thought, str], Awaitable[None]]
log: Final = logging.getLogger(__name__)


class BotPool:
    """Worker processes and the questions that wait for them."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self.count = workers
        self.seconds = seconds
        self.command = command
        self.answer: Answer | None = None
        self.waiting: asyncio.PriorityQueue[tuple[int, int, Thought]] = asyncio.PriorityQueue()
        self.asked: set[tuple[str, int, int]] = set()
        self.order = itertools.count()

    def ask(self, thought: Thought, *, urgent: bool) -> None:
        """Let a bot think; the same question is asked once."""
        key = (thought.table, thought.step, thought.seat)
        if key not in self.asked:
            self.asked.add(key)
            self.waiting.put_nowait((0 if urgent else 1, next(self.order), thought))

    async def run(self) -> None:
        """Keep all workers at work, until cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.count):
                group.create_task(self._work())

    async def _work(self) -> None:
        process: Process | None = None
        try:
            while True:
                _, _, thought = await self.waiting.get()
                lost = 0
                move = None
                while move is None:
                    if process is None:
                        process = await self._start()
                    move = await self._think(process, thought)
                    if move is None:
                        lost += 1
                        LOST_WORKERS.inc()
                        log.warning("bot worker lost", extra={"table": thought.table})
                        await _end(process)
                        process = None
                        if lost == PATIENCE:
                            thought = msgspec.structs.replace(thought, level="random")
                        if lost > PATIENCE:
                            await asyncio.sleep(min(2.0 ** (lost - PATIENCE), LONGEST_PAUSE))
                THOUGHTS.inc()
                await self._tell(thought, move)
        finally:
            if process is not None:
                await _end(process)

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True
        )

    async def _think(self, process: Process, thought: Thought) -> str | None:
        """The answer of a worker, None if it died or took too long."""
        if process.stdin is None or process.stdout is None:
            return None
        try:
            process.stdin.write(msgspec.json.encode(thought) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self.seconds)
        except (TimeoutError, OSError, ValueError):
            return None
        return line.decode().strip() or None

    async def _tell(self, thought: Thought, move: str) -> None:
        self.asked.discard((thought.table, thought.step, thought.seat))
        if self.answer is None:
            return
        try:
            await self.answer(thought, move)
        except Exception:
            log.exception("a bot's move was lost", extra={"table": thought.table})


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
