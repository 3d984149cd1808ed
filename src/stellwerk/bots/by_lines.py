"""The other side of the bot protocol: a bot of this build, for the arena of another one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO

import msgspec

from stellwerk.bots import make_bot
from stellwerk.bots.base import Bot
from stellwerk.bots.protocol import PROTOCOL, GameMessage, MoveAnswer, MoveMessage
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.titles import load_title


class LineBot:
    """A bot that gets its questions line by line, in one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game: GameMessage | None = None
        self.bot: Bot = make_bot(name, "")

    def hear(self, line: bytes) -> bytes:
        """What to answer to a line, if anything."""
        message = msgspec.json.decode(line, type=GameMessage | MoveMessage)
        if isinstance(message, GameMessage):
            self.begin(message)
            return b""
        return msgspec.json.encode(MoveAnswer(self.choose(message))) + b"\n"

    def begin(self, game: GameMessage) -> None:
        """A new game."""
        if game.protocol != PROTOCOL:
            about = {"known": PROTOCOL, "given": game.protocol}
            raise StellwerkError(Message("refused-protocol", about))
        load_title(game.title, game.rules)
        self.game = game
        self.bot = make_bot(self.name, game.seed)

    def choose(self, asked: MoveMessage) -> str:
        """The notation of the move that the bot chooses."""
        game = self.game
        if game is None:
            raise StellwerkError(Message("refused-protocol-game"))
        title = load_title(game.title, game.rules)
        seat = game.seat - 1
        view = title.read_veiled(game.players, game.options, asked.position, seat)
        view.turns = asked.turn
        choices = {title.read_move(view, choice.move): choice.move for choice in asked.moves}
        return choices[self.bot.choose(view, seat, list(choices))]


def play_by_lines(name: str, lines: Iterable[bytes], out: IO[bytes]) -> None:
    """Answer lines until there are no more."""
    line_bot = LineBot(name)
    for number, line in enumerate(lines, start=1):
        try:
            answer = line_bot.hear(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            about = {"line": str(number), "fault": str(fault)}
            raise StellwerkError(Message("refused-protocol-line", about)) from None
        out.write(answer)
        out.flush()
