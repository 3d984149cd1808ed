"""The fields of a position, each declared once: name, slot, bounds, secrecy.

From the declaration come the lines of a record, the plain values a client gets, their JSON Schema
(and so the types of the client), the reader for what a seat may know, and the promise that
nothing on the table was forgotten.

A line is `name words…` for the table as a whole, or `seat N name words…` for one player. A saved
position writes every field; a person who sets up a situation writes only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import Field, number
from stellwerk.core.json_schema import Schema, array, record
from stellwerk.core.position import PlayerBoard, Position

SEATS: Final = "seats"
"""Where the values of a position have those of the players."""
_POSITIONS_KEPT: Final = 2
"""That before a turn that is not shown yet, and that in it."""


class WorkedOut:
    """A value that clients get and records do not need, because the rules compute it.

    What is not `secret` looks the same to everybody.
    """

    def __init__(
        self, name: str, schema: Schema, of: Callable[..., Any], *, secret: bool = False
    ) -> None:
        self.key = name.replace("-", "_")
        self.schema = schema
        self.of = of
        """Takes a position, whole or veiled, and the seat if there is a value for each seat."""
        self.secret = secret


class OfBoard(WorkedOut):
    """A value that everybody can see on a player's board: `of` takes the board."""


class _Open(NamedTuple):
    """What everybody sees of a position; its secrets have their places, and are None."""

    position: Position
    table: dict[str, Any]
    seats: list[dict[str, Any]]


class ShownValues:
    """What was shown before, to be used again: open values of positions and of players' boards.

    All viewers share those of a position. Most moves change one board; the next positions share the
    others.
    """

    __slots__ = ("_boards", "_open")

    def __init__(self) -> None:
        self._open: list[_Open] = []
        self._boards: dict[int, tuple[PlayerBoard, int, dict[str, Any]]] = {}

    def find(self, position: Position) -> _Open | None:
        """What was shown of this very position, which must not have been played on since."""
        for at, one in enumerate(self._open):
            if one.position is position:
                self._open.append(self._open.pop(at))
                return one
        return None

    def keep(self, shown: _Open) -> None:
        """Keep what was shown of a position, for the next viewers."""
        del self._open[: 1 - _POSITIONS_KEPT]
        self._open.append(shown)

    def find_board(self, seat: int, board: PlayerBoard) -> dict[str, Any] | None:
        """The values of a board that has not changed since."""
        last = self._boards.get(seat)
        if last is None or last[0] is not board or last[1] != board.edits:
            return None
        return last[2]

    def keep_board(self, seat: int, board: PlayerBoard, values: dict[str, Any]) -> None:
        """Keep the values of a board for the next positions."""
        self._boards[seat] = (board, board.edits, values)


