"""The commands, imported when they are called."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from stellwerk import VERSION
from stellwerk.cli import FAILED, MISUSED
from stellwerk.cli.screen import complain, refusal_for_user
from stellwerk.core.errors import StellwerkError
from stellwerk.extras import missing

COMMANDS: Final = {
    "titles": "List the games.",
    "simulate": "Play games and measure them.",
    "bench": "Measure what the rules cost.",
    "arena": "Let bots play each other and say how certain the result is.",
    "ladder": "Play the published ladder of bots again.",
    "bot": "Play as a program of the bot protocol, for the arena of another build.",
    "bot-host": "Try out a bot of your own, in any language.",
    "replay": "Replay game records strictly.",
    "analyse": "Analyse a game: chances, better turns and why.",
    "records": "Make a data set from game records.",
    "play": "Play on the whole screen of the terminal.",
    "terminal": "Play in the terminal, line by line.",
    "rules": "Print the rules of a title, or one of them.",
    "new-title": "Write the skeleton of a new title into the source tree.",
    "serve": "Serve tables over HTTP and WebSocket.",
    "db": "Maintain the database: check, export, import, backup.",
    "agent": "Let an agent by HTTP or MCP play in the arena like any bot.",
    "mcp": "Let an agent play, by the Model Context Protocol.",
    "doctor": "Say what is installed, compiled and fast.",
}
"""Each is the function of its name in the module of its name, with _ for -."""

EXTRAS: Final = {
    "serve": "server",
    "db": "server",
    "mcp": "agents",
    "agent": "agents",
    "play": "terminal",
}
"""Commands that need more packages than the simulator, and the extra that brings them."""

HELP: Final = "A home for railway board games."


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code says how it went."""
    if list(arguments) in ([], ["--help"], ["-h"]):
        sys.stdout.write(_overview())
        return 0
    try:
        return _carry_out(arguments)
    except StellwerkError as fault:
        complain(refusal_for_user(fault))
        return FAILED
    except ImportError as fault:
        command = arguments[0]
        if command not in EXTRAS or not _is_missing_package(fault):
            raise
        complain(refusal_for_user(missing(f"stellwerk {command}", EXTRAS[command])))
        return FAILED


def _overview() -> str:
    """The list of commands. It does without Cyclopts, which takes a third of a second to import."""
    width = max(map(len, COMMANDS))
    return "\n".join(
        [
            "Usage: stellwerk COMMAND",
            "",
            HELP,
            "",
            *(f"  {name:{width}}  {text}" for name, text in COMMANDS.items()),
            "",
            "stellwerk COMMAND --help says more about it; stellwerk --version prints the version.",
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
    """Whether a module could not be imported because a package of somebody else is missing."""
    cause = fault.__cause__
    return isinstance(cause, ModuleNotFoundError) and not (cause.name or "").startswith("stellwerk")
