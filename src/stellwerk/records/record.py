"""What a record holds."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, Position

LONGEST_NAME: Final = 60


class RecordError(StellwerkError):
    """A text that is not a record, with the place of the fault: line and column count from 1."""

    def __init__(
        self, name: str, line: int, column: int, reason: Message | str, title: str = ""
    ) -> None:
        about = {"place": f"{name}:{line}:{column}", "reason": reason}
        super().__init__(Message("refused-record", about), title)
        self.name = name
        self.line = line
        self.column = column
        self._reason = StellwerkError(reason, title)

    @property
    def reason(self) -> str:
        """What is wrong there, in English."""
        return str(self._reason)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points by seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Record(msgspec.Struct, frozen=True):
    """A game from its start up to now, including chance.

    `position` holds the lines of the position it starts from, none for the set-up of the title.
    A step is the actor, a seat from 0 or DEALER, and the move. `result` is None until the game is
    over.
    """

    title: str
    rules: int
    options: dict[str, str]
    seats: tuple[str, ...]
    date: date | None
    result: Result | None
    position: tuple[str, ...]
    steps: tuple[tuple[int, int], ...]


class WrittenStep(NamedTuple):
    """A step with its turn, and its move in notation, which outlives the numbers of moves."""

    turn: int
    actor: int
    move: str


class RecordedGame(NamedTuple):
    """A record that has been played: the position in which it ends, and its steps in notation."""

    record: Record
    position: Position
    written: tuple[WrittenStep, ...]

    @property
    def steps(self) -> tuple[tuple[int, str], ...]:
        """The actor and the move of each step, as a table keeps them."""
        return tuple((step.actor, step.move) for step in self.written)


def actor_name(actor: int) -> str:
    """How a record names a seat or the dealer."""
    return "dealer" if actor == DEALER else f"seat {actor + 1}"


def check_name(name: str) -> None:
    """Refuse a text that cannot be the name of a player."""
    if not 1 <= len(name) <= LONGEST_NAME:
        raise StellwerkError(
            Message("refused-name-length", {"most": LONGEST_NAME, "count": len(name)})
        )
    if not name.isprintable() or name != name.strip():
        raise StellwerkError(Message("refused-name-line", {"name": repr(name)}))
