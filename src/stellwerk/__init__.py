"""Stellwerk: a home for railway board games.

A game in a few lines:

>>> import stellwerk
>>> game = stellwerk.new("russian-railroads", players=4, seed=1)
>>> game
<Game russian-railroads, 4 players, round 0 of 7, seat 1 decides, 4 legal moves>
>>> game.legal
['bonus-doubler', 'bonus-coin', 'bonus-industry', 'bonus-black']
>>> game.play("bonus-coin", "bonus-black", "ts-black", "bonus-doubler").turn
3
>>> game.play("T2").prompt
'How do you pay for “3 black steps”?'
>>> game.undo().scores
[0, 0, 0, 0]
>>> game.bot("driver").choose(game) in game.legal
True

`print(game)` draws the table as text, a notebook shows it as a picture, `game.analyse()` says what
was good and what was better, and `game.record()` is a text that `stellwerk.load` reads. `help` of
`stellwerk.Game` lists the rest.

Seats count from 0 in Python, and from 1 in records and on a table. `stellwerk.Game` checks every
move and plays the dealer. What has to be fast uses the positions under it, `game.position` or
`load_title(id).new_game(players)`: see `stellwerk.core.position`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from stellwerk.core import errors
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

if TYPE_CHECKING:
    from stellwerk.api import Analysis, Game, Player, load, new
    from stellwerk.titles import load_title, title_ids

VERSION: Final = "0.1.0"
__version__: Final = VERSION

__all__ = [
    "VERSION",
    "Analysis",
    "Game",
    "Player",
    "StellwerkError",
    "load",
    "load_title",
    "new",
    "title_ids",
]

_HOMES: Final = {
    "Analysis": "stellwerk.api",
    "Game": "stellwerk.api",
    "Player": "stellwerk.api",
    "load": "stellwerk.api",
    "load_title": "stellwerk.titles",
    "new": "stellwerk.api",
    "title_ids": "stellwerk.titles",
}
"""Where the public names live; they are imported when they are first used, so that commands start
at once."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"stellwerk has no {name}; it has: {', '.join(__all__)}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _say_in_english(message: Message, title: str) -> str:
    from stellwerk.locales import in_english  # Most commands never refuse anything.

    return in_english(message, title)


# The rules do not know the sentences, but a user of only the rules also reads their refusals.
errors.say_in_english = _say_in_english
