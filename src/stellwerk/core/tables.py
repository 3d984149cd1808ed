"""Types of the tables a title starts with.

Of open length on purpose: compiled code looks a number up in a tuple of open length, but copies a
tuple of known length before each look.
"""

from __future__ import annotations

Numbers = tuple[int, ...]
Names = tuple[str, ...]
