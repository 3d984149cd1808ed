"""The result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from stellwerk.arena.match import Match, Outcome
from stellwerk.arena.ratings import rate
from stellwerk.arena.sequential import Verdict
from stellwerk.arena.statistics import wilson


class BotStanding(msgspec.Struct, frozen=True):
    """A contestant, by the seats it sat on: a seat wins 1 / players of its games on average.

    `interval` is the 95 % interval of the win share; `lost_moves` are those of faulty programs.
    """

    bot: str
    win_share: float
    interval: tuple[float, float]
    mean_score: float
    rating: float
    ms_per_move: float
    seats: int
    moves: int
    lost_moves: int


class Standings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The contestants in the order they were named, and the match they played.

    `winning_score` is the mean of the points with which games were won; `test` is there if the
    match was tested while it was played.
    """

    bots: list[BotStanding]
    winning_score: float
    title: str
    rules: int
    players: int
    options: dict[str, str]
    games: int
    seed: int
    test: Verdict | None = None


def standings(match: Match, outcomes: Sequence[Outcome], test: Verdict | None = None) -> Standings:
    """The table of a match; everything but the time per move depends only on the match."""
    ratings = rate(len(match.bots), outcomes)
    return Standings(
        bots=[_standing(match, outcomes, bot, rating) for bot, rating in enumerate(ratings)],
        winning_score=round(fmean(one.scores[one.winners[0]] for one in outcomes), 2),
        title=match.title,
        rules=match.rules,
        players=match.players,
        options=match.options,
        games=len(outcomes),
        seed=match.seed,
        test=test,
    )


def _standing(match: Match, outcomes: Sequence[Outcome], bot: int, rating: float) -> BotStanding:
    wins = 0.0
    seats = points = moves = lost = 0
    seconds = 0.0
    for outcome in outcomes:
        for seat, other in enumerate(outcome.bots):
            if other == bot:
                seats += 1
                points += outcome.scores[seat]
                moves += outcome.moves[seat]
                seconds += outcome.seconds[seat]
                lost += outcome.lost[seat]
                if seat in outcome.winners:
                    wins += 1 / len(outcome.winners)
    low, high = wilson(wins, seats)
    return BotStanding(
        bot=match.bots[bot],
        win_share=round(wins / seats, 4),
        interval=(round(low, 4), round(high, 4)),
        mean_score=round(points / seats, 2),
        rating=round(rating, 2),
        ms_per_move=round(1000 * seconds / moves, 3) if moves else 0.0,
        seats=seats,
        moves=moves,
        lost_moves=lost,
    )
