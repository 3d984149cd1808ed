"""What bots are asked, the secret seeds they answer with, and how their turns are played.

Anybody who knew a bot's seed could compute its sealed bids, so seeds come from a server secret.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

from stellwerk.server.bot_worker import BotQuestion, PlannedMove, sees
from stellwerk.table.clock import SECOND
from stellwerk.table.play import play_bot
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.table import Table

BOT_LEASE: Final = 20 * SECOND
"""After this time, another process asks again for a bot's move that did not come."""


def owner_of(table: Table) -> str:
    """The person a table counts for in the queue: one who plays there, or who did."""
    here = [seat.person for seat in table.seats if seat.present]
    return next(iter(here or [seat.person for seat in table.seats if seat.person]), "")


def question_for(id_: str, table: Table, seat: int, secret: str) -> BotQuestion:
    """The question for a bot on a seat now."""
    step = table.seats[seat].asked
    return BotQuestion(
        table=id_,
        step=step,
        seat=seat,
        level=table.seats[seat].played_by_bot,
        title=table.title.id,
        rules=table.title.version,
        players=len(table.seats),
        options=dict(table.game.options),
        position=table.title.write_position(table.game.asked(seat)),
        dice=_seed(f"dice {id_} {step} {seat}", secret),
        character=_seed(f"character {id_} {seat}", secret),
    )


def thinking_seats(table: Table) -> list[int]:
    """The awaited seats that bots decide for."""
    if table.holding != NO_SEAT:
        return []
    return [seat for seat in table.awaited if table.seats[seat].played_by_bot]


def bot_starts(table: Table, seat: int, pace: int) -> int:
    """When the bot on a seat may be asked.

    In the place of a person it leaves the others `pace` milliseconds to follow each turn. Where
    bots play alone, the pace is that of their table.
    """
    if table.show:
        return table.changed + table.pace
    stand_in = table.seats[seat].stand_in
    if not stand_in or not table.people():
        return 0
    return max(table.seats[seat].stand_in_from, table.changed + pace)


def due(table: Table, at: int, pace: int) -> int | None:
    """When a table needs attention again, whatever happens to this process."""
    times = [table.due()]
    for seat in thinking_seats(table):
        start = bot_starts(table, seat, pace)
        times.append(start if start > at else at + BOT_LEASE)
    return min((time for time in times if time is not None), default=None)


def play_turn(
    table: Table, question: BotQuestion, plan: Sequence[PlannedMove], at: int, chance: Random
) -> None:
    """Play the turn a bot has planned, as long as its seat sees what the bot expected."""
    seat = question.seat
    for number, planned in enumerate(plan):
        if seat not in thinking_seats(table):
            return
        if number and planned.sees != sees(table.title, table.game.asked(seat), seat):
            return
        step = table.step if number else question.step
        play_bot(table, seat, step, planned.move, at, chance, question.level)


def _seed(text: str, secret: str) -> str:
    return hmac.new(secret.encode(), text.encode(), sha256).hexdigest()
