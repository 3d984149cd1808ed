"""Packages that not every installation has: each extra of `pyproject.toml` brings some."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


def missing(what: str, extra: str) -> StellwerkError:
    """The fault of something that needs packages of an extra that are not installed."""
    return StellwerkError(Message("refused-extra", {"what": what, "extra": extra}))
