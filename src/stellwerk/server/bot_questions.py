"""What bots are asked, the secret seeds they answer with, and how their turns are played.

Who knew a bot's seed could compute its sealed bids. So seeds come from a secret of the server.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from stellwerk.server.bot_worker import Planned, Thought, sees
from stellwerk.table.play import play_bot
from stellwerk.table.table import NO_SEAT, Table


def owner_of(table: Table) -> str:
    """The person a table counts for where persons take turns: one who plays, or who did."""
    here = [seat.person for seat in table.seats if seat.present]
    return next(iter(here or [seat.person for seat in table.seats if seat.person]), "")


def question(id_: str, table: Table, seat: int, secret: str) -> Thought:
    """What a bot on a seat is asked now."""
    step = table.seats[seat].asked
    return Thought(
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


def play_plan(
    table: Table, thought: Thought, plan: Sequence[Planned], at: int, chance: Random
) -> None:
    """Play the turn a bot has planned, as long as its seat sees what the bot foresaw."""
    seat = thought.seat
    for number, planned in enumerate(plan):
        if seat not in thinking_seats(table):
            return
        if number and planned.sees != sees(table.title, table.game.asked(seat), seat):
            return
        step = table.step if number else thought.step
        play_bot(table, seat, step, planned.move, at, chance, thought.level)


def _seed(text: str, secret: str) -> str:
    return hmac.new(secret.encode(), text.encode(), sha256).hexdigest()
