"""Where a client comes from: the network its limits are counted for."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]


def network(address: str) -> str:
    """What counts as one address: for IPv6 a network of 64 bits, as a household has.

    An IPv4 address is itself, also if it is written as an IPv6 address.
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(known.packed[:8] + bytes(8))}/64"


def network_of(connection: Connection) -> str:
    """The network a request comes from, for limits."""
    return network(connection.client.host) if connection.client else ""
