"""Turn order: passing, claiming a place, sorting, moving on, the last round."""

from __future__ import annotations

import pytest

from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    is_open,
    mat,
    open_moves,
    play,
    score,
    shown,
    situation,
    track,
    why_not,
)

YELLOW, BLUE, GREEN, RED = 1, 2, 3, 4
"""The worked examples start with this order."""


@pytest.mark.rule("RR-9.1")
@pytest.mark.parametrize(("players", "points"), [(2, [0, 2]), (3, [0, 2, 3]), (4, [0, 2, 3, 4])])
def test_points_for_passing_go_by_place(players: int, points: list[int]) -> None:
    """Not by who passes first: the last in order passes first here."""
    order = " ".join(map(str, range(players, 0, -1)))
    position = situation(players, f"order {order}", "active 1")
    play(position, "pass")
    assert score(position, 1) == points[-1]
    play(position, "pass " * (players - 1))
    assert position.scores() == points[::-1]


@pytest.mark.rule("RR-9.1")
def test_points_for_passing_in_the_last_round_too() -> None:
    position = situation(4, "round 7", "engineers 0 0 0 0 0 0 0", "active 4")
    play(position, "pass")
    assert score(position, 4) == 4


@pytest.mark.rule("RR-9.1")
def test_points_go_by_the_order_of_this_round() -> None:
    """Seat 4 has claimed the first place of the next round; it still passes as the fourth."""
    position = situation(4, "active 4", "placed 4:O1:w1")
    play(position, "pass")
    assert score(position, 4) == 4


@pytest.mark.rule("RR-9.1")
def test_one_may_pass_at_any_time_or_go_on_with_coins() -> None:
    position = situation(4, ALONE, "seat 1 coins 2", "placed 1:L3:w3 1:I2:w2")
    assert mat(position).free == 0
    play(position, "A1")
    assert shown(position, "placed").endswith("1:A1:c1")
    assert mat(position).coins == 1
    assert is_open(position, "pass")
    assert is_open(situation(4), "pass")


@pytest.mark.rule("RR-9.2", "RR-9.3")
@pytest.mark.parametrize(
    ("seat", "opened"), [(1, {"O2"}), (2, {"O1"}), (3, {"O1", "O2"}), (4, {"O1", "O2"})]
)
def test_nobody_takes_the_space_below_his_place(seat: int, opened: set[str]) -> None:
    position = situation(4, f"active {seat}")
    assert open_moves(position) & {"O1", "O2"} == opened
    assert {"E1", "E2", "A2", "A3"} <= open_moves(position)
    for space in {"O1", "O2"} - opened:
        assert why_not(position, space) == ("why-own-place", "RR-9.3")


