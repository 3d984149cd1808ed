"""`stellwerk records`"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from stellwerk.cli.screen import clean, console, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.extras import missing

records = App(name="records", help="Make a data set of game records.")


class Exported(msgspec.Struct):
    """What an export wrote, for programs."""

    file: str
    games: int
    rows: int


@records.command
def export(
    source: Path,
    /,
    *sources: Path,
    to: Annotated[Path, Parameter(name=("--to", "-o"))],
    observations: bool = False,
    force: bool = False,
    json: bool = False,
) -> None:
    """Write game records to a Parquet file, a row a decision. A bad record stops it all.

    Parameters
    ----------
    source
        A record, or a folder whose .txt files are records.
    sources
        More of them.
    to
        The file to write.
    observations
        Add to each decision what its seat knew, as the numbers the environments give.
    force
        Write over a file that is there.
    json
        Print one JSON object.
    """
    if find_spec("pyarrow") is None:
        raise missing("stellwerk records export", "research")
    if to.exists() and not force:
        raise StellwerkError(f"{to} is there already; --force writes over it.")
    # By name, because the extra that this needs is not there when the types are checked.
    write = import_module("stellwerk.research.dataset").export
    games, rows = write(_files((source, *sources)), to, observations=observations)
    if json:
        write_json(Exported(clean(str(to)), games, rows))
    else:
        console().print(f"{to}: {games:,} games, {rows:,} decisions.", soft_wrap=True)


def _files(sources: tuple[Path, ...]) -> list[Path]:
    """The records that are meant; a folder without any is refused."""
    found: list[Path] = []
    for source in sources:
        if source.is_dir():
            inside = sorted(source.glob("*.txt"))
            if not inside:
                raise StellwerkError(f"{source} has no .txt files.")
            found += inside
        else:
            found.append(source)
    return found
