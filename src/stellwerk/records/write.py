"""From a record to its text."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records.record import Record, RecordedGame, Result, WrittenStep, actor_name
from stellwerk.records.replay import play_record


def write_record(record: Record) -> str:
    """The text of a record; `read_record` makes an equal record of it."""
    return write_game(play_record(record))


def write_game(game: RecordedGame) -> str:
    """The text of a record that has been played."""
    return write_steps(game.record, game.written)


def write_steps(record: Record, written: Sequence[WrittenStep]) -> str:
    """The text of a record with these words for its steps."""
    blocks = ["\n".join(_headers(record))]
    if record.position:
        blocks.append("\n".join(["position:", *(f"  {line}" for line in record.position)]))
    if written:
        blocks.append("\n".join(_turns(written)))
    return "\n\n".join(blocks) + "\n"


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file: all of it, or nothing."""
    text = write_record(record)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as fault:
        about = {"file": path, "fault": fault.strerror}
        raise StellwerkError(Message("refused-write", about)) from None
    except ValueError:
        raise StellwerkError(Message("refused-file-name", {"file": repr(str(path))})) from None
    finally:
        with suppress(OSError, ValueError):
            draft.unlink()


def _headers(record: Record) -> list[str]:
    lines = [f"title: {record.title}", f"rules: {record.rules}"]
    lines += [f"option {name}: {value}" for name, value in record.options.items()]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(record.seats, start=1)]
    if record.date is not None:
        lines.append(f"date: {record.date.isoformat()}")
    return lines + _result(record.result)


def _result(result: Result | None) -> list[str]:
    if result is None:
        return ["result: *"]
    return [
        f"result: {' '.join(map(str, result.scores))}",
        f"winners: {' '.join(str(seat + 1) for seat in result.winners)}",
    ]


def _turns(steps: Sequence[WrittenStep]) -> list[str]:
    """A line for each turn, and within a turn for each actor."""
    lines: list[str] = []
    last = ""
    for turn, actor, text in steps:
        head = f"{turn} {actor_name(actor)}:"
        if head == last:
            lines[-1] += f" {text}"
        else:
            lines.append(f"{head} {text}")
        last = head
    return lines
