"""Matches for tests: small, of Tiny, and without the time they took."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stellwerk.arena.match import Match, Outcome, fixtures, new_match, play_fixture


def match(*bots: str, players: int = 2, seed: int = 1, title: str = "tiny") -> Match:
    return new_match(title, players, bots or ("random",), seed)


def played(one: Match, games: int) -> list[Outcome]:
    """The games of a match, played here one after the other."""
    return [play_fixture(one, fixture) for fixture in fixtures(one, games)]


def timeless(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The same games without the time they took."""
    return [msgspec.structs.replace(outcome, seconds=()) for outcome in outcomes]


def outcome(
    bots: Sequence[int], scores: Sequence[int], winners: Sequence[int], number: int = 0
) -> Outcome:
    """A game that went like this."""
    seats = len(bots)
    return Outcome(
        number=number,
        bots=tuple(bots),
        scores=tuple(scores),
        winners=tuple(winners),
        moves=(10,) * seats,
        seconds=(0.5,) * seats,
        lost=(0,) * seats,
        faults=((),) * seats,
        rounds=(tuple(scores),),
        sources=({},) * seats,
    )
