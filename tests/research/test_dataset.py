"""Records as a data set."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pyarrow.parquet as pq
import pytest

from research.tables import TITLES
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import NOBODY
from stellwerk.records import Record, Recorder, save_record
from stellwerk.research.dataset import export, schema, table
from stellwerk.research.observation import Observer
from stellwerk.titles import load_title

pytestmark = pytest.mark.research


def game(title_id: str, seed: int, *, moves: int | None = None) -> Record:
    title = load_title(title_id)
    rng = Random(seed)
    recorder = Recorder(title, title.new_game(2), ["ann", "bob"])
    while recorder.position.turn != NOBODY and moves != len(recorder.steps):
        recorder.play(rng.choice(recorder.position.moves()))
    return recorder.record()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number, title in enumerate(TITLES):
        save_record(game(title, number), tmp_path / f"{number}.txt")
    return tmp_path


def test_every_decision_is_a_row(folder: Path) -> None:
    records = [game(title, number) for number, title in enumerate(TITLES)]
    files = sorted(folder.glob("*.txt"))
    to = folder / "games.parquet"
    assert export(files, to) == (len(TITLES), sum(len(record.steps) for record in records))
    loaded = pq.read_table(to)
    assert loaded.schema.names == schema(observations=False).names
    assert loaded.schema.metadata[b"stellwerk"] == b"1"
    rows = loaded.to_pylist()
    for number, record in enumerate(records):
        own = [row for row in rows if row["game"] == number]
        assert [(row["seat"], row["move"]) for row in own] == list(record.steps)
        assert [row["step"] for row in own] == list(range(len(own)))
        assert record.result is not None
        assert all(row["move"] in row["legal"] for row in own)
        assert {tuple(row["final"]) for row in own} == {record.result.scores}
        assert {row["title"] for row in own} == {record.title}
        best = max(own[0]["outcome"])
        winners = [seat for seat, worth in enumerate(own[0]["outcome"]) if worth == best]
        assert tuple(winners) == record.result.winners


def test_observations_are_those_of_the_environment() -> None:
    record = game("glueck-auf", 5)
    rows = table([record], observations=True).to_pylist()
    observer = Observer("glueck-auf", 2)
    position = observer.new_game()
    for row in rows:
        if row["seat"] < 0:
            assert row["observation"] is None
        else:
            seen = np.asarray(row["observation"], np.int16)
            assert (seen == observer.observe(position, row["seat"])).all()
        position.play(row["move"])


def test_a_game_that_goes_on_has_no_end() -> None:
    rows = table([game("volldampf", 1, moves=80)]).to_pylist()
    assert len(rows) == 80
    assert {row["final"] for row in rows} == {None}
    assert {row["outcome"] for row in rows} == {None}


def test_one_bad_record_stops_it_all(folder: Path) -> None:
    bad = folder / "bad.txt"
    bad.write_text((folder / "0.txt").read_text(encoding="utf-8")[:-40], encoding="utf-8")
    to = folder / "games.parquet"
    with pytest.raises(StellwerkError, match=r"bad\.txt:\d+:\d+: "):
        export([folder / "0.txt", bad], to)
    assert not list(folder.glob("*parquet*"))


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "stellwerk", "records", "export", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command(folder: Path) -> None:
    to = folder / "games.parquet"
    outcome = run(folder, "--to", to, "--observations", "--json")
    assert outcome.returncode == 0, outcome.stderr
    written = json.loads(outcome.stdout)
    assert written["games"] == len(TITLES)
    assert pq.read_metadata(to).num_rows == written["rows"]
    again = run(folder, "--to", to)
    assert again.returncode == 1
    assert again.stderr == f"stellwerk: {to} exists already; --force overwrites it.\n"
    assert run(folder / "0.txt", "--to", to, "--force").stdout.startswith(f"{to}: 1 games, ")


@pytest.mark.parametrize(
    ("source", "to", "reason"),
    [
        ("nothing.txt", "x.parquet", "nothing.txt cannot be read: No such file or directory."),
        ("empty", "x.parquet", "empty has no .txt files."),
        ("0.txt", "no/x.parquet", "no/x.parquet cannot be written: No such file or directory."),
    ],
)
def test_bad_input_is_one_sentence(folder: Path, source: str, to: str, reason: str) -> None:
    (folder / "empty").mkdir()
    outcome = run(folder / source, "--to", folder / to)
    assert outcome.returncode == 1
    assert outcome.stderr == f"stellwerk: {folder}/{reason}\n"
    assert outcome.stdout == ""
