"""`stellwerk replay`"""

from __future__ import annotations

from pathlib import Path

import msgspec

from stellwerk.cli import FAILED
from stellwerk.cli.screen import clean, complain, console, refusal_for_user, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import NOBODY, Position
from stellwerk.records import Record, RecordError, load_game
from stellwerk.records.record import actor_name
from stellwerk.titles import load_title


class Replayed(msgspec.Struct, tag="replayed", tag_field="outcome"):
    """A good record, for programs; seats count from 1 as in the record."""

    file: str
    title: str
    rules: int
    seats: tuple[str, ...]
    decisions: int
    finished: bool
    scores: list[int]
    winners: list[int]
    fingerprint: str


class Refused(msgspec.Struct, tag="refused", tag_field="outcome"):
    """A bad record, for programs."""

    file: str
    reason: str
    line: int | None = None
    column: int | None = None


def replay(file: Path, /, *files: Path, json: bool = False) -> int:
    """Replay game records strictly and print how they end.

    Parameters
    ----------
    file
        A game record.
    files
        More records; a bad one does not keep the others from being replayed.
    json
        Print one JSON object per file, each on a line.
    """
    code = 0
    for path in (file, *files):
        try:
            game = load_game(path)
        except StellwerkError as fault:
            code = FAILED
            complain(refusal_for_user(fault))
            if json:
                write_json(_refused(path, fault))
            continue
        if json:
            write_json(_replayed(path, game.record, game.position))
        else:
            sentence = _sentence(game.record, game.position)
            console().print(f"{path}: {sentence}", soft_wrap=True)
    return code


def _refused(path: Path, fault: StellwerkError) -> Refused:
    if isinstance(fault, RecordError):
        return Refused(clean(str(path)), fault.reason, fault.line, fault.column)
    return Refused(clean(str(path)), clean(str(fault)))


def _replayed(path: Path, record: Record, position: Position) -> Replayed:
    finished = position.turn == NOBODY
    return Replayed(
        file=clean(str(path)),
        title=record.title,
        rules=record.rules,
        seats=record.seats,
        decisions=len(record.steps),
        finished=finished,
        scores=position.scores(),
        winners=[seat + 1 for seat in position.winners()] if finished else [],
        fingerprint=fingerprint(position),
    )


def _sentence(record: Record, position: Position) -> str:
    scores = position.scores()
    points = ", ".join(
        f"{name} (seat {seat}) {scores[seat - 1]}"
        for seat, name in enumerate(record.seats, start=1)
    )
    name = f"{load_title(record.title).name}, rules version {record.rules}"
    game = f"{name}, {len(record.steps)} decisions: {points}"
    if position.turn != NOBODY:
        return f"{game}; the game goes on, {actor_name(position.turn)} is next."
    winners = " and ".join(f"seat {seat + 1}" for seat in position.winners())
    return f"{game}; won by {winners}."
