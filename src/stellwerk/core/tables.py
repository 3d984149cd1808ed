"""Types of the tables a title starts with.

Of open length on purpose: compiled code looks a number up in a tuple of open length, but copies a
tuple of known length before each look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

Numbers = tuple[int, ...]
Names = tuple[str, ...]

if TYPE_CHECKING:
    # A machine word in compiled code, an int otherwise: annotations alone name it.
    from mypy_extensions import i64 as i64
