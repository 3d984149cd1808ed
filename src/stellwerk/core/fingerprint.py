"""A short name for the exact state of a position, the same on every machine and Python."""

from __future__ import annotations

from hashlib import blake2b

from stellwerk.core.position import Position


def fingerprint(position: Position) -> str:
    """Sixteen hexadecimal digits; equal states give equal digits."""
    text = ",".join(map(str, position.state()))
    return blake2b(text.encode(), digest_size=8).hexdigest()
