"""Positions that illustrations in the rules of Russian Railroads show."""

from __future__ import annotations

from typing import Final

from stellwerk.core.title import Example

EXAMPLES: Final = {
    "start": Example(3, ""),
    "scoring": Example(
        3,
        """\
seat 1 trans-siberian black 9 grey 6 brown 3
seat 1 st-petersburg black 8 grey 7 brown 2
seat 1 kiev black 5 grey 2
seat 1 locomotives 4 3 7 4
seat 1 doublers 2
seat 1 factories 6 4
seat 1 marker 8
seat 1 second-marker 3
seat 1 tokens token-marker""",
    ),
}
