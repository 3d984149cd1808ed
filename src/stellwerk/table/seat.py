"""A seat at a table and who is on it."""

from __future__ import annotations

from typing import Final

LONGEST_NOTE: Final = 10_000
NO_SEAT: Final = -1
COLOURS: Final = 6
"""How many colours there are for seats."""


class Seat:
    """Open, a person's, or a bot's.

    `person` is the opaque id of whoever decides here, and one person may have several seats on
    one screen. `stand_in` is the level of the bot that plays until the person comes back.
    """

    __slots__ = (
        "asked",
        "bank",
        "colour",
        "confirm",
        "declined",
        "former",
        "hurried",
        "invitations",
        "level",
        "name",
        "note",
        "passes",
        "person",
        "plan",
        "plan_basis",
        "plan_dropped",
        "resigned",
        "since",
        "stand_in",
        "stand_in_from",
    )

    def __init__(self, colour: int = 0) -> None:
        self.colour = colour
        """The number of its colour, from 0; no two seats have the same."""
        self.name = ""
        self.person = ""
        self.level = ""
        self.stand_in = ""
        self.stand_in_from = 0
        """The time before which the stand-in decides nothing: whoever left may think again."""
        self.resigned = False
        """Whether the person gave the game up, and so does not come back."""
        self.former = False
        """Whether a person had this seat who deleted their account."""
        self.confirm = True
        """Whether the turns of this seat end only when the person confirms them."""
        self.declined: frozenset[str] = frozenset()
        """The kinds of question this seat always declines."""
        self.passes = False
        """Whether it passes by itself where everybody can see that it has nothing to do."""
        self.plan: tuple[str, ...] = ()
        """The moves of its next turn, if its player has planned one."""
        self.plan_basis: tuple[str, ...] = ()
        """What each of these moves was like when it was planned."""
        self.plan_dropped = False
        """Whether the last plan could not be played when the turn came."""
        self.hurried = ""
        """The level that made the last move here, if the seat's bot would have taken too long."""
        self.asked = 0
        """The step since which the seat has had its current decision to make."""
        self.invitations = 0
        """How often somebody was invited to this seat; only the last invitation counts."""
        self.note = ""
        self.bank = 0
        self.since: int | None = None
        """Since when the person has been awaited, None while not."""

    @property
    def open(self) -> bool:
        return not self.person and not self.level and not self.former

    @property
    def kind(self) -> str:
        """The word for it in views."""
        if self.open:
            return "open"
        return "bot" if self.level else "person"

    @property
    def played_by_bot(self) -> str:
        """The level of the bot that decides here now, or nothing."""
        return self.level or self.stand_in

    @property
    def present(self) -> bool:
        """Whether a person decides here now."""
        return bool(self.person) and not self.stand_in
