"""A table for those who hear it: games played from what is announced, and the words of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page

from web.reader import LISTEN, Listener
from web.tables import open_table, until

pytestmark = pytest.mark.web

CHOICES: Final = 30
"""Choices in the short games of this module; tests/web/test_reader_games.py plays whole ones."""
FAULTS: Final = {
    "a code instead of words": re.compile(r"\b[A-Z]\d{1,2}\b|\b[a-z]+-[a-z]+-\d\b|@[A-Z]{3}"),
    "words said twice": re.compile(r"\b(\w+ \w+) \1\b"),
    "sentences that run together": re.compile(r"[a-zé0-9)][.!?][A-ZÄÖÜ]"),
}


def faults_in(words: list[str]) -> list[str]:
    """Words that nobody would say."""
    return [
        f"{what}: {said}" for said in words for what, sign in FAULTS.items() if sign.search(said)
    ]


def listen(page: Page, title: str, seed: int) -> Listener:
    """Somebody at a new table against a bot."""
    page.add_init_script(LISTEN)
    page.goto(f"/table/{open_table(page, title, bots=1)}")
    return Listener(page, Random(seed))


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_what_is_announced_is_enough_to_play(enter: Callable[..., Page], title: str) -> None:
    """P9, P10: the tree and the live regions say what can be chosen and what happened."""
    listener = listen(enter(), title, seed=7)
    while listener.made < CHOICES and listener.choose():
        pass
    assert listener.silent == []
    nodes = listener.hear()
    texts = [node.name for node in nodes if node.role in ("button", "StaticText", "slider")]
    assert faults_in(listener.spoken() + texts) == []
    own = [words for words in listener.spoken() if words.startswith("Mila ")]
    assert own, "one's own steps are not announced"
    if title == "glueck-auf":
        hands = [text for text in texts if "card in hand" in text or "cards in hand" in text]
        assert len(hands) >= 2 * len(("Mila", "the bot")), "worker cards of all, twice"


def test_a_hint_and_a_turn_that_is_tried_out_are_heard(enter: Callable[..., Page]) -> None:
    """P9: each stage of a hint is announced, and so is each move of a turn that is tried out."""
    page = enter()
    listener = listen(page, "russian-railroads", seed=7)
    listener.hear()

    def hear(words: str) -> None:
        until(page, lambda: words in listener.spoken())

    for words in ("Where to look.", "Which turn.", "Why."):
        page.keyboard.press("h")
        hear(words)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator("[data-sandbox]").wait_for()
    before = len(listener.spoken())
    page.locator("main [data-spot=open]").first.press("Enter")
    until(page, lambda: [said for said in listener.spoken(before) if said.endswith(".")])
    assert faults_in(listener.spoken()) == []
