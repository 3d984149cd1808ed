"""Which of its two forms is running: the plain source, or the same source compiled."""

from __future__ import annotations

from stellwerk.core import position


def is_compiled() -> bool:
    """Whether the rules run as compiled extensions."""
    return str(position.__file__).endswith((".so", ".pyd"))
