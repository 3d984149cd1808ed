"""The cards of a player as text and as plain values: row, tracks, hand, and what lies in front."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from stellwerk.core.bits import members
from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import Field, NameSet, PlainField, named, number
from stellwerk.core.json_schema import (
    HIDDEN,
    Schema,
    array,
    integer,
    maybe_hidden,
    one_of,
    record,
)
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
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.scoring import Tally, objective_points

CARD_NAMES: Final = (*c.FACE_NAMES, HIDDEN)
SECRET: Final = "~"
"""Comes before a card in a hand that not all players have seen."""
_MOST_SCORED: Final = 99
"""No objective scores more."""


def faces_of(*kinds: int) -> list[str]:
    """The names of all cards of some kinds."""
    return [c.FACE_NAMES[face] for face, kind in enumerate(c.KIND_OF) if kind in kinds]


def filled(**parts: Any) -> dict[str, Any]:
    """An object of those parts that are neither empty nor missing: it is sent often."""
    return {name: part for name, part in parts.items() if part not in (None, [], {})}


def partial(parts: Mapping[str, Schema], always: Sequence[str] = ()) -> Schema:
    """What `filled` returns."""
    return record(parts) | {"required": list(always)}


def counts(names: Sequence[str], most: int, least: int = 1) -> Schema:
    """An object with a number for some of the names."""
    return partial({name: integer(least, most) for name in names})


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


class Cards(PlainField):
    """Cards of some kinds, in their order."""

    def __init__(self, name: str, attribute: str, *kinds: int, ordered: bool = False) -> None:
        super().__init__(name, attribute)
        self.kinds = kinds
        self.ordered = ordered

    def plain(self, value: Any) -> Any:
        return [c.FACE_NAMES[face] for face in value]

    def schema(self) -> Schema:
        return array(one_of(faces_of(*self.kinds)))

    def text(self, value: Any) -> str:
        return card_words([CARD_NAMES[face] for face in value])

    def value(self, words: list[str]) -> Any:
        faces = cards_named(words, self.kinds)
        if c.UNKNOWN in faces:
            raise NotationError("these cards are open to all")
        return tuple(faces if self.ordered else sorted(faces))


class CountedCards(Cards):
    """Cards that clients get counted, in the order in which each face came first."""

    def plain(self, value: Any) -> Any:
        return dict(Counter(super().plain(value)))

    def schema(self) -> Schema:
        return counts(faces_of(*self.kinds), c.KIND_SIZES[0])


class Shares(Cards):
    """Shares. Clients get those with an order and the others, counted by destination."""

    def __init__(self) -> None:
        super().__init__("shares", "shares", c.SHARE)

    def show(self, owner: Any) -> Any:
        held = Counter(c.DESTINATIONS[c.destination(face)] for face in owner.shares)
        assigned = Counter(dict(zip(c.DESTINATIONS, Tally(owner).assigned, strict=True)))
        return filled(assigned=dict(+assigned), idle=dict(held - assigned))

    def schema(self) -> Schema:
        held = counts(c.DESTINATIONS, c.SHARES_PER_DESTINATION)
        return partial({"assigned": held, "idle": held})


class Objectives(NameSet):
    """Objectives; clients get what each of them scores now."""

    def __init__(self) -> None:
        super().__init__("objectives", "objectives", c.OBJECTIVE_NAMES)

    def show(self, owner: Any) -> Any:
        points = objective_points(owner, Tally(owner))
        return dict(zip(self.plain(owner.objectives), points, strict=True))

    def schema(self) -> Schema:
        return counts(c.OBJECTIVE_NAMES, _MOST_SCORED, least=0)


class Track(Field):
    """Engine and wagons of a track: `engine-B wheel-wagon wild-wagon:clover-1`."""

    def __init__(self, track: int) -> None:
        super().__init__(f"track-{track + 1}", "loaded", also=("engines", "spare"))
        self.track = track

    def show(self, owner: Any) -> Any:
        engine = owner.engines[self.track]
        return filled(
            engine=None if engine == c.NONE else c.ENGINE_TYPES[engine],
            wagons=[
                filled(
                    wagon=c.WAGON_KINDS[wagon],
                    lorry=None if lorry == c.NONE else c.FACE_NAMES[lorry],
                )
                for wagon, lorry in self._wagons(owner)
            ],
        )

    def schema(self) -> Schema:
        parts = {"wagon": one_of(c.WAGON_KINDS), "lorry": one_of(faces_of(c.LORRY))}
        wagons = array(partial(parts, always=["wagon"]))
        return partial({"engine": one_of(c.ENGINE_TYPES), "wagons": wagons})

    def write(self, owner: Any) -> str:
        words: list[str] = []
        if owner.engines[self.track] != c.NONE:
            words.append(c.FACE_NAMES[c.ENGINES + owner.engines[self.track]])
        for wagon, lorry in self._wagons(owner):
            name = c.FACE_NAMES[c.WAGONS + wagon]
            words.append(name if lorry == c.NONE else f"{name}:{c.FACE_NAMES[lorry]}")
        return card_words(words)

    def _wagons(self, board: Board) -> list[tuple[int, int]]:
        """The wagons with the lorry card in each, or NONE."""
        found: list[tuple[int, int]] = []
        for wagon, berth in enumerate(c.BERTH_OF[self.track]):
            if berth != c.NONE:
                found += [(wagon, c.NONE)] * count_of(board.spare, berth)
                found += [(wagon, lorry_of(n)) for n in board.loaded if berth_of(n) == berth]
        return found

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


class Hand(Field):
    """Cards in hand, `~` before those that not all have seen."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, name, secret=True, also=(f"shown_{name}",))
        self.kind = kind

    def show(self, owner: Any) -> Any:
        shown, secret = self._cards(owner)
        return filled(
            shown=[c.FACE_NAMES[face] for face in shown],
            secret=[CARD_NAMES[face] for face in secret],
        )

    def schema(self) -> Schema:
        faces = one_of(faces_of(self.kind))
        return partial({"shown": array(faces), "secret": array(maybe_hidden(faces))})

    def write(self, owner: Any) -> str:
        shown, secret = self._cards(owner)
        marked = [(face, "") for face in shown] + [(face, SECRET) for face in secret]
        # The sort is stable: of equal cards those that all have seen come first.
        marked.sort(key=lambda one: one[0])
        return card_words([f"{mark}{CARD_NAMES[face]}" for face, mark in marked])

    def _cards(self, owner: Any) -> tuple[list[int], list[int]]:
        """The cards that all have seen, and the others."""
        raise NotImplementedError


