"""A table: seats, a game, a clock, an open question and the chat.

It is what its acts make of it. Table actions (`lifecycle`, `play`, `undo`, `consent`, `takeover`,
`chat`) check what somebody wants and `note` acts; loading a table applies the same acts again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records import RecordedGame
from stellwerk.table import acts
from stellwerk.table.acts import Act, ChatMessage, Question, QuestionKind
from stellwerk.table.clock import PATIENCE, SECOND, Clock
from stellwerk.table.errors import NotYoursError, RefusedError, StaleError
from stellwerk.table.game import Game
from stellwerk.table.happenings import Happenings, What
from stellwerk.table.limits import ActCounts
from stellwerk.table.seat import NO_SEAT, Seat
from stellwerk.titles import load_title

State = Literal["open", "running", "paused", "over"]
SHOW_PACE: Final = 2 * SECOND
"""A pace at which people can follow a game of bots."""


class Table:
    """One table. `fresh` holds the acts noted since it was last stored, with their times."""

    def __init__(self, opened: acts.Opened, at: int, recorded: RecordedGame | None = None) -> None:
        """A table as it was opened, with the game it begins with if that has been played."""
        title = load_title(opened.title, opened.rules)
        self.opened = opened
        self.title = title
        self.clock: Clock = opened.clock
        self.game = Game(
            title, opened.players, opened.options, opened.position, opened.steps, recorded
        )
        self.seats = [Seat(number) for number in range(opened.players)]
        self.host = NO_SEAT
        """The seat of the host: whoever opened the table, until they leave it."""
        self.arrived: list[int] = []
        """The seats of people, in the order in which they sat down."""
        self.state: State = "over" if self.game.over else "open"
        self.step = 0
        """Counts the changes of the game, including undo; a player answers the step they saw."""
        self.holding = NO_SEAT
        """The seat with a held turn, which is over once it confirms it."""
        self.followed: set[int] = set()
        """The steps that were made by themselves after a move of their player."""
        self.pace = SHOW_PACE
        """The milliseconds bots take for a turn if nobody plays with them."""
        self.hints_chosen = opened.hints
        """Whether the host allows hints, if they said so."""
        self.question: Question | None = None
        self.lines: list[ChatMessage] = []
        self.happenings = Happenings()
        self.abandoned = False
        """Whether all agreed to end the game early; nobody has won it."""
        self.given_up = False
        """Whether it was given up before its game."""
        self.rematch = ""
        self.paused_at = 0
        self.count = 1
        """Acts so far."""
        self.changed = at
        self.act_counts = ActCounts()
        self.fresh: list[tuple[int, Act]] = [(at, opened)]

    @classmethod
    def load(cls, journal: Iterable[tuple[int, Act]]) -> Table:
        """The table of a journal."""
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
        """Whether somebody without a seat may watch: to join before the game, and after it."""
        return self.opened.spectators or self.state in ("open", "over")

    @property
    def show(self) -> bool:
        """Whether it was opened for bots alone, to watch them."""
        return all(seat.level and not seat.former for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Whether the teacher may be asked; by default only where one person plays with bots.

        Before the game a free seat counts as a person's.
        """
        if self.hints_chosen is not None:
            return self.hints_chosen
        return sum(bool(seat.person) or seat.former or seat.open for seat in self.seats) <= 1

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
        """The persons this table is waiting for."""
        return {seat.person for seat in self.seats if seat.present}

    def agreed(self) -> bool:
        """Whether everybody who plays has agreed to what is asked; bots have no objections."""
        people = self.people()
        return self.question is not None and bool(people) and people <= self.question.agreed

    # What commands check first.

    def need_running(self) -> None:
        """Refuse what can be done only in a running game."""
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
        """Refuse a move of a seat whose decision has changed since."""
        if not self.answers(number, seen):
            raise StaleError(seen, self.step)

    def answers(self, number: int, seen: int) -> bool:
        """Whether a seat that saw step `seen` knows its current decision.

        When several choose at the same time, the choice of one does not change that of the others.
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
        act.happen(self, at)
        self.game.show(len(self.game.move_list) - self._drafted())
        self._run_clocks(at)
        self.count += 1
        self.changed = at

    def tell(self, what: What, seat: int, about: QuestionKind | None = None) -> None:
        """Note what happened among the people, for everybody to read."""
        self.happenings.add(what, seat, about, self.game.shown)

    def grant(self) -> None:
        """What was asked happens."""
        if self.question is not None:
            if self.people() - {self.seats[self.question.seat].person}:
                self.tell("granted", self.question.seat, self.question.what)
            self.question = None

    def go_on(self, others: Sequence[int] = ()) -> None:
        """The game has changed: undo that was asked for in the former state is void.

        Except for `others` who choose at the same time as the seat that moved, and still do.
        """
        self.step += 1
        if self.question is not None and self.question.what == "undo":
            self.tell("lapsed", self.question.seat, self.question.what)
            self.question = None
        awaited = self.game.position.awaited()
        for number, seat in enumerate(self.seats):
            if number not in others or number not in awaited:
                seat.asked = self.step
        if (self.game.over or self.abandoned) and self.holding == NO_SEAT:
            self.state = "over"
            self.question = None

    def _drafted(self) -> int:
        """How many of the last steps only their player has seen: a turn not confirmed yet."""
        if self.state not in ("running", "paused"):
            return 0
        game = self.game
        actor = game.latest[-1].actor if game.latest else NO_SEAT
        if actor < 0 or not self.drafts(actor):
            return 0
        holder = self.holding if self.holding != NO_SEAT else game.position.turn
        if actor != holder:
            return 0
        return game.turn_start(actor)

    @property
    def drafting(self) -> int:
        """The seat whose last steps nobody else has seen yet."""
        game = self.game
        return game.latest[-1].actor if len(game.move_list) > game.shown else NO_SEAT

    def steps_seen(self, viewer: int) -> int:
        """How many steps of the game a viewer has seen."""
        return len(self.game.move_list) if viewer == self.drafting else self.game.shown

    def drafts(self, number: int) -> bool:
        """Whether a seat makes its turn for itself first, and shows it by confirming it."""
        seat = self.seats[number]
        return seat.present and seat.confirm and self.opened.undo == "free"

    def hand_over(self, number: int, person: str) -> None:
        """If the host left, hand the table to another seat of theirs, or to whoever came first."""
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
        """The clock of the server was set back: nobody gains time from that."""
        self.paused_at -= by
        for seat in self.seats:
            if seat.since is not None:
                seat.since -= by

    def deadline(self, number: int) -> int | None:
        """When the time of a seat runs out; None while its clock is stopped."""
        seat = self.seats[number]
        return None if seat.since is None else self.clock.deadline(seat.since, seat.bank)

    def due(self) -> int | None:
        """When the table needs attention next because time runs out; None if never."""
        if self.state == "paused":
            return self.paused_at + PATIENCE
        deadlines = (self.deadline(number) for number in range(len(self.seats)))
        return min((time for time in deadlines if time is not None), default=None)
