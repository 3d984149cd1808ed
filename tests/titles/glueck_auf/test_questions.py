"""Decisions as values, and the prompts made from them."""

from __future__ import annotations

from typing import Any

import pytest

from stellwerk.core.position import SPECTATOR
from stellwerk.locales import Phrases
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.title import TITLE
from titles.glueck_auf.situations import choose, only_open, open_moves, play, situation

LATER = ("seat 1 track-1 wheel-wagon:wheel-double", "pile-orders barracks-2")
"""A load that lacks an engine and an order."""


def asked(position: Colliery, seat: int = 0) -> dict[str, Any]:
    """The decision a seat has to make."""
    found = TITLE.asked(TITLE.veil(position, seat))
    assert found is not None
    return {"kind": found.kind, **found.about}


def said(position: Colliery) -> str:
    return Phrases(TITLE.id).say(TITLE.prompt(position))


def test_the_dealer_is_asked_for_the_starter_and_for_cards() -> None:
    position = TITLE.new_game(2)
    assert asked(position) == {"kind": "draw-starter"}
    position.play(position.moves()[0])
    assert asked(position) == {"kind": "turn-up", "pile": "lorries-1"}


def test_a_turn_says_what_is_open() -> None:
    position = situation(3)
    assert asked(position) == {"kind": "turn"}
    position = situation(4, *only_open(), "seat 1 innovations extra-share")
    assert asked(position) == {"kind": "turn-pass"}


def test_who_cannot_see_a_hand_is_not_told_what_it_opens() -> None:
    secret = (
        "glimpses 1:orders:barracks-1,barracks-2:-,-:barracks-2",
        "pile-orders barracks-3 25 0.0",
        "seat 1 orders ~barracks-2",
    )
    hand = ("seat 1 innovations extra-engine", LATER[0])
    position = situation(4, *only_open("delivery"), *secret, *hand)
    assert asked(position, 0) == {"kind": "turn-innovation"}
    for seat in (1, SPECTATOR):
        assert asked(position, seat) == {"kind": "turn"}


@pytest.mark.rule("GA-8.8", "GA-8.9")
def test_only_another_innovation_may_open_an_area() -> None:
    hand = "seat 1 innovations extra-engine extra-order"
    position = situation(4, *only_open("delivery"), *LATER, hand)
    assert open_moves(position) == {"extra-engine", "extra-order", "pass"}
    assert asked(position) == {"kind": "turn-innovation"}
    play(position, "extra-order")
    assert open_moves(position) == {"extra-engine"}
    assert asked(position) == {"kind": "turn-on-innovation"}
    assert said(position) == (
        "No area is open to you yet: play another innovation, then send workers."
    )
    play(position, "extra-engine track-1")
    assert asked(position) == {"kind": "turn-on"}
    assert said(position) == ("Now send workers to an area; you may play another innovation first.")


def test_a_payment_says_what_is_left_of_the_price() -> None:
    position = choose(situation(4, "area-shares 4"), "shares")
    assert asked(position) == {"kind": "pay", "area": "shares", "workers": 5, "price": 5}
    choose(position, "pay-3")
    assert asked(position) == {"kind": "pay", "area": "shares", "workers": 2, "price": 5}
    assert asked(position, 1) == asked(position)


def test_actions_say_what_they_are_about() -> None:
    lines = (
        "seat 1 row wheel-1 fox-double",
        "pile-wagons-1 wild-wagon",
        "seat 1 orders barracks-1",
    )
    trains = (
        "seat 1 track-1 engine-A wheel-wagon:wheel-2 wheel-wagon",
        "seat 1 track-2 engine-A tower-wagon:tower-2",
    )
    position = situation(4, *lines, *trains, "seat 1 innovations extra-lorry")
    taken = play(position.copy(), "wagons-1")
    assert asked(taken) == {"kind": "place", "card": "wild-wagon"}
    mining = play(position.copy(), "mining-1-2")
    assert asked(mining) == {"kind": "mine", "least": 1, "most": 2}
    looking = play(position.copy(), "wild")
    assert asked(looking) == {"kind": "wild"}
    choose(looking, "orders")
    assert asked(looking) == {"kind": "look", "pile": "orders"}
    play(looking, "factories-4#1 furnaces-3#1 factories-3#1")
    assert asked(looking, 2) == {"kind": "keep"}
    assert asked(play(position.copy(), "extra-lorry")) == {"kind": "take", "card": "lorry"}
    assert asked(play(position.copy(), "delivery")) == {"kind": "deliver"}
    assert asked(play(position, "shares")) == {"kind": "afterwards"}


def test_a_delivery_asks_for_its_orders_and_for_more_trains() -> None:
    trains = (
        "seat 1 track-1 engine-B wheel-wagon:wheel-double",
        "seat 1 track-2 engine-B tower-wagon:tower-2",
    )
    position = situation(3, *trains, "seat 1 orders barracks-1*2 furnaces-1")
    play(position, "delivery track-1")
    assert asked(position) == {"kind": "assign", "track": 1, "lorries": 2}
    play(position, "fulfil-furnaces-1")
    assert asked(position) == {"kind": "deliver-more", "card": "engine-B"}


def test_nothing_is_asked_when_the_game_is_over() -> None:
    position = situation(2, "shift 1", "seat 1 tokens 1", "owed")
    assert TITLE.asked(position) is None
    assert said(position) == "The game is over."
