"""`stellwerk titles`"""

from __future__ import annotations

import msgspec
from rich.table import Table

from stellwerk.cli.screen import console, write_json
from stellwerk.core.compiled import is_compiled
from stellwerk.titles import load_title, title_ids


class ListedTitle(msgspec.Struct):
    """A title, for programs."""

    id: str
    name: str
    players: list[int]
    rules: int
    options: dict[str, list[str]]
    compiled: bool


def titles(*, json: bool = False) -> None:
    """List the games.

    Parameters
    ----------
    json
        Print a JSON array.
    """
    loaded = [load_title(id_) for id_ in title_ids()]
    if json:
        write_json(
            [
                ListedTitle(
                    id=title.id,
                    name=title.name,
                    players=list(title.players),
                    rules=title.version,
                    options={name: list(values) for name, values in title.choices.items()},
                    compiled=is_compiled(),
                )
                for title in loaded
            ]
        )
        return
    table = Table("title", "name", "players", "rules version", box=None, pad_edge=False)
    for title in loaded:
        span = f"{title.players[0]}–{title.players[-1]}"
        table.add_row(title.id, title.name, span, str(title.version))
    screen = console()
    screen.print(table)
    for title in loaded:
        for name, values in title.choices.items():
            screen.print(f"\nOption {name} of {title.id}: {', '.join(values)}.", soft_wrap=True)
    screen.print(f"\nThe rules run {'compiled' if is_compiled() else 'interpreted'}.")
