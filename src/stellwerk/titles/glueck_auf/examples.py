"""Positions that illustrations in the rules of Glück Auf show."""

from __future__ import annotations

from typing import Final

from stellwerk.core.title import Example

EXAMPLES: Final = {
    "train": Example(
        3,
        """\
seat 1 row tower-2 clover-1 wheel-double
seat 1 store fox-1
seat 1 track-1 engine-B wheel-wagon:wheel-2 wild-wagon:clover-double wheel-wagon
seat 1 track-2 engine-B tower-wagon:tower-1
seat 1 track-3 fox-wagon
seat 1 orders factories-3""",
    ),
    "scoring": Example(
        3,
        """\
seat 1 delivered factories-3 factories-1 barracks-2 wheel-1*2 clover-2*2 tower-double*2 engine-B*2
seat 1 shares share-factories*2 share-steamboats
seat 1 objectives objective-engine-B objective-shift
seat 1 tokens 1 3
seat 2 tokens 2
shift 4""",
    ),
}
