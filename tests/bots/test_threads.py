"""A bot that thinks or learns keeps to one thread, whatever the machine has."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.bots.one_thread import LIBRARIES

THREADS = """
def threads():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("Threads:"))
"""
SEARCH = """
import sys
from stellwerk.bots import make_bot
from stellwerk.bots.evaluators import network_of
from stellwerk.cli import app
from stellwerk.arena import run, workers
from stellwerk.titles import load_title

title = load_title("russian-railroads")
position = title.new_game(4)
while position.turn < 0:
    position.play(position.moves()[0])
seat = position.turn
bot = make_bot("search-20", "1")
bot.choose(title.veil(position, seat), seat, position.moves())
assert any(network_of(title.id, 4).known), "it asked the network"
assert "numpy" not in sys.modules
"""
LEARNING = """
from stellwerk.bots import learning
from stellwerk.bots.one_thread import np

square = np.ones((600, 600))
assert (square @ square)[0, 0] == 600
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux counts threads there")
@pytest.mark.parametrize("work", [SEARCH, LEARNING], ids=["searching", "learning"])
def test_one_thread(work: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in LIBRARIES}
    done = subprocess.run(
        [sys.executable, "-c", f"{THREADS}{work}\nprint(threads())"],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("1\n", "")
