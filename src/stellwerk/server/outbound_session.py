"""The library that sends requests to the outside, imported when the first one is sent."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.connector import NEEDS_CLEANUP_CLOSED

from stellwerk.server import outbound


class OutboundSession:
    """Sends requests to the public internet, and to nobody in our own network."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                ssl=ssl.create_default_context(),
                resolver=_Resolver(threads),
                socket_factory=_checked_socket,
                use_dns_cache=False,
                force_close=True,
                # Otherwise a peer that went silent keeps its connection, also after the end.
                enable_cleanup_closed=NEEDS_CLEANUP_CLOSED,
            ),
            timeout=aiohttp.ClientTimeout(total=outbound.DEADLINE),
            cookie_jar=aiohttp.DummyCookieJar(),
        )

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer, 0 if there is none in time."""
        try:
            response = await self._session.post(
                address, data=body, headers=headers, allow_redirects=False
            )
            response.close()
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError):
            return 0
        return response.status

    async def close(self) -> None:
        """Close all connections."""
        await self._session.close()


def _checked_socket(entry: Any) -> socket.socket:
    """A socket for the address of a host name; refused if it is in our own network."""
    family, kind, protocol, _, place = entry
    if not outbound.is_public(place[0]):
        raise OSError("This address is not on the public internet.")
    found = socket.socket(family, kind, protocol)
    found.settimeout(0)
    return found


class _Resolver(AbstractResolver):
    """Looks names up in our own threads: a slow one delays no table."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self.threads = threads

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.threads, outbound.find_addresses, host)
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
        """Nothing to do: the threads belong to somebody else."""
