"""A process in which bots think: a question a line on stdin, an answer a line on stdout.

It is given the whole position, but a bot in it sees only what its seat sees.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from stellwerk.bots import make_bot
from stellwerk.titles import load_title


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: a position in which its seat decides."""

    table: str
    step: int
    seat: int
    level: str
    title: str
    players: int
    options: dict[str, str]
    position: list[str]


def decide(thought: Thought) -> str:
    """The text of the move a bot chooses; equal questions get equal answers."""
    title = load_title(thought.title)
    position = title.read_position(thought.players, thought.options, thought.position)
    if position.turn != thought.seat:
        position.let(thought.seat)
    seed = f"{thought.table}:{thought.step}:{thought.seat}"
    bot = make_bot(thought.level, seed)
    move = bot.choose(title.veil(position, thought.seat), thought.seat, position.moves())
    return title.write_move(position, move)


def main() -> None:
    """Answer until nobody asks any more, or nobody listens."""
    decoder = msgspec.json.Decoder(Thought)
    with suppress(BrokenPipeError):
        while line := sys.stdin.buffer.readline():
            answer = decide(decoder.decode(line))
            os.write(sys.stdout.fileno(), answer.encode() + b"\n")


if __name__ == "__main__":
    main()
