"""Names of the components as messages, for events, prompts and descriptions."""

from __future__ import annotations

from typing import Final

from stellwerk.core.json_schema import HIDDEN
from stellwerk.core.messages import Message
from stellwerk.titles.glueck_auf import components as c


def _named(names: tuple[str, ...]) -> list[Message]:
    return [Message(name, {}) for name in names]


CARDS: Final = _named((*c.FACE_NAMES, HIDDEN))
AREAS: Final = _named(c.AREA_NAMES)
KINDS: Final = [Message(f"kind-{name}", {}) for name in c.KINDS]
WAGONS: Final = CARDS[c.WAGONS : c.ENGINES]
ENGINES: Final = CARDS[c.ENGINES : c.ORDERS]
INNOVATIONS: Final = CARDS[c.INNOVATIONS : c.OBJECTIVES]