@pytest.mark.rule("RR-9.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_two_players_one_may(seat: int) -> None:
    position = situation(2, f"active {seat}")
    assert {"O1", "O2"} <= open_moves(position)


@pytest.mark.rule("RR-9.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_takes_both(players: int) -> None:
    last = players
    position = situation(players, f"active {last}", f"placed {last}:O1:w1")
    assert why_not(position, "O2") == ("why-both-places", "RR-9.3")


@pytest.mark.rule("RR-9.4", "RR-9.5")
@pytest.mark.parametrize(
    ("first", "second", "order", "movers"),
    [
        (GREEN, RED, [GREEN, RED, YELLOW, BLUE], [RED, GREEN]),
        (None, YELLOW, [YELLOW, BLUE, GREEN, RED], [YELLOW]),
        (None, RED, [YELLOW, RED, BLUE, GREEN], [RED]),
        (GREEN, None, [GREEN, YELLOW, BLUE, RED], [GREEN]),
        (GREEN, YELLOW, [GREEN, YELLOW, BLUE, RED], [YELLOW, GREEN]),
        (None, None, [YELLOW, BLUE, GREEN, RED], []),
        (BLUE, YELLOW, [BLUE, YELLOW, GREEN, RED], [YELLOW, BLUE]),
        (RED, None, [RED, YELLOW, BLUE, GREEN], [RED]),
    ],
)
def test_sorting_and_moving_on(
    first: int | None, second: int | None, order: list[int], movers: list[int]
) -> None:
    """The table of worked examples, and two more."""
    placed = [f"{seat}:{space}:w1" for seat, space in ((first, "O1"), (second, "O2")) if seat]
    position = situation(4, f"placed {' '.join(placed)}", "passed 1 2 3", "active 4")
    play(position, "pass")
    assert shown(position, "order") == " ".join(map(str, order))
    for seat in movers:
        assert position.turn == seat - 1
        assert is_open(position, "T12")
        play(position, "done")
    assert shown(position, "round") == "2"


@pytest.mark.rule("RR-9.3")
def test_the_example_that_is_not_allowed() -> None:
    """Blue holds the second place and may not take O2."""
    assert not is_open(situation(4, f"active {BLUE}"), "O2")


@pytest.mark.rule("RR-9.4", "RR-9.6")
@pytest.mark.parametrize(
    ("first", "second", "order"),
    [(3, None, "3 1 2"), (None, 3, "1 3 2"), (2, 1, "2 1 3"), (3, 1, "3 1 2"), (2, 3, "2 3 1")],
)
def test_sorting_with_three_players(first: int | None, second: int | None, order: str) -> None:
    placed = [f"{seat}:{space}:w1" for seat, space in ((first, "O1"), (second, "O2")) if seat]
    position = situation(3, f"placed {' '.join(placed)}", "passed 1 2", "active 3")
    play(position, "pass")
    assert shown(position, "order") == order
    for seat in (second, first):
        if seat is not None:
            assert position.turn == seat - 1
            play(position, "done")
    assert shown(position, "round") == "2"


@pytest.mark.rule("RR-9.4", "RR-9.5", "RR-9.6")
@pytest.mark.parametrize(
    ("placed", "order", "mover"),
    [
        ("1:O1:w1", "1 2", 1),
        ("2:O1:w1", "2 1", 2),
        ("1:O2:w1", "1 2", None),
        ("2:O2:w1", "1 2", None),
        ("2:O1:w1 1:O2:w1", "2 1", 2),
        ("1:O1:w1 2:O2:w1", "1 2", 1),
    ],
)
def test_two_players_move_on_from_o1_only(placed: str, order: str, mover: int | None) -> None:
    position = situation(2, f"placed {placed}", "passed 1", "active 2")
    play(position, "pass")
    assert shown(position, "order") == order
    if mover is not None:
        assert position.turn == mover - 1
        assert shown(position, "owed").endswith("move-on:O1")
        play(position, "done")
    assert shown(position, "round") == "2"


CLAIMS = (ALONE, f"placed {GREEN}:O1:w1 {RED}:O2:w1")


@pytest.mark.rule("RR-9.6")
def test_red_moves_on_to_a_brown_step_then_green_moves() -> None:
    """Worked example: Red puts his worker on T5."""
    position = situation(4, *CLAIMS, "seat 4 trans-siberian black 6 grey 3")
    play(position, "pass T5 ts-brown")
    assert track(position, "ts-brown", RED) == 1
    assert shown(position, "placed") == f"{GREEN}:O1:w1 {RED}:T5:w1"
    assert position.turn == GREEN - 1
    assert not is_open(position, "T5")
    play(position, "T1 ts-black ts-black")
    assert track(position, "ts-black", GREEN) == 3
    assert shown(position, "round") == "2"


@pytest.mark.rule("RR-9.6")
def test_targets_take_exactly_one_worker_and_nothing_is_added() -> None:
    """Coins and idle workers are of no use; own engineers are targets, T11 and H are not."""
    position = situation(
        4, *CLAIMS, "seat 4 coins 5", "seat 4 engineers 12", "seat 4 trans-siberian black 5"
    )
    play(position, "pass")
    assert open_moves(position) == {
        *("T1", "T3", "T12", "L1", "I1", "A1", "A2", "A3", "E1", "E2", "e12", "done")
    }
    for space in ("T2", "T11", "L2", "L3", "I2", "I3", "H"):
        assert why_not(position, space) == ("why-one-worker", "RR-9.6")
    play(position, "e12 factory")
    assert shown(position, "seat 4 factories") == "2"
    assert (mat(position, 4).coins, mat(position, 4).free) == (5, 4)


@pytest.mark.rule("RR-9.6", "RR-3.1")
def test_targets_must_be_free_and_possible() -> None:
    position = situation(4, ALONE, f"placed {GREEN}:O1:w1 {RED}:O2:w1 1:T1:w1 2:T12:w1")
    play(position, "pass")
    assert why_not(position, "T1") == ("why-occupied", "RR-3.1")
    assert why_not(position, "T5") == ("why-not-in-full", "RR-3.5")
    assert is_open(position, "T12")


@pytest.mark.rule("RR-9.6")
def test_engineer_8_is_a_target_and_uses_again_what_was_used() -> None:
    position = situation(
        4, ALONE, "engineers 2 8 4 9 10 11 12", f"placed {GREEN}:O1:w1 {GREEN}:A2:w1"
    )
    play(position, "pass E1 A2")
    assert mat(position, GREEN).coins == 3


@pytest.mark.rule("RR-9.6")
def test_what_is_gained_by_moving_on_counts_in_the_scoring() -> None:
    position = situation(4, ALONE, f"placed {GREEN}:O1:w1", "seat 3 marker 3")
    play(position, "pass I1 marker-1")
    assert score(position, GREEN) == 5


@pytest.mark.rule("RR-9.7")
def test_moving_on_is_not_compulsory() -> None:
    position = play(situation(4, *CLAIMS), "pass done done")
    assert shown(position, "round") == "2"
    assert mat(position, RED).free == 5


@pytest.mark.rule("RR-9.7")
def test_the_other_turn_order_space_is_no_target() -> None:
    position = play(situation(4, ALONE, f"placed {RED}:O2:w1"), "pass")
    assert why_not(position, "O1") == ("why-no-target", "RR-9.7")
    assert why_not(position, "O2") == ("why-no-target", "RR-9.7")


@pytest.mark.rule("RR-9.7")
def test_where_no_action_is_possible_the_worker_stays() -> None:
    """Everything for one worker is occupied, and no black or grey step is left for T12."""
    taken = ["1:I1:w1", "1:L1:w1", "1:A1:w1", "1:A2:w1", "2:A3:w1", "2:E1:w1", "2:E2:w1"]
    position = situation(
        4,
        ALONE,
        f"placed {GREEN}:O1:w1 " + " ".join(taken),
        "seat 3 trans-siberian black 15 grey 14",
        "seat 3 st-petersburg black 9 grey 8",
        "seat 3 kiev black 9 grey 8 brown 7",
        "seat 3 workers 6",
    )
    play(position, "pass")
    # One brown step is left on the Trans-Siberian and on St. Petersburg: T5 is a target.
    assert open_moves(position) == {"T5", "done"}
    lines = [
        "seat 3 trans-siberian black 15 grey 14 brown 13 natural 12 white 11",
        "seat 3 st-petersburg black 9 grey 8 brown 7 natural 6",
        "seat 3 kiev black 9 grey 8 brown 7",
    ]
    position = situation(4, ALONE, f"placed {GREEN}:O1:w1 " + " ".join(taken), *lines)
    play(position, "pass")
    assert shown(position, "round") == "2"


@pytest.mark.rule("RR-9.8")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 7)])
def test_the_last_round(players: int, rounds: int) -> None:
    last = players
    position = situation(players, f"round {rounds}", f"active {last}")
    assert is_open(position, "LR")
    for space in ("O1", "O2"):
        assert why_not(position, space) == ("why-last-round", "RR-9.8")
    earlier = situation(players, f"round {rounds - 1}", f"active {last}")
    assert why_not(earlier, "LR") == ("why-not-last-round", "RR-9.8")
    assert {"O1", "O2"} <= open_moves(earlier)


