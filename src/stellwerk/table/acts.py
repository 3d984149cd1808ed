"""Everything that can happen to a table, as plain values, and what each makes of it.

A table is what its acts make of it, in their order: they are stored, and nothing else has to be.
Moves are kept by their notation: their numbers may change from one version of Stellwerk to
the next. All subclasses of `Act` are acts; nothing else has to know them.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from stellwerk.bots.protocol import PREFIX
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.table.clock import Clock
from stellwerk.table.seat import NO_SEAT, Seat

if TYPE_CHECKING:
    from stellwerk.table.table import Table

UndoRule = Literal["free", "consent", "none"]
"""Who may undo: a player until something is revealed, everybody together, or nobody."""
Teaching = Literal["none", "lessons"]
"""Whether a table has the lessons of a first game."""
FORMER: Final = "–"
"""The name of whoever deleted their account: none, in any language. Clients have words for it."""
SILENCE: Final = "…"
"""What is left of what they said."""


QuestionKind = Literal["pause", "undo", "abandon"]
"""What needs everyone's consent."""
Phrase = Literal[
    "hello", "good-luck", "nice-move", "thanks", "sorry", "one-moment", "hurry", "back", "good-game"
]
"""Something said with one click; everybody reads it in their own language."""


class Question(NamedTuple):
    """What a seat asked of everybody, and the persons who have agreed."""

    seat: int
    what: QuestionKind
    kept: int
    agreed: frozenset[str]


class ChatMessage(NamedTuple):
    """Something said at the table: a text, or one of the phrases."""

    at: int
    seat: int
    text: str
    phrase: Phrase | None = None


class Act(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True):
    """What all acts share: a tag in the journal, and defaults that are left out of it."""

    def happen(self, table: Table, at: int) -> None:
        """Change a table, now or again. Whether it may happen was asked before it was noted."""
        raise NotImplementedError


class Opened(Act, frozen=True, tag="opened"):
    """A table is set up, at the start of a game or after the first `steps` of another."""

    title: str
    rules: int
    players: int
    options: dict[str, str]
    clock: Clock
    position: tuple[str, ...] = ()
    steps: tuple[tuple[int, str], ...] = ()
    forked_from: str = ""
    undo: UndoRule = "free"
    spectators: bool = True
    teaching: Teaching = "none"
    hints: bool | None = None

    def happen(self, table: Table, at: int) -> None:
        raise StellwerkError(Message("refused-opened-twice"))


class Seated(Act, frozen=True, tag="seated"):
    """A person (an opaque id) or a bot (a level) sits down."""

    seat: int
    name: str
    person: str = ""
    level: str = ""

    def happen(self, table: Table, at: int) -> None:
        _need_no_program(self.level)
        seat = table.seats[self.seat]
        seat.name, seat.person, seat.level = self.name, self.person, self.level
        if self.person:
            table.arrived.append(self.seat)
            table.host = table.arrived[0] if table.host == NO_SEAT else table.host


class Stood(Act, frozen=True, tag="stood"):
    """A seat is open again, before the game."""

    seat: int

    def happen(self, table: Table, at: int) -> None:
        left = table.seats[self.seat]
        table.seats[self.seat] = Seat(left.colour)
        table.seats[self.seat].invitations = left.invitations
        table.hand_over(self.seat, left.person)


class Invited(Act, frozen=True, tag="invited"):
    """An open seat is kept for whoever has the invitation; an earlier invitation is void."""

    seat: int

    def happen(self, table: Table, at: int) -> None:
        table.seats[self.seat].invitations += 1


class Claimed(Act, frozen=True, tag="claimed"):
    """Somebody with the secret link to a seat may decide there, too."""

    seat: int

    def happen(self, table: Table, at: int) -> None:
        pass  # Who may decide for a seat is kept outside the journal, where nobody can read it.


class Renewed(Act, frozen=True, tag="renewed"):
    """A seat has a new secret link; the old one, and all who came by it, are out."""

    seat: int

    def happen(self, table: Table, at: int) -> None:
        pass  # As above.


