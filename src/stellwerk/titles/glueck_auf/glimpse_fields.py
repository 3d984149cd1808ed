"""The texts of what was seen in wild actions, and of what was revealed since."""

from __future__ import annotations

from typing import Any, Final

from stellwerk.core.errors import NotationError
from stellwerk.core.field_kinds import Field, PlainField, named, number
from stellwerk.core.json_schema import Schema, array, maybe_hidden, one_of, optional, record
from stellwerk.core.json_schema import seat as seat_schema
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.display_fields import read_reference, reference_word
from stellwerk.titles.glueck_auf.fields import CARD_NAMES, cards_named
from stellwerk.titles.glueck_auf.position import NOWHERE, Glimpse, bare, reveal
from stellwerk.titles.glueck_auf.secrets import from_outside

LOOKING: Final = "looking"


class Glimpses(PlainField):
    """What was seen in wild actions: seat, pile, cards, their origins, and the card kept.

    `1:orders:barracks-1,factories-2:-,0.1:factories-2` is one glimpse. Clients get the one that is
    going on; what is known from those before shows in what lies under the piles.
    """

    def __init__(self) -> None:
        super().__init__("glimpses", "glimpses", secret=True)
        self.key = "looking"

    def plain(self, value: Any) -> Any:
        if not value or value[-1].took != c.NONE:
            return None
        return {
            "seat": value[-1].seat,
            "pile": c.PILE_NAMES[value[-1].pile],
            "seen": [CARD_NAMES[face] for face in value[-1].seen],
        }

    def schema(self) -> Schema:
        seen = array(maybe_hidden(one_of(c.FACE_NAMES)))
        return optional(record({"seat": seat_schema(), "pile": one_of(c.PILE_NAMES), "seen": seen}))

    def text(self, value: Any) -> str:
        return " ".join(map(self._word, value))

    def _word(self, glimpse: Glimpse) -> str:
        origins = (
            "-" if origin == NOWHERE else reference_word(origin) for origin in glimpse.origins
        )
        parts = (
            str(glimpse.seat + 1),
            c.AREA_NAMES[glimpse.pile],
            ",".join(CARD_NAMES[face] for face in glimpse.seen),
            ",".join(origins),
            LOOKING if glimpse.took == c.NONE else CARD_NAMES[glimpse.took],
        )
        return ":".join(parts)

    def value(self, words: list[str]) -> Any:
        return tuple(self._glimpse(word) for word in words)

    def _glimpse(self, word: str) -> Glimpse:
        parts = word.split(":")
        if len(parts) != 5:
            raise NotationError(f"{word!r} is not seat:pile:cards:origins:kept")
        seat = number(parts[0], 1, c.MOST_PLAYERS) - 1
        pile = named(parts[1], c.PILE_NAMES)
        kinds = (c.KIND_OF_PILE[pile],)
        seen = tuple(cards_named(parts[2].split(","), kinds))
        origins = tuple(
            NOWHERE if origin == "-" else read_reference(origin) for origin in parts[3].split(",")
        )
        if len(origins) != len(seen) or len(seen) > c.SEEN_BY_WILD or seen[0] == c.UNKNOWN:
            raise NotationError(f"{word!r} must show up to four cards and an origin of each")
        if parts[4] == LOOKING:
            return Glimpse(seat, pile, seen, origins, (), c.NONE)
        if len(seen) < 2:
            raise NotationError(f"{word!r} shows fewer than two cards")
        took = cards_named([parts[4]], kinds)[0]
        if c.UNKNOWN in seen:
            return from_outside(Glimpse(seat, pile, seen, origins, seen[1:], took))
        if took not in seen:
            raise NotationError(f"{parts[4]} is not among the cards seen")
        at = seen.index(took)
        return Glimpse(seat, pile, seen, origins, seen[:at] + seen[at + 1 :], took)


class Bared(Field):
    """Cards that came up from under a pile: `0.2=barracks-1`. Clients saw them come up."""

    sent = False

    def text(self, value: Any) -> str:
        words = []
        for entry in value:
            reference, face = divmod(entry, c.FACES)
            words.append(f"{reference_word(reference)}={c.FACE_NAMES[face]}")
        return " ".join(words)

    def value(self, words: list[str]) -> Any:
        found = []
        for word in words:
            reference, _, name = word.partition("=")
            found.append(bare(read_reference(reference), named(name, c.FACE_NAMES)))
        return tuple(found)


class Revealed(Field):
    """Cards played out of secrecy: `2=workers-3@1`, seat 2, when there had been one glimpse.

    Clients saw them played.
    """

    sent = False

    def text(self, value: Any) -> str:
        words = []
        for entry in value:
            rest, face = divmod(entry, c.FACES)
            glimpses, seat = divmod(rest, c.MOST_PLAYERS)
            words.append(f"{seat + 1}={c.FACE_NAMES[face]}@{glimpses}")
        return " ".join(words)

    def value(self, words: list[str]) -> Any:
        found = []
        for word in words:
            seat, _, rest = word.partition("=")
            name, _, glimpses = rest.partition("@")
            at = number(seat, 1, c.MOST_PLAYERS) - 1
            found.append(reveal(at, named(name, c.FACE_NAMES), number(glimpses, 1, 999)))
        return tuple(found)
