"""Opponents, by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from stellwerk.bots.base import Bot
from stellwerk.bots.greedy import GreedyBot, PlanningBot
from stellwerk.bots.leanings import MARK, is_leaning
from stellwerk.bots.levels import LEVELS, GentleBot
from stellwerk.bots.protocol import PREFIX, ExternalBot
from stellwerk.bots.random import RandomBot
from stellwerk.bots.search import SearchBot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "search-100": partial(SearchBot, nodes=100),
    "search-1000": partial(SearchBot, nodes=1_000),
    "search-10000": partial(SearchBot, nodes=10_000),
    **LEVELS,
}
"""How each bot is made from a seed. `search-N` works for any number of nodes (`maker_of`)."""

BUDGET: Final = re.compile(r"search-([1-9][0-9]{0,6})")


def maker_of(name: str) -> Callable[[str], Bot] | None:
    """How the bot of a name is made from a seed; None if there is no such bot."""
    budget = BUDGET.fullmatch(name)
    if budget:
        return partial(SearchBot, nodes=int(budget[1]))
    return BOTS.get(name)


def searches(name: str) -> bool:
    """Whether the bot of a name searches: it takes seconds per turn, the others hardly any time."""
    return name in _searching() or BUDGET.fullmatch(name) is not None


@cache
def _searching() -> frozenset[str]:
    return frozenset(name for name, maker in BOTS.items() if isinstance(maker(""), SearchBot))


def make_bot(name: str, seed: str, character: str = "") -> Bot:
    """A new bot; the same name and seed play the same. `exec:` and a command is a program.

    Bots of one `character` have the same prejudices, whatever their seeds. `NAME+LEANING` is the
    bot of a name with a leaning (see `leanings`); gentle levels have prejudices instead.
    """
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX), seed)
    base, mark, leaning = name.partition(MARK)
    maker = maker_of(base)
    if maker is None:
        about = {"bot": repr(base), "known": ", ".join(BOTS)}
        raise StellwerkError(Message("refused-bot", about))
    bot = maker(seed)
    if mark:
        gentle = isinstance(bot, GentleBot)
        if gentle or not isinstance(bot, PlanningBot) or not is_leaning(leaning):
            about = {"bot": repr(base), "leaning": repr(leaning)}
            raise StellwerkError(Message("refused-bot-leaning", about))
        bot.leaning = leaning
    if character and isinstance(bot, GentleBot):
        bot.character = character
    return bot
