"""The `stellwerk` command in a house that also has Tiny: `python -m tiny …`."""

from __future__ import annotations

from stellwerk.cli import main
from tiny.install import install

install()
main()
