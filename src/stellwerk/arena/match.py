"""One match: the same deals for everybody, every bot on every seat, one game at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from stellwerk.arena.chronicle import Chronicle
from stellwerk.bots import make_bot
from stellwerk.bots.base import Bot
from stellwerk.bots.greedy import PlanningBot
from stellwerk.bots.protocol import PATIENCE, ExternalBot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles import load_title


class Match(msgspec.Struct, frozen=True):
    """Which bots play each other at what. Equal matches give equal games, wherever they are played.

    `bots` are the contestants; if there are fewer than seats, the last one takes all remaining
    seats; if there are more, every combination of them plays. `patience` is the time a program
    of the bot protocol has for a move.
    """

    title: str
    rules: int
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    patience: float


Seating = tuple[tuple[int, int], ...]
"""For each seat the contestant, and a number that stays with the player from seat to seat, so that
they take their own random numbers along."""


class Fixture(NamedTuple):
    """A game of a match: its number from 0, its deal, and who sits where."""

    number: int
    deal: int
    seats: Seating


class Outcome(msgspec.Struct, frozen=True):
    """How a game of a match went, by seat: `bots` are the contestants.

    `moves` counts the decisions with a choice and `seconds` the time they took; `lost` counts
    the moves a program of the bot protocol lost and `faults` says why. `rounds` are the points at
    the end of each round, `sources` where the points came from.
    """

    number: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    lost: tuple[int, ...]
    faults: tuple[tuple[str, ...], ...]
    rounds: tuple[tuple[int, ...], ...]
    sources: tuple[dict[str, int], ...]


def new_match(
    title_id: str,
    players: int,
    bots: Sequence[str],
    seed: int,
    *,
    options: dict[str, str] | None = None,
    patience: float = PATIENCE,
) -> Match:
    """A match whose title, player count, options and bots all exist."""
    title = load_title(title_id)
    title.new_game(players, options)
    if not bots:
        raise StellwerkError(Message("refused-no-bots"))
    for name in bots:
        bot = make_bot(name, "")
        if isinstance(bot, PlanningBot):
            bot.judge(title)
    if patience <= 0:
        raise StellwerkError(Message("refused-program-time", {"seconds": f"{patience:g}"}))
    chosen = dict(title.with_defaults(options or {}))
    return Match(title.id, title.version, players, chosen, tuple(bots), seed, patience)


@lru_cache(maxsize=256)
def seatings(bots: int, players: int, deal: int) -> tuple[Seating, ...]:
    """The seatings of a deal: each choice of bots, rotated so that each sits on every seat.

    From deal to deal the others change places behind the first, so that nobody always plays
    after the same neighbour.
    """
    if bots < players:
        choices = [(*range(bots), *[bots - 1] * (players - bots))]
    else:
        choices = list(combinations(range(bots), players))
    found: list[Seating] = []
    for choice in choices:
        first, *others = enumerate(choice)
        orders = list(permutations(others))
        order = [first, *orders[deal % len(orders)]]
        seats = tuple((bot, player) for player, bot in order)
        found += [seats[-turn:] + seats[:-turn] for turn in range(players)]
    return tuple(found)


def fixture(match: Match, number: int) -> Fixture:
    """The game of a match with this number."""
    deal, place = divmod(number, len(seatings(len(match.bots), match.players, 0)))
    return Fixture(number, deal, seatings(len(match.bots), match.players, deal)[place])


def fixtures(match: Match, games: int) -> list[Fixture]:
    """At least `games` games: whole deals, so that no bot has an advantage."""
    if games < 1:
        raise StellwerkError(Message("refused-no-games", {"games": str(games)}))
    each = len(seatings(len(match.bots), match.players, 0))
    return [fixture(match, number) for number in range(-(-games // each) * each)]


def play_fixture(match: Match, game: Fixture) -> Outcome:
    """Play a game. The dealer's random numbers depend only on the seed and the deal."""
    title = load_title(match.title, match.rules)
    position = title.new_game(match.players, match.options)
    chronicle = Chronicle(title, position)
    luck = Random(f"{match.seed}:{game.deal}:dealer")
    bots = [
        make_bot(match.bots[bot], f"{match.seed}:{game.deal}:{player}")
        for bot, player in game.seats
    ]
    programs = [bot if isinstance(bot, ExternalBot) else None for bot in bots]
    moves = [0] * match.players
    seconds = [0.0] * match.players
    try:
        for program in programs:
            if program is not None:
                program.patience = match.patience
        while position.turn != NOBODY:
            seat = position.turn
            legal = position.moves()
            if seat == DEALER:
                move = legal[int(luck.random() * len(legal))]
            elif len(legal) == 1:
                move = legal[0]
            else:
                view = title.veil(position, seat)
                begun = perf_counter()
                move = bots[seat].choose(view, seat, legal)
                seconds[seat] += perf_counter() - begun
                moves[seat] += 1
                _check(bots[seat], move, legal)
            chronicle.play(move)
    finally:
        for program in programs:
            if program is not None:
                program.close()
    return Outcome(
        number=game.number,
        bots=tuple(bot for bot, _ in game.seats),
        scores=tuple(position.scores()),
        winners=tuple(position.winners()),
        moves=tuple(moves),
        seconds=tuple(round(second, 6) for second in seconds),
        lost=tuple(0 if program is None else program.lost for program in programs),
        faults=tuple(() if program is None else tuple(program.faults) for program in programs),
        rounds=chronicle.rounds(),
        sources=chronicle.sources(),
    )


def _check(bot: Bot, move: int, legal: Sequence[int]) -> None:
    if move not in legal:
        raise AssertionError(f"{type(bot).__name__} chose {move}, which is not legal")
