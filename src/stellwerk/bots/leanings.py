"""Leanings: a bot that loves one way to earn points more than the others do.

Bots that learn only from each other may all play one way, and not know what another is worth. A
leaning multiplies some weights of a title's value (`weights/leanings.json`); otherwise the bot
plays as the one it is made of. `search-400+industry` is `search-400` with a leaning to industry.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stellwerk.bots.evaluators import make_value, searching_weights, tuning_of, weights_of
from stellwerk.bots.values.value import Value
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.title import Title

MARK: Final = "+"
"""Between the name of a bot and its leaning."""

Factors = dict[str, float]


def leanings_of(title_id: str) -> dict[str, Factors]:
    """The leanings of a title: what each multiplies the weights by."""
    return _leanings().get(title_id, {})


def is_leaning(name: str) -> bool:
    """Whether any title has a leaning of this name."""
    return any(name in leanings for leanings in _leanings().values())


@cache
def _leanings() -> dict[str, dict[str, Factors]]:
    page = files("stellwerk.bots") / "weights" / "leanings.json"
    titles: dict[str, dict[str, Factors]] = json.loads(page.read_text(encoding="utf-8"))
    return titles


def leaning_values(title: Title[Any], leaning: str, players: int = 0) -> tuple[Value, Value]:
    """The values of a bot with a leaning: one finds turns, one foretells where they lead.

    Those of a search without a leaning, too; `players` are those at its table, 0 for other bots.
    """
    factors = factors_of(title, leaning) if leaning else {}
    luring = weights_of(title) | searching_weights(title, players)
    foretelling = luring | tuning_of(title).get("foretelling", {})
    lured, foretold = (
        {name: weight * factors.get(name, 1.0) for name, weight in weights.items()}
        for weights in (luring, foretelling)
    )
    value = make_value(title, lured)
    return value, value if foretold == lured else make_value(title, foretold)


def factors_of(title: Title[Any], leaning: str) -> Factors:
    """What a leaning multiplies the weights of a title by."""
    leanings = leanings_of(title.id)
    if leaning not in leanings:
        about = {"title": title.name, "leaning": repr(leaning)}
        if not leanings:
            raise StellwerkError(Message("refused-no-leanings", about))
        known = {"known": ", ".join(leanings)}
        raise StellwerkError(Message("refused-leaning", {**about, **known}))
    return leanings[leaning]
