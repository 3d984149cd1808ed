"""Games to analyse: short ones, played by bots."""

from __future__ import annotations

from functools import cache
from random import Random

from stellwerk.bots import make_bot
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.records import Record, Recorder
from stellwerk.titles import load_title, own_title_ids

TABLES = [(id_, players) for id_ in own_title_ids() for players in load_title(id_).players]


@cache
def played(id_: str, players: int, choices: int, bot: str = "shunter", game: int = 0) -> Record:
    """A game up to its first choices; all of it if it has no more."""
    title = load_title(id_)
    names = [f"Player {seat + 1}" for seat in range(players)]
    recorder = Recorder(title, title.new_game(players), names)
    luck = f":{game}" if game else ""
    rng = Random(f"analysis:{id_}:{players}{luck}")
    bots = [make_bot(bot, f"{seat}{luck}") for seat in range(players)]
    while recorder.position.turn != NOBODY and choices:
        position = recorder.position
        moves = position.moves()
        seat = position.turn
        if seat == DEALER or len(moves) == 1:
            recorder.play(rng.choice(moves))
        else:
            choices -= 1
            recorder.play(bots[seat].choose(title.veil(position, seat), seat, moves))
    return recorder.record()
