"""The application: routes, guards, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from stellwerk import VERSION
from stellwerk.core.errors import StellwerkError
from stellwerk.server import house_api, live, replay_api, tables_api
from stellwerk.server.bots import BotPool
from stellwerk.server.client import Client, client_router
from stellwerk.server.deeds import check_level
from stellwerk.server.guard import HEADERS, LARGEST_BODY, Crowd, need_same_origin
from stellwerk.server.hall import Hall, now
from stellwerk.server.identity import Identity
from stellwerk.server.keeper import hear_others, keep_tidy, keep_time
from stellwerk.server.metrics import REFUSED
from stellwerk.server.notices import keep_telling
from stellwerk.server.people_api import people_router
from stellwerk.server.settings import Settings
from stellwerk.server.tokens import new_secret
from stellwerk.server.wire import Fault, StaleDeedError, fault_of, http_code
from stellwerk.store.database import Database, database_url
from stellwerk.store.journal import Journal

AnyRequest = Request[Any, Any, Any]
_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
PATIENCE: Final = 5.0
"""Seconds for what is under way when the server stops."""
log: Final = logging.getLogger(__name__)


def create_app(
    settings: Settings, bots: BotPool | None = None, client: Client | None = None
) -> Litestar:
    """The server as an ASGI application."""
    settings.check()
    check_level(settings.stand_in)
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=["^/assets/", "^/health$", "^/ready$", "^/metrics$"],
    )
    return Litestar(
        route_handlers=[
            tables_api.router,
            replay_api.router,
            people_router(settings),
            house_api.house,
            house_api.get_board,
            house_api.get_rules,
            house_api.health,
            house_api.ready,
            house_api.metrics,
            live.watch_table,
            live.watch_lobby,
            client_router(client or Client()),
        ],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "settings": Provide(_settings, sync_to_thread=False),
            "identity": Provide(_identity, sync_to_thread=False),
        },
        guards=[need_same_origin],
        middleware=[limit.middleware],
        exception_handlers={
            StellwerkError: _refuse,
            HTTPException: _refuse_request,
            RecursionError: _too_deep,
            Exception: _fail,
        },
        after_response=_log_request,
        before_request=_note_time,
        before_send=[_add_headers],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", exclude="/metrics", exclude_opt_key="is_packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Stellwerk", version=VERSION, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        lifespan=[_working(settings, bots)],
        state=State(
            {"settings": settings, "sockets": set(), "crowd": Crowd(settings.sockets_per_address)}
        ),
    )


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def _settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


def _identity(scope: Scope) -> Identity:
    return Identity.of(ASGIConnection(scope))


def _working(settings: Settings, bots: BotPool | None) -> Any:
    """What runs as long as the application does."""

    @asynccontextmanager
    async def work(app: Litestar) -> AsyncIterator[None]:
        database = await Database.open(database_url(settings.database))
        journal = Journal(database)
        pool = bots or BotPool(settings.workers, settings.thinking_seconds)
        hall = Hall(settings, database, journal, pool)
        pool.answer = hall.bot_decided
        app.state.hall = hall
        hall.secret = await hall.people.setting("cookie", new_secret())
        errands: list[Coroutine[Any, Any, None]] = [
            pool.run(),
            hall.home.run(),
            keep_tidy(hall, app.stores),
        ]
        if database.is_postgres:
            errands.append(hear_others(hall))
        writer = asyncio.create_task(journal.run())
        if not database.is_postgres:
            await hall.lobby.make_all_due(now())
        keepers = [asyncio.create_task(keep_time(hall)), asyncio.create_task(keep_telling(hall))]
        tasks = [asyncio.create_task(errand) for errand in errands]
        try:
            yield
        finally:
            for socket in list(app.state.sockets):
                with suppress(Exception):
                    await socket.close(live.RESTART, "The server stops.")
            # Whoever is at the database finishes first: a query that is cut off answers nobody.
            hall.stopping.set()
            await asyncio.wait([*keepers, *hall.tasks], timeout=PATIENCE)
            for task in [*tasks, *keepers, *hall.tasks, writer]:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await database.close()

    return work


def _refuse(_request: AnyRequest, error: StellwerkError) -> Response[Fault]:
    """A refusal in one sentence; a stale deed gets the new state with it."""
    status, code = fault_of(error)
    REFUSED.labels(code).inc()
    view = error.view if isinstance(error, StaleDeedError) else None
    return Response(Fault(code, str(error), view), status_code=status)


def _refuse_request(_request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """What Litestar found wrong with a request, in the same form."""
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{detail}: {extra[0].get('message', '')}"
    return Response(
        Fault(http_code(error), detail), status_code=error.status_code, headers=error.headers
    )


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Fault]:
    """JSON in JSON in JSON …"""
    return Response(Fault("bad-request", "The JSON is nested too deeply."), status_code=400)


def _fail(request: AnyRequest, error: Exception) -> Response[Fault]:
    """Our own fault: told in the log, not to the client."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return Response(Fault("failed", "Something went wrong here."), status_code=500)


async def _add_headers(message: Message, _scope: Scope) -> None:
    """Every answer carries them, refusals as well."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_HEADERS]


def _note_time(request: AnyRequest) -> None:
    request.state.begun = time.perf_counter()


def _log_request(request: AnyRequest) -> None:
    begun = getattr(request.state, "begun", None)
    spent = 0.0 if begun is None else (time.perf_counter() - begun) * 1_000
    extra = {"method": request.method, "path": request.url.path, "milliseconds": round(spent, 1)}
    log.debug("request", extra=extra)
