"""Ints as small sets."""

from __future__ import annotations

import py_compile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

from stellwerk.core import bits
from stellwerk.core.bits import mask_of, members, size_of


def test_a_set_has_the_size_of_its_members() -> None:
    rng = Random(1)
    sets = [0, 1, 1 << 61, (1 << 62) - 1, *(rng.getrandbits(62) for _ in range(500))]
    for mask in sets:
        assert size_of(mask) == mask.bit_count()
        assert mask_of(members(mask)) == mask


def test_bytecode_without_its_source_counts_as_plain(tmp_path: Path) -> None:
    """The site without a server stores the rules so."""
    bytecode = py_compile.compile(bits.__file__, cfile=str(tmp_path / "stored.pyc"), doraise=True)
    spec = spec_from_file_location("stored", str(bytecode))
    assert spec is not None
    assert spec.loader is not None
    stored = module_from_spec(spec)
    spec.loader.exec_module(stored)
    for mask in (0, 0b1011, (1 << 62) - 1):
        assert stored.size_of(mask) == mask.bit_count()
