"""The application: routes, guards, and background tasks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.logging import LoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import BeforeMessageSendHookHandler, Message, Scope
from uvicorn.protocols.utils import ClientDisconnected

from stellwerk import VERSION
from stellwerk.core import messages
from stellwerk.core.errors import StellwerkError
from stellwerk.server import (
    catalog_api,
    live,
    mcp_endpoint,
    people_api,
    replay_api,
    tables_api,
    teacher_api,
    waiting_api,
)
from stellwerk.server.account_background import keep_accounts
from stellwerk.server.advice_api import advice_router
from stellwerk.server.allowed_hosts import need_known_host
from stellwerk.server.analysis_api import analysis_router
from stellwerk.server.analysis_jobs import AnalysisJobs
from stellwerk.server.answers import make_catalog
from stellwerk.server.background import hear_others, keep_memory, keep_tidy, keep_time
from stellwerk.server.bots import BotPool
from stellwerk.server.commands import check_level
from stellwerk.server.faults import http_code, no_database
from stellwerk.server.housekeeping import keep_small, keeping
from stellwerk.server.identity import Identity
from stellwerk.server.metrics import REFUSED
from stellwerk.server.networks import network_of
from stellwerk.server.notices import keep_telling
from stellwerk.server.push import new_push_key
from stellwerk.server.push_api import push_router
from stellwerk.server.readiness import Readiness
from stellwerk.server.refusals import TooOftenError
from stellwerk.server.security import (
    ASSET_HEADERS,
    HEADERS,
    LARGEST_BODY,
    OpenSockets,
    need_same_origin,
)
from stellwerk.server.settings import Settings
from stellwerk.server.static_files import HASHED, StaticFiles, static_files_router
from stellwerk.server.steady_limit import SteadyRateLimit
from stellwerk.server.supervisor import Supervisor
from stellwerk.server.table_service import TableService, now
from stellwerk.server.title_schemas import ApiSchemaConfig
from stellwerk.server.tokens import new_secret
from stellwerk.server.wire import (
    Fault,
    StaleCommandError,
    failed,
    fault_of,
    refused,
)
from stellwerk.store.database import DATABASE_FAULTS, Database, database_url
from stellwerk.store.journal import Journal

AnyRequest = Request[Any, Any, Any]
_HEADERS, _ASSET_HEADERS = (
    [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    for headers in (HEADERS, ASSET_HEADERS)
)
IDENTITY: Final = "identity"
"""Where the state of a request keeps the identity."""
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
PATIENCE: Final = 5.0
"""Seconds for what is under way when the server stops."""
NO_FAULT_OF_OURS: Final = (
    *(StellwerkError, HTTPException, RecursionError, UnicodeError),
    *(WebSocketException, ClientDisconnected),
)
"""What refuses a socket, or happens to one whose client sent something odd or is gone."""
log: Final = logging.getLogger(__name__)


def create_app(
    settings: Settings, bots: BotPool | None = None, client: StaticFiles | None = None
) -> Litestar:
    """The server as an ASGI application."""
    settings.check()
    check_level(settings.stand_in)
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=["^/assets/", "^/health$", "^/ready$", "^/metrics$"],
        identifier_for_request=network_of,
        middleware_class=SteadyRateLimit,
    )
    pages = client or StaticFiles()
    pages.write_into_pages("catalog", lambda: msgspec.json.encode(make_catalog()))
    return Litestar(
        route_handlers=[
            tables_api.router,
            teacher_api.lessons_router,
            replay_api.router,
            advice_router,
            analysis_router,
            people_api.router,
            push_router,
            catalog_api.catalog,
            catalog_api.get_board,
            catalog_api.get_sentences,
            catalog_api.get_rules,
            catalog_api.health,
            catalog_api.ready,
            catalog_api.metrics,
            waiting_api.wait_for_turn,
            *mcp_endpoint.endpoints(),
            live.watch_table,
            live.watch_lobby,
            static_files_router(pages),
        ],
        dependencies={
            "service": Provide(_service, sync_to_thread=False),
            "settings": Provide(_settings, sync_to_thread=False),
            "analyses": Provide(_analyses, sync_to_thread=False),
            "identity": Provide(_identity),
        },
        guards=[need_known_host, need_same_origin],
        middleware=[limit.middleware],
        exception_handlers={
            StellwerkError: _refuse,
            HTTPException: _refuse_request,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
            **dict.fromkeys(DATABASE_FAULTS, _no_database),
            Exception: _fail,
        },
        after_exception=[_tell_of_socket],
        after_response=_log_request,
        before_request=_note_time,
        before_send=[_add_headers(settings)],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", exclude="/metrics", exclude_opt_key="is_packed"
        ),
        openapi_config=ApiSchemaConfig(
            title="Stellwerk",
            version=VERSION,
            render_plugins=[JsonRenderPlugin()],
            openapi_router=_schema_router(),
        ),
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        lifespan=[_working(settings, bots), mcp_endpoint.serving],
        state=State(
            {
                "settings": settings,
                "sockets": set(),
                "open_sockets": OpenSockets(settings.sockets_per_address),
            }
        ),
    )


def _service(state: State) -> TableService:
    service: TableService = state.service
    return service


def _settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


def _analyses(state: State) -> AnalysisJobs:
    analyses: AnalysisJobs = state.analyses
    return analyses


async def _identity(scope: Scope) -> Identity:
    identity = await Identity.of(ASGIConnection(scope))
    scope["state"][IDENTITY] = identity
    return identity


def _working(settings: Settings, bots: BotPool | None) -> Any:
    """What runs as long as the application does."""

    @asynccontextmanager
    async def work(app: Litestar) -> AsyncIterator[None]:
        database = await Database.open(database_url(settings.database))
        journal = Journal(database)
        pool = bots or BotPool(
            settings.workers,
            settings.thinking_seconds,
            longest_queue=settings.bot_wait_seconds,
            package=settings.bot_package,
        )
        service = TableService(settings, database, journal, pool)
        pool.answer = service.bot_decided
        jobs = AnalysisJobs(service)
        pool.analysed = jobs.analysed
        app.state.service = service
        app.state.analyses = jobs
        service.secret = await service.people.setting("cookie", new_secret())
        service.keeping = await keeping(database, settings)
        service.push_key = await service.people.setting("push", new_push_key())
        pool.secret = await service.people.setting("bots", new_secret())
        supervisor = Supervisor(service.stopping)
        app.state.readiness = Readiness(database, supervisor)
        pool.report = supervisor.reporter("bot workers")
        supervisor.keep("journal", journal.run)
        supervisor.keep("bots", pool.run)
        supervisor.keep("home page", service.lobby_feed.run)
        supervisor.keep("housekeeping", lambda: keep_small(service), ends=True)
        if database.is_postgres:
            supervisor.keep("other processes", lambda: hear_others(service))
            supervisor.keep("presence", service.presence.run)
        await service.lobby.make_all_due(now())
        supervisor.keep("clocks", lambda: keep_time(service), ends=True)
        supervisor.keep("notices", lambda: keep_telling(service), ends=True)
        supervisor.keep("addresses", lambda: keep_tidy(service, app.stores), ends=True)
        supervisor.keep("memory", lambda: keep_memory(service, app.state.open_sockets), ends=True)
        supervisor.keep("analyses", jobs.run, ends=True)
        supervisor.keep("accounts", lambda: keep_accounts(service), ends=True)
        try:
            yield
        finally:
            for socket in list(app.state.sockets):
                with suppress(Exception):
                    await socket.close(live.RESTART, "The server stops.")
            # Requests that use the database finish first: an interrupted query answers nobody.
            await supervisor.stop(service.tasks, PATIENCE)
            await app.state.readiness.stop()
            await database.close()

    return work


def _refuse(_request: AnyRequest, error: StellwerkError) -> Response[Fault]:
    """A refusal in one sentence; a stale command gets the new state with it."""
    status, code = fault_of(error)
    REFUSED.labels(code).inc()
    fault = refused(error, error.view if isinstance(error, StaleCommandError) else None)
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooOftenError) else None
    return Response(fault, status_code=status, headers=headers)


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
    return Response(failed("bad-request", messages.Message("refused-too-deep")), status_code=400)


def _no_text(_request: AnyRequest, _error: UnicodeError) -> Response[Fault]:
    """Bytes, or halves of characters, that are not valid text."""
    return Response(failed("bad-request", messages.Message("refused-no-text")), status_code=400)


def _no_database(request: AnyRequest, error: Exception) -> Response[Fault]:
    """The database is locked, full, read-only or gone: it may recover."""
    fault = no_database(error, request.url.path)
    return Response(fault, status_code=503, headers={"Retry-After": "5"})


def _fail(request: AnyRequest, error: Exception) -> Response[Fault]:
    """Our own fault: reported in the log, not to the client."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return Response(failed("failed", messages.Message("refused-failed")), status_code=500)


