"""A process in which bots think: a question a line on stdin, an answer a line on stdout.

It is given the whole position, but a bot in it sees only what its seat sees.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

import msgspec

from stellwerk.bots import evaluators, make_bot, maker_of
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.titles import load_title, title_ids

LONGEST_PLAN: Final = 100


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: a position in which its seat decides.

    `dice` is the seed of this answer alone, `character` that of the bot for the whole game; both
    are secrets of the server, for who knows them knows what the bot will do.
    """

    table: str
    step: int
    seat: int
    level: str
    title: str
    rules: int
    players: int
    options: dict[str, str]
    position: list[str]
    dice: str
    character: str


class Planned(msgspec.Struct, frozen=True, array_like=True):
    """A move of a turn, and a digest of all that its seat sees when it is made."""

    move: str
    sees: str


def decide(thought: Thought) -> list[Planned]:
    """The moves a bot chooses to the end of its turn; equal questions get equal answers.

    They end where somebody else, chance included, comes in. The bot is shown each position of the
    turn as its seat will see it, and keeps to its plan, or thinks again, as at any other table.
    """
    title = load_title(thought.title, thought.rules)
    position = title.read_position(thought.players, thought.options, thought.position)
    seat = thought.seat
    if position.turn != seat:
        position.give_turn_to(seat)
    # A level comes from the database: it is a bot of the house, and never a program.
    level = thought.level if maker_of(thought.level) else "random"
    bot = make_bot(level, thought.dice, thought.character)
    turns = position.turns
    plan: list[Planned] = []
    while position.turn == seat and position.turns == turns and len(plan) < LONGEST_PLAN:
        move = bot.choose(title.veil(position, seat), seat, position.moves())
        plan.append(Planned(title.write_move(position, move), sees(title, position, seat)))
        position.play(move)
    return plan


def sees(title: Title[Any], position: Position, seat: int) -> str:
    """A digest of a position as a seat sees it."""
    seen = repr(title.veil(position, seat).state())
    return blake2b(seen.encode(), digest_size=8).hexdigest()


def main() -> None:
    """Answer until nobody asks any more, or nobody listens."""
    for id_ in title_ids():
        # Loading takes longer than most answers, so it is done before anybody waits.
        evaluators.value_of(load_title(id_))
    decoder = msgspec.json.Decoder(Thought)
    with suppress(BrokenPipeError):
        while line := sys.stdin.buffer.readline():
            answer = decide(decoder.decode(line))
            os.write(sys.stdout.fileno(), msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
