"""One search with a network from a file against others without it, or with the kept one.

python -m benchmarks.network glueck-auf-2.npz --against none --nodes 1 --games 40

The file says which title and how many players it is for. A search of one node plays the turn that
looks best right after it. Seats are exchanged from game to game; the luck of a deal is the same.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from stellwerk.arena.statistics import wilson
from stellwerk.bots.learning import parser
from stellwerk.bots.search import SearchBot
from stellwerk.bots.tree import Tree
from stellwerk.bots.values.learned import LearnedValue, Network
from stellwerk.bots.values.network_file import read_network
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Title
from stellwerk.titles import features_of, load_title


class TaughtBot(SearchBot):
    """Evaluates leaves with a given network; without one, as the title does by hand."""

    def __init__(self, seed: str, nodes: int, network: Network | None) -> None:
        super().__init__(seed, nodes)
        self.network = network

    def tree(self, title: Title[Any], view: Position) -> Tree:
        judge = self.teller
        if self.network is not None:
            writer = features_of(title).row_writer(view.players)
            judge = LearnedValue(judge, title, writer, self.network)
        return Tree(title, self.value, self.rng, judge, far=self.value.sees_far(view.players))


def seated(seed: str, nodes: int, against: str) -> SearchBot:
    """A bot of the other side."""
    return SearchBot(seed, nodes) if against == "kept" else TaughtBot(seed, nodes, None)


def game(title: Title[Any], bots: list[SearchBot], deal: int) -> Position:
    """The end of a game."""
    luck = Random(f"{deal}:dealer")
    position: Position = title.new_game(len(bots))
    while position.turn != NOBODY:
        moves, seat = position.moves(), position.turn
        if seat == DEALER:
            move = luck.choice(moves)
        else:
            move = bots[seat].choose(title.veil(position, seat), seat, moves)
        position.play(move)
    return position


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.network")
    asked.add_argument("file", type=Path)
    asked.add_argument("--against", choices=("none", "kept"), default="none")
    asked.add_argument("--nodes", type=int, default=100)
    asked.add_argument("--games", type=int, default=40)
    options = asked.parse_args()
    with np.load(options.file) as page:
        made = parser().parse_args(shlex.split(str(page["command"]))[3:])
    title, players = load_title(made.title), made.players
    network = read_network(options.file)
    won = played = 0.0
    points = [0.0, 0.0]
    while played < options.games:
        deal = int(played) // players
        for mine in range(players):
            bots: list[SearchBot] = [
                TaughtBot(f"{deal}:{seat}", options.nodes, network)
                if seat == mine
                else seated(f"{deal}:{seat}", options.nodes, options.against)
                for seat in range(players)
            ]
            end = game(title, bots, deal)
            winners, scores = end.winners(), end.scores()
            won += (mine in winners) / len(winners)
            points[0] += scores[mine]
            points[1] += (sum(scores) - scores[mine]) / (players - 1)
            played += 1
    low, high = wilson(won, int(played))
    sys.stdout.write(
        f"{title.name}, {players} players, {options.nodes} nodes: {won / played:.1%} of"
        f" {played:.0f} games ({low:.1%} – {high:.1%}),"
        f" {points[0] / played:.1f} : {points[1] / played:.1f} points\n"
    )


if __name__ == "__main__":
    main()
