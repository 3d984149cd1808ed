"""The rules page of a title as pieces of HTML: a section a chapter, an anchor a rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from stellwerk.rulebook import RULE, has_rules_page, rules_page

_markdown: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


class RulesSection(msgspec.Struct, frozen=True):
    """A chapter; `id` is its anchor, such as RR-4, or its place where it has no number.

    The last chapter of a page, `changes`, tells what the versions of the rules changed.
    """

    id: str
    heading: str
    html: str


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a title in a language: English where there is no translation.

    What stands before the first chapter is a section without a heading. In the HTML every rule has
    its id as anchor.
    """

    title: str
    language: str
    heading: str
    sections: list[RulesSection]


@cache
def make_rules_page(title: str, prefix: str, language: str) -> RulesPage:
    """The rules page of a title."""
    if not has_rules_page(title, language):
        language = "en"
    tokens = _markdown.parse(rules_page(title, language))
    heading = ""
    chapters: list[tuple[str, list[Token]]] = [("", [])]
    for number, token in enumerate(tokens):
        if token.type == "inline" and tokens[number - 1].type == "heading_open":
            if tokens[number - 1].tag == "h1":
                heading = token.content
            elif tokens[number - 1].tag == "h2":
                chapters.append((token.content, []))
        elif not (token.type.startswith("heading_") and token.tag in ("h1", "h2")):
            chapters[-1][1].append(token)
    sections = [
        RulesSection(
            "changes" if place == len(chapters) - 1 else _anchor(prefix, place, text),
            text,
            _html(inside),
        )
        for place, (text, inside) in enumerate(chapters)
        if inside
    ]
    return RulesPage(title, language, heading, sections)


def _anchor(prefix: str, place: int, heading: str) -> str:
    number = heading.partition(".")[0]
    return f"{prefix}-{number}" if number.isdecimal() else f"section-{place}"


def _html(tokens: Sequence[Token]) -> str:
    for number, token in enumerate(tokens):
        if token.type != "inline":
            continue
        match = RULE.match(token.content)
        if match is not None:
            tokens[number - 1].attrSet("id", match["id"])
            tokens[number - 1].attrSet("class", "rule")
            tokens[number - 1].hidden = False
            tokens[number + 1].hidden = False
        token.children = [child for child in token.children or [] if not _leads_away(child)]
    html: str = _markdown.renderer.render(tokens, _markdown.options, {})
    return html


def _leads_away(token: Token) -> bool:
    """Links lead to other pages of the docs, which a client does not have."""
    return token.type in ("link_open", "link_close")
