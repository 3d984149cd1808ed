"""Opponents, by name."""

from __future__ import annotations

from collections.abc import Callable

from stellwerk.bots.base import Bot
from stellwerk.bots.random import RandomBot
from stellwerk.core.errors import StellwerkError

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}
"""How each bot is made from a seed."""


def make_bot(name: str, seed: str) -> Bot:
    """A new bot; equal names and seeds play alike."""
    if name not in BOTS:
        raise StellwerkError(f"There is no bot {name!r} (there are: {', '.join(BOTS)}).")
    return BOTS[name](seed)
