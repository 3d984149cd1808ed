"""The analysis of a record, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

from stellwerk.analysis.marks import mark_of
from stellwerk.analysis.reasons import Reasoner
from stellwerk.analysis.results import Difference, Knowledge, TurnReport
from stellwerk.analysis.thinking import Thinker, worlds_for
from stellwerk.analysis.turns import Ending, PlayedTurn, played_turns
from stellwerk.bots.evaluators import calibrated, corrected, foretelling, value_of
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.records import Record
from stellwerk.titles import load_title

NODES: Final = 300
"""Simulations for each turn, if nobody says otherwise."""

Chances = list[float]


class Studied(NamedTuple):
    """One turn by itself: what chance did before it, and its report.

    There is no report where the seat had no real choice, and none after the last turn. Its number
    and its fortune are those of the turn alone, until `Together` has seen the turns before it.
    """

    fortune: tuple[float, ...]
    report: TurnReport | None


class Analyser:
    """Analyses the turns of one record; what chance did after the last one is left in `fortune`."""

    def __init__(
        self,
        record: Record,
        nodes: int = NODES,
        knowledge: Knowledge = "seat",
        *,
        again: bool = True,
    ) -> None:
        self.title: Title[Any] = load_title(record.title, record.rules)
        self.record = record
        self.nodes = nodes
        self.knowledge = knowledge
        self.again = again
        """Whether what seems a mistake is looked at again, with more simulations."""
        self.fortune: Chances = [0.0] * len(record.seats)
        self.ending: Position | None = None
        """The last position, once all turns have been analysed."""
        self._tools: tuple[Thinker, Reasoner] | None = None

    def turns(self) -> Iterator[TurnReport]:
        """The report of each turn with a choice, as soon as it is made."""
        together = Together(len(self.record.seats))
        for played in played_turns(self.title, self.record):
            report = together.add(self.study(played))
            self.fortune = list(together.fortune)
            if isinstance(played, Ending):
                self.ending = played.position
            if report is not None:
                yield report

    def played(self) -> list[PlayedTurn | Ending]:
        """Every turn with a choice, and the ending: each can be studied by itself, in any order."""
        return list(played_turns(self.title, self.record))

    def study(self, played: PlayedTurn | Ending) -> Studied:
        """One turn by itself; it depends on nothing that was studied before."""
        start = played.position if isinstance(played, Ending) else played.before
        thinker, reasoner = self._tools = self._tools or self._make_tools(start)
        if isinstance(played, Ending):
            return Studied(tuple(self._draw(thinker, played.drawn, 0)), None)
        fortune = tuple(self._draw(thinker, played.drawn, played.seat))
        return Studied(fortune, self._report(thinker, reasoner, played, 0))

    def _make_tools(self, start: Position) -> tuple[Thinker, Reasoner]:
        value = value_of(self.title)
        plain = corrected(foretelling(value, self.title), self.title, start)
        judge = calibrated(plain, self.title, start.players)
        thinker = Thinker(self.title, value, judge, self.nodes, again=self.again)
        return thinker, Reasoner(self.title, plain)

    def _report(
        self, thinker: Thinker, reasoner: Reasoner, played: PlayedTurn, number: int
    ) -> TurnReport | None:
        rng = Random(f"analysis:{played.first}:{played.seat}")
        worlds = self._worlds(played.before, played.seat, rng)
        thought = thinker.think(worlds, played.moves, rng)
        if thought is None:
            return None
        seat = played.seat
        best = thought.best[0]
        given_away = max(0.0, best.chances[seat] - thought.played.chances[seat])
        difference = 0.0
        reasons: tuple[Difference, ...] = ()
        if best.edge is not thought.played.edge:
            difference, reasons = reasoner.compare(worlds, best.moves, played.moves)
        return TurnReport(
            number=number,
            turn=played.before.turns,
            round=self.title.round_now(played.before),
            seat=seat,
            first=played.first,
            end=played.end,
            played=thought.option,
            best=thought.options,
            before=tuple(best.chances),
            after=tuple(thought.played.chances),
            given_away=given_away,
            mark=mark_of(given_away),
            fortune=(0.0,) * len(self.record.seats),
            difference=difference,
            reasons=reasons,
        )

    def _worlds(self, position: Position, seat: int, rng: Random) -> list[Position]:
        """The positions to think about: imagined from what a seat knows, or the real one."""
        if self.knowledge == "everything":
            return [position]
        veiled = self.title.veil(position, seat)
        return [self.title.imagine(veiled, seat, rng) for _ in range(worlds_for(self.nodes))]

    def _draw(self, thinker: Thinker, drawn: list[tuple[Position, Position]], seat: int) -> Chances:
        """What chance did to the chances, as the seat sees it that decides next."""
        fortune = [0.0] * len(self.record.seats)
        for place, (before, after) in enumerate(drawn):
            rng = Random(f"fortune:{place}:{before.turns}:{seat}")
            was = mean(thinker.judge.all_shares(self._worlds(before, seat, rng)))
            now = mean(thinker.judge.all_shares(self._worlds(after, seat, rng)))
            for other in range(len(was)):
                fortune[other] += now[other] - was[other]
        return fortune


class Together:
    """Puts turns that were studied one by one together, in the order of the game."""

    def __init__(self, players: int) -> None:
        self.number = 0
        self.fortune: tuple[float, ...] = (0.0,) * players
        """What chance did since the last report."""

    def add(self, studied: Studied) -> TurnReport | None:
        """The report of the next turn, if it has one."""
        pairs = zip(self.fortune, studied.fortune, strict=True)
        self.fortune = tuple(one + other for one, other in pairs)
        if studied.report is None:
            return None
        report = replace(studied.report, number=self.number, fortune=self.fortune)
        self.number += 1
        self.fortune = (0.0,) * len(self.fortune)
        return report


def mean(rows: list[Chances]) -> Chances:
    """The mean of some chances."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
