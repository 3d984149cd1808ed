"""`stellwerk simulate`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from stellwerk.arena.simulate import Simulation
from stellwerk.arena.simulate import simulate as play_games
from stellwerk.bots import make_bot
from stellwerk.cli.options import TableOptions, parse_options, split_bots
from stellwerk.cli.progress import counting
from stellwerk.cli.screen import complain, console, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records import Record, save_record
from stellwerk.titles import load_title


def simulate(
    title: str,
    /,
    *,
    players: int | None = None,
    games: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 100,
    bots: str | None = None,
    seed: int = 1,
    option: TableOptions = (),
    records: Path | None = None,
    json: bool = False,
) -> None:
    """Play games and measure them: random games, or games of bots. Same seed, same games.

    Parameters
    ----------
    title
        The id of the title.
    players
        How many play; as many as the title allows if not given.
    games
        How many games are played.
    bots
        The bots in the order of their seats, separated by commas; the last fills all others.
    seed
        Where the random numbers start.
    records
        A folder to write each game's record to.
    json
        Print one JSON object.
    """
    loaded = load_title(title)
    count = loaded.players[-1] if players is None else players
    loaded.new_game(count, parse_options(option))
    names = [] if bots is None else split_bots(bots)
    for name in names:
        make_bot(name, "")
    with counting(loaded.name, games) as progress:
        result = play_games(
            loaded,
            count,
            games,
            seed,
            options=parse_options(option),
            bots=names,
            keep=None if records is None else _keeper(records, seed),
            progress=progress,
        )
    if result.lost_moves:
        complain(f"Programs lost {result.lost_moves} moves, which were played at random.")
    if json:
        write_json(result)
    else:
        _show(result)


def _keeper(folder: Path, seed: int) -> Callable[[int, Record], None]:
    """Makes the folder and returns a function that writes a record into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise StellwerkError(
            Message("refused-folder", {"folder": folder, "fault": fault.strerror})
        ) from None

    def keep(game: int, record: Record) -> None:
        name = f"{record.title}-{len(record.seats)}p-seed{seed}-{game:05}.txt"
        save_record(record, folder / name)

    return keep


def _show(result: Simulation) -> None:
    screen = console()
    games = "1 game" if result.games == 1 else f"{result.games:,} games"
    screen.print(
        f"{games} of {load_title(result.title).name} with {result.players} players: "
        f"{result.decisions:,} decisions in {result.seconds:.2f} s, "
        f"{result.decisions_per_second:,.0f} decisions and "
        f"{result.games_per_second:,.1f} games per second, "
        f"{'compiled' if result.compiled else 'interpreted'}.",
        soft_wrap=True,
    )
    means = ", ".join(f"{mean:.1f}" for mean in result.mean_scores)
    screen.print(f"Mean points from first to last: {means}.")
