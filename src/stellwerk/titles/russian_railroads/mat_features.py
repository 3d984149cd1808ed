"""The part of a row of numbers for one mat, which everybody can see."""

from __future__ import annotations

from typing import Final

from stellwerk.core.features import (
    CHOICE,
    COUNT,
    SET,
    Feature,
    flags,
    number,
    numbers,
    one_hot,
    three,
)
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Mat

_ENGINEERS: Final = len(c.ENGINEERS) - 1
_PIECES: Final = tuple(piece for piece in range(c.PIECES) if piece not in c.STOPS)
_FACTORY: Final = one_hot(c.STRONGEST)
_LOW_ENGINEERS: Final = flags(8)
_HIGH_ENGINEERS: Final = flags(_ENGINEERS - 8)
_FIELDS: Final = flags(len(c.FIELD_NAMES))
_TOKENS: Final = flags(len(c.TOKEN_NAMES))
_WORKERS: Final = tuple(
    numbers([n >> 8, n >> 4 & 15, n >> 2 & 3, n >> 1 & 1, n & 1]) for n in range(4096)
)
"""Workers, free ones, temporary ones, the black one and whether it is free."""


class MatScribe:
    """Writes one mat, and remembers the piece until the mat is written on."""

    __slots__ = (
        "claimed",
        "edits",
        "engineers",
        "estate",
        "factories",
        "mat",
        "second_marker",
        "tokens",
        "tracks",
        "tracks_piece",
    )

    def __init__(self) -> None:
        self.mat: Mat | None = None
        self.edits: int = 0
        self.tracks: list[int] = []
        self.tracks_piece: bytes = b""
        self.factories: list[int] = []
        self.engineers: int = -1
        self.second_marker: int = c.NOT_IN_PLAY
        self.claimed: int = 0
        self.tokens: int = 0
        self.estate: bytes = b""
        """What changes seldom."""

    def write(self, mat: Mat) -> bytes:
        """The piece of a mat."""
        self.mat = mat
        self.edits = mat.edits
        if mat.tracks != self.tracks:
            self.tracks = mat.tracks[:]
            self.tracks_piece = _tracks(mat.tracks)
        if (
            mat.engineers != self.engineers
            or mat.claimed != self.claimed
            or mat.tokens != self.tokens
            or mat.second_marker != self.second_marker
            or mat.factories != self.factories
        ):
            self._write_estate(mat)
        places = mat.locomotives
        workers = mat.workers << 8 | mat.free << 4 | mat.temporary << 2
        return b"%b%b%b%b%b%b%b" % (
            number(mat.score),
            _WORKERS[workers | mat.black_worker << 1 | mat.free_black],
            number(mat.coins),
            self.tracks_piece,
            three(places[0], places[1], places[2]),
            three(places[3], mat.marker, mat.doublers),
            self.estate,
        )

    def _write_estate(self, mat: Mat) -> None:
        self.engineers = mat.engineers
        self.claimed = mat.claimed
        self.tokens = mat.tokens
        self.second_marker = mat.second_marker
        self.factories = mat.factories[:]
        self.estate = b"%b%b%b%b%b%b" % (
            number(mat.second_marker + 1),
            _factories(mat.factories),
            _LOW_ENGINEERS[mat.engineers >> 1 & 255],
            _HIGH_ENGINEERS[mat.engineers >> 9],
            _FIELDS[mat.claimed],
            _TOKENS[mat.tokens],
        )


def _tracks(tracks: list[int]) -> bytes:
    """Where the pieces stand, without the buffer stops."""
    return b"%b%b%b%b" % (
        three(tracks[1], tracks[2], tracks[3]),
        three(tracks[4], tracks[5], tracks[7]),
        three(tracks[8], tracks[9], tracks[10]),
        three(tracks[12], tracks[13], tracks[14]),
    )


def _factories(factories: list[int]) -> bytes:
    """The factory in each gap."""
    built = [_FACTORY[factory - 1] for factory in factories]
    return b"".join([*built, *[_FACTORY[-1]] * (c.GAPS - len(factories))])


def mat_entries(seat: str) -> list[Feature]:
    """The names of the numbers."""
    gaps = [
        Feature(f"{seat} factory {n + 1}", CHOICE, tuple(str(f + 1) for f in range(c.STRONGEST)))
        for n in range(c.GAPS)
    ]
    return [
        Feature(f"{seat} points", COUNT, high=1_000),
        Feature(f"{seat} workers", COUNT, ("all", "free"), 10),
        Feature(f"{seat} temporary workers", COUNT, high=2),
        Feature(f"{seat} black worker", COUNT, ("owned", "free")),
        Feature(f"{seat} coins", COUNT, high=100),
        Feature(f"{seat} track", COUNT, tuple(c.PIECE_NAMES[piece] for piece in _PIECES), 15),
        Feature(f"{seat} locomotives", COUNT, c.PLACE_NAMES, c.STRONGEST),
        Feature(f"{seat} industry marker", COUNT, high=c.INDUSTRY_END),
        Feature(f"{seat} doublers", COUNT, high=c.DOUBLER_FIELDS),
        Feature(f"{seat} second marker from 1", COUNT, high=c.INDUSTRY_END + 1),
        *gaps,
        Feature(f"{seat} engineers", SET, tuple(str(n) for n in range(1, _ENGINEERS + 1))),
        Feature(f"{seat} rewarded fields", SET, c.FIELD_NAMES),
        Feature(f"{seat} tokens", SET, c.TOKEN_NAMES),
    ]
