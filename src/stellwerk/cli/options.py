"""Options of a table, and lists of bots, on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from stellwerk.core.errors import StellwerkError

TableOptions = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help="An option of the title as NAME=VALUE; may be repeated.",
        show_default=False,
    ),
]


def parse_options(texts: Sequence[str]) -> dict[str, str]:
    """Options by name; the title checks names and values."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise StellwerkError(f"An option is NAME=VALUE, not {text!r}.")
        if name in options:
            raise StellwerkError(f"The option {name} is given twice.")
        options[name] = value
    return options


def split_bots(text: str) -> list[str]:
    """The names of a list of bots; a command with a comma has to go into a script."""
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise StellwerkError(f"A list of bots is names with commas between, not {text!r}.")
    return names
