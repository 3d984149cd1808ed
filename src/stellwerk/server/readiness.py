"""Whether the server can work: its background tasks live, and its database can be written."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stellwerk.server.supervisor import Supervisor
from stellwerk.store.database import Database, reason

PATIENCE: Final = 2.0
"""Seconds the database has for a write."""
FRESH: Final = 1.0
"""Seconds for which an answer is cached: anybody may ask, and each answer costs a write."""
_RENEW: Final = "UPDATE settings SET value = :value WHERE name = 'ready'"
_BEGIN: Final = "INSERT INTO settings (name, value) VALUES ('ready', :value)"


class Readiness:
    """Tries to write now and then, and asks the supervisor."""

    def __init__(self, database: Database, supervisor: Supervisor) -> None:
        self.database = database
        self.supervisor = supervisor
        self._fault = ""
        self._until = 0.0
        self._trial: asyncio.Task[str] | None = None

    async def troubles(self) -> dict[str, str]:
        """What does not work now, each with a sentence."""
        fault = await self._database_fault()
        found = dict(self.supervisor.troubles)
        return {**found, "database": fault} if fault else found

    async def _database_fault(self) -> str:
        """Why the database cannot be written; simultaneous requests share one trial."""
        if time.monotonic() >= self._until:
            if self._trial is None:
                self._trial = asyncio.create_task(self._try())
            # A trial that hangs is left running, so that there is never a second one beside it.
            done, _ = await asyncio.wait([self._trial], timeout=PATIENCE)
            if not done:
                return f"It did not take a write within {PATIENCE:g} seconds."
            if self._trial in done:
                self._fault = self._trial.result()
                self._until = time.monotonic() + FRESH
                self._trial = None
        return self._fault

    async def stop(self) -> None:
        """Give up a trial that is still waiting for the database."""
        if self._trial is not None:
            self._trial.cancel()
            await asyncio.wait([self._trial])

    async def _try(self) -> str:
        try:
            if self.database.is_postgres:
                async with self.database.engine.begin() as connection:
                    await connection.run_sync(_write)
            else:
                await asyncio.to_thread(_write_file, str(self.database.url.database))
        except IntegrityError:
            return ""  # Another process was faster, so it can be written.
        except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
            return f"It cannot be written: {reason(fault)}."
        return ""


def _write(connection: Connection) -> None:
    value = {"value": str(time.time_ns())}
    if not connection.execute(text(_RENEW), value).rowcount:
        connection.execute(text(_BEGIN), value)


def _write_file(path: str) -> None:
    """On a separate connection, with less patience than for moves."""
    with closing(
        sqlite3.connect(f"{Path(path).as_uri()}?mode=rw", PATIENCE / 2, uri=True)
    ) as connection:
        value = {"value": str(time.time_ns())}
        with connection:
            if not connection.execute(_RENEW, value).rowcount:
                connection.execute(_BEGIN, value)
