"""What whoever runs a server decides."""

from __future__ import annotations

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

    `base_url` is the address people use, empty while it is only this machine; `host` the one the
    server listens at. Who sends `metrics_token` may see the numbers; without one, this machine.
    `stand_in` is the level of the bot that plays for people who left. `bot_wait_seconds` is how
    long people wait until a bot that searches is asked; then a quicker one is. Tables that
    never started, and finished ones, are deleted when nobody has touched them for so many days; 0
    keeps them for ever.
    """

    database: str = ""
    base_url: str = ""
    host: str = ""
    metrics_token: str = ""
    workers: int = 2
    stand_in: str = "random"
    smtp: Smtp | None = None
    requests_per_minute: int = 600
    logins_per_minute: int = 20
    frames_per_second: float = 20.0
    sockets_per_address: int = 200
    thinking_seconds: float = 30.0
    bot_wait_seconds: float = 15.0
    tables_per_person: int = 100
    strong_bots_per_person: int = 24
    keep_waiting_days: int = 0
    keep_finished_days: int = 0

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """The origin browsers send for pages of this server, empty if any host name is right."""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    def check(self) -> None:
        """Refuse settings nothing can be done with."""
        if self.base_url:
            parts = urlsplit(self.base_url)
            if parts.scheme not in ("http", "https") or not parts.netloc:
                raise StellwerkError(Message("refused-base-url", {"url": repr(self.base_url)}))
        if not 1 <= self.workers <= 256:
            raise StellwerkError(Message("refused-workers", {"count": self.workers}))
        if self.tables_per_person < 1:
            raise StellwerkError(Message("refused-tables-setting"))
        if self.strong_bots_per_person < 0 or self.bot_wait_seconds < 0:
            raise StellwerkError(Message("refused-bots-setting"))
        if self.sockets_per_address < 1:
            raise StellwerkError(Message("refused-sockets-setting"))
        if min(self.keep_waiting_days, self.keep_finished_days) < 0:
            raise StellwerkError(Message("refused-days-setting"))
