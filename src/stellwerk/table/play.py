"""Moves, the end of a turn, and what then happens without a decision."""

from __future__ import annotations

from random import Random

from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER
from stellwerk.records.replay import give_turn
from stellwerk.table import acts
from stellwerk.table.course import play_along
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.planning import play_plan
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table
from stellwerk.table.turns import go_onward, make_move, need_legal


def play(
    table: Table,
    number: int,
    seen: int,
    move: str,
    at: int,
    chance: Random,
    *,
    times: int = 1,
    onward: bool = False,
    confirmed: bool = False,
) -> None:
    """A person makes the move with this text, having seen step `seen`.

    `times`: as often as that, one after another. With `onward`, what follows without a choice is
    made as well. With `confirmed`, a turn that it ends does not wait to be confirmed.
    """
    table.need_running()
    table.need_person(number)
    table.need_question(number, seen)
    turn = table.game.position.turns
    for _ in range(times):
        _play(table, number, move, at)
    if onward:
        go_onward(table, number, turn, at)
    play_automatic_steps(table, at, chance)
    if confirmed and table.holding == number:
        confirm(table, number, table.step, at, chance)


def play_instead(
    table: Table, number: int, seen: int, step: int, move: str, at: int, chance: Random
) -> None:
    """A person chooses another move for a step that was made by itself in this turn.

    What they did after it is done again, as far as that is still possible.
    """
    table.need_running()
    table.need_person(number)
    table.need_step(seen)
    game = table.game
    if step not in table.followed or step < len(game.move_list) - game.reach(number):
        raise RefusedError(Message("refused-undo-ends"))
    later = [entry.entry(number).move for entry in game.steps(step + 1)]
    again = [text for place, text in enumerate(later, step + 1) if place not in table.followed]
    table.note(acts.Undone(step), at)
    turn = game.position.turns
    _play(table, number, move, at)
    for text in again:
        go_onward(table, number, turn, at)
        if table.holding != NO_SEAT or table.awaited != [number]:
            break
        after = game.read(text)
        if after not in game.asked(number).moves():
            break
        make_move(table, number, after, at)
    go_onward(table, number, turn, at)
    play_automatic_steps(table, at, chance)


def play_bot(
    table: Table, number: int, seen: int, move: str, at: int, chance: Random, level: str = ""
) -> None:
    """A bot makes the move it thought about at step `seen`; `level` if it is not the usual one."""
    table.need_running()
    usual = table.seat(number).played_by_bot
    if not usual:
        raise NotYoursError(Message("refused-no-bot"))
    table.need_question(number, seen)
    _play(table, number, move, at, "" if level == usual else level)
    play_automatic_steps(table, at, chance)


def _play(table: Table, number: int, text: str, at: int, level: str = "") -> None:
    if number not in table.awaited:
        raise RefusedError(Message("refused-not-your-turn"))
    if table.holding != NO_SEAT:
        raise RefusedError(Message("refused-confirm-first"))
    move = table.game.read(text)
    need_legal(table, number, move)
    make_move(table, number, move, at, level)


def confirm(table: Table, number: int, seen: int, at: int, chance: Random) -> None:
    """The player ends the held turn."""
    table.need_running()
    table.need_person(number)
    table.need_step(seen)
    if table.holding != number:
        raise RefusedError(Message("refused-nothing-to-confirm"))
    table.note(acts.Confirmed(), at)
    play_automatic_steps(table, at, chance)


def prefer(
    table: Table,
    number: int,
    at: int,
    chance: Random,
    *,
    confirm: bool,
    declined: tuple[str, ...],
    passes: bool = False,
) -> None:
    """A seat says whether its turns end by confirming, and what it leaves to the table.

    That is which questions it always declines, and whether it `passes` with nothing to do.
    """
    table.need_person(number)
    unknown = sorted(set(declined) - set(table.title.reactions))
    if unknown:
        asked = {"title": table.title.name, "kind": repr(unknown[0])}
        if not table.title.reactions:
            raise RefusedError(Message("refused-no-reactions", asked))
        known = ", ".join(table.title.reactions)
        raise RefusedError(Message("refused-reaction", {"known": known, **asked}))
    table.note(acts.Preferred(number, confirm, tuple(sorted(set(declined))), passes), at)
    play_automatic_steps(table, at, chance)


def play_automatic_steps(table: Table, at: int, chance: Random) -> None:
    """Let the dealer draw and bots confirm, and do what seats have planned or left to the table.

    At a table with lessons, chance and bots follow the line of the course as long as it is played.

    This goes on until somebody has to decide.
    """
    while table.state == "running":
        if table.holding != NO_SEAT:
            if table.seats[table.holding].present:
                return
            table.note(acts.Confirmed(), at)
            continue
        if play_along(table, at):
            continue
        position = table.game.position
        if position.turn == DEALER:
            drawn = table.game.write(chance.choice(position.moves()))
            table.note(acts.Played(DEALER, drawn), at)
            continue
        if not _answer_standing(table, at) and not play_plan(table, at):
            return


def _answer_standing(table: Table, at: int) -> bool:
    """Do what a seat has left to the table: decline, or pass; whether there was anything."""
    for number in table.game.position.awaited():
        seat = table.seats[number]
        if not seat.present or not (seat.declined or seat.passes):
            continue
        position = table.game.position.copy()
        give_turn(position, number)
        move = table.title.standing_answer(position, seat.declined)
        if move is None and seat.passes and not _chose_before(table, number):
            move = table.title.nothing_to_do(position)
        if move is not None:
            table.note(acts.Played(number, table.game.write(move)), at)
            return True
    return False


def _chose_before(table: Table, number: int) -> bool:
    """Whether a seat has begun the turn that is going on, and may think about it again."""
    latest = table.game.latest
    return bool(latest) and table.drafting == number == latest[-1].actor
