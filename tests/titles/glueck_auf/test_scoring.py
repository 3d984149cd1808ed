"""The five categories, the objectives, and who wins."""

from __future__ import annotations

import pytest

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.scoring import categories
from titles.glueck_auf.situations import board, play, score, situation


def counted(position: Colliery, seat: int = 1) -> dict[str, int]:
    names = ("lorries", "orders", "shares", "tokens", "objectives")
    return dict(zip(names, categories(board(position, seat)), strict=True))


INA_ORDERS = "factories-4 furnaces-3 factories-2 barracks-2 steamboats-1"
INA_LORRIES = "wheel-2 clover-2 fox-1 clover-1 tower-double*2 wheel-double*2"
INA_OBJECTIVES = "objective-order-factories objective-share-factories objective-volume-factories"
INA = (
    "shift 4",
    f"seat 1 delivered {INA_ORDERS} {INA_LORRIES} engine-A*3 engine-B*2 wild-wagon*8",
    "seat 1 shares share-factories*2 share-furnaces",
    "seat 1 tokens 1 3",
    "seat 2 tokens 2",
    f"seat 1 objectives {INA_OBJECTIVES}",
)


@pytest.mark.rule("GA-10.2", "GA-10.3", "GA-10.4", "GA-10.5")
def test_ina_has_59_points() -> None:
    """The worked example: 6 + 30 + 9 + 2 + 12."""
    position = situation(4, *INA)
    assert counted(position) == {
        "lorries": 6,
        "orders": 30,
        "shares": 9,
        "tokens": 2,
        "objectives": 12,
    }
    assert score(position) == 59


@pytest.mark.rule("GA-10.1")
def test_what_was_not_delivered_scores_nothing_and_costs_nothing() -> None:
    idle = (
        "seat 1 row tower-2 fox-double",
        "seat 1 store fox-2 tower-1",
        "seat 1 track-1 engine-A clover-wagon:clover-2",
        "seat 1 track-2 engine-A",
        "seat 1 orders barracks-4 furnaces-1",
        "seat 1 innovations workers-5 extra-share",
    )
    assert score(situation(4, *idle)) == 0
    assert score(situation(4, *INA, *idle)) == 59


@pytest.mark.rule("GA-10.1", "GA-10.8")
def test_engines_at_tracks_do_not_count_for_objectives() -> None:
    lines = ("seat 1 objectives objective-engine-A", "seat 1 delivered engine-A")
    assert score(situation(4, *lines, "seat 1 track-1 engine-A", "seat 1 track-3 engine-A")) == 2


@pytest.mark.rule("GA-10.2")
def test_lorries_score_what_they_show() -> None:
    lorries = "wheel-1*2 clover-2 tower-double*3 fox-1 wild-wagon*6"
    assert counted(situation(4, f"seat 1 delivered {lorries}"))["lorries"] == 2 * 1 + 2 + 0 + 1


@pytest.mark.rule("GA-10.3", "GA-1.4")
@pytest.mark.parametrize(("size", "points"), [(1, 3), (2, 5), (3, 7), (4, 10)])
def test_orders_score_by_size(size: int, points: int) -> None:
    for place in c.DESTINATIONS:
        assert counted(situation(4, f"seat 1 delivered {place}-{size}"))["orders"] == points


@pytest.mark.rule("GA-10.4")
@pytest.mark.parametrize(
    ("shares", "orders", "assigned"),
    [
        ("share-barracks", "", 0),
        ("share-barracks", "furnaces-1", 0),
        ("share-barracks", "barracks-1", 1),
        ("share-barracks*3", "barracks-1 barracks-4", 2),
        ("share-barracks share-furnaces*2", "barracks-1 barracks-2 furnaces-1 factories-1", 2),
        ("share-barracks*2 share-furnaces*2", "barracks-1*2 furnaces-1*2", 4),
    ],
)
def test_an_order_takes_one_share_of_its_destination(
    shares: str, orders: str, assigned: int
) -> None:
    position = situation(4, f"seat 1 shares {shares}", f"seat 1 delivered {orders}")
    assert counted(position)["shares"] == 3 * assigned


@pytest.mark.rule("GA-10.4")
def test_orders_in_hand_take_no_share() -> None:
    lines = ("seat 1 shares share-barracks", "seat 1 orders barracks-1")
    assert score(situation(4, *lines)) == 0


@pytest.mark.rule("GA-10.5")
def test_each_token_is_worth_one_point() -> None:
    position = situation(2, "shift 7", "seat 1 tokens 1 2 4 6", "seat 2 tokens 3 5")
    assert position.scores() == [4, 2]


