"""The pieces in pictures for programs are what the components of the client draw now."""

from __future__ import annotations

import pytest

from building.pieces import PIECES, drawn

pytestmark = pytest.mark.web


def test_the_pieces_are_up_to_date() -> None:
    stored = PIECES.read_text(encoding="utf-8")
    assert stored == drawn(), "python -m building.pieces draws them again"
