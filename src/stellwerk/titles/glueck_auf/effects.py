"""What happens at the piles: cards are taken, turned up, placed, and looked at (GA-4, GA-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.position import DEALER, NO_MOVES
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf import names
from stellwerk.titles.glueck_auf.board import COUNT_BITS, with_card
from stellwerk.titles.glueck_auf.position import (
    BACKS,
    EFFECTS,
    NOWHERE,
    Colliery,
    Duty,
    Glimpse,
    bare,
)

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

# A pile is, from the top: the open card, cards that nobody has seen, cards put under it.


def draw(position: Colliery, kind: int, move: int) -> int:
    """Take a card out of those nobody has seen; equal cards stay numbered from the first on."""
    edition = position.edition
    face = edition.face_of[move - c.CARD]
    cards = position.fresh[kind][:]
    cards.pop(_place_before(cards, edition.end[face]))
    fresh = position.fresh[:]
    fresh[kind] = cards
    position.fresh = fresh
    return face


def _place_before(cards: list[int], end: int) -> int:
    """The place of the last of some sorted cards that comes before an end."""
    low: i64 = 0
    high: i64 = len(cards)
    while low + 1 < high:
        middle = (low + high) >> 1
        if cards[middle] < end:
            low = middle
        else:
            high = middle
    return low


def set_top(position: Colliery, pile: int, face: int) -> None:
    tops = position.tops[:]
    tops[pile] = face
    position.tops = tops
    if position.events is not None and face != c.NONE:
        position.tell("turned-up", card=names.CARDS[face], pile=names.AREAS[pile])


def set_deep(position: Colliery, pile: int, cards: int) -> None:
    deep = position.deep[:]
    deep[pile] = cards
    position.deep = deep


def set_under(position: Colliery, pile: int, references: tuple[int, ...]) -> None:
    under = position.under[:]
    under[pile] = references
    position.under = under


def turn_next(position: Colliery, pile: int) -> None:
    """The top of a pile is gone: the next card comes up (GA-4.1), or the pile is empty."""
    under = position.under[pile]
    if position.deep[pile]:
        set_top(position, pile, c.NONE)
        position.stack.append(TURN_UP[pile])
    elif under:
        face = position.face_under(under[0])
        position.bared = (*position.bared, bare(under[0], face))
        set_under(position, pile, under[1:])
        set_top(position, pile, face)
    else:
        set_top(position, pile, c.NONE)
        position.stocked &= ~(1 << pile)
        if c.SISTER[pile] != c.NONE:
            split(position, pile)


def split(position: Colliery, pile: int) -> None:
    """The upper half of the sister pile, rounded down, fills the gap (GA-4.11)."""
    sister = c.SISTER[pile]
    half = position.size(sister) // 2
    if half == 0:
        return
    top = position.tops[sister]
    deep = position.deep[sister]
    under = position.under[sister]
    unseen = min(half - 1, deep)
    seen = half - 1 - unseen
    if position.events is not None:
        position.tell("split", cards=half, pile=names.AREAS[sister], gap=names.AREAS[pile])
    set_deep(position, pile, unseen)
    set_deep(position, sister, deep - unseen)
    set_under(position, pile, under[:seen])
    set_under(position, sister, under[seen:])
    position.stocked |= 1 << pile
    tops = position.tops[:]
    tops[pile] = top
    position.tops = tops
    turn_next(position, sister)


def receive(position: Colliery, face: int, *, secretly: bool) -> None:
    """A card comes to the active player, by the rules of its kind."""
    seat = position.active
    kind = c.KIND_OF[face]
    if position.events is not None:
        if secretly:
            position.tell("received-secretly", seat=seat, kind=names.KINDS[kind])
            position.tell("received", only=seat, seat=seat, card=names.CARDS[face])
        else:
            position.tell("received", seat=seat, card=names.CARDS[face])
    if kind == c.WAGON:
        position.stack.append(PLACE_WAGON[face - c.WAGONS])
        return
    if kind == c.ENGINE:
        position.stack.append(PLACE_ENGINE[face - c.ENGINES])
        return
    board = position.writable(seat)
    if kind == c.LORRY:
        board.row += (face,)
    elif kind == c.ORDER:
        board.orders = with_card(board.orders, face)
        if not secretly:
            board.shown_orders = with_card(board.shown_orders, face)
    elif kind == c.SHARE:
        board.shares = with_card(board.shares, face)
    elif kind == c.INNOVATION:
        card = 1 << COUNT_BITS * (face - c.INNOVATIONS)
        board.innovations += card
        if not secretly:
            board.shown_innovations += card
    else:
        board.objectives |= 1 << face - c.OBJECTIVES


def take_top(position: Colliery, pile: int) -> None:
    receive(position, position.tops[pile], secretly=False)
    turn_next(position, pile)


class TurnUp(Duty):
    """The dealer turns up the next card of a pile."""

    __slots__ = ("kind", "pile")

    def __init__(self, pile: int) -> None:
        super().__init__(f"turn-up-{c.AREA_NAMES[pile]}")
        self.pile: int = pile
        self.kind: int = c.KIND_OF_PILE[pile]

    def options(self, position: Colliery) -> list[int]:
        return position.fresh[self.kind]

    def actor(self, position: Colliery) -> int:
        return DEALER

    def choose(self, position: Colliery, move: int) -> None:
        face = draw(position, self.kind, move)
        set_deep(position, self.pile, position.deep[self.pile] - 1)
        set_top(position, self.pile, face)


class Take(Duty):
    """The top card of a pile is taken."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        super().__init__(f"take-{c.AREA_NAMES[pile]}")
        self.pile: int = pile

    def is_possible(self, position: Colliery) -> bool:
        return position.tops[self.pile] != c.NONE and takeable_piles(position) >> self.pile & 1 > 0

    def resolve(self, position: Colliery) -> None:
        take_top(position, self.pile)


