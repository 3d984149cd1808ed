"""Situations of Glück Auf in a few lines, played by notation.

What the lines leave out is as in the first turn of a game: seat 1 starts and is on turn. On the
piles lie a wheel-1 (twice), a wheel-wagon (twice), engine-A, barracks-1, share-barracks, workers-3
and objective-shift, unless these cards are needed elsewhere. Worker cards that lie in no area are
in hand.
"""

from __future__ import annotations

from stellwerk.core.messages import Reason
from stellwerk.core.position import DEALER
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.board import Board
from stellwerk.titles.glueck_auf.position import Colliery
from stellwerk.titles.glueck_auf.title import TITLE

ALONE = "passed 2 3 4"
"""The others have passed: seat 1 is on turn again and again."""


def situation(
    players: int, *lines: str, edition: str = "reconstruction-1", rules: int = TITLE.version
) -> Colliery:
    """A position from its lines."""
    return TITLE.by_version(rules).read_position(players, {"edition": edition}, lines)


def holding(players: int, *hands: str, last: int = 0, area: str = "objectives") -> str:
    """The line that leaves each seat these worker cards in hand; the rest lie in an area."""
    words = [f"area-{area} {last}"]
    for seat, hand in enumerate(hands, start=1):
        held = hand.split()
        for n, value in enumerate(c.WORKER_VALUES[: c.HIGHEST_WORKER[players]]):
            lying = c.WORKERS_PER_VALUE[n] - held.count(str(value))
            words += [f"{seat}.{value}"] * lying
    return " ".join(words)


def only_open(*areas: str) -> tuple[str, ...]:
    """Seat 1 is alone and has a 1; these areas cost 1, all others 2 or more."""
    used = [f"area-{area} 1" for area in c.AREA_NAMES[:13] if area not in (*areas, "objectives")]
    return (holding(4, "1", last=0 if "objectives" in areas else 1), *used, ALONE)


def choose(position: Colliery, name: str) -> Colliery:
    """Make one move, if it is open."""
    move = TITLE.read_move(position, name)
    TITLE.check(position, move)
    position.play(move)
    return position


def play(position: Colliery, names: str) -> Colliery:
    """Make moves one after the other.

    Where no card is named the dealer draws the first; where no payment is named, high cards go.
    """
    for name in names.split():
        _go_on(position, name)
        choose(position, name)
    _go_on(position, "")
    return position


def _go_on(position: Colliery, following: str) -> None:
    while position.stack:
        dealing = position.turn == DEALER and "#" not in following
        paying = c.PAY <= position.moves()[0] < c.STORE and not following.startswith("pay")
        if not dealing and not paying:
            return
        position.play(position.moves()[0])


def deal(position: Colliery) -> Colliery:
    """Let the dealer draw the first card until somebody has to decide."""
    while position.turn == DEALER:
        position.play(position.moves()[0])
    return position


def open_moves(position: Colliery) -> set[str]:
    """The names of all legal moves."""
    return {TITLE.write_move(position, move) for move in position.moves()}


def open_areas(position: Colliery) -> set[str]:
    return open_moves(position) & set(c.AREA_NAMES)


def is_open(position: Colliery, name: str) -> bool:
    return TITLE.read_move(position, name) in position.moves()


def why_not(position: Colliery, name: str) -> tuple[str, str]:
    """The reason why a move is not legal, and its rule."""
    reason: Reason | None = TITLE.why_not(position, TITLE.read_move(position, name))
    assert reason is not None, f"{name} is open"
    return reason.key, reason.rule


def board(position: Colliery, seat: int = 1) -> Board:
    return position.boards[seat - 1]


def score(position: Colliery, seat: int = 1) -> int:
    return position.scores()[seat - 1]


def price(position: Colliery, area: str) -> int:
    return position.last[c.AREA_NAMES.index(area)] + 1


def shown(position: Colliery, field: str) -> str:
    """What the position writes for a field, such as `seat 1 row` or `passed`."""
    for line in TITLE.write_position(position):
        if line == field or line.startswith(f"{field} "):
            return line[len(field) + 1 :]
    raise AssertionError(f"there is no field {field}")


def workers(position: Colliery, seat: int = 1) -> list[int]:
    """The worker cards in a hand."""
    return c.worker_cards(board(position, seat).workers)
