"""A server in a process of its own, for load and for killing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from socket import AF_UNIX, create_server, socket

import httpx

from load import gauges

TESTS = Path(__file__).parents[1]


_reserved: list[socket] = []


def free_port() -> int:
    """A port nobody listens at, below those that outgoing connections are given.

    Tests that run at the same time get others: a server takes seconds until it listens, and
    whoever found another server there would play at that one.
    """
    while True:
        port = Random().randrange(20_000, 32_000)
        with suppress(OSError), create_server(("127.0.0.1", port)):
            _reserve(port)
            return port


def _reserve(port: int) -> None:
    """Keep a port from other tests as long as this process lives; OSError if one of them has it."""
    if sys.platform == "linux":
        mark = socket(AF_UNIX)
        _reserved.append(mark)
        mark.bind(f"\0the port {port} of a test of Stellwerk")


class ServerProcess:
    """`python -m tiny serve …`: the command with Tiny as a further title; or `stellwerk`."""

    def __init__(
        self,
        database: str,
        port: int | None,
        log: Path,
        workers: int = 1,
        more: Sequence[str] = (),
        module: str = "tiny",
    ) -> None:
        self.port = port
        paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": paths}
        arguments = ["serve", f"--database={database}", f"--workers={workers}", *more]
        arguments += ["--requests-per-minute=1000000", "--sockets-per-address=1000000"]
        arguments += ["--guests-per-hour=1000000"]
        arguments += ["--tables-per-person=1000000", "--strong-bots-per-person=1000000"]
        arguments += ["--log-level=warning"]
        arguments += [] if port is None else [f"--port={port}"]
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                env=environment,
                stdout=errors,
                stderr=errors,
                start_new_session=True,
            )

    def wait_until_ready(self, seconds: float = 300.0) -> None:
        """Wait until it answers; on a busy machine it takes a minute to load everything."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
                connection.request("GET", "/ready")
                if connection.getresponse().status == 200:
                    return
            except OSError:
                time.sleep(0.02)
            finally:
                connection.close()
            if self.process.poll() is not None:
                raise RuntimeError("the server stopped")
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """Kill it without a word, and wait until it is gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop; one that does not is killed and reported, and disturbs no other test."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def keep_apart(self) -> None:
        """Give it the first core to itself: its bot workers and this process take the others."""
        first, *others = sorted(os.sched_getaffinity(0))
        for process in (os.getpid(), *gauges.children(self.process.pid)):
            gauges.pin(process, others)
        gauges.pin(self.process.pid, [first])

    def memory(self) -> float:
        """Its memory in megabytes."""
        return gauges.memory(self.process.pid)

    def processor_seconds(self) -> float:
        """The time processors have worked for it, without its bot workers."""
        return gauges.processor_seconds(self.process.pid)


async def stored_acts(client: httpx.AsyncClient, address: str) -> float:
    """The acts a server has stored so far: moves, and a few when tables are opened."""
    text = (await client.get(f"{address}/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith("stellwerk_acts_total"))
    return float(line.split()[1])
