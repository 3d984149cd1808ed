"""What a person has left in the journals of tables, to show it to them or to remove it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, select, update

from stellwerk.store.database import Database
from stellwerk.store.schema import acts
from stellwerk.table.acts import (
    FORMER,
    SILENCE,
    Act,
    Noted,
    Renamed,
    Said,
    Seated,
    Stood,
    read_act,
    write_act,
)


class PersonalData(msgspec.Struct):
    """What was written at a seat: its name, the lines of chat with their times, the note."""

    seat: int
    name: str
    chat: list[tuple[int, str]]
    note: str


def personal_data(history: Sequence[tuple[int, Act]], seats: Sequence[int]) -> list[PersonalData]:
    """What was written at seats by those who have them now."""
    found = {seat: PersonalData(seat, "", [], "") for seat in seats}
    for at, act in history:
        trace = found.get(getattr(act, "seat", -1))
        if trace is None:
            continue
        match act:
            case Seated(seat, name) | Renamed(seat, name):
                kept = trace if isinstance(act, Renamed) else PersonalData(seat, name, [], "")
                kept.name = name
                found[seat] = kept
            case Said(_, line, phrase):
                trace.chat.append((at, phrase or line))
            case Noted(_, line):
                trace.note = line
    return list(found.values())


async def remove_personal_data(database: Database, table: str, person: str) -> None:
    """Rewrite the journal of a table as if somebody without a name had said nothing there."""

    def rewrite(connection: Connection) -> None:
        query = select(acts.c.number, acts.c.act).where(acts.c.table_id == table)
        rows = connection.execute(query.order_by(acts.c.number)).all()
        for number, changed in _nameless([(row.number, row.act) for row in rows], person):
            connection.execute(
                update(acts)
                .where(acts.c.table_id == table, acts.c.number == number)
                .values(act=write_act(changed))
            )

    await database.write(rewrite)


def _nameless(rows: Sequence[tuple[int, str]], person: str) -> Iterator[tuple[int, Act]]:
    """The acts that contain personal data of somebody, without it."""
    theirs: set[int] = set()
    for number, text in rows:
        try:
            act = read_act(text)
        except ValueError:
            continue  # A damaged journal keeps what cannot be read.
        if isinstance(act, Seated | Stood):
            theirs.discard(act.seat)
        if isinstance(act, Seated) and act.person == person:
            theirs.add(act.seat)
        if getattr(act, "seat", -1) not in theirs:
            continue
        match act:
            case Seated() | Renamed():
                yield number, msgspec.structs.replace(act, name=FORMER)
            case Said():
                yield number, msgspec.structs.replace(act, text=SILENCE, phrase=None)
            case Noted():
                yield number, msgspec.structs.replace(act, text="")
