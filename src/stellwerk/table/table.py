"""A table: seats, a game, a clock, what is being asked and what was said.

It is what its acts make of it. Deeds (`life`, `play`, `undo`, `consent`, `takeover`, `talk`) check
what somebody wants and `note` acts; loading a table applies the same acts again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from stellwerk.bots.protocol import PREFIX
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.table import acts
from stellwerk.table.acts import Act
from stellwerk.table.clock import PATIENCE, Clock
from stellwerk.table.errors import NotYoursError, RefusedError, StaleError
from stellwerk.table.game import Game
from stellwerk.table.limits import ActCounts
from stellwerk.table.seat import Seat
from stellwerk.titles import load_title

NO_SEAT: Final = -1
FORMER: Final = "–"
"""The name of whoever deleted their account: none, in any language. Clients have words for it."""
SILENCE: Final = "…"
"""What is left of what they said."""
State = Literal["open", "running", "paused", "over"]


class Question(NamedTuple):
    """What a seat asked of everybody, and the persons who have agreed."""

    seat: int
    what: Literal["pause", "undo"]
    kept: int
    agreed: frozenset[str]


class Line(NamedTuple):
    """Something said at the table."""

    at: int
    seat: int
    text: str


class Table:
    """One table. `fresh` holds the acts noted since it was stored last, with their times."""

    def __init__(self, opened: acts.Opened, at: int) -> None:
        title = load_title(opened.title, opened.rules)
        self.opened = opened
        self.title = title
        self.clock: Clock = opened.clock
        self.game = Game(title, opened.players, opened.options, opened.position, opened.steps)
        self.seats = [Seat() for _ in range(opened.players)]
        self.host = NO_SEAT
        """The seat of the host: whoever opened the table, until they leave it."""
        self.arrived: list[int] = []
        """The seats of people, in the order in which they sat down."""
        self.state: State = "over" if self.game.over else "open"
        self.step = 0
        """Counts what changed the game, undo included; a player answers the step they saw."""
        self.holding = NO_SEAT
        """The seat whose turn is over once it confirms it."""
        self.question: Question | None = None
        self.lines: list[Line] = []
        self.rematch = ""
        self.paused_at = 0
        self.count = 1
        """Acts so far."""
        self.changed = at
        self.act_counts = ActCounts()
        self.fresh: list[tuple[int, Act]] = [(at, opened)]

    @classmethod
    def load(cls, journal: Iterable[tuple[int, Act]]) -> Table:
        """The table a journal tells of."""
        table: Table | None = None
        for at, act in journal:
            if table is None:
                if not isinstance(act, acts.Opened):
                    raise StellwerkError(Message("refused-journal-start"))
                table = cls(act, at)
            else:
                table.apply(act, at)
        if table is None:
            raise StellwerkError(Message("refused-journal-empty"))
        table.fresh = []
        return table

    # Who is meant.

    @property
    def awaited(self) -> list[int]:
        """The seats that may decide now."""
        if self.state != "running":
            return []
        if self.holding != NO_SEAT:
            return [self.holding]
        return self.game.position.awaited()

    @property
    def watchable(self) -> bool:
        """Whether somebody without a seat may look on: before the game to join, after it as all."""
        return self.opened.spectators or self.state in ("open", "over")

    @property
    def names(self) -> list[str]:
        """The players as records name them."""
        return [seat.name or f"seat {number}" for number, seat in enumerate(self.seats, start=1)]

    def seat(self, number: int) -> Seat:
        """A seat of this table."""
        if not 0 <= number < len(self.seats):
            raise RefusedError(Message("refused-seat-number", {"count": len(self.seats)}))
        return self.seats[number]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> set[str]:
        """The persons who decide something at this table now."""
        return {seat.person for seat in self.seats if seat.present}

    # What commands ask first.

    def need_running(self) -> None:
        """Refuse what can be done only in a game under way."""
        if self.state == "open":
            raise RefusedError(Message("refused-not-begun"))
        if self.state == "paused":
            raise RefusedError(Message("refused-paused"))
        if self.state == "over":
            raise RefusedError(Message("refused-over"))

    def need_person(self, number: int) -> Seat:
        """The seat of a person who decides there now."""
        seat = self.seat(number)
        if not seat.person:
            raise NotYoursError(Message("refused-no-person"))
        if seat.stand_in:
            raise RefusedError(Message("refused-bot-here"))
        return seat

    def need_step(self, seen: int) -> None:
        """Refuse an answer to a table that has changed since."""
        if seen != self.step:
            raise StaleError(seen, self.step)

    def need_question(self, number: int, seen: int) -> None:
        """Refuse a move of a seat that has been asked something else since."""
        if not self.answers(number, seen):
            raise StaleError(seen, self.step)

    def answers(self, number: int, seen: int) -> bool:
        """Whether a seat that saw step `seen` knows what it is asked now.

        Where several choose at once, the choice of one leaves the question of the others as it was.
        """
        return self.seats[number].asked <= seen <= self.step

    # How acts change it.

    def note(self, act: Act, at: int) -> None:
        """Let something happen now, unless it has happened too often."""
        self.act_counts.check(act)
        self.apply(act, at)
        self.fresh.append((at, act))

    def apply(self, act: Act, at: int) -> None:
        """Let something happen, now or again."""
        if at < self.changed:
            self._clock_set_back(self.changed - at)
        self.act_counts.add(act)
        match act:
            case acts.Played(actor, text, holds, level):
                others = [seat for seat in self.game.position.awaited() if seat != actor]
                self.game.play(actor, self.game.read(text))
                self.holding = actor if holds else NO_SEAT
                if actor >= 0:
                    self.seats[actor].hurried = level
                self._go_on(others)
            case acts.Confirmed():
                self.holding = NO_SEAT
                self._go_on()
            case acts.Undone(kept):
                self.game.back(kept)
                self.holding = NO_SEAT
                self._go_on()
            case acts.Started():
                self.state = "running"
                for seat in self.seats:
                    seat.bank = self.clock.start()
                self._go_on()
            case acts.Asked(number, what, kept):
                person = self.seats[number].person
                self.question = Question(number, what, kept, frozenset([person]))
            case acts.Answered(number, yes):
                self._answered(number, yes=yes)
            case acts.Paused():
                self.question = None
                self.state = "paused"
                self.paused_at = at
            case acts.Resumed():
                self.state = "running"
            case acts.Said(number, text):
                self.lines.append(Line(at, number, text))
            case acts.Rematched(other):
                self.rematch = other
            case acts.Claimed() | acts.Renewed():
                pass  # Who may decide for a seat is kept beside the journal: nobody may read it.
            case acts.Opened():
                raise StellwerkError(Message("refused-opened-twice"))
            case _:
                self._seat_changed(act)
        self._run_clocks(at)
        self.count += 1
        self.changed = at

    def _go_on(self, others: Sequence[int] = ()) -> None:
        """The game has changed: what was asked about the former state is void.

        Not so for `others` who choose at the same time as whoever made a move, and still do.
        """
        self.step += 1
        self.question = None
        awaited = self.game.position.awaited()
        for number, seat in enumerate(self.seats):
            if number not in others or number not in awaited:
                seat.asked = self.step
        if self.game.over and self.holding == NO_SEAT:
            self.state = "over"

    def _answered(self, number: int, *, yes: bool) -> None:
        if self.question is not None:
            agreed = self.question.agreed | {self.seats[number].person}
            self.question = self.question._replace(agreed=agreed) if yes else None

    def _seat_changed(
        self,
        act: acts.Seated
        | acts.Stood
        | acts.Invited
        | acts.Renamed
        | acts.TakenOver
        | acts.Returned
        | acts.Preferred
        | acts.Noted
        | acts.Forgotten,
    ) -> None:
        seat = self.seats[act.seat]
        match act:
            case acts.Seated(_, name, person, level):
                _need_no_program(level)
                seat.name, seat.person, seat.level = name, person, level
                if person:
                    self.arrived.append(act.seat)
                    self.host = self.arrived[0] if self.host == NO_SEAT else self.host
            case acts.Stood(number):
                self.seats[number] = Seat()
                self.seats[number].invitations = seat.invitations
                self._stood(number, seat.person)
            case acts.Invited():
                seat.invitations += 1
            case acts.Renamed(_, name):
                seat.name = name
            case acts.TakenOver(_, level):
                _need_no_program(level)
                seat.stand_in = level
            case acts.Returned():
                seat.stand_in = ""
                seat.bank = self.clock.back(seat.bank)
            case acts.Preferred(_, confirm, declined):
                seat.confirm = confirm
                seat.declined = frozenset(declined)
            case acts.Noted(_, text):
                seat.note = text
            case acts.Forgotten(number, level):
                self._forget(number, level)

    def _forget(self, number: int, level: str) -> None:
        """Let go of the person of a seat, and of what they said and wrote."""
        seat = self.seats[number]
        person = seat.person
        seat.name, seat.person, seat.note = FORMER, "", ""
        seat.level, seat.stand_in, seat.former = level, "", True
        self.lines = [
            line._replace(text=SILENCE) if line.seat == number else line for line in self.lines
        ]
        self._stood(number, person)

    def _stood(self, number: int, person: str) -> None:
        """Hand the table over, if the host left: to another seat of theirs, or who came first."""
        if person:
            self.arrived.remove(number)
        if number == self.host:
            own = (seat for seat in self.arrived if self.seats[seat].person == person)
            self.host = next(own, next(iter(self.arrived), NO_SEAT))

    def _run_clocks(self, at: int) -> None:
        """Stop the clocks of seats no longer awaited, start those of seats that now are."""
        awaited = self.awaited
        for number, seat in enumerate(self.seats):
            ticks = number in awaited and seat.present
            if seat.since is not None and not ticks:
                seat.bank = self.clock.after(seat.since, seat.bank, at)
                seat.since = None
            elif seat.since is None and ticks:
                seat.since = at

    def _clock_set_back(self, by: int) -> None:
        """The clock of the server was set back: nobody gets time for that."""
        self.paused_at -= by
        for seat in self.seats:
            if seat.since is not None:
                seat.since -= by

    def deadline(self, number: int) -> int | None:
        """When the time of a seat is out; None while its clock stands."""
        seat = self.seats[number]
        return None if seat.since is None else self.clock.deadline(seat.since, seat.bank)

    def due(self) -> int | None:
        """When the table has to be looked at next because time ran out; None if never."""
        if self.state == "paused":
            return self.paused_at + PATIENCE
        deadlines = (self.deadline(number) for number in range(len(self.seats)))
        return min((time for time in deadlines if time is not None), default=None)


def _need_no_program(level: str) -> None:
    """A bot that is a program of somebody's own plays in the arena: no table starts a program."""
    if level.startswith(PREFIX):
        raise StellwerkError(Message("refused-program"))
