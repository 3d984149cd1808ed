"""People at a table: what they ask and answer, who leaves for good, how a game is abandoned."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stellwerk.store.ratings import ranks
from stellwerk.table.chat import say_phrase
from stellwerk.table.consent import answer, ask_abandon, ask_pause, resume
from stellwerk.table.errors import RefusedError
from stellwerk.table.lifecycle import give_up, open_table, seat_bot, sit, start
from stellwerk.table.play import play, play_bot
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table
from stellwerk.table.takeover import come_back, forget, leave_game, resign
from stellwerk.table.undo import ask_undo
from stellwerk.table.view import view
from stellwerk.titles import load_title
from table.tables import advance, open_moves, running, seated

LUCK = Random(1)


def happenings(table: Table) -> list[tuple[Any, ...]]:
    """What happened among the people, as everybody reads it."""
    found = [(one.what, one.seat, one.about) for one in view(table, "t", -3).happenings]
    loaded = Table.load(table.fresh)
    assert [(one.what, one.seat, one.about) for one in loaded.happenings.latest] == found
    return found


def test_answers_are_for_all_to_read() -> None:
    table = running(players=3)
    ask_pause(table, 0, 1, LUCK)
    answer(table, 1, 1, LUCK, yes=True)
    answer(table, 2, 1, LUCK, yes=False)
    assert happenings(table) == [
        ("asked", 0, "pause"),
        ("agreed", 1, "pause"),
        ("refused", 2, "pause"),
    ]
    ask_pause(table, 0, 1, LUCK)
    answer(table, 0, 1, LUCK, yes=False)
    assert happenings(table)[-1] == ("withdrew", 0, "pause")
    ask_pause(table, 0, 1, LUCK)
    for seat in (1, 2):
        answer(table, seat, 1, LUCK, yes=True)
    assert table.state == "paused"
    assert happenings(table)[-1] == ("granted", 0, "pause")
    resume(table, 1, 1, LUCK)


def test_undo_that_is_granted_or_overtaken() -> None:
    table = running()
    play(table, 0, table.step, "left", 1, LUCK, confirmed=True)
    ask_undo(table, 0, table.step, 0, 1, LUCK)
    answer(table, 1, 1, LUCK, yes=True)
    assert happenings(table)[-1] == ("granted", 0, "undo")
    assert [one.after for one in table.happenings.latest] == [0, 0, 0]
    play(table, 0, table.step, "left", 1, LUCK, confirmed=True)
    ask_undo(table, 0, table.step, 0, 1, LUCK)
    play(table, 1, table.step, open_moves(table, 1)[0], 1, LUCK)
    assert happenings(table)[-1] == ("lapsed", 0, "undo")


def test_steps_of_a_stand_in_are_marked_also_after_undo() -> None:
    table = running()
    play(table, 0, table.step, "left", 1, LUCK, confirmed=True)
    leave_game(table, 1, "random", 1, LUCK)
    play_bot(table, 1, table.step, open_moves(table, 1)[0], 1, LUCK)
    marks = [entry.stand_in for entry in view(table, "t", 0).log if entry.actor >= 0]
    assert marks == ["", "random"]
    assert [one.stand_in for one in view(Table.load(table.fresh), "t", 0).log] == [
        one.stand_in for one in view(table, "t", 0).log
    ]
    come_back(table, 1, 1, LUCK)
    assert [what for what, *_ in happenings(table)] == ["left", "returned"]
    table.game.back(1)
    assert table.game.stand_ins == {}


def test_a_game_is_abandoned_by_agreement() -> None:
    table = running()
    ask_abandon(table, 1, 1, LUCK)
    play(table, 0, table.step, "left", 1, LUCK)
    assert table.question is not None, "a move answers nothing"
    answer(table, 0, 1, LUCK, yes=True)
    assert table.state == "over"
    assert table.abandoned
    assert happenings(table)[-1] == ("granted", 1, "abandon")
    seen = view(table, "t", 0)
    assert seen.abandoned
    assert seen.winners == []
    assert seen.asked is None
    assert not seen.awaited
    assert not seen.moves
    assert Replay(table.game).history().winners == []
    with pytest.raises(RefusedError, match="over"):
        ask_abandon(table, 1, 1, LUCK)


def test_a_draft_is_not_part_of_an_abandoned_game() -> None:
    table = running("russian-railroads")
    (seat,) = table.awaited
    before = view(table, "t", -3).steps
    play(table, seat, table.step, open_moves(table, seat)[0], 1, LUCK)
    assert table.drafting == seat
    ask_abandon(table, seat, 1, LUCK)
    answer(table, 1 - seat, 1, LUCK, yes=True)
    assert [view(table, "t", viewer).steps for viewer in (0, 1, -3)] == [before] * 3


def test_whoever_plays_with_bots_alone_abandons_at_once_and_nothing_is_told() -> None:
    table = open_table(load_title("tiny"), 2, {}, running().clock, 0)
    sit(table, 0, "p0", "Anna", 0)
    seat_bot(table, 1, "random", 0)
    start(table, 0, LUCK)
    ask_abandon(table, 0, 1, LUCK)
    assert table.abandoned
    assert happenings(table) == []


def test_a_table_is_given_up_before_the_game() -> None:
    table = seated()
    give_up(table, 1)
    assert table.state == "over"
    assert view(table, "t", 0).abandoned
    with pytest.raises(RefusedError, match="begun"):
        give_up(table, 1)


def test_who_resigns_is_last_and_does_not_come_back() -> None:
    table = running(players=3)
    ask_pause(table, 1, 1, LUCK)
    answer(table, 2, 1, LUCK, yes=True)
    resign(table, 0, "random", 1, LUCK)
    assert happenings(table)[-1] == ("granted", 1, "pause"), "nobody else had to agree"
    assert view(table, "t", 1).seats[0].resigned
    with pytest.raises(RefusedError, match="resigned"):
        come_back(table, 0, 1, LUCK)
    with pytest.raises(RefusedError, match="bot plays here"):
        resign(table, 0, "random", 1, LUCK)
    resume(table, 1, 1, LUCK)
    rng = Random(3)
    while table.state != "over":
        advance(table, rng)
    assert ranks(table)["p0"] == 3


def test_a_phrase_is_kept_as_its_key_and_goes_with_its_person() -> None:
    table = running()
    say_phrase(table, 0, "good-luck", 1)
    line = view(table, "t", 1).chat[0]
    assert (line.phrase, line.text) == ("good-luck", "")
    forget(table, "p0", "random", 2, LUCK)
    assert view(table, "t", 1).chat[0].phrase is None
