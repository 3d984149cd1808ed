"""From one view to the next in few bytes.

A delta names the view it starts from by its fingerprint; who has another asks for the full one.
`position` brings the fields that changed, `players` those of each seat by its number; `log` and
`chat` bring entries from `*_from` on.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stellwerk.core.fields import SEATS
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
    """The changes that make `new` of `old`."""
    boards = enumerate(zip(old.position[SEATS], new.position[SEATS], strict=True))
    players = {seat: changes(was, now) for seat, (was, now) in boards if was != now}
    last_line = old.chat[-1].number if old.chat else -1
    same = 0
    known = {entry.number: entry for entry in old.log}
    for entry in new.log:
        if known.get(entry.number) != entry:
            break
        same += 1
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


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields whose values changed; both have the same ones."""
    return {key: value for key, value in new.items() if old[key] != value}
