"""Game records as a table of decisions, for Arrow and Parquet.

A row is one decision, including the dealer's draws. `SCHEMA` says what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from stellwerk.core.batch import outcome
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.records import Record, load_record, replay
from stellwerk.research.observation import Observer

VERSION: Final = 1
"""The version of the schema; it is in the metadata of every file."""

ROWS: Final = 50_000
"""How many rows are written together."""

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
_ANALYSIS: Final = (
    ("chances", pa.list_(pa.float32()), "with the best turn, each seat's chance to win; or null"),
    ("chances_after", pa.list_(pa.float32()), "the same with the turn that was played"),
    ("given_away", pa.float32(), "what the seat lost by the turn it played"),
    ("mark", pa.dictionary(pa.int32(), pa.string()), "best, good, inaccuracy, mistake or blunder"),
    ("better", pa.list_(pa.string()), "the best turn in the notation of the record"),
)
"""Only at the first decision of a turn with a choice; null at all others."""
_OBSERVATION: Final = ("observation", pa.list_(pa.int16()), "what the seat knew; null for draws")


Analysis = Callable[[Record], Mapping[int, Mapping[str, Any]]]
"""The columns of an analysis for a record, by the number of the first decision of each turn."""


def schema(*, observations: bool, analysis: bool = False) -> pa.Schema:
    """The columns of an export, with what they mean in their metadata."""
    more = ((_OBSERVATION,) if observations else ()) + (_ANALYSIS if analysis else ())
    columns = (*_COLUMNS, *more)
    fields = [pa.field(name, kind, metadata={"about": about}) for name, kind, about in columns]
    return pa.schema(fields, metadata={"stellwerk": str(VERSION)})


def decisions(
    record: Record,
    game: int,
    file: str,
    *,
    observations: bool = False,
    analysis: Analysis | None = None,
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
    turns = {} if analysis is None else analysis(record)
    for row in rows:
        yield {**row, "final": final, "outcome": worth, **turns.get(row["step"], {})}


def table(records: Iterable[Record], *, observations: bool = False) -> pa.Table:
    """Records as an Arrow table in memory."""
    rows = [
        row
        for game, record in enumerate(records)
        for row in decisions(record, game, "", observations=observations)
    ]
    return pa.Table.from_pylist(rows, schema=schema(observations=observations))


def export(
    files: Sequence[Path],
    to: Path,
    *,
    observations: bool = False,
    analysis: Analysis | None = None,
) -> tuple[int, int]:
    """Write the records in `files` to a Parquet file; returns the number of games and rows.

    All records are read before a byte is written, and the file appears only when it is complete.
    """
    records = [(str(file), load_record(file)) for file in files]
    if not records:
        raise StellwerkError(Message("refused-no-records"))
    partial = to.with_name(f".{to.name}.part")
    columns = schema(observations=observations, analysis=analysis is not None)
    written = 0
    try:
        with (
            partial.open("wb") as sink,
            pq.ParquetWriter(sink, columns, compression="zstd") as writer,
        ):
            rows: list[dict[str, Any]] = []
            for game, (file, record) in enumerate(records):
                rows += decisions(record, game, file, observations=observations, analysis=analysis)
                if len(rows) >= ROWS or game == len(records) - 1:
                    writer.write_table(pa.Table.from_pylist(rows, schema=columns))
                    written += len(rows)
                    rows = []
        partial.replace(to)
    except OSError as fault:
        about = {"file": to, "fault": fault.strerror or str(fault)}
        raise StellwerkError(Message("refused-write", about)) from None
    finally:
        with suppress(OSError):
            partial.unlink()
    return len(records), written
