"""How a game comes about: a new one, or that of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from stellwerk.api.arguments import whole_number
from stellwerk.api.game import Game
from stellwerk.core.errors import StellwerkError
from stellwerk.core.title import Title
from stellwerk.records import Recorder, load_game, read_game
from stellwerk.titles import load_title, title_ids


def new(
    title: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] | None = None,
    language: str = "en",
) -> Game:
    """A new game of a title, with as few players as it allows if their number is not given.

    The same `seed` gives the same luck. `options` are those of the title, such as an edition;
    `names` are for the record and the sentences, which are in `language` (en, de, fr or cs).

    >>> new("glueck-auf", 2, seed=7)
    <Game glueck-auf, 2 players, round 1 of 7, seat 0 decides, 12 legal moves>
    >>> new("chess")
    Traceback (most recent call last):
        ...
    stellwerk.core.errors.StellwerkError: There is no title 'chess' (there are: ...).
    """
    found = _title(title)
    count = found.players[0] if players is None else whole_number(players, "The number of players")
    if options is not None and not isinstance(options, Mapping):
        raise StellwerkError(f"Options are a dict of names and values, not {options!r}.")
    position = found.new_game(count, options)
    seated = [f"player {seat}" for seat in range(1, count + 1)] if names is None else names
    if isinstance(seated, str) or not all(isinstance(name, str) for name in seated):
        raise StellwerkError(f"Names are a list of texts, not {seated!r}.")
    if len(seated) != count:
        raise StellwerkError(f"There are {count} players, but {len(seated)} names.")
    return Game(Recorder(found, position, seated, date.today()), seed, language)


def load(source: str | Path, *, seed: int | None = None, language: str = "en") -> Game:
    """The game of a record: of a text with several lines, or of the file with this name.

    `seed` is for the luck that is still to come.

    >>> again = load(new("volldampf", 3, seed=1).record())
    >>> again
    <Game volldampf, 3 players, round 1 of 5, seat 0 decides, 85 legal moves>
    """
    if not isinstance(source, str | Path) or not str(source).strip():
        raise StellwerkError(f"A record is a text or the name of a file, not {source!r}.")
    text = isinstance(source, str) and "\n" in source
    game = read_game(str(source)) if text else load_game(Path(source))
    return Game(Recorder.resume(game), seed, language)


def _title(id_: str) -> Title[Any]:
    """The title with this id. For a name that is nearly an id, the refusal suggests the id."""
    plain = str(id_).lower().replace("ü", "ue").replace("_", "-").replace(" ", "-")
    close = get_close_matches(plain, title_ids(), 1)
    if id_ not in title_ids() and close:
        raise StellwerkError(f"There is no title {id_!r}; did you mean {close[0]!r}?")
    return load_title(id_)
