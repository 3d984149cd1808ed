"""A match that ends as soon as it is sure: Wald's sequential probability ratio test.

Two shares of wins are compared, a low one and a high one. After each whole deal, the games so far
are so many times likelier with the one than with the other; from 19 times on, the match is decided,
and in the long run one decision in twenty is wrong at most. A shared win counts its share.

Deals are looked at in their order, whichever game finishes first: the same command ends after the
same game, however many processes play.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Final

import msgspec

from stellwerk.arena.match import Match, Outcome, seatings
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

SURE: Final = log(0.95 / 0.05)
"""The logarithm of how much likelier one share has to be than the other."""


class ShareTest(msgspec.Struct, frozen=True):
    """The question: is the share of games the first bot wins nearer to `low` or to `high`?"""

    low: float
    high: float


class Verdict(msgspec.Struct, frozen=True):
    """What a test says: `evidence` is the logarithm of the odds, above 0 for the high share."""

    low: float
    high: float
    evidence: float
    sure: bool


def read_test(text: str) -> ShareTest:
    """A test from two shares, such as 0.5:0.6."""
    try:
        low, high = (float(part) for part in text.split(":"))
    except ValueError:
        raise StellwerkError(Message("refused-test-form", {"text": repr(text)})) from None
    if not 0 < low < high < 1:
        raise StellwerkError(Message("refused-test-shares", {"text": repr(text)}))
    return ShareTest(low, high)


class Referee:
    """Follows the games of a match and says when a test is decided."""

    def __init__(self, match: Match, test: ShareTest) -> None:
        if len(match.bots) < 2:
            raise StellwerkError(Message("refused-test-bots"))
        self.test = test
        self.deal = len(seatings(len(match.bots), match.players, 0))
        """How many games a deal has."""
        self.evidence = 0.0
        self.games = 0
        """The games looked at, whole deals."""
        self._waiting: dict[int, Outcome] = {}

    @property
    def sure(self) -> bool:
        return abs(self.evidence) >= SURE

    @property
    def verdict(self) -> Verdict:
        return Verdict(self.test.low, self.test.high, round(self.evidence, 3), self.sure)

    def note(self, outcomes: Iterable[Outcome]) -> bool:
        """Look at finished games; whether the match is decided."""
        self._waiting.update((outcome.number, outcome) for outcome in outcomes)
        while not self.sure:
            numbers = range(self.games, self.games + self.deal)
            if not all(number in self._waiting for number in numbers):
                break
            for number in numbers:
                self._weigh(self._waiting.pop(number))
            self.games += self.deal
        return self.sure

    def _weigh(self, outcome: Outcome) -> None:
        seats = [seat for seat, bot in enumerate(outcome.bots) if bot == 0]
        if seats:
            won = sum(seat in outcome.winners for seat in seats) / len(outcome.winners)
            share = won / len(seats)
            low, high = self.test.low, self.test.high
            self.evidence += share * log(high / low) + (1 - share) * log((1 - high) / (1 - low))
