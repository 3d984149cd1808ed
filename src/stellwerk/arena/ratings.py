"""Ratings of the contestants, by Weng and Lin's Plackett–Luce model for two to six players."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce

from stellwerk.arena.match import Outcome


def rate(contestants: int, outcomes: Iterable[Outcome]) -> list[float]:
    """The mean skill of each contestant after all games, in their order; it starts at 25.

    A contestant on several seats is rated by one of them, which changes from game to game: rating
    all of them would raise its rating for beating itself.
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(contestants)]
    for outcome in outcomes:
        ranks = places(outcome)
        seats = [_seat(outcome, bot) for bot in sorted(set(outcome.bots))]
        if len(seats) == 1:
            continue
        teams = [[ratings[outcome.bots[seat]]] for seat in seats]
        after = model.rate(teams, ranks=[ranks[seat] for seat in seats])
        for seat, (rating,) in zip(seats, after, strict=True):
            ratings[outcome.bots[seat]] = rating
    return [float(rating.mu) for rating in ratings]


def _seat(outcome: Outcome, bot: int) -> int:
    """The seat that represents a contestant in this game."""
    seats = [seat for seat, other in enumerate(outcome.bots) if other == bot]
    return seats[outcome.number % len(seats)]


def places(outcome: Outcome) -> list[float]:
    """The place of each seat: winners share the first, the others go by their points."""
    keys = [
        (seat not in outcome.winners, 0 if seat in outcome.winners else -score)
        for seat, score in enumerate(outcome.scores)
    ]
    return [1.0 + sum(other < key for other in keys) for key in keys]
