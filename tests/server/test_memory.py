"""What keeps a server from holding everybody up: Python's garbage collector and its threads."""

from __future__ import annotations

import asyncio
import errno
import gc
import sys
import threading

import pytest
import uvicorn

from stellwerk.cli import serve
from stellwerk.server import background, later
from stellwerk.server.background import MANY_CLOSED, keep_memory
from stellwerk.server.bots import BotPool
from stellwerk.server.security import OpenSockets
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import Journal

EVERYTHING = 2


def looks(monkeypatch: pytest.MonkeyPatch, closing: list[int]) -> list[int]:
    """The generations that are looked at in rounds in which so many sockets are closed."""
    looked: list[int] = []
    rounds = iter(closing)
    sockets = OpenSockets(1_000_000)

    async def stops_within(_service: TableService, _seconds: float) -> bool:
        closed = next(rounds, None)
        for _ in range(closed or 0):
            sockets.enter("192.0.2.1")
            sockets.leave("192.0.2.1")
        return closed is None

    def collect(generation: int = EVERYTHING) -> int:
        looked.append(generation)
        return 0

    async def run() -> None:
        database = Database(database_url("t.db"))
        service = TableService(Settings(), database, Journal(database), BotPool(1, 1.0))
        await keep_memory(service, sockets)
        await database.close()

    monkeypatch.setattr(TableService, "stops_within", stops_within)
    monkeypatch.setattr(gc, "collect", collect)
    asyncio.run(run())
    return looked


def test_only_closed_sockets_make_it_look_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    half = MANY_CLOSED // 2
    found = looks(monkeypatch, [0, 0, half, half, 0, half, 0, half])
    assert found == [0, 0, 0, EVERYTHING, 0, 0, 0, EVERYTHING]


def test_once_in_a_while_it_looks_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "COLLECT_EVERY", 0.0)
    assert looks(monkeypatch, [0, 0]) == [EVERYTHING, EVERYTHING]


@pytest.mark.parametrize("descriptors", [True, False])
def test_python_never_looks_at_old_objects_by_itself(
    monkeypatch: pytest.MonkeyPatch, descriptors: bool
) -> None:
    """Also where nothing can be imported any more after the start."""

    def no_descriptor(_name: str) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    if not descriptors:
        monkeypatch.setattr(later, "import_module", no_descriptor)

    async def start(server: uvicorn.Server, *_: object) -> None:
        server.started = True

    monkeypatch.setattr(uvicorn.Server, "startup", start)
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        asyncio.run(serve.Server(uvicorn.Config("app")).startup())
        for thread in threading.enumerate():
            if thread.name == "stellwerk-settle":
                thread.join()
        assert min(gc.get_threshold()[1:]) >= serve.NEVER
        assert sys.getswitchinterval() <= 0.001, "a row that is stored waits for that"
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(interval)
