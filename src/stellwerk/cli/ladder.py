"""`stellwerk ladder`"""

from __future__ import annotations

import sys
from pathlib import Path

from stellwerk.arena.faults import fault_lines
from stellwerk.arena.ladder import (
    Rung,
    claim,
    holds,
    markdown,
    read_ladder,
    write_table,
)
from stellwerk.arena.match import Match, Outcome
from stellwerk.arena.match_file import resumed
from stellwerk.arena.run import Crew
from stellwerk.arena.sequential import Referee
from stellwerk.arena.standings import Standings, standings
from stellwerk.cli import FAILED
from stellwerk.cli.arena import RayAddress, Workers, crew, play_match
from stellwerk.cli.screen import complain, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.titles import load_title


def ladder(
    title: str | None = None,
    /,
    *,
    file: Path | None = None,
    quick: bool = False,
    workers: Workers = None,
    ray: RayAddress = None,
    resume: Path | None = None,
    write: Path | None = None,
    json: bool = False,
) -> int:
    """Play the published ladder of bots again; the exit code is 1 if a claim does not hold.

    Parameters
    ----------
    title
        The id of a title, to play only its rungs.
    file
        Another ladder, in the form of the published one.
    quick
        A few games per rung, and a hundredth of the nodes for bots that search, to try the ladder
        out in a minute or two; claims are not checked.
    workers
        How many processes play; one for each core if not given.
    ray
        Play on the Ray cluster at this address, or without one on a cluster started here.
    resume
        A folder that keeps the finished games of each rung; a stopped ladder continues from it.
    write
        A page, such as docs/bots.md, whose table is updated.
    json
        Print one JSON object per rung, each on a line, instead of the table.
    """
    rungs = read_ladder(file)
    if title is not None:
        load_title(title)
        rungs = [rung for rung in rungs if rung.title == title]
    if write is not None and (quick or title is not None):
        raise StellwerkError(Message("refused-ladder-part"))
    if quick:
        rungs = [rung.quick() for rung in rungs]
    matches = [rung.match() for rung in rungs]
    players = crew(workers, ray)
    results: list[Standings] = []
    broken = 0
    for number, (rung, match) in enumerate(zip(rungs, matches, strict=True), start=1):
        referee = rung.referee()
        outcomes = _play(rung, match, players, resume, referee, f"{number} of {len(rungs)}: ")
        result = standings(match, outcomes, None if referee is None else referee.verdict)
        results.append(result)
        for line in fault_lines(match, outcomes):
            complain(line)
        if json:
            write_json(result)
            sys.stdout.flush()
        if not quick and not holds(rung, result):
            broken += 1
            complain(_broken(rung, result))
    table = markdown(rungs, results)
    if write is not None:
        write_table(write, table)
    if not json:
        sys.stdout.write(table)
    return FAILED if broken else 0


def _play(
    rung: Rung,
    match: Match,
    players: Crew,
    folder: Path | None,
    referee: Referee | None,
    place: str,
) -> list[Outcome]:
    games = rung.games
    file = None
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise StellwerkError(
                Message("refused-folder", {"folder": folder, "fault": fault.strerror})
            ) from None
        name = f"{rung.title}-{rung.players}p-{'-'.join(rung.bots)}.jsonl"
        file = resumed(folder / name, match, games)
    return play_match(match, games, players, file, referee=referee, place=place)


def _broken(rung: Rung, result: Standings) -> str:
    name = load_title(rung.title).name
    bots = " against ".join(rung.bots)
    return (
        f"{name} with {rung.players} players, {bots}: "
        f"{result.bots[0].win_share:.1%} won, {result.winning_score:.1f} points on average to win; "
        f"claimed: {claim(rung)}."
    )
