"""Servers of tests do not get into each other's way."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from load.server import TESTS, free_port


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere ports are only unlikely to be equal")
def test_a_port_belongs_to_one_test_process_before_anybody_listens_there() -> None:
    port = free_port()
    outcome = subprocess.run(
        [sys.executable, "-c", f"from load.server import _reserve; _reserve({port})"],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Address already in use" in outcome.stderr
