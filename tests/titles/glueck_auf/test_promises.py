"""Glück Auf keeps the promises of the house."""

from __future__ import annotations

from promises import Promises
from stellwerk.titles.glueck_auf.title import TITLE


class TestPromises(Promises):
    title = TITLE
