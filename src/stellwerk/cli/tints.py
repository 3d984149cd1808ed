"""The colours of things in a picture of text: cities and stones, crests, track, and the seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from stellwerk.core.messages import Message

GOODS: Final = {"blue": "#5b9bf0", "violet": "#b083e6", "red": "#e0664f", "yellow": "#e0b83a"}
CRESTS: Final = {"wheel": "#5b9bf0", "clover": "#4fbf73", "tower": "#b98d5f", "fox": "#e88a4a"}
CITY: Final = re.compile(r"(\w)\((\w+)\)([^\W\d_]\w*)?")
"""A city on the map: the letter of its colour, its name, and the letters of its stones."""
TRACK: Final = re.compile(r"(?<![\w:])[1-6](?![\w:])")
"""A piece of track on the map: the number of the seat it belongs to."""
LAID: Final = {
    "black": "bold #ffffff on #000000",
    "grey": "bold #000000 on #9aa0a6",
    "brown": "bold #ffffff on #8a5a2b",
    "natural": "bold #000000 on #d9b77e",
    "white": "bold #000000 on #ffffff",
}
"""Track of five colours: one of them is hardly seen on any screen without its own ground."""
SPACES: Final = re.compile(r"^ +1  2  3 .* 15\n", re.MULTILINE)
"""The numbers above the lines of a mat."""
STANDING: Final = re.compile(r"(?<==)[1-6]+(?=\])")
"""The numbers of the seats that stand on a space."""
SEAT: Final = re.compile(r"\b[^\W\d]+ ([1-6])(?=\s?: )")
"""The word for a seat with its number, before what it has somewhere."""


def tint(text: Text, board: Any, seats: Sequence[str], say: Callable[[Message], str]) -> None:
    """Colour what the board of a title knows; `seats` are the colours of the players."""
    for found in SEAT.finditer(text.plain):
        text.stylize(f"bold {seats[int(found[1]) - 1]}", *found.span())
    for found in STANDING.finditer(text.plain):
        for at in range(*found.span()):
            text.stylize(f"bold {seats[int(text.plain[at]) - 1]}", at, at + 1)
    if "lines" in board:
        _track(text, board["lines"], say(Message("draw-letters")))
    if "fields" in board and "colours" in board:
        _map(text, {field["id"]: field["colour"] for field in board["fields"]}, seats)
    for crest in board.get("crests", ()):
        text.highlight_regex(rf"\b{crest}\b[\w-]*", CRESTS.get(crest, ""))


def _track(text: Text, lines: Any, letters: str) -> None:
    """The pieces of track on the mats: `letters` stand for the colours, in their order."""
    colours = [piece["colour"] for piece in lines[0]["pieces"]]
    styles = dict(zip(letters, (LAID[colour] for colour in colours), strict=True))
    for found in SPACES.finditer(text.plain):
        first, last = found[0].index("1"), len(found[0]) - 1
        start = found.end()
        for row in text.plain[start:].split("\n", len(lines))[: len(lines)]:
            for at in range(first, min(last, len(row))):
                if row[at].lower() in styles:
                    text.stylize(styles[row[at].lower()], start + at, start + at + 1)
            start += len(row) + 1


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
