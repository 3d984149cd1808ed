"""The commands, imported when they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from stellwerk import VERSION
from stellwerk.cli import FAILED, MISUSED
from stellwerk.cli.screen import complain
from stellwerk.core.errors import StellwerkError

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

app: Final = App(
    name="stellwerk",
    help="A home for railway board games.",
    version=VERSION,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=()),
)
for _place, (_name, _help) in enumerate(COMMANDS.items()):
    _home = _name.replace("-", "_")
    app.command(f"stellwerk.cli.{_home}:{_home}", name=_name, help=_help, sort_key=_place)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code says how it went."""
    try:
        code: int | None = app(arguments)
    except CycloptsError as fault:
        complain(str(fault))
        return MISUSED
    except StellwerkError as fault:
        complain(str(fault))
        return FAILED
    return code or 0
