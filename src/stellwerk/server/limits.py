"""Limits all processes count together: on what is dear, and on guessing."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from litestar.handlers.base import BaseRouteHandler

from stellwerk.core.words import Message
from stellwerk.server.guard import network_of
from stellwerk.server.hall import Hall, now
from stellwerk.server.identity import Connection
from stellwerk.server.refusals import TooOftenError
from stellwerk.store.people import fold
from stellwerk.table.clock import SECOND

MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
GUESSES: Final = 10
"""Wrong passwords for one account in `GUESS_SPAN`, from wherever they come."""
GUESS_SPAN: Final = 10 * MINUTE


async def limit(hall: Hall, name: str, most: int, span: int, message: Message) -> None:
    """Refuse what was done too often in a span of time."""
    at = now()
    tally = await hall.tallies.add(name, span, at)
    if tally.times > most:
        wait = max(1, (tally.until - at) // SECOND)
        raise TooOftenError(message, wait)


async def dear(connection: Connection, _handler: BaseRouteHandler) -> None:
    """A guard of routes that cost much or could be used for guessing."""
    hall: Hall = connection.app.state.hall
    address = network_of(connection)
    if address:
        await limit(
            hall,
            f"address {address}",
            hall.settings.logins_per_minute,
            MINUTE,
            Message("refused-often-network"),
        )


async def limit_guesses(hall: Hall, name: str) -> None:
    """Count a password for the account of a name, before it is looked at."""
    await limit(
        hall,
        _guesses(name),
        GUESSES,
        GUESS_SPAN,
        Message("refused-often-password"),
    )


async def forget_guesses(hall: Hall, name: str) -> None:
    """The password was right."""
    await hall.tallies.drop(_guesses(name))


def _guesses(name: str) -> str:
    """What somebody types as a name may be a secret: only its hash is kept."""
    return f"guess {sha256(fold(name).encode()).hexdigest()}"
