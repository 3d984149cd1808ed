"""What the commands print, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cli.command import stellwerk
from cli.pseudo import Terminal
from records.games import FINISHED
from stellwerk import VERSION
from stellwerk.core.fingerprint import fingerprint
from stellwerk.records import load_record, read_record, replay


def json_of(*arguments: str | Path, cwd: Path | None = None) -> Any:
    """What a command prints for programs: one line of JSON and nothing else."""
    outcome = stellwerk(*arguments, "--json", cwd=cwd)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert outcome.stdout.count("\n") == 1
    return json.loads(outcome.stdout)


def test_version_and_help() -> None:
    assert stellwerk("--version").stdout == f"{VERSION}\n"
    shown = stellwerk("--help").stdout
    for command in ("titles", "simulate", "replay", "terminal", "rules"):
        assert command in shown
    assert stellwerk().stdout == shown


def test_titles() -> None:
    outcome = stellwerk("titles")
    assert outcome.returncode == 0
    assert "tiny" in outcome.stdout
    assert "2–4" in outcome.stdout
    assert "\nOption rounds of tiny: 2, 3.\n" in outcome.stdout
    assert outcome.stdout.endswith("The rules run interpreted.\n")


def test_titles_for_programs() -> None:
    assert json_of("titles")[-1] == {
        "id": "tiny",
        "name": "Tiny",
        "players": [2, 3, 4],
        "rules": 2,
        "options": {"rounds": ["2", "3"]},
        "compiled": False,
    }


def test_simulate_for_programs() -> None:
    result = json_of("simulate", "tiny", "--players", "3", "--games", "50", "--seed", "4")
    assert list(result) == [
        *("title", "players", "games", "seed", "decisions", "seconds"),
        *("decisions_per_second", "games_per_second", "mean_scores", "compiled"),
    ]
    assert (result["title"], result["players"], result["games"]) == ("tiny", 3, 50)
    assert len(result["mean_scores"]) == 3
    assert result["mean_scores"] == sorted(result["mean_scores"], reverse=True)
    assert result["games_per_second"] > 0
    assert result["compiled"] is False


def test_simulate_for_people() -> None:
    outcome = stellwerk("simulate", "tiny", "--games", "1")
    assert outcome.stderr == ""
    assert outcome.stdout.startswith("1 game of Tiny with 4 players: ")
    assert "Mean points from first to last: " in outcome.stdout


def test_the_same_seed_gives_the_same_games_recorded_or_not(tmp_path: Path) -> None:
    arguments = ("simulate", "tiny", "--players", "2", "--games", "5", "--seed", "9")
    plain = json_of(*arguments)
    recorded = json_of(*arguments, "--records", "a", cwd=tmp_path)
    json_of(*arguments, "--records", "b/c", cwd=tmp_path)
    for key in ("decisions", "mean_scores"):
        assert plain[key] == recorded[key]
    names = sorted(path.name for path in (tmp_path / "a").iterdir())
    assert names == [f"tiny-2p-seed9-0000{game}.txt" for game in range(1, 6)]
    for name in names:
        text = (tmp_path / "a" / name).read_text(encoding="utf-8")
        assert text == (tmp_path / "b" / "c" / name).read_text(encoding="utf-8")
        assert "date" not in text
    records = [load_record(tmp_path / "a" / name) for name in names]
    assert sum(len(record.steps) for record in records) == plain["decisions"]


def test_options_reach_the_game(tmp_path: Path) -> None:
    stellwerk(
        *("simulate", "tiny", "--games", "1", "--option", "rounds=3", "--records", "."),
        cwd=tmp_path,
    )
    assert load_record(tmp_path / "tiny-4p-seed1-00001.txt").options == {"rounds": "3"}


def test_a_progress_bar_for_a_person_who_watches() -> None:
    with Terminal("simulate", "tiny", "--games", "4000", "--json") as watched:
        watched.until("4000/4000")
        assert '"games":4000' in watched.until("}")
        assert watched.end() == 0


def test_replay_tells_how_games_end(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(FINISHED, encoding="utf-8")
    going_on = FINISHED[: FINISHED.index("8 seat 2")]
    going_on = going_on.replace("result: 5 2\nwinners: 1\n", "result: *\n")
    (tmp_path / "b.txt").write_text(going_on, encoding="utf-8")
    outcome = stellwerk("replay", "a.txt", "b.txt", cwd=tmp_path)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    game = "Tiny, rules version 1, {} decisions: Anna (seat 1) 5, Jiří 2nd (seat 2) 2"
    assert outcome.stdout.splitlines() == [
        f"a.txt: {game.format(14)}; won by seat 1.",
        f"b.txt: {game.format(13)}; the game goes on, seat 2 is next.",
    ]


def test_replay_goes_on_after_a_bad_file(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text(FINISHED[:-1], encoding="utf-8")
    (tmp_path / "good.txt").write_text(FINISHED, encoding="utf-8")
    outcome = stellwerk("replay", "bad.txt", "good.txt", "--json", cwd=tmp_path)
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("stellwerk: bad.txt:19:15: ")
    bad, good = map(json.loads, outcome.stdout.splitlines())
    assert bad == {
        "outcome": "refused",
        "file": "bad.txt",
        "reason": "The last line has no end: the record is cut off.",
        "line": 19,
        "column": 15,
    }
    assert good == {
        "outcome": "replayed",
        "file": "good.txt",
        "title": "tiny",
        "rules": 1,
        "seats": ["Anna", "Jiří 2nd"],
        "decisions": 14,
        "finished": True,
        "scores": [5, 2],
        "winners": [1],
        "fingerprint": fingerprint(replay(read_record(FINISHED))),
    }
