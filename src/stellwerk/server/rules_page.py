"""The rules page of a title as pieces of HTML: a section for each chapter, anchors for rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.token import Token

from stellwerk.rulebook import RULE, has_rules_page, rules_page
from stellwerk.titles import load_title

_markdown: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_ILLUSTRATION: Final = "pic:"
_SIGNS: Final = frozenset(",.;:)!?")


class RulesSection(msgspec.Struct, frozen=True):
    """A chapter; `id` is its anchor, such as RR-4, or its place if it has no number.

    The last chapter of a page, `changes`, says what the versions of the rules changed.
    """

    id: str
    heading: str
    html: str


class RulesExample(msgspec.Struct, frozen=True):
    """A position that an illustration of the rules shows, as seat 0 sees it, and its points."""

    players: int
    position: dict[str, Any]
    points: list[list[int]]
    forecast: list[list[int]]


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a title in a language: English if there is no translation.

    The text before the first chapter is a section without a heading. In the HTML every rule has
    its id as anchor, and an empty element with `data-illustration` is where a client draws that
    one; the words that follow say the same. `positions` are those that illustrations show, by name.
    """

    title: str
    language: str
    heading: str
    sections: list[RulesSection]
    positions: dict[str, RulesExample]


def make_rules_page(title: str, prefix: str, language: str) -> RulesPage:
    """The rules page of a title; the English one if it has none in a language."""
    return _make(title, prefix, language if has_rules_page(title, language) else "en")


@cache
def _make(title: str, prefix: str, language: str) -> RulesPage:
    """Only for languages there are: whatever somebody asks for would be kept for ever."""
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
    return RulesPage(title, language, heading, sections, _examples(title))


def _examples(title_id: str) -> dict[str, RulesExample]:
    """The positions that illustrations of a title show."""
    title = load_title(title_id)
    found: dict[str, RulesExample] = {}
    for name, example in title.examples.items():
        options = title.with_defaults({})
        position = title.read_position(example.players, options, example.lines.splitlines())
        found[name] = RulesExample(
            example.players,
            title.values(title.veil(position, 0)),
            title.points(position, title.nothing_reported(example.players)),
            title.forecast(position),
        )
    return found


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
        children = token.children or []
        figure = tokens[number - 1].type == "paragraph_open" and _is_one_illustration(children)
        if figure:
            tokens[number - 1].tag = tokens[number + 1].tag = "figure"
        token.children = _drawn(children, "figcaption" if figure else "span")
    html: str = _markdown.renderer.render(tokens, _markdown.options, {})
    return html


def _drawn(children: Sequence[Token], words: str) -> list[Token]:
    """The tokens with illustrations as places for a drawing, each before its words, and no links.

    Links lead to other pages of the docs, which a client does not have. A sign such as a comma
    stays with the words it follows: it would begin a line.
    """
    found: list[Token] = []
    inside = False
    for child, after in zip_longest(children, children[1:]):
        if _is_illustration(child):
            inside = True
            name = str(child.attrs["href"]).removeprefix(_ILLUSTRATION)
            place = f'<span data-illustration="{escapeHtml(name)}" aria-hidden="true"></span>'
            frame = "" if words == "figcaption" else '<span class="illustrated">'
            found.append(Token("html_inline", "", 0, content=f"{frame}{place}<{words}>"))
        elif child.type == "link_close" and inside:
            inside = False
            frame = "" if words == "figcaption" else "</span>"
            sign = ""
            if after is not None and after.type == "text" and after.content[:1] in _SIGNS:
                sign, after.content = after.content[:1], after.content[1:]
            found.append(Token("html_inline", "", 0, content=f"{sign}</{words}>{frame}"))
        elif child.type not in ("link_open", "link_close"):
            found.append(child)
    return found


def _is_illustration(token: Token) -> bool:
    return token.type == "link_open" and str(token.attrs["href"]).startswith(_ILLUSTRATION)


def _is_one_illustration(children: Sequence[Token]) -> bool:
    """Whether there is nothing but an illustration and its words."""
    closes = [place for place, child in enumerate(children) if child.type == "link_close"]
    return closes == [len(children) - 1] and _is_illustration(children[0])
