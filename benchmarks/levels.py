"""Puts the levels of bots on one scale, draws it, and prints the table of docs/bots.md.

stellwerk ladder --file src/stellwerk/arena/ladder-levels.toml --json >> MATCHES
stellwerk ladder --file src/stellwerk/arena/ladder-levels-crowd.toml --json >> MATCHES
python -m benchmarks.levels MATCHES src/stellwerk/bots/weights/ratings.json docs/levels.svg

MATCHES is benchmarks/levels.jsonl. A line of it is the result of a match; later lines replace
earlier ones of the same match.
"""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from stellwerk.arena.level_ratings import LevelRating, rate_levels
from stellwerk.arena.standings import Standings
from stellwerk.bots.levels import LEVELS
from stellwerk.titles import load_title

LEFT: Final = 130
SIDE: Final = 250
GAP: Final = 40
TOP: Final = 56
ROW: Final = 26

STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #1f2328; }
  .heading { font-weight: 600; font-size: 15px; }
  .label { text-anchor: end; } .tick { fill: #59636e; text-anchor: middle; }
  .page { fill: #ffffff; } .grid { stroke: #d1d9e0; }
  .dot { fill: #0a6b4f; } .within { stroke: #0a6b4f; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; } .tick { fill: #9da7b3; } .page { fill: #0d1117; }
    .grid { stroke: #3d444d; } .dot { fill: #4cc69b; } .within { stroke: #4cc69b; }
  }
"""

Ratings = dict[str, dict[str, LevelRating]]


def chart(ratings: Ratings) -> str:
    """A panel for each title (across) and number of players (down), with the levels below another
    and their intervals."""
    every = [one for table in ratings.values() for one in table.values()]
    least = min(one.rating - one.within for one in every) // 200 * 200
    most = -(-max(one.rating + one.within for one in every) // 200) * 200
    titles, counts = places(ratings)
    width = LEFT + len(titles) * (SIDE + GAP)
    panel = TOP + ROW * len(LEVELS) + 36
    height = panel * len(counts)
    size = f'viewBox="0 0 {width} {height}" role="img" aria-labelledby="title"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        '<title id="title">The levels of bots on one scale</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}"/>',
    ]
    for down, count in enumerate(counts):
        top = panel * down + TOP
        bottom = top + ROW * len(LEVELS)
        rows = {level: bottom - ROW * place - ROW / 2 for place, level in enumerate(LEVELS)}
        for level, y in rows.items():
            parts.append(f'<text class="label" x="{LEFT - 14}" y="{y + 4}">{level}</text>')
        for across, title in enumerate(titles):
            left = LEFT + across * (SIDE + GAP)
            heading = escape(f"{title}, {count} players")
            parts.append(f'<text class="heading" x="{left}" y="{top - 28}">{heading}</text>')
            for tick in range(least, most + 1, 200):
                x = left + SIDE * (tick - least) / (most - least)
                line = f'x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"'
                parts.append(f'<line class="grid" {line}/>')
                parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 18}">{tick}</text>')
            for level, one in ratings.get(f"{title}-{count}", {}).items():
                low, middle, high = (
                    left + SIDE * (rating - least) / (most - least)
                    for rating in (one.rating - one.within, one.rating, one.rating + one.within)
                )
                y = rows[level]
                line = f'x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"'
                parts += [
                    f'<line class="within" {line}/>',
                    f'<circle class="dot" cx="{middle:.1f}" cy="{y}" r="4"/>',
                ]
    return "\n".join([*parts, "</svg>", ""])


def places(ratings: Ratings) -> tuple[list[str], list[int]]:
    """The titles and the numbers of players that were rated."""
    names = [name.rpartition("-") for name in ratings]
    titles = list(dict.fromkeys(title for title, _, _ in names))
    return titles, sorted({int(players) for _, _, players in names})


def table(results: list[Standings], ratings: Ratings) -> str:
    """The scale and the steps as Markdown; a step is the share won against the next lower level."""
    titles, counts = places(ratings)
    heads = [cell for title in titles for cell in (load_title(title).name, "won")]
    lines = [
        f"| players | level | {' | '.join(heads)} |",
        f"| --: | --- | {' | '.join(['--:'] * len(heads))} |",
    ]
    steps = {(one.title, one.players, one.bots[0].bot): one for one in results}
    for count in counts:
        for level in LEVELS:
            cells = []
            for title in titles:
                one = ratings.get(f"{title}-{count}", {}).get(level)
                step = steps.get((title, count, level)) if one is not None else None
                cells += [rating_cell(one), step_cell(step)]
            if any(cells):
                lines.append(f"| {count} | `{level}` | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def rating_cell(one: LevelRating | None) -> str:
    if one is None:
        return ""
    return f"{one.rating} ± {one.within}" if one.within else str(one.rating)


def step_cell(step: Standings | None) -> str:
    """The share won, its interval in per cent, and the games."""
    if step is None:
        return ""
    upper = step.bots[0]
    low, high = (100 * bound for bound in upper.interval)
    return f"{upper.win_share:.0%} ({low:.0f}–{high:.0f}; {step.games})"


def read_results(page: Path) -> list[Standings]:
    """The last result of each match."""
    read = msgspec.json.Decoder(Standings)
    lines = page.read_bytes().splitlines()
    latest = {
        (one.title, one.players, *(bot.bot for bot in one.bots)): one
        for one in (read.decode(line) for line in lines if line.strip())
    }
    return list(latest.values())


def main() -> None:
    steps, out, picture = map(Path, sys.argv[1:4])
    results = read_results(steps)
    ratings = rate_levels(results)
    plain = msgspec.to_builtins(ratings)
    out.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    picture.write_text(chart(ratings), encoding="utf-8")
    sys.stdout.write(table(results, ratings))


if __name__ == "__main__":
    main()
