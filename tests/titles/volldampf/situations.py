"""Situations in a few lines, and words to play on in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stellwerk.core.position import DEALER, NOBODY
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE

NORTH = "seat 1 track N1 N2 N3"
"""Hamburg, Bremen and Hannover joined to each other."""
LONG_WAY = "seat 1 track O1 O2 O3 O4 O5 M1 M2"
"""Copenhagen to Berlin to Hannover to Leipzig: seven pieces."""


def situation(
    players: int, *lines: str, stop: str = "chosen", rules: int = TITLE.version
) -> Railroad:
    """A situation that differs from the set-up in these lines; it tells what happens."""
    title = TITLE.by_version(rules)
    position = title.read_position(players, title.with_defaults({"stop": stop}), lines)
    position.events = []
    return position


def play(position: Railroad, *words: str) -> None:
    """Play legal moves, by their words."""
    for word in " ".join(words).split():
        move = TITLE.read_move(position, word)
        TITLE.check(position, move)
        position.play(move)
        assert TITLE.misplaced(position) == []


def open_moves(position: Railroad) -> list[str]:
    """The legal moves as words."""
    return [TITLE.write_move(position, move) for move in position.moves()]


def deal(position: Railroad) -> None:
    """Let the dealer draw the first thing offered until somebody has to decide."""
    while position.turn == DEALER:
        position.play(position.moves()[0])


def event_keys(position: Railroad) -> list[str]:
    """The keys of what happened."""
    return [event.key for event in position.events or []]


def why_not(position: Railroad, word: str) -> tuple[str, str]:
    """The reason and the rule why a move is closed."""
    reason = TITLE.why_not(position, TITLE.read_move(position, word))
    assert reason is not None
    return reason.key, reason.rule


def owed(position: Railroad) -> str:
    """What the player on turn has to do."""
    return position.stack[-1].name if position.turn != NOBODY else "nothing"


def hand(position: Railroad, seat: int) -> list[str]:
    """The action cards of a seat."""
    return [c.ACTIONS[kind] for kind in c.things(position.companies[seat].actions)]


def routes(position: Railroad, pile: int) -> str:
    """A pile of route cards as the ids of their symbols."""
    return "".join(position.edition.symbols[symbol].id for symbol in c.things(pile))


def income(position: Railroad) -> list[int]:
    return [company.income for company in position.companies]


def cash(position: Railroad) -> list[int]:
    return [company.cash for company in position.companies]


def eager(position: Railroad, rng: Random) -> int:
    """A move of somebody who wants a full board: builds, moves stones as far as it can."""
    moves = position.moves()
    name = position.stack[-1].name
    if name in ("issue", "secret-bonds"):
        return min(moves[-1], c.BONDS + rng.randint(4, 8))
    if name == "bid":
        return rng.choice(moves[:2])
    wanted: list[int] = []
    if name in ("lay", "step"):
        wanted = [move for move in moves if c.SEGMENT <= move < c.BONDS]
    elif name == "transport" and rng.random() < 0.9:
        wanted = [move for move in moves if c.STONE <= move < c.FIELD]
    return rng.choice(wanted or moves)


def moments(players: int, seed: int) -> Iterator[Railroad]:
    """Every seventh decision of an eager game."""
    position = TITLE.new_game(players)
    rng = Random(seed)
    count = 0
    while position.turn != NOBODY:
        if count % 7 == 0:
            yield position
        position.play(eager(position, rng))
        count += 1
