"""The host names under which a server without a base URL answers.

A page on the internet can make its own host name resolve to this machine, and would then count as a
page of this server. It cannot do that with the names of this machine, so only those are accepted.
"""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler

from stellwerk.server.networks import Connection
from stellwerk.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")


class WrongHostException(HTTPException):
    """A request for another server."""

    status_code = 421


async def need_known_host(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse a host name that could be anybody's, if this server has no base URL."""
    settings: Settings = connection.app.state.settings
    if not settings.base_url and not is_known(connection.headers.get("host", ""), settings.host):
        raise WrongHostException(
            "This server does not answer under that name; --base-url gives it one."
        )


def is_known(given: str, listening: str) -> bool:
    """Whether a Host header names this machine, as seen from the address it listens at."""
    try:
        name = (urlsplit(f"//{given}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name == listening.lower():
        return bool(name)
    number = _address(name)
    if number is None:
        own = socket.gethostname().lower()
        return listening in EVERYWHERE and name in (own, f"{own.partition('.')[0]}.local")
    return number.is_loopback or listening in EVERYWHERE or number == _address(listening)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def is_this_machine(connection: Connection) -> bool:
    """Whether a request comes from this machine itself."""
    number = _address(connection.client.host) if connection.client else None
    return number is not None and number.is_loopback