def _tell_of_socket(error: Exception, scope: Scope) -> None:
    """Our own fault at a socket, which Litestar closes and says nothing more of."""
    if scope["type"] != ScopeType.WEBSOCKET or isinstance(error, NO_FAULT_OF_OURS):
        return
    if isinstance(error, DATABASE_FAULTS):
        no_database(error, scope["path"])
    else:
        log.error("socket failed", exc_info=error, extra={"path": scope["path"]})


def _add_headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """Every answer gets them, also refusals; and the next cookie, if it is time for it."""
    secure = [HSTS] if settings.secure else []
    fixed, of_assets = [*_HEADERS, *secure], [*_ASSET_HEADERS, *secure]

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        is_asset = message["status"] == 200 and scope["path"].startswith(f"/{HASHED}")
        headers = [*message["headers"], *(of_assets if is_asset else fixed)]
        identity: Identity | None = scope["state"].get(IDENTITY)
        if identity is not None:
            cookie = identity.next_cookie(settings)
            if cookie is not None:
                headers.append(cookie.to_encoded_header())
        message["headers"] = headers

    return add


def _schema_router() -> Router:
    """Where the schema is; making it takes a second, so that is done in a thread."""
    making = asyncio.Lock()

    async def make_schema(request: AnyRequest) -> None:
        _note_time(request)
        async with making:
            await asyncio.to_thread(lambda: request.app.openapi_schema)

    return Router("/schema", route_handlers=[], include_in_schema=False, before_request=make_schema)


def _note_time(request: AnyRequest) -> None:
    request.state.begun = time.perf_counter()


def _log_request(request: AnyRequest) -> None:
    begun = getattr(request.state, "begun", None)
    spent = 0.0 if begun is None else (time.perf_counter() - begun) * 1_000
    extra = {"method": request.method, "path": request.url.path, "milliseconds": round(spent, 1)}
    log.debug("request", extra=extra)
