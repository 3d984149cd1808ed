"""A server without a descriptor left keeps running, says what is wrong, and recovers."""

from __future__ import annotations

import os
import resource
import signal
import socket
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from load.server import ServerProcess, free_port
from server.guests import PATIENCE, wait_for

TITLE = "russian-railroads"


class Caller:
    """Asks over one connection, which is kept open: a new one would find no descriptor."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        headers = {"Content-Type": "application/json", "Sec-Fetch-Site": "same-origin"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else msgspec.json.encode(body)
        self.connection.request(method, path, data, headers)
        answer = self.connection.getresponse()
        cookie = answer.getheader("set-cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        return answer.status, msgspec.json.decode(answer.read())


def workers_of(server: ServerProcess) -> list[int]:
    """The bot workers of a server."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in children.split()]


def play_until_the_bot_is_asked(caller: Caller, table: str) -> None:
    """End a turn."""
    view = caller.ask("GET", table)[1]
    while view["awaited"] == [0]:
        move = view["moves"][-1]["move"]
        command = {"do": "move", "seat": 0, "step": view["step"], "move": move}
        status, done = caller.ask("POST", f"{table}/commands", command)
        assert status == 200, done
        view = done["view"]


@pytest.mark.soak
def test_out_of_descriptors_and_back(tmp_path: Path) -> None:
    port = free_port()
    log = tmp_path / "log"
    server = ServerProcess(str(tmp_path / "t.db"), port, log)
    caller = Caller(port)
    try:
        server.wait_until_ready()
        seats = [{"name": "Anna"}, {"bot": "random"}]
        _, opened = caller.ask("POST", "/api/tables/", {"title": TITLE, "seats": seats})
        table = f"/api/tables/{opened['id']}"
        caller.ask("POST", f"{table}/commands", {"do": "prefer", "seat": 0, "confirm": False})
        caller.ask("POST", f"{table}/commands", {"do": "start"})
        play_until_the_bot_is_asked(caller, table)
        wait_for(lambda: caller.ask("GET", table)[1]["awaited"] == [0])
        used = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 18, used + 18))
        with ExitStack() as open_sockets:
            for _ in range(25):
                open_sockets.enter_context(socket.create_connection(("127.0.0.1", port)))
            for worker in workers_of(server):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            play_until_the_bot_is_asked(caller, table)
            wait_for(lambda: caller.ask("GET", "/ready")[0] == 503)
            assert caller.ask("GET", "/ready")[1]["troubles"]
            assert caller.ask("GET", "/health")[0] == 200
            # Silent connections are closed in time, and all is well again, the crowd still there.
            wait_for(lambda: caller.ask("GET", "/ready")[0] == 200)
            wait_for(lambda: caller.ask("GET", table)[1]["awaited"] == [0])
    finally:
        caller.connection.close()
        server.stop()
    assert len(log.read_text().splitlines()) < 30
