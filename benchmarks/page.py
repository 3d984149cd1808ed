"""Writes the figures of a run into docs/benchmarks.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from benchmarks.report import (
    AIMS,
    TIMES,
    PeerMeasurement,
    Report,
)
from stellwerk.arena.bench import Measurement

BEGIN: Final = "<!-- figures: written by make bench -->"
END: Final = "<!-- end of figures -->"
NONE_YET: Final = "No run is recorded yet; `make bench` makes one and writes it here."


def with_figures(page: str, report: Report | None) -> str:
    """The page with a new part between the marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page needs the marks {BEGIN} and {END}")
    part = NONE_YET if report is None else f"{CHART}\n\n{figures(report)}"
    return f"{before}{BEGIN}\n\n{part}\n\n{END}{after}"


CHART: Final = "![Decisions and copies per second, ours and the peers'](benchmarks.svg)"


def figures(report: Report) -> str:
    """All tables of a run, as Markdown."""
    parts = [where(report), "### Stellwerk", ours_table(report.ours)]
    if report.peers:
        parts += ["### The peers", f"Measured with {versions(report.peers)}."]
        parts += [peers_speed(report.peers), peers_cost(report.peers)]
        for heading, ours, theirs in COMPARISONS:
            rows = [peer for peer in report.peers if theirs(peer)]
            parts += [f"### {heading}", ratio_table(report.ours, rows, ours, theirs)]
    parts += ["### Aims", aims_table(report)]
    parts += [f"{name} could not be measured: {why}" for name, why in report.failed.items()]
    return "\n\n".join(parts)


COMPARISONS: Final[
    list[tuple[str, Callable[[Measurement], float], Callable[[PeerMeasurement], float | None]]]
] = [
    (
        "How many times as many decisions, each in its fastest loop",
        lambda ours: ours.inside,
        lambda peer: peer.own_loop,
    ),
    (
        "How many times as many decisions, both driven from Python",
        lambda ours: ours.driven,
        lambda peer: peer.driven,
    ),
    ("How many times as many copies", lambda ours: ours.copies, lambda peer: peer.copies),
    (
        "How many times as many copies with a move",
        lambda ours: ours.branches,
        lambda peer: peer.branches,
    ),
]


def where(report: Report) -> str:
    """When, on what and in which form the run was made."""
    machine = report.machine
    return (
        f"Run of {report.date}: {machine.processor}, {machine.system}, Python {machine.python}, "
        f"load {machine.load:.1f} before the run. The rules ran {form(report)}."
    )


def versions(peers: Iterable[PeerMeasurement]) -> str:
    """The libraries of the peers and their versions, in order."""
    return ", ".join(dict.fromkeys(f"{peer.library} {peer.version}" for peer in peers))


def form(report: Report) -> str:
    """Which form of the rules was measured."""
    return "compiled" if all(result.compiled for result in report.ours) else "interpreted"


def ours_table(results: list[Measurement]) -> str:
    """One column per title, one row per figure."""
    rows: list[tuple[str, Callable[[Measurement], str]]] = [
        ("players", lambda one: str(one.players)),
        ("decisions/s in the playout loop", lambda one: rate(one.inside)),
        ("decisions/s driven from Python", lambda one: rate(one.driven)),
        ("copies/s", lambda one: rate(one.copies)),
        ("copies with a move/s", lambda one: rate(one.branches)),
        ("games/s", lambda one: rate(one.games)),
        ("decisions per game", lambda one: rate(one.decisions_per_game)),
        ("µs per move, early · middle · late third", lambda one: costs(one.stages)),
        ("peak memory, MiB", lambda one: memory(one.memory)),
    ]
    head = ["", *(result.name for result in results)]
    return table(head, [[label, *map(cell, results)] for label, cell in rows])


def peers_speed(peers: list[PeerMeasurement]) -> str:
    """One row per game: things per second."""
    head = [
        *("", "rules in", "players", "steps/s in its own loop", "steps/s driven from Python"),
        *("copies/s", "copies with a step/s"),
    ]
    rows = [
        [
            *(peer.label, peer.language, str(peer.players)),
            *map(rate, (peer.inside, peer.driven, peer.copies, peer.branches)),
        ]
        for peer in peers
    ]
    return table(head, rows)


def peers_cost(peers: list[PeerMeasurement]) -> str:
    """One row per game: games, the cost of a step, memory."""
    head = [
        *("", "games/s", "steps per game", "µs per step, early · middle · late third"),
        "peak memory, MiB",
    ]
    rows = [
        [
            *(peer.label, rate(peer.games), rate(peer.decisions_per_game)),
            *(costs(peer.stages), memory(peer.memory)),
        ]
        for peer in peers
    ]
    return table(head, rows)


def ratio_table(
    results: list[Measurement],
    peers: list[PeerMeasurement],
    ours: Callable[[Measurement], float],
    theirs: Callable[[PeerMeasurement], float | None],
) -> str:
    """Ours divided by theirs; the caller leaves out peers without the figure."""
    rows = [
        [peer.label, *(times(ours(result) / (theirs(peer) or 1)) for result in results)]
        for peer in peers
    ]
    return table(["", *(result.name for result in results)], rows)


def aims_table(report: Report) -> str:
    """What we hold ourselves to, and whether it was reached."""
    rows = []

    def row(result: Measurement, what: str, least: float, reached: float) -> None:
        verdict = "yes" if reached >= least else "**no**"
        rows.append([result.name, what, rate(least), rate(reached), verdict])

    for result in report.ours:
        aim = AIMS.get(result.title)
        if aim is not None:
            row(result, "decisions/s in the playout loop", aim.inside, result.inside)
            row(result, "decisions/s driven from Python", aim.driven, result.driven)
            row(result, "copies/s", aim.copies, result.copies)
        for peer in report.peers:
            if peer.players == result.players and peer.language == "Python":
                least = TIMES.get(peer.library)
                if least is not None:
                    row(result, f"times {peer.label}", least, result.inside / peer.own_loop)
    return table(["title", "figure", "aim", "measured", "reached"], rows)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table whose first column is text and whose others are figures."""
    columns = list(head)
    rule = ["---", *["---:"] * (len(columns) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, rule, *rows))


def rate(figure: float | None) -> str:
    """Something per second, to about three digits."""
    if figure is None:
        return "–"
    if figure < 100:
        return f"{figure:.1f}"
    digits = max(0, len(str(int(figure))) - 3)
    return f"{round(figure, -digits):,.0f}"


def times(ratio: float) -> str:
    """A ratio, to two digits."""
    if ratio < 0.1:
        return f"{ratio:.2f} ×"
    return f"{ratio:.1f} ×" if ratio < 10 else f"{ratio:,.0f} ×"


def costs(stages: Iterable[float]) -> str:
    """Microseconds by third of the game."""
    return " · ".join(f"{cost:.2f}" if cost < 10 else f"{cost:.1f}" for cost in stages)


def memory(mebibytes: float | None) -> str:
    """Memory, if the system reports it."""
    return "–" if mebibytes is None else f"{mebibytes:.0f}"
