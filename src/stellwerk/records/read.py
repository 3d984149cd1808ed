"""From a text to its record, strictly: any fault is reported with its place and changes nothing.

A record is checked by playing it, so whoever reads one gets the game along with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from stellwerk.core.errors import NotationError, StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Options, Title
from stellwerk.records.headers import Headers
from stellwerk.records.record import (
    Record,
    RecordedGame,
    RecordError,
    Result,
    WrittenStep,
    actor_name,
)
from stellwerk.records.replay import give_turn
from stellwerk.records.source import Source, SourceLine

LARGEST: Final = 10_000_000
"""Bytes; no game comes near it."""

_TURN: Final = re.compile(
    r"\s*(?P<turn>0|[1-9][0-9]{0,5})\s+(?P<actor>dealer|seat\s+(?P<seat>[1-9])):(?P<moves>.*)"
)
_WORD: Final = re.compile(r"\S+")


def load_record(path: Path) -> Record:
    """The record in a file."""
    return load_game(path).record


def load_game(path: Path) -> RecordedGame:
    """The record in a file, and its game."""
    name = str(path)
    try:
        if path.stat().st_size > LARGEST:
            raise StellwerkError(Message("refused-record-size", {"file": path}))
        data = path.read_bytes()
    except OSError as fault:
        about = {"file": path, "fault": fault.strerror}
        raise StellwerkError(Message("refused-read", about)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        before = data[: fault.start].decode("utf-8-sig").split("\n")
        reason = Message("refused-encoding")
        raise RecordError(name, len(before), len(before[-1]) + 1, reason) from None
    return read_game(text, name)


def read_record(text: str, name: str = "record") -> Record:
    """The record in a text; `name` says in a fault where the text is from."""
    return read_game(text, name).record


def read_game(text: str, name: str = "record") -> RecordedGame:
    """The record in a text, and its game."""
    source = Source(text, name)
    headers = Headers(source, source.blocks[0])
    title = headers.title()
    options = headers.options(title)
    seats = headers.seats(title)
    day = headers.date()
    result = headers.result(len(seats))

    rest = source.blocks[1:]
    set_up: list[SourceLine] = []
    if rest and rest[0][0].text.strip() == "position:":
        set_up = rest.pop(0)
        position = _read_position(source, title, len(seats), options, set_up)
    else:
        position = title.new_game(len(seats), options)

    turns = _Turns(source, title, position)
    for block in rest:
        for line in block:
            turns.read(line)
    _verify(headers, result, position)
    record = Record(
        title=title.id,
        rules=title.version,
        options=options,
        seats=seats,
        date=day,
        result=result,
        position=tuple(line.text.strip() for line in set_up[1:]),
        steps=tuple(turns.steps),
    )
    return RecordedGame(record, position, tuple(turns.written))


def _read_position(
    source: Source, title: Title[Any], players: int, options: Options, block: list[SourceLine]
) -> Position:
    """The position in a block; its first line is `position:`."""
    if len(block) == 1:
        raise source.fault(block[0].number, 1, Message("refused-record-position"))
    try:
        position: Position = title.read_position(
            players, options, [line.text.strip() for line in block[1:]]
        )
    except NotationError as fault:
        line = block[fault.line]
        indent = len(line.text) - len(line.text.lstrip())
        raise source.fault(line.number, indent + max(fault.column, 1), fault) from None
    return position


class _Turns:
    """Reads the lines of moves, playing the game as it goes."""

    def __init__(self, source: Source, title: Title[Any], position: Position) -> None:
        self.source = source
        self.title = title
        self.position = position
        self.steps: list[tuple[int, int]] = []
        self.written: list[WrittenStep] = []

    def read(self, line: SourceLine) -> None:
        """Play the moves of a line: one actor, one turn."""
        match = _TURN.fullmatch(line.text)
        if match is None:
            raise self.source.fault(line.number, 1, Message("refused-record-line"))
        turn = int(match["turn"])
        actor = DEALER if match["seat"] is None else int(match["seat"]) - 1
        try:
            give_turn(self.position, actor)
        except StellwerkError as fault:
            raise self.source.fault(line.number, match.start("actor") + 1, fault) from None
        if turn != self.position.turns:
            turns = {"turn": str(self.position.turns), "given": str(turn)}
            place = (line.number, match.start("turn") + 1)
            raise self.source.fault(*place, Message("refused-record-turn", turns))
        words = list(_WORD.finditer(line.text, match.start("moves")))
        if not words:
            place = (line.number, len(line.text) + 1)
            raise self.source.fault(*place, Message("refused-record-no-moves"))
        for word in words:
            try:
                self._play(turn, actor, word[0])
            except StellwerkError as fault:
                raise self.source.fault(line.number, word.start() + 1, fault) from None

    def _play(self, turn: int, actor: int, word: str) -> None:
        position = self.position
        give_turn(position, actor)
        if position.turns != turn:
            raise StellwerkError(Message("refused-record-new-turn", {"turn": str(position.turns)}))
        move = self.title.read_move(position, word)
        self.title.check(position, move)
        self.steps.append((actor, move))
        self.written.append(WrittenStep(turn, actor, self.title.write_move(position, move)))
        position.play(move)


def _verify(headers: Headers, result: Result | None, position: Position) -> None:
    """Compare the result a record claims with the game it holds."""
    header = headers.need("result")
    if position.turn != NOBODY:
        if result is not None:
            reason = Message("refused-record-cut-off", {"actor": actor_name(position.turn)})
            raise headers.source.fault(headers.source.end, 1, reason)
        return
    scores = position.scores()
    if result is None:
        reason = Message("refused-record-over", {"scores": _list(scores)})
        raise headers.fault(header, reason)
    if list(result.scores) != scores:
        about = {"scores": _list(scores), "given": _list(result.scores)}
        raise headers.fault(header, Message("refused-record-scores", about))
    winners = [seat + 1 for seat in position.winners()]
    claimed = [seat + 1 for seat in result.winners]
    if claimed != winners:
        about = {"winners": _list(winners), "given": _list(claimed)}
        raise headers.fault(headers.need("winners"), Message("refused-record-winners", about))


def _list(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
