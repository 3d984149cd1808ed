"""`stellwerk bench`"""

from __future__ import annotations

from rich.table import Table

from stellwerk.arena.bench import (
    QUICK,
    THOROUGH,
    Measurement,
    measure_apart,
    usual_players,
)
from stellwerk.cli.screen import console, watcher, write_json
from stellwerk.core.compiled import is_compiled
from stellwerk.titles import load_title, title_ids


def bench(
    *titles: str, players: int | None = None, quick: bool = False, json: bool = False
) -> None:
    """Measure what the rules cost; about fifteen seconds per title.

    Parameters
    ----------
    titles
        The ids of the titles; all if none is given.
    players
        How many play; four if not given.
    quick
        Take a second or so instead; the figures are rough.
    json
        Print a JSON array.
    """
    wanted = []
    for id_ in titles or title_ids():
        title = load_title(id_)
        count = usual_players(title) if players is None else players
        title.new_game(count)
        wanted.append((title, count))
    results = []
    for title, count in wanted:
        with watcher().status(f"{title.name}, {count} players"):
            results.append(measure_apart(title.id, count, QUICK if quick else THOROUGH))
    if json:
        write_json(results)
        return
    screen = console()
    screen.print(figures(results))
    screen.print(
        f"\nThe rules run {'compiled' if is_compiled() else 'interpreted'}. "
        "Random games, one core, the best of several repetitions.",
        soft_wrap=True,
    )


def figures(results: list[Measurement]) -> Table:
    """One column per title, one row per figure."""
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for result in results:
        table.add_column(result.title, justify="right")
    rows = [
        ("players", [f"{result.players}" for result in results]),
        ("decisions/s in the playout loop", [f"{result.inside:,.0f}" for result in results]),
        ("decisions/s driven from Python", [f"{result.driven:,.0f}" for result in results]),
        ("copies/s", [f"{result.copies:,.0f}" for result in results]),
        ("copies with a move/s", [f"{result.branches:,.0f}" for result in results]),
        ("games/s", [f"{result.games:,.0f}" for result in results]),
        *(
            (f"µs per move, {stage} third", [f"{result.stages[n]:.2f}" for result in results])
            for n, stage in enumerate(("early", "middle", "late"))
        ),
        (
            "peak memory, MiB",
            ["unknown" if r.memory is None else f"{r.memory:.0f}" for r in results],
        ),
    ]
    for label, cells in rows:
        table.add_row(label, *cells)
    return table
