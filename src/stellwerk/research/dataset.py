"""Game records as a table of decisions, for Arrow and Parquet.

A row is one decision, the dealer's draws included. `SCHEMA` says what stands in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from stellwerk.core.batch import outcome
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.records import Record, load_record, replay
from stellwerk.research.observation import Observer

VERSION: Final = 1
"""Of the schema; it stands in the metadata of every file."""

ROWS: Final = 50_000
"""So many rows are written together."""

_COLUMNS: Final = (
    ("game", pa.int32(), "the number of the record among those exported, from 0"),
    ("file", pa.dictionary(pa.int32(), pa.string()), "where the record was read from"),
    ("title", pa.dictionary(pa.int32(), pa.string()), "the id of the title"),
    ("rules", pa.int16(), "the version of the rules"),
    ("players", pa.int8(), "how many play"),
    ("step", pa.int32(), "the number of the decision in the game, from 0"),
    ("turn", pa.int32(), "the number of the turn it belongs to"),
    ("seat", pa.int8(), "who decides, from 0; -1 is the dealer"),
    ("move", pa.int16(), "the move that was made"),
    ("notation", pa.string(), "the same in the notation of the record"),
    ("legal", pa.list_(pa.int16()), "the moves that were open"),
    ("points", pa.list_(pa.int32()), "the points of each seat before the move"),
    ("final", pa.list_(pa.int32()), "the points at the end; null for a game that goes on"),
    ("outcome", pa.list_(pa.float32()), "what the end is worth to each seat, 0 in all; or null"),
)
_OBSERVATION: Final = ("observation", pa.list_(pa.int16()), "what the seat knew; null for draws")


def schema(*, observations: bool) -> pa.Schema:
    """The columns of an export, with what they mean in their metadata."""
    columns = (*_COLUMNS, _OBSERVATION) if observations else _COLUMNS
    fields = [pa.field(name, kind, metadata={"about": about}) for name, kind, about in columns]
    return pa.schema(fields, metadata={"stellwerk": str(VERSION)})


def decisions(
    record: Record, game: int, file: str, *, observations: bool = False
) -> Iterator[dict[str, Any]]:
    """The rows of one record."""
    title_id, players = record.title, len(record.seats)
    observer = Observer(title_id, players, record.options)
    rows: list[dict[str, Any]] = []

    def note(position: Position, move: int) -> None:
        seat = position.turn
        row = {
            "game": game,
            "file": file,
            "title": title_id,
            "rules": record.rules,
            "players": players,
            "step": len(rows),
            "turn": position.turns,
            "seat": -1 if seat == DEALER else seat,
            "move": move,
            "notation": observer.title.write_move(position, move),
            "legal": position.moves(),
            "points": position.scores(),
        }
        if observations:
            row["observation"] = None if seat == DEALER else observer.observe(position, seat)
        rows.append(row)

    end = replay(record, note)
    is_over = end.turn == NOBODY
    final = end.scores() if is_over else None
    worth = outcome(end) if is_over else None
    for row in rows:
        yield {**row, "final": final, "outcome": worth}


def table(records: Iterable[Record], *, observations: bool = False) -> pa.Table:
    """Records as an Arrow table in memory."""
    rows = [
        row
        for game, record in enumerate(records)
        for row in decisions(record, game, "", observations=observations)
    ]
    return pa.Table.from_pylist(rows, schema=schema(observations=observations))


def export(files: Sequence[Path], to: Path, *, observations: bool = False) -> tuple[int, int]:
    """Write the records in `files` to a Parquet file; how many games and rows there are.

    All records are read before a byte is written, and the file appears only when it is complete.
    """
    records = [(str(file), load_record(file)) for file in files]
    if not records:
        raise StellwerkError("There is no record to export.")
    partial = to.with_name(f".{to.name}.part")
    columns = schema(observations=observations)
    written = 0
    try:
        with (
            partial.open("wb") as sink,
            pq.ParquetWriter(sink, columns, compression="zstd") as writer,
        ):
            rows: list[dict[str, Any]] = []
            for game, (file, record) in enumerate(records):
                rows += decisions(record, game, file, observations=observations)
                if len(rows) >= ROWS or game == len(records) - 1:
                    writer.write_table(pa.Table.from_pylist(rows, schema=columns))
                    written += len(rows)
                    rows = []
        partial.replace(to)
    except OSError as fault:
        raise StellwerkError(f"{to} cannot be written: {fault.strerror or fault}.") from None
    finally:
        with suppress(OSError):
            partial.unlink()
    return len(records), written
