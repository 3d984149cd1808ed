"""Ratings of the contestants, by Weng and Lin's Plackett–Luce model for two to six players."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from openskill.models import PlackettLuce

from stellwerk.arena.match import Outcome


def rate(contestants: int, outcomes: Iterable[Outcome]) -> list[float]:
    """The mean skill of each contestant after all games, in their order; it starts at 25.

    A contestant on several seats of a game learns the mean of what the seats would learn, and
    nothing where it has them all.
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(contestants)]
    for outcome in outcomes:
        if len(set(outcome.bots)) == 1:
            continue
        teams = [[ratings[bot]] for bot in outcome.bots]
        after = model.rate(teams, ranks=places(outcome))
        for bot in set(outcome.bots):
            mine = [after[seat][0] for seat, other in enumerate(outcome.bots) if other == bot]
            ratings[bot] = model.rating(
                mu=fmean(one.mu for one in mine), sigma=fmean(one.sigma for one in mine)
            )
    return [float(rating.mu) for rating in ratings]


def places(outcome: Outcome) -> list[float]:
    """The place of each seat: winners share the first, the others go by their points."""
    keys = [
        (seat not in outcome.winners, 0 if seat in outcome.winners else -score)
        for seat, score in enumerate(outcome.scores)
    ]
    return [1.0 + sum(other < key for other in keys) for key in keys]
