"""Ints as small sets: bit n stands for member n."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_WIDTH: Final = 11
_MASK: Final = (1 << _WIDTH) - 1


def _members(mask: int, base: int) -> list[int]:
    return [base + n for n in range(_WIDTH) if mask >> n & 1]


_LOW: Final = [_members(mask, 0) for mask in range(_MASK + 1)]
_NEXT: Final = [_members(mask, _WIDTH) for mask in range(_MASK + 1)]


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
    base = 2 * _WIDTH
    while mask:
        if mask & 1:
            found.append(base)
        mask >>= 1
        base += 1
    return found
