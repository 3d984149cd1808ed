"""A page about a match: its table and plots, in one file that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Final, TypeVar

from stellwerk.arena.faults import fault_lines
from stellwerk.arena.match import Match, Outcome
from stellwerk.arena.plots import SERIES, Bar, groups, intervals, lines
from stellwerk.arena.standings import Standings
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import Phrases
from stellwerk.titles import load_title

_MOST_SOURCES: Final = 14

T = TypeVar("T")


def write_report(
    folder: Path, match: Match, outcomes: Sequence[Outcome], result: Standings
) -> Path:
    """Write the page into a folder, which is made if necessary, and return its path."""
    page = folder / "index.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page.write_text(report(match, outcomes, result), encoding="utf-8")
    except OSError as fault:
        about = {"file": page, "fault": fault.strerror}
        raise StellwerkError(Message("refused-write", about)) from None
    return page


def report(match: Match, outcomes: Sequence[Outcome], result: Standings) -> str:
    """The page as HTML."""
    title = load_title(match.title)
    heading = f"{title.name}: {' – '.join(match.bots)}"
    options = "".join(f", {name} {value}" for name, value in match.options.items())
    style = (files("stellwerk.arena") / "report.css").read_text(encoding="utf-8")
    faults = "".join(f"<p>{escape(line)}</p>\n" for line in fault_lines(match, outcomes))
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(heading)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{escape(heading)}</h1>
<p>{result.games} games with {match.players} players, seed {match.seed}, rules version \
{match.rules}{escape(options)}. Each deal was played once for every rotation of the seats.</p>
{_legend(match.bots)}
{_standings(result)}
{faults}{_win_shares(match, result)}
{_rounds(match, outcomes)}
{_sources(match, outcomes)}
{_seats(match, outcomes)}
</main>
</body>
</html>
"""


def _legend(bots: Sequence[str]) -> str:
    entries = "".join(
        f'<li><span class="key s{place % SERIES}"></span>{escape(name)}</li>'
        for place, name in enumerate(bots)
    )
    return f'<ul class="legend" aria-label="Colours of the bots">{entries}</ul>'


def _standings(result: Standings) -> str:
    rows = [
        [
            one.bot,
            f"{one.win_share:.1%}",
            f"{one.interval[0]:.1%} – {one.interval[1]:.1%}",
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f}",
            f"{one.ms_per_move:.1f}",
        ]
        for one in result.bots
    ]
    head = ["bot", "win share", "95 % interval", "mean score", "rating", "ms per move"]
    return _table(head, rows)


def _win_shares(match: Match, result: Standings) -> str:
    average = 1 / match.players
    bars = [Bar(one.bot, one.win_share, *one.interval) for one in result.bots]
    plot = intervals(bars, average, "Win shares with their 95 % intervals")
    text = (
        f"A seat of the bot wins this share of its games; a shared win counts its share. "
        f"The bar holds the true share with 95 %, the dashed line is the average of {average:.1%}."
    )
    return _figure("Win shares", text, plot, "")


def _rounds(match: Match, outcomes: Sequence[Outcome]) -> str:
    series: list[tuple[str, list[float]]] = []
    for bot, name in enumerate(match.bots):
        by_round: list[list[int]] = []
        for outcome in outcomes:
            for number, scores in enumerate(outcome.rounds):
                if number == len(by_round):
                    by_round.append([])
                by_round[number] += _of(outcome, bot, scores)
        series.append((name, [fmean(points) for points in by_round]))
    head = ["bot", *(f"round {n + 1}" for n in range(max(len(points) for _, points in series)))]
    rows = [[name, *(f"{value:.1f}" for value in points)] for name, points in series]
    plot = lines(series, "Mean points at the end of each round")
    text = "Mean points at the end of each round; the last is the end of the game."
    return _figure("Scores by round", text, plot, _table(head, rows))


def _sources(match: Match, outcomes: Sequence[Outcome]) -> str:
    sums: list[Counter[str]] = []
    for bot in range(len(match.bots)):
        total: Counter[str] = Counter()
        games = 0
        for outcome in outcomes:
            for mine in _of(outcome, bot, outcome.sources):
                games += 1
                total.update(mine)
        sums.append(Counter({source: points / games for source, points in total.items()}))
    weights: Counter[str] = Counter()
    for means in sums:
        weights.update({source: abs(mean) for source, mean in means.items()})
    kept = [source for source, _ in weights.most_common(_MOST_SOURCES)]
    phrases = Phrases(match.title)
    rows = [
        (phrases.say(Message(source, {})), [means[source] for means in sums]) for source in kept
    ]
    if len(weights) > len(kept):
        rest = [sum(means.values()) - sum(means[source] for source in kept) for means in sums]
        rows.append(("all others", rest))
    if not rows:
        return _figure("Sources of points", "Nobody scored.", "", "")
    plot = groups(rows, match.bots, "Mean points by source")
    table = _table(
        ["source", *match.bots],
        [[source, *(f"{value:.1f}" for value in values)] for source, values in rows],
    )
    text = "Mean points in a game by where they came from."
    return _figure("Sources of points", text, plot, table)


def _seats(match: Match, outcomes: Sequence[Outcome]) -> str:
    """Win shares by seat: whether one seat is better than another."""
    rows = []
    for bot, name in enumerate(match.bots):
        wins = [0.0] * match.players
        games = [0] * match.players
        for outcome in outcomes:
            for seat, other in enumerate(outcome.bots):
                if other == bot:
                    games[seat] += 1
                    wins[seat] += (seat in outcome.winners) / len(outcome.winners)
        shares = [f"{won / n:.1%}" for won, n in zip(wins, games, strict=True)]
        rows.append([name, *shares])
    head = ["bot", *(f"seat {seat + 1}" for seat in range(match.players))]
    text = "Every bot sat on every seat equally often."
    return f"<h2>Win shares by seat</h2>\n<p>{text}</p>\n{_table(head, rows)}"


def _of(outcome: Outcome, bot: int, by_seat: Sequence[T]) -> list[T]:
    return [value for value, other in zip(by_seat, outcome.bots, strict=True) if other == bot]


def _figure(heading: str, text: str, plot: str, table: str) -> str:
    details = f"<details><summary>As a table</summary>{table}</details>" if table else ""
    return (
        f'<h2>{escape(heading)}</h2>\n<figure tabindex="0">\n{plot}\n'
        f"<figcaption>{escape(text)}</figcaption>\n</figure>\n{details}"
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    titles = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table>\n<thead><tr>{titles}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )
