"""Skeleton keeps the promises of the house."""

from __future__ import annotations

from promises import Promises
from title_skeleton.source.title import TITLE


class TestPromises(Promises):
    title = TITLE
