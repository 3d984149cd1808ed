"""The game on a table: its position, its steps, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from stellwerk.core.messages import Event
from stellwerk.core.position import NOBODY, SPECTATOR, Position
from stellwerk.core.title import Options, Points, Title
from stellwerk.records import Record, Result
from stellwerk.records.replay import give_turn
from stellwerk.table.log_entries import LogEntry, entries, place
from stellwerk.table.move_list import MoveList
from stellwerk.table.secrecy import reveals

SHOWN: Final = 40
"""How many entries of the log and of the chat a full view brings along."""
RECENT: Final = SHOWN + 10
"""How many of the latest steps are kept in full; older ones are played again when asked for."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One move made. `entries` tell of it to each viewer; `alone` if one seat heard more.

    `told` is what events told of points up to its end.
    """

    actor: int
    move: int
    turn: int
    entries: tuple[LogEntry, ...]
    alone: bool
    told: Points

    def entry(self, viewer: int) -> LogEntry:
        """The step as a viewer saw it."""
        return self.entries[place(viewer)]


class Game:
    """A game that goes forward by moves, and back, but not behind the `steps` it starts with.

    `move_list` holds all its moves, `latest` the last steps in full. `trail` keeps the positions
    before the latest steps of one actor; farther back, the game is played again from its start.
    """

    def __init__(
        self,
        title: Title[Any],
        players: int,
        options: Options,
        start: Sequence[str] = (),
        steps: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.title = title
        self.options = title.with_defaults(options)
        self.start = tuple(start)
        self.players = players
        self.move_list = MoveList()
        self.latest: list[Step] = []
        self.trail: list[Position] = []
        self._sure = 0
        """How many positions from the start of the trail are known to be in reach."""
        self.perspectives: dict[int, Any] = {}
        """What was made of the position for each viewer."""
        self.position = self.beginning()
        for actor, text in steps:
            self.play(actor, self.read(text))
        self.trail.clear()

    def beginning(self) -> Position:
        """The position before the first step."""
        position: Position = self.title.new_game(self.players, self.options)
        if self.start:
            position = self.title.read_position(self.players, self.options, self.start)
        return position

    @property
    def over(self) -> bool:
        return self.position.turn == NOBODY

    @property
    def told(self) -> Points:
        """What events told of points so far."""
        return self.latest[-1].told if self.latest else self.title.nothing_told(self.players)

    def steps(self, first: int = 0, count: int | None = None) -> list[Step]:
        """So many steps from number `first` on; those of long ago are played again."""
        end = len(self.move_list) if count is None else min(first + count, len(self.move_list))
        kept = len(self.move_list) - len(self.latest)
        if first >= kept:
            return self.latest[first - kept : max(end - kept, 0)]
        position = self.beginning()
        told = self.title.nothing_told(self.players)
        found = []
        for number, (actor, move) in enumerate(islice(self.move_list, end)):
            give_turn(position, actor)
            step = self._make(position, number, actor, move, told)
            told = step.told
            found.append(step)
        return found[first:]

    def read(self, text: str) -> int:
        """The move a text names."""
        return self.title.read_move(self.position, text)

    def write(self, move: int) -> str:
        """The text of a move."""
        return self.title.write_move(self.position, move)

    def asked(self, seat: int) -> Position:
        """The position in which `seat` decides, where several may; a copy unless it is its turn."""
        if self.position.turn == seat or seat not in self.position.awaited():
            return self.position
        position = self.position.copy()
        position.give_turn_to(seat)
        return position

    def play(self, actor: int, move: int) -> None:
        """Carry out a legal move of the actor; an illegal one is refused and changes nothing."""
        position = self.position.copy()
        give_turn(position, actor)
        self.title.check(position, move)
        if self.latest and self.latest[-1].actor != actor:
            self.trail.clear()
            self._sure = 0
        self.trail.append(self.position)
        self.latest.append(self._make(position, len(self.move_list), actor, move, self.told))
        del self.latest[: -max(RECENT, len(self.trail))]
        self.move_list.append(actor, move)
        self.position = position
        self.perspectives = {}

    def _make(self, position: Position, number: int, actor: int, move: int, told: Points) -> Step:
        """Make a move on a position, and note what everybody is told of it."""
        write, veil = self.title.write_move, self.title.veil_move
        text = write(position, move)
        texts = []
        for viewer in (*range(self.players), SPECTATOR):
            veiled = veil(position, move, viewer)
            texts.append(text if veiled == move else write(position, veiled))
        turn = position.turns
        events: list[Event] = []
        position.events = events
        position.play(move)
        position.events = None
        return Step(
            actor,
            move,
            turn,
            entries(number, turn, actor, [*texts, text], events),
            any(event.only != NOBODY for event in events),
            self.title.listen(told, events),
        )

    def reach(self, seat: int) -> int:
        """How many of its last steps a seat may take back by itself.

        Not past another seat's act, a chance outcome, or a secret that came to light.
        """
        if not self.latest or self.latest[-1].actor != seat or seat < 0:
            return 0
        while self._sure < len(self.trail):
            step = self.latest[self._sure - len(self.trail)]
            before = self.trail[self._sure]
            after = [*self.trail[self._sure + 1 :], self.position][0]
            if step.alone or reveals(self.title, before, step.actor, step.move, after, ()):
                del self.trail[: self._sure + 1]
                self._sure = 0
            else:
                self._sure += 1
        return len(self.trail)

    def turn_start(self, seat: int) -> int:
        """How many steps `restart turn` takes back: the steps of the last turn within reach."""
        reach = self.reach(seat)
        turn = self.latest[-1].turn if self.latest else 0
        count = 0
        while count < reach and self.latest[-1 - count].turn == turn:
            count += 1
        return count

    def back(self, kept: int) -> None:
        """Go back to the position after the first `kept` steps."""
        gone = len(self.move_list) - kept
        if not gone:
            return
        self.perspectives = {}
        if gone <= len(self.trail):
            self.position = self.trail[-gone]
            del self.trail[-gone:]
            self._sure = min(self._sure, len(self.trail))
            self.move_list.cut(kept)
            del self.latest[-gone:]
            if len(self.latest) < min(SHOWN, kept):
                self.latest = self.steps(max(0, kept - RECENT))
            return
        moves = list(islice(self.move_list, kept))
        self.move_list.cut(0)
        self.latest = []
        self.trail = []
        self._sure = 0
        self.position = self.beginning()
        for actor, move in moves:
            self.play(actor, move)

    def record(self, names: Sequence[str]) -> Record:
        """The game so far as a record."""
        result = None
        if self.over:
            result = Result(tuple(self.position.scores()), tuple(self.position.winners()))
        return Record(
            title=self.title.id,
            rules=self.title.version,
            options=dict(self.options),
            seats=tuple(names),
            date=None,
            result=result,
            position=self.start,
            steps=tuple(self.move_list),
        )
