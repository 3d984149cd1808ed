"""Where the games of a browser are kept: acts as in a journal, and a row for the lists."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message


class KeptAct(msgspec.Struct, frozen=True, array_like=True):
    """When something happened at a table, and what, as written by `write_act`."""

    at: int
    act: str


class KeptTable(msgspec.Struct, frozen=True):
    """A table as a list shows it, without its acts. `mine` are the seats of people here."""

    id: str
    summary: str
    mine: list[int]


class NoRoomError(StellwerkError):
    """The browser does not keep what happened."""

    def __init__(self) -> None:
        super().__init__(Message("refused-no-room"))


class GameStorage(Protocol):
    """What keeps games. Texts are JSON, because it may be written in another language."""

    def tables(self) -> Awaitable[str]:
        """All tables: a list of `KeptTable`."""

    def load(self, table: str) -> Awaitable[str]:
        """The acts of a table in their order: a list of `KeptAct`."""

    def append(self, table: str, first: int, acts: str, row: str) -> Awaitable[str]:
        """Keep acts from number `first` on and the new row, all or nothing.

        Returns nothing if it is done, `conflict` if there are such acts already, otherwise why not.
        """

    def analysis(self, table: str, knowledge: str) -> Awaitable[str]:
        """What was kept of the analysis of a game; nothing if there is none."""

    def keep_analysis(self, table: str, knowledge: str, text: str) -> Awaitable[str]:
        """Keep an analysis in place of what was there. Returns nothing, or why not."""

    def remove(self, table: str) -> Awaitable[str]:
        """Delete a table with its acts and its analyses."""


class MemoryStorage:
    """Keeps games as long as the process lives."""

    def __init__(self) -> None:
        self.rows: dict[str, KeptTable] = {}
        self.acts: dict[str, list[KeptAct]] = {}
        self.analyses: dict[tuple[str, str], str] = {}
        self.full = False
        """Whether nothing more is kept."""

    async def tables(self) -> str:
        return msgspec.json.encode(list(self.rows.values())).decode()

    async def load(self, table: str) -> str:
        return msgspec.json.encode(self.acts.get(table, [])).decode()

    async def append(self, table: str, first: int, acts: str, row: str) -> str:
        if self.full:
            return "full"
        known = self.acts.get(table, [])
        if len(known) != first - 1:
            return "conflict"
        self.acts[table] = known + msgspec.json.decode(acts, type=list[KeptAct])
        self.rows[table] = msgspec.json.decode(row, type=KeptTable)
        return ""

    async def analysis(self, table: str, knowledge: str) -> str:
        return self.analyses.get((table, knowledge), "")

    async def keep_analysis(self, table: str, knowledge: str, text: str) -> str:
        if self.full:
            return "full"
        self.analyses[table, knowledge] = text
        return ""

    async def remove(self, table: str) -> str:
        self.rows.pop(table, None)
        self.acts.pop(table, None)
        for which in [which for which in self.analyses if which[0] == table]:
            del self.analyses[which]
        return ""
