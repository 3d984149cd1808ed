"""What somebody can send along when something is wrong: the game as they may know it.

It has no names of people, no chat, no note and no address of the table, so it can be posted.
"""

from __future__ import annotations

from typing import Final

import msgspec

from stellwerk import VERSION
from stellwerk.core.position import SPECTATOR
from stellwerk.records.record import WrittenStep
from stellwerk.records.write import write_steps
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.table import Table
from stellwerk.table.view import view

_LEFT_OUT: Final = ("id", "chat", "log", "own", "rematch", "forked_from", "seats")


def report(table: Table, viewer: int) -> str:
    """The report of a viewer: version, step, what is asked, the record, and the whole view."""
    seen = view(table, "", viewer)
    facts = {
        "stellwerk": VERSION,
        "seen by": "a spectator" if viewer == SPECTATOR else f"seat {viewer + 1}",
        "state": seen.state,
        "step": f"{seen.step} ({seen.steps} steps of the game)",
        "awaited": ", ".join(f"seat {seat + 1}" for seat in seen.awaited) or "nobody",
        "open moves": " ".join(move.move for move in seen.moves) or "none",
        "fingerprint": seen.fingerprint,
    }
    values = msgspec.to_builtins(seen)
    for name in _LEFT_OUT:
        values.pop(name)
    if seen.own is not None:
        values["own"] = {"confirm": seen.own.confirm, "declined": seen.own.declined}
    whole = msgspec.json.format(msgspec.json.encode(values), indent=1).decode()
    parts = [
        "Stellwerk: problem report",
        "\n".join(f"{name}: {value}" for name, value in facts.items()),
        "Record\n------",
        known_record(table, viewer).rstrip(),
        "View\n----",
        whole,
    ]
    return "\n\n".join(parts) + "\n"


def known_record(table: Table, viewer: int) -> str:
    """The record of a game so far with each step as the viewer saw it.

    A game that did not begin with the usual set-up may have begun with secrets: they are left out.
    """
    game = table.game
    over = table.state == "over"
    eyes = EVERYTHING if over else viewer
    entries = [step.entry(eyes) for step in game.steps(0, table.steps_seen(viewer))]
    names = [
        seat.level if seat.level else f"seat {number}"
        for number, seat in enumerate(table.seats, start=1)
    ]
    record = game.record(names)
    if not over:
        record = msgspec.structs.replace(record, position=(), result=None)
    return write_steps(record, [WrittenStep(one.turn, one.actor, one.move) for one in entries])
