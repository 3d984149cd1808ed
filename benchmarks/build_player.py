"""A player of one build, for `benchmarks.builds`: it follows whole games and answers for its bots.

python benchmarks/build_player.py    with the Python of a build, new or old

It uses only what both builds have, and keeps the whole position of the game; its bots see what
their seat may know. It reads an object per line and answers each with one.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final

from stellwerk.bots import make_bot
from stellwerk.bots.search import SearchBot, uncollected
from stellwerk.bots.tree import Tree
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title

RULES: Final = 1
"""The version of the rules that all builds know."""


class Player:
    """Follows games."""

    def __init__(self) -> None:
        self.title: Any = None
        self.position: Any = None
        self.bots: dict[int, Any] = {}

    def begin(self, title: str, players: int, bots: dict[str, list[str]]) -> dict[str, Any]:
        """A new game; `bots` are the names and seeds of the bots of this build by seat."""
        found = load_title(title)
        self.title = found.by_version(RULES) if hasattr(found, "by_version") else found
        self.position = self.title.new_game(players)
        self.bots = {int(seat): make_bot(name, seed) for seat, (name, seed) in bots.items()}
        return self.state()

    def state(self) -> dict[str, Any]:
        """What a referee has to know, the same in all builds."""
        at = self.position
        over = at.turn == NOBODY
        return {
            "turn": at.turn,
            "turns": at.turns,
            "scores": list(at.scores()),
            "winners": list(at.winners()) if over else [],
            "moves": sorted(self.title.write_move(at, move) for move in at.moves()),
        }

    def play(self, move: str) -> dict[str, Any]:
        self.position.play(self.title.read_move(self.position, move))
        return self.state()

    def choose(self) -> dict[str, Any]:
        """The move of the bot whose turn it is, and the processor time it took."""
        at = self.position
        view = self.title.veil(at, at.turn)
        begun = process_time()
        move = self.bots[at.turn].choose(view, at.turn, at.moves())
        seconds = process_time() - begun
        return {"move": self.title.write_move(at, move), "seconds": seconds}

    def search(self, nodes: int, seed: str) -> dict[str, Any]:
        """One search from here: how many simulations there were, and how long they took."""
        at = self.position
        bot: Any = SearchBot(seed, nodes)
        view = self.title.veil(at, at.turn)
        bot.meet(view)
        begun = process_time()
        positions = [self.title.imagine(view, at.turn, bot.rng) for _ in range(min(48, nodes))]
        judge = corrected(bot.teller, self.title, view)
        far = bot.value.sees_far(view.players)
        tree = Tree(self.title, bot.value, bot.rng, judge, far=far)
        with uncollected():
            tree.search(positions, nodes)
        return {"nodes": tree.root.visits, "seconds": process_time() - begun}

    def sealed(self) -> dict[str, Any]:
        """Whether several seats choose at once here; an older build does not know."""
        at = self.position
        known = at.turn not in (DEALER, NOBODY) and hasattr(self.title, "unsealed")
        return {"sealed": known and self.title.unsealed(at) is not None}

    def playouts(self, games: int) -> dict[str, Any]:
        """Random games from here: decisions and processor time."""
        playout = import_module("stellwerk.core.playout").playout
        rng = Random("playouts")
        begun = process_time()
        decisions = sum(playout(self.position.copy(), rng) for _ in range(games))
        return {"decisions": decisions, "seconds": process_time() - begun}


def corrected(*about: Any) -> Any:
    """The value with its network, from wherever a build has it."""
    try:
        home = import_module("stellwerk.bots.evaluators")
    except ImportError:
        home = import_module("stellwerk.bots.judgement")
    return home.corrected(*about)


def main() -> None:
    player = Player()
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(player, request.pop("do"))(**request)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
