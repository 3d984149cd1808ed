"""The part of a row of numbers for one company, which everybody can see."""

from __future__ import annotations

from typing import Final

from stellwerk.core.features import COUNT, SET, THREE, Feature, flags, number
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.position import Company

_EIGHT: Final = flags(8)
_MOST_BONDS: Final = c.BONDS_IN_ALL + c.SECRET_BONDS


def segments_piece(segments: int) -> bytes:
    """A set of segments."""
    return b"".join([_EIGHT[segments >> 8 * n & 255] for n in range(c.MOST_SEGMENTS // 8)])


# Piles by kind. They are packed by four bits, as THREE is.


def stones_piece(pile: int) -> bytes:
    """Stones, of four colours."""
    return THREE[pile & 4095] + number(pile >> 12)


def routes_piece(pile: int) -> bytes:
    """Route cards, of six symbols."""
    return THREE[pile & 4095] + THREE[pile >> 12]


def actions_piece(pile: int) -> bytes:
    """Action cards, of seven kinds."""
    return b"%b%b%b" % (THREE[pile & 4095], THREE[pile >> 12 & 4095], number(pile >> 24))


def names(known: list[str], most: int, what: str) -> tuple[str, ...]:
    """The names of an edition, and numbers for those it does not use."""
    return (*known, *(f"{what} {n + 1}" for n in range(len(known), most)))


def segment_names(edition: Edition) -> tuple[str, ...]:
    return names([segment.id for segment in edition.segments], c.MOST_SEGMENTS, "segment")


class CompanyScribe:
    """Writes one company, and remembers the piece until the company is written on."""

    __slots__ = ("company", "edits", "routes", "routes_piece", "track", "track_piece")

    def __init__(self) -> None:
        self.company: Company | None = None
        self.edits: int = 0
        self.track: int = 0
        self.track_piece: bytes = segments_piece(0)
        self.routes: int = 0
        self.routes_piece: bytes = routes_piece(0)

    def write(self, company: Company) -> bytes:
        """The piece of a company."""
        self.company = company
        self.edits = company.edits
        if company.track != self.track:
            self.track = company.track
            self.track_piece = segments_piece(company.track)
        if company.routes != self.routes:
            self.routes = company.routes
            self.routes_piece = routes_piece(company.routes)
        return b"%b%b%b%b%b%b%b%b%b" % (
            number(company.score()),
            number(company.cash),
            number(company.income),
            number(company.bonds),
            number(company.bid + 1),
            number(int(company.sealed != c.NONE)),
            number(c.size(company.actions) + company.hidden),
            self.routes_piece,
            self.track_piece,
        )


def company_entries(seat: str, edition: Edition) -> list[Feature]:
    """The names of the numbers."""
    symbols = tuple(symbol.id for symbol in edition.symbols)
    return [
        Feature(f"{seat} points", COUNT, high=c.HIGHEST_BID, low=-_MOST_BONDS),
        Feature(f"{seat} cash", COUNT, high=c.HIGHEST_BID),
        Feature(f"{seat} income", COUNT, high=c.HIGHEST_BID),
        Feature(f"{seat} bonds", COUNT, high=_MOST_BONDS),
        Feature(f"{seat} bid from 1", COUNT, high=c.HIGHEST_BID + 1),
        Feature(f"{seat} has chosen in secret", COUNT),
        Feature(f"{seat} action cards", COUNT, high=len(c.ACTIONS) * c.ACTIONS_EACH),
        Feature(f"{seat} route cards", COUNT, symbols, c.ROUTES_EACH),
        Feature(f"{seat} track", SET, segment_names(edition)),
    ]
