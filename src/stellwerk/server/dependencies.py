"""What handlers depend on: the table service, the settings, and the identity of the client."""

from __future__ import annotations

from litestar.di import NamedDependency

from stellwerk.server.identity import Identity
from stellwerk.server.settings import Settings
from stellwerk.server.table_service import TableService

TheTableService = NamedDependency[TableService]
TheSettings = NamedDependency[Settings]
Who = NamedDependency[Identity]
