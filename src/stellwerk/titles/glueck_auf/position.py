"""The table in the middle of a game: the display, a board for every player, and what was seen."""

from __future__ import annotations

from typing import Any, Final, cast

from stellwerk.core.position import Effect, EffectTable, Position
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board
from stellwerk.titles.glueck_auf.edition import Edition
from stellwerk.titles.glueck_auf.scoring import leaders, points

NO_SEAT: Final = -1

TURN_LEVEL: Final = 1
"""Where a turn is on the stack: above the sequence of the shift, below what is carried out."""

HAND_BITS: Final = 8
HAND_MASK: Final = 255
INNOVATIONS_LYING: Final = c.MOST_PLAYERS * HAND_BITS
"""Where the worker innovations of an area are, above the hands of four players."""

NOWHERE: Final = -1
"""The origin of a card that nobody had seen before."""
BACKS: Final = 4
"""A reference to a card under a pile is BACKS × its glimpse + its place among the returned."""


class Glimpse:
    """What one player saw of a pile in a wild action (GA-7.2). Never changed, always replaced."""

    __slots__ = ("back", "origins", "pile", "seat", "seen", "took")

    def __init__(
        self,
        seat: int,
        pile: int,
        seen: tuple[int, ...],
        origins: tuple[int, ...],
        back: tuple[int, ...],
        took: int,
    ) -> None:
        self.seat: int = seat
        self.pile: int = pile
        self.seen: tuple[int, ...] = seen
        """The cards from the top; the first was open to all."""
        self.origins: tuple[int, ...] = origins
        """Where a card had been put under the pile before, as a reference, or NOWHERE."""
        self.back: tuple[int, ...] = back
        """The cards that went under the pile, in the order drawn."""
        self.took: int = took
        """The card that was kept; NONE while the player looks."""


