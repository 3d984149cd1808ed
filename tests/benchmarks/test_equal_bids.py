"""Equal bids are counted round by round."""

from __future__ import annotations

from benchmarks.equal_bids import auctions


def test_every_round_of_a_game_is_counted() -> None:
    found = auctions("random", 1)
    assert len(found) == 6
    assert all(equal >= 0 for equal in found)


def test_greedy_bots_sometimes_bid_the_same() -> None:
    found = [equal for seed in range(4) for equal in auctions("greedy", seed)]
    assert 0 < sum(equal > 0 for equal in found) < len(found)
