"""A person at a terminal, played by a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import time
from pathlib import Path
from typing import Self

from cli.command import COMMAND, ENVIRONMENT

_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


class Terminal:
    """A command whose input, output and errors are one terminal."""

    def __init__(self, *arguments: str, cwd: Path | None = None) -> None:
        self.main, side = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            env=ENVIRONMENT,
            cwd=cwd,
            pass_fds=[side],
            preexec_fn=lambda: os.login_tty(side),
        )
        os.close(side)
        self.raw = ""
        self.seen = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def until(self, text: str) -> str:
        """Wait for a text to appear and return what was shown up to it since the last one."""
        deadline = time.monotonic() + 30
        while text not in self.shown[self.seen :]:
            assert time.monotonic() < deadline, f"{text!r} did not appear in {self.shown!r}"
            if not self._read():
                break
        start = self.seen
        self.seen = self.shown.index(text, start) + len(text)
        return self.shown[start : self.seen]

    def type(self, answer: str) -> None:
        """Type a line."""
        os.write(self.main, f"{answer}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key, such as Ctrl-D."""
        os.write(self.main, key)

    def end(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        os.close(self.main)
        return self.process.wait(timeout=30)

    @property
    def shown(self) -> str:
        """Everything shown so far, without colours and movements of the cursor."""
        return _CONTROL.sub("", self.raw)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.main], [], [], 30)
        try:
            data = os.read(self.main, 65536) if ready else b""
        except OSError:
            data = b""
        self.raw += data.decode("utf-8", "replace")
        return bool(data)
