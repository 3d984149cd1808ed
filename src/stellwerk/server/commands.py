"""What somebody can do at a table, as messages: the same by HTTP and by WebSocket.

A command says who may give it and how it is carried out. All classes on this page that have no
subclass are commands; nothing else has to know them.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from msgspec import Meta

from stellwerk.bots import BOTS
from stellwerk.core.messages import Message
from stellwerk.server.ids import is_invitation
from stellwerk.store.shapes import Claimant
from stellwerk.table import chat, consent, lifecycle, planning, play, show, takeover, undo
from stellwerk.table.acts import Phrase
from stellwerk.table.errors import NotYoursError, RefusedError
from stellwerk.table.seat import COLOURS
from stellwerk.table.table import Table

if TYPE_CHECKING:
    from stellwerk.server.live_table import LiveTable

SeatNumber = Annotated[int, Meta(ge=0, le=11)]
StepNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=100)]


class Circumstances(NamedTuple):
    """Who gives a command, and when; the luck of the dealer, and what the server has for it."""

    who: Claimant
    at: int
    chance: Random
    stand_in: str
    """The level of the bot that plays for somebody who leaves."""
    grace: int
    """The milliseconds it waits first, while others are there."""
    secret: str
    """What invitations are signed with."""


class TableCommand(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What all commands share: a name under `do`, and nothing unknown in them."""

    @property
    def own_seat(self) -> int | None:
        """The seat that whoever gives it has to sit on; None where another right counts."""
        return None

    @property
    def bots(self) -> list[str]:
        """The levels of bots it brings to the table."""
        return []

    def need_right(self, live_table: LiveTable, given: Circumstances) -> None:
        """Refuse it to somebody who may not give it."""
        raise NotImplementedError

    def carry_out(self, table: Table, given: Circumstances) -> None:
        """Let it happen; whoever gives it may."""
        raise NotImplementedError


class SeatCommand(TableCommand, frozen=True):
    """A command of whoever decides for a seat."""

    seat: SeatNumber

    @property
    def own_seat(self) -> int:
        return self.seat

    def need_right(self, live_table: LiveTable, given: Circumstances) -> None:
        live_table.need_seat(given.who, self.seat)


class HostCommand(TableCommand, frozen=True):
    """A command of the host."""

    def need_right(self, live_table: LiveTable, given: Circumstances) -> None:
        live_table.need_host(given.who)


class Sit(TableCommand, frozen=True, tag="sit"):
    """Take an open seat; the answer brings the secret link to it.

    A seat that is kept for somebody is taken with the secret of its invitation.
    """

    seat: SeatNumber
    name: Name
    invitation: Annotated[str, Meta(max_length=100)] = ""

    def need_right(self, live_table: LiveTable, given: Circumstances) -> None:
        """An open seat is anybody's, unless it is kept for whoever was invited to it."""
        count = live_table.table.seat(self.seat).invitations
        if count and not is_invitation(
            self.invitation, live_table.id, self.seat, count, given.secret
        ):
            raise NotYoursError(Message("refused-seat-kept"))

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.sit(table, self.seat, given.who.person, self.name, given.at)


class SeatBot(HostCommand, frozen=True, tag="bot"):
    """The host puts a bot on an open seat."""

    seat: SeatNumber
    level: Word

    @property
    def bots(self) -> list[str]:
        return [self.level]

    def carry_out(self, table: Table, given: Circumstances) -> None:
        check_level(self.level)
        lifecycle.seat_bot(table, self.seat, self.level, given.at)


class Clear(HostCommand, frozen=True, tag="clear"):
    """The host opens a seat again, before the game."""

    seat: SeatNumber

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.clear(table, self.seat, given.at)


class Leave(SeatCommand, frozen=True, tag="leave"):
    """Leave a seat; in the game a bot plays on."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.leave(table, self.seat, given.stand_in, given.at, given.chance, given.grace)


class Colour(SeatCommand, frozen=True, tag="colour"):
    """Take a colour no other person has, before the game."""

    colour: Annotated[int, Meta(ge=0, le=COLOURS - 1)]

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.colour(table, self.seat, self.colour, given.at)


class Direct(HostCommand, frozen=True, tag="direct"):
    """Whoever opened a table of bots alone lets them wait or go on, and sets their pace."""

    paused: bool
    pace: Annotated[int, Meta(ge=0, le=show.SLOWEST)]

    def carry_out(self, table: Table, given: Circumstances) -> None:
        show.direct(table, given.at, given.chance, paused=self.paused, pace=self.pace)


class Resign(SeatCommand, frozen=True, tag="resign"):
    """Give the game up for good; a bot plays on for the others."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        takeover.resign(table, self.seat, given.stand_in, given.at, given.chance)


class GiveUp(HostCommand, frozen=True, tag="give-up"):
    """The host gives the table up before the game."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.give_up(table, given.at)


class AllowHints(HostCommand, frozen=True, tag="allow-hints"):
    """The host says, before the game, whether the teacher may be asked at this table."""

    allowed: bool

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.allow_hints(table, given.at, allowed=self.allowed)


class Start(HostCommand, frozen=True, tag="start"):
    """The host begins the game."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.start(table, given.at, given.chance)


