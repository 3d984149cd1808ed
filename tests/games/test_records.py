"""Finished games of every version replay for ever, can be gone on with, looked at and drawn."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from stellwerk.analysis import Analyser, analyse
from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.playout import playout
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.records import (
    Recorder,
    RecordError,
    load_game,
    load_record,
    play_record,
    read_record,
    replay,
    write_record,
)
from stellwerk.table.clock import Clock
from stellwerk.table.lifecycle import fork
from stellwerk.table.log_entries import EVERYTHING
from stellwerk.table.replay import Replay
from stellwerk.titles import load_title
from titles.glueck_auf.test_records import LOOPHOLE

HERE = Path(__file__).parent
GAMES = [json.loads(line) for line in (HERE / "records.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("game", GAMES, ids=[game["file"] for game in GAMES])
def test_a_finished_game_replays_for_ever(game: dict[str, Any]) -> None:
    record = load_record(HERE / "records" / game["file"])
    position = replay(record)
    assert (record.title, record.rules, position.rules) == (
        game["title"],
        game["rules"],
        game["rules"],
    )
    assert len(record.steps) == game["decisions"]
    assert position.turn == NOBODY
    assert position.scores() == game["scores"]
    assert [seat + 1 for seat in position.winners()] == game["winners"]
    assert fingerprint(position) == game["fingerprint"]
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("game", GAMES[::3], ids=[game["file"] for game in GAMES[::3]])
def test_an_old_game_goes_on_under_its_own_rules(game: dict[str, Any]) -> None:
    record = load_record(HERE / "records" / game["file"])
    half = msgspec.structs.replace(
        record, steps=record.steps[: len(record.steps) // 2], result=None
    )
    recorder = Recorder.resume(play_record(half))
    rng = Random(1)
    while recorder.position.turn != NOBODY:
        recorder.play(rng.choice(recorder.position.moves()))
    again = recorder.record()
    assert again.rules == recorder.position.rules == game["rules"]
    assert read_record(write_record(again)) == again


@pytest.mark.parametrize("game", GAMES[::3], ids=[game["file"] for game in GAMES[::3]])
def test_an_old_game_is_forked_judged_and_drawn(game: dict[str, Any]) -> None:
    recorded = load_game(HERE / "records" / game["file"])
    record = recorded.record
    table = fork(recorded, len(record.steps) // 2, Clock(), 0)
    assert table.title.version == table.game.position.rules == game["rules"]
    assert tuple(table.game.move_list) == record.steps[: len(record.steps) // 2]
    title = load_title(record.title, record.rules)
    assert title.picture(table.game.position, SPECTATOR)
    position = table.game.position.copy()
    playout(position, Random(2))
    assert position.turn == NOBODY
    whole = fork(recorded, len(record.steps) - 1, Clock(), 0)
    whole.game.play(*record.steps[-1])
    shown = Replay(whole.game)
    assert shown.history().scores[-1] == game["scores"]
    assert shown.steps(len(record.steps), 1, EVERYTHING)[0].scores == game["scores"]


def test_an_old_game_is_analysed_under_its_own_rules() -> None:
    """The turn that was played is judged though version 2 refuses it."""
    record = read_record(LOOPHOLE)
    report = analyse(Analyser(record, 8))
    assert report.rules == 1
    (turn,) = report.turns
    assert turn.played.moves == ("extra-mining", "pass")
    assert turn.played.simulations > 0
    with pytest.raises(RecordError, match=r"GA-8\.8"):
        read_record(LOOPHOLE.replace("rules: 1", "rules: 2"))
