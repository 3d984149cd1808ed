"""How far chances can be believed: spreads that fit games, and how good they are on others.

A spread makes chances of expected points. The best one for each round is the one with the lowest
Brier score; neighbouring rounds are kept similar, because few games say little about one round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from stellwerk.bots.values.value import chances

SMOOTHNESS: Final = 0.004
"""How much a spread may differ from that of the next round: what a Brier score of this much is
worth, for a factor of e."""
PASSES: Final = 4
"""How often the spreads of all rounds are improved in turn."""
BINS: Final = 10
"""Into how many bins chances are sorted to compare them with what happened."""
WIDEST: Final = 400.0
"""The largest spread: beyond it all chances are equal."""
NORMAL: Final = 1.96
"""How many standard errors an interval of 95 % goes to both sides."""


class Row(NamedTuple):
    """A position: its round, how far the game was, what was expected, and who won."""

    game: int
    round: int
    progress: float
    standing: list[float]
    won: list[float]


class Third(NamedTuple):
    """A third of the games: the Brier score, half its interval, and the score of equal chances."""

    brier: float
    within: float
    uniform: float


class Bin(NamedTuple):
    """Chances that are about the same: how many, their mean, and how often they came true."""

    chances: int
    said: float
    happened: float


class Measured(NamedTuple):
    """How good chances are on games from which they were not learned."""

    games: int
    positions: int
    thirds: list[Third]
    error: float
    """The expected calibration error: by how much chances are off, on average."""
    bins: list[Bin]


def rows_of(games: Sequence[dict[str, Any]]) -> list[Row]:
    """All positions of some games of one title with one number of players."""
    found: list[Row] = []
    for game in games:
        winners = game["winners"]
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game["players"])]
        found += [
            Row(game["number"], round_, turns / game["turns"], standing, won)
            for round_, _, turns, standing in game["kept"]
        ]
    return found


def brier(rows: Sequence[Row], spread: float) -> float:
    """The mean squared distance between chances and results, summed over the seats."""
    total = sum(_distance(chances(row.standing, spread), row.won) for row in rows)
    return total / len(rows)


def fit(rows: Sequence[Row]) -> list[float]:
    """A spread for each round, from round 0 to the last."""
    last = max(row.round for row in rows)
    by_round = [[row for row in rows if row.round == number] for number in range(last + 1)]
    first = log(_lowest(lambda spread: brier(rows, exp(spread)), log(0.5), log(WIDEST)))
    logs = [first] * (last + 1)
    for _ in range(PASSES):
        for number, group in enumerate(by_round):
            beside = [logs[near] for near in (number - 1, number + 1) if 0 <= near <= last]
            logs[number] = log(
                _lowest(_penalised(group, beside, len(rows) / (last + 1)), log(0.5), log(WIDEST))
            )
    return [round(exp(spread), 2) for spread in logs]


def _penalised(
    group: Sequence[Row], beside: Sequence[float], usual: float
) -> Callable[[float], float]:
    """The score of a round's spread; a round with few positions follows its neighbours."""

    def score(spread: float) -> float:
        penalty = sum((spread - near) ** 2 for near in beside)
        fitted = len(group) / usual * brier(group, exp(spread)) if group else 0.0
        return fitted + SMOOTHNESS * penalty

    return score


def _lowest(score: Callable[[float], float], low: float, high: float) -> float:
    """e to the power where a score with one lowest point is lowest, by golden sections."""
    ratio = (sqrt(5.0) - 1.0) / 2.0
    left, right = high - ratio * (high - low), low + ratio * (high - low)
    at_left, at_right = score(left), score(right)
    while high - low > 0.04:
        if at_left <= at_right:
            high, right, at_right = right, left, at_left
            left = high - ratio * (high - low)
            at_left = score(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + ratio * (high - low)
            at_right = score(right)
    return exp((low + high) / 2.0)


def measure(rows: Sequence[Row], spreads: Sequence[float]) -> Measured:
    """How good chances with these spreads are: Brier by thirds, and the calibration error."""
    return measure_all([(rows, spreads)])


def measure_all(groups: Sequence[tuple[Sequence[Row], Sequence[float]]]) -> Measured:
    """The same for several groups of games, each with spreads that were learned from others."""
    thirds: list[dict[int, list[float]]] = [{}, {}, {}]
    pairs: list[tuple[float, float]] = []
    players = 0
    for rows, spreads in groups:
        for row in rows:
            said = chances(row.standing, spreads[min(row.round, len(spreads) - 1)])
            third = thirds[min(int(3 * row.progress), 2)]
            third.setdefault(row.game, []).append(_distance(said, row.won))
            pairs += zip(said, row.won, strict=True)
            players = len(said)
    bins = _bins(pairs)
    return Measured(
        games=len({row.game for rows, _ in groups for row in rows}),
        positions=sum(len(rows) for rows, _ in groups),
        thirds=[_third(list(third.values()), players) for third in thirds],
        error=sum(bin_.chances * abs(bin_.said - bin_.happened) for bin_ in bins) / len(pairs),
        bins=bins,
    )


def _third(games: list[list[float]], players: int) -> Third:
    """The score of a third; positions of one game are not independent, games are."""
    means = [sum(game) / len(game) for game in games]
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / max(len(means) - 1, 1)
    return Third(mean, NORMAL * sqrt(variance / len(means)), 1.0 - 1.0 / players)


def _bins(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, happened in pairs:
        groups[min(int(BINS * said), BINS - 1)].append((said, happened))
    return [
        Bin(
            len(group),
            sum(said for said, _ in group) / len(group),
            sum(happened for _, happened in group) / len(group),
        )
        for group in groups
        if group
    ]


def _distance(said: Sequence[float], won: Sequence[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(said, won, strict=True))
