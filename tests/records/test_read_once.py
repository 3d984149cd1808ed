"""A record is played once, when it is read; whoever needs its game gets it from there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from server.guests import open_house
from stellwerk.cli.replay import replay as replay_command
from stellwerk.records import Recorder, load_game, play_record, save_record, write_game
from stellwerk.store.database import database_url
from stellwerk.store.maintenance import find_game, import_record
from stellwerk.table import acts
from stellwerk.table.clock import Clock
from stellwerk.table.table import Table
from stellwerk.table.view import view
from store.stores import opened
from table.tables import advance, running
from tiny.position import TinyPosition


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a finished game."""
    table = running()
    while table.state == "running":
        advance(table, Random(1))
    save_record(table.game.record(table.names), tmp_path / "game.txt")
    return tmp_path / "game.txt"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many moves have been made since it was asked last."""
    moves = 0
    play = TinyPosition.play

    def counting(position: TinyPosition, move: int) -> None:
        nonlocal moves
        moves += 1
        play(position, move)

    def since() -> int:
        nonlocal moves
        found, moves = moves, 0
        return found

    monkeypatch.setattr(TinyPosition, "play", counting)
    return since


def test_a_game_that_was_read_is_the_game_that_is_played(path: Path) -> None:
    read = load_game(path)
    again = play_record(read.record)
    assert read.position.state() == again.position.state()
    assert read.written == again.written
    assert write_game(read) == path.read_text(encoding="utf-8")


def test_commands_play_a_record_once(path: Path, played: Callable[[], int]) -> None:
    assert replay_command(path) == 0
    steps = len(load_game(path).record.steps)
    assert played() == 2 * steps
    Recorder.resume(load_game(path))
    assert played() == steps


def test_importing_plays_it_once(path: Path, played: Callable[[], int]) -> None:
    async def run() -> str:
        async with opened(database_url(str(path.with_name("s.db")))) as (database, journal):
            assert await find_game(database, game) == ""
            await import_record(journal, "new", game, 9)
            assert played() == 0
            return await find_game(database, game)

    game = load_game(path)
    assert played() == len(game.record.steps)
    assert asyncio.run(run()) == "new"


def test_a_server_plays_what_is_brought_along_once(path: Path, played: Callable[[], int]) -> None:
    steps = len(load_game(path).record.steps)
    with open_house(database_url(str(path.with_name("s.db")))) as house:
        guest = house.guest()
        played()
        table = guest.post("/api/records", {"record": path.read_text(encoding="utf-8")})["table"]
        assert played() == steps
        assert guest.view(table)["state"] == "over"


def test_a_table_of_a_game_that_was_read_is_like_one_that_plays_it(path: Path) -> None:
    game = load_game(path)
    record = game.record
    seats = len(record.seats)
    begun = acts.Opened(record.title, record.rules, seats, record.options, Clock(), (), game.steps)
    tables = [Table(begun, 5), Table(begun, 5, game)]
    shown = [view(table, "t", viewer) for table in tables for viewer in range(seats)]
    assert shown[:seats] == shown[seats:]
    one, other = (table.game for table in tables)
    assert (one.reported, one.latest) == (other.reported, other.latest)
    for table in tables:
        table.game.back(2)
    assert one.position.state() == other.position.state()
