"""Interrupted matches continue, and broken files are refused with a sentence."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from arena.matches import match, played, timeless
from stellwerk.arena.match import Fixture, Match, Outcome, play_fixture
from stellwerk.arena.match_file import new_match_file, read_match_file, resumed, unnamed_match_file
from stellwerk.arena.run import crew_of, run_match
from stellwerk.core.errors import StellwerkError

ONE = match("random", "random", players=3)


class PowerCutError(Exception):
    """The light went out."""


class Crew:
    """Plays games backwards, counts them, and stops after so many."""

    def __init__(self, strength: int) -> None:
        self.strength = strength
        self.played: list[int] = []

    def __call__(self, one: Match, games: Sequence[Fixture]) -> Generator[Outcome, None, None]:
        for fixture in reversed(games):
            if len(self.played) == self.strength:
                raise PowerCutError
            self.played.append(fixture.number)
            yield play_fixture(one, fixture)


def interrupted(path: Path, after: int = 7) -> None:
    file = new_match_file(path, ONE, 12)
    with pytest.raises(PowerCutError):
        run_match(ONE, 12, Crew(after), file=file)


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    interrupted(path)
    crew = Crew(100)
    seen: list[int] = []
    outcomes = run_match(ONE, 12, crew, file=resumed(path, ONE, 12), progress=seen.append)
    assert crew.played == [4, 3, 2, 1, 0]
    assert seen == [7, 8, 9, 10, 11, 12]
    assert timeless(outcomes) == timeless(played(ONE, 12))
    assert sorted(read_match_file(path).done) == list(range(12))


def test_a_finished_match_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run_match(ONE, 12, Crew(100), file=new_match_file(path, ONE, 12))
    before = path.read_bytes()
    outcomes = run_match(ONE, 12, Crew(0), file=read_match_file(path))
    assert timeless(outcomes) == timeless(played(ONE, 12))
    assert path.read_bytes() == before


def test_more_games_are_added_to_a_finished_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run_match(ONE, 6, Crew(100), file=new_match_file(path, ONE, 6))
    crew = Crew(100)
    outcomes = run_match(ONE, 12, crew, file=resumed(path, ONE, 12))
    assert sorted(crew.played) == [6, 7, 8, 9, 10, 11]
    assert timeless(outcomes) == timeless(played(ONE, 12))


@pytest.mark.parametrize("lost", [1, 2, 30])
def test_a_line_cut_off_is_played_again(lost: int, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    interrupted(path)
    path.write_bytes(path.read_bytes()[:-lost])
    file = read_match_file(path)
    assert len(file.done) == 6
    outcomes = run_match(ONE, 12, crew_of(1), file=file)
    assert timeless(outcomes) == timeless(played(ONE, 12))
    assert len(read_match_file(path).done) == 12


def test_a_file_says_its_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    interrupted(path)
    heading = read_match_file(path).heading
    assert (heading.match, heading.games) == (ONE, 12)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (match("random", "random", players=3, seed=2), "its seed is 1, not 2."),
        (match("random", "random", players=4), "its players is 3, not 4."),
        (match("random", players=3), "its bots is random,random, not random."),
    ],
)
def test_the_file_of_another_match(other: Match, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    interrupted(path)
    before = path.read_bytes()
    with pytest.raises(StellwerkError) as refusal:
        resumed(path, other, 12)
    assert str(refusal.value) == f"{path} is the file of another match: {sentence}"
    assert path.read_bytes() == before


def broken(path: Path, how: str) -> None:
    interrupted(path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    if how == "empty":
        lines = []
    elif how == "foreign":
        lines = ["title: tiny\n", "rules: 1\n"]
    elif how == "bytes":
        path.write_bytes(b"\xff\xfe\n" * 3)
        return
    elif how == "game":
        lines[3] = lines[3][:20] + "\n"
    elif how == "edited":
        lines[2] = lines[2].replace('"bots":[', '"bots":[1,')
    elif how == "seats":
        lines[2] = lines[2].replace('"lost":[0,0,0]', '"lost":[0,0]')
    elif how == "winner":
        lines[2] = re.sub('"winners":.[^]]*', '"winners":[3', lines[2])
    elif how == "large":
        lines[2] = lines[2].replace('"number":10', '"number":1000000000010')
    elif how == "number":
        lines[2] = lines[2].replace('"number":10', '"number":-10')
    path.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("empty", " is not the file of a match: it has no whole line."),
        ("foreign", ":1: This is not the file of a match: "),
        ("bytes", ":1: This is not the file of a match: "),
        ("game", ":4: This is not a finished game: "),
        ("edited", ": Game 10 does not belong to this match."),
        ("seats", ": Game 10 does not belong to this match."),
        ("winner", ": Game 10 does not belong to this match."),
        ("large", ": Game 1000000000010 does not belong to this match."),
        ("number", ": Game -10 does not belong to this match."),
    ],
)
def test_a_broken_file(how: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    broken(path, how)
    before = path.read_bytes()
    with pytest.raises(StellwerkError) as refusal:
        read_match_file(path)
    assert str(refusal.value).startswith(f"{path}{sentence}")
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(StellwerkError, match="cannot be read: No such file or directory"):
        read_match_file(tmp_path / "none")
    file = new_match_file(tmp_path / "none" / "match.jsonl", ONE, 12)
    with pytest.raises(StellwerkError, match="cannot be written: No such file or directory"):
        run_match(ONE, 12, crew_of(1), file=file)


def test_two_commands_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    interrupted(path)
    with (
        read_match_file(path).writing(),
        pytest.raises(StellwerkError, match="is being written by another command"),
    ):
        run_match(ONE, 12, crew_of(1), file=read_match_file(path))
    assert len(read_match_file(path).done) == 7


def test_a_file_without_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    file = unnamed_match_file(ONE, 12)
    assert file is not None
    assert file.path.parent == tmp_path / "stellwerk" / "arena"
    run_match(ONE, 12, crew_of(1), file=file)
    assert len(read_match_file(file.path).done) == 12
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert unnamed_match_file(ONE, 12) is None
