"""The printable report: one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Final

from stellwerk.analysis.marks import WRONG
from stellwerk.analysis.results import GameReport
from stellwerk.analysis.words import Words, band_points

WIDTH: Final = 720
HEIGHT: Final = 200
COLOURS: Final = ("#0a6b4f", "#b3541e", "#2b5c9e", "#8a6d00", "#7a3b8f", "#5c6873")
"""A colour for each seat."""

STYLE: Final = """
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto;
    padding: 0 1rem; color: #1f2328; background: #fff; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
  .note { color: #59636e; } svg { width: 100%; height: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid #d1d9e0; }
  th:first-child, td:first-child { text-align: left; }
  .swatch { display: inline-block; width: .7rem; height: .7rem; margin-right: .4rem; }
  section.turn { border-left: 4px solid #d1d9e0; padding-left: .8rem; margin: 1rem 0;
    break-inside: avoid; }
  section.mistake { border-color: #b3541e; } section.blunder { border-color: #a1121f; }
  section.turn h3 { font-size: 1rem; margin: 0; } section.turn p, ul { margin: .2rem 0; }
  @media print { body { margin: 0; max-width: none; } }
"""


def paper(report: GameReport, language: str = "en", *, all_: bool = False) -> str:
    """The report of a game as a page in a language."""
    words = Words(report, language)
    say = words.phrases.general
    parts = [
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(words.title())}</title><style>{STYLE}</style></head>",
        f"<body><h1>{escape(words.title())}</h1>",
        f'<p class="note">{escape(words.settings())}</p>',
        f"<h2>{escape(say('analysis-chances'))}</h2>",
        bands(report, say("analysis-chances-alt")),
        f"<h2>{escape(say('analysis-players'))}</h2>",
        *_table(words),
        f"<h2>{escape(say('analysis-turning-points'))}</h2>",
        *_list(words.turning_points()),
        f"<h2>{escape(say('analysis-turns'))}</h2>",
    ]
    sections = _turns(words, all_=all_)
    if not sections:
        sections = [f"<p>{escape(say('analysis-nothing-wrong'))}</p>"]
    return "\n".join([*parts, *sections, "</body></html>", ""])


def bands(report: GameReport, described: str) -> str:
    """The chances of all seats as bands on top of each other, with the turns that went wrong."""
    rows = band_points(report)
    step = WIDTH / max(len(rows) - 1, 1)
    size = f'viewBox="0 0 {WIDTH} {HEIGHT + 14}"'
    named = f'role="img" aria-label="{escape(described)}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named}>']
    below = [0.0] * len(rows)
    for seat in range(len(report.players)):
        above = [low + row[seat] for low, row in zip(below, rows, strict=True)]
        edge = [_place(n, step, share) for n, share in enumerate(above)]
        edge += [_place(n, step, below[n]) for n in reversed(range(len(rows)))]
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(f'<polygon fill="{colour}" points="{" ".join(edge)}"/>')
        below = above
    for turn in report.turns:
        if turn.mark in WRONG:
            x = round((turn.number + 1) * step, 1)
            colour = COLOURS[turn.seat % len(COLOURS)]
            parts.append(f'<circle cx="{x}" cy="{HEIGHT + 8}" r="4" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>"])


def _place(number: int, step: float, share: float) -> str:
    return f"{number * step:.1f},{HEIGHT * (1.0 - share):.1f}"


def _table(words: Words) -> list[str]:
    head, *rows = words.table()
    parts = ["<table><thead><tr>", *(f"<th>{escape(cell)}</th>" for cell in head)]
    parts.append("</tr></thead><tbody>")
    for seat, row in enumerate(rows):
        colour = COLOURS[seat % len(COLOURS)]
        swatch = f'<span class="swatch" style="background:{colour}"></span>'
        cells = [escape(cell) for cell in row]
        cells[0] = swatch + cells[0]
        parts.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return [*parts, "</tbody></table>"]


def _list(lines: list[str]) -> list[str]:
    return ["<ul>", *(f"<li>{escape(line)}</li>" for line in lines), "</ul>"]


def _turns(words: Words, *, all_: bool) -> list[str]:
    parts: list[str] = []
    for turn, said in words.turns(all_=all_):
        parts.append(f'<section class="turn {turn.mark}"><h3>{escape(said.head)}</h3>')
        parts += [
            f"<p>{escape(text)}</p>" for text in (said.played, said.better, said.line) if text
        ]
        if said.reasons:
            parts.append(f"<p>{escape(said.reasons[0])}</p>")
            parts += _list(said.reasons[1:])
        parts.append("</section>")
    return parts
