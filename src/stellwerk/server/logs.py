"""Logs as lines of JSON. Nothing secret is in them: no cookies, no keys, no bodies, no moves."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

MINUTE: Final = 60.0
FEW: Final = 3
"""How many similar lines are written per minute."""
MOST_KINDS: Final = 1_000
_EXTRA: Final = ("table", "method", "path", "status", "milliseconds", "repeated")


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Fold(logging.Filter):
    """Lets a few lines of a kind through, and then one per minute that counts the others.

    A kind is what one place in the code says about one kind of fault: a machine without room for
    another file would log that two thousand times per second.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[object, ...], tuple[float, int]] = {}
        """Since when lines of a kind are counted, and how many there were."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = _kind(record)
        since, count = self.kinds.get(kind, (record.created, 0))
        # A clock that was set back begins a new minute.
        if not 0 <= record.created - since < MINUTE:
            if count > FEW:
                record.repeated = count - FEW
            since, count = record.created, 0
        if len(self.kinds) >= MOST_KINDS:
            self.kinds.clear()
        self.kinds[kind] = (since, count + 1)
        return count < FEW


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    fault = record.exc_info[1] if record.exc_info else None
    trace = fault.__traceback__ if fault is not None else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    number = fault.errno if isinstance(fault, OSError) else 0
    return (record.name, record.levelno, record.msg, type(fault), number, place)


def set_up_logs(level: str) -> None:
    """Send all logs to stderr as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Fold())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    for name in ("alembic", "websockets", "uvicorn.access", "litestar"):
        logging.getLogger(name).setLevel(logging.WARNING)
