"""The texts of what lies on the table: cards, tracks, areas and piles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from stellwerk.core.errors import NotationError
from stellwerk.core.fields import Field, named, number
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import (
    COUNT_BITS,
    COUNT_MASK,
    UNSEEN_INNOVATION,
    Board,
    berth_of,
    count_of,
    lorry_of,
)
from stellwerk.titles.glueck_auf.position import (
    BACKS,
    HAND_BITS,
    INNOVATIONS_LYING,
    Colliery,
)

CARD_NAMES: Final = (*c.FACE_NAMES, "unknown")
SECRET: Final = "~"
"""Stands before a card in a hand that not all players have seen."""
NOTHING: Final = "none"
EMPTY: Final = "empty"
DRAWN: Final = "drawn"
TO_BE_COUNTED: Final = -1
"""The depth of a pile that its line leaves open."""


def card_words(names: Sequence[str]) -> str:
    """Names of cards; equal ones that follow each other are counted: `wheel-1*3`."""
    words: list[str] = []
    for name, group in groupby(names):
        count = len(list(group))
        words.append(name if count == 1 else f"{name}*{count}")
    return " ".join(words)


def cards_named(words: list[str], kinds: Sequence[int]) -> list[int]:
    """The faces that words name, of these kinds only; UNKNOWN is of every kind."""
    faces: list[int] = []
    for word in words:
        name, star, count = word.partition("*")
        face = named(name, CARD_NAMES)
        if face != c.UNKNOWN and c.KIND_OF[face] not in kinds:
            allowed = " or ".join(c.KINDS[kind] for kind in kinds)
            raise NotationError(f"{name} is not a card of kind {allowed}")
        faces += [face] * (number(count, 2, 40) if star else 1)
    return faces


class OneArea(Field):
    """The name of an area, or none."""

    def text(self, value: Any) -> str:
        return c.AREA_NAMES[value] if value != c.NONE else NOTHING

    def value(self, words: list[str]) -> Any:
        if words == [NOTHING]:
            return c.NONE
        return named(" ".join(words), c.AREA_NAMES)


class Area(Field):
    """The workers placed last, then the cards that lie there: `3 1.2 2.3 workers-5`."""

    def __init__(self, area: int) -> None:
        super().__init__(f"area-{c.AREA_NAMES[area]}", "lying")
        self.area = area

    def write(self, owner: Any) -> str:
        lying = owner.lying[self.area]
        words = [str(owner.last[self.area])]
        for seat in range(owner.players):
            for n, value in enumerate(c.WORKER_VALUES):
                count = lying >> HAND_BITS * seat + c.WORKER_SHIFT[n] & c.WORKER_MASK[n]
                words += [f"{seat + 1}.{value}"] * count
        for innovation in range(c.WORKER_INNOVATIONS):
            count = count_of(lying >> INNOVATIONS_LYING, innovation)
            words += [c.INNOVATION_NAMES[innovation]] * count
        return card_words(words)

    def read(self, owner: Any, words: list[str]) -> None:
        if not words:
            raise NotationError("the workers placed last are expected")
        last = number(words[0], c.PREPRINTED[self.area], c.HIGHEST_PRICE)
        lying = 0
        for word in words[1:]:
            name, star, count = word.partition("*")
            lying += self._card(name) * (number(count, 2, 5) if star else 1)
        owner.last = [*owner.last[: self.area], last, *owner.last[self.area + 1 :]]
        owner.lying = [*owner.lying[: self.area], lying, *owner.lying[self.area + 1 :]]

    def _card(self, name: str) -> int:
        workers = c.INNOVATION_NAMES[: c.WORKER_INNOVATIONS]
        if name in workers:
            return 1 << INNOVATIONS_LYING + COUNT_BITS * workers.index(name)
        seat, dot, value = name.partition(".")
        if not dot:
            raise NotationError(f"{name!r} is no worker card, such as 2.5: the 5 of seat 2")
        n = number(value, 1, len(c.WORKER_VALUES)) - 1
        return 1 << HAND_BITS * (number(seat, 1, c.MOST_PLAYERS) - 1) + c.WORKER_SHIFT[n]


def reference_word(reference: int) -> str:
    """Which glimpse, counted from 0, and which of the cards it returned."""
    return f"{reference // BACKS}.{reference % BACKS}"


def read_reference(word: str) -> int:
    glimpse, dot, place = word.partition(".")
    if not dot:
        raise NotationError(f"{word!r} is no reference, such as 0.2")
    return number(glimpse, 0, 999) * BACKS + number(place, 0, BACKS - 1)


class Pile(Field):
    """Top card, depth, and references to the cards that were put under: `wheel-1 14 0.0 0.1`.

    The depth may be left out; the pile then gets what lies nowhere else.
    """

    def __init__(self, pile: int) -> None:
        super().__init__(f"pile-{c.AREA_NAMES[pile]}", "tops")
        self.pile = pile

    def write(self, owner: Any) -> str:
        pile = self.pile
        top = c.FACE_NAMES[owner.tops[pile]]
        if owner.tops[pile] == c.NONE:
            top = DRAWN if owner.stocked >> pile & 1 else EMPTY
        references = [reference_word(reference) for reference in owner.under[pile]]
        return " ".join([top, str(owner.deep[pile]), *references])

    def read(self, owner: Any, words: list[str]) -> None:
        if not words:
            raise NotationError("a top card is expected, or empty, or drawn")
        pile = self.pile
        top = c.NONE
        if words[0] not in (DRAWN, EMPTY):
            top = cards_named(words[:1], (c.KIND_OF_PILE[pile],))[0]
            if top == c.UNKNOWN:
                raise NotationError("the top card of a pile is open")
        owner.stocked &= ~(1 << pile)
        if words[0] != EMPTY:
            owner.stocked |= 1 << pile
        deep = TO_BE_COUNTED
        if len(words) > 1 or words[0] == EMPTY:
            deep = number(words[1], 0, c.KIND_SIZES[0]) if len(words) > 1 else 0
        under = tuple(read_reference(word) for word in words[2:])
        owner.tops = [*owner.tops[:pile], top, *owner.tops[pile + 1 :]]
        owner.deep = [*owner.deep[:pile], deep, *owner.deep[pile + 1 :]]
        owner.under = [*owner.under[:pile], under, *owner.under[pile + 1 :]]


class Cards(Field):
    """Cards of some kinds, in their order."""

    def __init__(self, name: str, attribute: str, *kinds: int, ordered: bool = False) -> None:
        super().__init__(name, attribute)
        self.kinds = kinds
        self.ordered = ordered

    def text(self, value: Any) -> str:
        return card_words([CARD_NAMES[face] for face in value])

    def value(self, words: list[str]) -> Any:
        faces = cards_named(words, self.kinds)
        if c.UNKNOWN in faces:
            raise NotationError("these cards are open to all")
        return tuple(faces if self.ordered else sorted(faces))


class Track(Field):
    """Engine and wagons of a track: `engine-B wheel-wagon wild-wagon:clover-1`."""

    def __init__(self, track: int) -> None:
        super().__init__(f"track-{track + 1}", "loaded")
        self.track = track

    def write(self, owner: Any) -> str:
        words: list[str] = []
        if owner.engines[self.track] != c.NONE:
            words.append(c.FACE_NAMES[c.ENGINES + owner.engines[self.track]])
        for wagon, berth in enumerate(c.BERTH_OF[self.track]):
            if berth != c.NONE:
                name = c.FACE_NAMES[c.WAGONS + wagon]
                words += [name] * count_of(owner.spare, berth)
                words += [
                    f"{name}:{c.FACE_NAMES[lorry_of(loaded)]}"
                    for loaded in owner.loaded
                    if berth_of(loaded) == berth
                ]
        return card_words(words)

    def read(self, owner: Any, words: list[str]) -> None:
        board: Board = owner
        board.loaded = tuple(n for n in board.loaded if self._is_elsewhere(berth_of(n)))
        board.cargo = tuple(0 if t == self.track else n for t, n in enumerate(board.cargo))
        for berth in c.BERTH_OF[self.track]:
            if berth != c.NONE:
                board.spare &= ~(COUNT_MASK << COUNT_BITS * berth)
                board.empty &= ~(1 << berth)
        engines = list(board.engines)
        engines[self.track] = c.NONE
        for word in words:
            card, star, count = word.partition("*")
            name, colon, lorry = card.partition(":")
            face = cards_named([name], (c.WAGON, c.ENGINE))[0]
            if face == c.UNKNOWN or (c.KIND_OF[face] == c.ENGINE and (star or colon)):
                raise NotationError(f"{word!r} is no wagon")
            if c.KIND_OF[face] == c.ENGINE:
                if engines[self.track] != c.NONE:
                    raise NotationError("a track has one engine at most (GA-4.5)")
                engines[self.track] = face - c.ENGINES
                continue
            for _ in range(number(count, 2, 40) if star else 1):
                self._add(board, face - c.WAGONS, lorry)
        board.engines = tuple(engines)

    def _is_elsewhere(self, berth: int) -> bool:
        return c.TRACK_OF_BERTH[berth] != self.track

    def _add(self, board: Board, wagon: int, lorry: str) -> None:
        berth = c.BERTH_OF[self.track][wagon]
        name = c.FACE_NAMES[c.WAGONS + wagon]
        if berth == c.NONE:
            raise NotationError(f"{name} is not allowed at track {self.track + 1} (GA-4.3)")
        board.add_wagon(berth)
        if lorry:
            face = cards_named([lorry], (c.LORRY,))[0]
            if face == c.UNKNOWN or not c.FITS[face] >> berth & 1:
                raise NotationError(f"{lorry} does not fit {name} here (GA-5.5)")
            board.load(berth, face)


class Orders(Field):
    """Orders in hand, `~` before those that not all have seen."""

    def write(self, owner: Any) -> str:
        shown = list(owner.shown_orders)
        words: list[str] = []
        for face in owner.orders:
            if face in shown:
                shown.remove(face)
                words.append(CARD_NAMES[face])
            else:
                words.append(f"{SECRET}{CARD_NAMES[face]}")
        return card_words(words)

    def read(self, owner: Any, words: list[str]) -> None:
        shown, secret = split_hand(words, c.ORDER)
        owner.shown_orders = tuple(sorted(shown))
        owner.orders = tuple(sorted(shown + secret))


class Innovations(Field):
    """Innovations in hand, `~` before those that not all have seen."""

    def write(self, owner: Any) -> str:
        words: list[str] = []
        secret = owner.innovations - owner.shown_innovations
        for innovation in range(UNSEEN_INNOVATION + 1):
            at = c.UNKNOWN if innovation == UNSEEN_INNOVATION else c.INNOVATIONS + innovation
            words += [CARD_NAMES[at]] * count_of(owner.shown_innovations, innovation)
            words += [f"{SECRET}{CARD_NAMES[at]}"] * count_of(secret, innovation)
        return card_words(words)

    def read(self, owner: Any, words: list[str]) -> None:
        shown, secret = split_hand(words, c.INNOVATION)
        owner.shown_innovations = packed_innovations(shown)
        owner.innovations = packed_innovations(shown + secret)


def split_hand(words: list[str], kind: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that all have seen, and the others."""
    shown = cards_named([word for word in words if not word.startswith(SECRET)], (kind,))
    if c.UNKNOWN in shown:
        raise NotationError(f"an unknown card is {SECRET}unknown")
    secret = [word.removeprefix(SECRET) for word in words if word.startswith(SECRET)]
    return shown, cards_named(secret, (kind,))


def packed_innovations(faces: Sequence[int]) -> int:
    """Innovations counted as in a hand."""
    packed = 0
    for face in faces:
        at = UNSEEN_INNOVATION if face == c.UNKNOWN else face - c.INNOVATIONS
        packed += 1 << COUNT_BITS * at
    return packed


class Box(Field):
    """Innovations that have left the game."""

    def text(self, value: Any) -> str:
        names = [
            name
            for innovation, name in enumerate(c.INNOVATION_NAMES)
            for _ in range(count_of(value, innovation))
        ]
        return card_words(names)

    def value(self, words: list[str]) -> Any:
        faces = cards_named(words, (c.INNOVATION,))
        if c.UNKNOWN in faces:
            raise NotationError("these cards are open to all")
        return packed_innovations(faces)


def board_of(position: Colliery, seat: int) -> Board:
    return position.writable(seat)
