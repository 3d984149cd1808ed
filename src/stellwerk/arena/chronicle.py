"""Follows the points of a game: their state after each round, and where they came from."""

from __future__ import annotations

from typing import Any

from stellwerk.core.position import Position
from stellwerk.core.title import Title


class Chronicle:
    """Plays the moves of a game and listens to its events."""

    def __init__(self, title: Title[Any], position: Position) -> None:
        self._title = title
        self._position = position
        self._rounds: list[tuple[int, ...]] = []
        self._reported = title.nothing_reported(position.players)

    def play(self, move: int) -> None:
        """Carry out a move; nothing is scored between the start of a round and a decision in it."""
        position = self._position
        before = self._title.round_now(position)
        position.events = []
        position.play(move)
        self._reported = self._title.listen(self._reported, position.events)
        position.events = None
        if 0 < before < self._title.round_now(position):
            self._rounds.append(tuple(position.scores()))

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Points by seat at the end of each round; the last are those at the end of the game."""
        return (*self._rounds, tuple(self._position.scores()))

    def sources(self) -> tuple[dict[str, int], ...]:
        """Points by source, for each seat."""
        return tuple(
            {
                source: points
                for source, points in zip(self._title.sources, mine, strict=True)
                if points
            }
            for mine in self._title.points(self._position, self._reported)
        )
