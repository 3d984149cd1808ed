"""A network from a file plays against others."""

from __future__ import annotations

import sys
from importlib.resources import as_file, files

import pytest

from benchmarks import network


@pytest.mark.parametrize("against", ["none", "kept"])
def test_a_network_sits_on_every_seat(
    against: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with as_file(files("stellwerk.bots") / "weights" / "russian-railroads-2.npz") as kept:
        words = ["network", str(kept), "--against", against, "--nodes", "1", "--games", "2"]
        monkeypatch.setattr(sys, "argv", words)
        network.main()
    told = capsys.readouterr().out
    assert told.startswith("Russian Railroads, 2 players, 1 nodes: ")
    assert "of 2 games" in told
    if against == "kept":
        assert "50.0%" in told, "the same bots from both seats win one game each"
