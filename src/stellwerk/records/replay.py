"""From a record back to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.records.record import Record, RecordedGame, WrittenStep, actor_name
from stellwerk.titles import load_title

Visitor = Callable[[Position, int], None]
"""Called with the position before each move, its turn given to the actor, and with the move."""


def replay(record: Record, visit: Visitor | None = None) -> Position:
    """The position in which a record ends; each step is checked."""
    title = load_title(record.title, record.rules)
    position = starting_position(title, record)
    for count, (actor, move) in enumerate(record.steps, start=1):
        try:
            give_turn(position, actor)
            title.check(position, move)
        except StellwerkError as fault:
            about = {"step": str(count), "reason": fault.message or str(fault)}
            raise StellwerkError(Message("refused-record-step", about), fault.title) from None
        if visit is not None:
            visit(position, move)
        position.play(move)
    return position


def play_record(record: Record) -> RecordedGame:
    """The game of a record that was made here and not read from a text."""
    title = load_title(record.title, record.rules)
    written: list[WrittenStep] = []

    def note(position: Position, move: int) -> None:
        text = title.write_move(position, move)
        written.append(WrittenStep(position.turns, position.turn, text))

    return RecordedGame(record, replay(record, note), tuple(written))


def starting_position(title: Title[Any], record: Record) -> Position:
    """The position before the first step."""
    players = len(record.seats)
    start: Position = title.new_game(players, record.options)
    if record.position:
        start = title.read_position(players, title.with_defaults(record.options), record.position)
    return start


def give_turn(position: Position, actor: int) -> None:
    """Let `actor` decide next; if several are awaited, any of them may."""
    if position.turn == NOBODY:
        raise StellwerkError(Message("refused-over"))
    if actor == position.turn:
        return
    if actor not in position.awaited():
        about = {"actor": actor_name(position.turn), "given": actor_name(actor)}
        raise StellwerkError(Message("refused-record-actor", about))
    position.give_turn_to(actor)
