"""What the rules say, without sentences: keys, parameters, numbers of rules.

Sentences are made at the edges, from the messages in `locales`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NO_PARAMS: Final[Mapping[str, object]] = {}


class Message:
    """A message key and its parameters."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: Mapping[str, object] = NO_PARAMS) -> None:
        self.key: str = key
        self.params: Mapping[str, object] = params

    def __repr__(self) -> str:
        return f"{self.key} {dict(self.params)}"


class Event(Message):
    """Something that happened. `only` is the one seat that may know it, or NOBODY for everybody."""

    __slots__ = ("only",)

    def __init__(self, key: str, params: Mapping[str, object], only: int) -> None:
        super().__init__(key, params)
        self.only: int = only


class Reason(Message):
    """Why a move is not legal, with the rule that forbids it."""

    __slots__ = ("rule",)

    def __init__(self, key: str, rule: str, params: Mapping[str, object]) -> None:
        super().__init__(key, params)
        self.rule: str = rule