class Renamed(Act, frozen=True, tag="renamed"):
    """A person has another name."""

    seat: int
    name: str

    def happen(self, table: Table, at: int) -> None:
        table.seats[self.seat].name = self.name


class Started(Act, frozen=True, tag="started"):
    """The game begins."""

    def happen(self, table: Table, at: int) -> None:
        table.state = "running"
        for seat in table.seats:
            seat.bank = table.clock.start()
        table.go_on()


class Played(Act, frozen=True, tag="played"):
    """A move of a seat or the dealer. `holds`: the turn ends only when the player confirms it.

    `level` is that of the bot that made it, if it is not the bot of the seat. `follows`: it was
    made by itself after the player's own move, because there was no other or this is the usual one.
    """

    actor: int
    move: str
    holds: bool = False
    level: str = ""
    follows: bool = False

    def happen(self, table: Table, at: int) -> None:
        others = [seat for seat in table.game.position.awaited() if seat != self.actor]
        if self.follows:
            table.followed.add(len(table.game.move_list))
        stand_in = table.seats[self.actor].stand_in if self.actor >= 0 else ""
        table.game.play(self.actor, table.game.read(self.move), stand_in)
        table.holding = self.actor if self.holds else NO_SEAT
        if self.actor >= 0:
            table.seats[self.actor].hurried = self.level
        table.go_on(others)


class Confirmed(Act, frozen=True, tag="confirmed"):
    """The held turn is over."""

    def happen(self, table: Table, at: int) -> None:
        table.holding = NO_SEAT
        table.game.commit()
        table.go_on()


class Undone(Act, frozen=True, tag="undone"):
    """Only the first `kept` steps of the game happened."""

    kept: int

    def happen(self, table: Table, at: int) -> None:
        table.game.back(self.kept)
        table.followed = {number for number in table.followed if number < self.kept}
        table.happenings.back(self.kept)
        if table.question is not None and table.agreed():
            table.grant()
        table.holding = NO_SEAT
        table.go_on()


class Asked(Act, frozen=True, tag="asked"):
    """A seat asks for what needs everyone's consent: undo means back to `kept` steps."""

    seat: int
    what: QuestionKind
    kept: int = 0

    def happen(self, table: Table, at: int) -> None:
        person = table.seats[self.seat].person
        if table.people() - {person}:
            table.tell("asked", self.seat, self.what)
        table.question = Question(self.seat, self.what, self.kept, frozenset([person]))


class Answered(Act, frozen=True, tag="answered"):
    """A seat agrees to what was asked, or refuses it, which ends the matter."""

    seat: int
    yes: bool

    def happen(self, table: Table, at: int) -> None:
        asked = table.question
        if asked is None:
            return
        person = table.seats[self.seat].person
        if self.yes:
            table.tell("agreed", self.seat, asked.what)
            table.question = asked._replace(agreed=asked.agreed | {person})
        else:
            own = person == table.seats[asked.seat].person
            table.tell("withdrew" if own else "refused", self.seat, asked.what)
            table.question = None


class Paused(Act, frozen=True, tag="paused"):
    """All clocks stand still, and so does the game."""

    def happen(self, table: Table, at: int) -> None:
        table.grant()
        table.state = "paused"
        table.paused_at = at


class Resumed(Act, frozen=True, tag="resumed"):
    """The game goes on."""

    def happen(self, table: Table, at: int) -> None:
        table.state = "running"


class Abandoned(Act, frozen=True, tag="abandoned"):
    """The game, if there was one, ends without a winner; an unconfirmed turn is taken back."""

    def happen(self, table: Table, at: int) -> None:
        table.grant()
        table.game.back(table.game.shown)
        table.holding = NO_SEAT
        table.abandoned, table.given_up = True, table.state == "open"
        table.go_on()


class TakenOver(Act, frozen=True, tag="taken-over"):
    """A bot plays for a person whose time is out or who left, but not before `starts`."""

    seat: int
    level: str
    why: Literal["time", "left"]
    starts: int = 0

    def happen(self, table: Table, at: int) -> None:
        _need_no_program(self.level)
        table.seats[self.seat].stand_in = self.level
        table.seats[self.seat].stand_in_from = self.starts
        table.tell("left" if self.why == "left" else "ran-out", self.seat)


