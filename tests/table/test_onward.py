"""Less to click: steps that follow by themselves, several steps at once, and turning one over."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from stellwerk.table.play import confirm, play, play_instead, prefer
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.undo import undo_step
from stellwerk.table.view import InsteadView, view
from stellwerk.titles import title_ids
from table.tables import open_moves, running

LUCK = Random(3)
FORCED = ("russian-railroads", "glueck-auf", "volldampf")
"""Titles in which some steps leave no choice."""


def kind(table: Table) -> str:
    """What is asked now."""
    asked = table.title.asked(table.game.position)
    return asked.kind if asked else ""


def first_turn(players: int = 2) -> Table:
    """Russian Railroads, with the first turn of the game to come."""
    table = running("russian-railroads", players)
    while kind(table) != "turn" or table.holding != NO_SEAT:
        seat = table.awaited[0]
        if table.holding != NO_SEAT:
            confirm(table, seat, table.step, 0, LUCK)
        else:
            play(table, seat, table.step, open_moves(table, seat)[0], 0, LUCK)
    return table


def with_coins(table: Table) -> int:
    """The seat on turn, with two coins in its purse."""
    seat = table.awaited[0]
    mat = table.game.position.writable(seat)  # type: ignore[attr-defined]
    mat.coins = 2
    table.game.position.settle()
    table.game.perspectives = {}
    return seat


def instead(table: Table, seat: int) -> tuple[InsteadView, ...]:
    return view(table, "t", seat).undo.instead


def test_workers_pay_unless_the_player_says_otherwise() -> None:
    """T9: a space is paid with workers by itself; coins are offered, and what followed stays."""
    table = first_turn()
    seat = with_coins(table)
    before = len(table.game.move_list)
    play(table, seat, table.step, "T2", 0, LUCK, onward=True)
    assert kind(table) == "work"
    offered = instead(table, seat)
    assert [one.move for one in offered] == ["pay-1c", "pay-2c"]
    step = open_moves(table, seat)[0]
    play(table, seat, table.step, step, 0, LUCK)
    play_instead(table, seat, table.step, offered[0].step, "pay-1c", 0, LUCK)
    made = [one.entry(seat).move for one in table.game.steps(before)]
    assert made[:3] == ["T2", "pay-1c", step]
    assert instead(table, seat) == ()


def test_undo_takes_back_what_followed_by_itself() -> None:
    """T9: undo goes to the last choice of the player, not to a step nobody chose."""
    table = first_turn()
    seat = with_coins(table)
    start = table.game.position.state()
    play(table, seat, table.step, "T2", 0, LUCK, onward=True)
    undo_step(table, seat, table.step, 0, LUCK)
    assert table.game.position.state() == start


def test_where_nothing_can_be_taken_back_the_payment_is_asked() -> None:
    table = first_turn()
    seat = with_coins(table)
    prefer(table, seat, 0, LUCK, confirm=False, declined=())
    play(table, seat, table.step, "T2", 0, LUCK, onward=True)
    assert kind(table) == "pay"
    with pytest.raises(RefusedError):
        play_instead(table, seat, table.step, len(table.game.move_list) - 1, "T1", 0, LUCK)


def test_a_piece_goes_as_far_as_it_is_pointed_at() -> None:
    """T9: the view says how far a piece can go and what that brings; one command takes it there."""
    table = first_turn()
    seat = table.awaited[0]
    play(table, seat, table.step, "T2", 0, LUCK, onward=True)
    steps = [move for move in view(table, "t", seat).moves if move.further]
    assert steps
    far = steps[0]
    before = len(table.game.move_list)
    play(table, seat, table.step, far.move, 0, LUCK, times=1 + len(far.further))
    assert len(table.game.move_list) == before + 1 + len(far.further)
    gain = view(table, "t", seat).undo.gain
    assert table.holding != seat or gain == far.further[-1][seat]


@pytest.mark.parametrize("title", title_ids())
def test_what_follows_can_be_taken_back_and_loaded(title: str) -> None:
    """Whole games: nothing that follows shows its player something, and the journal repeats it."""
    rng = Random(7)
    table = running(title, 2)
    followed = 0
    for _ in range(300):
        if table.state == "over":
            break
        seat = rng.choice(table.awaited)
        if table.holding != NO_SEAT:
            confirm(table, seat, table.step, 0, rng)
            continue
        steps = len(table.game.move_list)
        several = len(table.awaited) > 1
        play(table, seat, table.step, rng.choice(open_moves(table, seat)), 0, rng, onward=True)
        made = {number for number in table.followed if number >= steps}
        followed += len(made)
        if made and table.holding == seat:
            undo_step(table, seat, table.step, 0, rng)
            assert len(table.game.move_list) <= steps + (steps in table.followed)
        assert not (several and made)
    assert followed or title not in FORCED
    journal = [(at, acts.read_act(acts.write_act(act))) for at, act in table.fresh]
    again = Table.load(journal)
    assert again.game.position.state() == table.game.position.state()
    assert again.followed == table.followed
