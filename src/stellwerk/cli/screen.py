"""Where the command writes: sentences for people, JSON for programs, errors."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """Standard output, without interpreting markup in the text."""
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


def watcher() -> Console:
    """Standard error: for progress, so that standard output stays clean."""
    from rich.console import Console

    return Console(stderr=True, markup=False, highlight=False, emoji=False)


def write_json(value: object) -> None:
    """One JSON value on a line of its own."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def clean(text: str) -> str:
    """A text as JSON can hold it, whatever bytes the name of a file in it has."""
    return text.encode("utf-8", "backslashreplace").decode()


def say_to_user(message: Message) -> str:
    """The sentence of a message in the language that the environment asks for."""
    from stellwerk.locales import Phrases, environment_language

    return Phrases("", language=environment_language()).say(message)


def refusal_for_user(fault: StellwerkError) -> str:
    """Why something is refused; it stays English if some of it is only said in English."""
    from stellwerk.locales import Phrases, environment_language

    if fault.message is None:
        return str(fault)
    phrases = Phrases(fault.title, language=environment_language())
    said = phrases.say(fault.message)
    return str(fault) if phrases.faults else said


def complain(sentence: str) -> None:
    """One sentence on standard error."""
    sys.stderr.write(f"stellwerk: {' '.join(sentence.split())}\n")