class Resigned(Act, frozen=True, tag="resigned"):
    """A person gives the game up for good; a bot plays on for the others."""

    seat: int
    level: str

    def happen(self, table: Table, at: int) -> None:
        _need_no_program(self.level)
        seat = table.seats[self.seat]
        seat.stand_in, seat.stand_in_from, seat.resigned = self.level, 0, True
        table.tell("resigned", self.seat)


class Returned(Act, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int

    def happen(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        seat.stand_in = ""
        seat.bank = table.clock.back(seat.bank)
        table.tell("returned", self.seat)


class Forgotten(Act, frozen=True, tag="forgotten"):
    """The person of a seat deleted their account: no name, no note, no word of them is left.

    In a running game a bot of this level plays on, for good.
    """

    seat: int
    level: str = ""

    def happen(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        person = seat.person
        seat.name, seat.person, seat.note = FORMER, "", ""
        seat.level, seat.stand_in, seat.former = self.level, "", True
        table.lines = [
            line._replace(text=SILENCE, phrase=None) if line.seat == self.seat else line
            for line in table.lines
        ]
        table.hand_over(self.seat, person)


class Preferred(Act, frozen=True, tag="preferred"):
    """How a seat likes to be asked."""

    seat: int
    confirm: bool
    declined: tuple[str, ...] = ()
    passes: bool = False

    def happen(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        seat.confirm = self.confirm
        seat.declined = frozenset(self.declined)
        seat.passes = self.passes


class Planned(Act, frozen=True, tag="planned"):
    """The next turn of a seat, move by move, and what each of them depends on.

    Without moves there is no plan any more: it was withdrawn, or `dropped` because the table had
    changed too much for it when the turn came.
    """

    seat: int
    moves: tuple[str, ...] = ()
    basis: tuple[str, ...] = ()
    dropped: bool = False

    def happen(self, table: Table, at: int) -> None:
        seat = table.seats[self.seat]
        seat.plan, seat.plan_basis = self.moves, self.basis
        seat.plan_dropped = self.dropped


class Coloured(Act, frozen=True, tag="coloured"):
    """A seat has another colour; a seat that had it gets the former one."""

    seat: int
    colour: int

    def happen(self, table: Table, at: int) -> None:
        before = table.seats[self.seat].colour
        for seat in table.seats:
            if seat.colour == self.colour:
                seat.colour = before
        table.seats[self.seat].colour = self.colour


class Paced(Act, frozen=True, tag="paced"):
    """How many milliseconds the bots of a table without people take for a turn."""

    pace: int

    def happen(self, table: Table, at: int) -> None:
        table.pace = self.pace


class HintsAllowed(Act, frozen=True, tag="hints"):
    """The host says whether the teacher may be asked at this table."""

    allowed: bool

    def happen(self, table: Table, at: int) -> None:
        table.hints_chosen = self.allowed


class Said(Act, frozen=True, tag="said"):
    """Somebody spoke to the table."""

    seat: int
    text: str = ""
    phrase: Phrase | None = None

    def happen(self, table: Table, at: int) -> None:
        table.lines.append(ChatMessage(at, self.seat, self.text, self.phrase))


class Noted(Act, frozen=True, tag="noted"):
    """The private note of a seat."""

    seat: int
    text: str

    def happen(self, table: Table, at: int) -> None:
        table.seats[self.seat].note = self.text


class Rematched(Act, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str

    def happen(self, table: Table, at: int) -> None:
        table.rematch = self.table


_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(reduce(or_, Act.__subclasses__()))


def write_act(act: Act) -> str:
    """The text of an act in the journal."""
    return _encoder.encode(act).decode()


def read_act(text: str) -> Act:
    """The act of a text."""
    act: Act = _decoder.decode(text)
    return act


def _need_no_program(level: str) -> None:
    """A bot that is a program of somebody's own plays in the arena: no table starts a program."""
    if level.startswith(PREFIX):
        raise StellwerkError(Message("refused-program"))
