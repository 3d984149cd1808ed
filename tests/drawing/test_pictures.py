"""The pictures: made of the pieces of the browser client, in every position, for every seat."""

from __future__ import annotations

import re
from importlib.util import find_spec
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from stellwerk.core.title import Title
from stellwerk.drawing import draw
from stellwerk.drawing.canvas import sheet
from stellwerk.titles import load_title, own_title_ids
from tiny.title import TITLE as TINY

SVG = "{http://www.w3.org/2000/svg}"
EVERY = 23
"""Every so many steps a game is drawn: often enough to see all kinds of positions."""


def editions(title: Title[Any]) -> list[dict[str, str]]:
    return [{"edition": one} for one in title.choices.get("edition", ())] or [{}]


DRAWN = [id_ for id_ in own_title_ids() if find_spec(f"stellwerk.drawing.{id_.replace('-', '_')}")]
"""Titles with a picture of their own; the others are drawn as in a terminal."""


def test_the_titles_of_the_house_have_pictures() -> None:
    assert {"russian-railroads", "glueck-auf", "volldampf"} <= set(DRAWN)


@pytest.mark.parametrize("id_", DRAWN)
def test_whole_games_are_drawn_for_every_seat(id_: str) -> None:
    title = load_title(id_)
    for players in title.players:
        for options in editions(title):
            luck = Random(f"{id_}:{players}")
            position = title.new_game(players, options)
            step = 0
            while position.turn != NOBODY:
                if step % EVERY == 0 and position.turn != DEALER:
                    for seat in (SPECTATOR, *range(players)):
                        check(draw(title, position, seat), players)
                position.play(luck.choice(position.moves()))
                step += 1
            check(draw(title, position), players)


def check(picture: str, players: int) -> None:
    """It is SVG, has every piece that it uses, no variable is left, and all seats are on it."""
    root = ElementTree.fromstring(picture)
    used = {one.attrib["href"].removeprefix("#") for one in root.iter(f"{SVG}use")}
    assert used == {one.attrib["id"] for one in root.iter(f"{SVG}symbol")}
    assert {f"sw-flag-{seat}" for seat in range(players)} <= used
    classes = {name for one in root.iter() for name in one.attrib.get("class", "").split()}
    styled = set(re.findall(r"svelte-\w+", "".join(root.itertext())))
    assert {name for name in classes if name in sheet()["styles"]} <= styled
    unknown = set(re.findall(r"var\(--([\w-]+)\)", picture)) - {"fill", "ink-on"}
    assert not unknown


def test_every_piece_is_drawn_with_its_styles() -> None:
    """Also those that no game above happened to show."""
    for name, piece in sheet()["pieces"].items():
        root = ElementTree.fromstring(
            f'<svg xmlns="http://www.w3.org/2000/svg">{piece["body"]}</svg>'
        )
        assert len(list(root.iter())) > 2, name
        assert all(style in sheet()["styles"] for style in piece["styles"]), name


def test_a_title_without_a_drawing_is_drawn_in_text() -> None:
    picture = draw(TINY, TINY.new_game(2))
    assert ElementTree.fromstring(picture).iter(f"{SVG}text")
