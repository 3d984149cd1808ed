"""From one view to the next in few bytes.

A delta names the view it starts from by its fingerprint; who has another asks for the full one.
`position` brings changed lines by their number, `log` and `chat` bring entries from `*_from` on.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stellwerk.table.view import View

_FIELDS = tuple(name for name in View.__struct_fields__ if name not in ("position", "log", "chat"))


class Delta(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed: whole fields of the view in `set`, lines of the position, tails of lists."""

    base: str
    fingerprint: str
    set: dict[str, Any] = {}
    lines: dict[int, str] = {}
    position: list[str] | None = None
    log_from: int | None = None
    log: list[Any] = []
    chat: list[Any] = []


def delta(old: View, new: View) -> Delta:
    """The changes that make `new` of `old`."""
    lines: dict[int, str] = {}
    position = None
    if len(old.position) == len(new.position):
        pairs = enumerate(zip(old.position, new.position, strict=True))
        lines = {number: line for number, (was, line) in pairs if was != line}
    else:
        position = new.position
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
        lines=lines,
        position=position,
        log_from=cut if changed else None,
        log=new.log[same:],
        chat=[line for line in new.chat if line.number > last_line],
    )
