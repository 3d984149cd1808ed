"""The settings of a server."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


class Smtp(msgspec.Struct, frozen=True):
    """The mail server that takes turn notices."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    starttls: bool = True


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server process.

    `base_url` is the address people use, empty if it is only this machine; `host` the one the
    server listens at. Whoever sends `metrics_token` may read the metrics; without one, only this
    machine may. `stand_in` is the level of the bot that plays for people who left; while others
    are there it waits first, in case they come back, and takes its time for each turn.
    `bot_wait_seconds` is how long people wait for a bot that searches; then a quicker bot
    answers. Each turn of an analysis gets `analysis_nodes` simulations. Tables that never
    started, and finished ones, are deleted when nobody has touched them for the given number of
    days; 0 keeps them for ever. `bot_package` is a folder in which a compiled package for the
    bots may appear while the server runs.
    """

    database: str = ""
    base_url: str = ""
    host: str = ""
    metrics_token: str = ""
    workers: int = 2
    stand_in: str = "driver"
    stand_in_grace_seconds: float = 60.0
    stand_in_pace_seconds: float = 2.0
    smtp: Smtp | None = None
    requests_per_minute: int = 600
    logins_per_minute: int = 20
    frames_per_second: float = 20.0
    sockets_per_address: int = 200
    guests_per_hour: int = 60
    thinking_seconds: float = 30.0
    bot_wait_seconds: float = 15.0
    tables_per_person: int = 100
    strong_bots_per_person: int = 24
    analysis_nodes: int = 300
    analyses_per_hour: int = 20
    keep_waiting_days: int = 0
    keep_finished_days: int = 0
    bot_package: Path | None = None

    @property
    def secure(self) -> bool:
        """Whether people use https."""
        return self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The origin browsers send for pages of this server, empty if any host name is fine."""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    def check(self) -> None:
        """Refuse settings that cannot work."""
        if self.base_url:
            parts = urlsplit(self.base_url)
            if parts.scheme not in ("http", "https") or not parts.netloc:
                raise StellwerkError(Message("refused-base-url", {"url": repr(self.base_url)}))
        if not 1 <= self.workers <= 256:
            raise StellwerkError(Message("refused-workers", {"count": self.workers}))
        if self.tables_per_person < 1:
            raise StellwerkError(Message("refused-tables-setting"))
        if min(self.strong_bots_per_person, self.bot_wait_seconds) < 0:
            raise StellwerkError(Message("refused-bots-setting"))
        if self.analysis_nodes < 1 or self.analyses_per_hour < 0:
            raise StellwerkError(Message("refused-analyses-setting"))
        if self.sockets_per_address < 1:
            raise StellwerkError(Message("refused-sockets-setting"))
        if self.guests_per_hour < 1:
            raise StellwerkError(Message("refused-guests-setting"))
        if min(self.keep_waiting_days, self.keep_finished_days) < 0:
            raise StellwerkError(Message("refused-days-setting"))
