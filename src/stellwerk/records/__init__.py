"""The game record: one text for the saved game, the replay, the fork and the bug report."""

from __future__ import annotations

from stellwerk.records.read import load_game, load_record, read_game, read_record
from stellwerk.records.record import Record, RecordedGame, RecordError, Result
from stellwerk.records.recorder import Recorder
from stellwerk.records.replay import play_record, replay
from stellwerk.records.write import save_record, write_game, write_record

__all__ = [
    "Record",
    "RecordError",
    "RecordedGame",
    "Recorder",
    "Result",
    "load_game",
    "load_record",
    "play_record",
    "read_game",
    "read_record",
    "replay",
    "save_record",
    "write_game",
    "write_record",
]
