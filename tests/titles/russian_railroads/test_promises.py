"""Russian Railroads keeps the promises of every title."""

from __future__ import annotations

from promises import Promises
from stellwerk.titles.russian_railroads.title import TITLE


class TestPromises(Promises):
    title = TITLE


class TestPromisesOfVersion1(Promises):
    title = TITLE.by_version(1)
