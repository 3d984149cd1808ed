"""A seat changes hands: what follows, whoever did it and in whichever process.

Everything that changes who may decide for a seat is an act in the journal. Whoever stores such
acts, or hears that another process did, comes here before anything is told: who may decide is read
anew, and the sockets of those who no longer may are closed. What is stored with the acts (claims
ended, links renewed) is in the same transaction, so no process knows of the one without the other.
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
    """Let acts that are stored have their effect on who may look and decide.

    Whoever calls this holds the lock of the live table.
    """
    if any(isinstance(act, CHANGES_HANDS) for act in happened):
        live_table.holders = await load_holders(database, live_table.id)
        live_table.dismiss()
