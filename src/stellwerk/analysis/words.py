"""The sentences that the report on a screen and the report on paper have in common."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from typing import NamedTuple

from stellwerk.analysis.marks import WRONG
from stellwerk.analysis.reasons import sentences
from stellwerk.analysis.results import GameReport, Option, TurnReport, message_of
from stellwerk.core.messages import Message
from stellwerk.locales import Phrases
from stellwerk.titles import load_title


class TurnWords(NamedTuple):
    """A turn in words; what does not apply is empty."""

    head: str
    played: str
    better: str
    line: str
    reasons: list[str]


class Words:
    """Says what a report has found, in one language."""

    def __init__(self, report: GameReport, language: str) -> None:
        self.report = report
        self.phrases = Phrases(report.title, report.players, language)

    def title(self) -> str:
        return self.phrases.general("analysis-title", title=load_title(self.report.title).name)

    def settings(self) -> str:
        knowledge = Message(f"analysis-knowledge-{self.report.knowledge}")
        about = {"nodes": self.report.nodes, "knowledge": knowledge}
        return self.phrases.say(Message("analysis-settings", about))

    def table(self) -> list[list[str]]:
        """The players: a row of headings, and a row for each."""
        keys = ("player", "points", "accuracy", "own", "others", "fortune", "outlook")
        rows = [[self.phrases.general(f"analysis-{key}") for key in keys]]
        for seat in self.report.seats:
            score = str(self.report.scores[seat.seat]) if self.report.scores else ""
            changes = (seat.own, seat.others, seat.fortune, seat.outlook)
            row = [seat.name, score, f"{seat.accuracy:.0f} %"]
            rows.append([*row, *(f"{percent(change, sign=True)} %" for change in changes)])
        return rows

    def turning_points(self) -> list[str]:
        """A sentence for each turning point, or one that says that there are none."""
        found = []
        for point in self.report.turning_points:
            turn = self.report.turns[point.number].turn
            by_chance = point.cause == "chance"
            change = percent(point.change if by_chance else -point.change, sign=by_chance)
            about = {"turn": turn, "seat": point.seat, "percent": change}
            found.append(self.phrases.say(Message(f"analysis-point-{point.cause}", about)))
        return found or [self.phrases.general("analysis-no-turning-points")]

    def turns(self, *, all_: bool) -> Iterable[tuple[TurnReport, TurnWords]]:
        """Every turn, or those to learn from."""
        for turn in self.report.turns:
            if all_ or turn.mark in WRONG:
                yield turn, self.turn(turn)

    def turn(self, turn: TurnReport) -> TurnWords:
        """One turn: what was played, what is better, how it may go on, and why."""
        mark = Message(f"analysis-mark-{turn.mark}")
        about = {"turn": turn.turn, "round": turn.round, "seat": turn.seat, "mark": mark}
        head = self.phrases.say(Message("analysis-turn", about))
        played = self._option("analysis-played", turn.played)
        if turn.best[0].moves == turn.played.moves or turn.mark == "best":
            return TurnWords(head, played, "", "", [])
        better = turn.best[0]
        line = ""
        if better.line:
            steps = "; ".join(
                f"{self.phrases.seat(step.seat)} {' '.join(step.moves)}" for step in better.line
            )
            line = self.phrases.general("analysis-line", moves=steps)
        reasons = sentences(turn, self.report.title, self.phrases)
        return TurnWords(head, played, self._option("analysis-better", better), line, reasons)

    def _option(self, key: str, option: Option) -> str:
        what = "; ".join(self.phrases.say(message_of(sentence)) for sentence in option.what)
        return self.phrases.general(key, moves=what, percent=percent(option.chance))


def percent(share: float, *, sign: bool = False) -> str:
    """A share of 1 as a whole number of per cent."""
    number = round(100 * share)
    return (f"{number:+d}" if sign and number else str(number)).replace("-", "−")


def band_points(report: GameReport) -> list[list[float]]:
    """The chances of all seats from the first turn to the last: before the first, after each."""
    if not report.turns:
        return []
    rows = [list(report.turns[0].before), *(list(turn.after) for turn in report.turns)]
    if report.winners:
        rows.append([seat.end for seat in report.seats])
    return [[share / fsum(row) for share in row] for row in rows]
