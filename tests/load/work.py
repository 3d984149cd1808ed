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
from stellwerk.server.deeds import Move
from stellwerk.server.hall import Hall, now
from stellwerk.server.room import Room
from stellwerk.server.settings import Settings
from stellwerk.store.database import Database, database_url
from stellwerk.store.holders import Claimant
from stellwerk.store.journal import Journal
from stellwerk.table.clock import Clock
from stellwerk.table.life import open_table, start
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


async def play(hall: Hall, room: Room, rng: Random) -> None:
    """One random move of a seat that is awaited."""
    table = room.table
    seat = table.awaited[0]
    position = table.game.asked(seat)
    move = table.title.write_move(position, rng.choice(position.moves()))
    await hall.do(room, Move(seat, table.step, move), PERSON)
    for watching in room.watchers.values():
        for watcher in watching:
            while len(watcher.outbox):
                await watcher.outbox.next()


async def measure(title: str, folder: str) -> float:
    """Milliseconds of processor time for a move, each in a transaction of its own."""
    database = await Database.open(database_url(f"{folder}/{title}.db"))
    journal = Journal(database)
    hall = Hall(Settings(), database, journal, BotPool(1, 1.0))
    writer = asyncio.create_task(journal.run())
    rng = Random(1)
    await hall.people.add("p", now())
    rooms = []
    for _ in range(TABLES):
        table = open_table(load_title(title), PLAYERS, {}, Clock(), now())
        seats = [(seat, f"P{seat}") for seat in range(PLAYERS)]
        room, _ = await hall.add(table, "p", seats, listed=False)
        await hall.change(room, begin)
        for seat in (0, 1):
            room.watch(PERSON, seat)
        rooms.append(room)
    begun = time.process_time()
    moves = 0
    while moves < MOVES and (going := [r for r in rooms if r.table.state == "running"]):
        for room in going:
            await play(hall, room, rng)
            moves += 1
    spent = time.process_time() - begun
    await asyncio.gather(*hall.tasks)
    writer.cancel()
    with suppress(asyncio.CancelledError):
        await writer
    await database.close()
    return 1000 * spent / moves


def main() -> None:
    """Measure the titles that are named, or all."""
    with TemporaryDirectory() as folder:
        for title in sys.argv[1:] or title_ids():
            sys.stdout.write(f"{title} {asyncio.run(measure(title, folder)):.2f} ms a move\n")


if __name__ == "__main__":
    main()
