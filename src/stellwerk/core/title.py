"""What the house asks of a title at its edges; the hot path asks only its positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, Generic, NamedTuple, Self

from stellwerk.core.errors import IllegalMoveError, StellwerkError
from stellwerk.core.fields import PositionFields
from stellwerk.core.json_schema import Schema, record
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


class Title(ABC, Generic[P]):
    """One game of the house: set-up, notation, words, secrets and checks.

    `choices` lists the options of a title with their values, the default first. Moves are the
    ints from 0 to `move_count` - 1; `longest` bounds the decisions of any game.
    """

    id: str
    name: str
    prefix: str
    version: int
    """The version of the rules it plays by: the newest, but for what `by_version` returns. A rule
    that changed names the version it changed with, beside the rule."""
    players: tuple[int, ...]
    minutes: int
    """What a game takes people, about."""
    lead: float
    """The lead, in points, beyond which more hardly counts."""
    layout: type = dict
    """What `board` returns: a TypedDict, from which the schema of the API is made."""
    move_count: int
    longest: int
    choices: Mapping[str, tuple[str, ...]] = {}
    reactions: tuple[str, ...] = ()
    """The kinds of question one can have a standing answer to."""
    asks: Mapping[str, Mapping[str, Schema]] = {}
    """The kinds of decision, each with the schema of what it is about."""
    sources: tuple[str, ...]
    """Where points come from: message keys, in the order in which a table of points shows them."""
    default_source: int = 0
    """The source of points no event told of: those of a position that somebody set up."""

    def by_version(self, version: int) -> Self:
        """The same title, played by an older version of its rules; every one there was is known."""
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
        """The options with defaults filled in; an unknown name or value is refused."""
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
        """What to tell somebody who wants a move that is closed now: the reason, and the rule."""
        text = self.write_move(position, move)
        reason = self.why_not(position, move)
        if reason is None:
            return Message("house-closed", {"move": text})
        return Message("house-closed-why", {"move": text, "reason": reason, "rule": reason.rule})

    def standing_answer(self, position: P, declined: Collection[str]) -> int | None:
        """The move of a player who declines these `reactions`; None where they have to decide."""
        return None

    @abstractmethod
    def start(self, players: int, options: Options) -> P:
        """Set up the table; count and options are valid."""

    @abstractmethod
    def options_of(self, position: P) -> Options:
        """The options this position was set up with."""

    # Notation: texts that say exactly one thing. What is stored of a game is made of them, so move
    # numbers may change from one version of the house to the next; texts may not.

    @abstractmethod
    def write_move(self, position: P, move: int) -> str:
        """The text of any move of the title: one word without a space."""

    @abstractmethod
    def read_move(self, position: P, text: str) -> int:
        """The move a text names, legal or not; NotationError if it names none."""

    def move_numbered(self, number: int) -> int:
        """The move that had this number while databases still kept the numbers of moves.

        Only a title that has numbered its moves anew since then answers anything else.
        """
        return number

    @abstractmethod
    def fields(self, position: P) -> PositionFields:
        """The fields of a position: its text, its values, and their schema come from them."""

    def write_position(self, position: P) -> list[str]:
        """Lines from which `read_position` makes the same position."""
        return self.fields(position).write(position)

    def values(self, position: P) -> dict[str, Any]:
        """A position, whole or veiled, as plain values: what clients get."""
        return self.fields(position).values(position)

    @abstractmethod
    def read_position(self, players: int, options: Options, lines: Sequence[str]) -> P:
        """A position from lines; what they leave out is as after set-up."""

    def read_veiled(self, players: int, options: Options, lines: Sequence[str], seat: int) -> P:
        """What `seat` may know of a position, from lines in which the rest is hidden."""
        return self.veil(self.read_position(players, options, lines), seat)

    # What is asked, as a value: clients and programs look at it and at no effect.

    def asked(self, position: P) -> Asked | None:
        """What whoever's turn it is has to decide, for all who see this position; None at the end.

        It follows from what is open to the viewer of a veiled position.
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

    # Words: keys and parameters for people.

    @abstractmethod
    def describe(self, position: P, move: int) -> Message:
        """What a move would do, for a list of choices."""

    @abstractmethod
    def prompt(self, position: P) -> Message:
        """What is asked now, and why."""

    @abstractmethod
    def why_not(self, position: P, move: int) -> Reason | None:
        """Why a move is closed now, or None if it is open."""

    @abstractmethod
    def picture(self, position: P, seat: int) -> str:
        """The table drawn in text, as `seat` (or SPECTATOR) sees it."""

    @abstractmethod
    def board(self, players: int, options: Options) -> Mapping[str, object]:
        """What is printed and lies open from the start, to draw a board from: plain values.

        Count and options are valid. Names are message keys wherever the messages have them.
        """

    # Points: where they come from, and what the end of the round would add.

    @abstractmethod
    def round_now(self, position: P) -> int:
        """The number of the round going on, from 1; 0 while the table is set up."""

    @abstractmethod
    def round_count(self, position: P) -> int:
        """How many rounds the game has."""

    @abstractmethod
    def forecast(self, position: P) -> list[list[int]]:
        """By seat and source: what the end of this round would add to the points as things stand.

        It follows from what is open to all.
        """

    def earned(self, event: Event) -> Earned | None:
        """The points an event tells of, None if it tells of none."""
        return None

    def nothing_told(self, players: int) -> Points:
        """No points for anybody."""
        return ((0,) * len(self.sources),) * players

    def listen(self, told: Points, events: Iterable[Event]) -> Points:
        """The points told so far with those these events tell of."""
        found = [earned for event in events if (earned := self.earned(event)) is not None]
        if not found:
            return told
        rows = [list(row) for row in told]
        for seat, source, points in found:
            rows[seat][source] += points
        return tuple(tuple(row) for row in rows)

    def points(self, position: P, told: Points) -> list[list[int]]:
        """By seat and source the points so far, which add up to the scores.

        `told` is what the events of the game told of.
        """
        rows = [list(row) for row in told]
        for row, score in zip(rows, position.scores(), strict=True):
            row[self.default_source] += score - sum(row)
        return rows

    def reveals_secret_choices(self, position: P) -> bool:
        """Whether a choice now can turn up what others chose in secret: nobody can foretell it."""
        return False

    # Secrets: what one seat may know.

    @abstractmethod
    def veil(self, position: P, seat: int) -> P:
        """A position with all that `seat` cannot know taken out of it."""

    @abstractmethod
    def veil_move(self, position: P, move: int, seat: int) -> int:
        """The move as `seat` sees it made: itself, or a blank one that hides the rest."""

    @abstractmethod
    def reveals(self, before: P, actor: int, move: int, after: P) -> bool:
        """Whether a move of a seat showed anybody something that was out of their sight.

        What can be concluded from a choice was not shown. Events told to one seat alone and the
        end of the game, which opens everything, need not be looked for.
        """

    @abstractmethod
    def imagine(self, veiled: P, seat: int, rng: Random) -> P:
        """A full position that `seat` cannot tell from the real one, drawn at random."""

    # Checks.

    @abstractmethod
    def misplaced(self, position: P) -> list[str]:
        """Components that are not exactly once somewhere; empty when all is well."""
