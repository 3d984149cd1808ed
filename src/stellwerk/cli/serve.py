"""`stellwerk serve`"""

from __future__ import annotations

import asyncio
import gc
import os
import socket as net
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

import uvicorn
from cyclopts import Parameter

from stellwerk.cli.screen import console, say_to_user
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.server.app import create_app
from stellwerk.server.connections import PatientProtocol, room_for_connections
from stellwerk.server.frames import CountedSocket
from stellwerk.server.later import import_later
from stellwerk.server.logs import set_up_logs
from stellwerk.server.security import LARGEST_FRAME
from stellwerk.server.settings import Settings, Smtp
from stellwerk.store.database import Database, database_url

USUAL_PORT: Final = 8000
BACKLOG: Final = 256
"""Connections waiting to be accepted. Python tries that many at once, even if it can take none."""
YOUNG: Final = 50_000
"""How many new objects make Python look for reference cycles among them, if they are so many before
`server.background` does it."""
NEVER: Final = 1_000_000
"""After how many such looks it would look at what is older, too."""
SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which a thread gives up the interpreter if another one waits for it.

SQLite gives it up for each row. By default, a move that is stored would get it back five
milliseconds later, each time, while others are served.
"""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: Annotated[str, Parameter(env_var="STELLWERK_DATABASE")] = "",
    workers: int = 0,
    base_url: Annotated[str, Parameter(env_var="STELLWERK_BASE_URL")] = "",
    stand_in: str = "driver",
    stand_in_grace_seconds: float = 60.0,
    trust_proxy: str = "127.0.0.1",
    requests_per_minute: int = 600,
    sockets_per_address: int = 200,
    guests_per_hour: int = 60,
    connections: int = 0,
    tables_per_person: int = 100,
    strong_bots_per_person: int = 24,
    bot_wait_seconds: float = 15.0,
    analysis_nodes: int = 300,
    analyses_per_hour: int = 20,
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
        The port to listen at; 8000 if not given, or a free one if that is taken.
    database
        A file, or postgresql://user@host/name; by default a file in the user's data folder.
    workers
        Processes in which bots think; if 0, one for each processor and at least two. If there
        are several, one is reserved for bots that do not search.
    base_url
        The address people use, such as https://games.example.org.
    stand_in
        The bot that plays for people who left or whose time is out.
    stand_in_grace_seconds
        How long it waits when somebody leaves other people: they may come back.
    trust_proxy
        Addresses of reverse proxies that are trusted to say who a client is, separated by commas.
    requests_per_minute
        How many requests one address may send; sockets have their own limit.
    sockets_per_address
        How many sockets one address may have open: one for each page of a table or of the lobby.
    guests_per_hour
        How many people without an account may come from one address in an hour.
    connections
        How many connections there may be at once; if 0, as many as the process may open files.
    tables_per_person
        How many unfinished games a person may have.
    strong_bots_per_person
        How many seats bots that search may have in a person's unfinished games.
    bot_wait_seconds
        How long people wait for a bot that searches; then a quicker bot answers.
    analysis_nodes
        Simulations for each turn when a finished game is analysed.
    analyses_per_hour
        How many new analyses a person may ask for in an hour.
    keep_waiting_days
        Delete tables that never started after nobody has used them for this many days; 0: never.
    keep_finished_days
        Delete finished games and imported records after this many days; 0: never.
    socket
        Listen at this Unix socket instead of a port.
    log_level
        debug, info, warning or error.
    open_browser
        Open the browser as soon as the server is ready.
    """
    if log_level not in ("debug", "info", "warning", "error"):
        raise StellwerkError(Message("refused-log-level", {"level": repr(log_level)}))
    if connections < 0:
        raise StellwerkError(Message("refused-connections"))
    settings = Settings(
        database=database,
        base_url=base_url.rstrip("/"),
        host=host,
        metrics_token=os.environ.get("STELLWERK_METRICS_TOKEN", ""),
        workers=workers or max(2, processors()),
        stand_in=stand_in,
        stand_in_grace_seconds=stand_in_grace_seconds,
        smtp=_smtp(),
        requests_per_minute=requests_per_minute,
        sockets_per_address=sockets_per_address,
        guests_per_hour=guests_per_hour,
        tables_per_person=tables_per_person,
        strong_bots_per_person=strong_bots_per_person,
        bot_wait_seconds=bot_wait_seconds,
        analysis_nodes=analysis_nodes,
        analyses_per_hour=analyses_per_hour,
        keep_waiting_days=keep_waiting_days,
        keep_finished_days=keep_finished_days,
        bot_package=Path(package) if (package := os.environ.get("STELLWERK_BOT_PACKAGE")) else None,
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
        raise StellwerkError(Message("refused-start"))


def processors() -> int:
    """The processors this process may use: a container has fewer than its machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


async def _prepare(address: str) -> None:
    """Bring the database up to date before anybody waits for an answer, and say so."""
    store = await Database.open(
        database_url(address),
        lambda message: console().print(say_to_user(message), soft_wrap=True),
    )
    await store.close()


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    greet: Callable[[], None] | None = None

    async def startup(self, sockets: list[net.socket] | None = None) -> None:
        await super().startup(sockets)
        sys.setswitchinterval(SWITCH_INTERVAL)
        if not self.started:
            return
        if self.greet is not None:
            self.greet()
        Thread(target=_settle, name="stellwerk-settle").start()


def _settle() -> None:
    """What can wait until people can come; a browser needs longer to open."""
    import_later()
    _collect_rarely()


def _collect_rarely() -> None:
    """Keep the cyclic garbage collector from holding everybody up.

    What is there before the first table stays, and is not examined again. Tables and views make
    no cycles; sockets and requests do, and they can wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()


def listen(host: str, port: int | None) -> net.socket:
    """A socket at a port; if none is given, at the usual port or at any free one.

    It says that it is TCP, and so do the connections it accepts: only those asyncio lets send at
    once. Others keep a small message back until the client has acknowledged the one before, which
    it does up to 40 milliseconds later.
    """
    fault = ""
    family = net.AF_INET6 if ":" in host else net.AF_INET
    for choice in (USUAL_PORT, 0) if port is None else (port,):
        try:
            made = net.create_server((host, choice), family=family)
            return net.socket(family, net.SOCK_STREAM, net.IPPROTO_TCP, fileno=made.detach())
        except (OSError, OverflowError) as refused:
            fault = (refused.strerror if isinstance(refused, OSError) else "") or str(refused)
    place = host if port is None else f"{host}:{port}"
    raise StellwerkError(Message("refused-listen", {"place": place, "fault": fault.rstrip(".")}))


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
    """The mail server, from the environment: a password does not belong on a command line."""
    host = os.environ.get("STELLWERK_SMTP_HOST", "")
    if not host:
        return None
    port = os.environ.get("STELLWERK_SMTP_PORT", "587")
    if not port.isdecimal():
        raise StellwerkError(Message("refused-smtp-port", {"port": repr(port)}))
    return Smtp(
        host=host,
        port=int(port),
        user=os.environ.get("STELLWERK_SMTP_USER", ""),
        password=os.environ.get("STELLWERK_SMTP_PASSWORD", ""),
        sender=os.environ.get("STELLWERK_SMTP_FROM", ""),
        starttls=os.environ.get("STELLWERK_SMTP_STARTTLS", "yes") != "no",
    )
