"""Many games at once: one call makes a move in each of them.

The batch plays chance and replaces a finished game by a new one. Its results are packed for arrays:
a row of numbers, a row of legal moves and a seat for each game.
"""

from __future__ import annotations

from random import Random

from stellwerk.core.errors import StellwerkError
from stellwerk.core.features import Features, RowWriter
from stellwerk.core.position import DEALER, NOBODY, Position


class Batch:
    """Games of one table, each with its own random numbers; game n depends only on seed and n."""

    __slots__ = (
        "actions",
        "draws",
        "ended",
        "features",
        "games",
        "masks",
        "observations",
        "outcomes",
        "points",
        "row_writers",
        "seats",
        "start",
        "wants_points",
    )

    def __init__(
        self, start: Position, features: Features, size: int, seed: int, *, points: bool = False
    ) -> None:
        self.start: Position = start
        self.features: Features = features
        self.actions: int = features.actions
        self.wants_points: bool = points
        self.draws: list[Random] = [Random(f"{seed}:{n}") for n in range(size)]
        self.games: list[Position] = []
        self.row_writers: list[RowWriter] = []
        for n in range(size):
            self.games.append(start)
            self.row_writers.append(features.row_writer(start.players))
            self._begin(n)
        self.observations: bytes = b""
        """For each game the row of the seat that has to move."""
        self.masks: bytearray = bytearray()
        """For each game a byte for each action: 1 if it is legal."""
        self.seats: bytes = b""
        """Who has to move."""
        self.ended: list[int] = []
        """The games that the last moves ended; new ones have replaced them."""
        self.outcomes: list[list[float]] = []
        """The rewards of each of them, by seat."""
        self.points: list[list[int]] = []
        """If wanted: for each game the points of its seats after the last move."""
        self._advance([])

    def step(self, moves: list[int]) -> None:
        """Make one move in each game; an illegal move is refused before any is made."""
        games = len(self.games)
        if len(moves) != games:
            raise StellwerkError(f"{games} games need as many moves, not {len(moves)}.")
        masks = self.masks
        base = 0
        for move in moves:
            if not 0 <= move < self.actions or not masks[base + move]:
                raise StellwerkError(f"Game {base // self.actions}: move {move} is not legal.")
            base += self.actions
        self._advance(moves)

    def _advance(self, moves: list[int]) -> None:
        """Make the moves, if there are any, and write the row of each game along the way."""
        games = self.games
        actions = self.actions
        rows: list[bytes] = []
        masks: list[bytearray] = []
        seats: list[int] = []
        ended: list[int] = []
        outcomes: list[list[float]] = []
        points: list[list[int]] = []
        for n in range(len(games)):
            game = games[n]
            row_writer = self.row_writers[n]
            if moves:
                game.play(moves[n])
                if game.turn == DEALER:
                    self._play_chance(n)
                if self.wants_points:
                    points.append(game.scores())
                if game.turn == NOBODY:
                    ended.append(n)
                    outcomes.append(outcome(game))
                    self._begin(n)
                    game = games[n]
                    row_writer = self.row_writers[n]
            seat = game.turn
            seats.append(seat)
            rows.append(row_writer.observe(game, seat))
            masks.append(mask(game.legal, actions))
        self.observations = b"".join(rows)
        self.masks = bytearray().join(masks)
        self.seats = bytes(seats)
        self.ended = ended
        self.outcomes = outcomes
        self.points = points

    def _begin(self, n: int) -> None:
        """A new game, up to its first decision."""
        self.games[n] = self.start.copy()
        self.row_writers[n] = self.features.row_writer(self.start.players)
        self._play_chance(n)

    def _play_chance(self, n: int) -> None:
        game = self.games[n]
        draw = self.draws[n]
        while game.turn == DEALER:
            options = game.legal
            game.play(options[int(draw.random() * float(len(options)))])


def mask(moves: list[int], actions: int) -> bytearray:
    """A byte for each action: 1 if it is among the moves."""
    found = bytearray(actions)
    for move in moves:
        found[move] = 1
    return found


def outcome(game: Position) -> list[float]:
    """The reward of each seat in a finished game; they add up to 0.

    A sole winner gets 1, which the others lose in equal parts; tied winners share it.
    """
    winners = game.winners()
    others = game.players - 1
    worth = [-1.0 / others] * game.players
    for seat in winners:
        worth[seat] = (game.players / len(winners) - 1.0) / others
    return worth
