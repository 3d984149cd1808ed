"""The black worker and its extra step."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import pytest

from stellwerk.titles.russian_railroads.position import Railway
from titles.russian_railroads import situations
from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    choose,
    is_open,
    mat,
    open_moves,
    play,
    shown,
    shows,
    track,
    why_not,
)

BLACK_AND_COINS = (
    ALONE,
    "cards card-nine",
    "seat 1 black-worker 1",
    "seat 1 workers 7",
    "seat 2 engineers 1",
)
"""Seat 1 has the black worker."""
BLACK = (*BLACK_AND_COINS, NO_COINS)


class Situation(Protocol):
    """Makes a position from its lines."""

    def __call__(self, players: int, *lines: str) -> Railway: ...


@pytest.fixture(params=[1, 2])
def version(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def situation(version: int) -> Situation:
    """A situation by each version of the rules."""
    return partial(situations.situation, rules=version)


@pytest.mark.rule("RR-11.5")
@pytest.mark.parametrize(
    ("space", "steps"), [("T1", 2), ("T2", 3), ("T12", 1), ("E1", 2), ("e7", 1)]
)
def test_one_more_black_step(situation: Situation, space: str, steps: int) -> None:
    """Engineer 14 lies on field 1."""
    position = situation(4, *BLACK, "engineers 2 14 4 8 9 10 11", "seat 1 engineers 7")
    play(position, f"{space} pay-black" + " kiev-black" * (steps + 1))
    assert track(position, "kiev-black") == 1 + steps + 1
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_not_without_the_black_worker(situation: Situation) -> None:
    position = play(situation(4, *BLACK), "T1 pay-workers kiev-black kiev-black")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_also_together_with_other_workers_and_only_once(situation: Situation) -> None:
    position = play(situation(4, *BLACK), "T2 pay-black")
    assert shown(position, "placed") == "1:T2:w1b1"
    play(position, "kiev-black kiev-black kiev-black kiev-black")
    assert track(position, "kiev-black") == 5
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_the_extra_step_may_be_left_out(situation: Situation) -> None:
    position = play(situation(4, *BLACK), "T1 pay-black kiev-black kiev-black")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black", "done"}
    play(position, "done")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_a_black_step_must_really_be_made(situation: Situation) -> None:
    """T12 with a grey step earns nothing; own engineer 3 with the grey step alone neither."""
    lines = (
        *BLACK,
        "seat 1 trans-siberian black 4",
        "seat 1 engineers 3",
        "engineers 2 5 4 8 9 10 11",
    )
    position = play(situation(4, *lines), "T12 pay-black ts-grey")
    assert shown(position, "owed") == "turn"
    position = play(situation(4, *lines), "e3 pay-black ts-grey done")
    assert shown(position, "owed") == "turn"
    assert track(position, "ts-black") == 4


@pytest.mark.rule("RR-11.5")
def test_spaces_without_a_black_step_earn_nothing(situation: Situation) -> None:
    lines = (*BLACK, "seat 1 trans-siberian black 6 grey 4 brown 1")
    for moves in ("T3 pay-black ts-grey kiev-grey", "T5 pay-black ts-brown", "A2 pay-black"):
        position = situation(4, *lines, "seat 1 kiev black 3")
        play(position, moves)
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_spaces_for_any_colour_count(situation: Situation) -> None:
    position = situation(4, *BLACK_AND_COINS)
    play(position, "T11 pay-black kiev-black kiev-black kiev-black")
    assert track(position, "kiev-black") == 4
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.9")
def test_the_extra_step_leaves_the_step_in_any_colour_open(situation: Situation) -> None:
    """T11: black, the extra black step on to space 6, then brown, available by it."""
    position = situation(4, *BLACK_AND_COINS, "seat 1 trans-siberian black 4 grey 3")
    play(position, "T11 pay-black ts-black ts-black")
    assert {"ts-brown", "ts-grey", "kiev-black", "done"} <= open_moves(position)
    play(position, "ts-brown")
    assert shows(position, "seat 1 trans-siberian black 6 grey 3 brown 1")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_after_a_black_and_another_step_only_the_extra_step_is_left(situation: Situation) -> None:
    position = situation(4, *BLACK_AND_COINS, "seat 1 trans-siberian black 4")
    play(position, "T11 pay-black ts-grey ts-black")
    assert open_moves(position) == {"ts-black", "sp-black", "kiev-black", "done"}


@pytest.mark.rule("RR-11.5")
def test_the_extra_step_may_come_before_the_other_parts(situation: Situation) -> None:
    """I3: black, extra, then industry; or the industry step in between."""
    for moves in ("kiev-black kiev-black marker-1", "kiev-black marker-1 kiev-black"):
        position = play(situation(4, *BLACK), f"I3 pay-black {moves}")
        assert (track(position, "kiev-black"), mat(position).marker) == (3, 1)
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.5")
def test_the_extra_step_does_not_replace_the_rest_of_the_action(situation: Situation) -> None:
    position = play(situation(4, *BLACK), "I3 pay-black kiev-black kiev-black")
    assert open_moves(position) == {"marker-1"}
    assert why_not(position, "done") == ("why-must", "RR-3.5")


OWN_8 = (*BLACK, "seat 1 engineers 8", "engineers 2 3 4 9 10 11 12")


@pytest.mark.rule("RR-11.5", "RR-8.6")
def test_it_comes_again_when_the_space_is_used_again(situation: Situation) -> None:
    position = play(situation(4, *OWN_8, "placed 1:T1:b1"), "e8 T1")
    play(position, "kiev-black kiev-black kiev-black")
    assert track(position, "kiev-black") == 4
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-8.6")
def test_even_if_the_first_use_did_not_earn_it(situation: Situation) -> None:
    position = situation(4, *OWN_8, "seat 1 trans-siberian black 3")
    play(position, "T12 pay-black ts-grey e8 T12 kiev-black kiev-black")
    assert track(position, "kiev-black") == 3
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-8.6")
def test_t12_used_again_earns_it_if_one_of_ones_pieces_there_is_the_black_worker(
    situation: Situation,
) -> None:
    position = situation(4, *OWN_8, "placed 1:T12:b1 1:T12:w1")
    play(position, "e8 T12 kiev-black")
    assert is_open(position, "kiev-black")
    position = situation(
        4, *OWN_8, "seat 1 black-worker 0", "seat 2 black-worker 1", "placed 2:T12:b1 1:T12:w1"
    )
    play(position, "e8 T12 kiev-black")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5")
def test_it_does_not_pass_from_engineer_8_to_the_space_used_again(situation: Situation) -> None:
    position = situation(4, *OWN_8, "placed 1:T1:w1")
    choose(choose(position, "e8"), "pay-black")
    play(position, "T1 kiev-black kiev-black")
    assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.6")
def test_the_extra_step_leaves_room_for_what_is_still_owed(situation: Situation) -> None:
    """I3 repeats T1 through factory 3: the last black space belongs to I3's own step."""
    position = situation(
        4,
        *BLACK,
        "seat 1 trans-siberian black 15",
        "seat 1 st-petersburg black 9",
        "seat 1 kiev black 6",
        "seat 1 factories 3",
        "seat 1 marker 4",
        "placed 1:T1:b1",
    )
    play(position, "I3 marker-1 T1 kiev-black kiev-black")
    assert open_moves(position) == {"done"}
    play(position, "done kiev-black")
    assert track(position, "kiev-black") == 9


