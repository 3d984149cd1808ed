"""Every title with every number of players."""

from __future__ import annotations

import pytest

from stellwerk.titles import load_title, own_title_ids

TITLES = tuple(own_title_ids())
TABLES = [
    pytest.param(title, players, id=f"{title}-{players}p")
    for title in TITLES
    for players in load_title(title).players
]
