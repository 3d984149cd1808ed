"""Whatever is wrong with a command line is reported in one sentence and changes nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from resource import RLIMIT_FSIZE, setrlimit

import pytest

from cli.command import COMMAND, ENVIRONMENT, refusal, stellwerk
from records.games import FINISHED
from stellwerk.bots import BOTS

CUT_OFF = "The record is cut off: it has a result, but the game goes on and seat 2 is next."
UNKNOWN_RULES = "Version 7 of the rules of Tiny is not known here; the newest is version 2."


def test_unknown_title() -> None:
    for command in ("simulate", "terminal", "rules"):
        sentence = refusal(command, "tiney")
        assert sentence.startswith("There is no title 'tiney' (there are: ")
        assert sentence.endswith("tiny).")


@pytest.mark.parametrize("count", ["1", "5", "0", "-3"])
def test_wrong_player_count(count: str) -> None:
    sentence = refusal("simulate", "tiny", "--players", count)
    assert sentence == f"Tiny is for 2 to 4 players, not {count}."


def test_unknown_language() -> None:
    sentence = refusal("terminal", "tiny", "--language", "la")
    assert sentence == "There is no language 'la' (there are: cs, de, en, fr)."


def test_wrong_number_of_seats() -> None:
    assert refusal("terminal", "tiny", "--seats", "human") == "Tiny is for 2 to 4 players, not 1."


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "tiny", "--players", "two"], "--players"),
        (["simulate", "tiny", "--games", "0"], "--games"),
        (["simulate", "tiny", "--games", "1e99"], "--games"),
        (["simulate", "tiny", "--sed", "1"], "--sed"),
        (["simulate"], "TITLE"),
        (["replay"], "FILE"),
        (["simulait"], "simulait"),
    ],
)
def test_misused_command(arguments: list[str], words: str) -> None:
    assert words in refusal(*arguments, code=2)


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("speed=2", "Tiny has no option 'speed' (it has: rounds)."),
        ("rounds=9", "Option rounds of Tiny is one of 2, 3, not '9'."),
        ("rounds", "An option is NAME=VALUE, not 'rounds'."),
    ],
)
def test_wrong_option(option: str, sentence: str) -> None:
    assert refusal("simulate", "tiny", "--option", option) == sentence


def test_option_twice() -> None:
    sentence = refusal("simulate", "tiny", "--option", "rounds=2", "--option", "rounds=3")
    assert sentence == "The option rounds is given twice."


@pytest.mark.parametrize(
    ("seats", "seat"),
    [("human,robot", "robot"), ("human,", ""), ("random:Bob,human", "random:Bob")],
)
def test_wrong_seats(seats: str, seat: str) -> None:
    assert refusal("terminal", "tiny", "--seats", seats) == (
        f"{seat!r} is not a seat: a seat is human, human:Name or a bot ({', '.join(BOTS)})."
    )


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("human:,random", "A name has 1 to 60 characters, not 0."),
        ("human:a\tb,random", "A name is one line of printable characters, not 'a\\tb'."),
    ],
)
def test_wrong_names(seats: str, sentence: str) -> None:
    assert refusal("terminal", "tiny", "--seats", seats) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1:1: The record is empty."),
        (FINISHED[:-3], "19:13: The last line has no end: the record is cut off."),
        (
            FINISHED[: FINISHED.index("8 seat 2")],
            f"19:1: {CUT_OFF}",
        ),
        (
            FINISHED.replace("rules: 1", "rules: 7"),
            f"2:8: {UNKNOWN_RULES}",
        ),
        (
            FINISHED.replace("8 seat 2: rest", "8 seat 2: whistle"),
            "19:11: whistle is not possible now: you have whistled already (TY-5).",
        ),
        (FINISHED.replace("5 2", "6 2"), "7:9: The game ends with 5 2, not with 6 2."),
    ],
)
def test_bad_record(text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    assert refusal("replay", "game.txt", cwd=tmp_path) == f"game.txt:{sentence}"
    assert refusal("terminal", "--from", "game.txt", cwd=tmp_path) == f"game.txt:{sentence}"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]


def test_record_in_another_encoding(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(FINISHED.encode("utf-16"))
    assert refusal("replay", "game.txt", cwd=tmp_path) == "game.txt:1:1: The text is not UTF-8."


def test_file_that_is_not_there(tmp_path: Path) -> None:
    sentence = refusal("replay", "none.txt", cwd=tmp_path)
    assert sentence == "none.txt cannot be read: No such file or directory."


def test_continued_game_with_other_seats_or_title(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(FINISHED, encoding="utf-8")
    sentence = refusal("terminal", "--from", "game.txt", "--seats", "human", cwd=tmp_path)
    assert sentence == "game.txt has 2 seats, not 1."
    sentence = refusal("terminal", "volldampf", "--from", "game.txt", cwd=tmp_path)
    assert sentence == "game.txt already defines the title and its options."


def test_records_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    sentence = refusal("simulate", "tiny", "--records", "taken", cwd=tmp_path)
    assert sentence == "taken cannot be created: File exists."
    sentence = refusal("simulate", "tiny", "--records", "taken/below", cwd=tmp_path)
    assert sentence == "taken/below cannot be created: Not a directory."


def test_record_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "tiny-2p-seed1-00001.txt").mkdir()
    sentence = refusal("simulate", "tiny", "--players", "2", "--records", ".", cwd=tmp_path)
    assert sentence == "tiny-2p-seed1-00001.txt cannot be written: Is a directory."
    assert [entry.name for entry in tmp_path.iterdir()] == ["tiny-2p-seed1-00001.txt"]


def test_a_wrong_count_makes_no_folder(tmp_path: Path) -> None:
    refusal("simulate", "tiny", "--players", "9", "--records", "games", cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_title_without_a_rules_page() -> None:
    assert refusal("rules", "tiny") == "There is no rules page for tiny."


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    with (tmp_path / "out").open("w") as out:
        outcome = subprocess.run(
            [*COMMAND, "titles"],
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
            preexec_fn=lambda: setrlimit(RLIMIT_FSIZE, (0, 0)),
        )
    assert outcome.returncode == 1
    assert outcome.stderr == "stellwerk: File too large.\n"


def test_closed_pipe(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(FINISHED, encoding="utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    for command in (["titles"], ["titles", "--json"], ["replay", "game.txt"], ["--help"]):
        outcome = subprocess.run(
            [*COMMAND, *command],
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            env=ENVIRONMENT,
            cwd=tmp_path,
        )
        assert (outcome.returncode, outcome.stderr) == (1, "")
    os.close(writing)


def test_closed_streams(tmp_path: Path) -> None:
    """Input that is closed is at its end; output that is closed is not missed."""
    command = " ".join([*COMMAND, "terminal", "tiny", "--seats", "human,random"])
    for closed in ("<&-", ">&- </dev/null", "2>&- </dev/null"):
        outcome = subprocess.run(
            f"{command} {closed}",
            shell=True,
            capture_output=True,
            text=True,
            env=ENVIRONMENT,
            cwd=tmp_path,
        )
        assert (outcome.returncode, outcome.stderr) == (0, "")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    outcome = subprocess.run(
        [*COMMAND, "terminal", "tiny", "--seats", "human,random"],
        input=b"\xff\xfe\nsave a\x00b\nquit\n",
        capture_output=True,
        env=ENVIRONMENT,
        cwd=tmp_path,
    )
    assert (outcome.returncode, outcome.stderr) == (0, b"")
    assert b"'a\\x00b' is not a name for a file." in outcome.stdout
    assert b"is neither a move nor a command" in outcome.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_screen_without_the_characters() -> None:
    outcome = subprocess.run(
        [*COMMAND, "titles"],
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
    )
    assert (outcome.returncode, outcome.stderr) == (0, b"")
    assert b"tiny" in outcome.stdout


def test_file_name_that_is_no_text(tmp_path: Path) -> None:
    outcome = stellwerk("replay", os.fsdecode(b"\xff.txt"), "--json", cwd=tmp_path)
    assert outcome.returncode == 1
    assert '"file":"\\\\udcff.txt"' in outcome.stdout
    assert outcome.stderr.count("\n") == 1
    assert "Traceback" not in outcome.stderr


def test_interrupt(tmp_path: Path) -> None:
    command = [*COMMAND, "simulate", "tiny", "--games", "1000000000", "--records", "games"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        cwd=tmp_path,
    )
    while len(list(tmp_path.glob("games/*.txt"))) < 3:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == ""
    assert err == "\nstellwerk: Interrupted.\n"
    files = sorted(entry.name for entry in (tmp_path / "games").iterdir())
    assert all(name.startswith("tiny-4p-seed1-") for name in files)
    assert (
        stellwerk("replay", *[f"games/{name}" for name in files[-20:]], cwd=tmp_path).returncode
        == 0
    )
