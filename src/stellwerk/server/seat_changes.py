"""What follows when a seat changes hands, whoever did it and in any process.

Everything that changes who may decide for a seat is an act in the journal. Code that stores such
acts, or learns that another process did, calls this before it sends anything: who may decide is
read again, and the sockets of those who no longer may are closed. What is stored with the acts
(ended claims, new links) is in the same transaction, so no process sees one without the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stellwerk.server.live_table import LiveTable
from stellwerk.store.database import Database
from stellwerk.store.seat_holders import load_holders
from stellwerk.table.acts import Act, Claimed, Forgotten, Renewed, Seated, Stood

FREES: Final = (Stood, Forgotten)
CHANGES_HANDS: Final = (*FREES, Seated, Claimed, Renewed)


def freed(happened: Iterable[Act]) -> list[int]:
    """The seats nobody decides for any more."""
    return [act.seat for act in happened if isinstance(act, FREES)]


async def follow(live_table: LiveTable, happened: Iterable[Act], database: Database) -> None:
    """Apply stored acts to who may watch and decide.

    Whoever calls this holds the lock of the live table.
    """
    if any(isinstance(act, CHANGES_HANDS) for act in happened):
        live_table.holders = await load_holders(database, live_table.id)
        live_table.dismiss()
