"""Editions: what is printed in a box, as data files; a title has some, and players can add more.

A title comes with its own editions. Somebody who owns the game can type in another, and put it into
a folder that an environment variable names or add it from Python.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Generic, TypeVar

from stellwerk.core.errors import StellwerkError

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9.-]*")
_DIGITS: Final = 4


class EditionError(StellwerkError):
    """An edition file that cannot be used; the text names the file and the reason."""


class Edition:
    """What is printed, by name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def printed(self) -> object:
        """Everything the game depends on, as plain numbers, texts and lists."""
        raise NotImplementedError


E = TypeVar("E", bound=Edition)
Reader = Callable[[object], E]
"""Makes an edition from the content of a file; EditionError says what is wrong with it."""


class Shelf(Generic[E]):
    """The editions of a title, each read when it is first needed."""

    def __init__(
        self, folder: Traversable, built_in: tuple[str, ...], read: Reader[E], variable: str
    ) -> None:
        self.folder = folder
        self.built_in = built_in
        self.read = read
        self.loaded: dict[str, E] = {}
        self.own: dict[str, E] = {}
        folder_of_owner = os.environ.get(variable)
        if folder_of_owner:
            for path in sorted(Path(folder_of_owner).glob("*.json")):
                self.add(path)

    def names(self) -> tuple[str, ...]:
        """All editions, the default first."""
        return (*self.built_in, *self.own)

    def edition(self, name: str) -> E:
        """The edition of this name."""
        if name in self.own:
            return self.own[name]
        if name not in self.loaded:
            file = self.folder / f"{name}.json"
            self.loaded[name] = self._parse(file.read_text(encoding="utf-8"), file.name)
        return self.loaded[name]

    def add(self, path: Path) -> str:
        """Add an edition from a file.

        Its name gets a digest of what is printed in it, so a record fits one edition only.
        """
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise EditionError(f"The edition {path} cannot be read: {fault}.") from None
        edition = self._parse(text, path.name)
        printed = json.dumps(edition.printed()).encode()
        edition.name += f"-{blake2b(printed, digest_size=_DIGITS).hexdigest()}"
        self.own[edition.name] = edition
        return edition.name

    def full_name(self, name: str) -> str:
        """The full name of an added edition named without its digest, if it is the only one."""
        full = [own for own in self.own if own.rpartition("-")[0] == name]
        return full[0] if len(full) == 1 and name not in self.built_in else name

    def _parse(self, text: str, source: str) -> E:
        try:
            data = json.loads(text)
        except json.JSONDecodeError as fault:
            place = f"line {fault.lineno}, column {fault.colno}"
            raise EditionError(f"{source}: {place}: {fault.msg}.") from None
        try:
            edition = self.read(data)
            if not _NAME.fullmatch(edition.name):
                raise EditionError(
                    f"the name {edition.name!r} must be of small letters a–z, digits, '-' and '.'."
                )
        except EditionError as fault:
            raise EditionError(f"{source}: {fault}") from None
        return edition
