"""Random games to the end: the inner loop of simulation and of every measurement."""

from __future__ import annotations

from random import Random

from stellwerk.core.position import NOBODY, Position


def playout(position: Position, rng: Random) -> int:
    """Play uniformly random moves, chance included, until the game is over; count the decisions."""
    draw = rng.random
    decisions = 0
    while position.turn != NOBODY:
        moves = position.moves()
        # Both factors are floats: compiled code leaves a product of an int and a float to Python.
        position.play(moves[int(draw() * float(len(moves)))])
        decisions += 1
    return decisions
