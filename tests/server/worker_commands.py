"""The commands of bot workers that know Tiny."""

from __future__ import annotations

import sys
from pathlib import Path


def worker_command(*arguments: str) -> tuple[str, ...]:
    """The command of a bot worker that knows Tiny, and misbehaves as the arguments say."""
    return (sys.executable, str(Path(__file__).with_name("tiny_worker.py")), *arguments)


TINY_WORKER = worker_command()
