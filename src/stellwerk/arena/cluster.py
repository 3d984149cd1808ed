"""The games of a match on a Ray cluster: the same games, on more machines."""

from __future__ import annotations

import logging
import socket
from collections.abc import Generator, Sequence
from typing import Any, Final

from stellwerk.arena.match import Fixture, Match, Outcome, play_fixture
from stellwerk.arena.workers import KnownTitles, learn_titles, titles_known
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.extras import missing

_AHEAD: Final = 4
"""Games handed out for each processor of the cluster, so that none waits for the next."""


def play_on_ray(
    match: Match, games: Sequence[Fixture], address: str | None
) -> Generator[Outcome, None, None]:
    """Play games on the cluster at `address`, or on a new one here; yields each as it finishes.

    Every machine of the cluster needs this version of Stellwerk.
    """
    try:
        import ray
    except ImportError:
        raise missing("A Ray cluster", "cluster") from None
    if address is not None:
        _knock(address)
    try:
        if address is None:
            ray.init("local", include_dashboard=False, **_QUIET)
        else:
            ray.init(address, **_QUIET)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError):
        if address is None:
            raise StellwerkError(Message("refused-ray-start")) from None
        raise StellwerkError(Message("refused-ray-entry", {"address": address})) from None
    try:
        task = ray.remote(_play)
        known = ray.put(titles_known())
        ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        coming = iter(games)
        waiting: list[Any] = []
        while True:
            for fixture in coming:
                waiting.append(task.remote(known, match, fixture))
                if len(waiting) >= ahead:
                    break
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for reference in done:
                yield ray.get(reference)
    except ray.exceptions.RayTaskError as fault:
        if isinstance(fault.cause, StellwerkError):
            raise StellwerkError(fault.cause.args[0], fault.cause.title) from None
        raise
    except ray.exceptions.RayError as fault:
        reason = str(fault).strip().partition("\n")[0].removesuffix(".")
        raise StellwerkError(Message("refused-ray-failed", {"fault": reason})) from None
    finally:
        ray.shutdown()


_QUIET: Final[dict[str, Any]] = {"log_to_driver": False, "logging_level": logging.ERROR}


def _knock(address: str) -> None:
    """Check that somebody answers at HOST:PORT; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except (OSError, ValueError):
        raise StellwerkError(Message("refused-no-ray", {"address": address})) from None


def _play(known: KnownTitles, match: Match, fixture: Fixture) -> Outcome:
    """A game, somewhere on the cluster."""
    learn_titles(known)
    return play_fixture(match, fixture)
