"""Sentences for people, made from the messages of the rules.

A shelf holds a folder for each language, with the general pages, and for each title a
`<title-id>.ftl` and the words of its drawing in a `<title-id>-picture.ftl`, all in Project Fluent.
The rules give a key and parameters; a parameter may be a number, a word, or a message itself, which
is said first. `seat`, and any parameter that ends in `_seat`, is a seat counted from 0 and becomes
the name of its player.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

SHELVES: list[Traversable] = [files("stellwerk.locales")]
"""Where the folders of languages are."""


def known_languages() -> list[str]:
    """The languages that have sentences."""
    return sorted(page.name for page in SHELVES[0].iterdir() if (page / "general.ftl").is_file())


def environment_language() -> str:
    """The language that the environment of a command asks for, or English if it has no sentences.

    The variables are those that other programs look at, in their order: the first one counts.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(variable):
            language = wanted[:2].lower()
            return language if language in known_languages() else "en"
    return "en"


def check_language(language: str) -> None:
    """Refuse a language that has no sentences."""
    known = known_languages()
    if language not in known:
        raise StellwerkError(
            Message("refused-language", {"language": repr(language), "known": ", ".join(known)})
        )


def sentences(title_id: str, language: str) -> str:
    """The messages of a title in a language, as they are written; English if it has none."""
    for own in (language, "en"):
        for shelf in SHELVES:
            page = shelf / own / f"{title_id}.ftl"
            if page.is_file():
                return page.read_text(encoding="utf-8")
    return ""


class Phrases:
    """The general messages and those of one title, in one language.

    If a message cannot be formatted, its key is shown, so that a game can continue; `faults`
    remembers why.
    """

    def __init__(self, title_id: str, names: Sequence[str] = (), language: str = "en") -> None:
        self.names = names
        self.language = language
        self.faults: set[str] = set()
        self._plain: dict[str, str] = {}
        """What messages without parameters say: a drawing asks for the same ones often."""
        self._bundle = FluentBundle([language], use_isolating=False)
        for shelf in range(len(SHELVES)):
            for name in (
                "general",
                "refusals",
                "records",
                "command-line",
                "bots",
                "analysis",
                "teacher",
                title_id,
                f"{title_id}-lessons",
                f"{title_id}-picture",
            ):
                page = _read(shelf, language, name)
                if page is not None:
                    self._bundle.add_resource(page)

    def say(self, message: Message) -> str:
        """The sentence of a message."""
        if message.params:
            return self._made(message)
        said = self._plain.get(message.key)
        if said is None:
            said = self._plain[message.key] = self._made(message)
        return said

    def _made(self, message: Message) -> str:
        params = {name: self._word(name, value) for name, value in message.params.items()}
        pattern = None
        if self._bundle.has_message(message.key):
            pattern = self._bundle.get_message(message.key).value
        if pattern is None:
            self.faults.add(f"there is no message {message.key}")
            return f"{message.key} {' '.join(f'{n}={v}' for n, v in params.items())}".rstrip()
        text, errors = self._bundle.format_pattern(pattern, params)
        self.faults.update(f"{message.key}: {error}" for error in errors)
        return str(text)

    def general(self, key: str, **params: object) -> str:
        """A general sentence."""
        return self.say(Message(key, params))

    def _word(self, name: str, value: object) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.seat(value)
        return value if isinstance(value, int | float) else str(value)

    def seat(self, seat: int) -> str:
        """The name of a player, or of the seat if the player has no name."""
        if seat < len(self.names):
            return self.names[seat]
        return self.general("general-seat", number=seat + 1)


@cache
def _read(shelf: int, language: str, name: str) -> Resource | None:
    """The messages of a page, if there is one; cached, because reading them takes long."""
    page = SHELVES[shelf] / language / f"{name}.ftl"
    return FluentResource(page.read_text(encoding="utf-8")) if page.is_file() else None


@cache
def _english(title_id: str) -> Phrases:
    return Phrases(title_id)


def in_english(message: Message, title_id: str = "") -> str:
    """The English sentence of a message that may use the words of a title."""
    return _english(title_id).say(message)
