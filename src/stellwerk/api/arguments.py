"""What programs hand in, checked."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError


def whole_number(value: int, what: str) -> int:
    """A whole number; anything else is refused by a sentence about `what`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise StellwerkError(f"{what} is a whole number, not {value!r}.")
    return value
