"""What clients get: the values of a position and of a decision."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stellwerk.core.errors import NotationError
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from stellwerk.locales import Phrases
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.phases import PHASES
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.rules import EFFECTS
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import eager, play, situation


def asked(position: Railroad) -> dict[str, Any]:
    found = TITLE.asked(position)
    assert found is not None
    return {"kind": found.kind, **found.about}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_goes_through_all_phases_and_asks_only_what_is_declared(players: int) -> None:
    position = TITLE.new_game(players)
    rng = Random(players)
    phases: list[str] = []
    while position.turn != NOBODY:
        phase = TITLE.values(position)["phase"]
        if phases[-1:] != [phase]:
            phases.append(phase)
        assert asked(position)["kind"] in TITLE.asks
        position.play(eager(position, rng))
    assert tuple(phases[1:8]) == (*PHASES[1:], "goods")
    assert TITLE.asked(position) is None


def test_every_effect_that_asks_has_a_kind() -> None:
    """A decision or draw that is new has to say what it asks."""
    kinds = {"draw": "draw", "goods": "goods", "rob": "rob"}
    by_themselves = {"round", "income", "last-cards", "stock", "bonds", "auction", "choice"}
    by_themselves |= {"bonds-in-secret", "bids-in-secret", "regrouping", "laying", "transports"}
    by_themselves |= {"sabotages", "subsidies"}
    for effect in EFFECTS.effects:
        if effect.name not in by_themselves:
            name = effect.name.rstrip("?")
            assert kinds.get(name.partition("-")[0], name) in TITLE.asks, name


@pytest.mark.rule("VD-5.5", "VD-5.6")
def test_a_bidder_is_told_what_passing_would_cost() -> None:
    position = situation(4, "active 1", "owed auction bid")
    assert asked(position) == {"kind": "bid", "if_passing": None}
    play(position, "bid-3 bid-4 bid-5 bid-6")
    assert asked(position)["if_passing"] == {"number": 4, "price": 0, "share": "free"}
    play(position, "pass")
    assert asked(position)["if_passing"] == {"number": 3, "price": 2, "share": "half"}
    play(position, "pass")
    assert asked(position)["if_passing"] == {"number": 2, "price": 5, "share": "full"}
    assert TITLE.values(position)["standings"] == [
        {"seat": 0, "number": 4, "price": 0},
        {"seat": 1, "number": 3, "price": 2},
    ]


@pytest.mark.rule("VD-13.5")
def test_a_secret_choice_is_a_hidden_value_for_the_other() -> None:
    position = situation(2, "active 1", "owed secret-bids")
    play(position, "bid-3")
    seen = [TITLE.values(TITLE.veil(position, seat)) for seat in (0, 1, SPECTATOR)]
    assert [values["seats"][0]["sealed"] for values in seen] == [3, "hidden", "hidden"]
    assert [values["seats"][1]["sealed"] for values in seen] == [None, None, None]
    assert "seat 1 sealed hidden" in TITLE.write_position(TITLE.veil(position, 1))


@pytest.mark.rule("VD-10.4")
def test_what_a_seat_sees_can_be_read_while_a_hidden_hand_is_drawn_from() -> None:
    position = situation(3, "active 1", "seat 2 actions bargain", "owed draw-1-from-2")
    assert asked(position) == {"kind": "draw", "seat": 0, "victim": 1}
    veiled = TITLE.veil(position, 2)
    lines = TITLE.write_position(veiled)
    again = TITLE.read_veiled(3, TITLE.options_of(position), lines, 2)
    assert (again.state(), again.turn, again.moves()) == (veiled.state(), DEALER, [])


@pytest.mark.parametrize("line", ["seat 1 hidden 1", "seat 1 sealed hidden"])
def test_a_whole_position_has_nothing_hidden(line: str) -> None:
    with pytest.raises(NotationError, match="something is hidden"):
        situation(2, "active 2", line, "owed secret-bids")


def test_a_stone_on_its_way_is_a_value() -> None:
    position = situation(
        3, "active 1", "stones blue@HAM red@HAM red@HAM", "seat 1 track N2", "owed transport"
    )
    assert asked(position) == {"kind": "transport", "number": 1, "reach": 6, "movable": True}
    play(position, "blue@HAM")
    values = TITLE.values(position)
    assert values["cargo"] == {"colour": "blue", "field": "HAM"}
    assert values["stones"] == {"blue": ["HAM"], "violet": [], "red": ["HAM", "HAM"], "yellow": []}
    assert asked(position) == {
        "kind": "step",
        "colour": "blue",
        "start": "HAM",
        "place": "HAM",
        "subsidised": False,
    }


def test_what_is_left_is_told_without_what_a_seat_cannot_know() -> None:
    position = situation(3, "active 1", "seat 2 actions bargain subsidy", "owed transport")
    whole = TITLE.values(position)["supply"]
    assert whole["actions"] == c.size(c.ALL_ACTIONS) - 2
    assert whole["stones"] == c.size(c.ALL_STONES)
    assert whole["routes"] == c.size(c.ALL_ROUTES) - c.ROUTES_OUT_UNSEEN[3]
    assert TITLE.values(TITLE.veil(position, 0))["supply"] == whole


@pytest.mark.rule("VD-11.3")
@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_a_subsidy_that_needs_help_asks_for_the_card_and_no_stone(language: str) -> None:
    lines = ("active 1", "stones red@HAM", "seat 1 track N2", "place 0")
    helped = situation(3, *lines, "seat 1 actions new-plan", "owed subsidies subsidised")
    assert asked(helped) == {"kind": "subsidised", "reach": 6, "movable": False}
    assert TITLE.prompt(helped).key == "ask-subsidised-helped"
    phrases = Phrases(TITLE.id, ("Anna", "Bert", "Cleo"), language)
    assert phrases.say(TITLE.prompt(helped))
    assert phrases.faults == set()
    play(helped, "new-plan red@HAM HAN")
    assert asked(helped)["kind"] == "subsidised"
