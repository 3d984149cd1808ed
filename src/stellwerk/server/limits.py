"""Limits that all processes count together: for expensive requests, and against guessing."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from litestar.handlers.base import BaseRouteHandler

from stellwerk.core.messages import Message
from stellwerk.server.networks import Connection, network_of
from stellwerk.server.refusals import TooOftenError
from stellwerk.server.table_service import TableService, now
from stellwerk.store.people import fold
from stellwerk.table.clock import SECOND

MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
GUESSES: Final = 10
"""Wrong passwords for one account in `GUESS_SPAN`, from any address."""
GUESS_SPAN: Final = 10 * MINUTE


async def limit(service: TableService, name: str, most: int, span: int, message: Message) -> None:
    """Refuse what was done too often in a period of time."""
    at = now()
    count = await service.rate_counts.add(name, span, at)
    if count.times > most:
        wait = max(1, (count.until - at) // SECOND)
        raise TooOftenError(message, wait)


async def dear(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard for routes that are expensive or could be used for guessing."""
    service: TableService = connection.app.state.service
    address = network_of(connection)
    if address:
        await limit(
            service,
            f"address {address}",
            service.settings.logins_per_minute,
            MINUTE,
            Message("refused-often-network"),
        )


async def limit_guests(service: TableService, network: str) -> None:
    """Count somebody new; without it, a client that keeps no cookie would be many people.

    Quotas and turns of bots are for each person.
    """
    most, often = service.settings.guests_per_hour, Message("refused-often-guests")
    if network:
        await limit(service, f"guests {network}", most, HOUR, often)


async def limit_guesses(service: TableService, name: str) -> None:
    """Count a password for the account of a name, before it is checked."""
    await limit(
        service,
        _guesses(name),
        GUESSES,
        GUESS_SPAN,
        Message("refused-often-password"),
    )


async def forget_guesses(service: TableService, name: str) -> None:
    """The password was right."""
    await service.rate_counts.drop(_guesses(name))


def _guesses(name: str) -> str:
    """What somebody types as a name may be a secret: only its hash is kept."""
    return f"guess {sha256(fold(name).encode()).hexdigest()}"