@pytest.mark.rule("GA-10.6")
@pytest.mark.parametrize(("tokens", "points"), [(1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_objective_shift(tokens: int, points: int) -> None:
    own = " ".join(str(n) for n in range(1, tokens + 1))
    position = situation(
        2, f"shift {tokens + 1}", f"seat 1 tokens {own}", "seat 1 objectives objective-shift"
    )
    assert counted(position)["objectives"] == points


@pytest.mark.rule("GA-10.7")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 1), ("objective-shift", 2), ("objective-engine-A objective-shift", 3)],
)
def test_objective_count(others: str, points: int) -> None:
    position = situation(4, f"seat 1 objectives objective-count {others}")
    assert counted(position)["objectives"] == points


@pytest.mark.rule("GA-10.8")
@pytest.mark.parametrize("engine", "ABCD")
def test_objective_engine(engine: str) -> None:
    delivered = f"seat 1 delivered engine-{engine}*3 " + " ".join(
        f"engine-{other}" for other in "ABCD" if other != engine
    )
    position = situation(4, delivered, f"seat 1 objectives objective-engine-{engine}")
    assert counted(position)["objectives"] == 6


@pytest.mark.rule("GA-10.9")
@pytest.mark.parametrize("place", c.DESTINATIONS)
def test_objective_share(place: str) -> None:
    """Three shares, but only two orders to assign them to."""
    other = "furnaces" if place == "barracks" else "barracks"
    position = situation(
        4,
        f"seat 1 objectives objective-share-{place}",
        f"seat 1 shares share-{place}*3 share-{other}",
        f"seat 1 delivered {place}-1*2 {other}-1",
    )
    assert counted(position)["objectives"] == 4


@pytest.mark.rule("GA-10.10")
@pytest.mark.parametrize("place", c.DESTINATIONS)
def test_objective_order(place: str) -> None:
    other = "furnaces" if place == "barracks" else "barracks"
    position = situation(
        4,
        f"seat 1 objectives objective-order-{place}",
        f"seat 1 delivered {place}-1*2 {place}-4 {other}-1*2",
        f"seat 1 orders {place}-2",
    )
    assert counted(position)["objectives"] == 6


@pytest.mark.rule("GA-10.11")
@pytest.mark.parametrize("place", c.DESTINATIONS)
@pytest.mark.parametrize(
    ("orders", "points"), [("4", 0), ("1 3", 0), ("4 1", 4), ("2 3", 4), ("4 3 3 2", 4)]
)
def test_objective_volume(place: str, orders: str, points: int) -> None:
    """The lorries printed on the orders of the place count, not those delivered."""
    other = "furnaces" if place == "barracks" else "barracks"
    delivered = " ".join(f"{place}-{size}" for size in orders.split())
    position = situation(
        4,
        f"seat 1 objectives objective-volume-{place}",
        f"seat 1 delivered {delivered} {other}-4 wheel-double*4",
    )
    assert counted(position)["objectives"] == points


@pytest.mark.rule("GA-10.12")
@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        (("seat 2 delivered barracks-1",), [1]),
        (("seat 2 delivered barracks-1", "seat 3 delivered barracks-1"), [1, 2]),
        ((), [0, 1, 2]),
        (("shift 2", "seat 3 tokens 1", "seat 1 delivered wheel-1"), [2]),
        (("shift 4", "seat 1 tokens 1 2", "seat 2 tokens 3", "seat 2 delivered wheel-1"), [1]),
        (
            (
                *("shift 4", "seat 1 tokens 3", "seat 2 tokens 1", "seat 3 tokens 2"),
                *("seat 2 delivered barracks-1", "seat 3 delivered barracks-1"),
            ),
            [2],
        ),
    ],
)
def test_winners(lines: tuple[str, ...], winners: list[int]) -> None:
    assert situation(3, *lines).winners() == winners


@pytest.mark.rule("GA-10.13")
def test_points_in_between_are_those_of_an_end_now() -> None:
    lines = ("shift 5", "seat 2 tokens 1 2 3 4", "seat 1 shares share-barracks", "starter 2")
    train = ("seat 1 track-1 engine-A wheel-wagon:wheel-2", "seat 1 orders barracks-1")
    position = situation(4, *lines, *train)
    assert position.scores() == [0, 4, 0, 0]
    play(position, "delivery")
    assert position.scores() == [8, 4, 0, 0]
    play(position, "pass pass pass pass")
    assert position.stack == []
    assert position.scores() == [8, 5, 0, 0]
