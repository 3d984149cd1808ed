"""The text of a record as numbered lines in blocks."""

from __future__ import annotations

from typing import NamedTuple

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
            reason = "The last line has no end: the record is cut off."
            raise self.fault(len(lines), len(lines[-1]) + 1, reason)
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
            raise self.fault(1, 1, "The record is empty.")

    def fault(self, line: int, column: int, reason: object) -> RecordError:
        """A fault at a place; the reason becomes a sentence."""
        return RecordError(self.name, line, column, f"{str(reason).removesuffix('.')}.")
