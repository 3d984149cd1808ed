"""The table in the middle of a game: the board, the supply and a mat for every player."""

from __future__ import annotations

from typing import Any, Final, cast

from stellwerk.core.messages import Message
from stellwerk.core.position import Effect, PlayerBoard, Position
from stellwerk.titles.russian_railroads import components as c

NO_SEAT: Final = -1
UNBOUNDED: Final = 99
"""More steps than anybody can make."""


class Mat(PlayerBoard):
    """The mat of one player and what lies beside it.

    Only tracks and locomotives are changed in place; copies share the other lists.
    """

    __slots__ = (
        "black_worker",
        "claimed",
        "coins",
        "doublers",
        "end_cards",
        "engineers",
        "factories",
        "free",
        "free_black",
        "locomotives",
        "looks",
        "marker",
        "score",
        "second_marker",
        "temporary",
        "tokens",
        "tracks",
        "workers",
    )

    def __init__(
        self,
        score: int,
        workers: int,
        free: int,
        temporary: int,
        black_worker: int,
        free_black: int,
        coins: int,
        tracks: list[int],
        locomotives: list[int],
        factories: list[int],
        marker: int,
        second_marker: int,
        doublers: int,
        engineers: int,
        claimed: int,
        tokens: int,
        end_cards: list[int],
        looks: list[int],
    ) -> None:
        super().__init__()
        self.score: int = score
        self.workers: int = workers
        """Own workers, the black one not counted."""
        self.free: int = free
        self.temporary: int = temporary
        self.black_worker: int = black_worker
        self.free_black: int = free_black
        self.coins: int = coins
        self.tracks: list[int] = tracks
        """The space of each piece, buffer stops included; 0 is not on the line yet."""
        self.locomotives: list[int] = locomotives
        self.factories: list[int] = factories
        self.marker: int = marker
        self.second_marker: int = second_marker
        self.doublers: int = doublers
        self.engineers: int = engineers
        self.claimed: int = claimed
        """The special fields that have given their reward."""
        self.tokens: int = tokens
        self.end_cards: list[int] = end_cards
        """In the order of taking."""
        self.looks: list[int] = looks
        """The end-bonus stack each time this player looked through it."""

    def copy(self) -> Mat:
        return Mat(
            self.score,
            self.workers,
            self.free,
            self.temporary,
            self.black_worker,
            self.free_black,
            self.coins,
            self.tracks[:],
            self.locomotives[:],
            self.factories,
            self.marker,
            self.second_marker,
            self.doublers,
            self.engineers,
            self.claimed,
            self.tokens,
            self.end_cards,
            self.looks,
        )

    def add_state(self, numbers: list[int]) -> None:
        numbers += (
            self.score,
            self.workers,
            self.free,
            self.temporary,
            self.black_worker,
            self.free_black,
            self.coins,
            self.marker,
            self.second_marker,
            self.doublers,
            self.engineers,
            self.claimed,
            self.tokens,
            len(self.factories),
            len(self.end_cards),
            len(self.looks),
        )
        numbers += self.tracks
        numbers += self.locomotives
        numbers += self.factories
        numbers += self.end_cards
        numbers += self.looks

    def reach(self, line: int) -> int:
        """How far locomotives go on a line (RR-5.6)."""
        if line == c.TRANS_SIBERIAN:
            return self.locomotives[c.TS_HIGH] + self.locomotives[c.TS_LOW]
        return self.locomotives[line + 1]

    def black_room(self) -> int:
        """Black steps left on all lines together."""
        tracks = self.tracks
        return c.BLACK_SPACES - tracks[c.TS_BLACK] - tracks[c.SP_BLACK] - tracks[c.KIEV_BLACK]

    def can_step(self, piece: int) -> bool:
        """Whether the space ahead is free and the colour available (RR-4.3 to RR-4.5)."""
        tracks = self.tracks
        return tracks[piece] + 1 < tracks[piece - 1] and tracks[c.TS_BLACK] >= c.BLACK_NEEDED[piece]

    def can_industrialise(self, position: int, other: int) -> bool:
        """Whether a marker can go on from a position (RR-6.4, RR-6.7)."""
        ahead = position + 1
        return (
            position != c.NOT_IN_PLAY
            and position < c.INDUSTRY_END
            and ahead != other
            and c.GAP_AT[ahead] < len(self.factories)
        )