class Colliery(Position):
    """A game of Glück Auf: Das große Kartenspiel.

    Lists and tuples of the table are never changed in place, always replaced, so copies share
    them; boards are shared, too, until a copy writes on one.
    """

    __slots__ = (
        "active",
        "area",
        "bared",
        "boards",
        "box",
        "deep",
        "edition",
        "foreman",
        "fresh",
        "glimpses",
        "last",
        "lying",
        "passed",
        "revealed",
        "shift",
        "starter",
        "stocked",
        "tops",
        "under",
    )

    def __init__(
        self,
        players: int,
        rules: int,
        turn: int,
        turns: int,
        stack: list[Effect[Any]],
        legal: list[int],
        edition: Edition,
        boards: list[Board],
        shift: int,
        starter: int,
        active: int,
        area: int,
        foreman: int,
        passed: int,
        last: list[int],
        lying: list[int],
        stocked: int,
        tops: list[int],
        deep: list[int],
        under: list[tuple[int, ...]],
        fresh: list[list[int]],
        box: int,
        glimpses: tuple[Glimpse, ...],
        bared: tuple[int, ...],
        revealed: tuple[int, ...],
    ) -> None:
        super().__init__(players, rules, turn, turns, stack, legal)
        self.edition: Edition = edition
        self.boards: list[Board] = boards
        self.shift: int = shift
        self.starter: int = starter
        self.active: int = active
        self.area: int = area
        """The area workers were sent to last."""
        self.foreman: int = foreman
        """Who came last to mining 0/1 in this shift (GA-9.2)."""
        self.passed: int = passed
        self.last: list[int] = last
        """The workers that count as placed last, by area: one less than the price."""
        self.lying: list[int] = lying
        """The cards in each area: a hand for each seat, then worker innovations, packed."""
        self.stocked: int = stocked
        """The piles that are not empty, as a set."""
        self.tops: list[int] = tops
        """The face on top of each pile; NONE while it is being drawn, or when there is none."""
        self.deep: list[int] = deep
        """Cards below the top of each pile that nobody has seen."""
        self.under: list[tuple[int, ...]] = under
        """The cards at the bottom of each pile that were seen, as references, from above."""
        self.fresh: list[list[int]] = fresh
        """The cards that nobody has seen, by kind, as the moves that draw them."""
        self.box: int = box
        """Innovations that have left the game, counted as in a hand."""
        self.glimpses: tuple[Glimpse, ...] = glimpses
        self.bared: tuple[int, ...] = bared
        """Cards from under a pile that came to its top, packed by `bare`."""
        self.revealed: tuple[int, ...] = revealed
        """Cards played from a hand that not all had seen there, packed by `reveal`."""

    def copy(self) -> Colliery:
        self.owned = 0
        return Colliery(
            self.players,
            self.rules,
            self.turn,
            self.turns,
            self.stack[:],
            self.legal,
            self.edition,
            self.boards[:],
            self.shift,
            self.starter,
            self.active,
            self.area,
            self.foreman,
            self.passed,
            self.last,
            self.lying,
            self.stocked,
            self.tops,
            self.deep,
            self.under,
            self.fresh,
            self.box,
            self.glimpses,
            self.bared,
            self.revealed,
        )

    def state(self) -> list[int]:
        numbers = [
            self.players,
            self.turn,
            self.turns,
            self.shift,
            self.starter,
            self.active,
            self.area,
            self.foreman,
            self.passed,
            self.box,
            len(self.glimpses),
            len(self.bared),
            len(self.revealed),
            len(self.stack),
        ]
        numbers += self.last
        numbers += self.lying
        numbers += self.tops
        numbers += self.deep
        numbers += self.bared
        numbers += self.revealed
        numbers += [effect.code for effect in self.stack]
        for pile in self.under:
            numbers.append(len(pile))
            numbers += pile
        for cards in self.fresh:
            numbers.append(len(cards))
            numbers += cards
        for glimpse in self.glimpses:
            numbers += (glimpse.seat, glimpse.pile, glimpse.took, len(glimpse.seen))
            numbers += glimpse.seen
            numbers += glimpse.origins
            numbers.append(len(glimpse.back))
            numbers += glimpse.back
        for board in self.boards:
            board.add_state(numbers)
        return numbers

    def scores(self) -> list[int]:
        return [points(board) for board in self.boards]

    def winners(self) -> list[int]:
        return leaders(self.boards)

    def writable(self, seat: int) -> Board:
        """The board of a seat, for writing on it."""
        if not self.owned >> seat & 1:
            return self.own(self.boards, seat)
        board = self.boards[seat]
        board.edits += 1
        return board

    def size(self, pile: int) -> int:
        """How many cards a pile has, while nobody looks into it."""
        if self.tops[pile] == c.NONE:
            return 0
        return 1 + self.deep[pile] + len(self.under[pile])

    def left_open(self, moves: list[int]) -> list[int]:
        """Those of the moves of an action that the turn leaves open (GA-8.8)."""
        turn = self.stack[TURN_LEVEL]
        return turn.left_open(self, moves) if isinstance(turn, Bond) else moves

    def duties(self) -> list[Duty]:
        """The stack, with its effects as what they are here."""
        return cast("list[Duty]", self.stack)

    def face_under(self, reference: int) -> int:
        """The card a reference stands for."""
        return self.glimpses[reference // BACKS].back[reference % BACKS]


class Duty(Effect[Colliery]):
    """Something owed in Glück Auf, by the player whose turn it is."""

    __slots__ = ()

    def actor(self, position: Colliery) -> int:
        return position.active

    def is_possible(self, position: Colliery) -> bool:
        """Whether this can be done as things stand; in a game it always can."""
        return True


class Bond(Duty):
    """A duty that has a say in how those above it are carried out."""

    __slots__ = ()

    def left_open(self, position: Colliery, moves: list[int]) -> list[int]:
        """Those of their moves that it leaves open; never none in a game."""
        raise NotImplementedError


EFFECTS: Final[EffectTable[Colliery]] = EffectTable()


def bare(reference: int, face: int) -> int:
    """A card that came up from under a pile, packed into an int."""
    return reference * c.FACES + face


def reveal(seat: int, face: int, glimpses: int) -> int:
    """A card played out of secrecy, after so many glimpses, packed into an int."""
    return (glimpses * c.MOST_PLAYERS + seat) * c.FACES + face
