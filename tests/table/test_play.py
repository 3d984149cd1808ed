"""Moves, stale moves, confirmed turns, simultaneous choices and standing answers."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import IllegalMoveError, NotationError
from stellwerk.core.position import DEALER
from stellwerk.table.clock import Clock
from stellwerk.table.errors import NotYoursError, RefusedError, StaleError
from stellwerk.table.lifecycle import open_table, seat_bot, sit, start
from stellwerk.table.perspective import perspective
from stellwerk.table.play import confirm, play, play_bot, prefer
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.undo import undo_step
from stellwerk.table.view import view
from stellwerk.titles import load_title
from table.tables import advance, open_moves, running, seated
from tiny.position import TinyPosition

LUCK = Random(3)


def test_the_dealer_draws_before_anybody_is_asked() -> None:
    table = running(players=3)
    assert [actor for actor, _ in table.game.move_list] == [DEALER] * 3
    assert table.awaited == [0, 1, 2]


def test_a_stale_move_is_refused_and_changes_nothing() -> None:
    table = at_turn_of_first()
    play(table, 0, table.step, "rest", 1, LUCK)
    confirm(table, 0, table.step, 1, LUCK)
    before = table.game.position.state()
    for seen in (table.step - 1, table.step + 1):
        with pytest.raises(StaleError, match="look again"):
            play(table, 1, seen, "rest", 2, LUCK)
    assert table.game.position.state() == before
    play(table, 1, table.step, "rest", 2, LUCK)


def test_a_step_number_never_comes_back_after_undo() -> None:
    table = running()
    play(table, 0, table.step, "left", 1, LUCK)
    seen = table.step
    undo_step(table, 0, table.step, 2, LUCK)
    play(table, 0, table.step, "right", 3, LUCK)
    assert table.step > seen


def test_simultaneous_choices_come_in_any_order() -> None:
    table = running(players=3)
    for seat in (2, 0, 1):
        assert open_moves(table, seat) == ["left", "right"]
        play(table, seat, table.step, "left", 1, LUCK)
    assert table.awaited == [0]


def test_choices_made_at_once_need_not_wait_for_each_other() -> None:
    """What the others choose changes nothing for a seat that saw the same question."""
    table = running(players=3)
    seen = table.step
    play(table, 2, seen, "left", 1, LUCK)
    with pytest.raises(StaleError):
        play(table, 2, seen, "right", 1, LUCK)
    play(table, 0, seen, "left", 1, LUCK)
    with pytest.raises(StaleError):
        play(table, 1, seen - 1, "left", 1, LUCK)
    play(table, 1, seen, "left", 1, LUCK)
    assert table.awaited == [0]
    with pytest.raises(StaleError):
        play(table, 0, seen, "rest", 1, LUCK)


def test_after_undo_everybody_looks_again() -> None:
    table = running(players=3)
    seen = table.step
    play(table, 2, seen, "left", 1, LUCK)
    undo_step(table, 2, table.step, 1, LUCK)
    with pytest.raises(StaleError):
        play(table, 0, seen, "left", 1, LUCK)


def test_two_secret_bids_may_be_sent_at_the_same_time() -> None:
    """Volldampf for two: the slower of two secret choices is as good as the faster."""
    table = running("volldampf", 2)
    rng = Random(1)
    together = 0
    for _ in range(60):
        if len(table.awaited) == 1:
            advance(table, rng)
            continue
        seen = table.step
        first, second = rng.sample(table.awaited, 2)
        choices = {seat: rng.choice(open_moves(table, seat)) for seat in (first, second)}
        play(table, first, seen, choices[first], 1, rng)
        assert open_moves(table, second).count(choices[second]) == 1
        play(table, second, seen, choices[second], 1, rng)
        together += 1
    assert together


def test_nobody_plays_for_another_or_out_of_turn() -> None:
    table = running()
    play(table, 0, table.step, "left", 1, LUCK)
    with pytest.raises(RefusedError, match="not your turn"):
        play(table, 0, table.step, "left", 1, LUCK)
    with pytest.raises(NotYoursError):
        play_bot(table, 1, table.step, "left", 1, LUCK)
    with pytest.raises(RefusedError, match="seats 1 to 2"):
        play(table, 7, table.step, "left", 1, LUCK)


def test_nonsense_and_closed_moves_are_refused() -> None:
    table = running()
    with pytest.raises(NotationError):
        play(table, 0, table.step, "jump", 1, LUCK)
    with pytest.raises(IllegalMoveError):
        play(table, 0, table.step, "whistle", 1, LUCK)
    assert table.awaited == [0, 1]


def at_turn_of_first() -> Table:
    table = running()
    play(table, 0, table.step, "left", 1, LUCK)
    play(table, 1, table.step, "left", 1, LUCK)
    return table


def test_a_turn_ends_when_it_is_confirmed() -> None:
    table = at_turn_of_first()
    play(table, 0, table.step, "rest", 2, LUCK)
    assert table.holding == 0
    assert table.awaited == [0]
    assert view(table, "t", 0).undo.confirm
    with pytest.raises(RefusedError, match="confirm it, or undo"):
        play(table, 0, table.step, "rest", 2, LUCK)
    with pytest.raises(RefusedError, match="no turn to confirm"):
        confirm(table, 1, table.step, 2, LUCK)
    confirm(table, 0, table.step, 3, LUCK)
    assert table.awaited == [1]


def test_a_seat_may_do_without_confirming() -> None:
    table = at_turn_of_first()
    prefer(table, 0, 2, LUCK, confirm=False, declined=())
    play(table, 0, table.step, "rest", 2, LUCK)
    assert table.holding == NO_SEAT
    assert table.awaited == [1]


def test_the_last_choice_that_shows_all_wagons_is_not_held() -> None:
    table = at_turn_of_first()
    assert table.holding == NO_SEAT
    assert table.game.reach(1) == 0


def test_before_the_start_and_after_the_end_nobody_moves() -> None:
    table = seated()
    with pytest.raises(RefusedError, match="not begun"):
        play(table, 0, table.step, "left", 1, LUCK)
    start(table, 1, LUCK)
    while table.state == "running":
        advance(table, LUCK)
    with pytest.raises(RefusedError, match="over"):
        play(table, 0, table.step, "left", 1, LUCK)


def test_a_question_a_seat_always_declines_is_not_asked() -> None:
    """Volldampf asks everyone with a hidden card; a standing answer settles it."""
    answered = 0
    for luck in range(6):
        rng = Random(luck)
        table = seated("volldampf", 3)
        start(table, 0, rng)
        kinds = table.title.reactions
        for seat in range(3):
            prefer(table, seat, 0, rng, confirm=False, declined=kinds)
        for _ in range(400):
            if table.state != "running":
                break
            seat = table.awaited[0]
            assert table.title.standing_answer(table.game.asked(seat), kinds) is None
            steps = len(table.game.move_list)
            advance(table, rng)
            answered += sum(step.actor >= 0 for step in table.game.steps(steps + 1))
    assert answered


def test_a_standing_answer_to_no_question_of_the_title_is_refused() -> None:
    table = running()
    with pytest.raises(RefusedError, match="never asks about 'weather'"):
        prefer(table, 0, 1, LUCK, confirm=True, declined=("weather",))


def test_people_and_bots_finish_every_title() -> None:
    for title in ("tiny", "russian-railroads"):
        table = open_table(load_title(title), 2, {}, Clock(), 0)
        sit(table, 0, "p0", "Anna", 0)
        seat_bot(table, 1, "random", 0)
        rng = Random(5)
        start(table, 0, rng)
        while table.state == "running":
            advance(table, rng)
        assert table.state == "over"
        assert Table.load([(0, table.opened), *table.fresh[1:]]).game.position.state() == (
            table.game.position.state()
        )


def test_the_reason_of_a_refusal_follows_from_what_the_seat_sees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = running()
    asked: list[TinyPosition] = []

    def why_not(position: TinyPosition, _move: int) -> None:
        asked.append(position)

    monkeypatch.setattr(table.title, "why_not", why_not)
    with pytest.raises(IllegalMoveError, match=r"^whistle is not possible now\.$"):
        play(table, 0, table.step, "whistle", 1, LUCK)
    (seen,) = asked
    assert table.title.values(seen) == perspective(table, 0).values
    assert perspective(table, 0).values != table.title.values(table.game.position)
