"""Names of the components as messages, for events, prompts and descriptions."""

from __future__ import annotations

from typing import Final

from stellwerk.core.messages import Message
from title_skeleton.source import components as c

WAGONS: Final = [Message(name, {}) for name in c.WAGONS]
