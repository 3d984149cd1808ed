"""A bot worker that knows Tiny, and can be made to misbehave: die, hang, or not even start."""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))


def misbehave(manner: str, tally: Path, times: int) -> None:
    """Die or hang when asked, or die at once, as often as a file of tallies allows."""
    count = len(tally.read_text()) if tally.exists() else 0
    if count < times:
        if manner != "never start":
            sys.stdout.write("ready\n")
            sys.stdout.flush()
            sys.stdin.buffer.readline()
        tally.write_text("x" * (count + 1))
        if manner == "hang":
            time.sleep(60)
        sys.exit(1)


def main() -> None:
    """Work as the real bots do. What that needs is loaded only now: faults are quick."""
    from stellwerk.server import bot_worker
    from tiny.install import install

    install()
    bot_worker.main()


if len(sys.argv) > 2:
    misbehave(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
main()
