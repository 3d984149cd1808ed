"""Analyses of finished games over HTTP, and what would have come of other moves."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Final

from litestar import Request, Response, Router
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from stellwerk.analysis import TurnReport
from stellwerk.analysis.results import Knowledge
from stellwerk.core.messages import Message
from stellwerk.locales import check_language
from stellwerk.server.analysis_answers import (
    AnalysisView,
    OtherTurn,
    analysis_view,
    no_analysis,
    printed_report,
    reports_of,
)
from stellwerk.server.analysis_jobs import AnalysisJobs
from stellwerk.server.catalog_api import Language
from stellwerk.server.dependencies import TheTableService, Who
from stellwerk.server.limits import HOUR, limit
from stellwerk.server.networks import network_of
from stellwerk.server.replay_api import EyesQuery, replay_of, viewer_of
from stellwerk.server.routes import get, post
from stellwerk.server.table_service import TableService, now
from stellwerk.server.tables_api import FirstQuery, MovesQuery, TableId
from stellwerk.store.analyses import Stored, Which
from stellwerk.table.errors import RefusedError
from stellwerk.table.replay import ReplayStep
from stellwerk.table.trial import trial_view
from stellwerk.table.view import View

TheAnalyses = NamedDependency[AnalysisJobs]
KnowledgeQuery = Annotated[Knowledge, QueryParameter()]
AfterQuery = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
ActorQuery = Annotated[int, QueryParameter(ge=0, le=11)]
JUDGED: Final = 10
"""How many single turns may be judged where one game may be analysed."""


async def _players(service: TableService, table_id: str) -> tuple[int, int]:
    """The number of players of a finished game, and of its steps."""
    live_table = await service.live_table(table_id)
    async with service.reading(live_table) as table:
        if table.state != "over":
            raise RefusedError(Message("refused-not-over"))
        return table.game.players, len(table.game.move_list)


def _view(
    stored: Stored | None, knowledge: Knowledge, players: int, steps: int, first: int
) -> AnalysisView:
    if stored is None or stored.wanted.steps != steps:
        return no_analysis(knowledge)
    about = (stored.state, knowledge, stored.wanted.nodes, stored.total)
    return analysis_view(about, stored.turns, stored.report, players, first)


@get("/tables/{table_id:str}/analysis", summary="The analysis of a finished game")
async def get_analysis(
    table_id: TableId,
    service: TheTableService,
    analyses: TheAnalyses,
    knowledge: KnowledgeQuery = "seat",
    first: FirstQuery = 0,
) -> AnalysisView:
    """The turns that are analysed, from a number on: ask again for more while it is `open`."""
    players, steps = await _players(service, table_id)
    stored = await analyses.store.find(Which(table_id, knowledge))
    return await asyncio.to_thread(_view, stored, knowledge, players, steps, first)


@post("/tables/{table_id:str}/analysis", summary="Analyse a finished game", status_code=200)
async def ask_for_analysis(
    table_id: TableId,
    service: TheTableService,
    analyses: TheAnalyses,
    identity: Who,
    request: Request[Any, Any, Any],
    knowledge: KnowledgeQuery = "seat",
) -> AnalysisView:
    """Have a game analysed, once for everybody; the turns come one by one."""
    players, steps = await _players(service, table_id)
    which, wanted = Which(table_id, knowledge), analyses.wanted(steps)
    stored = await analyses.store.find(which)
    known = stored is not None and stored.state != "failed"
    if stored is None or not known or stored.wanted._replace(nodes=wanted.nodes) != wanted:
        most = service.settings.analyses_per_hour
        who = identity.person or network_of(request)
        often = Message("refused-often-analyses", {"most": most})
        await limit(service, f"analyses {who}", most, HOUR, often)
        await analyses.store.ask(which, wanted, now())
        await analyses.look()
        stored = await analyses.store.find(which)
    return await asyncio.to_thread(_view, stored, knowledge, players, steps, 0)


@get(
    "/tables/{table_id:str}/analysis/report",
    summary="The analysis of a finished game, to print",
    media_type="text/html; charset=utf-8",
)
async def get_report(
    table_id: TableId,
    service: TheTableService,
    analyses: TheAnalyses,
    knowledge: KnowledgeQuery = "seat",
    lang: Language = "en",
) -> Response[str]:
    """One page of HTML that needs nothing else."""
    check_language(lang)
    players, _ = await _players(service, table_id)
    stored = await analyses.store.find(Which(table_id, knowledge))
    if stored is None or not stored.report:
        raise RefusedError(Message("refused-no-analysis"))
    about = (stored.turns, stored.report, players, lang)
    page = await asyncio.to_thread(printed_report, *about)
    return Response(page, media_type="text/html; charset=utf-8")


@get("/tables/{table_id:str}/variation", summary="Other moves in a finished game")
async def get_variation(
    table_id: TableId,
    service: TheTableService,
    actor: ActorQuery,
    after: AfterQuery,
    moves: MovesQuery = None,
    eyes: EyesQuery = "all",
) -> list[ReplayStep]:
    """The table after some steps of a finished game, and after each other move of a seat."""
    replay = await replay_of(service, table_id)
    viewer = viewer_of(replay, eyes)
    return await asyncio.to_thread(replay.variation, after, actor, moves or [], viewer)


@get("/tables/{table_id:str}/trial", summary="Another turn in a finished game")
async def get_trial(
    table_id: TableId,
    service: TheTableService,
    actor: ActorQuery,
    after: AfterQuery,
    moves: MovesQuery = None,
) -> View:
    """The table as a seat saw it after some steps and other moves of its own: nothing is played."""
    replay = await replay_of(service, table_id)
    live_table = await service.live_table(table_id)
    async with service.reading(live_table) as table:
        return trial_view(table, table_id, replay, after, actor, moves or [])


@post("/tables/{table_id:str}/analysis/judge", summary="Judge another turn", status_code=200)
async def judge(
    table_id: TableId,
    data: JSONBody[OtherTurn],
    service: TheTableService,
    analyses: TheAnalyses,
    identity: Who,
    request: Request[Any, Any, Any],
) -> TurnReport:
    """What a turn that was not played would have been worth; nothing of it is kept."""
    which = Which(table_id, "seat")
    replay = await replay_of(service, table_id)
    stored = await analyses.store.find(which)
    turns = [] if stored is None else reports_of(stored.turns, replay.game.players)[0]
    if data.number >= len(turns):
        raise RefusedError(Message("refused-no-analysis"))
    turn = turns[data.number]
    # What is not legal is refused here, in one sentence.
    await asyncio.to_thread(replay.variation, turn.first, turn.seat, data.moves, turn.seat)
    who = identity.person or network_of(request)
    most = JUDGED * service.settings.analyses_per_hour
    often = Message("refused-often-analyses", {"most": most})
    await limit(service, f"judged {who}", most, HOUR, often)
    found = await analyses.judge(which, data.number, data.moves)
    if found is None:
        raise RefusedError(Message("refused-judge-busy"))
    return replace(found, number=data.number)


analysis_router = Router(
    "/api",
    route_handlers=[get_analysis, ask_for_analysis, get_report, get_variation, get_trial, judge],
    tags=["replays"],
)