class TakeEither(Duty):
    """The top card of one of two sister piles is taken."""

    __slots__ = ("kind", "piles")

    def __init__(self, kind: int) -> None:
        super().__init__(f"take-a-{c.KINDS[kind]}")
        self.kind: int = kind
        self.piles: int = mask_of(c.PILES_OF_KIND[kind])

    def options(self, position: Colliery) -> list[int]:
        piles = position.stocked & self.piles
        return position.left_open(members(piles)) if piles == self.piles else NO_MOVES

    def is_possible(self, position: Colliery) -> bool:
        return position.stocked & self.piles > 0

    def resolve(self, position: Colliery) -> None:
        take_top(position, members(position.stocked & self.piles)[0])

    def choose(self, position: Colliery, move: int) -> None:
        take_top(position, move)


class PlaceWagon(Duty):
    """A wagon goes to one of the tracks it is allowed at (GA-4.3)."""

    __slots__ = ("moves", "wagon")

    def __init__(self, wagon: int) -> None:
        super().__init__(f"place-{c.FACE_NAMES[c.WAGONS + wagon]}")
        self.wagon: int = wagon
        tracks = [t for t in range(c.TRACKS) if c.BERTH_OF[t][wagon] != c.NONE]
        self.moves: list[int] = [c.TRACK + track for track in tracks]

    def options(self, position: Colliery) -> list[int]:
        return position.left_open(self.moves) if len(self.moves) > 1 else NO_MOVES

    def resolve(self, position: Colliery) -> None:
        self.choose(position, self.moves[0])

    def choose(self, position: Colliery, move: int) -> None:
        track = move - c.TRACK
        position.writable(position.active).add_wagon(c.BERTH_OF[track][self.wagon])
        if position.events is not None:
            card = names.CARDS[c.WAGONS + self.wagon]
            position.tell("placed", seat=position.active, card=card, track=track + 1)


class PlaceEngine(Duty):
    """An engine goes to a track without one (GA-4.5)."""

    __slots__ = ("engine_type",)

    def __init__(self, engine_type: int) -> None:
        super().__init__(f"place-engine-{c.ENGINE_TYPES[engine_type]}")
        self.engine_type: int = engine_type

    def options(self, position: Colliery) -> list[int]:
        found = free_tracks(position)
        return position.left_open(found) if len(found) > 1 else NO_MOVES

    def is_possible(self, position: Colliery) -> bool:
        return len(free_tracks(position)) > 0

    def resolve(self, position: Colliery) -> None:
        self.choose(position, free_tracks(position)[0])

    def choose(self, position: Colliery, move: int) -> None:
        track = move - c.TRACK
        board = position.writable(position.active)
        engines = list(board.engines)
        engines[track] = self.engine_type
        board.engines = tuple(engines)
        if position.events is not None:
            card = names.CARDS[c.ENGINES + self.engine_type]
            position.tell("placed", seat=position.active, card=card, track=track + 1)


def free_tracks(position: Colliery) -> list[int]:
    """The moves to tracks of the active player that have no engine."""
    engines = position.boards[position.active].engines
    return [c.TRACK + track for track in range(c.TRACKS) if engines[track] == c.NONE]


def takeable_piles(position: Colliery) -> int:
    """The piles of which the active player could take a card, as a set (GA-4.5, GA-4.10)."""
    if c.NONE in position.boards[position.active].engines:
        return position.stocked
    return position.stocked & ~(1 << c.ENGINE_PILE)


