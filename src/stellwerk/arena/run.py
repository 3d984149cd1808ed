"""Plays a match to its end, from wherever its journal stands."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext

from stellwerk.arena.match import Fixture, Match, Outcome, fixtures
from stellwerk.arena.match_journal import MatchJournal
from stellwerk.arena.workers import play_here

Crew = Callable[[Match, Sequence[Fixture]], Generator[Outcome, None, None]]
"""Plays games somewhere and gives each as it finishes, in any order."""


def crew_of(workers: int) -> Crew:
    """So many processes of this machine."""
    return lambda match, games: play_here(match, games, workers)


def run_match(
    match: Match,
    games: int,
    crew: Crew,
    *,
    journal: MatchJournal | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """All games of a match in their order; those of the journal are not played again.

    `progress` is told how many games are finished.
    """
    wanted = fixtures(match, games)
    done = {} if journal is None else journal.done
    missing = [fixture for fixture in wanted if fixture.number not in done]
    finished = len(wanted) - len(missing)
    if progress is not None:
        progress(finished)
    if missing:
        with (
            nullcontext() if journal is None else journal.writing(),
            closing(crew(match, missing)) as outcomes,
        ):
            for outcome in outcomes:
                if journal is None:
                    done[outcome.number] = outcome
                else:
                    journal.note(outcome)
                finished += 1
                if progress is not None:
                    progress(finished)
    return [done[fixture.number] for fixture in wanted]
