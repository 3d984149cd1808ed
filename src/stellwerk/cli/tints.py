"""The colours of things in a picture of text: cities and stones, lorries and wagons, track."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

GOODS: Final = {"blue": "#5b9bf0", "violet": "#b083e6", "red": "#e0664f", "yellow": "#e0b83a"}
CRESTS: Final = {"wheel": "#5b9bf0", "clover": "#4fbf73", "tower": "#b98d5f", "fox": "#e88a4a"}
CITY: Final = re.compile(r"(\w)\((\w+)\)([^\W\d_]\w*)?")
"""A city on the map: the letter of its colour, its name, and the letters of its stones."""
TRACK: Final = re.compile(r"(?<![\w:])[1-6](?![\w:])")
"""A piece of track on the map: the number of the seat it belongs to."""


def tint(text: Text, board: Any, seats: Sequence[str]) -> None:
    """Colour what the board of a title knows; `seats` are the colours of the players."""
    if "fields" in board and "colours" in board:
        _map(text, {field["id"]: field["colour"] for field in board["fields"]}, seats)
    for crest in board.get("crests", ()):
        text.highlight_regex(rf"\b{crest}\b[\w-]*", CRESTS.get(crest, ""))


def _map(text: Text, cities: dict[str, str], seats: Sequence[str]) -> None:
    """Which letter stands for which colour depends on the language; the cities show it."""
    found = [city for city in CITY.finditer(text.plain) if city[2] in cities]
    letters = {city[1]: GOODS[cities[city[2]]] for city in found}
    for city in found:
        text.stylize(f"bold {letters[city[1]]}", city.start(), city.end(2) + 1)
        for at, letter in enumerate(city[3] or "", start=city.start(3)):
            if letter in letters:
                text.stylize(letters[letter], at, at + 1)
    if found:
        for track in TRACK.finditer(text.plain, found[0].start(), found[-1].end()):
            text.stylize(f"bold {seats[int(track[0]) - 1]}", *track.span())
