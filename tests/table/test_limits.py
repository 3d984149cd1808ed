"""What a table stores besides the game is limited, and no table starts a program."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stellwerk.core.errors import StellwerkError
from stellwerk.table import acts
from stellwerk.table.chat import note
from stellwerk.table.clock import Clock
from stellwerk.table.consent import answer, ask_pause
from stellwerk.table.errors import RefusedError
from stellwerk.table.lifecycle import invite, leave, open_table, rename, sit, stand
from stellwerk.table.play import play, prefer
from stellwerk.table.seat import LONGEST_NOTE
from stellwerk.table.table import Table
from stellwerk.table.takeover import come_back
from stellwerk.table.undo import undo_step
from stellwerk.titles import load_title
from table.tables import advance, running

LUCK = Random(1)


def come_and_go(table: Table) -> None:
    sit(table, 0, "p", "Anna", 0)
    stand(table, 0, 0)


def ask_and_refuse(table: Table) -> None:
    ask_pause(table, 0, 0, LUCK)
    answer(table, 1, 0, LUCK, yes=False)


def leave_and_return(table: Table) -> None:
    leave(table, 0, "random", 0, LUCK)
    come_back(table, 0, 0, LUCK)


def move_and_undo(table: Table) -> None:
    play(table, 0, table.step, "left", 0, LUCK)
    undo_step(table, 0, table.step, 0, LUCK)


@pytest.mark.parametrize(
    ("action", "sentence", "most"),
    [
        (lambda table: rename(table, 0, "Anne", 0), "changed your name too often", 50),
        (lambda table: note(table, 0, "x", 0), "Too many notes", 500),
        (lambda table: note(table, 0, "x" * LONGEST_NOTE, 0), "Too many notes", 50),
        (lambda table: prefer(table, 0, 0, LUCK, confirm=True, declined=()), "too often", 300),
        (ask_and_refuse, "asked too often", 300),
        (leave_and_return, "come back too often", 200),
        (move_and_undo, "Too much was undone", 3_000),
    ],
)
def test_enough_is_enough(action: Callable[[Table], None], sentence: str, most: int) -> None:
    table = running()
    done, stored, why = until_refused(table, action)
    assert sentence in why
    assert 20 < done <= most, "nobody who plays comes near"
    again = Table.load(table.fresh[:stored])
    with pytest.raises(RefusedError, match=sentence):
        action(again)
    while table.state == "running":
        advance(table, LUCK)
    rename(table, 1, "Borys", 0)


def until_refused(table: Table, action: Callable[[Table], None]) -> tuple[int, int, str]:
    """How often a command can be done, how many acts were fresh before it was refused, and why."""
    done = 0
    while True:
        stored = len(table.fresh)
        try:
            action(table)
        except RefusedError as fault:
            return done, stored, str(fault)
        done += 1
        assert done < 10_000


def test_who_comes_and_goes_does_not_fill_the_store() -> None:
    table = open_table(load_title("tiny"), 2, {}, Clock(), 0)
    assert until_refused(table, come_and_go)[0] == 200
    assert until_refused(table, lambda table: invite(table, 1, 0))[0] == 100


def test_a_renewed_link_can_be_claimed_again() -> None:
    table = running()
    for _ in range(3):
        for _ in range(100):
            table.note(acts.Claimed(0), 0)
        with pytest.raises(RefusedError, match="renew it"):
            table.note(acts.Claimed(0), 0)
        table.note(acts.Renewed(0), 0)


@pytest.mark.parametrize(
    "act",
    [
        acts.Seated(0, "bot", level="exec:touch /tmp/x"),
        acts.TakenOver(0, "exec:touch /tmp/x", "left"),
    ],
)
def test_no_table_names_a_program(act: acts.Act) -> None:
    opened = acts.Opened("tiny", 2, 2, {"rounds": "2"}, Clock())
    with pytest.raises(StellwerkError, match="program"):
        Table.load([(0, opened), (0, act)])
