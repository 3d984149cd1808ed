"""Follows the points of a game: how they stood after each round, and where they came from."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from stellwerk.arena.sources import counted, number, told
from stellwerk.core.position import DEALER, Position
from stellwerk.core.title import Title
from stellwerk.core.words import Event

ROUND_BEGINS: Final = {"round": "number", "shift-begins": "shift", "event-round": "round"}
"""The events with which a round begins, and the parameter that numbers it."""


class Chronicle:
    """Plays the moves of a game and listens to its events.

    Points that an event names go to its source. Where the points lie on the table, they are counted
    there. What neither explains goes to the question whose answer brought it.
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
        found = counted(self._position) or self._sources
        return tuple(
            {source: points for source, points in mine.items() if points} for mine in found
        )

    def _listen(self, events: list[Event], question: str, points: list[int]) -> None:
        gained = [now - before for now, before in zip(points, self._points, strict=True)]
        since = [0] * len(points)
        """Points named after the last round began."""
        begun = 0
        for event in events:
            if event.key in ROUND_BEGINS:
                begun = number(event, ROUND_BEGINS[event.key])
                since = [0] * len(points)
            earned = told(event)
            if earned is not None:
                seat = number(event, "seat")
                self._sources[seat][earned[0]] += earned[1]
                gained[seat] -= earned[1]
                since[seat] += earned[1]
        for seat, rest in enumerate(gained):
            if rest:
                self._sources[seat][question] += rest
        if begun > 1:
            self._rounds[begun - 1] = [
                now - later for now, later in zip(points, since, strict=True)
            ]
