"""Bots for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stellwerk.bots import make_bot
from stellwerk.core.errors import StellwerkError

if TYPE_CHECKING:
    from stellwerk.api.game import Game


class Player:
    """A bot that knows what the seat it plays for can see, and no more.

    >>> game = new("russian-railroads", 2, seed=1)
    >>> driver = Player("driver", "1")
    >>> game.play(driver.choose(game)).over
    False
    """

    def __init__(self, name: str, seed: str = "") -> None:
        if not isinstance(name, str):
            raise StellwerkError(f"A bot has a name such as 'driver', not {name!r}.")
        self.name = name
        self.own = make_bot(name, seed)
        """The bot itself, for the fast interface."""

    def choose(self, game: Game) -> str:
        """The move it would make for the seat that decides, as a word of the notation.

        >>> game = new("glueck-auf", seed=1)
        >>> game.bot("greedy").choose(game) in game.legal
        True
        """
        from stellwerk.api.game import Game  # It makes players itself.

        if not isinstance(game, Game):
            raise StellwerkError(f"A bot chooses in a game of stellwerk.new, not in {game!r}.")
        seat = game.turn
        if seat is None:
            raise StellwerkError("The game is over.")
        position = game.position
        move = self.own.choose(game.title.veil(position, seat), seat, position.moves())
        return game.title.write_move(position, move)

    def __repr__(self) -> str:
        return f"<Player {self.name}>"
