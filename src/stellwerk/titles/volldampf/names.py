"""The names of things, as messages for the events, prompts and reasons of this title."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, reduce
from typing import Final

from stellwerk.core.messages import Message
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition

COLOUR_NAMES: Final = tuple(Message(f"colour-{name}", {}) for name in c.COLOURS)
ACTION_NAMES: Final = tuple(Message(f"action-{name}", {}) for name in c.ACTIONS)

_PLAIN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def plain_word(name: str) -> str:
    """A name of an edition in plain letters, by which languages know it: `koeln` for Köln.

    Sentences choose by it; a name that a language has no word of its own for stays as it is.
    """
    return re.sub("[^a-z0-9]+", "-", name.lower().translate(_PLAIN)).strip("-")


@cache
def _named(name: str) -> Message:
    return Message("place", {"word": plain_word(name), "name": name})


def place_name(edition: Edition, place: int) -> Message:
    """A field or a stop."""
    return _named(edition.places[place].name)


def place_names(edition: Edition, places: Sequence[int]) -> Message:
    """Some places as a list."""
    names = [place_name(edition, place) for place in places]
    return reduce(lambda one, other: Message("general-list", {"one": one, "other": other}), names)


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
    a, b = printed.ends
    ends = {"from": place_name(edition, a), "to": place_name(edition, b)}
    return Message("segment", {"id": printed.id, **ends})
