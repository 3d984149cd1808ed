"""Options of a table and of a game, and lists of bots, on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated, Final

from cyclopts import Parameter

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

TableOptions = Annotated[
    tuple[str, ...],
    Parameter(
        name="--option",
        help="An option of the title as NAME=VALUE; may be repeated.",
        show_default=False,
    ),
]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class GameOptions:
    """The game somebody wants to play at a terminal: a new one, or one that was saved.

    Parameters
    ----------
    seats
        The players in order: human, human:Name or the name of a bot, separated by commas.
    seed
        Where the random numbers start; the same seed gives the same luck.
    record
        A saved game to continue; a seat with the name of a bot is played by that bot.
    language
        The language of the game: en, de, fr or cs.
    """

    seats: str | None = None
    seed: int | None = None
    option: TableOptions = ()
    record: Annotated[Path | None, Parameter(name="--from")] = None
    language: str = "en"

    def luck(self) -> int:
        """The seed, or any number."""
        return Random().getrandbits(32) if self.seed is None else self.seed


NOTHING_SAID: Final = GameOptions()


def parse_options(texts: Sequence[str]) -> dict[str, str]:
    """Options by name; the title checks names and values."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise StellwerkError(Message("refused-option-form", {"text": repr(text)}))
        if name in options:
            raise StellwerkError(Message("refused-option-twice", {"option": name}))
        options[name] = value
    return options


def split_bots(text: str) -> list[str]:
    """The names of a list of bots; a command with a comma has to go into a script."""
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise StellwerkError(Message("refused-bot-list", {"text": repr(text)}))
    return names
