"""The `stellwerk` command with Tiny as a further title: `python -m tiny …`."""

from __future__ import annotations

import sys
from functools import partial

from stellwerk.cli import main
from stellwerk.core.compiled import is_compiled
from tiny.install import install

install()
if "serve" in sys.argv and not is_compiled():
    # Bots think in processes of their own, which have to know Tiny as well. It cannot be played on
    # the compiled package. No other command waits until the server's packages are loaded.
    from server.worker_commands import TINY_WORKER
    from stellwerk.server import app
    from stellwerk.server.bots import BotPool

    setattr(app, "BotPool", partial(BotPool, command=TINY_WORKER))  # noqa: B010
main()
