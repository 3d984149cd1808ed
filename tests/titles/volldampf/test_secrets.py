"""What a seat may know: hands and the face-down pile (VD-10.2); bids are in test_two_players."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import hand, play, situation

HANDS = ("seat 1 actions sabotage", "seat 2 actions bargain subsidy", "seat 3 actions new-plan")


@pytest.mark.rule("VD-10.2")
def test_others_see_how_many_cards_somebody_holds() -> None:
    one = situation(3, "active 1", *HANDS, "owed transport")
    other = situation(
        3,
        "active 1",
        "seat 1 actions sabotage",
        "seat 2 actions all-new new-plan",
        "seat 3 actions subsidy",
        "owed transport",
    )
    assert fingerprint(TITLE.veil(one, 0)) == fingerprint(TITLE.veil(other, 0))
    assert fingerprint(TITLE.veil(one, 1)) != fingerprint(TITLE.veil(other, 1))
    view = TITLE.veil(one, 0)
    assert [company.hidden for company in view.companies] == [0, 2, 1]
    assert hand(view, 0) == ["sabotage"]
    assert c.size(view.deck) == 13
    assert TITLE.misplaced(view) == []


@pytest.mark.rule("VD-10.2")
def test_a_spectator_sees_no_hand() -> None:
    view = TITLE.veil(situation(3, "active 1", *HANDS, "owed transport"), SPECTATOR)
    assert [company.hidden for company in view.companies] == [1, 2, 1]
    assert view.moves() == []


@pytest.mark.rule("VD-10.2", "VD-10.5")
def test_a_question_looks_the_same_whatever_the_one_who_is_asked_holds() -> None:
    views = set()
    for card in c.ACTIONS:
        position = situation(
            3,
            "active 1",
            "stones blue@HAM",
            "seat 1 track N2",
            f"seat 2 actions {card}",
            "owed transport",
        )
        play(position, "blue@HAM N2 deliver")
        assert position.turn == 1
        views.add(fingerprint(TITLE.veil(position, 0)))
        views.add(fingerprint(TITLE.veil(position, SPECTATOR)))
    assert len(views) == 1


@pytest.mark.rule("VD-10.2")
def test_only_who_draws_a_card_sees_it_and_not_where_its_twin_is() -> None:
    position = situation(3, "active 1", "owed transport")
    play(position, "skip")
    assert position.turn == DEALER
    first, second = (TITLE.read_move(position, f"draw-bargain-{n}") for n in (1, 2))
    assert TITLE.veil_move(position, second, 0) == first
    assert TITLE.veil_move(position, first, 1) == c.HIDDEN_ACTION
    assert TITLE.veil_move(position, first, SPECTATOR) == c.HIDDEN_ACTION


@pytest.mark.rule("VD-10.4")
def test_a_card_drawn_from_a_hand_is_seen_by_two_players() -> None:
    position = situation(3, "active 1", "seat 2 actions bargain", "owed draw-1-from-2")
    move = TITLE.read_move(position, "draw-bargain-1")
    assert [TITLE.veil_move(position, move, seat) for seat in (0, 1)] == [move, move]
    assert TITLE.veil_move(position, move, 2) == c.HIDDEN_ACTION


@pytest.mark.rule("VD-10.2")
def test_imagined_hands_vary_and_keep_what_is_known() -> None:
    position = situation(3, "active 1", *HANDS, "discard subsidy", "owed transport")
    view = TITLE.veil(position, 0)
    rng = Random(1)
    imagined = [TITLE.imagine(view, 0, rng) for _ in range(200)]
    for table_ in imagined:
        assert hand(table_, 0) == ["sabotage"]
        assert [c.size(company.actions) for company in table_.companies] == [1, 2, 1]
        assert TITLE.misplaced(table_) == []
        assert "subsidy subsidy" not in " ".join(hand(table_, 1))
    assert len({company.actions for table_ in imagined for company in table_.companies}) > 20


@pytest.mark.rule("VD-10.2")
def test_events_keep_drawn_cards_to_their_player() -> None:
    position = TITLE.new_game(3)
    position.events = []
    rng = Random(2)
    while position.turn != NOBODY:
        position.play(rng.choice(position.moves()))
    drawn = [event for event in position.events if event.key == "event-drawn"]
    assert drawn
    assert all(event.only in range(3) for event in drawn)
    public = [event for event in position.events if event.key == "event-draw"]
    assert public
    assert all("action" not in event.params for event in public)


@pytest.mark.rule("VD-10.4")
def test_the_robbed_player_remembers_the_card_while_it_is_held() -> None:
    position = situation(3, "active 1", "seat 2 actions bargain sabotage", "owed draw-1-from-2")
    play(position, "draw-bargain-1")
    assert hand(TITLE.veil(position, 1), 0) == ["bargain"]
    assert hand(TITLE.veil(position, 2), 0) == []
    rng = Random(3)
    for _ in range(20):
        imagined = TITLE.imagine(TITLE.veil(position, 1), 1, rng)
        assert "bargain" in hand(imagined, 0)
    assert "seat 1 shown bargain@2" in TITLE.write_position(position)
    assert "seat 1 shown" in TITLE.write_position(TITLE.veil(position, 2))


@pytest.mark.rule("VD-10.4")
def test_a_card_that_is_played_is_no_longer_remembered() -> None:
    position = situation(
        3,
        "active 1",
        "seat 1 actions bargain bargain",
        "seat 1 shown bargain@2",
        "seat 1 routes N N",
        "owed lay",
    )
    play(position, "bargain")
    assert hand(position, 0) == ["bargain"]
    assert position.companies[0].shown == [0, 0, 0]


@pytest.mark.rule("VD-10.4")
def test_a_second_robbery_makes_uncertain_what_others_knew() -> None:
    """Seat 2 knew the bargain in hand 1; seat 3 now takes a card from there."""
    lines = ("seat 1 actions bargain sabotage", "seat 1 shown bargain@2", "owed draw-3-from-1")
    position = situation(3, *lines)
    assert hand(TITLE.veil(position, 1), 0) == ["bargain"]
    play(position, "draw-sabotage-1")
    assert hand(TITLE.veil(position, 1), 0) == []
    assert hand(TITLE.veil(position, 0), 2) == ["sabotage"]
