"""What version 0.1 called a command, for programs of that time and pages that are still open.

A command was a `deed`, in frames and in the path, and its name stood under `deed` instead of `do`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stellwerk.server.commands import Command


def command_of(deed: Mapping[str, object]) -> Command:
    """The command that a deed means; a ValidationError of msgspec if it means none."""
    named = {"do" if name == "deed" else name: part for name, part in deed.items()}
    return msgspec.convert(named, Command)
