"""Follows the points of a game: how they stood after each round, and where they came from."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from stellwerk.core.position import DEALER, Position
from stellwerk.core.title import Title
from stellwerk.core.words import Event, Message

ROUND_BEGINS: Final = {"round": "number", "shift-begins": "shift", "event-round": "round"}
"""The events with which a round begins, and the parameter that numbers it."""


class Chronicle:
    """Plays the moves of a game and listens to its events.

    Points that an event names go to its source. Points that no event names, in titles that count
    only what lies on the table, go to the question whose answer brought them.
    """

    def __init__(self, title: Title[Any], position: Position) -> None:
        self._title = title
        self._position = position
        self._points = position.scores()
        self._rounds: dict[int, list[int]] = {}
        self._sources: list[Counter[str]] = [Counter() for _ in range(position.players)]

    def play(self, move: int) -> None:
        """Carry out a move."""
        position = self._position
        dealt = position.turn == DEALER
        question = "dealer" if dealt else self._title.prompt(position).key
        events: list[Event] = []
        position.events = events
        position.play(move)
        position.events = None
        points = position.scores()
        if events or points != self._points:
            self._listen(events, question, points)
        self._points = points

    def rounds(self) -> tuple[tuple[int, ...], ...]:
        """Points by seat at the end of each round; the last are those at the end of the game."""
        ends = [tuple(self._rounds[number]) for number in sorted(self._rounds)]
        return (*ends, tuple(self._points))

    def sources(self) -> tuple[dict[str, int], ...]:
        """Points by source, for each seat."""
        return tuple(
            {source: points for source, points in counter.items() if points}
            for counter in self._sources
        )

    def _listen(self, events: list[Event], question: str, points: list[int]) -> None:
        gained = [now - before for now, before in zip(points, self._points, strict=True)]
        since = [0] * len(points)
        """Points named after the last round began."""
        begun = 0
        for event in events:
            if event.key in ROUND_BEGINS:
                begun = _int(event, ROUND_BEGINS[event.key])
                since = [0] * len(points)
            seat, earned = _int(event, "seat"), _int(event, "points")
            source = event.params.get("source")
            if earned and isinstance(source, Message):
                self._sources[seat][source.key] += earned
                gained[seat] -= earned
                since[seat] += earned
        for seat, rest in enumerate(gained):
            if rest:
                self._sources[seat][question] += rest
        if begun > 1:
            self._rounds[begun - 1] = [
                now - later for now, later in zip(points, since, strict=True)
            ]


def _int(event: Event, name: str) -> int:
    value = event.params.get(name)
    return value if isinstance(value, int) else 0
