"""The rules take as much work as recorded; and the guard would notice if they did not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import guard
from benchmarks.guard import (
    REMEDY,
    TOLERANCE,
    Figures,
    Record,
    count_work,
    differences,
    load,
    save,
    this_python,
    work_differences,
)
from benchmarks.workload import count
from stellwerk.core.position import Position


@pytest.fixture(scope="module")
def work() -> Figures:
    return count_work()


def test_the_rules_take_as_much_work_as_recorded(work: Figures) -> None:
    wrong = work_differences(load(), work, this_python())
    assert not wrong, "\n".join([*wrong, REMEDY])


def test_work_is_counted_the_same_each_time(work: Figures) -> None:
    assert count_work() == work


@pytest.mark.parametrize("factor", [1.031, 0.969])
def test_a_slower_or_faster_title_is_noticed(work: Figures, factor: float) -> None:
    for id_, figures in work.items():
        for what in figures:
            changed = {**work, id_: {**figures, what: figures[what] * factor}}
            (sentence,) = differences(work, changed, TOLERANCE)
            assert sentence.startswith(f"{id_} takes ")
            assert f" {what} per decision, " in sentence


def test_a_little_more_or_less_is_let_pass() -> None:
    assert differences({"t": {"calls": 10.0}}, {"t": {"calls": 10.29}}, TOLERANCE) == []
    assert differences({"t": {"calls": 10.0}}, {"t": {"calls": 9.71}}, TOLERANCE) == []


def test_what_it_says() -> None:
    assert differences({"t": {"calls": 10.0}}, {"t": {"calls": 15.0}}, TOLERANCE) == [
        "t takes 15 calls per decision, 10 are recorded (+50.0 %)."
    ]
    assert differences({}, {"t": {"calls": 15.0}}, TOLERANCE) == [
        "t has no record of calls per decision."
    ]


def test_another_python_may_count_a_little_differently() -> None:
    record = Record("3.11", {"t": {"lines": 100.0}}, {})
    assert work_differences(record, {"t": {"lines": 120.0}}, "3.11")
    assert not work_differences(record, {"t": {"lines": 120.0}}, "3.14")
    assert work_differences(record, {"t": {"lines": 130.0}}, "3.14")


class Detour(Position):
    """Two moves of a known length."""

    def __init__(self) -> None:
        super().__init__(players=1, rules=1, turn=0, legal=[0])

    def copy(self) -> Detour:
        return type(self)()

    def play(self, move: int) -> None:
        self.turns += 1
        self.walk()
        if self.turns == 2:
            self.turn = -2

    def walk(self) -> None:
        for _ in range(5):
            pass


class LongDetour(Detour):
    """One more call and some more lines in each move."""

    def walk(self) -> None:
        super().walk()
        super().walk()


def test_calls_and_lines_are_counted() -> None:
    short, long = count(Detour()), count(LongDetour())
    assert long["calls"] == short["calls"] + 2
    # The lines of two walks in the place of one, and the two that call them.
    walk = 5 + 5 + 1
    assert long["lines"] == short["lines"] + walk + 2


@pytest.fixture
def own_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, work: Figures) -> Record:
    """A separate record, which agrees with the rules, and a fake callgrind."""
    monkeypatch.setattr(guard, "RECORD", tmp_path / "guard.json")
    monkeypatch.setattr(guard, "count_work", lambda: work)
    monkeypatch.setattr("shutil.which", lambda _name: "valgrind")
    monkeypatch.setattr(guard, "count_instructions", lambda _: ("3.11 x compiled", strides(2.0)))
    record = Record(this_python(), work, {"3.11 x compiled": strides(2.0)})
    save(record)
    return record


def strides(figure: float) -> Figures:
    return {"tiny": {"strides": figure}}


def ran(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["guard", *arguments])
    return guard.main()


@pytest.mark.usefixtures("own_record")
def test_all_is_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(monkeypatch) == 0
    assert capsys.readouterr().out == "The rules take as much work as recorded.\n"


def test_more_instructions_than_recorded_fail(
    own_record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own_record.instructions["3.11 x compiled"] = strides(1.7)
    save(own_record)
    assert ran(monkeypatch) == 1
    assert capsys.readouterr().out == (
        "tiny takes 2 strides per decision, 1.7 are recorded (+17.6 %).\n"
        "If it is meant, `make guard-record` records it.\n"
    )


def test_more_work_than_recorded_fails(
    own_record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    id_ = next(iter(own_record.work))
    own_record.work = {**own_record.work, id_: {"calls": 1.0, "lines": 1.0}}
    save(own_record)
    assert ran(monkeypatch) == 1
    assert capsys.readouterr().out.startswith(f"{id_} takes ")


def test_the_record_is_renewed_and_other_builds_are_kept(
    own_record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_record.instructions = {"3.11 y compiled": strides(5.0), "3.11 x compiled": strides(9.0)}
    own_record.work = {}
    save(own_record)
    assert ran(monkeypatch, "--record") == 0
    assert ran(monkeypatch) == 0
    assert load().instructions["3.11 y compiled"] == strides(5.0)


def test_a_build_without_record_and_a_machine_without_valgrind_say_so(
    own_record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own_record.instructions = {}
    save(own_record)
    assert ran(monkeypatch) == 0
    assert "Instructions of 3.11 x compiled have no record" in capsys.readouterr().out
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert ran(monkeypatch) == 0
    assert "valgrind is not installed here" in capsys.readouterr().out


FAKE_VALGRIND = """#!/bin/sh
case "$*" in
  *measure) units=4000 count=5000000 ;;
  *play) units=0 count=1000000 ;;
  *) units=500 count=3000000 ;;
esac
echo "==1== Collected : $count" >&2
echo '{"compiled": false, "titles": [], "units": '$units'}'
"""


def test_instructions_are_counted_beyond_those_of_the_start(tmp_path: Path, work: Figures) -> None:
    valgrind = tmp_path / "valgrind"
    valgrind.write_text(FAKE_VALGRIND, "utf-8")
    valgrind.chmod(0o755)
    kind, found = guard.count_instructions(str(valgrind))
    assert kind.startswith(f"{this_python()} ")
    assert kind == guard.kind_of_build(compiled=guard.workload(["play"]).compiled)
    # 2,000,000 by 500 decisions; a stride is 4,000,000 by 4,000.
    assert found == {id_: {"strides": 4.0} for id_ in work}


def test_builds_of_other_compilers_have_their_own_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "tcc"
    compiler.write_text("#!/bin/sh\necho 7\n", "utf-8")
    compiler.chmod(0o755)
    monkeypatch.setattr(guard, "c_compiler", lambda: str(compiler))
    assert guard.kind_of_build(compiled=True).endswith(" compiled by tcc 7")
    assert guard.kind_of_build(compiled=False).endswith(" interpreted")
    monkeypatch.setattr(guard, "c_compiler", lambda: None)
    assert guard.kind_of_build(compiled=True).endswith(" compiled elsewhere")


def test_a_callgrind_that_does_not_count_is_an_error(tmp_path: Path) -> None:
    valgrind = tmp_path / "valgrind"
    valgrind.write_text("#!/bin/sh\necho nothing >&2\n", "utf-8")
    valgrind.chmod(0o755)
    with pytest.raises(ChildProcessError, match="callgrind gave no count: nothing"):
        guard.under(str(valgrind), "play")


def test_games_that_cannot_be_played_are_an_error() -> None:
    with pytest.raises(ChildProcessError, match="the games could not be played: KeyError: 'ludo'"):
        guard.workload(["play", "ludo"])