class Railway(Position):
    """A game of Russian Railroads.

    Lists of the table are never changed in place, always replaced, so copies share them; mats
    are shared, too, until a copy writes on one.
    """

    __slots__ = (
        "active",
        "away",
        "bonuses",
        "boxed",
        "cards",
        "claims",
        "current_round",
        "doublers",
        "end_stack",
        "glances",
        "looking_ahead",
        "lowest",
        "mats",
        "occupied",
        "order",
        "passed",
        "placements",
        "returned",
        "row",
        "stock",
        "stuck",
    )

    def __init__(
        self,
        players: int,
        rules: int,
        turn: int,
        turns: int,
        stack: list[Effect[Any]],
        legal: list[int],
        mats: list[Mat],
        current_round: int,
        order: list[int],
        active: int,
        passed: int,
        occupied: int,
        placements: list[int],
        claims: list[int],
        row: list[int],
        away: int,
        stock: list[int],
        lowest: int,
        returned: list[int],
        doublers: int,
        cards: int,
        end_stack: int,
        boxed: int,
        glances: list[int],
        bonuses: int,
        *,
        looking_ahead: bool,
    ) -> None:
        super().__init__(players, rules, turn, turns, stack, legal)
        self.mats: list[Mat] = mats
        self.current_round: int = current_round
        self.order: list[int] = order
        self.active: int = active
        """Whose action is going on."""
        self.passed: int = passed
        self.occupied: int = occupied
        self.placements: list[int] = placements
        """What was placed this round, packed by `placement`."""
        self.claims: list[int] = claims
        """The seats on O1 and O2."""
        self.row: list[int] = row
        """Engineers from the hiring field to the left; 0 is an empty field."""
        self.away: int = away
        """Engineers that are not dealt, or have left the game."""
        self.stock: list[int] = stock
        """Locomotives left by number."""
        self.lowest: int = lowest
        """The lowest number in stock, 0 when there is none."""
        self.returned: list[int] = returned
        """Factories given back, by number."""
        self.doublers: int = doublers
        self.cards: int = cards
        """The ?-cards still on the table."""
        self.end_stack: int = end_stack
        self.boxed: int = boxed
        self.glances: list[int] = glances
        """Who looked through the end-bonus stack, in order: 2 × seat, + 1 if a card was taken."""
        self.bonuses: int = bonuses
        """The start bonuses still on offer."""
        self.looking_ahead: bool = looking_ahead
        self.stuck: bool = False
        """In looking ahead: something that must be done in full was not possible."""

    def copy(self) -> Railway:
        self.owned = 0
        return Railway(
            self.players,
            self.rules,
            self.turn,
            self.turns,
            self.stack[:],
            self.legal,
            self.mats[:],
            self.current_round,
            self.order,
            self.active,
            self.passed,
            self.occupied,
            self.placements,
            self.claims,
            self.row,
            self.away,
            self.stock,
            self.lowest,
            self.returned,
            self.doublers,
            self.cards,
            self.end_stack,
            self.boxed,
            self.glances,
            self.bonuses,
            looking_ahead=self.looking_ahead,
        )

    def state(self) -> list[int]:
        numbers = [
            self.players,
            self.turn,
            self.turns,
            self.current_round,
            self.active,
            self.passed,
            self.occupied,
            self.away,
            self.lowest,
            self.doublers,
            self.cards,
            self.end_stack,
            self.boxed,
            self.bonuses,
            len(self.order),
            len(self.placements),
            len(self.row),
            len(self.glances),
            len(self.stack),
        ]
        numbers += self.order
        numbers += self.placements
        numbers += self.claims
        numbers += self.row
        numbers += self.stock
        numbers += self.returned
        numbers += self.glances
        numbers += [effect.code for effect in self.stack]
        for mat in self.mats:
            mat.add_state(numbers)
        return numbers

    def scores(self) -> list[int]:
        return [mat.score for mat in self.mats]

    def winners(self) -> list[int]:
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def writable(self, seat: int) -> Mat:
        """The mat of a seat, for writing on it."""
        if not self.owned >> seat & 1:
            return self.own(self.mats, seat)
        mat = self.mats[seat]
        mat.edits += 1
        return mat

    def score(self, seat: int, points: int, source: str, key: str = "points") -> None:
        """Move a score marker, and say what the points were for."""
        if points:
            self.writable(seat).score += points
            if self.events is not None:
                self.tell(key, seat=seat, points=points, source=Message(f"source-{source}", {}))

    def place_of(self, seat: int) -> int:
        """The place of a seat in the turn order, from 0."""
        order = self.order
        place = 0
        while order[place] != seat:
            place += 1
        return place

    def is_last_round(self) -> bool:
        return self.current_round == c.ROUNDS[self.players]

    def duties(self) -> list[Duty]:
        """The stack, with its effects as what they are here."""
        return cast("list[Duty]", self.stack)


class Duty(Effect[Railway]):
    """Something owed in Russian Railroads, to or by the player whose action is going on."""

    __slots__ = ("flow", "full")

    def __init__(self, name: str, *, full: bool = False, flow: bool = False) -> None:
        super().__init__(name)
        self.full: bool = full
        """Must be carried out in full (RR-3.5)."""
        self.flow: bool = flow
        """Part of the sequence of the round, not of an action."""

    def actor(self, position: Railway) -> int:
        return position.active

    def is_plain(self, position: Railway) -> bool:
        """Whether no choice of this duty can make the rest of it impossible."""
        return False

    def black_steps(self, rules: int) -> int:
        """The black steps this duty can bring; UNBOUNDED if other things may come of it."""
        return UNBOUNDED

    def wants_industry(self) -> bool:
        """Whether an industry step is among what this duty must still do."""
        return False

    def add_needs(self, needs: list[int]) -> None:
        """Add the parts that this duty must still have room for."""

    def add_appetite(self, needs: list[int]) -> None:
        """Add the parts for which one choice of this duty can take room away from others."""


def placement(seat: int, space: int, workers: int, temporary: int, black: int, coins: int) -> int:
    """One placing of workers and coins on a space, packed into an int."""
    return seat | space << 2 | workers << 8 | temporary << 10 | black << 12 | coins << 13


def seat_of(placed: int) -> int:
    return placed & 3


def space_of(placed: int) -> int:
    return placed >> 2 & 63


def workers_of(placed: int) -> int:
    return placed >> 8 & 3


def temporary_of(placed: int) -> int:
    return placed >> 10 & 3


def black_of(placed: int) -> int:
    return placed >> 12 & 1


def coins_of(placed: int) -> int:
    return placed >> 13
