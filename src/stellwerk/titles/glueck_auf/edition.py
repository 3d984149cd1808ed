"""The cards of an edition: what is documented, and the counts that a data file fills in (GA-12).

A file says how many lorry cards of each load a crest has, how many orders of each size a
destination has, and how many innovations of each kind there are. The rest is known.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from stellwerk.core import editions
from stellwerk.core.editions import EditionError, Shelf
from stellwerk.titles.glueck_auf import components as c

BUILT_IN: Final = (
    *("reconstruction-1", "lorries-5-1-4", "lorries-3-3-4"),
    *("orders-1-2-2-2", "orders-1-3-2-1", "innovations-2-2-2"),
)
"""The editions that come with Stellwerk, the default first."""
FOLDER_OF_OWNER: Final = "STELLWERK_GLUECK_AUF_EDITIONS"
"""The environment variable that names a folder with added editions."""

_SIZES: Final = tuple(str(size) for size in range(1, c.ORDER_SIZES + 1))
_LORRIES_PER_CREST: Final = 10
_ORDERS_PER_DESTINATION: Final = 7


class Edition(editions.Edition):
    """How many cards show each face, and the numbers of these cards among the moves."""

    __slots__ = ("counts", "end", "face_of", "first")

    def __init__(self, name: str, counts: list[int]) -> None:
        super().__init__(name)
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

    def printed(self) -> object:
        return self.counts

    def cards(self, kind: int, counts: list[int]) -> list[int]:
        """The moves that draw one of so many cards of each face."""
        return [
            self.first[face] + n
            for face in range(c.FIRST_FACE[kind], c.FIRST_FACE[kind + 1])
            for n in range(counts[face])
        ]


def read_edition(page: object) -> Edition:
    """An edition from the content of its file."""
    blocks = _blocks(page, ("edition", "about", "lorries", "orders", "innovations"), "the file")
    for key in ("edition", "about"):
        if not isinstance(blocks[key], str):
            raise EditionError(f"{key} must be a text.")
    counts = [0] * c.FACES
    lorries = _blocks(blocks["lorries"], c.CRESTS, "lorries")
    for crest, name in enumerate(c.CRESTS):
        face = c.LORRIES + crest * len(c.LOADS)
        counts[face : face + len(c.LOADS)] = _numbers(
            lorries[name], c.LOADS, _LORRIES_PER_CREST, f"lorries {name}"
        )
    orders = _blocks(blocks["orders"], c.DESTINATIONS, "orders")
    for place, name in enumerate(c.DESTINATIONS):
        counts[c.ORDERS + place : c.SHARES : len(c.DESTINATIONS)] = _numbers(
            orders[name], _SIZES, _ORDERS_PER_DESTINATION, f"orders {name}"
        )
    counts[c.INNOVATIONS : c.OBJECTIVES] = _numbers(
        blocks["innovations"], c.INNOVATION_NAMES, c.KIND_SIZES[c.INNOVATION], "innovations"
    )
    counts[c.WAGONS : c.ENGINES] = c.WAGON_COUNTS
    counts[c.ENGINES : c.ORDERS] = [c.ENGINES_PER_TYPE] * len(c.ENGINE_TYPES)
    counts[c.SHARES : c.INNOVATIONS] = [c.SHARES_PER_DESTINATION] * len(c.DESTINATIONS)
    counts[c.OBJECTIVES : c.FACES] = [1] * len(c.OBJECTIVE_NAMES)
    return Edition(blocks["edition"], counts)


def _blocks(data: object, names: tuple[str, ...], place: str) -> dict[str, Any]:
    """An object that has exactly these entries."""
    if not isinstance(data, dict):
        raise EditionError(f"{place} must be an object with {', '.join(names)}.")
    for name in names:
        if name not in data:
            raise EditionError(f"{place} has no {name!r}.")
    for name in data:
        if name not in names:
            known = ", ".join(names)
            raise EditionError(f"{place} has {name!r}, which means nothing (known: {known}).")
    return data


def _numbers(data: object, names: tuple[str, ...], total: int, place: str) -> list[int]:
    """Counts in the order of their names, which must come to a documented total."""
    block = _blocks(data, names, place)
    for name, count in block.items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise EditionError(f"{place} has {name} {count!r}, which is no number of cards.")
    counts = [block[name] for name in names]
    if sum(counts) != total:
        raise EditionError(f"{place} come to {sum(counts)} cards, but there are {total}.")
    return counts


def shelf() -> Shelf[Edition]:
    """The editions of the package, and those that were added."""
    folder = files("stellwerk.titles.glueck_auf") / "editions"
    return Shelf(folder, BUILT_IN, read_edition, FOLDER_OF_OWNER)
