"""A value in named terms: what a seat is expected to end up with, and where it comes from.

The value of a title is a sum in which most weights count for one thing on the table. So a term is
found by computing the value with its weights and without them: terms are switched on one after
another, and each is the difference it makes. What is left with all of them off is divided by the
title. The terms add up to the value because of how they are made, and the value itself does not
have to keep any of them.

A module of this package names the terms of its title: `GROUPS` has the weights of each, in the
order in which they are switched on, `SHARED` the caches that depend on none of them, and
`remainder` divides what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from stellwerk.bots.evaluators import corrected, foretelling, value_of, weights_of
from stellwerk.bots.values.learned import LearnedValue
from stellwerk.bots.values.value import Value
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title

SCORE: Final = "score"
"""The points a seat has."""
TEMPO: Final = "tempo"
"""That its next turn comes soon."""
EXPERIENCE: Final = "experience"
"""What a network adds that has seen how games went on."""

Groups = Mapping[str, tuple[str, ...]]
Remainder = Callable[[Any, Any, int], dict[str, float]]


class Term(NamedTuple):
    """A part of a value, in points."""

    name: str
    amount: float


class Explainer:
    """Explains what a value says about the positions of one title."""

    def __init__(self, title: Title[Any], value: Value) -> None:
        self.value = value
        self.hand = value.hand if isinstance(value, LearnedValue) else value
        self.remainder: Remainder | None = None
        self.names: list[str] = []
        self.steps: list[Value] = []
        """The value with no term switched on, with one, with two and so on; the last is whole."""
        module = f"{__name__}.{title.id.replace('-', '_')}"
        if find_spec(module) is not None:
            table = import_module(module)
            self.remainder = table.remainder
            self._switch(table.GROUPS, table.SHARED, list(weights_of(title)))

    def _switch(self, groups: Groups, shared: tuple[str, ...], known: list[str]) -> None:
        hand: Any = self.hand
        own = {name: float(getattr(hand, name)) for name in known}
        weights = own | {name: 0.0 for names in groups.values() for name in names}
        self.names = list(groups)
        self.steps = [type(hand)(weights, hand.horizon)]
        for names in groups.values():
            weights = weights | {name: own[name] for name in names}
            self.steps.append(type(hand)(weights, hand.horizon))
        for step in self.steps:
            for name in shared:
                setattr(step, name, getattr(self.steps[0], name))

    def points(self, position: Position, seat: int) -> list[Term]:
        """The terms of `Value.points`: they add up to it."""
        if self.remainder is None or position.turn == NOBODY:
            return [Term(SCORE, self.hand.points(position, seat))]
        worth = [step.points(position, seat) for step in self.steps]
        left = self.remainder(self.steps[0], position, seat)
        found = [Term(name, amount) for name, amount in left.items()]
        found += [
            Term(name, worth[number + 1] - worth[number]) for number, name in enumerate(self.names)
        ]
        return found

    def standing(self, position: Position, seat: int) -> list[Term]:
        """The terms of `Value.standing`: with the tempo, and with what a network has learned."""
        found = self.points(position, seat)
        if position.turn == NOBODY:
            return found
        found.append(Term(TEMPO, self.hand.tempo(position, seat)))
        if self.value is not self.hand:
            learned = self.value.standing(position)[seat] - self.hand.standing(position)[seat]
            found.append(Term(EXPERIENCE, learned))
        return found


def explain(title: Title[Any], position: Position, seat: int) -> list[Term]:
    """What the judge of the search expects a seat to end up with, in named terms."""
    judge = corrected(foretelling(value_of(title), title), title, position)
    return Explainer(title, judge).standing(position, seat)
