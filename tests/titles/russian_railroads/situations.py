"""Situations of Russian Railroads in a few lines, played by notation.

What the lines leave out is as in the first turn of a game: seat 1 is on turn, the order is 1 2 3 4,
engineers 2, 3, 4 lie on the hiring field and on fields 1 and 2, engineers 8 and up wait.
"""

from __future__ import annotations

from stellwerk.core.messages import Reason
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import Mat, Railway
from stellwerk.titles.russian_railroads.title import TITLE

ALONE = "passed 2 3 4"
"""The others have passed: seat 1 is on turn again and again."""
NO_COINS = "seat 1 coins 0"
"""Seat 1 is never asked how to pay."""


def situation(players: int, *lines: str, rules: int = TITLE.version) -> Railway:
    """A position from its lines, by a version of the rules."""
    return TITLE.by_version(rules).read_position(players, {}, lines)


def late_situation(players: int, lowest: int, *lines: str, left: int | None = None) -> Railway:
    """A position in which `lowest` is the lowest stack, with `left` locomotives in it.

    What is neither on a mat nor in the stacks lies in the returned pile.
    """
    mats = {f"seat {seat} locomotives": ["1"] for seat in range(1, players + 1)}
    for line in lines:
        words = line.split()
        if words[0] == "seat" and words[2] in ("locomotives", "factories"):
            mats[" ".join(words[:3])] = words[3:]
    laid = [number for numbers in mats.values() for number in numbers]
    stock = [0] * 10
    returned = [0] * 10
    for number in range(1, 10):
        rest = players - laid.count(str(number))
        stock[number] = rest if number >= lowest else 0
        if number == lowest and left is not None:
            stock[number] = left
        returned[number] = rest - stock[number]
    piles = f"stock {_text(stock)}", f"returned {_text(returned)}"
    return situation(players, *lines, *piles)


def _text(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def dealt(players: int, *, bonuses: str = "") -> Railway:
    """A new game, dealt in order, up to the start bonuses or through those given."""
    position = TITLE.new_game(players)
    seats = " ".join(f"seat-{seat}" for seat in range(1, players + 1))
    engineers = " ".join(f"engineer-{n}" for n in (2, 3, 4, 8, 9, 10, 11)[: c.ROUNDS[players]])
    return play(position, f"{seats} {engineers} box-end-engineers box-end-flat {bonuses}")


def choose(position: Railway, name: str) -> Railway:
    """Make one move, if it is open."""
    move = TITLE.read_move(position, name)
    TITLE.check(position, move)
    position.play(move)
    return position


def play(position: Railway, names: str) -> Railway:
    """Make moves one after the other; where no payment is named, workers are paid."""
    for name in names.split():
        _pay_with_workers(position, name)
        choose(position, name)
    _pay_with_workers(position, "")
    return position


def _pay_with_workers(position: Railway, following: str) -> None:
    if not following.startswith("pay") and "pay-workers" in open_moves(position):
        choose(position, "pay-workers")


def open_moves(position: Railway) -> set[str]:
    """The names of all legal moves."""
    return {TITLE.write_move(position, move) for move in position.moves()}


def is_open(position: Railway, name: str) -> bool:
    return TITLE.read_move(position, name) in position.moves()


def why_not(position: Railway, name: str) -> tuple[str, str]:
    """The reason why a move is not legal, and its rule."""
    reason: Reason | None = TITLE.why_not(position, TITLE.read_move(position, name))
    assert reason is not None, f"{name} is open"
    return reason.key, reason.rule


def mat(position: Railway, seat: int = 1) -> Mat:
    return position.mats[seat - 1]


def track(position: Railway, piece: str, seat: int = 1) -> int:
    """The space a piece stands on."""
    return mat(position, seat).tracks[c.PIECE_NAMES.index(piece)]


def score(position: Railway, seat: int = 1) -> int:
    return position.scores()[seat - 1]


def shown(position: Railway, field: str) -> str:
    """What the position writes for a field, such as `seat 1 kiev` or `order`."""
    for line in TITLE.write_position(position):
        if line == field or line.startswith(f"{field} "):
            return line[len(field) + 1 :]
    raise AssertionError(f"there is no field {field}")


def shows(position: Railway, line: str) -> bool:
    """Whether the position writes this line, or one that begins with it."""
    return any(f"{written} ".startswith(f"{line} ") for written in TITLE.write_position(position))
