"""Sitting down, starting, talking, rematch and fork."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import StellwerkError
from stellwerk.records import read_game, write_record
from stellwerk.table import acts
from stellwerk.table.acts import read_act, write_act
from stellwerk.table.chat import note, say
from stellwerk.table.clock import Clock
from stellwerk.table.errors import RefusedError
from stellwerk.table.lifecycle import (
    fork,
    leave,
    open_table,
    rematch,
    seat_bot,
    sit,
    stand,
    start,
)
from stellwerk.table.play import play
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.view import view
from stellwerk.titles import load_title
from table.tables import advance, running, seated

LUCK = Random(3)
TINY = load_title("tiny")


def finished() -> Table:
    table = running()
    while table.state == "running":
        advance(table, LUCK)
    return table


def test_a_game_begins_when_every_seat_is_taken() -> None:
    table = open_table(TINY, 2, {"rounds": "3"}, Clock(), 0)
    sit(table, 1, "p1", "Boris", 0)
    with pytest.raises(RefusedError, match="taken"):
        seat_bot(table, 1, "random", 0)
    with pytest.raises(RefusedError, match="every seat is taken"):
        start(table, 0, LUCK)
    seat_bot(table, 0, "random", 0)
    start(table, 0, LUCK)
    with pytest.raises(RefusedError, match="has begun"):
        start(table, 0, LUCK)
    assert table.game.options == {"rounds": "3"}


def test_the_host_is_who_came_first_until_they_leave() -> None:
    table = open_table(TINY, 3, {}, Clock(), 0)
    assert table.host == NO_SEAT
    seat_bot(table, 0, "random", 0)
    sit(table, 2, "opener", "Anna", 0)
    stand(table, 0, 0)
    sit(table, 1, "late", "Boris", 0)
    sit(table, 0, "later", "Clara", 0)
    assert table.host == 2
    assert Table.load(table.fresh).host == 2
    leave(table, 2, "random", 1, LUCK)
    assert table.host == 1, "the next who came, not the lowest seat"
    leave(table, 0, "random", 1, LUCK)
    leave(table, 1, "random", 1, LUCK)
    assert table.host == NO_SEAT


def test_a_host_with_several_seats_leaves_the_last_of_them() -> None:
    table = open_table(TINY, 3, {}, Clock(), 0)
    sit(table, 1, "opener", "Anna", 0)
    sit(table, 0, "guest", "Boris", 0)
    sit(table, 2, "opener", "Ann", 0)
    stand(table, 1, 0)
    assert table.host == 2
    sit(table, 1, "late", "Clara", 0)
    stand(table, 1, 0)
    assert table.host == 2, "not the one who came first, because somebody else left"
    stand(table, 2, 0)
    assert table.host == 0


def test_one_person_may_have_several_seats() -> None:
    table = open_table(TINY, 2, {}, Clock(), 0)
    for seat in (0, 1):
        sit(table, seat, "p", f"at seat {seat}", 0)
    start(table, 0, LUCK)
    assert table.seats_of("p") == [0, 1]
    play(table, 1, table.step, "left", 0, LUCK)


def test_options_and_names_are_checked() -> None:
    with pytest.raises(StellwerkError, match="no option"):
        open_table(TINY, 2, {"colour": "red"}, Clock(), 0)
    table = open_table(TINY, 2, {}, Clock(), 0)
    with pytest.raises(StellwerkError, match="1 to 60"):
        sit(table, 0, "p", "", 0)


def test_chat_is_for_all_and_a_note_for_one() -> None:
    table = running()
    say(table, 0, " <b>hello</b> ", 1)
    note(table, 0, "remember the milk", 2)
    assert view(table, "t", 1).chat[0].text == "<b>hello</b>"
    own = view(table, "t", 0).own
    assert own is not None
    assert own.note == "remember the milk"
    other = view(table, "t", 1).own
    assert other is not None
    assert other.note == ""
    with pytest.raises(RefusedError, match="1 to 500"):
        say(table, 0, "x" * 501, 1)
    with pytest.raises(RefusedError, match="printable"):
        note(table, 0, "\x00", 1)


def test_a_rematch_has_the_same_players_one_seat_on() -> None:
    table = finished()
    fresh = rematch(table, "next", 0, 9)
    assert fresh.host == 1
    assert [seat.person for seat in fresh.seats] == ["p1", "p0"]
    assert table.rematch == "next"
    with pytest.raises(RefusedError, match="already"):
        rematch(table, "other", 0, 9)
    with pytest.raises(RefusedError, match="not over"):
        rematch(fresh, "other", 0, 9)


def test_a_rematch_against_bots_keeps_the_seat() -> None:
    table = open_table(TINY, 2, {"rounds": "3"}, Clock(), 0)
    sit(table, 0, "p0", "Anna", 0)
    seat_bot(table, 1, "random", 0)
    start(table, 0, LUCK)
    while table.state == "running":
        advance(table, LUCK)
    fresh = rematch(table, "next", 0, 9)
    assert fresh.host == 0
    assert [seat.person for seat in fresh.seats] == ["p0", ""]


def test_a_fork_goes_on_from_any_step_but_never_behind_it() -> None:
    table = finished()
    record = table.game.record(table.names)
    again = read_game(write_record(record), "game")
    for kept in range(len(record.steps)):
        branch = fork(again, kept, Clock(), 0)
        for seat in (0, 1):
            sit(branch, seat, f"q{seat}", f"Q{seat}", 0)
        start(branch, 0, Random(kept))
        assert all(branch.game.reach(seat) == 0 for seat in (0, 1))
        while branch.state == "running":
            advance(branch, LUCK)
        assert tuple(branch.game.move_list)[:kept] == record.steps[:kept]
    with pytest.raises(RefusedError, match="over there"):
        fork(again, len(record.steps), Clock(), 0)
    with pytest.raises(RefusedError, match="one of them"):
        fork(again, -1, Clock(), 0)


def test_a_journal_is_strict() -> None:
    with pytest.raises(StellwerkError, match="empty"):
        Table.load([])
    with pytest.raises(StellwerkError, match="begin with an opened table"):
        Table.load([(0, acts.Started())])
    opened = acts.Opened("tiny", 99, 2, {}, Clock())
    with pytest.raises(StellwerkError, match="Version 99"):
        Table.load([(0, opened)])
    table = seated()
    with pytest.raises(StellwerkError, match="opened once"):
        Table.load([*table.fresh, (0, table.opened)])


def test_acts_come_back_from_their_text() -> None:
    table = finished()
    say(table, 0, "Grüße", 1)
    for _, act in table.fresh:
        assert read_act(write_act(act)) == act
