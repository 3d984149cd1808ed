"""Bad records: each fault has its place and its reason, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records.games import FINISHED, records
from stellwerk.core.errors import StellwerkError
from stellwerk.records import Record, RecordError, load_record, read_record, write_record
from tiny.title import FIELDS


def swap(old: str, new: str) -> str:
    """The example with one change."""
    assert FINISHED.count(old) == 1
    return FINISHED.replace(old, new)


UNFINISHED = swap("result: 5 2\nwinners: 1\n", "result: *\n")
HEADERS = "there are: title, rules, option NAME, seat N, date, result, winners"

FAULTS = {
    "empty": ("", 1, 1, "The record is empty."),
    "only comments": ("# nothing\n\n", 1, 1, "The record is empty."),
    "cut off in a line": (
        FINISHED[:-3],
        19,
        13,
        "The last line has no end: the record is cut off.",
    ),
    "cut off after a line": (
        FINISHED[: FINISHED.index("7 seat 1")],
        18,
        1,
        "The record is cut off: it has a result, but the game goes on and seat 1 is next.",
    ),
    "no header": (
        swap("rules: 1", "rules 1"),
        2,
        1,
        "A header is 'key: value'; a blank line separates headers and moves.",
    ),
    "unknown header": (
        swap("rules: 1", "rulez: 1"),
        2,
        1,
        f"There is no header 'rulez' ({HEADERS}).",
    ),
    "header twice": (swap("rules: 1", "title: tiny"), 2, 1, "The header 'title' is given twice."),
    "empty header": (swap("title: tiny", "title:  "), 1, 8, "The header 'title' is empty."),
    "no blank line": (
        swap("winners: 1\n\n", "winners: 1\n"),
        9,
        1,
        f"There is no header '1 dealer' ({HEADERS}).",
    ),
    "no title": (swap("title: tiny\n", ""), 8, 1, "The header 'title' is missing."),
    "no rules": (swap("rules: 1\n", ""), 8, 1, "The header 'rules' is missing."),
    "no result": (swap("result: 5 2\n", ""), 8, 1, "The header 'result' is missing."),
    "no winners": (swap("winners: 1\n", ""), 8, 1, "The header 'winners' is missing."),
    "other rules": (
        swap("rules: 1", "rules: 7"),
        2,
        8,
        "Version 7 of the rules of Tiny is not known here; the newest is version 2.",
    ),
    "no version": (swap("rules: 1", "rules: new"), 2, 8, "'new' is not a version of the rules."),
    "unknown option": (
        swap("option rounds", "option speed"),
        3,
        15,
        "Tiny has no option 'speed' (it has: rounds).",
    ),
    "unknown value": (
        swap("option rounds: 2", "option rounds: 4"),
        3,
        16,
        "Option rounds of Tiny is one of 2, 3, not '4'.",
    ),
    "no seats": (
        swap("seat 1: Anna\nseat 2: Jiří 2nd\n", ""),
        7,
        1,
        "The header 'seat 1' is missing.",
    ),
    "a gap in the seats": (swap("seat 2: J", "seat 3: J"), 9, 1, "The header 'seat 2' is missing."),
    "too few seats": (
        swap("seat 2: Jiří 2nd\n", ""),
        4,
        9,
        "Tiny is for 2 to 4 players, not 1.",
    ),
    "too many seats": (
        swap("seat 2: Jiří 2nd\n", "seat 2: B\nseat 3: C\nseat 4: D\nseat 5: E\n"),
        8,
        9,
        "Tiny is for 2 to 4 players, not 5.",
    ),
    "name too long": (
        swap("Anna", "A" * 61),
        4,
        9,
        "A name has 1 to 60 characters, not 61.",
    ),
    "name not printable": (
        swap("Anna", "An\x07na"),
        4,
        9,
        "A name is one line of printable characters, not 'An\\x07na'.",
    ),
    "no date": (
        swap("2026-01-31", "2026-02-31"),
        6,
        7,
        "'2026-02-31' is not a date like 2026-01-31.",
    ),
    "another form of date": (
        swap("2026-01-31", "20260131"),
        6,
        7,
        "'20260131' is not a date like 2026-01-31.",
    ),
    "result is no number": (swap("5 2\n", "5 x2\n"), 7, 11, "'x2' is not a number of points."),
    "result for more seats": (
        swap("5 2\n", "5 2 1\n"),
        7,
        9,
        "The result has points for 3 seats, not for 2.",
    ),
    "other result": (
        swap("5 2\n", "5 3\n"),
        7,
        9,
        "The game ends with 5 2, not with 5 3.",
    ),
    "other winners": (
        swap("winners: 1", "winners: 1 2"),
        8,
        10,
        "The game is won by 1, not by 1 2.",
    ),
    "no seat wins": (swap("winners: 1", "winners: 0"), 8, 10, "'0' is not the number of a seat."),
    "over without a result": (
        UNFINISHED,
        7,
        9,
        "The game is over, with 5 2; the result cannot be *.",
    ),
    "winners of a game that goes on": (
        swap("result: 5 2", "result: *"),
        8,
        10,
        "A game that goes on (result: *) has no winners.",
    ),
    "no line of moves": (
        swap("3 seat 1: rest", "3 Anna: rest"),
        13,
        1,
        "A line of moves is 'TURN seat N: moves…' or 'TURN dealer: moves…'.",
    ),
    "no moves": (swap("3 seat 1: rest", "3 seat 1: "), 13, 11, "The line has no moves."),
    "other turn": (swap("3 seat 1: rest", "4 seat 1: rest"), 13, 1, "This is turn 3, not 4."),
    "other seat": (
        swap("3 seat 1: rest", "3 seat 2: rest"),
        13,
        3,
        "It is the turn of seat 1, not of seat 2.",
    ),
    "dealer instead of a seat": (
        swap("3 seat 1: rest", "3 dealer: w1"),
        13,
        3,
        "It is the turn of seat 1, not of dealer.",
    ),
    "a seat chooses twice": (
        swap("2 seat 1: left", "2 seat 2: left"),
        12,
        3,
        "It is the turn of seat 1, not of seat 2.",
    ),
    "no move": (
        swap("3 seat 1: rest", "3 seat 1: dance"),
        13,
        11,
        "'dance' is not a move of Tiny.",
    ),
    "illegal move": (
        swap("1: whistle at2", "1: whistle at1"),
        18,
        19,
        "at1 is not possible now: it is not the time to whistle at seat 1 (TY-2).",
    ),
    "illegal move with its own reason": (
        swap("8 seat 2: rest", "8 seat 2: whistle at1"),
        19,
        11,
        "whistle is not possible now: you have whistled already (TY-5).",
    ),
    "two actors in a line": (
        swap("3 seat 1: rest\n4 seat 2: whistle at1", "3 seat 1: rest whistle at1"),
        13,
        16,
        "It is the turn of seat 2, not of seat 1.",
    ),
    "two turns in a line": (
        swap("2 seat 1: left\n3 seat 1: rest", "2 seat 1: left rest"),
        12,
        16,
        "Turn 3 begins here and needs a line of its own.",
    ),
    "moves after the end": (FINISHED + "9 seat 1: rest\n", 20, 3, "The game is over."),
    "empty position": (
        swap("\n1 dealer", "\nposition:\n\n1 dealer"),
        10,
        1,
        "The position has no lines.",
    ),
    "unknown field": (
        swap("\n1 dealer", "\nposition:\n  round 1\n  weather fine\n\n1 dealer"),
        12,
        3,
        f"weather fine: there is no such field (there are: {', '.join(FIELDS.table)}).",
    ),
    "position that cannot be": (
        swap("\n1 dealer", "\nposition:\n  yard 0 2 2 2 2 2\n\n1 dealer"),
        10,
        1,
        "there is something wrong with wagon 1.",
    ),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_each_fault_has_its_place_and_reason(kind: str) -> None:
    text, line, column, reason = FAULTS[kind]
    with pytest.raises(RecordError) as caught:
        read_record(text, "game.txt")
    assert (caught.value.line, caught.value.column, caught.value.reason) == (line, column, reason)
    assert str(caught.value) == f"game.txt:{line}:{column}: {reason}"


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (FINISHED.replace("ř", "\udcf8").encode("utf-8", "surrogateescape"), 5, 11),
        (FINISHED.encode("utf-16"), 1, 1),
        (b"title: \xff", 1, 8),
    ],
)
def test_other_encodings_are_refused(data: bytes, line: int, column: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(RecordError, match="not UTF-8") as caught:
        load_record(path)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(StellwerkError, match=r"none\.txt cannot be read: No such file"):
        load_record(tmp_path / "none.txt")
    with pytest.raises(StellwerkError, match="cannot be read: Is a directory"):
        load_record(tmp_path)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(StellwerkError, match="too large for a record"):
        load_record(path)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The text of a record after a few accidents."""
    text = write_record(draw(records()))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 1, 1, 5, 40]))
        text = text[:at] + draw(st.text(max_size=3)) + text[at + length :]
    return text


def read_or_refuse(text: str) -> Record | RecordError:
    try:
        return read_record(text)
    except RecordError as fault:
        return fault


@given(damaged())
def test_a_damaged_record_is_refused_or_says_the_same_game_twice(text: str) -> None:
    outcome = read_or_refuse(text)
    if isinstance(outcome, Record):
        assert read_record(write_record(outcome)) == outcome
    else:
        lines = text.split("\n")
        assert 1 <= outcome.line <= len(lines)
        assert 1 <= outcome.column <= len(lines[outcome.line - 1]) + 1
        assert outcome.reason.endswith(".")


@given(records(), st.data())
def test_a_record_cut_off_anywhere_inside_a_line_is_refused(
    record: Record, data: st.DataObject
) -> None:
    text = write_record(record)
    cut = data.draw(st.integers(1, len(text) - 1).filter(lambda n: text[n - 1] != "\n"))
    with pytest.raises(RecordError, match="cut off"):
        read_record(text[:cut])


@given(st.text(max_size=300))
def test_any_text_is_refused_with_a_place(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)
