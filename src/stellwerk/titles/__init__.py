"""The games, by id. A title is imported when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from stellwerk.core.errors import StellwerkError
from stellwerk.core.features import Features
from stellwerk.core.messages import Message
from stellwerk.core.title import Title

MODULES: dict[str, str] = {
    "russian-railroads": "stellwerk.titles.russian_railroads.title",
    "glueck-auf": "stellwerk.titles.glueck_auf.title",
    "volldampf": "stellwerk.titles.volldampf.title",
}
"""Where the `TITLE` of each id lives."""


def title_ids() -> list[str]:
    """The ids of all titles, in the order in which lists show them.

    >>> title_ids()[:3]
    ['russian-railroads', 'glueck-auf', 'volldampf']
    """
    return list(MODULES)


def own_title_ids() -> list[str]:
    """The ids of the titles in this package, without those that others have registered."""
    return [id_ for id_, module in MODULES.items() if module.startswith(f"{__name__}.")]


def load_title(id_: str, rules: int | None = None) -> Title[Any]:
    """The title with this id, by a version of its rules or by the newest.

    A StellwerkError names what is known.

    >>> title = load_title("volldampf")
    >>> title
    <Volldampf, rules of version ...>
    >>> title.new_game(3)
    <Railroad of 3 players, ...>
    """
    if id_ not in MODULES:
        raise StellwerkError(
            Message("refused-title", {"title": repr(id_), "known": ", ".join(MODULES)})
        )
    title: Title[Any] = import_module(MODULES[id_]).TITLE
    return title if rules is None else title.by_version(rules)


def features_of(title: Title[Any]) -> Features:
    """How programs see a title: every title keeps `features.py` beside `title.py`."""
    home = type(title).__module__.rpartition(".")[0]
    features: Features = import_module(f"{home}.features").FEATURES
    return features
