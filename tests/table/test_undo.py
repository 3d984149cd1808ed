"""How far undo reaches: derived from the game, farther only by consent."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import DEALER
from stellwerk.table.consent import answer, ask_pause, resume
from stellwerk.table.errors import RefusedError, StaleError
from stellwerk.table.game import Game
from stellwerk.table.play import confirm, play, prefer
from stellwerk.table.undo import ask_undo, restart_turn, undo_step
from stellwerk.titles import load_title
from table.tables import advance, running

LUCK = Random(3)


def test_steps_and_turns_are_taken_back() -> None:
    table = running()
    for seat in (0, 1):
        play(table, seat, table.step, "left", 1, LUCK)
    start = table.game.position.state()
    play(table, 0, table.step, "whistle", 1, LUCK)
    middle = table.game.position.state()
    play(table, 0, table.step, "at2", 1, LUCK)
    assert table.game.reach(0) == 2
    undo_step(table, 0, table.step, 2, LUCK)
    assert table.game.position.state() == middle
    play(table, 0, table.step, "at2", 3, LUCK)
    restart_turn(table, 0, table.step, 4, LUCK)
    assert table.game.position.state() == start
    with pytest.raises(RefusedError, match="You have nothing to undo"):
        undo_step(table, 0, table.step, 5, LUCK)


def test_undo_needs_the_step_it_was_asked_at() -> None:
    table = running()
    play(table, 0, table.step, "left", 1, LUCK)
    with pytest.raises(StaleError):
        undo_step(table, 0, table.step - 1, 2, LUCK)


def test_not_past_another_seats_act() -> None:
    table = running(players=3)
    play(table, 0, table.step, "left", 1, LUCK)
    play(table, 1, table.step, "left", 1, LUCK)
    assert table.game.reach(0) == 0
    assert table.game.reach(1) == 1
    undo_step(table, 1, table.step, 2, LUCK)
    assert table.awaited == [1, 2]
    assert table.game.reach(0) == 0, "somebody acted since, even if they took it back"


def test_not_past_a_secret_that_came_to_light() -> None:
    """The last choice of tracks turns all wagons up."""
    table = running()
    play(table, 0, table.step, "left", 1, LUCK)
    play(table, 1, table.step, "right", 1, LUCK)
    assert table.game.reach(1) == 0


def test_not_past_a_chance_outcome() -> None:
    table = running()
    for seat in (0, 1):
        play(table, seat, table.step, "left", 1, LUCK)
    for seat in (0, 1):
        play(table, seat, table.step, "rest", 1, LUCK)
        assert table.game.reach(seat) == 1
        confirm(table, seat, table.step, 1, LUCK)
    assert table.game.latest[-1].actor == DEALER
    assert table.game.reach(1) == table.game.reach(DEALER) == 0


@pytest.mark.parametrize("title", ["russian-railroads", "volldampf", "tiny"])
def test_no_step_in_reach_told_anybody_anything(title: str) -> None:
    """Along random games: within reach, one actor, no dealer, and every veil stays the same."""
    rng = Random(11)
    table = running(title, 2)
    for seat in (0, 1):
        prefer(table, seat, 0, rng, confirm=False, declined=())
    reached = 0
    for _ in range(120):
        if table.state != "running":
            break
        advance(table, rng)
        actor = table.game.latest[-1].actor
        reach = table.game.reach(actor)
        reached += reach
        for step in table.game.steps(len(table.game.move_list) - reach):
            assert step.actor == actor >= 0
            assert not step.alone
    assert reached


def test_taking_the_end_cards_in_hand_cannot_be_undone() -> None:
    """Russian Railroads: whoever looked through the stack has seen it."""
    start = [
        "passed 2 3 4",
        "boxed end-flat end-black",
        "seat 1 coins 0",
        "seat 1 st-petersburg black 3",
        "seat 1 locomotives 1 0 4 0",
    ]
    game = Game(load_title("russian-railroads"), 4, {}, start)

    def play_text(text: str) -> None:
        game.play(0, game.title.read_move(game.position, text))

    for text in ("T12", "sp-black", "token-cards"):
        play_text(text)
    assert game.reach(0) == 3
    play_text("card-worker")
    assert game.reach(0) == 0, "looking"
    play_text("end-tokens")
    assert game.reach(0) == 0, "taking"


def test_everyone_agrees_or_nothing_goes_farther_back() -> None:
    table = running(players=3)
    play(table, 0, table.step, "left", 1, LUCK)
    play(table, 1, table.step, "left", 1, LUCK)
    kept = len(table.game.move_list) - 2
    ask_undo(table, 0, table.step, kept, 2, LUCK)
    with pytest.raises(RefusedError, match="already an open question"):
        ask_pause(table, 1, 2, LUCK)
    answer(table, 1, 3, LUCK, yes=True)
    assert table.awaited == [2]
    answer(table, 2, 3, LUCK, yes=True)
    assert table.awaited == [0, 1, 2]
    ask_undo(table, 0, table.step, 0, 4, LUCK)
    answer(table, 1, 4, LUCK, yes=False)
    assert table.question is None
    assert len(table.game.move_list) == kept


def test_a_move_answers_no_question_about_the_former_state() -> None:
    table = running(players=3)
    play(table, 0, table.step, "left", 1, LUCK)
    ask_undo(table, 0, table.step, 0, 2, LUCK)
    play(table, 1, table.step, "left", 2, LUCK)
    with pytest.raises(RefusedError, match="There is no open question"):
        answer(table, 2, 3, LUCK, yes=True)


def test_undo_goes_back_to_a_step_of_the_game() -> None:
    table = running()
    with pytest.raises(RefusedError, match="can go back to step 0 to 1"):
        ask_undo(table, 0, table.step, 2, 1, LUCK)


def test_pause_by_consent_resumed_by_anybody() -> None:
    table = running()
    ask_pause(table, 0, 1, LUCK)
    play(table, 0, table.step, "left", 1, LUCK)
    assert table.question is not None, "a pause is wanted after the move as well"
    answer(table, 1, 2, LUCK, yes=True)
    with pytest.raises(RefusedError, match="paused"):
        play(table, 1, table.step, "left", 3, LUCK)
    resume(table, 1, 4, LUCK)
    play(table, 1, table.step, "left", 5, LUCK)
