"""What a viewer sees of the game, cached for a position because it is needed often.

Everything is made from the position veiled for the viewer. Once the game is over nothing is hidden.
"""

from __future__ import annotations

from operator import sub
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from stellwerk.core.messages import Event
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.table.log_entries import EVERYTHING, MessageView, message_view
from stellwerk.table.secrecy import reveals
from stellwerk.table.table import Table
from stellwerk.table.worth import Standing, worth

MOST_REPEATS: Final = 9
"""How far ahead a person may point."""


class MoveView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An open move: its text, by which it is played, and what it would do.

    `gains` is what it changes at once for each seat, in points so far and those the end of this
    round would add; 0 where that depends on what others chose in secret. A `final` move shows its
    player something, or ends the game: it cannot be taken back, whatever comes after it. `further`
    are the gains of taking a piece on by this move twice, three times and so on, if that is open.
    """

    move: str
    what: MessageView
    gains: tuple[int, ...]
    final: bool = False
    at_best: int = 0
    """What the best way that begins with it brings its player in the end."""
    further: tuple[tuple[int, ...], ...] = ()


class WayView(msgspec.Struct, frozen=True, gc=False):
    """The texts of moves that complete what was begun, and what they bring each seat."""

    moves: tuple[str, ...]
    gains: tuple[int, ...]


class Perspective:
    """A position as one viewer sees it."""

    __slots__ = ("_moves", "asked", "position", "standing", "title", "values", "viewer")

    def __init__(
        self,
        title: Title[Any],
        position: Position,
        standing: Standing,
        viewer: int,
        values: dict[str, Any],
    ) -> None:
        self.title = title
        self.position = position
        self.viewer = viewer
        self.values = values
        self.asked: dict[str, Any] | None = asked(title, position)
        self.standing = standing
        self._moves: list[MoveView] | None = None

    def moves(self) -> list[MoveView]:
        """The legal moves of a viewer who decides now."""
        if self._moves is None:
            title, position = self.title, self.position
            moves = position.moves()
            found = outcomes(title, position, self.viewer, self.standing.worth)
            self._moves = [
                MoveView(
                    title.write_move(position, move),
                    message_view(title.describe(position, move)),
                    *outcome,
                )
                for move, outcome in zip(moves, found, strict=True)
            ]
        return self._moves

    def ways(self) -> list[WayView]:
        """How a viewer who decides now can complete what they have begun."""
        title, position = self.title, self.position
        return [
            WayView(tuple(title.write_move(position, move) for move in way.moves), way.gains)
            for way in title.ways(position)
        ]


def asked(title: Title[Any], position: Position) -> dict[str, Any] | None:
    """The decision to make in a position, as clients get it."""
    found = title.asked(position)
    return None if found is None else {"kind": found.kind, **found.about}


def perspective(table: Table, viewer: int) -> Perspective:
    """What a viewer sees now."""
    game = table.game
    key = EVERYTHING if table.state == "over" else viewer
    found: Perspective | None = game.perspectives.get(key)
    if found is None:
        if viewer == table.drafting:
            whole, standing = game.position, game.standing()
        else:
            whole, standing = game.before_draft(), game.standing_before_draft()
        position = whole
        if key != EVERYTHING:
            if viewer >= 0 and whole is game.position:
                whole = game.asked(viewer)
            position = game.title.veil(whole, viewer)
        values = game.title.values(position, game.shown_values, whole)
        found = game.perspectives[key] = Perspective(game.title, position, standing, viewer, values)
    return found


class MoveOutcome(NamedTuple):
    """What a move does, as `MoveView` has it."""

    gains: tuple[int, ...]
    final: bool = False
    at_best: int = 0
    further: tuple[tuple[int, ...], ...] = ()


def outcomes(
    title: Title[Any], veiled: Position, viewer: int, before: tuple[int, ...]
) -> list[MoveOutcome]:
    """What each open move does, for all the viewer can know; `before` is the worth of now.

    The moves are tried in a world the viewer could imagine: scores and forecasts follow from what
    everybody can see. The end of the game reveals secrets, so a move that ends it has no gains.
    """
    moves = veiled.moves()
    nothing = (0,) * veiled.players
    if title.reveals_secret_choices(veiled):
        return [MoveOutcome(nothing) for _ in moves]
    world = title.imagine(veiled, viewer, Random(0))
    begun = bool(title.ways(world))
    return [_outcome(title, world, viewer, move, before, begun=begun) for move in moves]


def _outcome(
    title: Title[Any],
    world: Position,
    viewer: int,
    move: int,
    worth_before: tuple[int, ...],
    *,
    begun: bool,
) -> MoveOutcome:
    """What a move does, made once and, where it takes a piece on, as often as that is open."""
    nothing = (0,) * world.players
    rows: list[tuple[int, ...]] = []
    at_best = 0
    position = world
    while True:
        after = position.copy()
        events: list[Event] = []
        after.events = events
        after.play(move)
        final = reveals(title, position, viewer, move, after, events, to_actor=True)
        if rows and final:
            break
        if after.turn == NOBODY:
            return MoveOutcome(nothing, final)
        goes_on = title.round_now(after) == title.round_now(world)
        now = worth(title, after) if goes_on else after.scores()
        rows.append(tuple(map(sub, now, worth_before)))
        if len(rows) == 1 and not begun and after.turn == viewer:
            at_best = max((way.gains[viewer] for way in title.ways(after)), default=0)
        if final or not title.repeats(position, move) or len(rows) == MOST_REPEATS:
            return MoveOutcome(rows[0], final, at_best, tuple(rows[1:]))
        if after.turn != viewer or after.turns != world.turns or move not in after.moves():
            break
        position = after
    return MoveOutcome(rows[0], at_best=at_best, further=tuple(rows[1:]))
