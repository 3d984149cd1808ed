"""`stellwerk doctor`"""

from __future__ import annotations

import platform
import time
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

import stellwerk
from stellwerk.cli import FAILED
from stellwerk.cli.screen import console, write_json
from stellwerk.core.compiled import is_compiled
from stellwerk.core.playout import playout
from stellwerk.titles import load_title, title_ids

PACKAGES: Final = {
    "server": ("litestar", "sqlalchemy", "uvicorn"),
    "postgres": ("psycopg",),
    "agents": ("mcp",),
    "terminal": ("textual",),
    "research": ("pettingzoo", "pyspiel", "pyarrow"),
    "cluster": ("ray",),
}
"""What each extra brings, by the names under which it is imported."""
SECONDS: Final = 0.3
"""How long each title is played to measure its speed."""
FAST: Final = 20_000
"""Decisions per second that compiled rules reach on any machine of this century."""


def doctor(*, json: bool = False) -> int:
    """Say what is installed, compiled and fast, and what is not as it should be.

    Parameters
    ----------
    json
        Print one JSON object.
    """
    problems = []
    extras = {
        extra: [name for name in names if find_spec(name) is None]
        for extra, names in PACKAGES.items()
    }
    missing = _missing_requirements()
    if missing:
        problems.append(f"Packages are missing: {', '.join(missing)}. Install stellwerk again.")
    client = (Path(stellwerk.__file__).parent / "web" / "index.html").is_file()
    if not extras["server"] and not client:
        problems.append("The browser client is not built: make venv builds it.")
    speeds = {id_: _speed(id_) for id_ in title_ids()}
    compiled = is_compiled()
    if compiled and min(speeds.values()) < FAST:
        problems.append("The rules are compiled, but slow: this machine may be busy.")
    if not compiled:
        problems.append(
            "The rules run as plain Python: with a C compiler, pip install makes them faster."
        )
    if json:
        write_json(
            {
                "version": stellwerk.VERSION,
                "python": platform.python_version(),
                "system": platform.platform(),
                "compiled": compiled,
                "client": client,
                "extras": {extra: not names for extra, names in extras.items()},
                "decisions_per_second": speeds,
                "problems": problems,
            }
        )
        return FAILED if missing else 0
    screen = console()
    where = Path(stellwerk.__file__).parent
    screen.print(f"Stellwerk {stellwerk.VERSION} in {where}", soft_wrap=True)
    screen.print(f"Python {platform.python_version()} on {platform.platform()}", soft_wrap=True)
    screen.print(f"Rules: {'compiled' if compiled else 'plain Python'}")
    for id_, speed in speeds.items():
        screen.print(f"  {id_:20} {speed:>9,} random decisions per second")
    screen.print(f"Browser client: {'built' if client else 'not built'}")
    for extra, names in extras.items():
        state = "installed" if not names else f"not installed: pip install 'stellwerk[{extra}]'"
        screen.print(f"  {extra:10} {state}")
    for problem in problems or ["All is well."]:
        screen.print(problem, soft_wrap=True)
    return FAILED if missing else 0


def _speed(title_id: str) -> int:
    """Random decisions per second of processor time, with four players."""
    title = load_title(title_id)
    players = min(4, title.players[-1])
    luck = Random(1)
    made = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        made += playout(title.new_game(players), luck)
    return round(made / spent)


def _missing_requirements() -> list[str]:
    """Packages without which the simulator cannot work, and which are not there."""
    try:
        needed = requires("stellwerk") or []
    except PackageNotFoundError:
        return []  # It runs from its source.
    names = [text.partition(">=")[0].strip() for text in needed if "extra ==" not in text]
    return [name for name in names if not _is_installed(name)]


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
