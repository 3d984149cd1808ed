"""The commands, imported when they are called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from stellwerk import VERSION
from stellwerk.cli import FAILED, MISUSED
from stellwerk.cli.screen import complain
from stellwerk.core.errors import StellwerkError
from stellwerk.extras import missing

COMMANDS: Final = {
    "titles": "List the games of the house.",
    "simulate": "Play games and measure them.",
    "bench": "Measure what the rules cost.",
    "arena": "Let bots play each other and say how sure the result is.",
    "ladder": "Play the published ladder of the bots again.",
    "bot-host": "Try out a bot of your own, in any language.",
    "replay": "Replay game records strictly.",
    "records": "Make a data set of game records.",
    "terminal": "Play in the terminal.",
    "rules": "Print the rules of a title, or one of them.",
    "serve": "Serve tables over HTTP and WebSocket.",
    "db": "Look after the database: check, export, import, backup.",
}
"""Each is the function of its name in the module of its name, with _ for -."""

EXTRAS: Final = {"serve": "server", "db": "server"}
"""Commands that need more than the simulator does, and the extra that brings it."""

HELP: Final = "A home for railway board games."


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code says how it went."""
    if list(arguments) in ([], ["--help"], ["-h"]):
        sys.stdout.write(_overview())
        return 0
    try:
        return _carry_out(arguments)
    except StellwerkError as fault:
        complain(str(fault))
        return FAILED
    except ImportError as fault:
        command = arguments[0]
        if command not in EXTRAS or not _is_missing_package(fault):
            raise
        complain(str(missing(f"stellwerk {command}", EXTRAS[command])))
        return FAILED


def _overview() -> str:
    """What there is. Written without Cyclopts, which takes a third of a second to import."""
    width = max(map(len, COMMANDS))
    return "\n".join(
        [
            "Usage: stellwerk COMMAND",
            "",
            HELP,
            "",
            *(f"  {name:{width}}  {text}" for name, text in COMMANDS.items()),
            "",
            "stellwerk COMMAND --help tells more of a command, stellwerk --version the version.",
            "",
        ]
    )


def _carry_out(arguments: Sequence[str]) -> int:
    from cyclopts import App, CycloptsError, Parameter

    app = App(
        name="stellwerk",
        help=HELP,
        version=VERSION,
        exit_on_error=False,
        print_error=False,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        default_parameter=Parameter(negative=()),
    )
    for place, (name, text) in enumerate(COMMANDS.items()):
        home = name.replace("-", "_")
        app.command(f"stellwerk.cli.{home}:{home}", name=name, help=text, sort_key=place)
    try:
        code: int | None = app(arguments)
    except CycloptsError as fault:
        complain(str(fault))
        return MISUSED
    return code or 0


def _is_missing_package(fault: ImportError) -> bool:
    """Whether the module of a command could not be imported for want of somebody else's."""
    cause = fault.__cause__
    return isinstance(cause, ModuleNotFoundError) and not (cause.name or "").startswith("stellwerk")
