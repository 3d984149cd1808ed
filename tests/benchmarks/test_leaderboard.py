"""The leaderboard has every published match."""

from __future__ import annotations

import json

from benchmarks.leaderboard import BOARD, leaderboard


def test_the_leaderboard_is_up_to_date() -> None:
    stored = BOARD.read_text(encoding="utf-8")
    assert stored == leaderboard(), "python -m benchmarks.leaderboard writes it again"


def test_a_share_is_in_its_interval_and_levels_have_seed_and_rules() -> None:
    entries = json.loads(BOARD.read_text(encoding="utf-8"))["entries"]
    assert len(entries) > 60
    for entry in entries:
        low, high = entry["interval"]
        assert low <= entry["won"] <= high
    for entry in entries[:51]:
        assert entry["rules"] >= 2
        assert entry["seed"]
