"""`stellwerk records`"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter

from stellwerk.analysis import NODES, Analyser
from stellwerk.cli.analyse import MOST_NODES
from stellwerk.cli.screen import clean, console, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.extras import missing
from stellwerk.records import Record

records = App(name="records", help="Make a data set of game records.")


class ExportReport(msgspec.Struct):
    """The result of an export, for programs."""

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
    analysis: bool = False,
    nodes: int = NODES,
    force: bool = False,
    json: bool = False,
) -> None:
    """Write game records to a Parquet file, one row per decision. A bad record stops everything.

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
    analysis
        Add to each turn with a choice the chances of all seats, its mark, and the best turn.
    nodes
        Simulations for each turn of the analysis.
    force
        Overwrite an existing file.
    json
        Print one JSON object.
    """
    if find_spec("pyarrow") is None:
        raise missing("stellwerk records export", "research")
    if to.exists() and not force:
        raise StellwerkError(Message("refused-file-there", {"file": to}))
    if not 1 <= nodes <= MOST_NODES:
        raise StellwerkError(Message("refused-nodes", {"most": MOST_NODES, "nodes": nodes}))
    # By name, because the extra that this needs is not installed when the types are checked.
    write = import_module("stellwerk.research.dataset").export
    found = partial(analysed, nodes=nodes) if analysis else None
    files = _files((source, *sources))
    games, rows = write(files, to, observations=observations, analysis=found)
    if json:
        write_json(ExportReport(clean(str(to)), games, rows))
    else:
        console().print(f"{to}: {games:,} games, {rows:,} decisions.", soft_wrap=True)


def analysed(record: Record, nodes: int) -> dict[int, dict[str, Any]]:
    """What the analysis says of each turn, by the number of its first decision."""
    return {
        turn.first: {
            "chances": turn.before,
            "chances_after": turn.after,
            "given_away": turn.given_away,
            "mark": turn.mark,
            "better": turn.best[0].moves,
        }
        for turn in Analyser(record, nodes).turns()
    }


def _files(sources: tuple[Path, ...]) -> list[Path]:
    """The records that are meant; a folder without any is refused."""
    found: list[Path] = []
    for source in sources:
        if source.is_dir():
            inside = sorted(source.glob("*.txt"))
            if not inside:
                raise StellwerkError(Message("refused-no-texts", {"folder": source}))
            found += inside
        else:
            found.append(source)
    return found