class PositionFields:
    """The fields of a title: of the table as a whole, and of each player's board.

    `boards` lists the boards of a position, `board` returns the board of a seat for writing on it.
    `derived` names the slots that follow from the fields, of the table and of boards; `worked_out`
    is what clients get for each seat besides its fields, such as what it would score, and
    `worked_out_of_table` what they get for the table, such as the current phase.
    """

    def __init__(
        self,
        table: Sequence[Field],
        seat: Sequence[Field],
        boards: Callable[[Any], Sequence[PlayerBoard]],
        board: Callable[[Any, int], object],
        derived: Collection[str] = (),
        worked_out: Sequence[WorkedOut] = (),
        worked_out_of_table: Sequence[WorkedOut] = (),
    ) -> None:
        self.table = {field.name: field for field in table}
        self.seat = {field.name: field for field in seat}
        self.boards = boards
        self.board = board
        self.derived = frozenset(derived)
        self.worked_out = worked_out
        self._of_board = [one for one in worked_out if isinstance(one, OfBoard)]
        self._of_seat = [one for one in worked_out if not isinstance(one, OfBoard)]
        self.worked_out_of_table = worked_out_of_table
        self._sent = [(field.key, field) for field in table if field.sent]
        self._sent_of_seat = [(field.key, field) for field in seat if field.sent]
        self._secret = [(key, field) for key, field in self._sent if field.secret]
        self._secret_of_seat = [(key, field) for key, field in self._sent_of_seat if field.secret]
        self._worked_out_secret = [one for one in worked_out_of_table if one.secret]
        self._worked_out_secret_of_seat = [one for one in worked_out if one.secret]

    def values(
        self,
        position: Position,
        shown: ShownValues | None = None,
        whole: Position | None = None,
    ) -> dict[str, Any]:
        """Every field as JSON, those of the players by seat.

        Parts may have been `shown` before. Of a veiled position, `whole` is the one it was made
        from, in which the open values are looked up: they are the same for everybody.
        Nobody may write on what is returned: other views share parts of it.
        """
        whole = position if whole is None else whole
        known = None if shown is None else shown.find(whole)
        if known is None:
            known = self._show_open(whole, shown or ShownValues())
        found = known.table.copy()
        for key, field in self._secret:
            found[key] = field.show(position)
        for worked_out in self._worked_out_secret:
            found[worked_out.key] = worked_out.of(position)
        seats = known.seats
        if self._secret_of_seat or self._worked_out_secret_of_seat:
            seats = [
                self._with_secrets(position, seat, board, seats[seat])
                for seat, board in enumerate(self.boards(position))
            ]
        found[SEATS] = seats
        return found

    def _show_open(self, position: Position, shown: ShownValues) -> _Open:
        """What everybody sees of a position."""
        table = {key: None if field.secret else field.show(position) for key, field in self._sent}
        for worked_out in self.worked_out_of_table:
            table[worked_out.key] = None if worked_out.secret else worked_out.of(position)
        seats = []
        for seat, board in enumerate(self.boards(position)):
            values = shown.find_board(seat, board)
            if values is None:
                values = {
                    key: None if field.secret else field.show(board)
                    for key, field in self._sent_of_seat
                }
                for of_board in self._of_board:
                    values[of_board.key] = of_board.of(board)
                shown.keep_board(seat, board, values)
            if self._of_seat:
                values = values.copy()
                for one in self._of_seat:
                    values[one.key] = None if one.secret else one.of(position, seat)
            seats.append(values)
        found = _Open(position, table, seats)
        shown.keep(found)
        return found

    def _with_secrets(
        self, position: Position, seat: int, board: PlayerBoard, values: dict[str, Any]
    ) -> dict[str, Any]:
        values = values.copy()
        for key, field in self._secret_of_seat:
            values[key] = field.show(board)
        for worked_out in self._worked_out_secret_of_seat:
            values[worked_out.key] = worked_out.of(position, seat)
        return values

    def schema(self) -> Schema:
        """What `values` returns, as JSON Schema."""
        of_table = {key: field.schema() for key, field in self._sent}
        of_table |= {one.key: one.schema for one in self.worked_out_of_table}
        of_seat = {key: field.schema() for key, field in self._sent_of_seat}
        of_seat |= {one.key: one.schema for one in self.worked_out}
        return record({**of_table, SEATS: array(record(of_seat))})

    def forgotten(self, position: Position) -> list[str]:
        """The slots that are neither a field nor derived, here or as every position has them."""
        known = {slot for field in self._all() for slot in field.slots}
        known |= self.derived | COMMON
        owners: list[object] = [position, *self.boards(position)[:1]]
        return sorted({slot for owner in owners for slot in slots_of(owner)} - known)

    def secret_names(self) -> set[str]:
        """The names of the fields that a veiled position may hide."""
        return {field.name for field in self._all() if field.secret}

    def _all(self) -> list[Field]:
        return [*self.table.values(), *self.seat.values()]

    def write(self, position: Position) -> list[str]:
        """Every field, one per line."""
        lines = [f"{f.name} {f.write(position)}".rstrip() for f in self.table.values()]
        for seat, board in enumerate(self.boards(position), start=1):
            lines += [f"seat {seat} {f.name} {f.write(board)}".rstrip() for f in self.seat.values()]
        return lines

    def read(self, position: Position, lines: Sequence[str]) -> None:
        """Apply the lines to a position; an error names its line, counted from 1."""
        for count, line in enumerate(lines, start=1):
            words = line.split()
            try:
                self._read_line(position, words)
            except NotationError as fault:
                raise NotationError(f"{' '.join(words[:3])}: {fault}", line=count) from None

    def _read_line(self, position: Position, words: list[str]) -> None:
        if not words:
            raise NotationError("the line is empty")
        if words[0] == "seat":
            if len(words) < 3:
                raise NotationError("a seat line is 'seat N name words…'")
            seat = number(words[1], 1, position.players) - 1
            field = self.seat.get(words[2])
            owner: object = self.board(position, seat)
            rest = words[3:]
        else:
            field = self.table.get(words[0])
            owner = position
            rest = words[1:]
        if field is None:
            known = ", ".join(self.seat if words[0] == "seat" else self.table)
            raise NotationError(f"there is no such field (there are: {known})")
        field.read(owner, rest)


COMMON: Final = frozenset({"players", "rules", "turn", "legal", "owned", "events", "edits"})
"""Slots of every position or board: known from the game itself, or derived from the rest."""


def slots_of(owner: object) -> set[str]:
    """The slots of an object, of all classes it derives from."""
    kinds = type(owner).__mro__
    # A compiled class lists its slots under another name.
    names = ("__slots__", "__mypyc_attrs__")
    found = {slot for kind in kinds for name in names for slot in getattr(kind, name, ())}
    return found - {"__dict__"}
