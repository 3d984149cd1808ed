"""The `stellwerk` command in a house that also has Tiny: `python -m tiny …`."""

from __future__ import annotations

from functools import partial

from server.guests import TINY_WORKER
from stellwerk.cli import main
from stellwerk.core.compiled import is_compiled
from stellwerk.server import app
from stellwerk.server.bots import BotPool
from tiny.install import install

install()
if not is_compiled():
    # Bots think in processes of their own, which have to know Tiny as well. It cannot be played on
    # the compiled package.
    setattr(app, "BotPool", partial(BotPool, command=TINY_WORKER))  # noqa: B010
main()
