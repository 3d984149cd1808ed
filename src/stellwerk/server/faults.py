"""Faults that are not refusals: of the database, and of HTTP itself."""

from __future__ import annotations

import logging
from typing import Final

from litestar.exceptions import HTTPException

from stellwerk.core.messages import Message
from stellwerk.server.wire import Fault, failed
from stellwerk.store.database import reason

log: Final = logging.getLogger(__name__)


def no_database(error: Exception, path: str) -> Fault:
    """The answer for one of the `DATABASE_FAULTS`, for a request to a path."""
    why = reason(error)
    log.error("the database does not work: %s", why, extra={"path": path})
    # If the connection is lost during a change, nobody knows whether it was made.
    if getattr(error, "connection_invalidated", False):
        message = Message("refused-database-lost", {"fault": why})
    else:
        message = Message("refused-database-now", {"fault": why})
    return failed("no-database", message)


def http_code(error: HTTPException) -> str:
    """The code for a fault of HTTP itself."""
    message_view = {401: "not-you", 403: "not-yours", 404: "not-found", 405: "not-allowed"}
    message_view |= {400: "bad-request", 413: "too-large", 421: "wrong-host", 429: "too-many"}
    return message_view.get(error.status_code, "failed")
