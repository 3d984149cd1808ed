"""Analyses of finished games: made once, by one process at a time, and kept turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, text, update

from stellwerk.store.database import Database
from stellwerk.store.schema import analysed_turns, analyses

State = Literal["open", "done", "failed"]

_ADD: Final = text(
    "INSERT INTO analysed_turns (table_id, knowledge, number, turn)"
    " VALUES (:table_id, :knowledge, :number, :turn)"
    " ON CONFLICT (table_id, knowledge, number) DO NOTHING"
)
_ASK: Final = text(
    "INSERT INTO analyses (table_id, knowledge, state, version, nodes, steps, total, asked, lease)"
    " VALUES (:table_id, :knowledge, 'open', :version, :nodes, :steps, 0, :asked, 0)"
    " ON CONFLICT (table_id, knowledge) DO NOTHING"
)


class Which(NamedTuple):
    """An analysis: of a table, from what its seats could know, or from everything."""

    table: str
    knowledge: str


class Wanted(NamedTuple):
    """What an analysis has to be like to be kept: version, simulations, and length of the game."""

    version: int
    nodes: int
    steps: int


class Stored(NamedTuple):
    """An analysis as far as it goes; `turns` are those that nothing is missing before."""

    state: State
    wanted: Wanted
    total: int
    turns: list[str]
    report: str


class Analyses:
    """The analyses of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, which: Which) -> Stored | None:
        """An analysis that somebody asked for."""
        query = select(
            analyses.c.state,
            analyses.c.version,
            analyses.c.nodes,
            analyses.c.steps,
            analyses.c.total,
            analyses.c.report,
        ).where(*_mine(which))
        numbers = (
            select(analysed_turns.c.number, analysed_turns.c.turn)
            .where(*_turns_of(which))
            .order_by(analysed_turns.c.number)
        )
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            rows = (await connection.execute(numbers)).all()
        # A first turn that came between the two queries brought the total, which is not in the row.
        turns = [
            turn for wanted, (number, turn) in enumerate(rows[: row.total]) if number == wanted
        ]
        wanted = Wanted(row.version, row.nodes, row.steps)
        return Stored(row.state, wanted, row.total, turns, row.report)

    async def ask(self, which: Which, wanted: Wanted, at: int) -> bool:
        """Ask for an analysis; whether it is a new one.

        One that failed is tried again. One of an older version, or of a game that has changed
        since, is made again; with another number of simulations it stays.
        """
        values = {**which._asdict(), **wanted._asdict(), "asked": at}
        values["table_id"] = values.pop("table")

        def work(connection: Connection) -> bool:
            query = select(analyses.c.state, analyses.c.version, analyses.c.steps)
            found = connection.execute(query.where(*_mine(which))).first()
            if found is not None:
                same = (found.version, found.steps) == (wanted.version, wanted.steps)
                if same and found.state != "failed":
                    return False
                connection.execute(delete(analyses).where(*_mine(which)))
                if not same:
                    connection.execute(delete(analysed_turns).where(*_turns_of(which)))
            return connection.execute(_ASK, values).rowcount > 0

        return await self.database.write(work)

    async def claim(self, now: int, lease: int, limit: int) -> list[Which]:
        """Open analyses that no process works at, the oldest first; now this one does."""
        query = (
            select(analyses.c.table_id, analyses.c.knowledge, analyses.c.lease)
            .where(analyses.c.state == "open", analyses.c.lease <= now)
            .order_by(analyses.c.asked)
            .limit(limit)
        )
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(query)).all()

        def work(connection: Connection) -> list[Which]:
            mine = []
            for table, knowledge, until in found:
                which = Which(table, knowledge)
                same = (*_mine(which), analyses.c.lease == until, analyses.c.state == "open")
                change = update(analyses).where(*same).values(lease=now + lease)
                if connection.execute(change).rowcount:
                    mine.append(which)
            return mine

        return await self.database.write(work) if found else []

    async def numbers(self, which: Which) -> set[int]:
        """The turns that are stored."""
        query = select(analysed_turns.c.number).where(*_turns_of(which))
        async with self.database.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def add(self, which: Which, number: int, turn: str, total: int, lease: int) -> bool:
        """Store a turn, and go on working until the end of the lease; False if nobody wants it."""
        values = {
            "table_id": which.table,
            "knowledge": which.knowledge,
            "number": number,
            "turn": turn,
        }

        def work(connection: Connection) -> bool:
            change = update(analyses).where(*_mine(which)).values(total=total, lease=lease)
            wanted = connection.execute(change).rowcount > 0
            if wanted:
                connection.execute(_ADD, values)
            return wanted

        return await self.database.write(work)

    async def renew(self, mine: Sequence[Which], lease: int) -> None:
        """Go on working at some analyses until the end of the lease."""

        def work(connection: Connection) -> None:
            for which in mine:
                connection.execute(update(analyses).where(*_mine(which)).values(lease=lease))

        if mine:
            await self.database.write(work)

    async def end(self, which: Which, state: State, report: str = "") -> None:
        """Nothing more is to be done: there is a report, or there never will be."""
        await self.database.execute(
            update(analyses).where(*_mine(which)).values(state=state, report=report)
        )

    async def free(self, which: Which) -> None:
        """Leave an analysis to other processes, or to the next start."""
        await self.database.execute(update(analyses).where(*_mine(which)).values(lease=0))

    async def free_all(self) -> None:
        """No process works at any analysis: after a start, where there is only one."""
        await self.database.execute(
            update(analyses).where(analyses.c.state == "open").values(lease=0)
        )


def _mine(which: Which) -> tuple[ColumnElement[bool], ...]:
    return analyses.c.table_id == which.table, analyses.c.knowledge == which.knowledge


def _turns_of(which: Which) -> tuple[ColumnElement[bool], ...]:
    return analysed_turns.c.table_id == which.table, analysed_turns.c.knowledge == which.knowledge
