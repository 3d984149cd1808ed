"""The house by HTTP: its games, and how it is doing."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from stellwerk import VERSION
from stellwerk.bots import BOTS
from stellwerk.core.title import Title
from stellwerk.server.inject import TheHall
from stellwerk.server.routes import get as api_get
from stellwerk.server.rules_page import RulesPage, make_rules_page
from stellwerk.server.wire import House, TitleView
from stellwerk.titles import load_title, title_ids
from stellwerk.titles.glueck_auf.layout import GlueckAufLayout
from stellwerk.titles.russian_railroads.layout import RussianRailroadsLayout
from stellwerk.titles.volldampf.layout import VolldampfLayout

TitleId = Annotated[str, PathParameter(max_length=40)]
PlayersQuery = Annotated[int, QueryParameter(ge=1, le=12)]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]
Layout = RussianRailroadsLayout | GlueckAufLayout | VolldampfLayout
"""What is printed; `title` says which it is."""


@get("/api/house", summary="Games and bots", tags=["house"])
async def house() -> House:
    """The titles with their options, and the levels of bots."""
    return House(VERSION, [_title_view(load_title(id_)) for id_ in title_ids()], list(BOTS))


def _title_view(title: Title[Any]) -> TitleView:
    return TitleView(
        id=title.id,
        name=title.name,
        prefix=title.prefix,
        rules=title.version,
        sources=list(title.sources),
        players=list(title.players),
        options={name: list(values) for name, values in title.choices.items()},
        reactions=list(title.reactions),
    )


@api_get("/api/titles/{title_id:str}/board", summary="What is printed", tags=["house"])
async def get_board(
    title_id: TitleId, request: Request[Any, Any, Any], players: PlayersQuery
) -> Layout:
    """Spaces, cards, map: what a client draws a board from.

    Options of the title, such as `edition`, are further parameters; those left out are as usual.
    """
    title = known_title(title_id)
    given = {name: value for name, value in request.query_params.items() if name != "players"}
    options = title.settled(given)
    title.new_game(players, options)
    return cast("Layout", title.board(players, options))


@api_get("/api/rules/{title_id:str}", summary="The rules of a title", tags=["house"])
async def get_rules(title_id: TitleId, lang: Language = "en") -> RulesPage:
    """The rules page, chapter by chapter; every rule has its id as anchor."""
    title = known_title(title_id)
    return make_rules_page(title.id, title.prefix, lang)


def known_title(id_: str) -> Title[Any]:
    """A title of the house; no other is a fault of the request, but not found."""
    if id_ not in title_ids():
        raise NotFoundException("There is no such title.")
    return load_title(id_)


@get("/health", summary="Whether the process lives", tags=["operations"])
async def health() -> dict[str, str]:
    """Answers as long as the event loop turns."""
    return {"status": "alive", "version": VERSION}


@get("/ready", summary="Whether the server can work", tags=["operations"])
async def ready(hall: TheHall) -> Response[dict[str, str]]:
    """Answers 200 while the database answers, otherwise 503."""
    try:
        async with hall.database.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Counters and gauges in the text form of Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
