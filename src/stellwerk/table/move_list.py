"""The moves of a game and who made them, in as little memory as possible."""

from __future__ import annotations

from array import array
from collections.abc import Iterator


class MoveList:
    """All moves of a game in their order: nine bytes each, and nothing for a collector to visit."""

    __slots__ = ("_actors", "_moves")

    def __init__(self) -> None:
        self._actors = array("b")
        self._moves = array("q")

    def __len__(self) -> int:
        return len(self._actors)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return zip(self._actors, self._moves, strict=True)

    def append(self, actor: int, move: int) -> None:
        """One more move of a seat or the dealer."""
        self._actors.append(actor)
        self._moves.append(move)

    def cut(self, kept: int) -> None:
        """Only the first `kept` moves were made."""
        del self._actors[kept:]
        del self._moves[kept:]
