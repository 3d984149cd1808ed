"""How long it takes from a fresh clone to the first move.

python -m benchmarks.first_start                  one start, in seconds
python -m benchmarks.first_start --times 3        several, each in a clone of its own
python -m benchmarks.first_start --limit 180      fail if a page takes longer
python -m benchmarks.first_start --compiled       wait until the rules are compiled, too
python -m benchmarks.first_start --second 10      fail if a page of the second start takes longer

What is committed is cloned, and `make play` runs there with empty caches of pip and npm. A page
counts when the server has asked for a browser and answers; a move is possible when a table against
a bot shows legal moves. The second start is in the same clone. Nobody who wants to play needs the
warnings of package tools: if one is on the screen, that is an error.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT: Final = Path(__file__).parents[1]
COMPILED: Final = "The rules are compiled now"
LOGGED: Final = '{"time":'
"""The beginning of a line in the log of a server."""
BROWSER: Final = """#!/bin/sh
printf '%s\\n' "$1" > "{pipe}"
"""


def measure(*, until_compiled: bool) -> dict[str, float]:
    """Seconds from `make play` in a new clone to each of several events."""
    # A compiler that is interrupted may still write a file.
    with tempfile.TemporaryDirectory(prefix="stellwerk-", ignore_cleanup_errors=True) as place:
        folder = Path(place)
        clone = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        found: dict[str, float] = {}
        began = monotonic()
        with playing(folder, clone) as (process, address):
            found["page"] = monotonic() - began
            first_move(address)
            found["move"] = monotonic() - began
            if until_compiled:
                wait_for_line(process, COMPILED)
                found["compiled"] = monotonic() - began
        began = monotonic()
        with playing(folder, clone):
            found["second page"] = monotonic() - began
        return found


@contextmanager
def playing(folder: Path, clone: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`make play`, and the address that its browser was asked to open."""
    pipe, browser = folder / "opened", folder / "browser"
    if not pipe.exists():
        os.mkfifo(pipe)
        browser.write_text(BROWSER.format(pipe=pipe), encoding="utf-8")
        browser.chmod(0o700)
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    environment |= {
        "BROWSER": f"{browser} %s",
        "PIP_CACHE_DIR": str(folder / "pip"),
        "npm_config_cache": str(folder / "npm"),
        "STELLWERK_DATABASE": str(folder / "games.sqlite"),
    }
    process = subprocess.Popen(
        ["make", "--no-print-directory", "play"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    opened = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    address = ""
    try:
        # Whichever comes first: the address, or the end of make.
        while opened.poll() is None and process.poll() is None:
            sleep(0.02)
        if opened.poll() is None:
            raise SystemExit("make play ended before there was a page.")
        address = opened.communicate()[0].strip()
        ask(build_opener(), f"{address}/")
        yield process, address
    finally:
        opened.kill()
        opened.wait()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        shown = process.communicate()[0]
        if not address:
            sys.stdout.write(shown)
    refuse_warnings(shown.splitlines())


def refuse_warnings(lines: Iterable[str]) -> None:
    """Fail if somebody who wants to play was shown a warning; what a server logs is none."""
    said = (line for line in lines if not line.startswith(LOGGED))
    warnings = [line for line in said if re.search(r"\bwarn", line, re.IGNORECASE)]
    if warnings:
        raise SystemExit("\n".join(["make play shows warnings:", *warnings]))


def first_move(address: str) -> None:
    """Open a table against a bot, and wait until it shows legal moves."""
    person = build_opener(HTTPCookieProcessor())
    seats = [{"name": "Anna"}, {"bot": "driver"}]
    table = ask(person, f"{address}/api/tables/", {"title": "glueck-auf", "seats": seats})["id"]
    ask(person, f"{address}/api/tables/{table}/commands", {"do": "start"})
    while not ask(person, f"{address}/api/tables/{table}")["moves"]:
        sleep(0.05)


def ask(person: Any, address: str, body: object = None) -> Any:
    """The answer to a request, read if it is JSON."""
    data = None if body is None else json.dumps(body).encode()
    origin = "/".join(address.split("/")[:3])
    headers = {"Content-Type": "application/json", "Origin": origin}
    with person.open(Request(address, data, headers), timeout=60) as answer:
        text = answer.read()
        return json.loads(text) if "json" in answer.headers["Content-Type"] else text


def wait_for_line(process: subprocess.Popen[str], beginning: str) -> None:
    """Read what `make play` says until a line begins with something."""
    for line in process.stdout or ():
        sys.stdout.write(line)
        refuse_warnings([line])
        if line.startswith(beginning):
            return
    raise SystemExit(f"make play never said: {beginning}")


def main() -> int:
    """Measure, and print one line for each start."""
    parser = argparse.ArgumentParser(description="Measure the first start in a fresh clone.")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--limit", type=float, default=0.0, help="seconds a page may take")
    parser.add_argument("--second", type=float, default=0.0, help="the same for a second start")
    parser.add_argument("--compiled", action="store_true", help="wait for the compiled rules")
    options = parser.parse_args()
    limits = {"page": options.limit, "second page": options.second}
    late: set[str] = set()
    for _ in range(options.times):
        found = measure(until_compiled=options.compiled)
        late |= {what for what, limit in limits.items() if limit and found[what] > limit}
        sys.stdout.write(", ".join(f"{what} {took:.1f} s" for what, took in found.items()) + "\n")
    for what in sorted(late):
        sys.stdout.write(f"A {what} may take {limits[what]:g} seconds.\n")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
