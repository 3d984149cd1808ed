"""The catalog over HTTP: the games and bots of this server, its health and its metrics."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from hmac import compare_digest
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import (
    NotAuthorizedException,
    PermissionDeniedException,
)
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from stellwerk import VERSION
from stellwerk.locales import sentences
from stellwerk.server.allowed_hosts import is_this_machine
from stellwerk.server.answers import known_title, make_catalog, printed_board
from stellwerk.server.networks import Connection
from stellwerk.server.readiness import Readiness
from stellwerk.server.routes import get as api_get
from stellwerk.server.rules_page import RulesPage, make_rules_page
from stellwerk.server.settings import Settings
from stellwerk.server.wire import Catalog
from stellwerk.titles import load_title, own_title_ids

TitleId = Annotated[str, PathParameter(max_length=40)]
PlayersQuery = Annotated[int, QueryParameter(ge=1, le=12)]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]
LanguagePath = Annotated[str, PathParameter(pattern="^[a-z]{2}$")]
if TYPE_CHECKING:
    Layout = Mapping[str, object]
else:
    Layout = reduce(or_, (load_title(id_).layout for id_ in own_title_ids()))
"""What is printed; `title` says which it is. Titles of other packages may have any form."""


@get("/api/catalog", summary="Games and bots", tags=["catalog"])
async def catalog() -> Catalog:
    """The titles with their options, and the levels of bots."""
    return make_catalog()


@api_get("/api/titles/{title_id:str}/board", summary="What is printed", tags=["catalog"])
async def get_board(
    title_id: TitleId, request: Request[Any, Any, Any], players: PlayersQuery
) -> Layout:
    """Spaces, cards, map: what a client draws a board from.

    Options of the title, such as `edition`, are further parameters; the others have their defaults.
    """
    given = {name: value for name, value in request.query_params.items() if name != "players"}
    return printed_board(title_id, players, given)


@api_get(
    "/api/sentences/{language:str}/{page:str}",
    summary="The sentences of a title",
    tags=["catalog"],
    media_type="text/plain; charset=utf-8",
)
async def get_sentences(language: LanguagePath, page: TitleId) -> str:
    """The messages of a title, in Project Fluent; for titles that are not built into a client."""
    known_title(page)
    return sentences(page, language)


@api_get("/api/rules/{title_id:str}", summary="The rules of a title", tags=["catalog"])
async def get_rules(title_id: TitleId, lang: Language = "en") -> RulesPage:
    """The rules page, chapter by chapter; every rule has its id as anchor."""
    title = known_title(title_id)
    return make_rules_page(title.id, title.prefix, lang)


@get("/health", summary="Whether the process lives", tags=["operations"])
async def health() -> dict[str, str]:
    """Answers as long as the event loop runs."""
    return {"status": "alive", "version": VERSION}


class ReadyView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether the server can work; if not, a sentence for each problem."""

    status: str
    troubles: dict[str, str] = {}


@get(
    "/ready",
    summary="Whether the server can work",
    tags=["operations"],
    responses={503: ResponseSpec(ReadyView, description="Something does not work now.")},
)
async def ready(state: State) -> Response[ReadyView]:
    """Answers 200 while everything works, otherwise 503 and what does not."""
    troubles = await cast("Readiness", state.readiness).troubles()
    if troubles:
        return Response(ReadyView("in trouble", troubles), status_code=503)
    return Response(ReadyView("ready"))


async def need_metrics_token(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Metrics are for whoever has the token; if there is none, for this machine."""
    settings: Settings = connection.app.state.settings
    token = settings.metrics_token
    if not token:
        if not is_this_machine(connection):
            raise PermissionDeniedException(
                "Without STELLWERK_METRICS_TOKEN the numbers are for this machine alone."
            )
        return
    given = connection.headers.get("authorization", "")
    if not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotAuthorizedException("The numbers are for who sends the token.")


@get(
    "/metrics",
    summary="Metrics for Prometheus",
    include_in_schema=False,
    guards=[need_metrics_token],
)
async def metrics() -> Response[bytes]:
    """Counters and gauges in the text form of Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
