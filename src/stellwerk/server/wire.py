"""The messages of the API besides views and commands."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stellwerk.core.errors import IllegalMoveError, NotationError, StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import in_english
from stellwerk.records import RecordError
from stellwerk.server.commands import Name, StepNumber, Word
from stellwerk.server.refusals import (
    NotFoundError,
    NotYouError,
    TooOftenError,
    UnknownTableError,
)
from stellwerk.store.shapes import Rating, UnreadableError
from stellwerk.table.acts import UndoRule
from stellwerk.table.clock import Clock
from stellwerk.table.errors import NotYoursError, RefusedError, StaleError
from stellwerk.table.log_entries import MessageView, message_view
from stellwerk.table.view import View


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code for programs, a sentence, and the table if it changed.

    `message` is English. `message_view` is the same for people, to be said in their language.
    """

    code: str
    message: str
    view: View | None = None
    words: MessageView | None = None


class StaleCommandError(StaleError):
    """A stale command, refused with the table as it is now."""

    def __init__(self, fault: StaleError, view: View) -> None:
        RefusedError.__init__(self, fault.args[0])
        self.view = view


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is on a seat of a new table: somebody at the host's screen by name, a bot, or nobody.

    A seat for a friend is kept for whoever has its invitation.
    """

    name: Annotated[str, Meta(max_length=60)] = ""
    bot: Annotated[str, Meta(max_length=100)] = ""
    friend: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Several named seats are people at the host's screen.

    Unless `hints` says otherwise, the teacher may be asked where one person plays with bots.
    """

    title: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    clock: Clock = Clock()
    listed: bool = True
    undo: UndoRule = "free"
    spectators: bool = True
    hints: bool | None = None


class NewLessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game in lessons, with the name of the learner."""

    title: Word
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class NewFork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened after a step of a finished game here, or of a record."""

    kept: StepNumber
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    table: Annotated[str, Meta(max_length=32)] = ""
    record: Annotated[str, Meta(max_length=150_000)] = ""
    clock: Clock = Clock()
    listed: bool = False
    undo: UndoRule = "free"
    spectators: bool = True


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game."""

    record: Annotated[str, Meta(min_length=1, max_length=150_000)]


class SeatLink(msgspec.Struct, frozen=True):
    """The secret of a seat: whoever has it may decide there."""

    seat: int
    key: str
    link: str


class Invitation(msgspec.Struct, frozen=True):
    """What a friend needs to take a seat: the secret goes into the command `sit`."""

    seat: int
    secret: str
    link: str


class OpenedTable(msgspec.Struct, frozen=True):
    """A new table, the secret links to the seats of the host, the invitations for friends."""

    id: str
    links: list[SeatLink]
    invitations: list[Invitation]


class Mine(msgspec.Struct, frozen=True):
    """The seats you may decide for at a table, and whether you are its host."""

    seats: list[int]
    host: bool


class Done(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a command, and the secret link to a seat that was taken."""

    view: View
    link: SeatLink | None = None


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link to a seat."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class Place(msgspec.Struct, frozen=True):
    """A seat at a table."""

    table: str
    seat: int


class Link(msgspec.Struct, frozen=True):
    """A table."""

    table: str


class Why(msgspec.Struct, frozen=True):
    """Whether a move is legal, what it would do, and if not why, with the rule."""

    open: bool
    what: MessageView
    reason: MessageView | None = None
    rule: str = ""


class Picture(msgspec.Struct, frozen=True):
    """The table drawn in text."""

    picture: str


class TitleView(msgspec.Struct, frozen=True):
    """A title.

    `prefix` begins the ids of its rules, `sources` are the message keys of its sources of points.
    `ratings` has, by number of players, the measured strength of levels of bots on one scale.
    """

    id: str
    name: str
    prefix: str
    rules: int
    sources: list[str]
    players: list[int]
    minutes: int
    options: dict[str, list[str]]
    reactions: list[str]
    ratings: dict[str, dict[str, int]]


class Catalog(msgspec.Struct, frozen=True):
    """The games and bots of this server; `levels` are the bots for people, the gentlest first."""

    version: str
    titles: list[TitleView]
    bots: list[str]
    levels: list[str]


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for an account."""

    name: Name


class NoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send turn notices, in which language, and the hours in which not to.

    `zone` is the name of the time zone of those hours, such as Europe/Prague; UTC if it is empty.
    """

    email: Annotated[str, Meta(max_length=254)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_to: Annotated[int, Meta(ge=0, le=23)] = 0
    language: Annotated[str, Meta(pattern="^([a-z]{2})?$")] = ""
    zone: Annotated[str, Meta(max_length=64)] = ""


class Me(msgspec.Struct, frozen=True):
    """Who somebody is.

    `notices` has the address they want, `confirmed` the one they get mails at. `mails` says whether
    this server can send any.
    """

    name: str | None
    notices: NoticeSettings
    ratings: list[Rating]
    confirmed: str = ""
    mails: bool = False


def fault_of(error: StellwerkError) -> tuple[int, str]:
    """The HTTP status and the code of a refusal."""
    match error:
        case UnknownTableError():
            return 404, "unknown-table"
        case NotFoundError():
            return 404, "not-found"
        case NotYouError():
            return 401, "not-you"
        case TooOftenError():
            return 429, "too-many"
        case UnreadableError():
            return 409, "unreadable"
        case NotYoursError():
            return 403, error.code
        case RefusedError():
            return 409, error.code
        case NotationError():
            return 400, "no-move"
        case IllegalMoveError():
            return 409, "closed-move"
        case RecordError():
            return 400, "bad-record"
        case _:
            return 400, "bad-request"


def refused(error: StellwerkError, view: View | None = None) -> Fault:
    """The answer for a refusal, with the current table if it has changed."""
    _, code = fault_of(error)
    said = None if error.message is None else message_view(error.message)
    return Fault(code, str(error), view, said)


def failed(code: str, message: Message) -> Fault:
    """The answer if the server is at fault, not the client."""
    return Fault(code, in_english(message), words=message_view(message))
