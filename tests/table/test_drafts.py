"""A turn is a draft until its player confirms it: nobody else sees it, and chance waits for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stellwerk.core.position import DEALER, SPECTATOR
from stellwerk.table import acts
from stellwerk.table.play import confirm, play, prefer
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.undo import restart_turn, undo_step
from stellwerk.table.view import view
from stellwerk.titles import title_ids
from stellwerk.titles.volldampf.components import ACTIONS
from table.tables import advance, open_moves, plain, running

LUCK = Random(3)
RAN = ("step", "fingerprint", "seats", "question", "own")
"""What may change for somebody who waits: the clocks run, and steps are counted."""


def seen(table: Table, viewer: int) -> dict[str, Any]:
    """The game as a viewer has it on the screen."""
    found: dict[str, Any] = plain(view(table, "t", viewer))
    return {name: value for name, value in found.items() if name not in RAN}


@pytest.mark.parametrize("title", title_ids())
@pytest.mark.parametrize("players", [2, 4])
def test_chance_waits_until_the_turn_is_confirmed(title: str, players: int) -> None:
    """Whoever confirms their turns sees no card before they do, in the middle of a turn neither."""
    rng = Random(5)
    table = running(title, players)
    held = 0
    for _ in range(250):
        if table.state == "over":
            break
        several = len(table.game.position.awaited()) > 1
        before = len(table.fresh)
        advance(table, rng)
        made = [act for _, act in table.fresh[before:]]
        drew = [act for act in made if isinstance(act, acts.Played) and act.actor == DEALER]
        first = made[0]
        if drew and isinstance(first, acts.Played) and not several:
            # A choice that shows its player something by itself cannot be taken back anyway.
            assert table.game.reach(first.actor) == 0
            assert not first.holds
        held += bool(drew) and isinstance(first, acts.Confirmed)
    assert held or title in ("russian-railroads", "tiny"), "no turn went on to chance"


@pytest.mark.parametrize("title", title_ids())
def test_others_see_a_turn_once_it_is_confirmed(title: str) -> None:
    rng = Random(2)
    table = running(title, 3)
    hidden = 0
    for _ in range(120):
        if table.state == "over":
            break
        others = [viewer for viewer in (0, 1, 2, SPECTATOR) if viewer not in table.awaited]
        before = {viewer: seen(table, viewer) for viewer in others}
        advance(table, rng)
        if table.drafting == NO_SEAT:
            continue
        hidden += 1
        for viewer in others:
            assert seen(table, viewer) == before[viewer]
        assert len(view(table, "t", table.drafting).log) > len(view(table, "t", others[0]).log) or (
            table.game.shown >= 40
        )
    assert hidden > 3


def test_a_card_played_in_a_draft_goes_back_into_the_hand() -> None:
    """Volldampf: nobody has seen it. With the turn shown step by step it stays on the table."""
    for confirms in (True, False):
        table = running("volldampf", 3)
        rng = Random(8)
        card = ""
        for _ in range(400):
            seat = table.awaited[0]
            if table.holding == NO_SEAT:
                cards = [move for move in open_moves(table, seat) if move in ACTIONS]
                if cards:
                    card = cards[0]
                    break
            advance(table, rng)
        assert card
        prefer(table, seat, 1, LUCK, confirm=confirms, declined=())
        start = table.game.position.state()
        play(table, seat, table.step, card, 1, LUCK)
        if not confirms:
            assert table.game.reach(seat) == 0
            continue
        assert seen(table, (seat + 1) % 3)["position"] != seen(table, seat)["position"]
        undo_step(table, seat, table.step, 2, LUCK)
        assert table.game.position.state() == start


def test_whoever_stops_confirming_shows_what_they_did() -> None:
    table = running()
    for seat in (0, 1):
        play(table, seat, table.step, "left", 1, LUCK)
    start = len(table.game.move_list)
    play(table, 0, table.step, "whistle", 1, LUCK)
    assert (table.steps_seen(0), table.steps_seen(1)) == (start + 1, start)
    prefer(table, 0, 1, LUCK, confirm=False, declined=())
    assert table.steps_seen(1) == start + 1
    prefer(table, 0, 1, LUCK, confirm=True, declined=())
    play(table, 0, table.step, "at2", 1, LUCK)
    assert table.holding == 0
    restart_turn(table, 0, table.step, 1, LUCK)
    assert table.steps_seen(1) == start
    for move in ("whistle", "at2"):
        play(table, 0, table.step, move, 1, LUCK)
    confirm(table, 0, table.step, 1, LUCK)
    assert table.steps_seen(1) == len(table.game.move_list)


@pytest.mark.parametrize("title", title_ids())
def test_a_held_turn_says_what_it_brings(title: str) -> None:
    """The gain of a turn is the sum of the gains of its steps, as they were offered."""
    rng = Random(11)
    table = running(title, 2)
    held = drawn = 0
    for _ in range(200):
        if table.state == "over":
            break
        if table.holding == NO_SEAT:
            advance(table, rng)
            continue
        seat = table.holding
        undo = view(table, "t", seat).undo
        assert undo.chance == (table.game.position.turn == DEALER)
        drawn += undo.chance
        offered = 0
        texts = [table.game.steps(table.game.shown)[n].entry(seat).move for n in range(undo.turn)]
        restart_turn(table, seat, table.step, 1, LUCK)
        for text in texts:
            moves = {move.move: move for move in view(table, "t", seat).moves}
            offered += moves[text].gains[seat]
            play(table, seat, table.step, text, 1, LUCK)
        assert undo.gain == offered
        confirm(table, seat, table.step, 1, LUCK)
        held += 1
    assert held
    assert drawn or title in ("russian-railroads", "tiny")


def test_a_move_that_shows_its_player_something_is_marked_as_final() -> None:
    """RR: taking the end cards in hand to choose one. Whatever is not marked can be taken back."""
    rng = Random(4)
    table = running("russian-railroads", 2)
    final = 0
    for _ in range(900):
        if table.state == "over":
            break
        seat = table.awaited[0]
        marked = {move.move for move in view(table, "t", seat).moves if move.final}
        final += bool(marked)
        steps = len(table.game.move_list)
        if table.holding != NO_SEAT:
            confirm(table, seat, table.step, 0, rng)
            continue
        move = rng.choice(open_moves(table, seat))
        play(table, seat, table.step, move, 0, rng)
        if move not in marked:
            assert table.game.reach(seat) > 0 or len(table.game.move_list) > steps + 1
        else:
            assert table.game.reach(seat) == 0
    assert final
