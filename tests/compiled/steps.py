"""Plays seeded games of every title and count, and prints a digest of every step.

Run by the plain and by the compiled package; the outputs must be the same. At each step a copy
goes another way for a move, so that copies are compared, too. Then bots decide for a while.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from stellwerk.bots import make_bot
from stellwerk.core.compiled import is_compiled
from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.title import Title
from stellwerk.titles import load_title, title_ids


def main(games: int) -> None:
    """The form that runs, then a line a game."""
    out = sys.stdout
    out.write("compiled\n" if is_compiled() else "plain\n")
    for id_ in title_ids():
        title = load_title(id_)
        for players in title.players:
            for seed in range(games):
                rng = Random(f"{title.id}:{players}:{seed}")
                position = title.new_game(players)
                digest = blake2b(digest_size=16)
                steps = 0
                while position.turn != NOBODY:
                    moves = position.moves()
                    other = position.copy()
                    other.play(rng.choice(moves))
                    position.play(rng.choice(moves))
                    digest.update(f"{moves} {fingerprint(other)} {fingerprint(position)}".encode())
                    steps += 1
                scores = position.scores()
                out.write(f"{title.id} {players} {seed}: {steps} {scores} {digest.hexdigest()}\n")
        for pair in (("greedy", "search-100"), ("trainee", "shunter")):
            out.write(f"{title.id} {' '.join(pair)}: {decisions(title, pair)}\n")


def decisions(title: Title[Any], names: Sequence[str]) -> list[int]:
    """The first moves of a game between two bots that think, the dealer's included."""
    bots = [make_bot(name, str(seat + 1)) for seat, name in enumerate(names)]
    rng = Random(1)
    position = title.new_game(2)
    found: list[int] = []
    thought = 0
    while thought < 40 and position.turn != NOBODY:
        moves = position.moves()
        if position.turn == DEALER:
            move = rng.choice(moves)
        else:
            view = title.veil(position, position.turn)
            move = bots[position.turn].choose(view, position.turn, moves)
            thought += 1
        found.append(move)
        position.play(move)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]))
