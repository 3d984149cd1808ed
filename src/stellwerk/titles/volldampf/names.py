"""The names of things, as messages for the events, prompts and reasons of this title."""

from __future__ import annotations

from typing import Final

from stellwerk.core.messages import Message
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition

COLOUR_NAMES: Final = tuple(Message(f"colour-{name}", {}) for name in c.COLOURS)
ACTION_NAMES: Final = tuple(Message(f"action-{name}", {}) for name in c.ACTIONS)


def symbol_name(edition: Edition, symbol: int) -> Message:
    """A route card: its symbol's region, colour and shape, as the edition calls them."""
    printed = edition.symbols[symbol]
    params = {"id": printed.id, "colour": printed.colour, "shape": printed.shape}
    return Message("symbol", {"region": printed.region, **params})


def pile_name(edition: Edition, pile: int) -> str:
    """Route cards by the letters of their symbols."""
    return " ".join(edition.symbols[symbol].id for symbol in c.things(pile))


def segment_name(edition: Edition, segment: int) -> Message:
    """A segment: its id and the places it joins."""
    printed = edition.segments[segment]
    a, b = (edition.places[place].name for place in printed.ends)
    return Message("segment", {"id": printed.id, "from": a, "to": b})
