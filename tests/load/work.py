"""What a move costs a server: rules, journal, views for two seats, in milliseconds of one core.

python -m load.work [TITLE…]
"""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import suppress
from random import Random
from tempfile import TemporaryDirectory

from stellwerk.server.bots import BotPool
from stellwerk.server.commands import Move
from stellwerk.server.live_table import LiveTable
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService, now
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import Journal
from stellwerk.store.seat_holders import Claimant
from stellwerk.table.clock import Clock
from stellwerk.table.lifecycle import open_table, start
from stellwerk.table.play import prefer
from stellwerk.table.table import Table
from stellwerk.titles import load_title, title_ids

PLAYERS = 4
TABLES = 8
MOVES = 1_500
PERSON = Claimant("p")


def begin(table: Table, at: int, chance: Random) -> None:
    """Start a game whose turns end without a word."""
    for seat in range(PLAYERS):
        prefer(table, seat, at, chance, confirm=False, declined=())
    start(table, at, chance)


async def play(service: TableService, live_table: LiveTable, rng: Random) -> None:
    """One random move of a seat that is awaited."""
    table = live_table.table
    seat = table.awaited[0]
    position = table.game.asked(seat)
    move = table.title.write_move(position, rng.choice(position.moves()))
    await service.do(live_table, Move(seat, table.step, move), PERSON)
    for watching in live_table.watchers.values():
        for watcher in watching:
            while len(watcher.outbox):
                await watcher.outbox.next()


async def measure(title: str, folder: str) -> float:
    """Milliseconds of processor time for a move, each in a transaction of its own."""
    database = await Database.open(database_url(f"{folder}/{title}.db"))
    journal = Journal(database)
    service = TableService(Settings(), database, journal, BotPool(1, 1.0))
    writer = asyncio.create_task(journal.run())
    rng = Random(1)
    await service.people.add("p", now())
    live_tables = []
    for _ in range(TABLES):
        table = open_table(load_title(title), PLAYERS, {}, Clock(), now())
        seats = [(seat, f"P{seat}") for seat in range(PLAYERS)]
        live_table, _ = await service.add(table, "p", seats, listed=False)
        await service.change(live_table, begin)
        for seat in (0, 1):
            live_table.watch(PERSON, seat)
        live_tables.append(live_table)
    begun = time.process_time()
    moves = 0
    while moves < MOVES and (going := [r for r in live_tables if r.table.state == "running"]):
        for live_table in going:
            await play(service, live_table, rng)
            moves += 1
    spent = time.process_time() - begun
    await asyncio.gather(*service.tasks)
    writer.cancel()
    with suppress(asyncio.CancelledError):
        await writer
    await database.close()
    return 1000 * spent / moves


def main() -> None:
    """Measure the titles that are named, or all."""
    with TemporaryDirectory() as folder:
        for title in sys.argv[1:] or title_ids():
            sys.stdout.write(f"{title} {asyncio.run(measure(title, folder)):.2f} ms per move\n")


if __name__ == "__main__":
    main()