@pytest.mark.rule("RR-9.9")
@pytest.mark.parametrize("paid", ["w1", "t1", "b1", "c1"])
def test_whatever_paid_for_the_claim_it_holds_and_moves_on(paid: str) -> None:
    position = situation(
        4,
        ALONE,
        "cards card-engineer card-nine",
        "seat 3 black-worker 1",
        f"placed {GREEN}:A3:w1 {GREEN}:O1:{paid}",
    )
    play(position, "pass")
    assert shown(position, "order") == "3 1 2 4"
    play(position, "A2")
    assert shown(position, "round") == "2"
    assert mat(position, GREEN).coins == 3


@pytest.mark.rule("RR-9.9", "RR-11.5")
@pytest.mark.parametrize("version", [1, 2])
def test_a_black_worker_that_moves_on_keeps_its_extra_step(version: int) -> None:
    position = situation(
        4,
        ALONE,
        "cards card-engineer card-nine",
        "seat 3 black-worker 1",
        f"placed {GREEN}:O1:b1",
        rules=version,
    )
    play(position, "pass T1 ts-black ts-black ts-black")
    assert track(position, "ts-black", GREEN) == 4
    assert shown(position, "round") == "2"


@pytest.mark.rule("RR-9.2")
def test_a_claim_lasts_for_one_round() -> None:
    """Next round Green is first; without a new claim the order stays."""
    position = play(situation(4, ALONE, f"placed {GREEN}:O1:w1", NO_COINS), "pass done")
    assert position.turn == GREEN - 1
    play(position, "pass pass pass pass")
    assert shown(position, "order") == "3 1 2 4"
    assert is_open(play(position, "pass"), "O1")
