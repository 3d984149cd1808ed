"""The arena as people and programs call it: tables, reports, ladders, and work that is stopped."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cli.command import COMMAND, ENVIRONMENT, refusal, stellwerk
from cli.pseudo import Terminal

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ten_line_bot.py"
PROGRAM = f"exec:{shlex.quote(sys.executable)} {EXAMPLE}"
RULES = ("arena", "tiny", "--players", "3", "--bots", "random,random", "--seed", "7")
MATCH = (*RULES, "--workers", "1")
"""In one process: it takes a while to start others."""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Journals of the test go into a folder of its own."""
    monkeypatch.setitem(ENVIRONMENT, "XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "stellwerk" / "arena"


def table(*arguments: str | Path) -> dict[str, Any]:
    """A match as a program reads it, without the time it took."""
    outcome = stellwerk(*arguments, "--json")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    result: dict[str, Any] = json.loads(outcome.stdout)
    for bot in result["bots"]:
        assert bot.pop("ms_per_move") >= 0
    return result


def test_a_match_for_programs(state: Path) -> None:
    outcome = stellwerk(*MATCH, "--games", "30", "--json")
    assert outcome.returncode == 0
    result = json.loads(outcome.stdout)
    assert next(iter(result)) == "bots"
    for bot in result["bots"]:
        assert list(bot)[:6] == [
            *("bot", "win_share", "interval", "mean_score", "rating", "ms_per_move")
        ]
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
    assert (result["title"], result["players"], result["games"], result["seed"]) == (
        "tiny",
        3,
        30,
        7,
    )
    assert list(state.iterdir()) == []


def test_a_match_for_people(tmp_path: Path) -> None:
    outcome = stellwerk(*MATCH, "--games", "30", "--report", "report", cwd=tmp_path)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert outcome.stdout.startswith("30 games of Tiny with 3 players, seed 7:\n")
    assert "95 % interval" in outcome.stdout
    assert outcome.stdout.endswith("The report is in report/index.html.\n")
    assert "<svg" in (tmp_path / "report" / "index.html").read_text(encoding="utf-8")


def test_a_match_ends_when_it_is_sure() -> None:
    duel = ("arena", "tiny", "--bots", "greedy,random", "--workers", "1")
    tested = (*duel, "--sprt", "0.1:0.6")
    result = table(*tested)
    assert result["games"] < 1000
    assert result["test"]["sure"]
    outcome = stellwerk(*tested)
    assert outcome.stdout.endswith("It is sure: greedy wins rather 60% than 10%.\n")
    short = stellwerk(*MATCH, "--games", "6", "--sprt", "0.3:0.4")
    assert short.stdout.endswith("Whether random wins rather 30% or rather 40% is not sure.\n")


def test_the_number_of_processes_changes_nothing() -> None:
    one, three = (table(*RULES, "--games", "24", "--workers", count) for count in ("1", "3"))
    assert one == three


def test_as_many_play_as_there_are_bots() -> None:
    few = ("arena", "tiny", "--games", "2", "--workers", "1")
    assert table(*few, "--bots", "random,random,random")["players"] == 3
    assert table(*few)["players"] == 2


def test_a_program_at_fault_is_told_and_the_arena_goes_on() -> None:
    command = ("arena", "tiny", "--games", "4", "--workers", "1", "--json")
    outcome = stellwerk(*command, "--bots", "random,exec:sh -c 'exit 3'")
    assert outcome.returncode == 0
    first, second = json.loads(outcome.stdout)["bots"]
    assert first["lost_moves"] == 0
    assert second["lost_moves"] == second["moves"] > 0
    assert outcome.stderr == (
        f"stellwerk: exec:sh -c 'exit 3' lost {second['lost_moves']} moves, "
        "which were played at random. It ended with exit code 3. (12×)\n"
    )


def test_a_match_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    process = subprocess.Popen(
        [*COMMAND, *RULES, "--games", "100000", "--workers", "2", "--resume", str(file)],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    _wait_for_games(file, 10)
    children = _children(process.pid)
    assert len(children) >= 2
    process.kill()
    process.communicate()
    deadline = time.monotonic() + 60
    while any(_runs(child) for child in children):
        assert time.monotonic() < deadline, "a process outlives the command"
        time.sleep(0.05)
    # What a kill in the middle of a line leaves behind.
    file.write_bytes(file.read_bytes().rstrip(b"\n")[:-5])
    done = file.read_text(encoding="utf-8").count("\n") - 1
    games = str(done + 30)
    assert table(*MATCH, "--games", games, "--resume", file) == table(*MATCH, "--games", games)


@pytest.mark.parametrize(
    ("way", "code", "last"),
    [
        (signal.SIGINT, 130, "\n\nstellwerk: Interrupted.\n"),
        (signal.SIGTERM, 143, " continues the match.\n"),
    ],
)
def test_a_match_that_was_stopped_says_how_it_goes_on(
    way: signal.Signals, code: int, last: str, state: Path
) -> None:
    process = subprocess.Popen(
        [*COMMAND, *RULES, "--games", "100000", "--workers", "2"],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while not (state.is_dir() and list(state.iterdir())):
        assert time.monotonic() < deadline, "the match did not begin"
        time.sleep(0.02)
    (file,) = state.iterdir()
    _wait_for_games(file, 10)
    process.send_signal(way)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (code, "")
    assert (
        f" of 100002 games are finished: stellwerk arena --resume {file} continues the match."
        in err
    )
    assert err.startswith("stellwerk: ")
    assert err.endswith(last)
    assert err.count("\n") <= 3
    assert table("arena", "--resume", file, "--games", "30", "--workers", "1") == table(
        *MATCH, "--games", "30"
    )


def test_people_see_how_far_it_is(state: Path) -> None:
    with Terminal(*MATCH, "--games", "60") as terminal:
        assert f"Finished games are kept in {state}" in terminal.until("60/60").replace("\n", "")
        terminal.until("95 % interval")
        assert terminal.end() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena"], "Say which title to play, or which match to continue: --resume FILE."),
        (["arena", "tiny", "--players", "9"], "Tiny is for 2 to 4 players, not 9."),
        (["arena", "tiny", "--bots", "random,,"], "A list of bots is names separated by commas, "),
        (["arena", "tiny", "--bots", "oracle"], "There is no bot 'oracle' (there are: random, "),
        (["arena", "tiny", "--bots", "exec:./x"], "The program './x' of a bot cannot be found."),
        (["arena", "tiny", "--time-limit", "0"], "A program needs some time for a move, not 0 s."),
        (["arena", "--resume", "none", "--seed", "1"], "none already defines the match."),
        (["arena", "--resume", "none"], "none cannot be read: No such file or directory."),
        (["arena", "tiny", "--sprt", "0.6:0.5"], "The shares of a test lie between 0 and 1, "),
        (["ladder", "--quick", "--write", "page.md"], "Only the whole ladder can go into a page."),
        (["ladder", "--file", "none"], "none cannot be read: No such file or directory."),
        (["bot-host", "tiny", "--bot", "./x"], "The program './x' of a bot cannot be found."),
        (["bot-host", "tiny", "--bot", "cat", "--against", "me"], "There is no bot 'me' "),
        (
            ["simulate", "tiny", "--bots", "random,random,random", "--players", "2"],
            "There are more bots (3) ",
        ),
        (["simulate", "tiny", "--bots", "oracle"], "There is no bot 'oracle' "),
        (["terminal", "tiny", "--seats", "human,exec:./x"], "The program './x' of a bot cannot"),
    ],
)
def test_refusals(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    assert refusal(*arguments, cwd=tmp_path).startswith(sentence)
    assert [entry.name for entry in tmp_path.iterdir() if entry.name != "state"] == []


def test_misuse() -> None:
    assert "--games" in refusal("arena", "tiny", "--games", "0", code=2)
    assert "--workers" in refusal("arena", "tiny", "--workers", "0", code=2)


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    table(*MATCH, "--games", "3", "--resume", file)
    sentence = refusal("arena", "tiny", "--games", "3", "--resume", file)
    assert sentence.startswith(f"{file} is the file of another match: ")
    file.write_text("choo\n", encoding="utf-8")
    sentence = refusal("arena", "--resume", file)
    assert sentence.startswith(f"{file}:1: This is not the file of a match: ")


LADDER = """
[[rung]]
title = "tiny"
players = 2
bots = ["random", "random"]
games = 6
seed = 1
win_share = {share}

[[rung]]
title = "tiny"
players = 4
bots = ["random"]
games = 4
seed = 1
winning_score = 1
"""


def test_a_ladder(tmp_path: Path) -> None:
    (tmp_path / "ladder.toml").write_text(LADDER.format(share=0.0), encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text("<!-- ladder -->\n<!-- end of ladder -->\n", encoding="utf-8")
    command = ("ladder", "--file", "ladder.toml", "--resume", "games", "--workers", "1")
    outcome = stellwerk(*command, "--write", "page.md", cwd=tmp_path)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert outcome.stdout.count("\n| Tiny | ") == 2
    assert outcome.stdout in page.read_text(encoding="utf-8")
    assert len(list((tmp_path / "games").iterdir())) == 2
    again = stellwerk(*command, cwd=tmp_path)
    assert again.stdout == outcome.stdout


def test_a_ladder_stops_a_match_that_is_decided(tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    tested = LADDER.format(share=0.2).replace("games = 6", 'games = 400\nsprt = "0.1:0.4"')
    path.write_text(tested, encoding="utf-8")
    outcome = stellwerk("ladder", "--file", path, "--json", "--workers", "1")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    first = json.loads(outcome.stdout.splitlines()[0])
    assert first["games"] < 40
    assert first["test"]["sure"]
    assert first["test"]["evidence"] > 0


def test_a_claim_that_does_not_hold(tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    path.write_text(LADDER.format(share=1.1), encoding="utf-8")
    outcome = stellwerk("ladder", "--file", path, "--json", "--workers", "1")
    assert outcome.returncode == 1
    assert [json.loads(line)["games"] for line in outcome.stdout.splitlines()] == [6, 4]
    assert outcome.stderr.startswith("stellwerk: Tiny with 2 players, random against random: ")
    assert outcome.stderr.endswith("claimed: wins ≥ 110%.\n")
    quick = stellwerk("ladder", "--file", path, "--quick", "--json", "--workers", "1")
    assert (quick.returncode, quick.stderr) == (0, "")
    assert [json.loads(line)["games"] for line in quick.stdout.splitlines()] == [4, 4]


def test_bot_host_says_that_all_is_well() -> None:
    command = PROGRAM.removeprefix("exec:")
    outcome = stellwerk("bot-host", "tiny", "--bot", command, "--games", "2", "--trace")
    assert outcome.returncode == 0
    assert "2 games of Tiny with 2 players: " in outcome.stdout
    assert ", all legal, " in outcome.stdout
    lines = outcome.stderr.splitlines()
    assert [json.loads(line[2:])["seat"] for line in lines if '"type":"game"' in line] == [1, 2]
    assert {line[0] for line in lines} == {"<", ">"}


def test_bot_host_tells_each_fault() -> None:
    outcome = stellwerk("bot-host", "tiny", "--bot", "sh -c 'read line; echo hello'", "--json")
    assert outcome.returncode == 1
    result = json.loads(outcome.stdout)
    assert result["lost_moves"] == result["moves"] > 3
    assert len(result["faults"]) == 3
    lines = outcome.stderr.splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("stellwerk: Turn 2: It answered 'hello', which is no ")
    assert lines[0].endswith(" was played at random instead.")
    assert lines[3] == "stellwerk: After 3 faults it is not asked again in this game."


def test_simulate_takes_bots(tmp_path: Path) -> None:
    command = ("simulate", "tiny", "--players", "3", "--games", "4", "--json")
    outcome = stellwerk(*command, "--bots", f"{PROGRAM},random", "--records", "r", cwd=tmp_path)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert json.loads(outcome.stdout)["games"] == 4
    records = sorted((tmp_path / "r").iterdir())
    text = records[0].read_text(encoding="utf-8")
    assert "seat 2: random\nseat 3: random\n" in text
    assert "exec:" not in text
    assert stellwerk("replay", *records).returncode == 0


def test_simulate_tells_lost_moves() -> None:
    outcome = stellwerk("simulate", "tiny", "--games", "2", "--bots", "exec:false,random", "--json")
    assert outcome.returncode == 0
    lost = json.loads(outcome.stdout)["lost_moves"]
    assert outcome.stderr == (
        f"stellwerk: Programs lost {lost} moves, which were played at random.\n"
    )


def test_the_terminal_takes_programs() -> None:
    outcome = stellwerk("terminal", "tiny", "--seats", f"{PROGRAM},random", "--seed", "3")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "The game is over." in outcome.stdout
    assert "loses a move" not in outcome.stdout
    outcome = stellwerk("terminal", "tiny", "--seats", "exec:false,random", "--seed", "3")
    assert outcome.returncode == 0
    assert outcome.stdout.count("false loses a move, and a random one is played. It ended") == 3


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    stellwerk(
        "simulate", "tiny", "--games", "1", "--bots", "exec:false", "--records", ".", cwd=tmp_path
    )
    (record,) = tmp_path.glob("*.txt")
    text = record.read_text(encoding="utf-8").replace("seat 1: false", "seat 1: exec:false")
    record.write_text(text[: text.index("\n\n") + 1].split("result:")[0] + "result: *\n")
    outcome = stellwerk("terminal", "--from", record, answers="quit\n")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "Seat 1: exec:false" in outcome.stdout
    assert "loses a move" not in outcome.stdout


def _wait_for_games(file: Path, games: int) -> None:
    deadline = time.monotonic() + 60
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        assert time.monotonic() < deadline, "no games were finished"
        time.sleep(0.02)


def _children(pid: int) -> list[int]:
    outcome = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=True
    )
    return [int(word) for word in outcome.stdout.split()]


def _runs(pid: int) -> bool:
    outcome = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return bool(outcome.stdout.strip()) and not outcome.stdout.startswith("Z")
