"""Time: banks, increments, days, pauses; bots for those whose time is out; coming back."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.table.chat import say
from stellwerk.table.clock import DAY, PATIENCE, RETURN, SECOND, Clock
from stellwerk.table.consent import answer, ask_pause, resume
from stellwerk.table.errors import RefusedError
from stellwerk.table.lifecycle import leave, open_table, sit, start
from stellwerk.table.play import play, play_bot, prefer
from stellwerk.table.table import Table
from stellwerk.table.takeover import come_back, expire
from stellwerk.table.undo import ask_undo
from stellwerk.titles import load_title
from table.tables import advance, running

LUCK = Random(3)
LIVE = Clock("live", bank=60, increment=5)


def test_a_live_clock_counts_while_a_seat_is_awaited() -> None:
    table = running(clock=LIVE)
    assert table.due() == 60 * SECOND
    play(table, 0, table.step, "left", 20 * SECOND, LUCK)
    assert table.seats[0].bank == 45 * SECOND
    assert table.deadline(0) is None
    assert table.deadline(1) == 60 * SECOND


def test_steps_of_one_turn_earn_one_increment() -> None:
    table = running(clock=LIVE)
    for seat in (0, 1):
        play(table, seat, table.step, "left", 0, LUCK)
    prefer(table, 0, 0, LUCK, confirm=False, declined=())
    play(table, 0, table.step, "whistle", 10 * SECOND, LUCK)
    assert table.seats[0].since == 0
    play(table, 0, table.step, "at2", 20 * SECOND, LUCK)
    assert table.seats[0].bank == (60 + 5 - 20 + 5) * SECOND


def test_a_held_turn_runs_on_the_clock_of_its_player() -> None:
    table = running(clock=LIVE)
    for seat in (0, 1):
        play(table, seat, table.step, "left", 0, LUCK)
    play(table, 0, table.step, "rest", 10 * SECOND, LUCK)
    assert table.deadline(0) == 65 * SECOND
    assert table.deadline(1) is None
    assert expire(table, "random", 65 * SECOND, LUCK)
    assert table.awaited == [1], "the bot confirms"


def test_days_are_given_for_each_turn() -> None:
    table = running(clock=Clock("days", days=2))
    play(table, 0, table.step, "left", DAY, LUCK)
    play(table, 1, table.step, "left", DAY, LUCK)
    assert table.deadline(0) == 3 * DAY


def test_time_out_brings_a_bot_and_the_person_back() -> None:
    table = running(clock=LIVE)
    assert not expire(table, "random", 59 * SECOND, LUCK)
    assert expire(table, "random", 60 * SECOND, LUCK)
    assert [seat.stand_in for seat in table.seats] == ["random", "random"]
    with pytest.raises(RefusedError, match="until you come back"):
        play(table, 0, table.step, "left", 61 * SECOND, LUCK)
    come_back(table, 0, 70 * SECOND, LUCK)
    assert table.deadline(0) == 70 * SECOND + RETURN
    play(table, 0, table.step, "left", 71 * SECOND, LUCK)
    play_bot(table, 1, table.step, "left", 72 * SECOND, LUCK)
    with pytest.raises(RefusedError, match="at the table already"):
        come_back(table, 0, 73 * SECOND, LUCK)


def test_a_pause_stops_the_clocks() -> None:
    table = running(clock=LIVE)
    ask_pause(table, 0, 10 * SECOND, LUCK)
    answer(table, 1, 20 * SECOND, LUCK, yes=True)
    assert table.due() == 20 * SECOND + PATIENCE
    assert not expire(table, "random", 10 * DAY, LUCK)
    resume(table, 0, 10 * DAY, LUCK)
    assert table.deadline(0) == 10 * DAY + 45 * SECOND


def test_a_forgotten_pause_and_a_forgotten_table_end() -> None:
    table = running()
    assert table.due() == PATIENCE
    ask_pause(table, 0, 0, LUCK)
    answer(table, 1, 0, LUCK, yes=True)
    assert expire(table, "random", PATIENCE, LUCK)
    assert table.state == "running"
    assert expire(table, "random", 2 * PATIENCE, LUCK)
    assert all(seat.stand_in for seat in table.seats)
    while table.state == "running":
        advance(table, LUCK)
    assert table.due() is None


def test_nobody_is_no_consent() -> None:
    """Bots alone would wait out a pause that nobody at the table asked for any more."""
    table = running(players=3, clock=LIVE)
    ask_pause(table, 0, 0, LUCK)
    leave(table, 1, "random", 1, LUCK)
    leave(table, 0, "random", 2, LUCK)
    assert expire(table, "random", HOUR, LUCK)
    assert not table.people()
    assert table.state == "running"
    while table.state == "running":
        advance(table, LUCK)
    assert table.state == "over"


def test_who_leaves_is_replaced_and_agrees_to_everything() -> None:
    table = running(players=3)
    play(table, 0, table.step, "left", 1, LUCK)
    ask_undo(table, 0, table.step, 0, 2, LUCK)
    answer(table, 1, 2, LUCK, yes=True)
    leave(table, 2, "random", 3, LUCK)
    assert table.seats[2].stand_in == "random"
    assert table.awaited == [0, 1, 2], "undone: nobody is left who could refuse"


def test_clocks_are_checked() -> None:
    for clock in (Clock("live", bank=1), Clock("live", bank=60, increment=-1), Clock("days")):
        with pytest.raises(RefusedError):
            clock.check()


HOUR = 3_600 * SECOND


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    begun = 10 * HOUR
    table = open_table(load_title("tiny"), 2, {}, Clock("live", bank=600), begun)
    for seat in (0, 1):
        sit(table, seat, f"p{seat}", f"P{seat}", begun)
    start(table, begun, LUCK)
    say(table, 1, "what time is it?", begun + 100 * SECOND)
    after = begun - HOUR + 110 * SECOND
    play(table, 0, table.step, "left", after, LUCK)
    assert table.seats[0].bank == 500 * SECOND, "what passed before counts"
    assert table.deadline(1) == after + 500 * SECOND
    assert expire(table, "random", after + 500 * SECOND, LUCK)
    assert table.seats[1].stand_in
    again = Table.load(table.fresh)
    assert [(s.bank, s.since) for s in again.seats] == [(s.bank, s.since) for s in table.seats]


@pytest.mark.parametrize("clock", [Clock(), Clock("days", days=2)])
def test_a_slow_clock_that_is_set_back_gives_nobody_time(clock: Clock) -> None:
    table = running(clock=clock)
    patience = table.deadline(0) or 0
    say(table, 1, "hm", 20 * HOUR)
    say(table, 1, "hm", 19 * HOUR)
    assert table.deadline(0) == patience - HOUR
    ask_pause(table, 0, 19 * HOUR, LUCK)
    answer(table, 1, 19 * HOUR, LUCK, yes=True)
    say(table, 1, "hm", 18 * HOUR)
    assert table.due() == 18 * HOUR + PATIENCE


def test_loading_gives_the_same_clocks() -> None:
    table = running(clock=LIVE)
    play(table, 0, table.step, "left", 20 * SECOND, LUCK)
    expire(table, "random", 60 * SECOND, LUCK)
    again = Table.load(table.fresh)
    assert [(s.bank, s.since, s.stand_in) for s in again.seats] == [
        (s.bank, s.since, s.stand_in) for s in table.seats
    ]
    assert again.due() == table.due()
