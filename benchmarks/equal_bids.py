"""How often two bots of Volldampf bid the same again and again.

python -m benchmarks.equal_bids search-40 50
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Final

from stellwerk.arena.statistics import wilson
from stellwerk.bots import make_bot
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf.position import SECRET_BIDS, Railroad
from stellwerk.titles.volldampf.title import TITLE

MANY: Final = 3
"""More equal bids in a row than this are too many."""


def auctions(name: str, seed: int) -> list[int]:
    """By round of a game: how many equal bids there were before the order was found."""
    luck = Random(f"{seed}:dealer")
    bots = [make_bot(name, f"{seed}:{seat}") for seat in range(2)]
    position = TITLE.new_game(2)
    found: list[int] = []
    while position.turn != NOBODY:
        moves, seat = position.moves(), position.turn
        if seat == DEALER:
            move = luck.choice(moves)
        else:
            move = bots[seat].choose(TITLE.veil(position, seat), seat, moves)
        bids, equal = bidding(position), position.equal_bids
        position.play(move)
        if bids and not (bidding(position) and position.equal_bids >= equal):
            found.append(equal)
    return found


def bidding(position: Railroad) -> bool:
    return bool(position.stack) and position.stack[-1].name == SECRET_BIDS


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m benchmarks.equal_bids")
    asked.add_argument("bot")
    asked.add_argument("games", type=int)
    options = asked.parse_args()
    found = [equal for seed in range(options.games) for equal in auctions(options.bot, seed)]
    many = sum(equal > MANY for equal in found)
    low, high = wilson(many, len(found))
    sys.stdout.write(
        f"{len(found)} rounds, {sum(found) / len(found):.2f} equal bids in each; more than {MANY}"
        f" in {many} ({many / len(found):.1%}, interval {low:.1%} – {high:.1%}).\n"
    )


if __name__ == "__main__":
    main()
