"""The rules pages: each title's rulebook in our own words, every rule with an id.

A rule is a paragraph or a list item that starts with its id in bold, such as `**RR-4.3** …`. It
includes everything up to the next rule or heading.

An illustration is a link with its name, such as `[2 grey steps](pic:space/T3)`. A client that can
draw it shows it before those words; everywhere else the words alone are shown.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message

_INSTALLED: Final = files("stellwerk") / "rulebooks"
_CHECKOUT: Final = Path(__file__).parents[2] / "docs" / "rules"
RULE: Final = re.compile(r"\s*(?:[-*] )?\*\*(?P<id>[A-Z]{2}-[0-9]+(?:\.[0-9]+)*)\*\*")
ILLUSTRATION: Final = re.compile(r"\[(?P<words>[^\]]+)\]\(pic:(?P<name>[A-Za-z0-9/-]+)\)")


class Rule(msgspec.Struct, frozen=True):
    """One rule and its text, as Markdown, with the id it starts with."""

    id: str
    text: str


def rules_page(title_id: str, language: str = "en") -> str:
    """The rules page of a title, as Markdown."""
    folders: list[Traversable] = [_INSTALLED, _CHECKOUT]
    for folder in folders:
        page = (folder if language == "en" else folder / language) / f"{title_id}.md"
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise StellwerkError(Message("refused-no-rules-page", {"title": title_id}))


def without_illustrations(page: str) -> str:
    """The same text where nothing can be drawn: only the words of the illustrations are left."""
    return ILLUSTRATION.sub(r"\g<words>", page)


def has_rules_page(title_id: str, language: str) -> bool:
    """Whether there are rules of a title in a language."""
    try:
        rules_page(title_id, language)
    except StellwerkError:
        return False
    return True


def rules_of(page: str) -> list[Rule]:
    """The rules of a page, in its order."""
    found: list[tuple[str, list[str]]] = []
    inside = False
    for line in page.splitlines():
        match = RULE.match(line)
        if match is not None:
            found.append((match["id"], []))
            inside = True
        elif line.startswith("#"):
            inside = False
        if inside:
            found[-1][1].append(line)
    return [Rule(id_, "\n".join(lines).strip()) for id_, lines in found]
