"""Everything that can happen to a table, as plain values.

A table is what its acts make of it, in their order: they are stored, and nothing else has to be.
Moves are kept by their notation: their numbers may change from one version of the house to the
next.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stellwerk.table.clock import Clock

UndoRule = Literal["free", "consent", "none"]
"""Who may take back: a player as far as nothing came to light, all together, or nobody."""


class _Act(msgspec.Struct, frozen=True, tag_field="act", omit_defaults=True):
    """What all acts share: a tag in the journal, and defaults that are left out of it."""


class Opened(_Act, frozen=True, tag="opened"):
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


class Seated(_Act, frozen=True, tag="seated"):
    """A person (an opaque id) or a bot (a level) sits down."""

    seat: int
    name: str
    person: str = ""
    level: str = ""


class Stood(_Act, frozen=True, tag="stood"):
    """A seat is open again, before the game."""

    seat: int


class Invited(_Act, frozen=True, tag="invited"):
    """An open seat is kept for whoever has the invitation; an earlier invitation is void."""

    seat: int


class Claimed(_Act, frozen=True, tag="claimed"):
    """Somebody with the secret link to a seat may decide there, too."""

    seat: int


class Renewed(_Act, frozen=True, tag="renewed"):
    """A seat has a new secret link; the old one, and all who came by it, are out."""

    seat: int


class Renamed(_Act, frozen=True, tag="renamed"):
    """A person has another name."""

    seat: int
    name: str


class Started(_Act, frozen=True, tag="started"):
    """The game begins."""


class Played(_Act, frozen=True, tag="played"):
    """A move of a seat or the dealer. `holds`: the turn ends only when the player confirms it.

    `level` is that of the bot that made it, where it is another one than the seat has.
    """

    actor: int
    move: str
    holds: bool = False
    level: str = ""


class Confirmed(_Act, frozen=True, tag="confirmed"):
    """The held turn is over."""


class Undone(_Act, frozen=True, tag="undone"):
    """Only the first `kept` steps of the game happened."""

    kept: int


class Asked(_Act, frozen=True, tag="asked"):
    """A seat asks for what needs everyone's consent: a pause, or undo to `kept` steps."""

    seat: int
    what: Literal["pause", "undo"]
    kept: int = 0


class Answered(_Act, frozen=True, tag="answered"):
    """A seat agrees to what was asked, or refuses it, which ends the matter."""

    seat: int
    yes: bool


class Paused(_Act, frozen=True, tag="paused"):
    """All clocks stand still, and so does the game."""


class Resumed(_Act, frozen=True, tag="resumed"):
    """The game goes on."""


class TakenOver(_Act, frozen=True, tag="taken-over"):
    """A bot plays for a person whose time is out or who left."""

    seat: int
    level: str
    why: Literal["time", "left"]


class Returned(_Act, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Forgotten(_Act, frozen=True, tag="forgotten"):
    """The person of a seat deleted their account: no name, no note, no word of them is left.

    In a game under way a bot of this level plays on, for good.
    """

    seat: int
    level: str = ""


class Preferred(_Act, frozen=True, tag="preferred"):
    """How a seat likes to be asked."""

    seat: int
    confirm: bool
    declined: tuple[str, ...] = ()


class Said(_Act, frozen=True, tag="said"):
    """Somebody spoke to the table."""

    seat: int
    text: str


class Noted(_Act, frozen=True, tag="noted"):
    """The private note of a seat."""

    seat: int
    text: str


class Rematched(_Act, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


Act = (
    Opened
    | Seated
    | Stood
    | Invited
    | Claimed
    | Renewed
    | Renamed
    | Started
    | Played
    | Confirmed
    | Undone
    | Asked
    | Answered
    | Paused
    | Resumed
    | TakenOver
    | Returned
    | Preferred
    | Said
    | Noted
    | Rematched
    | Forgotten
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Act] = msgspec.json.Decoder(Act)


def write_act(act: Act) -> str:
    """The text of an act in the journal."""
    return _encoder.encode(act).decode()


def read_act(text: str) -> Act:
    """The act of a text."""
    return _decoder.decode(text)
