"""What is answered about analyses of finished games, whoever serves them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec

from stellwerk.analysis import Analyser, GameReport, Studied, Together, TurnReport, summarise
from stellwerk.analysis.paper import paper
from stellwerk.analysis.results import Knowledge, SeatReport, TurningPoint
from stellwerk.core.position import Position
from stellwerk.records import Record
from stellwerk.table.planning import LONGEST

State = Literal["none", "open", "done", "failed"]
_studied: Final = msgspec.json.Decoder(dict[str, Any])
_reports: Final = msgspec.json.Decoder(GameReport)


class OtherTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves in place of those of an analysed turn, by its number."""

    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    moves: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=100)]],
        msgspec.Meta(min_length=1, max_length=LONGEST),
    ]


class AnalysisView(msgspec.Struct, frozen=True):
    """An analysis as far as it goes.

    `none` was never asked for, `open` is being made. `done` of `total` turns are analysed; the
    total is 0 until it is known. `turns` are those from the number that was asked for. `seats` and
    `turning_points` come with the last turn.
    """

    state: State
    knowledge: Knowledge
    nodes: int
    done: int
    total: int
    turns: list[TurnReport]
    seats: list[SeatReport]
    turning_points: list[TurningPoint]


def no_analysis(knowledge: Knowledge) -> AnalysisView:
    """Nobody has asked for one."""
    return AnalysisView("none", knowledge, 0, 0, 0, [], [], [])


def analysis_view(
    about: tuple[State, Knowledge, int, int],
    studied: Sequence[str],
    report: str,
    players: int,
    first: int,
) -> AnalysisView:
    """An analysis from a turn on: its state, knowledge, simulations and total are `about` it."""
    state, knowledge, nodes, total = about
    turns, _ = reports_of(studied, players)
    game = _reports.decode(report) if report else None
    return AnalysisView(
        state=state,
        knowledge=knowledge,
        nodes=nodes,
        done=len(studied),
        total=total,
        turns=turns[first:],
        seats=[] if game is None else list(game.seats),
        turning_points=[] if game is None else list(game.turning_points),
    )


def reports_of(studied: Sequence[str], players: int) -> tuple[list[TurnReport], tuple[float, ...]]:
    """The reports of turns that were analysed one by one, and what chance did after the last."""
    together = Together(players)
    found = []
    for text in studied:
        plain = _studied.decode(text)
        report = plain["report"] and msgspec.convert(plain["report"], TurnReport)
        one = together.add(Studied(tuple(plain["fortune"]), report))
        if one is not None:
            found.append(one)
    return found, together.fortune


def place_of(studied: Sequence[str], number: int) -> int | None:
    """Which of the analysed turns has the report with a number."""
    found = [at for at, text in enumerate(studied) if _studied.decode(text)["report"] is not None]
    return found[number] if number < len(found) else None


def judgement(studied: bytes | str) -> TurnReport | None:
    """The report of a turn that was judged by itself, if there was a choice."""
    plain = _studied.decode(studied)["report"]
    return None if plain is None else msgspec.convert(plain, TurnReport)


def game_report(
    record: Record, ending: Position, nodes: int, knowledge: Knowledge, studied: Sequence[str]
) -> GameReport:
    """The report of a whole game, without its turns, which are kept apart."""
    analyser = Analyser(record, nodes, knowledge)
    turns, fortune = reports_of(studied, len(record.seats))
    analyser.fortune = list(fortune)
    analyser.ending = ending
    return replace(summarise(analyser, turns), turns=())


def printed_report(studied: Sequence[str], report: str, players: int, language: str) -> str:
    """One page of HTML that needs nothing else."""
    turns, _ = reports_of(studied, players)
    return paper(replace(_reports.decode(report), turns=tuple(turns)), language)
