"""The game on a table: its position, its steps, and undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from stellwerk.core.fields import ShownValues
from stellwerk.core.messages import Event
from stellwerk.core.position import NOBODY, SPECTATOR, Position
from stellwerk.core.title import Options, Points, Title
from stellwerk.records import Record, RecordedGame, Result
from stellwerk.records.replay import give_turn
from stellwerk.table.log_entries import Circumstance, LogEntry, entries, place
from stellwerk.table.move_list import MoveList
from stellwerk.table.secrecy import reveals
from stellwerk.table.worth import Standing, difference, standing, worth

SHOWN: Final = 40
"""How many entries of the log and of the chat a full view contains."""
RECENT: Final = SHOWN + 10
"""How many of the latest steps are kept in full; older ones are replayed when they are needed."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One move made. `entries` describe it to each viewer; `alone` if one seat got more.

    `reported` has the points that events have reported up to its end, `scores` those of each seat
    then, `worth` those with what the end of the round would add.
    """

    actor: int
    move: int
    turn: int
    entries: tuple[LogEntry, ...]
    alone: bool
    reported: Points
    scores: tuple[int, ...]
    worth: tuple[int, ...]

    def entry(self, viewer: int) -> LogEntry:
        """The step as a viewer saw it."""
        return self.entries[place(viewer)]


class Game:
    """A game that goes forward by moves, and back, but not before the `steps` it starts with.

    `move_list` holds all its moves, `latest` the last steps in full. `trail` keeps the positions
    before the latest steps of one actor; for earlier ones, the game is replayed from its start.
    """

    def __init__(
        self,
        title: Title[Any],
        players: int,
        options: Options,
        start: Sequence[str] = (),
        steps: Sequence[tuple[int, str]] = (),
        recorded: RecordedGame | None = None,
    ) -> None:
        """A game after some steps, which need not be played if `recorded` is the game of them."""
        self.title = title
        self.options = title.with_defaults(options)
        self.start = tuple(start)
        self.players = players
        self.move_list = MoveList()
        self._latest: list[Step] | None = []
        self.trail: list[Position] = []
        self._sure = 0
        """How many positions from the start of the trail are known to be in reach."""
        self.stand_ins: dict[int, str] = {}
        """The levels of the bots that made steps for a person, by the numbers of the steps."""
        self.shown = 0
        """How many steps everybody has seen; the rest is the draft of a turn."""
        self.perspectives: dict[int, Any] = {}
        """The perspective of each viewer on the current position."""
        self.shown_values = ShownValues()
        self._standings: list[tuple[Position, Standing]] = []
        """How the seats stand in the positions that were asked about last."""
        if recorded is None:
            self.position = self.beginning()
            for actor, text in steps:
                self.play(actor, self.read(text))
            self.trail.clear()
        else:
            self.position = recorded.position
            for actor, move in recorded.record.steps:
                self.move_list.append(actor, move)
            self._latest = None
        self.show(len(self.move_list))

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
    def latest(self) -> list[Step]:
        """The last steps in full; those of a recorded game are made when they are asked for."""
        if self._latest is None:
            self._latest = []
            self._latest = self.steps(max(0, len(self.move_list) - RECENT))
        return self._latest

    @property
    def reported(self) -> Points:
        """The points that events have reported so far."""
        return (
            self.latest[-1].reported if self.latest else self.title.nothing_reported(self.players)
        )

    def show(self, steps: int) -> None:
        """Let everybody see the first `steps` of the game; what it reveals to them is revealed."""
        if steps > self.shown:
            self._sure = 0
        if steps != self.shown:
            self.shown = steps
            self.perspectives = {}

    def commit(self) -> None:
        """End a turn: nobody takes it back alone any more."""
        self.trail.clear()
        self._sure = 0

    def before_draft(self) -> Position:
        """The position everybody has seen."""
        drafted = len(self.move_list) - self.shown
        return self.trail[-drafted] if drafted else self.position

    def reported_before_draft(self) -> Points:
        """The points that events have reported up to the position everybody has seen."""
        drafted = len(self.move_list) - self.shown
        if not drafted:
            return self.reported
        if drafted < len(self.latest):
            return self.latest[-1 - drafted].reported
        return self.title.nothing_reported(self.players)

    def standing(self) -> Standing:
        """How the seats stand now."""
        return self._standing(self.position, self.reported)

    def standing_before_draft(self) -> Standing:
        """How the seats stand in the position everybody has seen."""
        return self._standing(self.before_draft(), self.reported_before_draft())

    def _standing(self, position: Position, reported: Points) -> Standing:
        for at, (known, found) in enumerate(self._standings):
            if known is position:
                self._standings.append(self._standings.pop(at))
                return found
        found = standing(self.title, position, reported)
        self._keep_standing(position, found)
        return found

    def _keep_standing(self, position: Position, found: Standing) -> None:
        """Keep two: before a turn that is not shown yet, and in it."""
        del self._standings[:-1]
        self._standings.append((position, found))

    def steps(self, first: int = 0, count: int | None = None) -> list[Step]:
        """`count` steps from number `first` on; old ones are replayed."""
        end = len(self.move_list) if count is None else min(first + count, len(self.move_list))
        kept = len(self.move_list) - len(self.latest)
        if first >= kept:
            return self.latest[first - kept : max(end - kept, 0)]
        return [step for step, _ in islice(self.replayed(end), first, end)]

    def replayed(self, end: int) -> Iterator[tuple[Step, Position]]:
        """The first `end` steps again, each with the position after it, which goes on changing."""
        position = self.beginning()
        step: Step | None = None
        for number, (actor, move) in enumerate(islice(self.move_list, end)):
            give_turn(position, actor)
            step, _ = self._make(position, number, actor, move, step)
            yield step, position

    def read(self, text: str) -> int:
        """The move a text names."""
        return self.title.read_move(self.position, text)

    def write(self, move: int) -> str:
        """The text of a move."""
        return self.title.write_move(self.position, move)

    def asked(self, seat: int) -> Position:
        """The position in which `seat` decides, if several may; a copy unless it is its turn."""
        if self.position.turn == seat or seat not in self.position.awaited():
            return self.position
        position = self.position.copy()
        position.give_turn_to(seat)
        return position

    def play(self, actor: int, move: int, stand_in: str = "") -> None:
        """Carry out a legal move of the actor; an illegal one is refused and changes nothing.

        `stand_in` is the level of the bot that makes it in the place of a person.
        """
        position = self.position.copy()
        give_turn(position, actor)
        self.title.check(position, move)
        if self.latest and self.latest[-1].actor != actor:
            self.trail.clear()
            self._sure = 0
        self.trail.append(self.position)
        if stand_in:
            self.stand_ins[len(self.move_list)] = stand_in
        last = self.latest[-1] if self.latest else None
        step, stand = self._make(position, len(self.move_list), actor, move, last)
        self.latest.append(step)
        self._keep_standing(position, stand)
        del self.latest[: -max(RECENT, len(self.trail))]
        self.move_list.append(actor, move)
        self.position = position
        self.perspectives = {}

    def make_step(
        self, position: Position, number: int, actor: int, move: int, last: Step | None
    ) -> Step:
        """Make a legal move on a position that is not this game's, as its step after `last`."""
        return self._make(position, number, actor, move, last)[0]

    def _make(
        self, position: Position, number: int, actor: int, move: int, last: Step | None
    ) -> tuple[Step, Standing]:
        """Make a move on a position, note what each viewer sees of it, and how all stand."""
        reported = last.reported if last else self.title.nothing_reported(self.players)
        before = last.worth if last else worth(self.title, position)
        scores = last.scores if last else position.scores()
        round_before = self.title.round_now(position)
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
        reported = self.title.listen(reported, events)
        after = standing(self.title, position, reported)
        ends_round = self.title.round_now(position) != round_before
        # Once the round is over, what was foreseen has become points.
        now = after.scores if ends_round else after.worth
        about = Circumstance(
            number,
            turn,
            actor,
            difference(before, now),
            difference(scores, after.scores),
            ends_round,
            self.stand_ins.get(number, ""),
        )
        step = Step(
            actor,
            move,
            turn,
            entries(about, [*texts, text], events),
            any(event.only != NOBODY for event in events),
            reported,
            tuple(after.scores),
            after.worth,
        )
        return step, after

    def reach(self, seat: int) -> int:
        """How many of its last steps a seat may take back by itself.

        Not past another seat's act, a chance outcome, or a secret that came to light, be it to
        this seat alone while nobody else has seen the step.
        """
        if not self.latest or self.latest[-1].actor != seat or seat < 0:
            return 0
        while self._sure < len(self.trail):
            step = self.latest[self._sure - len(self.trail)]
            before = self.trail[self._sure]
            after = [*self.trail[self._sure + 1 :], self.position][0]
            number = len(self.move_list) - len(self.trail) + self._sure
            if step.alone or reveals(
                self.title,
                before,
                step.actor,
                step.move,
                after,
                (),
                to_actor=number >= self.shown,
            ):
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
        self.shown = min(self.shown, kept)
        self.stand_ins = {step: level for step, level in self.stand_ins.items() if step < kept}
        if gone <= len(self.trail):
            self.position = self.trail[-gone]
            del self.trail[-gone:]
            self._sure = min(self._sure, len(self.trail))
            self.move_list.cut(kept)
            del self.latest[-gone:]
            if len(self.latest) < min(SHOWN, kept):
                self._latest = self.steps(max(0, kept - RECENT))
            return
        moves = list(islice(self.move_list, kept))
        self.move_list.cut(0)
        self._latest = []
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
