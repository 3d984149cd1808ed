"""The `stellwerk` command, which says what it uses: `python -m fuzz.server --uses=FILE serve …`.

A process has more memory from the system than it uses: what was freed stays with it in pieces, in
each thread's own heap, and for hours the system sees it grow. What is in use grows only where
something is kept. So that it is much the same all the time, tables leave memory soon.
"""

from __future__ import annotations

import ctypes
import gc
import os
import signal
import sys
from typing import Final

from stellwerk.cli import main
from stellwerk.server import table_service
from stellwerk.table.clock import SECOND

OPTION: Final = "--uses="
IDLE: Final = 5
"""Seconds a table nobody watches stays in memory here."""
BLOCK: Final = 84
"""Bytes of one of Python's blocks in this server; they have 16 to 512."""


class _Heap(ctypes.Structure):
    """`struct mallinfo2` of the C library; `hblkhd` and `uordblks` are bytes in use."""

    _fields_ = (
        *(("arena", ctypes.c_size_t), ("ordblks", ctypes.c_size_t), ("smblks", ctypes.c_size_t)),
        *(("hblks", ctypes.c_size_t), ("hblkhd", ctypes.c_size_t), ("usmblks", ctypes.c_size_t)),
        *(("fsmblks", ctypes.c_size_t), ("uordblks", ctypes.c_size_t)),
        *(("fordblks", ctypes.c_size_t), ("keepcost", ctypes.c_size_t)),
    )


def in_use() -> int:
    """Bytes this process uses: Python's small blocks, and all that the C library gave out."""
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = _Heap
    gc.collect()
    heap = ask()
    return int(heap.hblkhd + heap.uordblks + sys.getallocatedblocks() * BLOCK)


def tell_when_asked(path: str) -> None:
    """Append a line with the bytes in use to a file, at each SIGUSR2."""
    file = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    signal.signal(signal.SIGUSR2, lambda *_: os.write(file, b"%d\n" % in_use()) and None)


if __name__ == "__main__":
    (option,) = [given for given in sys.argv if given.startswith(OPTION)]
    sys.argv.remove(option)
    tell_when_asked(option.removeprefix(OPTION))
    setattr(table_service, "IDLE", IDLE * SECOND)  # noqa: B010
    main()