@pytest.mark.rule("RR-11.5", "RR-10.4")
def test_the_extra_step_earns_rewards_like_any_other(situation: Situation) -> None:
    position = situation(4, *BLACK, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")
    play(position, "T12 pay-black kiev-black sp-black")
    assert is_open(position, "token-steps")


# Whether an action can be carried out in full: version 1 does not count the extra step, version 2
# counts it. The marker stands before a gap, and two black steps earn a token.

TWO_STEPS_OFF = ("seat 1 marker 4", "seat 1 st-petersburg black 2", "seat 1 locomotives 1 0 4 0")
ENGINEER_10 = "engineers 2 10 8 3 4 5 6"
"""On field 1: an industry and a black step. Engineer 8 lies on field 2."""


@pytest.mark.rule("RR-11.5", "RR-3.5")
@pytest.mark.parametrize("space", ["I3", "E1"])
def test_the_extra_step_counts_when_a_space_is_chosen(
    situation: Situation, version: int, space: str
) -> None:
    lines = (*BLACK, *TWO_STEPS_OFF, ENGINEER_10)
    assert is_open(situation(4, *lines), space) == (version == 2)
    if version == 2:
        position = play(situation(4, *lines), f"{space} pay-black")
        assert open_moves(position) == {"sp-black"}
        play(position, "sp-black sp-black token-marker marker-2")
        assert shown(position, "owed") == "turn"
    else:
        assert why_not(situation(4, *lines), space) == ("why-not-in-full", "RR-3.5")


@pytest.mark.rule("RR-11.5", "RR-3.5")
@pytest.mark.parametrize(
    "line",
    ["placed 1:A2:b1", "seat 1 black-worker 0", "seat 1 st-petersburg black 1"],
    ids=["placed elsewhere", "without it", "three steps off"],
)
def test_it_counts_only_if_the_black_worker_can_be_placed_and_one_step_is_enough(
    situation: Situation, line: str
) -> None:
    cards = "cards card-nine card-worker" if "0" in line else "cards card-nine"
    position = situation(4, *BLACK, *TWO_STEPS_OFF, ENGINEER_10, line, cards)
    assert not is_open(position, "I3")
    assert not is_open(position, "E1")


@pytest.mark.rule("RR-11.5", "RR-3.6")
def test_where_only_the_extra_step_helps_the_black_worker_must_be_placed() -> None:
    lines = (*BLACK_AND_COINS, *TWO_STEPS_OFF, "seat 1 coins 2")
    position = choose(situations.situation(4, *lines), "I3")
    assert open_moves(position) == {"pay-black", "pay-black-1c"}
    assert why_not(position, "pay-workers") == ("why-spoils-the-rest", "RR-3.6")
    assert why_not(position, "pay-2c") == ("why-spoils-the-rest", "RR-3.6")
    assert why_not(position, "pay-3c") == ("why-cannot-pay", "RR-3.2")


@pytest.mark.rule("RR-11.5")
def test_version_1_never_asks_for_the_black_worker() -> None:
    """Not even for a payment that somebody set up, for a space that was never open."""
    lines = (*BLACK, *TWO_STEPS_OFF, "owed next-turn pay:I3")
    position = situations.situation(4, *lines, rules=1)
    assert open_moves(position) == {"pay-workers", "pay-black"}


@pytest.mark.rule("RR-11.5", "RR-3.3")
def test_elsewhere_it_is_paid_in_any_mix(situation: Situation) -> None:
    """One step is enough for a token here."""
    position = situation(4, *BLACK_AND_COINS, *TWO_STEPS_OFF, "seat 1 st-petersburg black 3")
    choose(position, "I3")
    assert open_moves(position) == {"pay-workers", "pay-1c", "pay-black", "pay-black-1c"}


@pytest.mark.rule("RR-11.5", "RR-3.2")
def test_nobody_is_asked_where_the_black_worker_is_the_only_way_to_pay() -> None:
    lines = (*BLACK, *TWO_STEPS_OFF, ENGINEER_10, "placed 1:L3:w3 1:I2:w2 1:T2:w2")
    position = choose(situations.situation(4, *lines), "E1")
    assert shown(position, "placed").endswith("1:E1:b1")
    assert open_moves(position) == {"sp-black"}


@pytest.mark.rule("RR-11.5", "RR-9.9")
@pytest.mark.parametrize(("worker", "counts"), [("b1", True), ("w1", False)])
def test_it_counts_when_the_worker_moves_on(
    situation: Situation, version: int, worker: str, *, counts: bool
) -> None:
    lines = (*BLACK, *TWO_STEPS_OFF, ENGINEER_10, "order 2 1 3 4", f"placed 1:O1:{worker}")
    position = play(situation(4, *lines), "pass")
    assert shown(position, "owed").endswith("move-on:O1")
    assert is_open(position, "E1") == (counts and version == 2)


@pytest.mark.rule("RR-11.5", "RR-8.6")
@pytest.mark.parametrize(("worker", "counts"), [("b1", True), ("w1", False)])
def test_it_counts_when_a_space_is_used_again(
    situation: Situation, version: int, worker: str, *, counts: bool
) -> None:
    """By public and own engineer 8; placing the black worker on him instead does not help."""
    opened = counts and version == 2
    lines = (*BLACK, *TWO_STEPS_OFF, f"placed 1:A3:w1 1:E1:{worker}")
    assert is_open(situation(4, *lines, ENGINEER_10), "E2") == opened
    own = ("seat 1 engineers 8", "engineers 2 10 3 4 5 6 7", f"placed 1:A2:w1 1:E1:{worker}")
    position = choose(situation(4, *lines, *own), "e8")
    if worker == "w1":
        choose(position, "pay-black")
    assert open_moves(position) == {"A2", "done"} | ({"E1"} if opened else set())


FACTORY_3 = (
    *(
        "seat 1 factories 3",
        "seat 1 marker 6",
        "seat 1 second-marker 4",
        "seat 1 tokens token-marker",
    ),
    *("seat 1 st-petersburg black 2", "seat 1 locomotives 1 0 4 0", "cards card-factory"),
    *("seat 2 locomotives 9 1 0 0", ENGINEER_10, "placed 1:E1:b1"),
)
"""Once the second marker is on factory 3, neither can go on. Two black steps earn a factory."""


@pytest.mark.rule("RR-11.5", "RR-6.6")
def test_it_counts_when_factory_3_uses_a_space_again(situation: Situation, version: int) -> None:
    position = play(situation(4, *BLACK, *FACTORY_3), "I1 marker-2")
    if version == 2:
        assert open_moves(position) == {"E1", "done"}
    else:
        assert shown(position, "owed") == "turn"


@pytest.mark.rule("RR-11.5", "RR-3.5")
def test_it_counts_for_the_action_that_sets_factory_3_off(
    situation: Situation, version: int
) -> None:
    """I2 has no other way to its second step."""
    position = situation(4, *BLACK, *FACTORY_3)
    assert is_open(position, "I2") == (version == 2)
    if version == 2:
        assert open_moves(play(position, "I2 marker-2")) == {"E1"}
        play(position, "E1 sp-black sp-black token-cards card-factory factory")
