"""A server under a million odd requests and frames.

python -m fuzz [--requests 100000] [--frames 900000] [--seed 1] [--database FILE-OR-ADDRESS]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fuzz.run import fuzz, growth, middle, say
from load.server import free_port


def main() -> int:
    """Attack, and report."""
    parser = argparse.ArgumentParser(prog="fuzz")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--frames", type=int, default=900_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        database = chosen.database or f"{folder}/fuzz.db"
        log = Path(folder) / "log"
        report = fuzz(database, log, free_port(), chosen.requests, chosen.frames, chosen.seed)
    say(
        f"{report.requests} requests ({report.schema_cases} cases of the schema among their seeds),"
        f" {report.frames} frames by {report.sockets} sockets in {report.seconds:.0f} s,"
        f" at {report.tables} tables"
    )
    say(f"statuses {report.statuses}")
    say(f"closings {report.closings}")
    say(f"real games: {report.moves} moves, the slowest {report.slowest:.2f} s")
    for name, sizes in (("in use", report.in_use), ("of the system", report.memory)):
        parts = (f"{at:.0%} {middle(sizes, at, at + 0.05):.1f}" for at in SHARES)
        say(f"MB {name}: {', '.join(parts)}")
    if report.is_long:
        used, given = growth(report.in_use), growth(report.memory)
        say(f"after warming up a run adds {used:+.1f} MB in use, {given:+.1f} of the system")
    wrong = report.wrong()
    for line in wrong:
        say(f"WRONG: {line}")
    return 1 if wrong else 0


SHARES = (0.0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95)

sys.exit(main())
