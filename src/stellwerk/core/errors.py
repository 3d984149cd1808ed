"""Faults of input, each told in one sentence."""


class StellwerkError(Exception):
    """Anything a user can get wrong; its text is one clear sentence."""


class NotationError(StellwerkError):
    """A text that is no move, or no position, of this title.

    `line` and `column` count from 1 inside the text that was read, 0 where they say nothing.
    """

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(reason)
        self.line: int = line
        self.column: int = column


class IllegalMoveError(StellwerkError):
    """A move that exists but is not open now."""
