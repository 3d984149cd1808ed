"""Fits a network to games: a small hidden layer, trained with Adam (Kingma and Ba, 2015).

Only the differences between seats decide games, so an error that all seats share counts little.
Games are noisy and few, and the rows are long: each position is used only a few times, weights
decay, and the mean of the last weights is kept rather than the last ones.
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from stellwerk.bots.one_thread import NDArray, np
from stellwerk.bots.values.learned import UNIT, Network
from stellwerk.core.errors import StellwerkError

Floats = NDArray[np.float32]

ROW: Final = np.dtype("<i2")
"""A number of a row."""

BATCH: Final = 256
"""Positions in one batch."""
SHARED: Final = 0.2
"""The weight of the part of an error that is the same for all seats; the rest counts 1."""
WILDEST: Final = 3.0
"""Errors larger than this, in units of the usual error, pull no harder."""
MEMORY: Final = 200
"""About how many steps the mean of the weights covers."""
EVERY: Final = 10
"""One game in this many is held out to measure the error of the network."""


class TrainingSettings(NamedTuple):
    """What a network is trained on, and how."""

    title: str
    players: int
    games: int
    hidden: int
    passes: int
    rate: float
    decay: float
    seed: int
    shortlist: int
    """How many turns a seat compares by its chance to win."""
    leanings: float = 0.0
    """The share of the seats that have a leaning for a game (see `leanings`)."""
    alike: bool = False
    """Whether all other seats have the usual weights."""


class Lessons(NamedTuple):
    """Positions and how their games ended, by position; the first three and the last by seat."""

    rows: NDArray[np.int16]
    worth: Floats
    rounds: NDArray[np.int_]
    games: NDArray[np.int_]
    scores: Floats
    won: Floats


class Fitted(NamedTuple):
    """The arrays of a network, all weights as whole numbers (see `Network`)."""

    hidden: NDArray[np.int32]
    offsets: NDArray[np.int64]
    outer: NDArray[np.int32]
    errors: NDArray[np.float64]
    spreads: NDArray[np.float64]

    def network(self, version: int) -> Network:
        """The network of these arrays, for features of a version."""
        return Network(
            self.hidden.tolist(),
            self.offsets.tolist(),
            self.outer.tolist(),
            self.errors.tolist(),
            self.spreads.tolist(),
            version,
        )


class Student:
    """The weights on their way, and what Adam remembers of them."""

    def __init__(self, inputs: int, settings: TrainingSettings) -> None:
        self.settings = settings
        self.rng = np.random.default_rng(settings.seed)
        hidden = self.rng.normal(0, 0.5 / np.sqrt(inputs), (inputs, settings.hidden))
        outer = self.rng.normal(0, 0.1 / np.sqrt(settings.hidden), (settings.hidden, 1))
        self.now: dict[str, Floats] = {
            "hidden": hidden.astype(np.float32),
            "offsets": np.zeros(settings.hidden, np.float32),
            "outer": outer.astype(np.float32),
            "plain": np.zeros((inputs, 1), np.float32),
            "offset": np.zeros(1, np.float32),
        }
        self.slope = {name: np.zeros_like(weights) for name, weights in self.now.items()}
        self.square = {name: np.zeros_like(weights) for name, weights in self.now.items()}
        self.mean = {name: weights.copy() for name, weights in self.now.items()}
        self.steps = 0

    def look(self, rows: Floats, wanted: Floats, left: float) -> None:
        """Learn from some positions; `left` is the share of the training still to come."""
        count, seats, inputs = rows.shape
        row = rows.reshape(-1, inputs)
        now = self.now
        sums = row @ now["hidden"] + now["offsets"]
        active = np.maximum(sums, 0)
        said = active @ now["outer"] + row @ now["plain"] + now["offset"]
        error = np.clip(said.reshape(count, seats) - wanted, -WILDEST, WILDEST)
        shared = error.mean(1, keepdims=True)
        pull = (error - shared + SHARED * shared).reshape(-1, 1) / (count * seats)
        back = (pull @ now["outer"].T) * (sums > 0)
        self.move(
            {
                "hidden": row.T @ back,
                "offsets": back.sum(0),
                "outer": active.T @ pull,
                "plain": row.T @ pull,
                "offset": pull.sum(0),
            },
            self.settings.rate * left,
        )

    def move(self, slopes: dict[str, Floats], rate: float) -> None:
        """One step of Adam with weight decay."""
        self.steps += 1
        follow = max(1 / MEMORY, 1 / self.steps)
        for name, slope in slopes.items():
            self.slope[name] += 0.1 * (slope - self.slope[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            steady = self.slope[name] / (1 - 0.9**self.steps)
            usual = np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-8
            shrunk = 0.0 if name.startswith("offset") else self.settings.decay
            self.now[name] -= rate * (steady / usual + shrunk * self.now[name])
            self.mean[name] += follow * (self.now[name] - self.mean[name])


def fit(lessons: Lessons, settings: TrainingSettings) -> Fitted:
    """The network trained on these lessons."""
    teaching = lessons.games % EVERY != 0
    seen = lessons.rows[teaching].reshape(-1, lessons.rows.shape[2])
    middle = seen.mean(0, dtype=np.float64).astype(np.float32)
    width = seen.std(0, dtype=np.float64).astype(np.float32) + np.float32(0.1)
    rows = (lessons.rows - middle) / width
    off = lessons.scores - lessons.worth
    errors = usual_errors(off[teaching], lessons.rounds[teaching])
    usual = errors[lessons.rounds][:, None]
    wanted = (off / usual).astype(np.float32)
    for number in range(len(errors)):
        there = lessons.rounds == number
        wanted[there] -= wanted[there & teaching].mean() if (there & teaching).any() else 0
    student = Student(rows.shape[2], settings)
    order = np.flatnonzero(teaching)
    steps = settings.passes * (len(order) // BATCH)
    for turn in range(settings.passes):
        student.rng.shuffle(order)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            some = order[start : start + BATCH]
            student.look(rows[some], wanted[some], 1 - student.steps / steps)
        sys.stderr.write(f"pass {turn + 1} of {settings.passes}\n")
    fitted = Fitted(*whole_numbers(student.mean, middle, width), errors, np.zeros(len(errors)))
    held = ~teaching
    said = answers(fitted.network(version=0), lessons.rows[held])
    corrected = (lessons.worth[held] + usual[held] * said).astype(np.float32)
    scores, rounds = lessons.scores[held], lessons.rounds[held]
    compare(
        lead_errors(lessons.worth[held] - scores, rounds), lead_errors(corrected - scores, rounds)
    )
    spreads = surest(corrected, lessons.won[held], lessons.rounds[held], len(errors))
    return fitted._replace(spreads=spreads)


def lead_errors(off: Floats, rounds: NDArray[np.int_]) -> dict[int, float]:
    """By round, by how many points leads are off; `off` is by how many points each seat is."""
    apart = off - off.mean(1, keepdims=True)
    return {
        number: float(np.sqrt((apart[rounds == number] ** 2).mean()))
        for number in np.unique(rounds).tolist()
    }


def compare(hand_made: dict[int, float], corrected: dict[int, float]) -> None:
    """Tell how good a network is in games from which it has not learned."""
    for number, off in hand_made.items():
        sys.stderr.write(
            f"round {number}: leads are off by {off:.1f} points,"
            f" with the network by {corrected[number]:.1f}\n"
        )


def usual_errors(off: Floats, rounds: NDArray[np.int_]) -> NDArray[np.float64]:
    """By round, the error between seats; a round without positions takes that of the next."""
    apart = off - off.mean(1, keepdims=True)
    return filled(
        [
            float(apart[rounds == number].std()) + 0.5 if (rounds == number).any() else None
            for number in range(int(rounds.max()) + 1)
        ]
    )


def filled(numbers: list[float | None]) -> NDArray[np.float64]:
    """Numbers by round; a missing one is replaced by the next that is there."""
    known = [number for number in numbers if number is not None]
    if not known:
        raise StellwerkError("These are too few games to learn from: take some hundreds.")
    for at in range(len(numbers) - 1, -1, -1):
        if numbers[at] is None:
            numbers[at] = numbers[at + 1] if at + 1 < len(numbers) else known[-1]
    return np.array(numbers, np.float64)


def whole_numbers(
    weights: dict[str, Floats], middle: Floats, width: Floats
) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int32]]:
    """The network for rows as they are, its weights as whole numbers of 1 / UNIT."""
    columns = np.concatenate([weights["hidden"], weights["plain"] * UNIT], 1) / width[:, None]
    shift = (middle[:, None] * columns).sum(0, dtype=np.float64)
    offsets = np.concatenate([weights["offsets"], weights["offset"] * UNIT]) - shift
    return (
        np.rint(columns * UNIT).astype(np.int32),
        np.rint(offsets * UNIT).astype(np.int64),
        np.rint(weights["outer"][:, 0] * UNIT).astype(np.int32),
    )


def answers(network: Network, rows: NDArray[np.int16]) -> Floats:
    """The output of a network for every position and seat."""
    said = network.judge([row.tobytes() for row in rows.reshape(-1, network.inputs)])
    return np.array(said, np.float32).reshape(rows.shape[:2])


def surest(
    points: Floats, won: Floats, rounds: NDArray[np.int_], count: int
) -> NDArray[np.float64]:
    """By round, the spread with which points predict best who wins."""
    found: list[float | None] = []
    for number in range(count):
        there = rounds == number
        if there.sum() < 100:
            found.append(None)
            continue
        tried = np.geomspace(1.0, 120.0, 60)
        surprise = []
        for spread in tried:
            lead = points[there] / spread
            lead = lead - lead.max(1, keepdims=True)
            chance = np.exp(lead) / np.exp(lead).sum(1, keepdims=True)
            surprise.append(-(won[there] * np.log(chance + 1e-9)).sum())
        found.append(float(tried[int(np.argmin(surprise))]))
    return filled(found)
