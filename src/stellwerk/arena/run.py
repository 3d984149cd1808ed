"""Plays a match to its end, from the point its file has reached."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext

from stellwerk.arena.match import Fixture, Match, Outcome, fixtures
from stellwerk.arena.match_file import MatchFile
from stellwerk.arena.sequential import Referee
from stellwerk.arena.workers import play_here

Crew = Callable[[Match, Sequence[Fixture]], Generator[Outcome, None, None]]
"""Plays games somewhere and yields each as it finishes, in any order."""


def crew_of(workers: int) -> Crew:
    """`workers` processes of this machine."""
    return lambda match, games: play_here(match, games, workers)


def run_match(
    match: Match,
    games: int,
    crew: Crew,
    *,
    file: MatchFile | None = None,
    referee: Referee | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """All games of a match in their order; those in its file are not played again.

    `progress` is called with the number of finished games. A `referee` ends the match early, with
    the games that decided it.
    """
    wanted = fixtures(match, games)
    done = {} if file is None else file.done
    missing = [fixture for fixture in wanted if fixture.number not in done]
    finished = len(wanted) - len(missing)
    if progress is not None:
        progress(finished)
    decided = referee is not None and referee.note(done.values())
    if missing and not decided:
        with (
            nullcontext() if file is None else file.writing(),
            closing(crew(match, missing)) as outcomes,
        ):
            for outcome in outcomes:
                if file is None:
                    done[outcome.number] = outcome
                else:
                    file.note(outcome)
                finished += 1
                if progress is not None:
                    progress(finished)
                if referee is not None and referee.note([outcome]):
                    decided = True
                    break
    if referee is not None and decided:
        wanted = wanted[: referee.games]
    return [done[fixture.number] for fixture in wanted]
