"""Faults of input, each described in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from stellwerk.core.messages import Message


def _by_key(message: Message, _title: str) -> str:
    return repr(message)


say_in_english: Callable[[Message, str], str] = _by_key
"""The sentence of a message that may use the words of a title. The package sets the real one:
sentences are in a layer above."""


class StellwerkError(Exception):
    """Anything a user can get wrong; its text is one clear sentence.

    If people can see it in their own language, it is made from a message, and its text is the
    English sentence of that. `title` is the id of the title whose words the message uses.

    >>> try:
    ...     raise StellwerkError("The game is over.")
    ... except StellwerkError as fault:
    ...     print(fault)
    The game is over.
    """

    def __init__(self, said: str | Message, title: str = "") -> None:
        super().__init__(said)
        self.title: str = title

    @property
    def message(self) -> Message | None:
        """The refusal as a message, for any language; None if there is only a sentence."""
        said = self.args[0]
        return said if isinstance(said, Message) else None

    def __str__(self) -> str:
        message = self.message
        return super().__str__() if message is None else say_in_english(message, self.title)


class NotationError(StellwerkError):
    """A text that is not a move, or not a position, of this title.

    `line` and `column` count from 1 inside the text that was read; 0 is unknown.
    """

    def __init__(self, reason: str | Message, line: int = 0, column: int = 0) -> None:
        super().__init__(reason)
        self.line: int = line
        self.column: int = column


def no_move(text: str, title: str) -> NotationError:
    """The refusal of a text that is not a move of the title with this name."""
    return NotationError(Message("refused-no-move", {"move": repr(text), "title": title}))


class IllegalMoveError(StellwerkError):
    """A move that exists but is not legal now."""
