"""The teacher at a table over HTTP: hints, and how good the last turn of a seat was."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Router
from litestar.params import JSONBody

from stellwerk.analysis.advice import Advice
from stellwerk.core.messages import Message
from stellwerk.server.analysis_api import JUDGED, TheAnalyses
from stellwerk.server.dependencies import TheTableService, Who
from stellwerk.server.limits import HOUR, limit
from stellwerk.server.networks import network_of
from stellwerk.server.routes import post
from stellwerk.server.tables_api import TableId, looking
from stellwerk.server.teacher_questions import (
    AdviceQuestion,
    now_asked,
    read_advice,
    shown_record,
    with_last_turn,
)
from stellwerk.store.analyses import Which


@post("/tables/{table_id:str}/advice", summary="Ask the teacher", status_code=200)
async def ask_teacher(
    table_id: TableId,
    data: JSONBody[AdviceQuestion],
    service: TheTableService,
    analyses: TheAnalyses,
    identity: Who,
    request: Request[Any, Any, Any],
) -> Advice:
    """What to play now, or how good a turn is, from what your seat can know."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, data.seat) as viewer:
        table = live_table.table
        question = now_asked(table, viewer, data)
        title, record = table.title, shown_record(table)
    if data.about is not None:
        question = await asyncio.to_thread(with_last_turn, question, title, record)
    who = identity.person or network_of(request)
    most = JUDGED * service.settings.analyses_per_hour
    often = Message("refused-often-hints", {"most": most})
    await limit(service, f"hints {who}", most, HOUR, often)
    found = await analyses.ask(Which(table_id, "seat"), question)
    return read_advice(found)


advice_router = Router("/api", route_handlers=[ask_teacher], tags=["teacher"])
