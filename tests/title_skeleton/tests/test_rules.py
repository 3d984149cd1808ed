"""The rules of Skeleton, one after the other."""

from __future__ import annotations

import pytest

from stellwerk.core.errors import NotationError
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from title_skeleton.source.title import TITLE
from title_skeleton.tests.situations import (
    event_keys,
    open_moves,
    play,
    situation,
    why_not,
)

LAST = ("round 6", "active 2", "owed round choose")
"""The second of two players has the last turn of the game."""


@pytest.mark.rule("SK-1.1")
def test_all_wagons_lie_in_the_yard() -> None:
    position = TITLE.new_game(2)
    assert position.yard == [6, 6, 6, 6, 6, 6]
    assert TITLE.values(position)["in_the_yard"] == 36


@pytest.mark.rule("SK-1.2")
def test_everybody_gets_two_wagons_that_nobody_else_sees() -> None:
    position = TITLE.new_game(2)
    assert position.turn == DEALER
    play(position, "draw-1 draw-6 draw-2 draw-3")
    assert [train.hand for train in position.trains] == [[0, 5], [1, 2]]
    assert position.turn == 0
    for seat, hands in (
        (0, [["wagon-1", "wagon-6"], ["hidden", "hidden"]]),
        (SPECTATOR, [["hidden", "hidden"], ["hidden", "hidden"]]),
    ):
        values = TITLE.values(TITLE.veil(position, seat))
        assert [board["hand"] for board in values["seats"]] == hands
        assert values["in_the_yard"] == 32


@pytest.mark.rule("SK-1.2")
def test_only_the_owner_sees_which_wagon_is_drawn() -> None:
    position = TITLE.new_game(2)
    (move, *_) = position.moves()
    assert TITLE.veil_move(position, move, 0) == move
    assert TITLE.write_move(position, TITLE.veil_move(position, move, 1)) == "draw-hidden"


@pytest.mark.rule("SK-2.1")
def test_a_wagon_is_coupled_or_sent_away_in_the_order_of_seats() -> None:
    position = situation(
        2,
        "seat 1 hand wagon-2 wagon-5",
        "seat 2 hand wagon-4 wagon-4",
        "owed round",
    )
    assert position.turn == 0
    assert open_moves(position) == ["couple-2", "couple-5", "send-2", "send-5"]
    assert why_not(position, "couple-3") == ("why-not-held", "SK-2.1")
    play(position, "couple-5 draw-1")
    assert position.turn == 1
    assert open_moves(position) == ["couple-4", "send-4"]
    play(position, "send-4 draw-1")
    assert position.turn == 0
    assert (position.trains[0].wagons, position.depot) == ([4], [3])


@pytest.mark.rule("SK-2.2")
def test_no_wagon_is_heavier_than_the_one_before_it() -> None:
    position = situation(
        2, "seat 1 hand wagon-4 wagon-5", "seat 1 wagons wagon-4", "owed round choose"
    )
    assert open_moves(position) == ["couple-4", "send-4", "send-5"]
    assert why_not(position, "couple-5") == ("why-too-heavy", "SK-2.2")


@pytest.mark.rule("SK-2.3")
def test_then_a_wagon_is_drawn() -> None:
    position = situation(2, "seat 1 hand wagon-2 wagon-5", "owed round choose")
    play(position, "send-2")
    assert position.turn == DEALER
    assert why_not(position, "send-5") == ("why-drawn", "SK-2.3")
    play(position, "draw-3")
    assert position.trains[0].hand == [2, 4]


@pytest.mark.rule("SK-3.1")
def test_a_coupled_wagon_brings_its_weight() -> None:
    position = situation(2, "seat 1 hand wagon-2 wagon-5", "owed round choose")
    play(position, "couple-5")
    assert position.scores() == [5, 0]
    assert event_keys(position) == ["event-coupled"]


@pytest.mark.rule("SK-3.2")
def test_the_game_ends_after_six_rounds() -> None:
    position = situation(2, *LAST, "seat 2 hand wagon-2 wagon-5")
    play(position, "send-2 draw-1")
    assert position.turn == NOBODY
    assert why_not(position, "send-5") == ("why-over", "SK-3.2")


@pytest.mark.rule("SK-3.3")
def test_the_longest_train_brings_four_points_at_the_end() -> None:
    position = situation(
        2, *LAST, "seat 1 wagons wagon-1", "seat 2 wagons wagon-3", "seat 2 hand wagon-2 wagon-5"
    )
    assert TITLE.forecast(position) == [[0, 4], [0, 4]]
    play(position, "couple-2")
    assert TITLE.forecast(position) == [[0, 0], [0, 4]]
    play(position, "draw-1")
    assert position.scores() == [0, 6]
    assert event_keys(position) == ["event-coupled", "event-drawn", "event-longest"]


@pytest.mark.rule("SK-3.3")
def test_no_train_is_not_the_longest() -> None:
    position = situation(2, *LAST, "seat 2 hand wagon-2 wagon-5")
    play(position, "send-2 draw-1")
    assert position.scores() == [0, 0]


@pytest.mark.rule("SK-3.4")
def test_most_points_win_and_ties_are_shared() -> None:
    position = situation(3, "seat 1 points 7", "seat 2 points 9", "seat 3 points 9")
    assert position.winners() == [1, 2]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("depot wagon-1 wagon-1 wagon-1 wagon-1 wagon-1 wagon-1 wagon-1", "more than 6 of wagon-1"),
        ("seat 1 hand hidden hidden", "something is hidden"),
        ("active 3", "there is no seat 3"),
        ("depot wagon-7", "'wagon-7' is none of"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        situation(2, line)


def test_a_text_that_is_no_move_is_refused() -> None:
    with pytest.raises(NotationError, match="'couple-7' is not a move"):
        TITLE.read_move(TITLE.new_game(2), "couple-7")