class Orders(Hand):
    """Orders in hand."""

    def _cards(self, owner: Any) -> tuple[list[int], list[int]]:
        secret = list(owner.orders)
        for face in owner.shown_orders:
            secret.remove(face)
        return list(owner.shown_orders), secret

    def read(self, owner: Any, words: list[str]) -> None:
        shown, secret = split_hand(words, c.ORDER)
        owner.shown_orders = tuple(sorted(shown))
        owner.orders = tuple(sorted(shown + secret))


class Innovations(Hand):
    """Innovations in hand."""

    def _cards(self, owner: Any) -> tuple[list[int], list[int]]:
        shown: int = owner.shown_innovations
        return unpacked_innovations(shown), unpacked_innovations(owner.innovations - shown)

    def read(self, owner: Any, words: list[str]) -> None:
        shown, secret = split_hand(words, c.INNOVATION)
        owner.shown_innovations = packed_innovations(shown)
        owner.innovations = packed_innovations(shown + secret)


def split_hand(words: list[str], kind: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that all have seen, and the others."""
    shown = cards_named([word for word in words if not word.startswith(SECRET)], (kind,))
    if c.UNKNOWN in shown:
        raise NotationError(f"a hidden card is {SECRET}{HIDDEN}")
    secret = [word.removeprefix(SECRET) for word in words if word.startswith(SECRET)]
    return shown, cards_named(secret, (kind,))


def packed_innovations(faces: Sequence[int]) -> int:
    """Innovations counted as in a hand."""
    packed = 0
    for face in faces:
        at = UNSEEN_INNOVATION if face == c.UNKNOWN else face - c.INNOVATIONS
        packed += 1 << COUNT_BITS * at
    return packed


def unpacked_innovations(packed: int) -> list[int]:
    """The faces of innovations counted as in a hand."""
    if not packed:
        return []
    return [
        c.UNKNOWN if innovation == UNSEEN_INNOVATION else c.INNOVATIONS + innovation
        for innovation in range(UNSEEN_INNOVATION + 1)
        for _ in range(count_of(packed, innovation))
    ]


class Box(Cards):
    """Innovations that have left the game."""

    def __init__(self) -> None:
        super().__init__("box", "box", c.INNOVATION)

    def plain(self, value: Any) -> Any:
        return super().plain(unpacked_innovations(value))

    def text(self, value: Any) -> str:
        return super().text(unpacked_innovations(value))

    def value(self, words: list[str]) -> Any:
        return packed_innovations(super().value(words))


class Tokens(NameSet):
    """Shift tokens, by their numbers."""

    def __init__(self) -> None:
        super().__init__("tokens", "tokens", [str(token + 1) for token in range(c.TOKENS)])

    def plain(self, value: Any) -> Any:
        return [token + 1 for token in members(value)]

    def schema(self) -> Schema:
        return array(integer(1, c.TOKENS))

    def text(self, value: Any) -> str:
        return " ".join(map(str, self.plain(value)))


def board_of(position: Colliery, seat: int) -> Board:
    return position.writable(seat)
