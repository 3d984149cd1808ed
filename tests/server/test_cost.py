"""Late moves cost the server no more than early ones."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from types import FrameType

import pytest

from stellwerk.server.room import Room
from stellwerk.store.holders import Claimant, Holders
from stellwerk.table.play import prefer
from table.tables import advance, running


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_a_late_move_costs_no_more_than_twice_an_early_one(title: str) -> None:
    """Play, veil, tell every seat: calls are counted, so a busy machine cannot upset it."""
    calls = 0

    def note(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    table = running(title, 3)
    rng = Random(5)
    for seat in range(3):
        prefer(table, seat, 0, rng, confirm=False, declined=())
    people = {f"p{seat}": frozenset([seat]) for seat in range(3)}
    room = Room("t", table, listed=False, holders=Holders(people))
    watchers = [room.watch(Claimant(person), None) for person in (*people, "looks on")]
    costs = []
    while table.state == "running":
        calls = 0
        sys.setprofile(note)
        try:
            advance(table, rng)
            room.announce()
        finally:
            sys.setprofile(None)
        costs.append(calls)
        table.fresh.clear()
        for watcher in watchers:
            room.catch_up(watcher)
            while len(watcher.outbox):
                asyncio.run(watcher.outbox.next())
    seventh = len(costs) // 7
    early, late = sum(costs[:seventh]) / seventh, sum(costs[-seventh:]) / seventh
    assert late <= 2 * early
