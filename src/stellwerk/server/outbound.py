"""Requests to addresses that people gave us.

They go only to the public internet, over https, and follow no redirect. Each has a deadline for
everything, so that a host that answers one byte at a time delays nobody.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from types import TracebackType
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from stellwerk.server.outbound_session import OutboundSession

DEADLINE: Final = 10.0
PORT: Final = 443
THREADS: Final = 8
_LABEL: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.IGNORECASE)
_NOT_PUBLIC: Final = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Older Pythons consider these public."""
_UNICAST: Final = IPv6Network("2000::/3")
_TUNNELS: Final = (IPv6Network("2001::/23"), IPv6Network("2002::/16"), IPv6Network("3fff::/20"))
"""Teredo, 6to4 and others that may lead anywhere."""
_NAT64: Final = IPv6Network("64:ff9b::/96")


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet, also if another address contains it."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped
        if found in _NAT64:
            inner = IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is None:
            tunnel = any(found in network for network in _TUNNELS)
            return found in _UNICAST and not tunnel and found.is_global
        found = inner
    special = found.is_multicast or any(found in network for network in _NOT_PUBLIC)
    return found.is_global and not special


def is_host(name: str) -> bool:
    """Whether this can be the name of a host on the public internet, or a public address."""
    try:
        ip_address(name)
    except ValueError:
        pass
    else:
        return is_public(name)
    try:
        labels = name.encode("idna").decode("ascii").removesuffix(".").split(".")
    except UnicodeError:
        return False
    named = len(labels) > 1 and all(_LABEL.fullmatch(label) for label in labels)
    return named and len(name) <= 253 and not labels[-1].isdecimal()


def is_outbound(address: str) -> bool:
    """Whether requests may be sent to an address: https://, a host, the usual port."""
    try:
        parts = urlsplit(address)
        usual = parts.scheme == "https" and parts.port in (None, PORT) and "@" not in parts.netloc
        return usual and address.isprintable() and is_host(parts.hostname or "")
    except ValueError:
        return False


def find_addresses(host: str) -> list[tuple[str, int]]:
    """The addresses of a host, and the port there."""
    entries = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return sorted({(str(entry[4][0]), PORT) for entry in entries})


class OutboundClient:
    """Sends requests to the outside, while it is open as a context."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "stellwerk-outside")
        """Threads of their own look host names up and send mails, so that nobody else waits."""
        self._session: OutboundSession | None = None

    def _open_session(self) -> OutboundSession:
        """The session, opened for the first request: reading all certificates takes a while."""
        from stellwerk.server.outbound_session import OutboundSession

        self._session = self._session or OutboundSession(self.threads)
        return self._session

    async def __aenter__(self) -> OutboundClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None
    ) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self._session is not None:
            await self._session.close()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer, 0 if there is none in time."""
        if not is_outbound(address):
            return 0
        return await self._open_session().post(address, body, headers)
