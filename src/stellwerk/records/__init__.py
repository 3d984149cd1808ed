"""The game record: one text for the saved game, the replay, the fork and the bug report."""

from __future__ import annotations

from stellwerk.records.read import load_record, read_record
from stellwerk.records.record import Record, RecordError, Result
from stellwerk.records.recorder import Recorder
from stellwerk.records.replay import replay
from stellwerk.records.write import save_record, write_record

__all__ = [
    "Record",
    "RecordError",
    "Recorder",
    "Result",
    "load_record",
    "read_record",
    "replay",
    "save_record",
    "write_record",
]
