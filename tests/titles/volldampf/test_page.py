"""The examples of the rules page and of the page on editions are true."""

from __future__ import annotations

import re
from pathlib import Path

from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition_file import FOLDER_OF_OWNER
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import open_moves, situation

DOCS = Path(__file__).parents[3] / "docs"


def test_every_word_of_the_page_is_a_move() -> None:
    page = (DOCS / "rules" / "volldampf.md").read_text(encoding="utf-8")
    table = page.partition("| word | what it does |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    words = [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]
    position = TITLE.new_game(4)
    moves = {TITLE.read_move(position, word) for word in words}
    assert len(moves) == len(words) > 25
    assert set(range(c.PLAY, c.PLAY + len(c.ACTIONS))) <= moves


def test_the_situation_of_the_page_can_be_set_up() -> None:
    page = (DOCS / "rules" / "volldampf.md").read_text(encoding="utf-8")
    lines = page.rpartition("```\n")[0].rpartition("```\n")[2].strip().splitlines()
    assert open_moves(situation(3, *lines)) == ["violet@HAN", "skip"]


def test_the_limits_on_the_page_of_editions_are_those_of_the_loader() -> None:
    page = (DOCS / "editions.md").read_text(encoding="utf-8")
    assert f"up to {c.MOST_FIELDS}\n" in page
    assert f"up to {c.MOST_SEGMENTS}\n" in page
    assert f"exactly {c.GOODS_CARDS} cards" in page
    assert f"at least {c.ROUTES_EACH} segments" in page
    assert FOLDER_OF_OWNER in page


def test_every_ruling_of_ours_is_listed_and_no_other() -> None:
    page = (DOCS / "rules" / "volldampf.md").read_text(encoding="utf-8")
    rules, _, sources = page.partition("## 14. Sources and rulings")
    marked = set()
    for rule in re.split(r"^(?=\*\*VD-)", rules, flags=re.MULTILINE)[1:]:
        text = rule.partition("\n##")[0]
        if "ours)*" in text:
            marked.add(text.partition("**VD-")[2].partition("**")[0])
    listed = sources.partition("these rulings are ours:")[2].partition("## 15")[0]
    listed = re.sub(r"\([^)]*\)", "", listed)
    assert marked == set(re.findall(r"\d+\.\d+", listed))
