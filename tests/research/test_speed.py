"""The environments beside PettingZoo's own, in one run."""

from __future__ import annotations

import pytest

from research.tables import TITLES
from stellwerk.core.compiled import is_compiled
from stellwerk.research.speed import PEER, measure, report

pytestmark = pytest.mark.research


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_three_times_as_fast_as_connect_four() -> None:
    figures = measure(runs=3, seconds=0.3)
    text = report(figures)
    assert set(figures.steps) == {PEER, *TITLES}
    for title in TITLES:
        assert f"{figures.steps[title]:,.0f} steps/s" in text
        assert f"{figures.decisions[title]:,.0f} decisions/s" in text
        assert figures.decisions[title] > figures.steps[title]
        # Plain rules are slower; the promise is that of the compiled package.
        assert figures.ratio(title) >= (3 if is_compiled() else 0.5)
