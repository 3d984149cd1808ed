"""Types of the constant tables of a title.

They have a variable length on purpose: compiled code reads a number directly from a tuple of
variable length, but copies a tuple of known length each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

Numbers = tuple[int, ...]
Names = tuple[str, ...]

if TYPE_CHECKING:
    # A machine word in compiled code, an int otherwise: only annotations use it.
    from mypy_extensions import i64 as i64
