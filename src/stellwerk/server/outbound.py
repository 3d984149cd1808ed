"""Requests to addresses that people gave us.

They lead to the open internet only, by https, and follow no redirect. Each has a deadline for the
whole of it, so that a host that answers a byte at a time holds up nobody.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

DEADLINE: Final = 10.0
PORT: Final = 443
THREADS: Final = 8
_LABEL: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.IGNORECASE)
_NOT_PUBLIC: Final = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
"""Taken for public by older Pythons."""
_UNICAST: Final = IPv6Network("2000::/3")
_TUNNELS: Final = (IPv6Network("2001::/23"), IPv6Network("2002::/16"), IPv6Network("3fff::/20"))
"""Teredo, 6to4 and others that may come out anywhere."""
_NAT64: Final = IPv6Network("64:ff9b::/96")


def is_public(address: str) -> bool:
    """Whether an IP address is on the open internet, whatever it is wrapped in."""
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
    """Whether this can be the name of a host on the open internet, or a public address."""
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
    """The way out; as a context it is open."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "stellwerk-outside")
        """Names of hosts are looked up, and mails are sent, where nobody else waits."""
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                ssl=ssl.create_default_context(),
                resolver=_Resolver(self.threads),
                socket_factory=_checked_socket,
                use_dns_cache=False,
                force_close=True,
            ),
            timeout=aiohttp.ClientTimeout(total=DEADLINE),
            cookie_jar=aiohttp.DummyCookieJar(),
        )

    async def __aenter__(self) -> OutboundClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None
    ) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        await self._session.close()

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer, 0 if there is none in time."""
        if not is_outbound(address):
            return 0
        try:
            response = await self._session.post(
                address, data=body, headers=headers, allow_redirects=False
            )
            response.close()
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
            return 0
        return response.status


def _checked_socket(entry: Any) -> socket.socket:
    """A socket for an address that a name led to; none if it leads inside."""
    family, kind, protocol, _, place = entry
    if not is_public(place[0]):
        raise OSError("This address is not on the open internet.")
    found = socket.socket(family, kind, protocol)
    found.settimeout(0)
    return found


class _Resolver(AbstractResolver):
    """Looks names up in threads of our own: a slow one holds up no table."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self.threads = threads

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.threads, find_addresses, host)
        except UnicodeError as fault:
            raise OSError(str(fault)) from None
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port_there,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for address, port_there in found
        ]

    async def close(self) -> None:
        """The threads belong to somebody else."""
