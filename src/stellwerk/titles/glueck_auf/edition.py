"""The cards of an edition: what is documented, and the counts that a data file fills in (GA-12).

A file says how many lorry cards of each load a crest has, how many orders of each size a
destination has, and how many innovations of each kind there are. The rest is known.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stellwerk.core.errors import StellwerkError
from stellwerk.titles.glueck_auf import components as c

FOLDER: Final = files("stellwerk.titles.glueck_auf") / "editions"
DEFAULT: Final = "reconstruction-1"

_SIZES: Final = tuple(str(size) for size in range(1, c.ORDER_SIZES + 1))
_LORRIES_PER_CREST: Final = 10
_ORDERS_PER_DESTINATION: Final = 7


class EditionError(StellwerkError):
    """An edition file that does not describe the cards of this game."""


class Edition:
    """How many cards show each face, and the numbers of these cards among the moves."""

    __slots__ = ("counts", "end", "face_of", "first", "name")

    def __init__(self, name: str, counts: list[int]) -> None:
        self.name: str = name
        self.counts: list[int] = counts
        self.face_of: list[int] = [face for face in range(c.FACES) for _ in range(counts[face])]
        """The face of each card, by card number."""
        self.first: list[int] = []
        """The move that draws the first card of each face."""
        self.end: list[int] = []
        """The move after the one that draws the last."""
        move = c.CARD
        for count in counts:
            self.first.append(move)
            move += count
            self.end.append(move)

    def cards(self, kind: int, counts: list[int]) -> list[int]:
        """The moves that draw one of so many cards of each face."""
        return [
            self.first[face] + n
            for face in range(c.FIRST_FACE[kind], c.FIRST_FACE[kind + 1])
            for n in range(counts[face])
        ]


def edition_names() -> tuple[str, ...]:
    """The editions in the folder, the default first."""
    names = sorted(entry.name.removesuffix(".json") for entry in FOLDER.iterdir())
    names.remove(DEFAULT)
    return (DEFAULT, *names)


@cache
def load_edition(name: str) -> Edition:
    """The edition of this name, from its file."""
    return parse_edition(name, (FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def parse_edition(name: str, text: str) -> Edition:
    """An edition from the text of its file; an EditionError says what is wrong with it."""
    where = f"Edition {name}"
    try:
        page: Any = json.loads(text)
    except json.JSONDecodeError as fault:
        raise EditionError(f"{where} is not JSON: {fault}.") from None
    _check_names(page, ("about", "lorries", "orders", "innovations"), where)
    if not isinstance(page["about"], str):
        raise EditionError(f"{where}: about is not a text.")
    counts = [0] * c.FACES
    _check_names(page["lorries"], c.CRESTS, f"{where}: lorries")
    for crest, name_of_crest in enumerate(c.CRESTS):
        group = f"{where}: lorries of the {name_of_crest}"
        face = c.LORRIES + crest * len(c.LOADS)
        given = _numbers(page["lorries"][name_of_crest], c.LOADS, _LORRIES_PER_CREST, group)
        counts[face : face + len(given)] = given
    _check_names(page["orders"], c.DESTINATIONS, f"{where}: orders")
    for place, name_of_place in enumerate(c.DESTINATIONS):
        group = f"{where}: orders of the {name_of_place}"
        given = _numbers(page["orders"][name_of_place], _SIZES, _ORDERS_PER_DESTINATION, group)
        counts[c.ORDERS + place : c.SHARES : len(c.DESTINATIONS)] = given
    given = _numbers(
        page["innovations"],
        c.INNOVATION_NAMES,
        c.KIND_SIZES[c.INNOVATION],
        f"{where}: innovations",
    )
    counts[c.INNOVATIONS : c.OBJECTIVES] = given
    counts[c.WAGONS : c.ENGINES] = c.WAGON_COUNTS
    counts[c.ENGINES : c.ORDERS] = [c.ENGINES_PER_TYPE] * len(c.ENGINE_TYPES)
    counts[c.SHARES : c.INNOVATIONS] = [c.SHARES_PER_DESTINATION] * len(c.DESTINATIONS)
    counts[c.OBJECTIVES : c.FACES] = [1] * len(c.OBJECTIVE_NAMES)
    return Edition(name, counts)


def _check_names(block: Any, expected: tuple[str, ...], where: str) -> None:
    if not isinstance(block, dict):
        raise EditionError(f"{where} is not an object with {', '.join(expected)}.")
    for name in expected:
        if name not in block:
            raise EditionError(f"{where} lacks {name}.")
    for name in block:
        if name not in expected:
            raise EditionError(f"{where} has an unknown entry {name}.")


def _numbers(block: Any, names: tuple[str, ...], total: int, where: str) -> list[int]:
    """Counts in the order of their names, which must come to a documented total."""
    _check_names(block, names, where)
    counts: list[int] = []
    for name in names:
        count = block[name]
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise EditionError(f"{where}: {name} is {count!r}, which is no number of cards.")
        counts.append(count)
    if sum(counts) != total:
        raise EditionError(f"{where} are {sum(counts)} cards, but there are {total}.")
    return counts
