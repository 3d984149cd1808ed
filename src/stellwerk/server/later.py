"""What a server needs only later: imported once people can come.

Pages and tables do without it, and it takes a third of the time a server needs to start. Modules
that use it import it where they use it; it is there by then, and nobody waits. If it cannot be read
now, such as without file descriptors, it is read when it is used.
"""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Final

LATER: Final = (
    "pywebpush",
    "stellwerk.server.outbound_session",
    "stellwerk.server.passkeys",
)
log: Final = logging.getLogger(__name__)


def import_later() -> None:
    """Import it."""
    for name in LATER:
        try:
            import_module(name)
        except (ImportError, OSError) as fault:
            log.warning("%s is not imported yet: %s", name, fault)
