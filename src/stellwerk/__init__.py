"""Stellwerk: a home for railway board games."""

from typing import Final

from stellwerk.core import errors
from stellwerk.core.messages import Message

VERSION: Final = "0.1.0"


def _say_in_english(message: Message, title: str) -> str:
    from stellwerk.locales import in_english  # Most commands never refuse anything.

    return in_english(message, title)


# The rules do not know the sentences, but who uses the rules alone reads what they refuse as well.
errors.say_in_english = _say_in_english
