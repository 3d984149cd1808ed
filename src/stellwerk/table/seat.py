"""A seat at a table and who is on it."""

from __future__ import annotations

from typing import Final

LONGEST_NOTE: Final = 10_000


class Seat:
    """Open, a person's, or a bot's.

    `person` is the opaque id of whoever decides here, and one person may have several seats on
    one screen. `stand_in` is the level of the bot that plays until the person comes back.
    """

    __slots__ = (
        "asked",
        "bank",
        "confirm",
        "declined",
        "former",
        "hurried",
        "invitations",
        "level",
        "name",
        "note",
        "person",
        "since",
        "stand_in",
    )

    def __init__(self) -> None:
        self.name = ""
        self.person = ""
        self.level = ""
        self.stand_in = ""
        self.former = False
        """Whether a person had this seat who deleted their account."""
        self.confirm = True
        """Whether the turns of this seat end only when the person confirms them."""
        self.declined: frozenset[str] = frozenset()
        """The kinds of question this seat declines once and for all."""
        self.hurried = ""
        """The level that made the last move here, where the bot would have kept people waiting."""
        self.asked = 0
        """The step since which the seat is asked what it is asked now."""
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
