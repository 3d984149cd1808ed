"""The turn of a seat, tried out by its player: the one at hand, or the next one while others play.

It is tried out in the position its player imagines if it were their turn now. Only the next turn
can be kept as a plan. With each of its
moves goes a short text of what it was like: what was asked, what it would do, and what it would
bring. When the turn comes, the plan is played if every move is legal and still like that; otherwise
it is dropped, and the player decides. Nobody else can see a plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from stellwerk.core.errors import IllegalMoveError
from stellwerk.core.messages import Event, Message
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Points, Title
from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from stellwerk.table.log_entries import LogEntry, message_view
from stellwerk.table.perspective import Perspective
from stellwerk.table.perspective import perspective as current
from stellwerk.table.seat import NO_SEAT
from stellwerk.table.secrecy import reveals
from stellwerk.table.table import Table
from stellwerk.table.turns import make_move
from stellwerk.table.worth import difference, standing, worth

LONGEST: Final = 40
"""How many moves a plan may have."""
_encoder: Final = msgspec.json.Encoder()


class Foreseen:
    """A turn of a seat, as far as its player has tried it out."""

    def __init__(self, table: Table, number: int) -> None:
        title: Title[Any] = table.title
        table.need_running()
        table.need_person(number)
        imagined = title.imagine(current(table, number).position, number, Random(0))
        if number in table.awaited:
            ahead = _at_hand(imagined, number)
        else:
            ahead = title.next_turn(imagined, number)
        if ahead is None or ahead.turn != number:
            raise RefusedError(Message("refused-plan"))
        self.title = title
        self.number = number
        self.start: Position = ahead.copy()
        """The imagined position in which the turn begins, or goes on."""
        self.position: Position = ahead
        game = table.game
        drafting = table.drafting == number
        self.reported = game.reported if drafting else game.reported_before_draft()
        self.turn = ahead.turns
        self.basis: list[str] = []
        self.entries: list[LogEntry] = []
        self.first = table.steps_seen(number)
        self.over = False
        """Whether the turn is over, or chance comes next, or something hidden would be shown."""
        self.imagined = False
        """Whether something hidden would be shown: what is there is only imagined."""

    def play(self, text: str) -> None:
        """Add a move to the plan; it has to be legal."""
        title, position, number = self.title, self.position, self.number
        if self.over:
            raise RefusedError(Message("refused-plan-over"))
        move = title.read_move(position, text)
        if move not in position.moves():
            raise IllegalMoveError(title.refusal(title.veil(position, number), move), title.id)
        self.basis.append(basis_of(title, position, number, move))
        before = position.copy()
        events: list[Event] = []
        position.events = events
        position.play(move)
        position.events = None
        self.reported = title.listen(self.reported, events)
        heard = tuple(message_view(event) for event in events if event.only in (NOBODY, number))
        place = self.first + len(self.entries)
        ends_round = title.round_now(position) != title.round_now(before)
        # Once the round is over, what was foreseen has become points.
        now = position.scores() if ends_round else worth(title, position)
        gains = difference(worth(title, before), now)
        scored = difference(before.scores(), position.scores())
        self.entries.append(
            LogEntry(place, self.turn, number, text, heard, gains, scored, ends_round)
        )
        self.imagined = reveals(title, before, number, move, position, events, to_actor=True)
        self.over = self.imagined or position.turn != number or position.turns != self.turn

    def perspective(self) -> Perspective:
        """What the player sees of it."""
        return _perspective(self.title, self.position, self.number, self.reported)


def _perspective(
    title: Title[Any], position: Position, number: int, reported: Points
) -> Perspective:
    veiled = title.veil(position, number)
    stand = standing(title, position, reported)
    return Perspective(title, veiled, stand, number, title.values(veiled))


def _at_hand(position: Position, number: int) -> Position | None:
    """The position in which a seat decides now; None where its turn only waits to be confirmed."""
    if number not in position.awaited():
        return None
    if position.turn != number:
        position.give_turn_to(number)
    return position


def foresee(table: Table, number: int, moves: Sequence[str]) -> Foreseen:
    """The turn of a seat after some moves of it."""
    ahead = Foreseen(table, number)
    for move in moves:
        ahead.play(move)
    return ahead


def basis_of(title: Title[Any], position: Position, number: int, move: int) -> str:
    """What a move is like for a seat: the kind of decision, and a digest of all it depends on."""
    seen = _perspective(title, position, number, title.nothing_reported(position.players))
    text = title.write_move(position, move)
    found = next((one for one in seen.moves() if one.move == text), None)
    gain = found.gains[number] if found else 0
    what = message_view(title.describe(position, move))
    kind = seen.asked["kind"] if seen.asked else ""
    return f"{kind}:{sha256(_encoder.encode((seen.asked, what, gain))).hexdigest()[:16]}"


def plan(table: Table, number: int, moves: Sequence[str], at: int) -> None:
    """A player plans their next turn; without moves they withdraw the plan."""
    table.need_running()
    seat = table.need_person(number)
    if moves:
        if number in table.awaited:
            raise RefusedError(Message("refused-plan-now"))
        ahead = foresee(table, number, moves)
        table.note(acts.Planned(number, tuple(moves), tuple(ahead.basis)), at)
    elif seat.plan or seat.plan_dropped:
        table.note(acts.Planned(number), at)


def play_plan(table: Table, at: int) -> bool:
    """Play the plan of a seat whose turn has come, or drop it; whether there was one to play."""
    awaited = table.game.position.awaited()
    if len(awaited) != 1 or table.holding != NO_SEAT:
        return False
    (number,) = awaited
    seat = table.seats[number]
    moves = seat.plan
    if not moves or not seat.present or not _is_its_time(table, number):
        return False
    fits = _still_fits(table, number)
    table.note(acts.Planned(number, dropped=not fits), at)
    if fits:
        for text in moves:
            make_move(table, number, table.game.read(text), at)
        if table.holding == number:
            table.note(acts.Confirmed(), at)
    return fits


def _is_its_time(table: Table, number: int) -> bool:
    """Whether what is asked now is what the plan answers, and no question before it."""
    asked = table.title.asked(table.game.position)
    if asked is None or table.drafting == number:
        return False
    planned, _, _ = table.seats[number].plan_basis[0].partition(":")
    return _family(asked.kind) == _family(planned)


def _family(kind: str) -> str:
    """What kinds of one decision have in common: `turn`, `turn-pass`."""
    return kind.partition("-")[0]


def _still_fits(table: Table, number: int) -> bool:
    """Whether each move is legal, and still what it was when it was planned."""
    title, seat = table.title, table.seats[number]
    position = table.game.position.copy()
    turn = position.turns
    for text, basis in zip(seat.plan, seat.plan_basis, strict=True):
        move = title.read_move(position, text)
        if position.turn != number or position.turns != turn or move not in position.moves():
            return False
        if basis_of(title, position, number, move) != basis:
            return False
        position.play(move)
    return True
