"""The game on a table: its position, its steps, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stellwerk.core.position import NOBODY, SPECTATOR, Position
from stellwerk.core.title import Options, Points, Title
from stellwerk.core.words import Event
from stellwerk.records import Record, Result
from stellwerk.records.replay import give_turn
from stellwerk.table.secrecy import reveals

EVERYTHING: Final = -4
"""The viewer of a game that is over."""
RECENT: Final = 50
"""The steps for which what was made for viewers is kept; nobody asks often for older ones."""


class Step(NamedTuple):
    """One move made: who, what, its text, its text as each viewer saw it, and what came of it.

    `seen` holds the texts for the seats in order, then for a spectator. `entries` keeps what
    was made of the step for each viewer; `told` is what events told of points up to its end.
    """

    actor: int
    move: int
    turn: int
    text: str
    seen: tuple[str, ...]
    events: tuple[Event, ...]
    entries: dict[int, Any]
    told: Points

    def seen_by(self, viewer: int) -> str:
        """The text of the move as a viewer saw it."""
        return self.text if viewer == EVERYTHING else self.seen[max(viewer, -1)]

    def told_to(self, viewer: int) -> list[Event]:
        """The events a viewer was told of."""
        return [
            event for event in self.events if viewer == EVERYTHING or event.only in (NOBODY, viewer)
        ]


class Game:
    """A game that goes forward by moves, and back, but not behind the `steps` it starts with.

    `trail` keeps the positions before the latest steps of one actor; farther back, the game is
    played again from its start.
    """

    def __init__(
        self,
        title: Title[Any],
        players: int,
        options: Options,
        start: Sequence[str] = (),
        steps: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.title = title
        self.options = title.settled(options)
        self.start = tuple(start)
        self.players = players
        self.steps: list[Step] = []
        self.trail: list[Position] = []
        self._sure = 0
        """How many positions from the start of the trail are known to be in reach."""
        self.sights: dict[int, Any] = {}
        """What was made of the position for each viewer."""
        self.position = self.beginning()
        for actor, move in steps:
            self.play(actor, move)
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
        return self.steps[-1].told if self.steps else self.title.nothing_told(self.players)

    def asked(self, seat: int) -> Position:
        """The position in which `seat` decides, where several may; a copy unless it is its turn."""
        if self.position.turn == seat or seat not in self.position.awaited():
            return self.position
        position = self.position.copy()
        position.let(seat)
        return position

    def play(self, actor: int, move: int) -> None:
        """Carry out a legal move of the actor; an illegal one is refused and changes nothing."""
        position = self.position.copy()
        give_turn(position, actor)
        self.title.check(position, move)
        if self.steps and self.steps[-1].actor != actor:
            self.trail.clear()
            self._sure = 0
        self.trail.append(self.position)
        write, veil = self.title.write_move, self.title.veil_move
        seen = tuple(
            write(position, veil(position, move, viewer))
            for viewer in (*range(self.players), SPECTATOR)
        )
        text = write(position, move)
        turn = position.turns
        position.events = []
        position.play(move)
        events = tuple(position.events)
        position.events = None
        told = self.title.listen(self.told, events)
        self.steps.append(Step(actor, move, turn, text, seen, events, {}, told))
        self.position = position
        self.sights = {}
        if len(self.steps) > RECENT:
            self.steps[-1 - RECENT].entries.clear()

    def reach(self, seat: int) -> int:
        """How many of its last steps a seat may take back by itself.

        Not past another seat's act, a chance outcome, or a secret that came to light.
        """
        if not self.steps or self.steps[-1].actor != seat or seat < 0:
            return 0
        while self._sure < len(self.trail):
            step = self.steps[self._sure - len(self.trail)]
            before = self.trail[self._sure]
            after = [*self.trail[self._sure + 1 :], self.position][0]
            if reveals(self.title, before, step.actor, step.move, after, step.events):
                del self.trail[: self._sure + 1]
                self._sure = 0
            else:
                self._sure += 1
        return len(self.trail)

    def turn_start(self, seat: int) -> int:
        """How many steps `restart turn` takes back: the steps of the last turn within reach."""
        reach = self.reach(seat)
        turn = self.steps[-1].turn if self.steps else 0
        count = 0
        while count < reach and self.steps[-1 - count].turn == turn:
            count += 1
        return count

    def back(self, kept: int) -> None:
        """Go back to the position after the first `kept` steps."""
        gone = len(self.steps) - kept
        if not gone:
            return
        self.sights = {}
        if gone <= len(self.trail):
            self.position = self.trail[-gone]
            del self.trail[-gone:]
            del self.steps[kept:]
            self._sure = min(self._sure, len(self.trail))
            return
        steps = self.steps[:kept]
        self.steps = []
        self.trail = []
        self._sure = 0
        self.position = self.beginning()
        for step in steps:
            self.play(step.actor, step.move)

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
            steps=tuple((step.actor, step.move) for step in self.steps),
        )
