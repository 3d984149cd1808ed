"""What is asked, and what each move would do, as messages."""

from __future__ import annotations

from stellwerk.core.messages import Message
from title_skeleton.source import components as c
from title_skeleton.source.names import WAGONS
from title_skeleton.source.position import Sidings
from title_skeleton.source.questions import asked


def prompt(position: Sidings) -> Message:
    """What is asked now."""
    found = asked(position)
    return Message("ask-over" if found is None else f"ask-{found.kind}", {})


def describe(move: int) -> Message:
    """What a move would do."""
    if move < c.SEND:
        return Message("move-couple", {"wagon": WAGONS[move - c.COUPLE], "points": move + 1})
    if move < c.DRAW:
        return Message("move-send", {"wagon": WAGONS[move - c.SEND]})
    if move < c.DRAW_UNSEEN:
        return Message("move-draw", {"wagon": WAGONS[move - c.DRAW]})
    return Message("move-draw-unseen", {})