class Wild(Duty):
    """A pile is chosen whose uppermost cards are looked at."""

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        found = members(takeable_piles(position))
        return found if len(found) > 1 else NO_MOVES

    def is_possible(self, position: Colliery) -> bool:
        return takeable_piles(position) > 0

    def resolve(self, position: Colliery) -> None:
        self.choose(position, members(takeable_piles(position))[0])

    def choose(self, position: Colliery, move: int) -> None:
        cards = min(c.SEEN_BY_WILD, position.size(move))
        if position.events is not None:
            pile = names.AREAS[move]
            position.tell("looked", seat=position.active, cards=cards, pile=pile)
        if cards == 1:
            take_top(position, move)
            return
        top = position.tops[move]
        set_top(position, move, c.NONE)
        glimpse = Glimpse(position.active, move, (top,), (NOWHERE,), (), c.NONE)
        position.glimpses += (glimpse,)
        position.stack.append(KEEP_ONE)
        for _card in range(cards - 1):
            position.stack.append(LOOK[move])


class Look(Duty):
    """The player of a wild action draws another card."""

    __slots__ = ("kind", "pile")

    def __init__(self, pile: int) -> None:
        super().__init__(f"look-{c.AREA_NAMES[pile]}")
        self.pile: int = pile
        self.kind: int = c.KIND_OF_PILE[pile]

    def options(self, position: Colliery) -> list[int]:
        return position.fresh[self.kind] if position.deep[self.pile] else NO_MOVES

    def actor(self, position: Colliery) -> int:
        return DEALER

    def choose(self, position: Colliery, move: int) -> None:
        set_deep(position, self.pile, position.deep[self.pile] - 1)
        self._see(position, draw(position, self.kind, move), NOWHERE)

    def resolve(self, position: Colliery) -> None:
        """The next card was seen before: its place is known."""
        under = position.under[self.pile]
        set_under(position, self.pile, under[1:])
        self._see(position, position.face_under(under[0]), under[0])

    def _see(self, position: Colliery, face: int, origin: int) -> None:
        last = position.glimpses[-1]
        seen = last.seen
        seen += (face,)
        origins = last.origins
        origins += (origin,)
        replace_last(position, Glimpse(last.seat, last.pile, seen, origins, (), c.NONE))
        if position.events is not None:
            position.tell("saw", only=last.seat, card=names.CARDS[face])


def replace_last(position: Colliery, glimpse: Glimpse) -> None:
    """The last glimpse goes on, or comes to its end."""
    glimpses = position.glimpses[:-1]
    glimpses += (glimpse,)
    position.glimpses = glimpses


class KeepOne(Duty):
    """One of the cards seen is kept; the others go under the pile as they were drawn (GA-7.3)."""

    __slots__ = ()

    def options(self, position: Colliery) -> list[int]:
        return [c.KEEP + face for face in sorted(set(position.glimpses[-1].seen))]

    def choose(self, position: Colliery, move: int) -> None:
        face = move - c.KEEP
        last = position.glimpses[-1]
        pile = last.pile
        at = last.seen.index(face)
        back = last.seen[:at] + last.seen[at + 1 :]
        glimpse = Glimpse(last.seat, pile, last.seen, last.origins, back, face)
        replace_last(position, glimpse)
        first = (len(position.glimpses) - 1) * BACKS
        references = tuple(range(first, first + len(back)))
        set_under(position, pile, position.under[pile] + references)
        receive(position, face, secretly=c.KIND_OF_PILE[pile] in c.SECRET_KINDS)
        turn_next(position, pile)


TURN_UP: Final = [TurnUp(pile) for pile in range(c.PILES)]
TAKE: Final = [Take(pile) for pile in range(c.PILES)]
TAKE_LORRY: Final = TakeEither(c.LORRY)
TAKE_WAGON: Final = TakeEither(c.WAGON)
PLACE_WAGON: Final = [PlaceWagon(wagon) for wagon in range(len(c.WAGON_COUNTS))]
PLACE_ENGINE: Final = [PlaceEngine(engine_type) for engine_type in range(len(c.ENGINE_TYPES))]
WILD_ACTION: Final = Wild("wild")
LOOK: Final = [Look(pile) for pile in range(c.PILES)]
KEEP_ONE: Final = KeepOne("keep")
for _effect in (
    *(*TURN_UP, *TAKE, TAKE_LORRY, TAKE_WAGON, *PLACE_WAGON, *PLACE_ENGINE),
    *(WILD_ACTION, *LOOK, KEEP_ONE),
):
    EFFECTS.add(_effect)
