"""`stellwerk serve`"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import uvicorn
from cyclopts import Parameter

from stellwerk.core.errors import StellwerkError
from stellwerk.server.app import create_app
from stellwerk.server.guard import LARGEST_FRAME
from stellwerk.server.logs import set_up_logs
from stellwerk.server.settings import Settings, Smtp


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Annotated[str, Parameter(env_var="STELLWERK_DATABASE")] = "",
    workers: int = max(1, (os.cpu_count() or 2) - 1),
    base_url: Annotated[str, Parameter(env_var="STELLWERK_BASE_URL")] = "",
    stand_in: str = "random",
    trust_proxy: str = "127.0.0.1",
    requests_per_minute: int = 600,
    socket: Path | None = None,
    log_level: str = "info",
) -> None:
    """Serve tables over HTTP and WebSocket.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all.
    port
        The port to listen at.
    database
        A file, or postgresql://user@host/name; a file of the user by default.
    workers
        Processes in which bots think.
    base_url
        The address people use, such as https://games.example.org.
    stand_in
        The bot that plays for people who left or whose time is out.
    trust_proxy
        Addresses of reverse proxies that say who a client is, with commas.
    requests_per_minute
        How many requests one address may send; sockets are limited on their own.
    socket
        Listen at this Unix socket instead of a port.
    log_level
        debug, info, warning or error.
    """
    if log_level not in ("debug", "info", "warning", "error"):
        raise StellwerkError(f"A log level is debug, info, warning or error, not {log_level!r}.")
    settings = Settings(
        database=database,
        base_url=base_url.rstrip("/"),
        workers=workers,
        stand_in=stand_in,
        smtp=_smtp(),
        requests_per_minute=requests_per_minute,
    )
    app = create_app(settings)
    set_up_logs(log_level)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            uds=None if socket is None else str(socket),
            ws="websockets-sansio",
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
    server.run()
    if not server.started:
        raise StellwerkError("The server could not start; the log says why.")


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
