"""Analyses of the games of one browser, turn by turn, where its bots think.

One turn is asked for at a time, so that a bot never waits for more than that. What is done is kept,
and goes on where it stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal, NamedTuple

import msgspec

from stellwerk.analysis import TurnReport
from stellwerk.analysis.results import VERSION, Knowledge
from stellwerk.core.messages import Message
from stellwerk.core.position import Position
from stellwerk.records import Record, write_record
from stellwerk.server.analysis_answers import (
    AnalysisView,
    OtherTurn,
    analysis_view,
    game_report,
    judgement,
    no_analysis,
    place_of,
    printed_report,
    reports_of,
)
from stellwerk.server.bot_worker import AnalysedTurn, AnalysisQuestion, TeacherQuestion
from stellwerk.site.storage import GameStorage
from stellwerk.table.errors import RefusedError
from stellwerk.table.replay import Replay
from stellwerk.table.table import Table

NODES: Final = 100
"""Simulations for each turn: a browser is slower than a server."""


class KeptAnalysis(msgspec.Struct, frozen=True):
    """An analysis as far as it goes; `steps` is the length of its game."""

    version: int
    nodes: int
    steps: int
    state: Literal["open", "done", "failed"] = "open"
    total: int = 0
    turns: list[str] = []
    report: str = ""


class AnalysedGame(NamedTuple):
    """A game that is being analysed."""

    record: Record
    ending: Position


Which = tuple[str, Knowledge]
Question = AnalysisQuestion | TeacherQuestion
_KEPT: Final = msgspec.json.Decoder(KeptAnalysis)
_ANSWER: Final = msgspec.json.Decoder(AnalysedTurn | None)


class BrowserAnalyses:
    """The analyses of a browser. `ask` is given each question."""

    def __init__(self, storage: GameStorage, ask: Callable[[Question], None]) -> None:
        self.storage = storage
        self.ask = ask
        self.known: dict[Which, KeptAnalysis] = {}
        self.jobs: dict[Which, AnalysedGame] = {}
        self.current: tuple[Question, Which] | None = None
        """The turn that is analysed now."""
        self.awaited: list[tuple[Question, asyncio.Future[AnalysedTurn | None]]] = []
        """Questions that somebody waits for."""

    async def _find(self, id_: str, table: Table, knowledge: Knowledge) -> KeptAnalysis | None:
        """What is known of a game that is over."""
        if table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        which = id_, knowledge
        if which not in self.known:
            text = await self.storage.analysis(id_, knowledge)
            if text:
                self.known.setdefault(which, _KEPT.decode(text))
        kept, steps = self.known.get(which), len(table.game.move_list)
        return kept if kept and (kept.version, kept.steps) == (VERSION, steps) else None

    async def view(
        self, id_: str, table: Table, knowledge: Knowledge, first: int = 0
    ) -> AnalysisView:
        """An analysis from a turn on."""
        kept = await self._find(id_, table, knowledge)
        if kept is None:
            return no_analysis(knowledge)
        about = (kept.state, knowledge, kept.nodes, kept.total)
        return analysis_view(about, kept.turns, kept.report, table.game.players, first)

    async def begin(self, id_: str, table: Table, knowledge: Knowledge) -> AnalysisView:
        """Analyse a game, or go on where it stopped."""
        kept = await self._find(id_, table, knowledge)
        if kept is None:
            kept = KeptAnalysis(VERSION, NODES, len(table.game.move_list))
        if kept.state != "done":
            which = id_, knowledge
            self.known[which] = msgspec.structs.replace(kept, state="open")
            self.jobs[which] = AnalysedGame(table.game.record(table.names), table.game.position)
            self._ask_next()
        return await self.view(id_, table, knowledge)

    async def report(self, id_: str, table: Table, knowledge: Knowledge, language: str) -> str:
        """A page to print."""
        kept = await self._find(id_, table, knowledge)
        if kept is None or not kept.report:
            raise RefusedError(Message("refused-no-analysis"))
        return printed_report(kept.turns, kept.report, table.game.players, language)

    async def judge(self, id_: str, table: Table, replay: Replay, other: OtherTurn) -> TurnReport:
        """What a turn that was not played would have been worth; nothing of it is kept."""
        kept = await self._find(id_, table, "seat")
        turns = [] if kept is None else reports_of(kept.turns, table.game.players)[0]
        place = None if kept is None else place_of(kept.turns, other.number)
        if kept is None or place is None:
            raise RefusedError(Message("refused-no-analysis"))
        turn = turns[other.number]
        # What is not legal is refused here, in one sentence.
        replay.variation(turn.first, turn.seat, other.moves, turn.seat)
        record = write_record(table.game.record(table.names))
        found = await self.answer(
            AnalysisQuestion(record, "seat", kept.nodes, place, list(other.moves))
        )
        judged = None if found is None else judgement(bytes(found.turn))
        if judged is None:
            raise RefusedError(Message("refused-judge-busy"))
        return replace(judged, number=other.number)

    async def answer(self, question: Question) -> AnalysedTurn | None:
        """The answer to a question that somebody waits for; None if there is none."""
        answer: asyncio.Future[AnalysedTurn | None] = asyncio.get_running_loop().create_future()
        self.awaited.append((question, answer))
        self.ask(question)
        return await answer

    def _ask_next(self) -> None:
        if self.current is None and self.jobs:
            which, job = next(iter(self.jobs.items()))
            kept = self.known[which]
            record = write_record(job.record)
            question = AnalysisQuestion(record, which[1], kept.nodes, len(kept.turns))
            self.current = question, which
            self.ask(question)

    async def answered(self, question: Question, text: str) -> None:
        """A turn is analysed, or cannot be."""
        found = _ANSWER.decode(text)
        for asked, answer in self.awaited:
            if asked == question and not answer.done():
                answer.set_result(found)
        self.awaited = [one for one in self.awaited if not one[1].done()]
        if self.current is None or self.current[0] != question:
            return
        which = self.current[1]
        self.current = None
        if which in self.jobs:
            self.known[which] = self._grown(which, found)
            if self.known[which].state != "open":
                del self.jobs[which]
            kept = msgspec.json.encode(self.known[which]).decode()
            # If the browser has no room for it, it is kept as long as the page is open.
            await self.storage.keep_analysis(*which, kept)
        self._ask_next()

    def _grown(self, which: Which, found: AnalysedTurn | None) -> KeptAnalysis:
        """An analysis with one more turn, and with the report after the last."""
        kept, job = self.known[which], self.jobs[which]
        if found is None:
            return msgspec.structs.replace(kept, state="failed")
        turns = [*kept.turns, bytes(found.turn).decode()]
        grown = msgspec.structs.replace(kept, turns=turns, total=found.total)
        if len(turns) < found.total:
            return grown
        report = game_report(job.record, job.ending, kept.nodes, which[1], turns)
        text = msgspec.json.encode(report).decode()
        return msgspec.structs.replace(grown, state="done", report=text)

    def forget(self, id_: str) -> None:
        """A table was deleted."""
        for known in (self.known, self.jobs):
            for which in [which for which in known if which[0] == id_]:
                del known[which]
