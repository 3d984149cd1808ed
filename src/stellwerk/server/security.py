"""What keeps strangers out: origins, headers, limits."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from litestar.exceptions import PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler

from stellwerk.server.identity import COOKIE
from stellwerk.server.networks import Connection, network

LARGEST_BODY: Final = 200_000
LARGEST_FRAME: Final = 16_384
SAFE: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
ASSET_HEADERS: Final = {
    name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
}
"""Scripts, styles and fonts are no pages: the rest would be half a kilobyte for each of them."""


def same_origin(connection: Connection) -> bool:
    """Whether this comes from a page of ours; programs send no origin and no cookie."""
    site = connection.headers.get("sec-fetch-site", "")
    if site and site not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin", "")
    if not origin:
        return bool(site) or COOKIE not in connection.cookies
    ours: str = connection.app.state.settings.origin
    if ours:
        return origin == ours
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False  # No browser sends half an address.


async def need_same_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Refuse a request that another site made a browser send with our cookie."""
    if connection.scope.get("method") not in SAFE and not same_origin(connection):
        raise PermissionDeniedException("This was not sent from a page of this server.")


class OpenSockets:
    """The sockets each address has open, and the most it may have."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()
        self.closed = 0
        """How many have come and gone."""

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; an unknown address may be many clients and has no limit."""
        address = network(address)
        if address and self.inside[address] >= self.most:
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A socket that was allowed is gone."""
        self.closed += 1
        address = network(address)
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


class Bucket:
    """A limit per second, with bursts of a few seconds' worth."""

    def __init__(self, per_second: float, burst: float = 4.0) -> None:
        self.per_second = per_second
        self.most = per_second * burst
        self.level = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
