"""Agents in the arena: a program of the bot protocol that passes every question on to an agent.

An agent at `http://…` gets a question as JSON by POST and answers `{"move": "…"}`. An agent at
`mcp+http://…` is a server of the Model Context Protocol; its tool `choose_move` gets the question
as the argument `question` and returns the move as text.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import IO, Any, Final

import httpx2
import msgspec

from stellwerk.bots.protocol import GameMessage, MoveAnswer, MoveMessage
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

MCP: Final = "mcp+"
TOOL: Final = "choose_move"
PATIENCE: Final = 600.0
"""Seconds; whoever asks for the move sets the real limit."""

Question = dict[str, Any]
Ask = Callable[[Question], Awaitable[str]]


def asking(url: str) -> Any:
    """How the agent at an address is asked, for as long as a context lasts."""
    plain = url.removeprefix(MCP)
    if not plain.startswith(("http://", "https://")):
        raise StellwerkError(Message("refused-agent-address", {"address": repr(url)}))
    return _by_mcp(plain) if url.startswith(MCP) else _by_http(url)


@asynccontextmanager
async def _by_http(url: str) -> AsyncIterator[Ask]:
    async with httpx2.AsyncClient(timeout=PATIENCE) as client:

        async def ask(question: Question) -> str:
            answer = await client.post(url, json=question)
            answer.raise_for_status()
            return msgspec.json.decode(answer.content, type=MoveAnswer).move

        yield ask


@asynccontextmanager
async def _by_mcp(url: str) -> AsyncIterator[Ask]:
    from mcp import Client  # It takes a second.

    async with Client(url, read_timeout_seconds=PATIENCE) as client:

        async def ask(question: Question) -> str:
            result = await client.call_tool(TOOL, {"question": question})
            text = "".join(part.text for part in result.content if part.type == "text").strip()
            if result.is_error:
                raise StellwerkError(Message("refused-agent-failed", {"fault": text}))
            return text

        yield ask


async def pass_on(url: str, lines: Iterable[bytes], out: IO[bytes]) -> None:
    """Pass questions on and answers back, until there are no more."""
    game: Question = {}
    try:
        async with asking(url) as ask:
            for line in lines:
                message = msgspec.json.decode(line, type=GameMessage | MoveMessage)
                if isinstance(message, GameMessage):
                    game = msgspec.to_builtins(message)
                    continue
                question = {**game, **msgspec.to_builtins(message)}
                out.write(msgspec.json.encode(MoveAnswer(await ask(question))) + b"\n")
                out.flush()
    except* (httpx2.HTTPError, msgspec.DecodeError, OSError) as faults:
        fault = _first(faults)
        about = {"address": url, "fault": str(fault)}
        raise StellwerkError(Message("refused-agent-answer", about)) from None


def _first(fault: BaseException) -> BaseException:
    """The fault inside groups of them."""
    while isinstance(fault, BaseExceptionGroup):
        fault = fault.exceptions[0]
    return fault
