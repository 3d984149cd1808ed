"""The value of positions, learned from games: a small network corrects a hand-made value.

The hand-made value counts what is on the table; the network has seen how games continued from
there. It reads the row of numbers that programs see of a table (`core.features`), so it knows no
more than the seat it evaluates for.

Its weights are whole numbers. Sums of whole numbers are exact in whatever order a machine adds
them, so a seed gives the same game everywhere.

It needs no library. All sums of a network are kept in one large int, each in a lane of its own, so
that Python adds a whole row of weights in one addition. Rows are alike in most places: only the
stretches that differ from the last row of the same seat are added again, and what a stretch adds is
remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stellwerk.bots.values.value import Value, chances, won
from stellwerk.core.features import HIGHEST, RowWriter
from stellwerk.core.position import NOBODY, Position
from stellwerk.core.title import Title

if TYPE_CHECKING:
    from stellwerk.core.tables import i64

UNIT: Final = 4_096.0
"""What a weight of 1 is as a whole number."""
NARROW: Final = 4
WIDE: Final = 8
"""The bytes of a lane. The plain sum has a wide one, and hidden sums if they need it; no sum comes
near 2**53 (see `tests/bots/test_learned.py`)."""
RAISED: Final = 0x40
"""In the last byte of a lane: the bit that is added to each sum, because a lane cannot show a
number below 0. It is still there unless the sum is below 0."""
STRETCH: Final = 128
"""The bytes of a row that are looked up at once: 64 numbers."""
REMEMBERED: Final = 2_000
"""The most stretches remembered for one place of a row; about a megabyte."""


class Network:
    """One hidden layer of rectified sums next to a plain one; `errors` and `spreads` by round.

    The output is the error of the hand-made value, in units of its usual error in the round.
    `hidden` has for each number of a row the weights of the hidden sums, and last that of the
    plain sum.
    """

    __slots__ = (
        "added",
        "errors",
        "inputs",
        "known",
        "lane",
        "outer",
        "raised_plain",
        "size",
        "spreads",
        "start",
        "stretches",
        "sums",
        "version",
        "weights",
    )

    def __init__(
        self,
        hidden: list[list[int]],
        offsets: list[int],
        outer: list[int],
        errors: list[float],
        spreads: list[float],
        version: int,
    ) -> None:
        most = max([most_of(hidden, offsets, n) for n in range(len(outer))])
        lane = NARROW if most < 1 << 8 * NARROW - 2 else WIDE
        self.lane: int = lane
        """The bytes of a hidden sum."""
        self.raised_plain: int = RAISED << 8 * WIDE - 8
        raised = [RAISED << 8 * lane - 8] * len(outer) + [self.raised_plain]
        self.weights: list[int] = [laid_out(weights, lane) for weights in hidden]
        """By number of a row."""
        self.start: int = laid_out(
            [one + more for one, more in zip(offsets, raised, strict=True)], lane
        )
        self.outer: list[int] = outer
        self.errors: list[float] = errors
        self.spreads: list[float] = spreads
        """By how many points a corrected estimate is usually wrong."""
        self.version: int = version
        """The version of the features it was trained with."""
        self.inputs: int = len(hidden)
        self.size: int = lane * len(outer) + WIDE
        self.known: list[dict[bytes, int]] = [{} for _ in range(0, 2 * self.inputs, STRETCH)]
        """By place in a row, what stretches seen there add to the sums."""
        self.sums: list[int] = []
        """By seat, the sums of the last row, then its stretches and what each of them added."""
        self.stretches: list[list[bytes]] = []
        self.added: list[list[int]] = []

    def judge(self, rows: list[bytes], seats: int = 1) -> list[float]:
        """The error of the hand-made value, for each row; the rows of `seats` seats take turns."""
        while len(self.sums) < seats:
            self.sums.append(self.start)
            nothing = bytes(2 * self.inputs)
            places = range(0, len(nothing), STRETCH)
            self.stretches.append([nothing[at : at + STRETCH] for at in places])
            self.added.append([0] * len(self.known))
        return [self.output(row, n % seats) / (UNIT * UNIT) for n, row in enumerate(rows)]

    def output(self, row: bytes, seat: int) -> int:
        """The output for one row, in units of 1 / UNIT²."""
        sums = self.sums[seat]
        stretches = self.stretches[seat]
        added = self.added[seat]
        at = 0
        for n in range(len(stretches)):
            stretch = row[at : at + STRETCH]
            at += STRETCH
            if stretch != stretches[n]:
                now = self.known[n].get(stretch)
                if now is None:
                    now = added[n] + self.change(n * STRETCH // 2, stretches[n], stretch)
                    self.remember(n, stretch, now)
                sums += now - added[n]
                stretches[n] = stretch
                added[n] = now
        self.sums[seat] = sums
        return self.answer(sums.to_bytes(self.size, "little"))

    def answer(self, lanes: bytes) -> int:
        """The output for sums in their lanes; a hidden sum below 0 counts as 0."""
        found: i64 = 0
        outer = self.outer
        lane: i64 = self.lane
        at: i64 = 0
        for n in range(len(outer)):
            at += lane
            if lanes[at - 1] & RAISED:
                found += lane_of(lanes, at - lane, at) * outer[n]
        found += lane_of(lanes, at, at + WIDE)
        return found if lanes[at + WIDE - 1] & RAISED else found - self.raised_plain

    def remember(self, place: int, stretch: bytes, added: int) -> None:
        """Keep what a stretch adds; when there is no room left, start over."""
        known = self.known[place]
        if len(known) == REMEMBERED:
            known.clear()
        known[stretch] = added

    def change(self, first: int, before: bytes, stretch: bytes) -> int:
        """What changes in the sums with a stretch; `first` is the place of its first number."""
        sums = 0
        for n in range(len(stretch) // 2):
            old = before[2 * n] | before[2 * n + 1] << 8
            new = stretch[2 * n] | stretch[2 * n + 1] << 8
            if old != new:
                more = new - (new >> 15 << 16) - old + (old >> 15 << 16)
                sums += more * self.weights[first + n]
        return sums


def lane_of(lanes: bytes, begin: i64, end: i64) -> i64:
    """The number in a lane, without the bit that was added."""
    found: i64 = lanes[end - 1] & RAISED - 1
    at = end - 2
    while at >= begin:
        found = found << 8 | lanes[at]
        at -= 1
    return found


def most_of(hidden: list[list[int]], offsets: list[int], n: int) -> int:
    """More than a hidden sum can be for any row."""
    return HIGHEST * sum([abs(weights[n]) for weights in hidden]) + abs(offsets[n])


def laid_out(numbers: list[int], lane: int) -> int:
    """Numbers side by side in one int, the first one lowest; `lane` is the bytes for each."""
    return sum([number << 8 * lane * n for n, number in enumerate(numbers)])


class LearnedValue(Value):
    """A hand-made value, corrected by a network between turns.

    Inside a turn, where bots compare thousands of steps, points and marks are the hand-made ones.
    """

    __slots__ = ("hand", "network", "row_writer", "title")

    def __init__(
        self, hand: Value, title: Title[Any], row_writer: RowWriter, network: Network
    ) -> None:
        self.hand: Value = hand
        self.title: Title[Any] = title
        self.row_writer: RowWriter = row_writer
        """One for all positions: most of them differ little from the one before."""
        self.network: Network = network

    def points(self, position: Position, seat: int) -> float:
        return self.hand.points(position, seat)

    def mark(self, position: Position, worth: float) -> float:
        return self.hand.mark(position, worth)

    def tempo(self, position: Position, seat: int) -> float:
        return self.hand.tempo(position, seat)

    def spread(self, position: Position) -> float:
        return self.network.spreads[self.round_of(position)]

    def round_of(self, position: Position) -> int:
        """The round, or the last one the network knows."""
        now: int = self.title.round_now(position)
        last = len(self.network.errors) - 1
        return now if now < last else last

    def standing(self, position: Position) -> list[float]:
        return self.standings([position])[0]

    def standings(self, positions: list[Position]) -> list[list[float]]:
        """The expected points in each position, all in one call."""
        rows: list[bytes] = []
        row_writer = self.row_writer
        for position in positions:
            rows += [row_writer.observe(position, seat) for seat in range(position.players)]
        off = self.network.judge(rows, positions[0].players)
        found: list[list[float]] = []
        at = 0
        for position in positions:
            standing = self.hand.standing(position)
            error = self.network.errors[self.round_of(position)]
            for seat in range(position.players):
                standing[seat] = standing[seat] + error * off[at]
                at += 1
            found.append(standing)
        return found

    def all_shares(self, positions: list[Position]) -> list[list[float]]:
        going_on = [position for position in positions if position.turn != NOBODY]
        standings = self.standings(going_on) if going_on else []
        found: list[list[float]] = []
        at = 0
        for position in positions:
            if position.turn == NOBODY:
                found.append(won(position))
            else:
                found.append(chances(standings[at], self.spread(position)))
                at += 1
        return found
