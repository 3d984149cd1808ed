"""What somebody can do at a table, as messages: the same by HTTP and by WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Annotated

import msgspec
from msgspec import Meta

from stellwerk.bots import BOTS
from stellwerk.core.messages import Message
from stellwerk.table import chat, consent, lifecycle, play, takeover, undo
from stellwerk.table.errors import RefusedError
from stellwerk.table.table import Table

SeatNumber = Annotated[int, Meta(ge=0, le=11)]
StepNumber = Annotated[int, Meta(ge=0, le=10_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(min_length=1, max_length=100)]


class _Command(msgspec.Struct, frozen=True, tag_field="deed", forbid_unknown_fields=True):
    """What all commands share: a tag, and nothing unknown in them."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take an open seat; the answer brings the secret link to it.

    A seat that is kept for somebody is taken with the secret of its invitation.
    """

    seat: SeatNumber
    name: Name
    invitation: Annotated[str, Meta(max_length=100)] = ""


class SeatBot(_Command, frozen=True, tag="bot"):
    """The host puts a bot on an open seat."""

    seat: SeatNumber
    level: Word


class Clear(_Command, frozen=True, tag="clear"):
    """The host opens a seat again, before the game."""

    seat: SeatNumber


class Leave(_Command, frozen=True, tag="leave"):
    """Leave a seat; in the game a bot plays on."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    """The host begins the game."""


class Move(_Command, frozen=True, tag="move"):
    """Make a move, having seen a step."""

    seat: SeatNumber
    step: StepNumber
    move: Word


class Confirm(_Command, frozen=True, tag="confirm"):
    """End the held turn."""

    seat: SeatNumber
    step: StepNumber


class Undo(_Command, frozen=True, tag="undo"):
    """Take back the last step."""

    seat: SeatNumber
    step: StepNumber


class Restart(_Command, frozen=True, tag="restart"):
    """Take back the turn."""

    seat: SeatNumber
    step: StepNumber


class AskUndo(_Command, frozen=True, tag="ask-undo"):
    """Ask everybody to go back to the first `kept` steps."""

    seat: SeatNumber
    step: StepNumber
    kept: StepNumber


class AskPause(_Command, frozen=True, tag="ask-pause"):
    """Ask everybody for a pause."""

    seat: SeatNumber


class Answer(_Command, frozen=True, tag="answer"):
    """Agree to what is asked, or refuse it."""

    seat: SeatNumber
    yes: bool


class Resume(_Command, frozen=True, tag="resume"):
    """End the pause."""

    seat: SeatNumber


class Return(_Command, frozen=True, tag="return"):
    """Come back to a seat a bot plays for."""

    seat: SeatNumber


class Rename(_Command, frozen=True, tag="rename"):
    """Take another name at this table."""

    seat: SeatNumber
    name: Name


class Prefer(_Command, frozen=True, tag="prefer"):
    """Say whether turns are to be confirmed, and which questions are always declined."""

    seat: SeatNumber
    confirm: bool
    declined: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()


class Say(_Command, frozen=True, tag="say"):
    """Say something to all."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1_000)]


class Note(_Command, frozen=True, tag="note"):
    """Write the private note of a seat."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=10_000)]


Command = (
    Sit
    | SeatBot
    | Clear
    | Leave
    | Start
    | Move
    | Confirm
    | Undo
    | Restart
    | AskUndo
    | AskPause
    | Answer
    | Resume
    | Return
    | Rename
    | Prefer
    | Say
    | Note
)
TableAction = Callable[[Table, int, Random], None]
"""Carries a command out at a table, at a time, with the luck of the dealer."""


def action_for(command: Command, person: str, stand_in: str) -> TableAction:
    """How to carry a command out for a person; whether they may has been checked."""

    def carry_out(table: Table, at: int, chance: Random) -> None:
        match command:
            case Move(seat, step, move):
                play.play(table, seat, step, move, at, chance)
            case Confirm(seat, step):
                play.confirm(table, seat, step, at, chance)
            case Undo(seat, step):
                undo.undo_step(table, seat, step, at, chance)
            case Restart(seat, step):
                undo.restart_turn(table, seat, step, at, chance)
            case AskUndo(seat, step, kept):
                undo.ask_undo(table, seat, step, kept, at, chance)
            case AskPause(seat):
                consent.ask_pause(table, seat, at, chance)
            case Answer(seat, yes):
                consent.answer(table, seat, at, chance, yes=yes)
            case Resume(seat):
                consent.resume(table, seat, at, chance)
            case Return(seat):
                takeover.come_back(table, seat, at, chance)
            case Rename(seat, name):
                lifecycle.rename(table, seat, name, at)
            case Prefer(seat, ask, declined):
                play.prefer(table, seat, at, chance, confirm=ask, declined=declined)
            case Say(seat, text):
                chat.say(table, seat, text, at)
            case Note(seat, text):
                chat.note(table, seat, text, at)
            case Leave(seat):
                lifecycle.leave(table, seat, stand_in, at, chance)
            case _:
                _set_up(table, command, person, at, chance)

    return carry_out


def _set_up(
    table: Table, command: Sit | SeatBot | Clear | Start, person: str, at: int, chance: Random
) -> None:
    """What happens before the game; whoever does it may."""
    match command:
        case Sit(seat, name):
            lifecycle.sit(table, seat, person, name, at)
        case SeatBot(seat, level):
            check_level(level)
            lifecycle.seat_bot(table, seat, level, at)
        case Clear(seat):
            lifecycle.clear(table, seat, at)
        case Start():
            lifecycle.start(table, at, chance)


def check_level(level: str) -> None:
    """Refuse a bot nobody knows."""
    if level not in BOTS:
        raise RefusedError(Message("refused-bot", {"bot": repr(level), "known": ", ".join(BOTS)}))


def needed_seat(command: Command) -> int | None:
    """The seat one has to sit on for a command, None where an open one or the host's counts."""
    return None if isinstance(command, Sit | SeatBot | Clear | Start) else command.seat
