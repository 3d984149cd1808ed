"""Looking back in a running game: what a viewer saw, and never more."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.records.replay import give_turn
from stellwerk.table.look_back import look_back, rounds_seen
from stellwerk.table.play import play, prefer
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table
from stellwerk.table.undo import undo_step
from stellwerk.table.view import entries, view
from table.tables import advance, open_moves, plain, running

TITLES = [("tiny", 3), ("russian-railroads", 3), ("glueck-auf", 3), ("volldampf", 2)]
TITLES += [("volldampf", 3)]


def all_steps(table: Table, viewer: int) -> list[Any]:
    shown: list[Any] = []
    while more := look_back(table, viewer, len(shown)):
        shown += plain(more)
    return shown


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_every_step_is_as_the_viewer_saw_it(title: str, players: int) -> None:
    """Positions, points, forecasts and who was awaited, over turns made as drafts and undone."""
    rng = Random(3)
    table = running(title, players)
    viewers = (0, players - 1, SPECTATOR)
    seen: dict[int, dict[int, Any]] = {viewer: {} for viewer in viewers}
    for _ in range(150):
        if table.state != "running":
            break
        last = table.game.latest[-1].actor if table.game.latest else SPECTATOR
        if last >= 0 and table.game.reach(last) and rng.random() < 0.15:
            undo_step(table, last, table.step, 0, rng)
        else:
            advance(table, rng)
        for viewer in viewers if table.state == "running" else ():
            now = plain(view(table, "t", viewer))
            known = seen[viewer]
            for gone in [step for step in known if step > now["steps"]]:
                del known[gone]
            known[now["steps"]] = now
    for viewer, known in seen.items():
        shown = all_steps(table, viewer)
        assert len(shown) == table.steps_seen(viewer) + 1
        for number, then in known.items():
            one = shown[number]
            assert one["position"] == then["position"]
            for field in ("asked", "points", "scores", "forecast", "round"):
                assert one[field] == then[field], field
        log = plain(entries(table, viewer, 0, 10_000))
        for one, entry in zip(shown[1:], log, strict=True):
            if table.state == "running":
                assert one["events"] == entry["events"]
                assert one["move"] == entry["move"]
            assert one["gains"] == entry.get("gains", [])
            assert one["of_turn"] == entry["turn"]
        assert len(known) > 5


def alike(table: Table, viewer: int, actor: int, move: str) -> str:
    """Another move of the actor that looks the same to the viewer, if there is one."""
    position = table.game.position.copy()
    give_turn(position, actor)
    title, chosen = table.title, table.game.read(move)
    blank = title.veil_move(position, chosen, viewer)
    others = [
        other
        for other in position.moves()
        if other != chosen and title.veil_move(position, other, viewer) == blank
    ]
    return title.write_move(position, others[-1]) if others and actor != viewer else move


@pytest.mark.parametrize(("title", "players", "steps"), [("volldampf", 2, 90), ("tiny", 3, 40)])
def test_games_that_differ_in_what_is_hidden_look_back_to_equal_bytes(
    title: str, players: int, steps: int
) -> None:
    """Sealed choices, and cards that others drew: equal now, so equal at every step before."""
    compared = 0
    for luck in range(3):
        rng = Random(luck)
        table = running(title, players, luck=luck)
        for seat in range(players):
            prefer(table, seat, 0, rng, confirm=False, declined=())
        for _ in range(steps):
            if table.state != "running":
                break
            actor = rng.choice(table.awaited)
            move = rng.choice(open_moves(table, actor))
            for viewer in (0, SPECTATOR):
                one, other = Table.load(table.fresh), Table.load(table.fresh)
                play(one, actor, one.step, move, 0, Random(1))
                play(other, actor, other.step, alike(other, viewer, actor, move), 0, Random(2))
                differ = list(one.game.move_list) != list(other.game.move_list)
                if not differ or plain(view(one, "t", viewer)) != plain(view(other, "t", viewer)):
                    continue
                assert all_steps(one, viewer) == all_steps(other, viewer)
                assert rounds_seen(one, viewer) == rounds_seen(other, viewer)
                compared += 1
            play(table, actor, table.step, move, 0, rng)
    assert compared > 5


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf"])
def test_the_draft_of_another_is_no_step_to_look_back_at(title: str) -> None:
    rng = Random(5)
    table = running(title, 2)
    drafts = 0
    for _ in range(40):
        advance(table, rng)
        drafting = table.drafting
        if drafting < 0:
            continue
        drafts += 1
        for viewer in (1 - drafting, SPECTATOR):
            assert all_steps(table, viewer)[-1]["step"] == table.game.shown
            assert look_back(table, viewer, table.game.shown + 1) == []
        assert all_steps(table, drafting)[-1]["step"] == len(table.game.move_list)
    assert drafts > 5


@pytest.mark.parametrize("title", ["tiny", "russian-railroads", "glueck-auf", "volldampf"])
def test_rounds_are_those_of_the_replay(title: str) -> None:
    rng = Random(6)
    table = running(title, 2)
    middle = 0
    while table.state == "running":
        advance(table, rng)
        if title != "tiny" and middle < 60:
            middle += 1
            now = rounds_seen(table, 0)[-1]
            assert now.points == view(table, "t", 0).points
    assert plain(rounds_seen(table, 0)) == plain(Replay(table.game).history().rounds)


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_gains_add_up_to_the_score(title: str) -> None:
    """What the log says a step brought is, over a whole game, what everybody has at its end."""
    rng = Random(8)
    table = running(title, 3)
    while table.state == "running":
        advance(table, rng)
    sums = [0, 0, 0]
    for entry in entries(table, 0, 0, 10_000):
        for seat, gain in enumerate(entry.gains):
            sums[seat] += gain
    # What the end of a round would have brought counts again from the start of the next one.
    forecasts = [0, 0, 0]
    shown = all_steps(table, 0)
    for one, after in pairwise(shown):
        if one["round"] != after["round"]:
            for seat in range(3):
                forecasts[seat] += sum(after["forecast"][seat])
    start = [
        score + sum(row)
        for score, row in zip(shown[0]["scores"], shown[0]["forecast"], strict=True)
    ]
    found = [base + gain + more for base, gain, more in zip(start, sums, forecasts, strict=True)]
    assert found == table.game.position.scores()
