"""The same match gives the same games on a Ray cluster."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from cli.command import ENVIRONMENT, refusal, stellwerk

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ten_line_bot.py"
BOTS = f"random,exec:{sys.executable} {EXAMPLE}"
MATCH = ("arena", "tiny", "--players", "3", "--bots", BOTS, "--games", "12", "--seed", "5")


def table(*arguments: str) -> dict[str, Any]:
    """The table of the match, without the time it took."""
    outcome = stellwerk(*MATCH, "--json", *arguments)
    assert outcome.returncode == 0, outcome.stderr
    result: dict[str, Any] = json.loads(outcome.stdout)
    for bot in result["bots"]:
        del bot["ms_per_move"]
    return result


@pytest.fixture(scope="module", autouse=True)
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Clusters of this test have a token of their own; nothing is left behind on the machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ENVIRONMENT, "RAY_AUTH_MODE", "token")
        patch.setitem(ENVIRONMENT, "RAY_AUTH_TOKEN", token_hex(32))
        patch.setitem(ENVIRONMENT, "XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setitem(ENVIRONMENT, "RAY_USAGE_STATS_ENABLED", "0")
        yield


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a real cluster, on this machine; its workers find Tiny as the command does."""
    ray = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]
    head = subprocess.Popen(
        [*ray, "start", "--head", "--port=0", "--num-cpus=2", "--include-dashboard=0", "--block"],
        env={**ENVIRONMENT, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert head.stdout is not None
    with head.stdout:
        address = None
        while address is None:
            line = head.stdout.readline()
            assert line, "Ray did not start"
            address = re.search(r"--address='?([\d.]+:\d+)", line)
        yield address[1]
        head.terminate()
        head.communicate(timeout=60)


@pytest.mark.cluster
def test_a_cluster_started_for_the_match_gives_the_table_of_processes() -> None:
    assert table("--ray") == table("--workers", "2")


@pytest.mark.cluster
def test_a_running_cluster_gives_the_table_of_processes(cluster: str) -> None:
    assert table("--ray", cluster) == table("--workers", "2")


@pytest.mark.cluster
def test_a_match_goes_on_on_a_cluster(cluster: str, tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    assert stellwerk(*MATCH[:-4], "--games", "6", "--seed", "5", "--resume", file).returncode == 0
    assert table("--resume", file, "--ray", cluster) == table()


@pytest.mark.cluster
def test_faults_come_back_from_a_cluster(cluster: str, tmp_path: Path) -> None:
    """A program that only this machine's command line saw is missed where the game is played."""
    bot = tmp_path / "bot"
    bot.write_text('#!/bin/sh\nrm -- "$0"\n')
    bot.chmod(0o755)
    outcome = stellwerk(
        "arena", "tiny", "--bots", f"random,exec:{bot}", "--games", "40", "--ray", cluster
    )
    assert outcome.returncode == 1
    assert f"The program '{bot}' of a bot cannot be found." in outcome.stderr
    assert "Traceback" not in outcome.stderr


@pytest.mark.cluster
def test_a_cluster_that_does_not_know_the_token(
    cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "RAY_AUTH_TOKEN", token_hex(32))
    outcome = stellwerk("arena", "tiny", "--games", "2", "--ray", cluster)
    assert outcome.returncode == 1
    assert f"The Ray cluster at {cluster} does not let this command in: " in outcome.stderr
    assert "Traceback" not in outcome.stderr


@pytest.mark.cluster
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere:x"])
def test_no_cluster_there(address: str) -> None:
    sentence = refusal("arena", "tiny", "--games", "2", "--ray", address)
    assert sentence == f"There is no Ray cluster at {address}."


def test_ray_and_processes_do_not_mix() -> None:
    sentence = refusal("arena", "tiny", "--ray", "--workers", "2")
    assert sentence == "Ray itself decides how many processes play: no --workers with --ray."
    sentence = refusal("arena", "tiny", "--ray", "a:1", "b:2")
    assert sentence == "Ray has one address, not 2."
