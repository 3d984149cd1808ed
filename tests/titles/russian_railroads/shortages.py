"""What has to be true of the table where an action is said to lack something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stellwerk.core.messages import Message, Reason
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads.position import (
    Mat,
    Railway,
    black_of,
    seat_of,
    space_of,
)
from stellwerk.titles.russian_railroads.title import TITLE
from titles.russian_railroads import plain_search

AVAILABLE_FROM = (0, 2, 6, 10, 15)
"""Where black must be on the Trans-Siberian, by colour."""
GAPS = (5, 7, 9, 11, 13)
NEVER_AGAIN = {"A3", "O1", "O2", "H", "T11"}


class Closed:
    """A closed move, the reason given for it, and what there is to see on the table."""

    def __init__(self, railway: Railway, move: int, reason: Reason) -> None:
        self.railway = railway
        self.move = move
        self.reason = reason
        self.mat: Mat = railway.mats[railway.turn]
        self.top = railway.duties()[-1]
        self.name = TITLE.write_move(railway, move)

    @property
    def action(self) -> c.Action:
        """The action of a space or of a card."""
        if self.move >= c.PICK_CARD:
            return CARD_ACTIONS[self.move - c.PICK_CARD]
        return plain_search.action_of(self.railway, self.move)

    def number(self, name: str) -> int:
        """A number the reason names."""
        params = self.reason.params
        lacking = params.get("lacking")
        found = lacking.params[name] if isinstance(lacking, Message) else params[name]
        assert isinstance(found, int)
        return found


CARD_ACTIONS: Final = (
    *(c.Action(), c.Action()),
    c.Action(industry=2),
    c.Action(doublers=1, industry=1, black=1),
    c.Action(),
)
"""What the ?-cards want, apart from the factory and the locomotive."""


def lines_of(colour: int) -> list[int]:
    """The pieces of a colour, the piece ahead of each being the one before it in the list."""
    return [piece for piece in range(c.PIECES) if c.COLOUR_OF[piece] == colour]


def is_available(mat: Mat, colour: int) -> bool:
    return mat.tracks[c.TS_BLACK] >= AVAILABLE_FROM[colour]


def steps_possible(mat: Mat, colour: int) -> int:
    """Move the pieces of a colour on until each of them is stopped."""
    after = mat.copy()
    steps = 0
    for piece in lines_of(colour) if is_available(mat, colour) else []:
        while after.tracks[piece] + 1 < after.tracks[piece - 1]:
            after.tracks[piece] += 1
            steps += 1
    return steps


def wanting(closed: Closed) -> list[int]:
    """The colours of which the action wants more steps than are possible."""
    return [
        colour
        for colour in range(len(c.COLOURS))
        if closed.action.parts[colour] > steps_possible(closed.mat, colour)
    ]


def lacks_colour(closed: Closed) -> bool:
    space = closed.number("space")
    return any(
        AVAILABLE_FROM[colour] == space and not is_available(closed.mat, colour)
        for colour in wanting(closed)
    )


def lacks_colour_before(closed: Closed) -> bool:
    tracks = closed.mat.tracks
    return any(
        is_available(closed.mat, colour) and not any(tracks[n - 1] for n in lines_of(colour))
        for colour in wanting(closed)
    )


def furthest(piece: int) -> int:
    """How far a piece can ever come: every colour ahead of it needs a space of its own."""
    return c.LINE_ENDS[c.LINE_OF[piece]] - c.COLOUR_OF[piece]


def lacks_room(closed: Closed) -> bool:
    """A piece is stopped by one directly ahead of it, and that one can still be moved on."""
    mat = closed.mat
    for colour in wanting(closed):
        steps = steps_possible(mat, colour)
        blocked = [
            piece
            for piece in lines_of(colour)
            if 0 < mat.tracks[piece - 1] < furthest(piece - 1)
            and (steps or mat.tracks[piece] + 1 == mat.tracks[piece - 1])
        ]
        if is_available(mat, colour) and colour != c.BLACK and blocked:
            return steps == closed.number("count")
    return False


def lacks_line(closed: Closed) -> bool:
    """Even with all the pieces ahead moved on there are too few spaces."""
    for colour in wanting(closed):
        left = sum(furthest(piece) - closed.mat.tracks[piece] for piece in lines_of(colour))
        if left < closed.action.parts[colour]:
            return left == closed.number("count")
    return False


def industry_steps(mat: Mat) -> tuple[int, int]:
    """The steps the markers can make together, and where the first of them then stands."""
    ends = sorted((at for at in (mat.marker, mat.second_marker) if at >= 0), reverse=True)
    steps = 0
    limit = 16
    for n, marker in enumerate(ends):
        at = marker
        while at + 1 < limit and at + 1 not in GAPS[len(mat.factories) :]:
            at += 1
            steps += 1
        limit = ends[n] = at
    return steps, ends[0]


def lacks_factory(closed: Closed) -> bool:
    steps, end = industry_steps(closed.mat)
    return steps < closed.action.parts[c.INDUSTRY] and end + 1 in GAPS[len(closed.mat.factories) :]


def lacks_industry(closed: Closed) -> bool:
    steps, end = industry_steps(closed.mat)
    return end == 15 and closed.number("count") == steps < closed.action.parts[c.INDUSTRY]


def no_doubler(closed: Closed) -> bool:
    return closed.railway.doublers == 0 or closed.mat.doublers == 8


def lacks_doubler(closed: Closed) -> bool:
    return closed.action.doublers > 0 and no_doubler(closed)


def lacks_locomotive(closed: Closed) -> bool:
    railway = closed.railway
    if closed.name == "L3":
        return sum(railway.stock) < 2
    return not any(railway.stock) and not any(railway.returned)


def lacks_again(closed: Closed) -> bool:
    railway = closed.railway
    return closed.action.again and not any(
        plain_search.can_carry_out(railway, space, armed=stands_there(railway, space))
        for space in used_again(railway)
        if space != closed.move
    )


def stands_there(railway: Railway, space: int) -> bool:
    """Whether the black worker stands on a space, where its extra step counts."""
    return railway.rules > 1 and any(
        black_of(placed) and space_of(placed) == space and seat_of(placed) == railway.active
        for placed in railway.placements
    )


def used_again(railway: Railway) -> set[int]:
    """The spaces of this player that may be used again, possible or not."""
    return {
        space_of(placed)
        for placed in railway.placements
        if seat_of(placed) == railway.active and takes_one_worker(space_of(placed))
    } - {c.SPACE_NAMES.index(name) for name in NEVER_AGAIN}


def takes_one_worker(space: int) -> bool:
    return space > c.OWN_ENGINEER or (c.SPACES[space].workers, c.SPACES[space].coins) == (1, 0)


def lacks_part(closed: Closed) -> bool:
    """Nothing else names it: steps in several colours, the choice of a card, a fifth 9."""
    parts = closed.action.parts
    open_kind = parts[c.STEP_ANY] + parts[c.STEP_BLACK_OR_GREY] > 0
    if closed.name == "card-nine":
        return min(closed.mat.locomotives) == 9
    enough = industry_steps(closed.mat)[0] >= parts[c.INDUSTRY]
    return not wanting(closed) and enough and (open_kind or closed.name == "card-three")


IS_LACKING: Final[dict[str, Callable[[Closed], bool]]] = {
    "lacking-colour": lacks_colour,
    "lacking-colour-before": lacks_colour_before,
    "lacking-room": lacks_room,
    "lacking-line": lacks_line,
    "lacking-factory": lacks_factory,
    "lacking-industry": lacks_industry,
    "lacking-doubler": lacks_doubler,
    "lacking-locomotive": lacks_locomotive,
    "lacking-again": lacks_again,
    "lacking-part": lacks_part,
}
