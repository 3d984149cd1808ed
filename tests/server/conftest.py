"""Servers are tested on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy.engine import URL

from databases import postgres, url
from server.guests import House, open_house
from server.posts import hook, mails, rounds

__all__ = ["hook", "mails", "postgres", "rounds", "url"]


@pytest.fixture
def house(url: URL) -> Iterator[House]:
    """A server with an empty database."""
    with open_house(url) as opened:
        yield opened
