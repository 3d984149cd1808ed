"""`stellwerk serve`"""

from __future__ import annotations

import asyncio
import gc
import os
import socket as net
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

import uvicorn
from cyclopts import Parameter

from stellwerk.cli.screen import console
from stellwerk.core.errors import StellwerkError
from stellwerk.server.app import create_app
from stellwerk.server.connections import PatientProtocol, room_for_connections
from stellwerk.server.frames import CountedSocket
from stellwerk.server.logs import set_up_logs
from stellwerk.server.security import LARGEST_FRAME
from stellwerk.server.settings import Settings, Smtp
from stellwerk.store.database import Database, database_url

USUAL_PORT: Final = 8000
BACKLOG: Final = 256
"""Connections that wait to be taken. Python tries so many at once, also where none can be."""
YOUNG: Final = 50_000
"""So many objects more than before make Python look for circles among the new ones."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: Annotated[str, Parameter(env_var="STELLWERK_DATABASE")] = "",
    workers: int = 0,
    base_url: Annotated[str, Parameter(env_var="STELLWERK_BASE_URL")] = "",
    stand_in: str = "random",
    trust_proxy: str = "127.0.0.1",
    requests_per_minute: int = 600,
    sockets_per_address: int = 200,
    connections: int = 0,
    tables_per_person: int = 100,
    strong_bots_per_person: int = 24,
    bot_wait_seconds: float = 15.0,
    keep_waiting_days: int = 0,
    keep_finished_days: int = 0,
    socket: Path | None = None,
    log_level: str = "info",
    open_browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> None:
    """Serve tables over HTTP and WebSocket.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all.
    port
        The port to listen at; 8000 if none is named, or a free one if that is taken.
    database
        A file, or postgresql://user@host/name; a file of the user by default.
    workers
        Processes in which bots think; one for each processor, and two at least, if 0. Where there
        are several, one is kept for bots that do not search.
    base_url
        The address people use, such as https://games.example.org.
    stand_in
        The bot that plays for people who left or whose time is out.
    trust_proxy
        Addresses of reverse proxies that say who a client is, with commas.
    requests_per_minute
        How many requests one address may send; sockets are limited on their own.
    sockets_per_address
        How many sockets one address may have open: one for each page of a table or of the lobby.
    connections
        How many connections there may be at once; as many as the process may have files if 0.
    tables_per_person
        How many games that are not over a person may have.
    strong_bots_per_person
        How many seats bots that search may have at a person's games that are not over.
    bot_wait_seconds
        How long people wait until a bot that searches is asked; then a quicker one is.
    keep_waiting_days
        Delete tables that never started when nobody has touched them for so many days; 0 for never.
    keep_finished_days
        Delete finished games, and records somebody brought along, after so many days; 0 for never.
    socket
        Listen at this Unix socket instead of a port.
    log_level
        debug, info, warning or error.
    open_browser
        Open the browser as soon as the server is ready.
    """
    if log_level not in ("debug", "info", "warning", "error"):
        raise StellwerkError(f"A log level is debug, info, warning or error, not {log_level!r}.")
    if connections < 0:
        raise StellwerkError("There is one connection at least, or 0 for as many as possible.")
    settings = Settings(
        database=database,
        base_url=base_url.rstrip("/"),
        host=host,
        metrics_token=os.environ.get("STELLWERK_METRICS_TOKEN", ""),
        workers=workers or max(2, processors()),
        stand_in=stand_in,
        smtp=_smtp(),
        requests_per_minute=requests_per_minute,
        sockets_per_address=sockets_per_address,
        tables_per_person=tables_per_person,
        strong_bots_per_person=strong_bots_per_person,
        bot_wait_seconds=bot_wait_seconds,
        keep_waiting_days=keep_waiting_days,
        keep_finished_days=keep_finished_days,
    )
    app = create_app(settings)
    set_up_logs(log_level)
    listener = None if socket is not None else listen(host, port)
    asyncio.run(_prepare(database))
    room = room_for_connections()
    server = Server(
        uvicorn.Config(
            app,
            http=PatientProtocol.limited(min(connections or room, room)),
            backlog=BACKLOG,
            uds=None if socket is None else str(socket),
            ws=CountedSocket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=trust_proxy,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=10,
        )
    )
    if listener is not None:
        address = base_url or f"http://{_name(host)}:{listener.getsockname()[1]}"
        server.greet = lambda: _greet(address, open_browser=open_browser)
    server.run(sockets=None if listener is None else [listener])
    if not server.started:
        raise StellwerkError("The server could not start; the log says why.")


def processors() -> int:
    """The processors this process may use: a container has fewer than its machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


async def _prepare(address: str) -> None:
    """Bring the database up to date before anybody waits for an answer, and say so."""
    store = await Database.open(
        database_url(address), lambda sentence: console().print(sentence, soft_wrap=True)
    )
    await store.close()


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    greet: Callable[[], None] | None = None

    async def startup(self, sockets: list[net.socket] | None = None) -> None:
        await super().startup(sockets)
        _collect_rarely()
        if self.started and self.greet is not None:
            self.greet()


def _collect_rarely() -> None:
    """Keep the collector of circles from holding everybody up.

    What is there before the first table stays, and is not looked at again. Tables and views make
    no circles; it is sockets and requests that do, and they can wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def listen(host: str, port: int | None) -> net.socket:
    """A socket at a port; without one at the usual port, or at any that is free."""
    fault: OSError | None = None
    for choice in (USUAL_PORT, 0) if port is None else (port,):
        try:
            return net.create_server(
                (host, choice), family=net.AF_INET6 if ":" in host else net.AF_INET
            )
        except (OSError, OverflowError) as refused:
            fault = refused if isinstance(refused, OSError) else OSError(0, str(refused))
    place = host if port is None else f"{host}:{port}"
    raise StellwerkError(f"Nothing can listen at {place}: {fault and fault.strerror}.")


def _name(host: str) -> str:
    """The name under which this machine reaches itself at a host it listens at."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _greet(address: str, *, open_browser: bool) -> None:
    console().print(f"Stellwerk is at {address}", soft_wrap=True)
    if open_browser:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _smtp() -> Smtp | None:
    """The mail server, from the environment: a password has no place on a command line."""
    host = os.environ.get("STELLWERK_SMTP_HOST", "")
    if not host:
        return None
    port = os.environ.get("STELLWERK_SMTP_PORT", "587")
    if not port.isdecimal():
        raise StellwerkError(f"STELLWERK_SMTP_PORT is a number, not {port!r}.")
    return Smtp(
        host=host,
        port=int(port),
        user=os.environ.get("STELLWERK_SMTP_USER", ""),
        password=os.environ.get("STELLWERK_SMTP_PASSWORD", ""),
        sender=os.environ.get("STELLWERK_SMTP_FROM", ""),
        starttls=os.environ.get("STELLWERK_SMTP_STARTTLS", "yes") != "no",
    )
