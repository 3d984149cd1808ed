"""The analysis of a game for programs: to print, for a notebook, or number by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.analysis import GameReport


class Analysis:
    """The analysis of a game. `print` gives the turning points and the turns to learn from.

    >>> analysis = new("russian-railroads").play("bonus-coin").analyse(nodes=10)
    >>> len(analysis.report.turns)
    1
    """

    def __init__(self, report: GameReport, language: str = "en") -> None:
        self.report = report
        """Every number of it: `stellwerk.analysis.results` says what each means."""
        self.language = language

    @property
    def accuracy(self) -> list[float]:
        """How well each seat played, from 0 to 100.

        >>> new("russian-railroads").play("bonus-coin").analyse(10).accuracy[1]
        100.0
        """
        return [seat.accuracy for seat in self.report.seats]

    def __str__(self) -> str:
        from stellwerk.analysis.words import Words

        words = Words(self.report, self.language)
        lines = [words.title(), words.settings()]
        lines += ["  ".join(row) for row in words.table()]
        lines += words.turning_points()
        for _, said in words.turns(all_=False):
            parts = (said.played, said.better, said.line, *said.reasons)
            lines += [said.head, *(f"  {text}" for text in parts if text)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The printable report, in a frame of its own, so that its style stays in it."""
        from html import escape

        from stellwerk.analysis.paper import paper

        page = escape(paper(self.report, self.language), quote=True)
        return f'<iframe srcdoc="{page}" style="width:100%;height:40em;border:0"></iframe>'

    def __repr__(self) -> str:
        turns = f"{len(self.report.turns)} turns, {self.report.nodes} simulations each"
        return f"<Analysis of {self.report.title}: {turns}>"
