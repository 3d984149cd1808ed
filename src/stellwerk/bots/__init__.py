"""Opponents, by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from stellwerk.bots.base import Bot
from stellwerk.bots.greedy import GreedyBot
from stellwerk.bots.levels import LEVELS, GentleBot
from stellwerk.bots.protocol import PREFIX, Guest
from stellwerk.bots.random import RandomBot
from stellwerk.bots.search import SearchBot
from stellwerk.core.errors import StellwerkError

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "search-100": partial(SearchBot, nodes=100),
    "search-1000": partial(SearchBot, nodes=1_000),
    "search-10000": partial(SearchBot, nodes=10_000),
    **LEVELS,
}
"""How each bot is made from a seed. Any other number of nodes has a name, too (`maker_of`)."""

BUDGET: Final = re.compile(r"search-([1-9][0-9]{0,6})")


def maker_of(name: str) -> Callable[[str], Bot] | None:
    """How the bot of a name is made from a seed; None if there is no such bot."""
    budget = BUDGET.fullmatch(name)
    if budget:
        return partial(SearchBot, nodes=int(budget[1]))
    return BOTS.get(name)


@cache
def searches(name: str) -> bool:
    """Whether the bot of a name looks ahead: it takes seconds a turn, the others no time."""
    maker = maker_of(name)
    return maker is not None and isinstance(maker(""), SearchBot)


def make_bot(name: str, seed: str, character: str = "") -> Bot:
    """A new bot; equal names and seeds play alike. `exec:` and a command is a program.

    Bots of one `character` have the same prejudices, whatever their seeds.
    """
    if name.startswith(PREFIX):
        return Guest(name.removeprefix(PREFIX), seed)
    maker = maker_of(name)
    if maker is None:
        raise StellwerkError(f"There is no bot {name!r} (there are: {', '.join(BOTS)}).")
    bot = maker(seed)
    if character and isinstance(bot, GentleBot):
        bot.character = character
    return bot
