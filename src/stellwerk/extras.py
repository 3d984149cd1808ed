"""Packages that not every installation has: each extra of `pyproject.toml` brings some."""

from __future__ import annotations

from stellwerk.core.errors import StellwerkError


def missing(what: str, extra: str) -> StellwerkError:
    """The fault of something that needs packages of an extra, which are not there."""
    return StellwerkError(f"{what} needs the {extra} packages: pip install 'stellwerk[{extra}]'.")
