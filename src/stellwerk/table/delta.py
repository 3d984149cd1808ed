"""The changes from one view to the next, in few bytes.

A delta names the view it starts from by its fingerprint; a client with another view asks for the
full one. `position` has the fields that changed, `players` those of each seat by its number;
`log` and `chat` have new entries.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from stellwerk.core.fields import SEATS
from stellwerk.table.log_entries import LogEntry
from stellwerk.table.view import View

_APART = ("fingerprint", "position", "log", "chat")
_FIELDS = tuple(name for name in View.__struct_fields__ if name not in _APART)


class Delta(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed: whole fields of the view and of the position, tails of lists."""

    base: str
    fingerprint: str
    set: dict[str, Any] = {}
    position: dict[str, Any] = {}
    players: dict[int, dict[str, Any]] = {}
    log_from: int | None = None
    log: list[Any] = []
    chat: list[Any] = []


def delta(old: View, new: View) -> Delta:
    """The changes that turn `old` into `new`."""
    boards = enumerate(zip(old.position[SEATS], new.position[SEATS], strict=True))
    players = {
        seat: changes(was, now) for seat, (was, now) in boards if was is not now and was != now
    }
    last_line = old.chat[-1].number if old.chat else -1
    same = _kept(old.log, new.log)
    cut = new.log[same].number if same < len(new.log) else new.steps
    changed = same < len(new.log) or old.steps != new.steps
    return Delta(
        base=old.fingerprint,
        fingerprint=new.fingerprint,
        set={
            name: getattr(new, name) for name in _FIELDS if getattr(old, name) != getattr(new, name)
        },
        position={k: v for k, v in changes(old.position, new.position).items() if k != SEATS},
        players=players,
        log_from=cut if changed else None,
        log=new.log[same:],
        chat=[line for line in new.chat if line.number > last_line],
    )


def _kept(old: list[LogEntry], new: list[LogEntry]) -> int:
    """How many entries at the start of the new log are in the old one."""
    if not old or not new:
        return 0
    first = new[0].number - old[0].number
    if first < 0:
        return 0
    same = 0
    for was, now in zip(islice(old, first, None), new, strict=False):
        if was is not now and was != now:
            break
        same += 1
    return same


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields whose values changed; both have the same ones."""
    return {key: value for key, value in new.items() if old[key] != value}
