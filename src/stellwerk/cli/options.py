"""Options of a table on the command line."""

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
