"""The way of an agent into a server: its HTTP API, over the network or inside the process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import httpx2

from stellwerk.core.errors import StellwerkError

PATIENCE: Final = 90.0
"""Seconds for an answer; longer than anybody may wait for a turn."""
HERE: Final = "http://localhost"


class Caller:
    """Whoever uses a tool: the key of their seat, their address, and the name they know us by."""

    def __init__(self, key: str = "", address: str = "127.0.0.1", host: str = "") -> None:
        self.key = key
        self.address = address
        self.host = host


class Door:
    """Asks a server by its HTTP API: one at an address, or an application in this process."""

    def __init__(self, url: str = "", app: Any = None) -> None:
        self.url = url.rstrip("/") or HERE
        self.app = app

    async def ask(
        self,
        caller: Caller,
        method: str,
        path: str,
        *,
        params: Mapping[str, Any] | None = None,
        body: object = None,
    ) -> Any:
        """The answer to a request; a refusal is raised as its sentence."""
        headers = {"Authorization": f"Bearer {caller.key}"} if caller.key else {}
        transport = None
        if self.app is not None:
            if caller.host:
                headers["Host"] = caller.host
            transport = httpx2.ASGITransport(
                self.app, raise_app_exceptions=False, client=(caller.address, 0)
            )
        try:
            async with httpx2.AsyncClient(transport=transport, timeout=PATIENCE) as client:
                answer = await client.request(
                    method, f"{self.url}{path}", params=params, json=body, headers=headers
                )
        except httpx2.HTTPError as fault:
            raise StellwerkError(f"{self.url} does not answer: {fault}.") from None
        if answer.status_code >= 400:
            raise StellwerkError(_sentence(answer))
        if "json" in answer.headers.get("content-type", ""):
            return answer.json()
        return answer.text


def _sentence(answer: Any) -> str:
    """What a server says of a refusal, or at least its number."""
    try:
        return str(answer.json()["message"])
    except (ValueError, KeyError, TypeError):
        return f"The server answers {answer.status_code}."
