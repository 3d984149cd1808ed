"""Names of the components as messages, for events, prompts and descriptions."""

from __future__ import annotations

from typing import Final

from stellwerk.core.messages import Message
from stellwerk.titles.russian_railroads import components as c


def _named(names: tuple[str, ...]) -> list[Message]:
    return [Message(name, {}) for name in names]


PIECES: Final = _named(c.PIECE_NAMES)
LINES: Final = _named(c.LINES)
TOKENS: Final = _named(c.TOKEN_NAMES)
CARDS: Final = _named(c.CARD_NAMES)
END_CARDS: Final = _named(c.END_CARD_NAMES)
BONUSES: Final = _named(c.START_BONUS_NAMES)
PARTS: Final = [Message(f"part-{name}", {}) for name in c.PART_NAMES]
ENGINEERS: Final = [Message(f"engineer-{number}", {}) for number in range(len(c.ENGINEERS))]
FACTORIES: Final = [Message(f"factory-{number}", {}) for number in range(len(c.FACTORIES))]
SPACES: Final = [
    *(Message(f"space-{space.name}", {}) for space in c.SPACES),
    *ENGINEERS[1:],
]
"""What the action of each space is; of own engineers, what the engineer does."""


def space(number: int, row: list[int]) -> Message:
    """The action of a space now; where engineers lie on the board, which one it is."""
    if c.E1 <= number <= c.E2:
        return ENGINEERS[row[number - c.E1 + 1]]
    return SPACES[number]
