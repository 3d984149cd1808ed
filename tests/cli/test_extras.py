"""What an installation without extras can do, and what it says of the rest.

The packages that the simulator does not bring are hidden from a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from stellwerk.core.errors import StellwerkError
from stellwerk.store import database

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
HIDING: Final = """
import json, sys

hidden = set(json.loads(sys.argv.pop(1)))


class Hiding:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Hiding())
"""
ONE_COMMAND: Final = f"{HIDING}\nfrom stellwerk.cli import main\nmain()"
MANY_COMMANDS: Final = f"""{HIDING}
from stellwerk.cli.app import run

for line in sys.stdin.read().splitlines():
    code = run(line.split())
    assert code == 0, line
print(json.dumps(sorted(sys.modules)))
"""


def brought(dependencies: list[str]) -> set[str]:
    """The distributions that come with some, those they need included."""
    found: set[str] = set()
    waiting = [(Requirement(text), "") for text in dependencies]
    while waiting:
        wanted, extra = waiting.pop()
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(wanted.name)
        if name in found:
            continue
        found.add(name)
        for text in requires(name) or []:
            waiting += [(Requirement(text), extra) for extra in wanted.extras or {""}]
    return found


def hidden() -> str:
    """The packages installed here that an installation without extras does not have, as JSON."""
    kept = brought(PROJECT["dependencies"]) | {"stellwerk"}
    return json.dumps(
        [
            package
            for package, owners in packages_distributions().items()
            if kept.isdisjoint(map(canonicalize_name, owners))
        ]
    )


def run(script: str, *arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", script, hidden(), *arguments],
        input=lines,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )


def test_the_simulator_needs_no_extra(tmp_path: Path) -> None:
    lines = f"""titles
simulate volldampf --players 3 --games 1 --bots greedy --records {tmp_path}
replay {tmp_path}/volldampf-3p-seed1-00001.txt
rules glueck-auf
bench volldampf --quick
arena volldampf --bots random,greedy --games 1 --workers 1
terminal volldampf --seats random,random,random --seed 1"""
    outcome = run(MANY_COMMANDS, lines=lines)
    assert outcome.stderr == ""
    loaded = set(json.loads(outcome.stdout.splitlines()[-1]))
    assert "stellwerk.bots" in loaded
    assert loaded.isdisjoint(
        {"litestar", "numpy", "sqlalchemy", "stellwerk.server", "stellwerk.store"}
    )


@pytest.mark.parametrize("command", ["serve", "db"])
def test_a_command_says_which_extra_it_needs(command: str) -> None:
    outcome = run(ONE_COMMAND, command, "--help")
    assert (outcome.returncode, outcome.stdout) == (1, "")
    assert outcome.stderr == (
        f"stellwerk: stellwerk {command} needs the server packages: "
        "pip install 'stellwerk[server]'.\n"
    )


def test_postgresql_says_which_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "find_spec", lambda _name: None)
    assert database.database_url("games.db").get_backend_name() == "sqlite"
    with pytest.raises(StellwerkError, match=r"pip install 'stellwerk\[postgres\]'\.$"):
        database.database_url("postgresql://club@/games")


def test_the_list_of_commands_imports_little() -> None:
    outcome = run(MANY_COMMANDS, lines="--help")
    assert "simulate" in outcome.stdout
    loaded = set(json.loads(outcome.stdout.splitlines()[-1]))
    assert loaded.isdisjoint({"cyclopts", "msgspec", "numpy", "rich", "stellwerk.titles"})


def test_the_pins_are_of_the_simulator_and_the_server() -> None:
    """The venv that plays and the image have all that is needed with either database."""
    pinned = (ROOT / "requirements" / "runtime.in").read_text().split()
    extras = PROJECT["optional-dependencies"]
    needed = [*PROJECT["dependencies"], *extras["server"], *extras["postgres"]]
    names = {canonicalize_name(Requirement(text).name) for text in needed} - {"stellwerk"}
    assert {canonicalize_name(Requirement(text).name) for text in pinned} == names
