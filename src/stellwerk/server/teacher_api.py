"""The teacher over HTTP: first games in lessons."""

from __future__ import annotations

from litestar import Response, Router
from litestar.params import JSONBody

from stellwerk.core.lessons import LEARNER
from stellwerk.core.messages import Message
from stellwerk.server.commands import Start
from stellwerk.server.dependencies import TheSettings, TheTableService, Who
from stellwerk.server.routes import get, post
from stellwerk.server.table_service import now
from stellwerk.server.tables_api import TableId, looking, put_up
from stellwerk.server.wire import NewLessons, NewSeat, OpenedTable
from stellwerk.table.course import LessonView, lesson_view
from stellwerk.table.errors import RefusedError
from stellwerk.table.lifecycle import open_course
from stellwerk.titles import load_title


@post("/", summary="Begin a first game in lessons")
async def begin_lessons(
    data: JSONBody[NewLessons], service: TheTableService, identity: Who, settings: TheSettings
) -> Response[OpenedTable]:
    """Open a table for the lessons of a title, with bots on the other seats, and begin."""
    table = open_course(load_title(data.title), now())
    seats = [NewSeat(name=data.name)]
    opened = await put_up(table, seats, service, identity, settings, listed=False)
    live_table = await service.live_table(opened.content.id)
    await service.do(live_table, Start(), identity.who)
    return opened


@get("/{table_id:str}", summary="The lesson for now")
async def get_lesson(table_id: TableId, service: TheTableService, identity: Who) -> LessonView:
    """What the learner at this table reads now, and which moves are recommended."""
    live_table = await service.live_table(table_id)
    async with looking(service, live_table, identity, LEARNER):
        found = lesson_view(live_table.table)
    if found is None:
        raise RefusedError(Message("refused-lessons-here"))
    return found


lessons_router = Router(
    "/api/lessons", route_handlers=[begin_lessons, get_lesson], tags=["teacher"]
)
