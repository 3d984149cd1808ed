"""Where the command writes: sentences for people, JSON for programs, complaints."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """Standard output, with nothing read into the text."""
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


def watcher() -> Console:
    """Standard error: for progress, so that standard output stays clean."""
    from rich.console import Console

    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def write_json(value: object) -> None:
    """One JSON value on a line of its own."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def clean(text: str) -> str:
    """A text as JSON can hold it, whatever bytes the name of a file in it has."""
    return text.encode("utf-8", "backslashreplace").decode()


def complain(sentence: str) -> None:
    """One sentence on standard error."""
    sys.stderr.write(f"stellwerk: {' '.join(sentence.split())}\n")
