"""The text of a record as numbered lines in blocks."""

from __future__ import annotations

from typing import NamedTuple

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records.record import RecordError


class SourceLine(NamedTuple):
    """A line and its number, counted from 1."""

    number: int
    text: str


class Source:
    """Where a record is read from, in blocks separated by blank lines and without its # lines."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        lines = [line.removesuffix("\r") for line in text.split("\n")]
        if lines[-1]:
            place = (len(lines), len(lines[-1]) + 1)
            raise self.fault(*place, Message("refused-record-cut-line"))
        self.end = len(lines)
        self.blocks: list[list[SourceLine]] = []
        parted = True
        for number, line in enumerate(lines, start=1):
            if line.lstrip().startswith("#"):
                continue
            if not line.strip():
                parted = True
                continue
            if parted:
                self.blocks.append([])
                parted = False
            self.blocks[-1].append(SourceLine(number, line))
        if not self.blocks:
            raise self.fault(1, 1, Message("refused-record-empty"))

    def fault(self, line: int, column: int, reason: Message | StellwerkError) -> RecordError:
        """A fault at a place. What is wrong with a line of a position is only said in English."""
        if isinstance(reason, Message):
            return RecordError(self.name, line, column, reason)
        said = reason.message or f"{str(reason).removesuffix('.')}."
        return RecordError(self.name, line, column, said, reason.title)
