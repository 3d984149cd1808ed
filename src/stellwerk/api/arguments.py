"""What programs hand in, checked."""

from __future__ import annotations

from pathlib import Path

from stellwerk.core.errors import StellwerkError


def whole_number(value: int, what: str) -> int:
    """A whole number; anything else is refused by a sentence about `what`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise StellwerkError(f"{what} is a whole number, not {value!r}.")
    return value


def file_name(name: str | Path) -> Path:
    """The path of a file with a name."""
    if not isinstance(name, str | Path) or not str(name).strip():
        raise StellwerkError(f"A file has a name, not {name!r}.")
    return Path(name)
