"""What is asked, as values: the kinds of decision, and what each is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.core.json_schema import Schema, seat
from stellwerk.core.title import Asked
from title_skeleton.source.effects import Draw
from title_skeleton.source.position import Sidings

ASKS: Final[Mapping[str, Mapping[str, Schema]]] = {"draw": {"seat": seat()}, "choose": {}}


def asked(position: Sidings) -> Asked | None:
    """What is asked now; None when the game is over."""
    if not position.stack:
        return None
    top = position.stack[-1]
    if isinstance(top, Draw):
        return Asked("draw", {"seat": top.seat})
    return Asked("choose")
