"""Why not: every reason a move can be closed for, with the rule that closes it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from stellwerk.core.messages import Message
from stellwerk.titles.russian_railroads import reasons
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    choose,
    dealt,
    late_situation,
    open_moves,
    play,
    situation,
    why_not,
)

STEPS = "owed next-turn do:any*4"
INDUSTRY = "owed next-turn do:black*1+industry*1"
EARN = (ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")
END = (ALONE, "round 7", "engineers 0 0 0 0 0 0 0")
OWN_8 = (ALONE, NO_COINS, "engineers 2 3 4 9 10 11 12", "seat 1 engineers 8")
NO_STOCK = tuple(
    f"seat {seat} {line}"
    for seat in (1, 2)
    for line in ("locomotives 9 8 7 6", "factories 1 2 3 4 5")
)
"""Two players have all there is on their mats."""
FIVE = ("seat 1 factories 2 3 4 5 6", NO_COINS)
TWO_MARKERS = ("seat 1 marker 14", "seat 1 second-marker 15", "seat 1 tokens token-marker")
ALL_LINES = (
    "seat 1 trans-siberian black 15 grey 14 brown 13 natural 12 white 11",
    "seat 1 st-petersburg black 9 grey 8 brown 7 natural 6",
    "seat 1 kiev black 9 grey 8 brown 7",
)
"""No piece can go on any more."""


def moving_on() -> Railway:
    return play(situation(4, ALONE, "placed 4:O2:w1"), "pass")


def only_a_step_opens_the_way() -> Railway:
    """I3 before a gap: only the step that earns a token leads on."""
    return play(situation(4, *EARN, "seat 1 marker 4"), "I3")


def only_a_factory_opens_the_way() -> Railway:
    """LR with room for two steps: factory 2 has to build a factory."""
    lines = ("seat 1 marker 4", "seat 1 factories 2", NO_COINS)
    return play(situation(4, *END, *lines), "LR marker-1")


def only_using_l1_again_opens_the_way() -> Railway:
    """I2 with room for one step, on to factory 3: L1 has to build a factory once more."""
    lines = ("seat 1 factories 3", "seat 1 marker 6", "seat 1 second-marker 4")
    placed = ("seat 1 tokens token-marker", "placed 1:L1:w1 1:A2:w1", NO_COINS)
    return play(situation(4, ALONE, *lines, *placed), "I2 marker-2")


def only_a_card_opens_the_way() -> Railway:
    """I3 before a gap, and the token is picked: its card has to build a factory."""
    return play(only_a_step_opens_the_way(), "sp-black token-cards")


def only_the_black_worker_opens_the_way() -> Railway:
    """I3 before a gap, two black steps away from a token."""
    lines = ("seat 1 marker 4", "seat 1 st-petersburg black 2", "seat 1 black-worker 1")
    cards = "cards card-engineer card-factory card-three card-nine"
    return choose(situation(4, *EARN, *lines, cards), "I3")


def picking_a_card(*lines: str) -> Railway:
    return play(situation(4, *EARN, *lines), "T12 sp-black token-cards")


def three_with_one_doubler() -> Railway:
    others = ("seat 2 doublers 8", "seat 3 doublers 8", "seat 4 doublers 3")
    moves = "T12 sp-black token-cards card-three marker-1 kiev-black"
    return play(situation(4, *EARN, *others), moves)


REASONS: list[tuple[str, str, Callable[[], Railway], str]] = [
    ("why-over", "RR-2.4", lambda: play(situation(4, *END), "pass"), "T1"),
    ("why-dealing", "RR-1.8", lambda: TITLE.new_game(4), "T1"),
    ("why-bonus-gone", "RR-1.9", lambda: dealt(4, bonuses="bonus-coin"), "bonus-coin"),
    ("why-finish-first", "RR-2.1", lambda: play(situation(4), "T1"), "A2"),
    ("why-finish-first", "RR-2.1", lambda: play(situation(4), "T1"), "pass"),
    ("why-not-asked", "RR-2.1", lambda: situation(4), "ts-black"),
    ("why-not-asked", "RR-2.1", lambda: situation(4), "pay-1c"),
    ("why-must", "RR-3.5", lambda: play(situation(4), "T1"), "done"),
    (
        "why-must",
        "RR-3.5",
        lambda: play(situation(4, ALONE, "engineers 2 8 3 4 5 6 7", "placed 1:A2:w1"), "E1"),
        "done",
    ),
    ("why-not-your-engineer", "RR-8.3", lambda: situation(4), "e5"),
    ("why-boarded-up", "RR-1.3", lambda: situation(2), "T1"),
    ("why-last-round", "RR-9.8", lambda: situation(4, *END, "active 1"), "O2"),
    ("why-not-last-round", "RR-9.8", lambda: situation(4), "LR"),
    ("why-hired", "RR-8.2", lambda: play(situation(4), "H"), "H"),
    ("why-no-engineer", "RR-8.1", lambda: situation(4, "engineers 2 0 0 0 0 0 0"), "E1"),
    ("why-no-engineer", "RR-8.1", lambda: situation(4, "engineers 2 3 0 0 0 0 0"), "E2"),
    ("why-no-engineer", "RR-8.2", lambda: situation(4, *END), "H"),
    ("why-occupied", "RR-3.1", lambda: play(situation(4), "A2"), "A2"),
    ("why-both-places", "RR-9.3", lambda: situation(4, "active 3", "placed 3:O1:w1"), "O2"),
    ("why-own-place", "RR-9.3", lambda: situation(4), "O1"),
    ("why-no-target", "RR-9.7", moving_on, "O1"),
    ("why-one-worker", "RR-9.6", moving_on, "T2"),
    ("why-one-worker", "RR-9.6", moving_on, "T11"),
    ("why-no-coin", "RR-3.3", lambda: situation(4, NO_COINS), "H"),
    ("why-no-coin", "RR-3.3", lambda: situation(4, NO_COINS), "T11"),
    (
        "why-too-few-workers",
        "RR-3.2",
        lambda: situation(4, NO_COINS, "placed 1:L3:w3 1:A2:w1"),
        "I2",
    ),
    ("why-not-in-full", "RR-3.5", lambda: situation(4), "T3"),
    (
        "why-not-in-full",
        "RR-3.5",
        lambda: play(situation(4, *EARN, "seat 1 doublers 8"), "T12 sp-black token-cards"),
        "card-three",
    ),
    (
        "why-not-in-full",
        "RR-3.5",
        lambda: play(situation(4, *OWN_8, "placed 1:A1:w1 1:A2:w1", "seat 1 doublers 8"), "e8"),
        "A1",
    ),
    ("why-never-again", "RR-8.7", lambda: play(situation(4, *OWN_8, "placed 1:A2:w1"), "e8"), "e8"),
    ("why-not-used", "RR-8.6", lambda: play(situation(4, *OWN_8, "placed 1:A2:w1"), "e8"), "A1"),
    ("why-cannot-pay", "RR-3.2", lambda: choose(situation(4), "L3"), "pay-2c"),
    ("why-cannot-pay", "RR-3.2", lambda: choose(situation(4), "L3"), "pay-black"),
    ("why-not-this-colour", "RR-3.8", lambda: play(situation(4), "T1"), "ts-grey"),
    ("why-colour-not-available", "RR-4.5", lambda: situation(4, STEPS), "ts-grey"),
    ("why-end-of-line", "RR-4.4", lambda: situation(4, STEPS, "seat 1 kiev black 9"), "kiev-black"),
    (
        "why-colour-before",
        "RR-4.3",
        lambda: situation(4, STEPS, "seat 1 trans-siberian black 6"),
        "ts-brown",
    ),
    (
        "why-piece-ahead",
        "RR-4.4",
        lambda: situation(4, STEPS, "seat 1 trans-siberian black 2 grey 1"),
        "ts-grey",
    ),
    ("why-spoils-the-rest", "RR-3.6", only_a_step_opens_the_way, "ts-black"),
    ("why-spoils-the-rest", "RR-3.6", only_a_factory_opens_the_way, "locomotive"),
    ("why-spoils-the-rest", "RR-3.6", only_a_factory_opens_the_way, "done"),
    ("why-spoils-the-rest", "RR-3.6", only_using_l1_again_opens_the_way, "A2"),
    ("why-spoils-the-rest", "RR-3.6", only_using_l1_again_opens_the_way, "done"),
    ("why-spoils-the-rest", "RR-3.6", only_a_card_opens_the_way, "card-worker"),
    ("why-spoils-the-rest", "RR-3.6", only_a_card_opens_the_way, "done"),
    ("why-spoils-the-rest", "RR-3.6", only_the_black_worker_opens_the_way, "pay-workers"),
    (
        "why-spoils-the-rest",
        "RR-3.6",
        lambda: play(only_a_step_opens_the_way(), "sp-black"),
        "token-doublers",
    ),
    ("why-no-marker", "RR-6.7", lambda: play(situation(4), "I1"), "marker-2"),
    (
        "why-end-of-industry",
        "RR-6.4",
        lambda: situation(4, INDUSTRY, "seat 1 marker 15", "seat 1 factories 2 3 4 5 6"),
        "marker-1",
    ),
    (
        "why-marker-ahead",
        "RR-6.7",
        lambda: situation(
            4, INDUSTRY, "seat 1 marker 2", "seat 1 second-marker 1", "seat 1 tokens token-marker"
        ),
        "marker-2",
    ),
    ("why-gap", "RR-6.4", lambda: situation(4, INDUSTRY, "seat 1 marker 4"), "marker-1"),
    ("why-no-locomotive", "RR-5.7", lambda: play(late_situation(4, 10), "L1"), "locomotive"),
    ("why-no-locomotive", "RR-5.7", lambda: play(late_situation(4, 10), "L1"), "factory"),
    ("why-not-returned", "RR-6.1", lambda: play(situation(4), "L1"), "factory-7"),
    ("why-must-lay", "RR-5.4", lambda: play(situation(4), "L1 locomotive"), "give-back"),
    (
        "why-not-weaker",
        "RR-5.2",
        lambda: play(situation(4, "seat 1 locomotives 2 1 0 0"), "L1 locomotive"),
        "lay-ts-strong",
    ),
    (
        "why-other-line",
        "RR-5.3",
        lambda: play(
            late_situation(4, 4, "seat 1 locomotives 3 1 2 0"), "L1 locomotive lay-ts-strong"
        ),
        "lay-ts-weak",
    ),
    (
        "why-the-same",
        "RR-3.9",
        lambda: play(late_situation(4, 4, "seat 1 locomotives 2 2 0 0"), "L1 locomotive"),
        "lay-ts-strong",
    ),
    (
        "why-the-same",
        "RR-3.9",
        lambda: play(situation(4, "seat 1 factories 2 3 2 4 5"), "L1 factory"),
        "gap-3",
    ),
    (
        "why-token-used",
        "RR-11.1",
        lambda: play(situation(4, *EARN, "seat 1 tokens token-medal"), "T12 sp-black"),
        "token-medal",
    ),
    (
        "why-marker-at-start",
        "RR-11.2",
        lambda: play(situation(4, *EARN), "T12 sp-black"),
        "token-marker",
    ),
    (
        "why-card-gone",
        "RR-11.3",
        lambda: play(
            situation(4, *EARN, "cards card-nine card-engineer", "seat 2 black-worker 1"),
            "T12 sp-black token-cards",
        ),
        "card-worker",
    ),
    ("why-no-doubler", "RR-7.1", three_with_one_doubler, "doubler"),
    (
        "why-end-card-gone",
        "RR-11.9",
        lambda: play(
            situation(4, *EARN, "seat 2 end-cards end-black"), "T12 sp-black token-cards done"
        ),
        "end-black",
    ),
]


@pytest.mark.parametrize(
    ("key", "rule", "position", "move"), REASONS, ids=[f"{row[0]}-{row[3]}" for row in REASONS]
)
def test_reason(key: str, rule: str, position: Callable[[], Railway], move: str) -> None:
    assert why_not(position(), move) == (key, rule)


LACKING: list[tuple[str, Callable[[], Railway], str]] = [
    ("lacking-colour", lambda: situation(4), "T3"),
    ("lacking-room", lambda: situation(4, "seat 1 trans-siberian black 2"), "T3"),
    ("lacking-room", lambda: situation(4, "seat 1 trans-siberian black 6 grey 1"), "T5"),
    ("lacking-colour-before", lambda: situation(4, "seat 1 trans-siberian black 6"), "T5"),
    (
        "lacking-colour-before",
        lambda: situation(
            4, "seat 1 trans-siberian black 10", "seat 1 kiev black 3 grey 2 brown 1"
        ),
        "T7",
    ),
    ("lacking-line", lambda: situation(4, *ALL_LINES), "T2"),
    ("lacking-line", lambda: situation(4, *ALL_LINES), "T3"),
    ("lacking-line", lambda: situation(4, *ALL_LINES, "engineers 2 10 3 4 5 6 7"), "E1"),
    ("lacking-factory", lambda: situation(4, "seat 1 marker 4"), "I2"),
    ("lacking-industry", lambda: situation(4, *FIVE, "seat 1 marker 15"), "I1"),
    ("lacking-industry", lambda: situation(4, *FIVE, "seat 1 marker 14"), "I2"),
    ("lacking-industry", lambda: situation(4, *FIVE, *TWO_MARKERS), "I1"),
    ("lacking-again", lambda: situation(4, "engineers 2 8 3 4 5 6 7"), "E1"),
    (
        "lacking-again",
        lambda: situation(4, "engineers 2 8 3 4 5 6 7", "placed 1:A3:w1 1:I2:w2"),
        "E1",
    ),
    (
        "lacking-again",
        lambda: situation(4, "engineers 2 8 3 4 5 6 7", "placed 1:A1:w1", "seat 1 doublers 8"),
        "E1",
    ),
    ("lacking-doubler", lambda: situation(4, "seat 1 doublers 8"), "A1"),
    ("lacking-locomotive", lambda: situation(2, *NO_STOCK), "L1"),
    ("lacking-doubler", lambda: picking_a_card("seat 1 doublers 8"), "card-three"),
    ("lacking-factory", lambda: picking_a_card("seat 1 marker 4"), "card-three"),
    ("lacking-industry", lambda: picking_a_card(*FIVE, "seat 1 marker 14"), "card-factory"),
    ("lacking-part", lambda: situation(4, *ALL_LINES, "seat 1 coins 1"), "T11"),
    (
        "lacking-part",
        lambda: picking_a_card("seat 1 locomotives 9 9 9 9"),
        "card-nine",
    ),
]


@pytest.mark.parametrize(("key", "position", "move"), LACKING, ids=[row[0] for row in LACKING])
def test_what_is_lacking_is_named(key: str, position: Callable[[], Railway], move: str) -> None:
    closed = position()
    reason = TITLE.why_not(closed, TITLE.read_move(closed, move))
    assert reason is not None
    lacking = reason.params["lacking"]
    assert isinstance(lacking, Message)
    assert lacking.key == key


def test_every_reason_is_reached() -> None:
    known = set(re.findall(r'"(why-[a-z-]+)"', inspect.getsource(reasons)))
    assert {row[0] for row in REASONS} == known
    lacking = set(re.findall(r'"(lacking-[a-z-]+)"', inspect.getsource(reasons)))
    assert {row[0] for row in LACKING} == lacking


def test_an_open_move_has_no_reason() -> None:
    position = situation(4)
    for name in open_moves(position):
        assert TITLE.why_not(position, TITLE.read_move(position, name)) is None
