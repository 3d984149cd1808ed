"""What whoever runs a server decides."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from stellwerk.core.errors import StellwerkError


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

    `base_url` is the address people use, empty while it is only this machine. `stand_in` is the
    level of the bot that plays for people who left.
    """

    database: str = ""
    base_url: str = ""
    workers: int = 1
    stand_in: str = "random"
    smtp: Smtp | None = None
    requests_per_minute: int = 600
    logins_per_minute: int = 20
    frames_per_second: float = 20.0
    sockets_per_address: int = 200
    thinking_seconds: float = 30.0

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
                raise StellwerkError(f"A base URL is https://host, not {self.base_url!r}.")
        if not 1 <= self.workers <= 256:
            raise StellwerkError(f"There are 1 to 256 workers, not {self.workers}.")
        if self.sockets_per_address < 1:
            raise StellwerkError("An address may have one socket at least.")
