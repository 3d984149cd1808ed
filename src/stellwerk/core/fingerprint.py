"""A short name for the exact state of a position, the same on every machine and Python."""

from __future__ import annotations

from hashlib import blake2b

from stellwerk.core.position import Position


def fingerprint(position: Position) -> str:
    """Sixteen hexadecimal digits; equal states give equal digits."""
    numbers = position.state()
    if position.rules > 1:
        # Version 1 adds nothing: its fingerprints are from before there was another version.
        numbers.append(position.rules)
    text = ",".join(map(str, numbers))
    return blake2b(text.encode(), digest_size=8).hexdigest()
