"""What handlers ask for: the hall, the settings, and who asks."""

from __future__ import annotations

from litestar.di import NamedDependency

from stellwerk.server.hall import Hall
from stellwerk.server.identity import Identity
from stellwerk.server.settings import Settings

TheHall = NamedDependency[Hall]
TheSettings = NamedDependency[Settings]
Who = NamedDependency[Identity]
