"""Views tell a viewer what they may know and nothing else; deltas add up to views."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.table.chat import note
from stellwerk.table.delta import delta
from stellwerk.table.play import play
from stellwerk.table.view import View, view
from table.tables import Mirror, advance, other_world, plain, running

TITLES = ["tiny", "russian-railroads", "glueck-auf", "volldampf"]


@pytest.mark.parametrize("title", TITLES)
def test_worlds_a_viewer_cannot_tell_apart_give_equal_messages(title: str) -> None:
    """The secrecy of wire messages: full views, and deltas between them, byte by byte."""
    rng = Random(2)
    table = running(title, 3)
    last: dict[int, View] = {}
    differed = 0
    for _ in range(60):
        if table.state != "running":
            break
        for viewer in (0, 1, 2, SPECTATOR):
            true = view(table, "t", viewer)
            other_table = other_world(table, table.fresh, viewer, rng)
            other = view(other_table, "t", viewer)
            state = other_table.game.position.state()
            differed += state != table.game.position.state()
            assert msgspec.json.encode(true) == msgspec.json.encode(other)
            if viewer in last:
                assert plain(delta(last[viewer], true)) == plain(delta(last[viewer], other))
            last[viewer] = true
        advance(table, rng)
    assert differed


@pytest.mark.parametrize("title", TITLES)
def test_deltas_add_up(title: str) -> None:
    rng = Random(4)
    table = running(title, 2)
    viewers = (0, 1, SPECTATOR)
    views = {viewer: view(table, "t", viewer) for viewer in viewers}
    mirrors = {viewer: Mirror(views[viewer]) for viewer in viewers}
    for _ in range(150):
        if table.state != "running":
            break
        advance(table, rng)
        for viewer in viewers:
            now = view(table, "t", viewer)
            mirrors[viewer].patch(delta(views[viewer], now))
            views[viewer] = now
            assert mirrors[viewer].view == plain(now)


def test_a_choice_in_secret_is_hidden_until_all_have_chosen() -> None:
    table = running(players=3)
    rng = Random(1)
    play(table, 0, table.step, "left", 0, rng)
    assert view(table, "t", 0).log[-1].move == "left"
    assert view(table, "t", 1).log[-1].move == "hidden"
    assert view(table, "t", SPECTATOR).log[-1].move == "hidden"


def test_after_the_end_everything_is_open() -> None:
    table = running()
    rng = Random(1)
    while table.state == "running":
        advance(table, rng)
    shown = view(table, "t", SPECTATOR)
    assert shown.winners
    assert "hidden" not in {entry.move for entry in shown.log}
    assert any(entry.move.startswith("w") for entry in shown.log)


def test_a_view_is_much_dearer_than_its_delta() -> None:
    table = running("russian-railroads", 4)
    rng = Random(1)
    for _ in range(60):
        advance(table, rng)
    before = view(table, "t", SPECTATOR)
    advance(table, rng)
    after = view(table, "t", SPECTATOR)
    small, full = (len(msgspec.json.encode(x)) for x in (delta(before, after), after))
    assert small * 3 < full


def test_only_its_own_seat_reads_a_note() -> None:
    table = running()
    note(table, 1, "my plan is secret", 0)
    for viewer in (0, SPECTATOR):
        assert b"my plan" not in msgspec.json.encode(view(table, "t", viewer))
