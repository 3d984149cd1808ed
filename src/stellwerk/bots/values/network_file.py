"""Reads the file of a network: a zip of arrays, as numpy writes it (`.npz`), without numpy."""

from __future__ import annotations

import sys
from array import array
from ast import literal_eval
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from stellwerk.bots.values.learned import Network

MAGIC: Final = b"\x93NUMPY\x01\x00"
"""How an array of version 1.0 of the format begins; the length of its header follows."""
KINDS: Final = {"<i4": "i", "<i8": "q", "<f8": "d"}
"""The kinds of numbers by their names in a header, as Python's arrays call them."""


def read_network(path: Path) -> Network:
    """A network from its file."""
    with ZipFile(path) as kept:
        parts = {
            name: numbers(kept.read(f"{name}.npy"))
            for name in ("hidden", "offsets", "outer", "errors", "spreads", "version")
        }
    width = len(parts["offsets"])
    hidden = parts["hidden"]
    return Network(
        [hidden[at : at + width] for at in range(0, len(hidden), width)],
        parts["offsets"],
        parts["outer"],
        parts["errors"],
        parts["spreads"],
        parts["version"][0],
    )


def numbers(page: bytes) -> list[Any]:
    """The numbers of an array, row after row."""
    assert page.startswith(MAGIC), "an array of numpy, version 1.0"
    begin = len(MAGIC) + 2
    end = begin + int.from_bytes(page[len(MAGIC) : begin], "little")
    header = literal_eval(page[begin:end].decode("latin-1"))
    assert not header["fortran_order"], "numbers row after row"
    found = array(KINDS[header["descr"]], page[end:])
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()
