"""`stellwerk arena`"""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.table import Table

from stellwerk.arena.faults import fault_lines
from stellwerk.arena.match import Match, Outcome, fixtures, new_match
from stellwerk.arena.match_file import MatchFile, read_match_file, resumed, unnamed_match_file
from stellwerk.arena.report import write_report
from stellwerk.arena.run import Crew, crew_of, run_match
from stellwerk.arena.sequential import Referee, Verdict, read_test
from stellwerk.arena.standings import Standings, standings
from stellwerk.arena.workers import cores
from stellwerk.bots.protocol import PATIENCE
from stellwerk.cli.options import TableOptions, parse_options, split_bots
from stellwerk.cli.progress import counting
from stellwerk.cli.screen import complain, console, watcher, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.titles import load_title

Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Workers = Annotated[int | None, Parameter(validator=validators.Number(gte=1))]
RayAddress = Annotated[list[str] | None, Parameter(consume_multiple=True)]


def arena(
    title: str | None = None,
    /,
    *,
    players: int | None = None,
    bots: str | None = None,
    games: Count | None = None,
    seed: int | None = None,
    option: TableOptions = (),
    sprt: str | None = None,
    workers: Workers = None,
    time_limit: float | None = None,
    ray: RayAddress = None,
    resume: Path | None = None,
    report: Path | None = None,
    json: bool = False,
) -> None:
    """Let bots play each other and say how certain the result is.

    Every deal is played once for each rotation of the seats, so that every bot plays the same
    cards on every seat. The same seed gives the same games, on one core or a hundred.

    Parameters
    ----------
    title
        The id of the title; not needed to continue a match.
    players
        How many play; as many as there are bots if not given.
    bots
        The bots, separated by commas: names, or exec: and a command (random if not given). The
        last one fills the remaining seats; with more bots than seats, every combination plays.
    games
        How many games are played, rounded up to whole deals (100 if not given).
    seed
        Where the random numbers start (1 if not given).
    sprt
        Two shares of wins, such as 0.5:0.6: the match ends as soon as it is sure which of them
        the first bot comes closer to, and after --games (1000 if not given) in any case.
    workers
        How many processes play; one for each core if not given.
    time_limit
        Seconds that an exec: bot has for a move (10 if not given).
    ray
        Play on the Ray cluster at this address, or without one on a cluster started here.
    resume
        A file that keeps the finished games. A match that was stopped continues from it; without
        a title, the file says which match it is.
    report
        A folder to write a page with plots to.
    json
        Print one JSON object.
    """
    test = None if sprt is None else read_test(sprt)
    file: MatchFile | None
    if title is None:
        if resume is None:
            raise StellwerkError(Message("refused-no-match"))
        if option or any(given is not None for given in (players, bots, seed, time_limit)):
            raise StellwerkError(Message("refused-match-known", {"file": resume}))
        file = read_match_file(resume)
        match = file.heading.match
        total = games or file.heading.games
    else:
        names = ["random"] if bots is None else split_bots(bots)
        match = new_match(
            title,
            _seats(title, names) if players is None else players,
            names,
            1 if seed is None else seed,
            options=parse_options(option),
            patience=PATIENCE if time_limit is None else time_limit,
        )
        total = games or (100 if test is None else 1000)
        file = resumed(resume, match, total) if resume else unnamed_match_file(match, total)
    referee = None if test is None else Referee(match, test)
    outcomes = play_match(match, total, crew(workers, ray), file, referee=referee)
    result = standings(match, outcomes, None if referee is None else referee.verdict)
    for line in fault_lines(match, outcomes):
        complain(line)
    page = None if report is None else write_report(report, match, outcomes, result)
    if json:
        write_json(result)
        return
    show(result)
    if page is not None:
        console().print(f"The report is in {page}.", soft_wrap=True)


def crew(workers: int | None, ray: Sequence[str] | None) -> Crew:
    """Where the games are played: in processes here, or on a Ray cluster."""
    if ray is None:
        return crew_of(workers or cores())
    if len(ray) > 1:
        raise StellwerkError(Message("refused-ray-addresses", {"count": len(ray)}))
    if workers is not None:
        raise StellwerkError(Message("refused-ray-workers"))
    # Imported here, because Ray may not be installed.
    from stellwerk.arena.cluster import play_on_ray

    address = ray[0] if ray else None
    return lambda match, games: play_on_ray(match, games, address)


def play_match(
    match: Match,
    games: int,
    players: Crew,
    file: MatchFile | None,
    *,
    referee: Referee | None = None,
    place: str = "",
) -> list[Outcome]:
    """Play with a progress bar; whatever stops the match, the finished games are kept.

    `place` is the place of the match among others.
    """
    name = f"{place}{load_title(match.title).name}"
    total = len(fixtures(match, games))
    if file is not None and watcher().is_terminal:
        watcher().print(f"Finished games are kept in {file.path}.", soft_wrap=True)
    signal.signal(signal.SIGTERM, _end)
    try:
        with counting(name, total) as progress:
            outcomes = run_match(
                match, games, players, file=file, referee=referee, progress=progress
            )
    except (KeyboardInterrupt, SystemExit, StellwerkError):
        if file is not None and file.done:
            complain(
                f"{len(file.done)} of {total} games are finished: "
                f"stellwerk arena --resume {file.path} continues the match."
            )
        elif file is not None and file.passing:
            file.path.unlink(missing_ok=True)
        raise
    if file is not None and file.passing:
        file.path.unlink(missing_ok=True)
    return outcomes


def show(result: Standings) -> None:
    """The table of a match for people."""
    lost = any(one.lost_moves for one in result.bots)
    table = Table(box=None, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in ("win share", "95 % interval", "mean score", "rating", "ms per move"):
        table.add_column(heading, justify="right")
    if lost:
        table.add_column("lost moves", justify="right")
    for one in result.bots:
        low, high = one.interval
        table.add_row(
            one.bot,
            f"{one.win_share:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f}",
            f"{one.ms_per_move:.1f}",
            *([f"{one.lost_moves} of {one.moves}"] if lost else []),
        )
    screen = console()
    games = "1 game" if result.games == 1 else f"{result.games:,} games"
    name = load_title(result.title).name
    screen.print(f"{games} of {name} with {result.players} players, seed {result.seed}:\n")
    screen.print(table)
    if result.test is not None:
        screen.print(f"\n{verdict_of(result.bots[0].bot, result.test)}", soft_wrap=True)


def verdict_of(bot: str, test: Verdict) -> str:
    """What a test says, as a sentence."""
    if not test.sure:
        return f"Whether {bot} wins rather {test.low:.0%} or rather {test.high:.0%} is not sure."
    likely, other = (test.high, test.low) if test.evidence > 0 else (test.low, test.high)
    return f"It is sure: {bot} wins rather {likely:.0%} than {other:.0%}."


def _end(number: int, _frame: object) -> None:
    """On a signal to end, clean up as after Ctrl-C."""
    raise SystemExit(128 + number)


def _seats(title_id: str, bots: Sequence[str]) -> int:
    """As many seats as there are bots, as far as the title has them."""
    counts = load_title(title_id).players
    return min(max(len(bots), counts[0]), counts[-1])
