"""Late moves cost the server no more than early ones, and no move more than it once did."""

from __future__ import annotations

import asyncio
import sys
from random import Random
from types import FrameType
from typing import Final

import pytest

from stellwerk.server.live_table import LiveTable
from stellwerk.store.seat_holders import Claimant, SeatHolders
from stellwerk.table.play import prefer
from stellwerk.titles import own_title_ids
from table.tables import advance, running

ONCE: Final = {"russian-railroads": 4_161, "glueck-auf": 6_791, "volldampf": 4_107}
"""Calls for a move and its four views while positions were sent as text, the first 100 moves."""


@pytest.mark.parametrize("title", own_title_ids())
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
    if title in ONCE:
        assert sum(costs[:100]) / 100 <= ONCE[title]