class Move(SeatCommand, frozen=True, tag="move"):
    """Make a move, having seen a step, or several of its kind to take a piece further.

    With `onward`, what follows without a choice happens as well; with `confirm`, a turn that ends
    is confirmed at once.
    """

    step: StepNumber
    move: Word
    confirm: bool = False
    times: Annotated[int, Meta(ge=1, le=9)] = 1
    onward: bool = False

    def carry_out(self, table: Table, given: Circumstances) -> None:
        play.play(
            table,
            self.seat,
            self.step,
            self.move,
            given.at,
            given.chance,
            times=self.times,
            onward=self.onward,
            confirmed=self.confirm,
        )


class Instead(SeatCommand, frozen=True, tag="instead"):
    """Choose another move for step `number` of the game, which was made by itself in this turn."""

    step: StepNumber
    number: StepNumber
    move: Word

    def carry_out(self, table: Table, given: Circumstances) -> None:
        play.play_instead(
            table, self.seat, self.step, self.number, self.move, given.at, given.chance
        )


class Plan(SeatCommand, frozen=True, tag="plan"):
    """Plan the next turn, to be played when it comes if nothing it depends on has changed.

    Without moves the plan is withdrawn.
    """

    moves: Annotated[tuple[Word, ...], Meta(max_length=planning.LONGEST)] = ()

    def carry_out(self, table: Table, given: Circumstances) -> None:
        planning.plan(table, self.seat, self.moves, given.at)


class Confirm(SeatCommand, frozen=True, tag="confirm"):
    """End the held turn."""

    step: StepNumber

    def carry_out(self, table: Table, given: Circumstances) -> None:
        play.confirm(table, self.seat, self.step, given.at, given.chance)


class Undo(SeatCommand, frozen=True, tag="undo"):
    """Take back the last step."""

    step: StepNumber

    def carry_out(self, table: Table, given: Circumstances) -> None:
        undo.undo_step(table, self.seat, self.step, given.at, given.chance)


class Restart(SeatCommand, frozen=True, tag="restart"):
    """Take back the turn."""

    step: StepNumber

    def carry_out(self, table: Table, given: Circumstances) -> None:
        undo.restart_turn(table, self.seat, self.step, given.at, given.chance)


class AskUndo(SeatCommand, frozen=True, tag="ask-undo"):
    """Ask everybody to go back to the first `kept` steps."""

    step: StepNumber
    kept: StepNumber

    def carry_out(self, table: Table, given: Circumstances) -> None:
        undo.ask_undo(table, self.seat, self.step, self.kept, given.at, given.chance)


class AskPause(SeatCommand, frozen=True, tag="ask-pause"):
    """Ask everybody for a pause."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        consent.ask_pause(table, self.seat, given.at, given.chance)


class AskAbandon(SeatCommand, frozen=True, tag="ask-abandon"):
    """Ask everybody to end the game without a winner."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        consent.ask_abandon(table, self.seat, given.at, given.chance)


class Answer(SeatCommand, frozen=True, tag="answer"):
    """Agree to what is asked, or refuse it."""

    yes: bool

    def carry_out(self, table: Table, given: Circumstances) -> None:
        consent.answer(table, self.seat, given.at, given.chance, yes=self.yes)


class Resume(SeatCommand, frozen=True, tag="resume"):
    """End the pause."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        consent.resume(table, self.seat, given.at, given.chance)


class Return(SeatCommand, frozen=True, tag="return"):
    """Come back to a seat a bot plays for."""

    def carry_out(self, table: Table, given: Circumstances) -> None:
        takeover.come_back(table, self.seat, given.at, given.chance)


class Rename(SeatCommand, frozen=True, tag="rename"):
    """Take another name at this table."""

    name: Name

    def carry_out(self, table: Table, given: Circumstances) -> None:
        lifecycle.rename(table, self.seat, self.name, given.at)


class Prefer(SeatCommand, frozen=True, tag="prefer"):
    """Say whether turns are to be confirmed, and what the table decides for the seat.

    It declines some questions always, and `passes` where everybody can see that there is no choice.
    """

    confirm: bool
    declined: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    passes: bool = False

    def carry_out(self, table: Table, given: Circumstances) -> None:
        play.prefer(
            table,
            self.seat,
            given.at,
            given.chance,
            confirm=self.confirm,
            declined=self.declined,
            passes=self.passes,
        )


class Say(SeatCommand, frozen=True, tag="say"):
    """Say something to all."""

    text: Annotated[str, Meta(max_length=1_000)]

    def carry_out(self, table: Table, given: Circumstances) -> None:
        chat.say(table, self.seat, self.text, given.at)


class SayPhrase(SeatCommand, frozen=True, tag="say-phrase"):
    """Say something that everybody reads in their own language."""

    phrase: Phrase

    def carry_out(self, table: Table, given: Circumstances) -> None:
        chat.say_phrase(table, self.seat, self.phrase, given.at)


class Note(SeatCommand, frozen=True, tag="note"):
    """Write the private note of a seat."""

    text: Annotated[str, Meta(max_length=10_000)]

    def carry_out(self, table: Table, given: Circumstances) -> None:
        chat.note(table, self.seat, self.text, given.at)


if TYPE_CHECKING:
    Command = TableCommand
else:
    # In the order of this page.
    Command = reduce(
        or_,
        [
            kind
            for kind in globals().values()
            if isinstance(kind, type)
            and issubclass(kind, TableCommand)
            and not kind.__subclasses__()
        ],
    )
"""Any of the commands, told apart by their names."""


def check_level(level: str) -> None:
    """Refuse a bot nobody knows."""
    if level not in BOTS:
        raise RefusedError(Message("refused-bot", {"bot": repr(level), "known": ", ".join(BOTS)}))
