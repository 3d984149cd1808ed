"""Who sits at the table, as `--seats human:Anna,random` says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.bots import BOTS, maker_of
from stellwerk.bots.protocol import PREFIX, command_words
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.records.record import LONGEST_NAME, check_name


class TerminalSeat(NamedTuple):
    """A player: a person (`bot` None) or a bot, with the name the record gives them."""

    name: str
    bot: str | None


def parse_seats(text: str) -> list[TerminalSeat]:
    """The seats of a comma-separated list of `human`, `human:Name` and names of bots.

    The name of a program is its command without `exec:`, so that a saved game starts no program.
    """
    seats = []
    for word in map(str.strip, text.split(",")):
        if word.startswith(PREFIX):
            command = word.removeprefix(PREFIX).strip()
            command_words(command)
            name = command[:LONGEST_NAME].rstrip()
            check_name(name)
            seats.append(TerminalSeat(name, word))
            continue
        kind, colon, name = (part.strip() for part in word.partition(":"))
        if kind != "human" and (colon or maker_of(kind) is None):
            known = ", ".join(BOTS)
            raise StellwerkError(Message("refused-seat-word", {"word": repr(word), "known": known}))
        if colon:
            check_name(name)
        seats.append(TerminalSeat(name or kind, None if kind == "human" else kind))
    return seats


def shown_names(seats: Sequence[TerminalSeat]) -> list[str]:
    """The names for the screen: if two players share a name, the number of the seat is added."""
    names = [seat.name for seat in seats]
    return [
        f"{name} {number}" if names.count(name) > 1 else name
        for number, name in enumerate(names, start=1)
    ]
