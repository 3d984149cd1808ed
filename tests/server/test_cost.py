"""Late moves cost the server no more than early ones."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from types import FrameType

import pytest

from stellwerk.server.live_table import LiveTable
from stellwerk.store.seat_holders import Claimant, SeatHolders
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
    live_table = LiveTable("t", table, listed=False, holders=SeatHolders(people))
    watchers = [live_table.watch(Claimant(person), None) for person in (*people, "looks on")]
    costs = []
    while table.state == "running":
        calls = 0
        sys.setprofile(note)
        try:
            advance(table, rng)
            live_table.announce()
        finally:
            sys.setprofile(None)
        costs.append(calls)
        table.fresh.clear()
        for watcher in watchers:
            live_table.catch_up(watcher)
            while len(watcher.outbox):
                asyncio.run(watcher.outbox.next())
    seventh = len(costs) // 7
    early, late = sum(costs[:seventh]) / seventh, sum(costs[-seventh:]) / seventh
    assert late <= 2 * early
