"""The `stellwerk` command."""

from __future__ import annotations

import gc
import os
import sys
from typing import Final, NoReturn

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
"""The exit code shells expect of a command that was stopped with Ctrl-C."""


def main() -> NoReturn:
    """Run a command; any problem of the user becomes one sentence and an exit code."""
    _open_streams()
    if sys.argv[1:2] == ["serve"]:
        # It makes nothing but what stays until it serves, and then turns this on again.
        gc.disable()
    try:
        # Imported here, so that Ctrl-C during the imports is caught as well.
        from stellwerk.cli.app import run

        code = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        sys.stderr.write("\nstellwerk: Interrupted.\n")
        code = INTERRUPTED
    except OSError as fault:
        # Nobody reads the output any more, or it cannot be written: stop using stdout.
        if not isinstance(fault, BrokenPipeError):
            sys.stderr.write(f"stellwerk: {fault.strerror}.\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = FAILED
    sys.exit(code)


def _open_streams() -> None:
    """Give the command working streams: a closed one is empty, odd characters are replaced."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        else:
            stream.reconfigure(errors="replace" if mode == "r" else "backslashreplace")
