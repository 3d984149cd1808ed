"""Moves, the end of a turn, and what follows without anybody deciding."""

from __future__ import annotations

from random import Random

from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER
from stellwerk.records.replay import give_turn
from stellwerk.table import acts
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.perspective import perspective
from stellwerk.table.secrecy import reveals
from stellwerk.table.table import NO_SEAT, Table


def play(table: Table, number: int, seen: int, move: str, at: int, chance: Random) -> None:
    """A person makes the move with this text, having seen step `seen`."""
    table.need_running()
    table.need_person(number)
    table.need_question(number, seen)
    _play(table, number, move, at, chance)


def play_bot(
    table: Table, number: int, seen: int, move: str, at: int, chance: Random, level: str = ""
) -> None:
    """A bot makes the move it thought about at step `seen`; `level` if it is not the usual one."""
    table.need_running()
    usual = table.seat(number).played_by_bot
    if not usual:
        raise NotYoursError(Message("refused-no-bot"))
    table.need_question(number, seen)
    _play(table, number, move, at, chance, "" if level == usual else level)


def _play(table: Table, number: int, text: str, at: int, chance: Random, level: str = "") -> None:
    if number not in table.awaited:
        raise RefusedError(Message("refused-not-your-turn"))
    if table.holding != NO_SEAT:
        raise RefusedError(Message("refused-confirm-first"))
    move = table.game.read(text)
    if move not in table.game.asked(number).moves():
        # The reason follows from what the seat sees: it says nothing of what others hide.
        refusal = table.title.refusal(perspective(table, number).position, move)
        raise IllegalMoveError(refusal, table.title.id)
    seat = table.seats[number]
    holds = seat.present and seat.confirm and table.opened.undo == "free"
    holds = holds and _ends_turn(table, number, move)
    table.note(acts.Played(number, table.game.write(move), holds, level), at)
    play_automatic_steps(table, at, chance)


def _ends_turn(table: Table, number: int, move: int) -> bool:
    """Whether a move ends a turn that can still be taken back, so that confirming it has a point.

    A choice all make at once holds up nobody; a card in the middle of a turn is drawn at once.
    """
    before = table.game.position
    if len(before.awaited()) > 1:
        return False
    after = before.copy()
    after.events = []
    after.play(move)
    goes_on = after.turns == before.turns and after.turn in (number, DEALER)
    return not goes_on and not reveals(table.title, before, number, move, after, after.events)


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
) -> None:
    """A seat says whether its turns end by confirming, and which questions it always declines."""
    table.need_person(number)
    unknown = sorted(set(declined) - set(table.title.reactions))
    if unknown:
        asked = {"title": table.title.name, "kind": repr(unknown[0])}
        if not table.title.reactions:
            raise RefusedError(Message("refused-no-reactions", asked))
        known = ", ".join(table.title.reactions)
        raise RefusedError(Message("refused-reaction", {"known": known, **asked}))
    table.note(acts.Preferred(number, confirm, tuple(sorted(set(declined)))), at)
    play_automatic_steps(table, at, chance)


def play_automatic_steps(table: Table, at: int, chance: Random) -> None:
    """Let the dealer draw, standing answers be given, and bots confirm, until somebody decides."""
    while table.state == "running":
        if table.holding != NO_SEAT:
            if table.seats[table.holding].present:
                return
            table.note(acts.Confirmed(), at)
            continue
        position = table.game.position
        if position.turn == DEALER:
            drawn = table.game.write(chance.choice(position.moves()))
            table.note(acts.Played(DEALER, drawn), at)
            continue
        answer = _standing_answer(table)
        if answer is None:
            return
        table.note(answer, at)


def _standing_answer(table: Table) -> acts.Played | None:
    for number in table.game.position.awaited():
        seat = table.seats[number]
        if seat.present and seat.declined:
            position = table.game.position.copy()
            give_turn(position, number)
            move = table.title.standing_answer(position, seat.declined)
            if move is not None:
                return acts.Played(number, table.game.write(move))
    return None
