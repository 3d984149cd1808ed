"""From a record to its text."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import Position
from stellwerk.records.record import Record, Result, actor_name
from stellwerk.records.replay import replay
from stellwerk.titles import load_title


def write_record(record: Record) -> str:
    """The text of a record; `read_record` makes an equal record of it."""
    blocks = ["\n".join(_headers(record))]
    if record.position:
        blocks.append("\n".join(["position:", *(f"  {line}" for line in record.position)]))
    if record.steps:
        blocks.append("\n".join(_turns(record)))
    return "\n\n".join(blocks) + "\n"


def save_record(record: Record, path: Path) -> None:
    """Write a record to a file: all of it, or nothing."""
    text = write_record(record)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as fault:
        raise StellwerkError(f"{path} cannot be written: {fault.strerror}.") from None
    except ValueError:
        raise StellwerkError(f"{str(path)!r} is no name for a file.") from None
    finally:
        with suppress(OSError, ValueError):
            draft.unlink()


def written_steps(record: Record) -> tuple[tuple[int, str], ...]:
    """The steps with their moves in notation, which outlives the numbers of moves."""
    return tuple((actor, text) for _, actor, text in _written(record))


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


def _turns(record: Record) -> list[str]:
    """A line for each turn, and within a turn for each actor."""
    lines: list[str] = []
    last = ""
    for turn, actor, text in _written(record):
        head = f"{turn} {actor_name(actor)}:"
        if head == last:
            lines[-1] += f" {text}"
        else:
            lines.append(f"{head} {text}")
        last = head
    return lines


def _written(record: Record) -> list[tuple[int, int, str]]:
    """The turn, the actor and the text of every step."""
    title = load_title(record.title, record.rules)
    steps: list[tuple[int, int, str]] = []

    def note(position: Position, move: int) -> None:
        steps.append((position.turns, position.turn, title.write_move(position, move)))

    replay(record, note)
    return steps
