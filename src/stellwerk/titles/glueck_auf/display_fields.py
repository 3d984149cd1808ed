"""The display as text and as plain values: worker areas, and the piles with what lies under."""

from __future__ import annotations

from typing import Any, Final

from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import Field, named, number
from stellwerk.core.json_schema import (
    Schema,
    array,
    integer,
    maybe_hidden,
    one_of,
    optional,
)
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import COUNT_BITS, count_of
from stellwerk.titles.glueck_auf.fields import (
    CARD_NAMES,
    card_words,
    cards_named,
    faces_of,
    filled,
    partial,
)
from stellwerk.titles.glueck_auf.position import BACKS, HAND_BITS, INNOVATIONS_LYING
from stellwerk.titles.glueck_auf.rules import AFTERWARDS

NOTHING: Final = "none"
EMPTY: Final = "empty"
DRAWN: Final = "drawn"
TO_BE_COUNTED: Final = -1
"""The depth of a pile that its line leaves open."""
_WORKING: Final = c.INNOVATION_NAMES[: c.WORKER_INNOVATIONS]


class SentTo(Field):
    """The area workers were sent to last, or none; clients get it while that turn goes on."""

    def show(self, owner: Any) -> Any:
        return c.AREA_NAMES[owner.area] if AFTERWARDS in owner.stack else None

    def schema(self) -> Schema:
        return optional(one_of(c.AREA_NAMES))

    def text(self, value: Any) -> str:
        return NOTHING if value == c.NONE else c.AREA_NAMES[value]

    def value(self, words: list[str]) -> Any:
        if words == [NOTHING]:
            return c.NONE
        return named(" ".join(words), c.AREA_NAMES)


class Area(Field):
    """The workers placed last, then the cards that lie there: `3 1.2 2.3 workers-5`.

    Clients get the price, which is one more, and the worker cards of each seat; all others of a
    seat are in its hand.
    """

    def __init__(self, area: int) -> None:
        super().__init__(f"area-{c.AREA_NAMES[area]}", "lying", also=("last",))
        self.area = area

    def show(self, owner: Any) -> Any:
        lying = owner.lying[self.area]
        workers = [c.worker_cards(lying >> HAND_BITS * seat) for seat in range(owner.players)]
        return filled(
            price=owner.last[self.area] + 1,
            workers=workers if any(workers) else [],
            innovations=self._innovations(lying),
        )

    def schema(self) -> Schema:
        parts = {
            "price": integer(c.PREPRINTED[self.area] + 1, c.HIGHEST_PRICE + 1),
            "workers": array(array(integer(1, len(c.WORKER_VALUES)))),
            "innovations": array(one_of(_WORKING)),
        }
        return partial(parts, always=["price"])

    def write(self, owner: Any) -> str:
        lying = owner.lying[self.area]
        words = [str(owner.last[self.area])]
        for seat in range(owner.players):
            words += [f"{seat + 1}.{value}" for value in c.worker_cards(lying >> HAND_BITS * seat)]
        return card_words([*words, *self._innovations(lying)])

    def _innovations(self, lying: int) -> list[str]:
        packed = lying >> INNOVATIONS_LYING
        if not packed:
            return []
        return [
            name
            for innovation, name in enumerate(_WORKING)
            for _ in range(count_of(packed, innovation))
        ]

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
        if name in _WORKING:
            return 1 << INNOVATIONS_LYING + COUNT_BITS * _WORKING.index(name)
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

    The depth may be left out; the pile then gets what lies nowhere else. Clients get the number of
    all cards, and, if the viewer knows any of them, the cards put under, the first to come up
    first; an empty pile has no top.
    """

    def __init__(self, pile: int) -> None:
        name = f"pile-{c.AREA_NAMES[pile]}"
        super().__init__(name, "tops", secret=True, also=("deep", "stocked", "under"))
        self.pile = pile

    def show(self, owner: Any) -> Any:
        top = self._top(owner)
        under = [owner.face_under(reference) for reference in owner.under[self.pile]]
        known = any(face != c.UNKNOWN for face in under)
        return filled(
            top=None if top == EMPTY else top,
            cards=(owner.tops[self.pile] != c.NONE) + owner.deep[self.pile] + len(under),
            under=[CARD_NAMES[face] for face in under] if known else [],
        )

    def schema(self) -> Schema:
        faces = faces_of(c.KIND_OF_PILE[self.pile])
        parts = {
            "top": one_of((*faces, DRAWN)),
            "cards": integer(0, c.KIND_SIZES[0]),
            "under": array(maybe_hidden(one_of(faces))),
        }
        return partial(parts, always=["cards"])

    def write(self, owner: Any) -> str:
        references = [reference_word(reference) for reference in owner.under[self.pile]]
        return " ".join([self._top(owner), str(owner.deep[self.pile]), *references])

    def _top(self, owner: Any) -> str:
        top: int = owner.tops[self.pile]
        if top != c.NONE:
            return c.FACE_NAMES[top]
        return DRAWN if owner.stocked >> self.pile & 1 else EMPTY

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
