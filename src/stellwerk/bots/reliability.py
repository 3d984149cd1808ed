"""How far chances can be believed: spreads that fit games, and how good they are on others.

A spread makes chances of expected points. The best one for each round is the one with the lowest
Brier score; neighbouring rounds are kept similar, because few games say little about one round.
Where all play equally well, a lead of the first rounds says little; where they do not, it says who
plays better. Nobody knows which it is, so chances must not be worse than equal ones in either.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from stellwerk.bots.values.value import chances

SMOOTHNESS: Final = 0.004
"""How much a spread may differ from that of the next round: what a Brier score of this much is
worth, for a factor of e."""
CAUTION: Final = 2.0
"""How much more it counts where chances are worse than equal ones, in one kind of games."""
PASSES: Final = 8
"""How often the spreads of all rounds are improved in turn."""
STEP: Final = 1.12
SPREADS: Final = [0.5 * STEP**number for number in range(60)]
"""The spreads that are tried, each a little wider than the one before. With the last all chances
are equal."""
BINS: Final = 10
"""Into how many bins chances are sorted to compare them with what happened."""
NORMAL: Final = 1.96
"""How many standard errors an interval of 95 % goes to both sides."""


class Row(NamedTuple):
    """A position: its round, how far the game was, what was expected, and who won.

    `game` is its seed and number. `kind` is the kind of its game: who played it.
    """

    game: tuple[int, int]
    round: int
    progress: float
    standing: list[float]
    won: list[float]
    kind: str = ""


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
        name = (game["seed"], game["number"])
        winners = game["winners"]
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game["players"])]
        found += [
            Row(name, round_, turns / game["turns"], standing, won, game["kind"])
            for round_, _, turns, standing in game["kept"]
        ]
    return found


def brier(rows: Sequence[Row], spread: float) -> float:
    """The mean squared distance between chances and results, summed over the seats."""
    total = sum(_distance(chances(row.standing, spread), row.won) for row in rows)
    return total / len(rows)


def fit(rows: Sequence[Row]) -> list[float]:
    """A spread for each round, from round 0 to the last."""
    rounds = range(max(row.round for row in rows) + 1)
    scores = _scores(rows, len(rounds))
    first = _lowest([sum(column) for column in zip(*scores, strict=True)])
    chosen = [first] * len(rounds)
    for _ in range(PASSES):
        for number in rounds:
            beside = [chosen[near] for near in (number - 1, number + 1) if near in rounds]
            chosen[number] = _lowest(
                [
                    score + SMOOTHNESS * sum(((at - near) * log(STEP)) ** 2 for near in beside)
                    for at, score in enumerate(scores[number])
                ]
            )
    return [round(SPREADS[at], 2) for at in chosen]


def _scores(rows: Sequence[Row], rounds: int) -> list[list[float]]:
    """By round, how bad each of the spreads is: all kinds of games count the same.

    A round with few positions counts little, and follows its neighbours.
    """
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        kinds.setdefault(row.kind, []).append(row)
    equal = 1.0 - 1.0 / len(rows[0].won)
    scores = [[0.0] * len(SPREADS) for _ in range(rounds)]
    for kind in kinds.values():
        for number in range(rounds):
            group = [row for row in kind if row.round == number]
            share = len(group) * rounds / len(kind) / len(kinds)
            for at, spread in enumerate(SPREADS if group else ()):
                score = brier(group, spread)
                scores[number][at] += share * (score + CAUTION * max(0.0, score - equal))
    return scores


def _lowest(scores: Sequence[float]) -> int:
    return min(range(len(scores)), key=scores.__getitem__)


def measure(rows: Sequence[Row], spreads: Sequence[float]) -> Measured:
    """How good chances with these spreads are: Brier by thirds, and the calibration error."""
    return measure_all([(rows, spreads)])


def measure_all(groups: Sequence[tuple[Sequence[Row], Sequence[float]]]) -> Measured:
    """The same for several groups of games, each with spreads that were learned from others."""
    thirds: list[dict[tuple[int, int], list[float]]] = [{}, {}, {}]
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
