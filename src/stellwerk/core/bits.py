"""Ints as small sets: bit n stands for member n."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

_WIDTH: Final = 11
_MASK: Final = (1 << _WIDTH) - 1


def _members_from(base: int) -> list[list[int]]:
    """By a mask of _WIDTH bits: its members, counted from a base on."""
    found: list[list[int]] = [[]]
    for member in range(base, base + _WIDTH):
        found += [[*below, member] for below in found]
    return found


_LOW: Final = _members_from(0)
_NEXT: Final = _members_from(_WIDTH)
_THIRD: Final = _members_from(2 * _WIDTH)


_COMPILED: Final = __file__.endswith((".so", ".pyd"))
"""Not so where the source is stored as bytecode (`.pyc`), as on a site without a server."""
_PAIRS: Final = 0x5555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_ONES: Final = 0x0101010101010101


def size_of(mask: int) -> int:
    """How many members a set has; it has none above 61.

    Compiled code has no `int.bit_count`: it would have to ask Python, which takes longer than
    adding up neighbouring bits.
    """
    if not _COMPILED:
        return mask.bit_count()
    word: i64 = mask
    word -= word >> 1 & _PAIRS
    word = (word & _FOURS) + (word >> 2 & _FOURS)
    word = (word + (word >> 4)) & _EIGHTS
    return word * _ONES >> 56


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these members."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """The members of a set in ascending order, as a new list.

    Table look-ups instead of a loop over the bits: this lists the legal moves.
    """
    found = _LOW[mask & _MASK] + _NEXT[mask >> _WIDTH & _MASK]
    mask >>= 2 * _WIDTH
    if mask:
        found.extend(_THIRD[mask & _MASK])
        mask >>= _WIDTH
        base = 3 * _WIDTH
        while mask:
            if mask & 1:
                found.append(base)
            mask >>= 1
            base += 1
    return found
