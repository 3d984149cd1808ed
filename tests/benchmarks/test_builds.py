"""Two builds against each other: here, this one against itself."""

from __future__ import annotations

import sys
from argparse import Namespace

import pytest

from benchmarks.builds import DEALER, NOBODY, Build, both, game, match, seatings
from stellwerk.core import position


def test_a_turn_of_nobody_has_the_same_number_everywhere() -> None:
    assert (DEALER, NOBODY) == (position.DEALER, position.NOBODY)


def test_the_new_build_sits_once_on_every_seat() -> None:
    assert seatings(3) == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_a_build_against_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with Build(sys.executable) as new, Build(sys.executable) as old:
        builds = (new, old)
        first = game(builds, "russian-railroads", [0, 1], ("search-1", "greedy"), 0)
        again = game(builds, "russian-railroads", [0, 1], ("search-1", "greedy"), 0)
        assert first[0] == again[0]
        assert first[2] == again[2]
        assert min(first[2]) > 5, "both had choices"
        assert min(first[1]) > 0, "which took time"
        options = Namespace(
            title="volldampf", players=2, nodes=1, new_nodes=1, games=1, seconds=99, test="0.5:0.65"
        )
        match(builds, options)
    row = capsys.readouterr().out
    assert row.startswith("| volldampf | 2 | 1 : 1 | ")
    assert row.endswith("% | 0.5:0.65: open |\n")


def test_builds_that_do_not_agree_end_the_match() -> None:
    with Build(sys.executable) as new, Build(sys.executable) as old:
        state = both((new, old), "begin", title="volldampf", players=2, bots={})
        new.ask("play", move=state["moves"][0])
        with pytest.raises(SystemExit, match="do not agree"):
            both((new, old), "state")
