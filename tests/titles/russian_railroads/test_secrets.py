"""What a seat may know: everything but the end-bonus cards of others and those in the box."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.titles.russian_railroads.end_bonuses import END_BONUSES
from stellwerk.titles.russian_railroads.position import Railway
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads.situations import (
    ALONE,
    NO_COINS,
    dealt,
    open_moves,
    play,
    shown,
    situation,
)

HANDS = (
    "boxed end-flat end-black",
    "seat 1 end-cards end-tokens",
    "seat 2 end-cards end-workers end-doublers",
)
EARN = (ALONE, NO_COINS, "seat 1 st-petersburg black 3", "seat 1 locomotives 1 0 4 0")


def hands(position: Railway) -> list[list[int]]:
    return [mat.end_cards for mat in position.mats]


@pytest.mark.rule("RR-11.9")
def test_own_cards_are_seen_those_of_others_are_not() -> None:
    position = situation(4, *HANDS)
    seen = TITLE.veil(position, 0)
    assert shown(seen, "seat 1 end-cards") == "end-tokens"
    assert shown(seen, "seat 2 end-cards") == ""
    assert hands(TITLE.veil(position, SPECTATOR)) == [[], [], [], []]


@pytest.mark.rule("RR-11.9")
def test_how_many_cards_somebody_holds_is_open() -> None:
    seen = TITLE.veil(situation(4, *HANDS), 3)
    assert shown(seen, "glances") == "1+ 2+ 2+"


@pytest.mark.rule("RR-1.7")
def test_nobody_knows_the_cards_in_the_box_or_the_stack() -> None:
    position = situation(4, *HANDS)
    other = situation(4, "boxed end-stations end-factories", *HANDS[1:])
    for seat in (2, 3, SPECTATOR):
        assert TITLE.veil(position, seat).state() == TITLE.veil(other, seat).state()


@pytest.mark.rule("RR-1.7")
def test_the_deal_into_the_box_is_hidden_from_all() -> None:
    position = TITLE.new_game(2)
    play(position, "seat-1 seat-2 engineer-2 engineer-3 engineer-4")
    play(position, "engineer-8 engineer-9 engineer-10")
    move = TITLE.read_move(position, "box-end-flat")
    for seat in (0, 1, SPECTATOR):
        veiled = TITLE.veil_move(position, move, seat)
        assert TITLE.write_move(position, veiled) == "box-hidden"


@pytest.mark.rule("RR-11.9")
def test_who_takes_a_card_is_seen_but_not_which() -> None:
    position = play(situation(4, *EARN), "T12 sp-black token-cards done")
    move = TITLE.read_move(position, "end-flat")
    assert TITLE.veil_move(position, move, 0) == move
    for seat in (1, 2, 3, SPECTATOR):
        veiled = TITLE.veil_move(position, move, seat)
        assert TITLE.write_move(position, veiled) == "end-hidden"
    points = TITLE.read_move(position, "ten-points")
    assert TITLE.veil_move(position, points, 1) == points


@pytest.mark.rule("RR-11.9")
def test_the_stack_is_seen_only_while_one_looks_through_it() -> None:
    position = play(situation(4, *EARN), "T12 sp-black token-cards done")
    assert open_moves(TITLE.veil(position, 0)) == open_moves(position)
    assert TITLE.veil(position, 0).end_stack == position.end_stack
    assert TITLE.veil(position, 1).end_stack == 0
    assert TITLE.veil(position, 1).moves() == []
    play(position, "ten-points")
    assert TITLE.veil(position, 0).end_stack == 0


@pytest.mark.rule("RR-11.9")
def test_events_tell_the_card_to_its_taker_alone() -> None:
    position = play(situation(4, *EARN), "T12 sp-black token-cards done")
    position.events = []
    play(position, "end-flat")
    events = [event for event in position.events if "end-flat" in str(event)]
    assert [event.only for event in events] == [0]


@pytest.mark.rule("RR-11.9", "RR-13.1")
def test_after_the_game_all_is_open() -> None:
    position = situation(4, ALONE, "round 7", "engineers 0 0 0 0 0 0 0", *HANDS)
    play(position, "pass")
    seen = TITLE.veil(position, 3)
    assert hands(seen) == hands(position)
    assert seen.boxed == position.boxed


def test_what_one_saw_in_the_stack_is_remembered_when_imagining() -> None:
    """Seat 1 looked through the stack: what was not there is in the box, or was taken before."""
    position = situation(4, *EARN, *HANDS[:1], "seat 2 end-cards end-workers")
    play(position, "T12 sp-black token-cards done ten-points")
    unseen = {0, 4, 1}
    for seed in range(30):
        imagined = TITLE.imagine(TITLE.veil(position, 0), 0, Random(seed))
        boxed = {card for card in range(len(END_BONUSES)) if imagined.boxed >> card & 1}
        assert boxed | set(imagined.mats[1].end_cards) == unseen
        assert TITLE.misplaced(imagined) == []


def test_imagining_tries_every_card() -> None:
    """A seat that never looked may meet any card in the box and in hands."""
    position = situation(4, *HANDS)
    veiled = TITLE.veil(position, 3)
    met = {card for seed in range(100) for card in hands(TITLE.imagine(veiled, 3, Random(seed)))[1]}
    assert met == set(range(len(END_BONUSES)))


def test_positions_alike_to_a_seat_offer_it_the_same_moves() -> None:
    position = dealt(3, bonuses="bonus-coin bonus-doubler")
    for seat in range(3):
        imagined = TITLE.imagine(TITLE.veil(position, seat), seat, Random(seat))
        assert imagined.moves() == position.moves()
        assert TITLE.picture(imagined, seat) == TITLE.picture(position, seat)
