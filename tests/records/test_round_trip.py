"""A record and its text say the same."""

from __future__ import annotations

import datetime
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from records.games import FINISHED, names, random_game, records
from stellwerk.core.errors import StellwerkError
from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.records import (
    Record,
    Recorder,
    Result,
    load_record,
    play_record,
    read_record,
    replay,
    save_record,
    write_record,
)
from tiny.position import LEFT, REST
from tiny.title import TITLE


@given(records())
def test_text_gives_the_record_back(record: Record) -> None:
    assert read_record(write_record(record)) == record


@given(records())
def test_text_of_a_text_is_the_text(record: Record) -> None:
    text = write_record(record)
    assert write_record(read_record(text)) == text


@given(records())
def test_line_ends_of_other_systems_are_read(record: Record) -> None:
    assert read_record(write_record(record).replace("\n", "\r\n")) == record


@given(records())
def test_record_survives_json(record: Record) -> None:
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


@given(st.text(max_size=70))
def test_a_name_is_taken_or_refused_alike_everywhere(name: str) -> None:
    position = TITLE.new_game(2)
    try:
        record = Recorder(TITLE, position, [name, "B"]).record()
    except StellwerkError:
        return
    assert read_record(write_record(record)).seats == (name, "B")


@given(names)
def test_printable_names_are_taken(name: str) -> None:
    assert Recorder(TITLE, TITLE.new_game(2), [name, name]).seats == (name, name)


def test_the_example_is_read_as_it_stands() -> None:
    record = read_record(FINISHED)
    assert record.title == "tiny"
    assert record.rules == 1
    assert record.options == {"rounds": "2"}
    assert record.seats == ("Anna", "Jiří 2nd")
    assert record.date == datetime.date(2026, 1, 31)
    assert record.result == Result((5, 2), (0,))
    assert record.steps[:3] == ((DEALER, 4), (DEALER, 1), (1, LEFT + 1))
    assert write_record(record) == FINISHED


def test_a_position_is_set_up_in_a_few_lines_and_played_from() -> None:
    record = read_record(
        "# A person may leave a note.\n"
        "title: tiny\nrules: 1\nseat 1: Anna\nseat 2: Bert\nresult: 41 40\nwinners: 1\n"
        "\n"
        "position:\n"
        "  round 2\n"
        "  turns 40\n"
        "  points 41 40\n"
        "  # The last whistles are gone.\n"
        "  whistles 0 0\n"
        "  owed round turn.2 turn.1\n"
        "\n"
        "41 seat 1: rest\n"
        "\n"
        "42 seat 2: rest\n",
    )
    assert record.position[-2:] == ("whistles 0 0", "owed round turn.2 turn.1")
    assert record.steps == ((0, REST), (1, REST))
    assert record.options == {"rounds": "2"}
    assert read_record(write_record(record)) == record


def test_replay_visits_every_step_with_the_turn_given_to_its_actor() -> None:
    record = read_record(FINISHED)
    seen: list[tuple[int, int]] = []

    def visit(position: Position, move: int) -> None:
        assert move in position.moves()
        seen.append((position.turn, move))

    end = replay(record, visit)
    assert tuple(seen) == record.steps
    assert end.turn == NOBODY
    assert end.scores() == [5, 2]


def test_replay_refuses_an_illegal_step() -> None:
    record = msgspec.structs.replace(read_record(FINISHED), steps=((DEALER, LEFT),))
    with pytest.raises(StellwerkError, match="Step 1 of the record: left is not possible now"):
        replay(record)


def test_replay_refuses_the_wrong_actor() -> None:
    record = msgspec.structs.replace(read_record(FINISHED), steps=((DEALER, 0), (1, LEFT)))
    with pytest.raises(StellwerkError, match=r"Step 2 .* the turn of dealer, not of seat 2"):
        replay(record)


def test_replay_refuses_unknown_rules() -> None:
    record = msgspec.structs.replace(read_record(FINISHED), rules=3)
    with pytest.raises(StellwerkError, match="Version 3 of the rules of Tiny is not known"):
        replay(record)


@given(records())
def test_a_game_goes_on_from_its_record(record: Record) -> None:
    recorder = Recorder.resume(play_record(record))
    assert recorder.record() == record
    position = recorder.position
    while position.turn != NOBODY:
        recorder.play(position.moves()[0])
    whole = recorder.record()
    assert whole.steps[: len(record.steps)] == record.steps
    assert fingerprint(replay(whole)) == fingerprint(position)


def test_recorder_notes_no_illegal_move() -> None:
    recorder = Recorder(TITLE, TITLE.new_game(2), ["A", "B"])
    before = fingerprint(recorder.position)
    with pytest.raises(StellwerkError, match="left is not possible now"):
        recorder.play(LEFT)
    assert recorder.steps == []
    assert fingerprint(recorder.position) == before


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = read_record(FINISHED)
    path = tmp_path / "game.txt"
    save_record(record, path)
    assert path.read_text(encoding="utf-8") == FINISHED
    assert load_record(path) == record
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]


def test_a_failed_save_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "game.txt").mkdir()
    with pytest.raises(StellwerkError, match="cannot be written"):
        save_record(read_record(FINISHED), tmp_path / "game.txt")
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.txt"]


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(FINISHED, encoding="utf-8-sig")
    assert load_record(path) == read_record(FINISHED)


def test_records_of_equal_games_are_equal_texts() -> None:
    texts = {
        write_record(random_game(Random(5), 3, "3", ["a", "b", "c"], stop=99, fork=0))
        for _ in range(2)
    }
    assert len(texts) == 1
