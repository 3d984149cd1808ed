"""What moves have to wait for: one other write, which has to be short."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from stellwerk.store.database import Database, _in_transaction, database_url
from stellwerk.store.journal import Notice
from stellwerk.store.lobby import Lobby
from stellwerk.store.notices import take_notices
from stellwerk.store.people import People
from store.stores import change, opened
from table.tables import running

T = TypeVar("T")
MANY = 100
MOST_CALLS = 120
"""For each of them: 60 with a statement in SQL, 260 to 510 with one made of columns."""


def test_a_hundred_notices_or_tables_are_taken_in_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls are counted, so a busy machine cannot upset it."""
    counts: list[int] = []

    async def write(database: Database, work: Callable[[Connection], T]) -> T:
        calls = 0

        def note(_frame: FrameType, event: str, _arg: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        assert database._writer is not None
        sys.setprofile(note)
        try:
            return _in_transaction(database._writer, work)
        finally:
            sys.setprofile(None)
            counts.append(calls)

    async def run() -> None:
        async with opened(database_url(str(tmp_path / "t.db"))) as (database, journal):
            people = People(database)
            for number in range(MANY):
                await people.add(f"p{number}", 0)
                notice = Notice(f"p{number}", 1, 1)
                await journal.append(change(running(), f"t{number}", notices=[notice]))
            lobby = Lobby(database)
            await lobby.make_all_due(2)
            monkeypatch.setattr(Database, "write", write)
            assert len(await take_notices(database, 2)) == MANY
            assert len(await lobby.claim_due(2, 10)) == MANY
            monkeypatch.undo()

    asyncio.run(run())
    assert len(counts) == 2
    assert max(counts) < MOST_CALLS * MANY
