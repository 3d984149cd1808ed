"""How many points one seat reaches if the others pass whenever they can, by leaning.

python -m benchmarks.alone russian-railroads greedy 8

The last figure is the number of games with each leaning; from game to game the seat changes. The
table goes to docs/bots.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Final

from stellwerk.arena.chronicle import Chronicle
from stellwerk.bots import make_bot
from stellwerk.bots.leanings import MARK, leanings_of
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title

PLAYERS: Final = 4
PASS: Final = "pass"
"""The notation of passing."""


def alone(id_: str, name: str, number: int) -> dict[str, int]:
    """Where the points of the seat came from in one game."""
    title = load_title(id_)
    position = title.new_game(PLAYERS)
    chronicle = Chronicle(title, position)
    rng = Random(f"alone{number}")
    bot = make_bot(name, f"{number}")
    mine = number % PLAYERS
    while position.turn != NOBODY:
        seat, moves = position.turn, position.moves()
        if seat == DEALER:
            move = rng.choice(moves)
        elif seat == mine:
            move = bot.choose(title.veil(position, seat), seat, moves)
        else:
            named = (move for move in moves if title.write_move(position, move) == PASS)
            move = next(named, moves[0])
        chronicle.play(move)
    return chronicle.sources()[mine]


def write_row(cells: list[str]) -> None:
    sys.stdout.write(f"| {' | '.join(cells)} |\n")


def main() -> None:
    id_, base, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    sources = [source.removeprefix("points-") for source in load_title(id_).sources]
    write_row(["leaning", "points", "most", *sources])
    for leaning in ("", *leanings_of(id_)):
        name = f"{base}{MARK}{leaning}" if leaning else base
        played = [alone(id_, name, number) for number in range(games)]
        totals = [sum(one.values()) for one in played]
        earned: Counter[str] = Counter()
        for one in played:
            earned.update({key.removeprefix("points-"): points for key, points in one.items()})
        figures = [sum(totals) / games, max(totals), *(earned[key] / games for key in sources)]
        write_row([leaning or "none", *(f"{figure:.0f}" for figure in figures)])


if __name__ == "__main__":
    main()
