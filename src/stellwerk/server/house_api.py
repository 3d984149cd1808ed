"""The house by HTTP: its games, and how it is doing."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from stellwerk import VERSION
from stellwerk.bots import BOTS
from stellwerk.server.inject import TheHall
from stellwerk.server.wire import House, TitleView
from stellwerk.titles import load_title, title_ids


@get("/api/house", summary="Games and bots", tags=["house"])
async def house() -> House:
    """The titles with their options, and the levels of bots."""
    titles = []
    for id_ in title_ids():
        title = load_title(id_)
        options = {name: list(values) for name, values in title.choices.items()}
        players, reactions = list(title.players), list(title.reactions)
        titles.append(TitleView(id_, title.name, title.version, players, options, reactions))
    return House(VERSION, titles, list(BOTS))


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
