"""Tables for tests, and a client that lives on deltas."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from stellwerk.table.acts import Act
from stellwerk.table.clock import Clock
from stellwerk.table.delta import Delta
from stellwerk.table.game import SHOWN
from stellwerk.table.lifecycle import open_table, sit, start
from stellwerk.table.play import confirm, play, play_bot
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.view import View, view_fingerprint
from stellwerk.titles import load_title

NAMES = ("Anna", "Boris", "Clara", "Dmitri")


def seated(title: str = "tiny", players: int = 2, clock: Clock | None = None) -> Table:
    """A table with a person on every seat, named p0, p1, …"""
    table = open_table(load_title(title), players, {}, clock or Clock(), 0)
    for seat in range(players):
        sit(table, seat, f"p{seat}", NAMES[seat], 0)
    return table


def running(
    title: str = "tiny", players: int = 2, clock: Clock | None = None, luck: int = 1
) -> Table:
    """The same with the game begun."""
    table = seated(title, players, clock)
    start(table, 0, Random(luck))
    return table


def open_moves(table: Table, seat: int) -> list[str]:
    """The texts of the moves open to a seat."""
    position = table.game.asked(seat)
    return [table.title.write_move(position, move) for move in position.moves()]


def advance(table: Table, rng: Random, at: int = 0) -> None:
    """Somebody awaited plays a random move, or confirms."""
    seat = rng.choice(table.awaited)
    if table.holding != NO_SEAT:
        confirm(table, seat, table.step, at, rng)
        return
    move = rng.choice(open_moves(table, seat))
    action = play_bot if table.seats[seat].played_by_bot else play
    action(table, seat, table.step, move, at, rng)


def other_world(
    table: Table, history: Iterable[tuple[int, Act]], viewer: int, rng: Random
) -> Table:
    """The same table, but what the viewer cannot know is something else.

    A turn somebody else has not confirmed yet is one of these things: here it is not begun.
    """
    other = Table.load(history)
    game = other.game
    if viewer != other.drafting:
        game.back(game.shown)
    reach = table.game.reach(viewer)
    steps = game.steps(len(game.move_list) - reach)
    start = table.game.trail[-reach] if reach else table.game.before_draft()
    game.back(len(game.move_list) - reach)
    game.position = game.title.imagine(game.title.veil(start, viewer), viewer, rng)
    game.trail.clear()
    for step in steps:
        game.play(step.actor, step.move)
    game.show(min(table.game.shown, len(game.move_list)))
    for seat, (mine, theirs) in enumerate(zip(other.seats, table.seats, strict=True)):
        if seat != viewer:
            mine.note = f"secret {rng.random()}"
            mine.declined = frozenset(table.title.reactions) - theirs.declined
    return other


def plain(value: object) -> Any:
    """What goes over the wire, decoded again."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Mirror:
    """A client that got one full view and then only deltas."""

    def __init__(self, view: View) -> None:
        self.view = plain(view)

    def patch(self, delta: Delta) -> None:
        change = plain(delta)
        view = self.view
        assert change["base"] == view["fingerprint"]
        view.update(change.get("set", {}), fingerprint=change["fingerprint"])
        view["position"].update(change.get("position", {}))
        for seat, fields in change.get("players", {}).items():
            view["position"]["seats"][int(seat)].update(fields)
        if change.get("log_from") is not None:
            kept = [entry for entry in view["log"] if entry["number"] < change["log_from"]]
            view["log"] = (kept + change.get("log", []))[-SHOWN:]
        view["chat"] = (view["chat"] + change.get("chat", []))[-SHOWN:]
        moves = [move["move"] for move in view["moves"]]
        assert view_fingerprint(view["step"], view["position"], moves) == change["fingerprint"]
