"""What a title has to provide at its edges; the hot path uses only its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, Self

from stellwerk.core import errors
from stellwerk.core.errors import IllegalMoveError, StellwerkError
from stellwerk.core.fields import PositionFields, ShownValues
from stellwerk.core.json_schema import Schema, record
from stellwerk.core.lessons import Course
from stellwerk.core.messages import Event, Message, Reason
from stellwerk.core.position import NOBODY, P

Options = Mapping[str, str]
"""Options of a table, such as an edition or a variant, by name."""
Points = tuple[tuple[int, ...], ...]
"""Points by seat and by source."""


class Earned(NamedTuple):
    """Points of a seat; `source` is the place of their source among those of the title."""

    seat: int
    source: int
    points: int


class Asked(NamedTuple):
    """What a seat has to decide: the kind of decision, and what it is about, as JSON has it."""

    kind: str
    about: Mapping[str, Any] = {}


class Way(NamedTuple):
    """Moves of one seat that complete what it has begun, and what they bring each seat."""

    moves: tuple[int, ...]
    gains: tuple[int, ...]


class Words(Protocol):
    """The words of a message in the language of whoever reads them."""

    def __call__(self, key: str, /, **params: object) -> str: ...


class Example(NamedTuple):
    """A position that the rules page of a title shows: its lines, as a record has them."""

    players: int
    lines: str


class Title(ABC, Generic[P]):
    """One of the games: set-up, notation, messages, secrets and checks.

    `choices` lists the options of a title with their values, the default first. Moves are the
    ints from 0 to `move_count` - 1; `longest` bounds the decisions of any game.
    """

    id: str
    name: str
    prefix: str
    version: int
    """The version of the rules it plays: the newest, except for what `by_version` returns. A rule
    that changed names the version that brought the change, beside the rule."""
    players: tuple[int, ...]
    minutes: int
    """About how long a game takes people."""
    lead: float
    """The lead, in points, beyond which more hardly matters."""
    layout: type = dict
    """What `board` returns: a TypedDict, from which the schema of the API is made."""
    move_count: int
    longest: int
    choices: Mapping[str, tuple[str, ...]] = {}
    reactions: tuple[str, ...] = ()
    """The kinds of question to which a player can give a standing answer."""
    asks: Mapping[str, Mapping[str, Schema]] = {}
    """The kinds of decision, each with the schema of what it is about."""
    sources: tuple[str, ...]
    """Where points come from: message keys, in the order in which a table of points shows them."""
    examples: Mapping[str, Example] = {}
    """Positions that illustrations of the rules page show, by name."""
    course: Course | None = None
    """The first round in lessons, if there are any."""
    default_source: int = 0
    """The source of points that no event reported: those of a position that somebody set up."""

    def __repr__(self) -> str:
        return f"<{self.name}, rules of version {self.version}>"

    def by_version(self, version: int) -> Self:
        """The same title with an older version of its rules; every version there was is known."""
        newest = type(self).version
        if not 1 <= version <= newest:
            known = {"title": self.name, "version": version, "newest": newest}
            raise StellwerkError(Message("refused-rules-version", known))
        if version == self.version:
            return self
        other = copy(self)
        other.version = version
        return other

    def new_game(self, players: int, options: Options | None = None) -> P:
        """A position before the first decision, after checking count and options."""
        if players not in self.players:
            span = {"least": self.players[0], "most": self.players[-1]}
            raise StellwerkError(
                Message("refused-players", {"title": self.name, "count": players, **span})
            )
        return self.start(players, self.with_defaults(options or {}))

    def with_defaults(self, options: Options) -> Options:
        """The options with their defaults; an unknown name or value is refused."""
        for name, value in options.items():
            if not self.choices:
                raise StellwerkError(
                    Message("refused-no-options", {"title": self.name, "option": repr(name)})
                )
            if name not in self.choices:
                about = {"option": repr(name), "known": ", ".join(self.choices)}
                raise StellwerkError(Message("refused-option", {"title": self.name, **about}))
            if value not in self.choices[name]:
                about = {"option": name, "known": ", ".join(self.choices[name])}
                raise StellwerkError(
                    Message(
                        "refused-option-value",
                        {"title": self.name, "value": repr(value), **about},
                    )
                )
        return {name: options.get(name, values[0]) for name, values in self.choices.items()}

    def check(self, position: P, move: int) -> None:
        """Refuse a move that is not legal now, with the reason and the rule."""
        if move in position.moves():
            return
        if position.turn == NOBODY:
            raise IllegalMoveError(Message("refused-over"))
        raise IllegalMoveError(self.refusal(position, move), self.id)

    def refusal(self, position: P, move: int) -> Message:
        """The refusal for somebody who wants a move that is not legal now: reason and rule."""
        text = self.write_move(position, move)
        reason = self.why_not(position, move)
        if reason is None:
            return Message("general-closed", {"move": text})
        return Message("general-closed-why", {"move": text, "reason": reason, "rule": reason.rule})

    def standing_answer(self, position: P, declined: Collection[str]) -> int | None:
        """The move of a player who declines these `reactions`; None if they have to decide."""
        return None

    # What spares a person a click: a client may do without all of it.

    def usual(self, position: P) -> int | None:
        """What nearly everybody chooses here, to be played by itself; it can be changed then."""
        return None

    def repeats(self, position: P, move: int) -> bool:
        """Whether a move takes a piece one step on, so that a person can point further ahead."""
        return False

    def nothing_to_do(self, position: P) -> int | None:
        """The move of a player who has no other, if everybody can see that they have no other."""
        return None

    def next_turn(self, position: P, seat: int) -> P | None:
        """A position in which a seat takes its next turn, if nothing happens before.

        None while another turn of this seat cannot be foreseen. `position` is one that the seat
        imagines.
        """
        return None

    @abstractmethod
    def start(self, players: int, options: Options) -> P:
        """Set up the table; count and options are valid."""

    @abstractmethod
    def options_of(self, position: P) -> Options:
        """The options this position was set up with."""

    # Notation: unambiguous texts. A stored game consists of them, so move
    # numbers may change from one version of Stellwerk to the next; texts may not.

    @abstractmethod
    def write_move(self, position: P, move: int) -> str:
        """The text of any move of the title: one word without a space."""

    @abstractmethod
    def read_move(self, position: P, text: str) -> int:
        """The move a text names, legal or not; NotationError if it names none."""

    def move_numbered(self, number: int) -> int:
        """The move that had this number while databases still kept the numbers of moves.

        Only a title that has renumbered its moves since then answers anything else.
        """
        return number

    @abstractmethod
    def fields(self, position: P) -> PositionFields:
        """The fields of a position: its text, its values, and their schema come from them."""

    def write_position(self, position: P) -> list[str]:
        """Lines from which `read_position` makes the same position."""
        return self.fields(position).write(position)

    def values(
        self, position: P, shown: ShownValues | None = None, whole: P | None = None
    ) -> dict[str, Any]:
        """A position, whole or veiled, as plain values: what clients get, not to be changed."""
        return self.fields(position).values(position, shown, whole)

    @abstractmethod
    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> P:
        """A position from lines; what they leave out is as after set-up."""

    def read_veiled(self, players: int, options: Options, lines: Sequence[str], seat: int) -> P:
        """What `seat` may know of a position, from lines that hide the rest."""
        return self.veil(self.read_position(players, options, lines), seat)

    # The question to answer, as a value: clients and programs use it and never look at effects.

    def asked(self, position: P) -> Asked | None:
        """What the seat whose turn it is has to decide; None at the end.

        It follows from what the viewer of a veiled position can see.
        """
        if position.turn == NOBODY:
            return None
        return Asked(self.prompt(position).key.removeprefix("ask-"))

    def asked_schema(self) -> Schema:
        """What `asked` returns, as JSON Schema: one object for each kind."""
        kinds = [
            record({"kind": {"type": "string", "const": kind}, **about})
            for kind, about in self.asks.items()
        ]
        return {"oneOf": kinds}

    def ways(self, position: P) -> list[Way]:
        """Ways to complete what the seat whose turn it is has begun, offered as one choice each.

        Only where a choice takes several moves and what it brings shows at its end.
        """
        return []

    # Messages: keys and parameters for people.

    @abstractmethod
    def describe(self, position: P, move: int) -> Message:
        """What a move would do, for a list of choices."""

    @abstractmethod
    def prompt(self, position: P) -> Message:
        """What has to be decided now, and why."""

    @abstractmethod
    def why_not(self, position: P, move: int) -> Reason | None:
        """Why a move is not legal now, or None if it is."""

    def picture(self, position: P, seat: int, say: Callable[[Message], str] | None = None) -> str:
        """The table drawn in text, as `seat` (or SPECTATOR) sees it; in English without `say`."""

        def words(key: str, /, **params: object) -> str:
            message = Message(key, params)
            return errors.say_in_english(message, self.id) if say is None else say(message)

        return self.draw(position, seat, words)

    @abstractmethod
    def draw(self, position: P, seat: int, words: Words) -> str:
        """The table drawn in text, as `seat` (or SPECTATOR) sees it, in the words of a reader."""

    @abstractmethod
    def board(self, players: int, options: Options) -> Mapping[str, object]:
        """What is printed and visible from the start, to draw a board from: plain values.

        Count and options are valid. Names are message keys wherever the messages have them.
        """

    # Points: where they come from, and what the end of the round would add.

    @abstractmethod
    def round_now(self, position: P) -> int:
        """The number of the current round, from 1; 0 during set-up."""

    @abstractmethod
    def round_count(self, position: P) -> int:
        """How many rounds the game has."""

    @abstractmethod
    def forecast(self, position: P) -> list[list[int]]:
        """By seat and source: what the end of this round would add to the points if it came now.

        It follows from what everybody can see.
        """

    def earned(self, event: Event) -> Earned | None:
        """The points an event reports, None if it reports none."""
        return None

    def nothing_reported(self, players: int) -> Points:
        """No points for anybody."""
        return ((0,) * len(self.sources),) * players

    def listen(self, reported: Points, events: Iterable[Event]) -> Points:
        """The points reported so far together with those these events report."""
        found = [earned for event in events if (earned := self.earned(event)) is not None]
        if not found:
            return reported
        rows = [list(row) for row in reported]
        for seat, source, points in found:
            rows[seat][source] += points
        return tuple(tuple(row) for row in rows)

    def points(self, position: P, reported: Points) -> list[list[int]]:
        """By seat and source the points so far, which add up to the scores.

        `reported` is what the events of the game reported.
        """
        rows = [list(row) for row in reported]
        for row, score in zip(rows, position.scores(), strict=True):
            row[self.default_source] += score - sum(row)
        return rows

    def reveals_secret_choices(self, position: P) -> bool:
        """Whether a choice now can reveal what others chose in secret, so nobody can predict it."""
        return False

    # Secrets: what one seat may know.

    @abstractmethod
    def veil(self, position: P, seat: int) -> P:
        """A position without anything that `seat` cannot know."""

    @abstractmethod
    def veil_move(self, position: P, move: int, seat: int) -> int:
        """The move as `seat` sees it made: itself, or a blank one that hides the rest."""

    @abstractmethod
    def reveals(self, before: P, actor: int, move: int, after: P) -> bool:
        """Whether a move of a seat showed anybody something they could not see before.

        What can be concluded from a choice was not shown. Events for only one seat and the
        end of the game, which shows everything, need not be considered.
        """

    def reveals_to_actor(self, before: P, actor: int, move: int, after: P) -> bool:
        """Whether a move showed whoever made it something they could not see before.

        A card played from a player's own hand is news only to the others.
        """
        return self.reveals(before, actor, move, after)

    @abstractmethod
    def imagine(self, veiled: P, seat: int, rng: Random) -> P:
        """A full position that `seat` cannot tell from the real one, drawn at random."""

    def unsealed(self, position: P) -> P | None:
        """Where several seats choose at once and in secret: a copy in which none has chosen.

        The seat to move is the same. None if nothing of that kind is to be decided.
        """
        return None

    def times_tied(self, position: P) -> int:
        """How often several seats made this choice before and chose equally, in vain."""
        return 0

    # Checks.

    @abstractmethod
    def misplaced(self, position: P) -> list[str]:
        """Components that are not somewhere exactly once; empty if all is well."""
