"""The pictures: made of the pieces of the browser client, in every position, for every seat."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import stellwerk
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from stellwerk.core.title import Title
from stellwerk.drawing import draw
from stellwerk.drawing.canvas import sheet
from stellwerk.locales import Phrases
from stellwerk.titles import load_title, own_title_ids
from stellwerk.titles.volldampf.names import plain_word
from tiny.title import TITLE as TINY
from titles.volldampf.test_editions import own_edition

SVG = "{http://www.w3.org/2000/svg}"
TEXT = f"{SVG}text"
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


def test_an_edition_of_ones_own_has_a_picture(tmp_path: Path) -> None:
    title: Any = type(load_title("volldampf"))()
    name = title.add_edition(own_edition(tmp_path, 17))
    position = title.new_game(6, {"edition": name})
    picture = draw(title, position)
    check(picture, 6)
    assert "17" in words(picture)
    ready = words(draw(title, title.new_game(6)))
    assert set(ready) <= {*words(picture), "3"}


def test_every_piece_is_drawn_with_its_styles() -> None:
    """Also those that no game above happened to show."""
    for name, piece in sheet()["pieces"].items():
        root = ElementTree.fromstring(
            f'<svg xmlns="http://www.w3.org/2000/svg">{piece["body"]}</svg>'
        )
        assert len(list(root.iter())) > 2, name
        assert all(style in sheet()["styles"] for style in piece["styles"]), name


SAME = {
    "St. Petersburg",
    "Kiev",
    "wagon",
    "point",
    "points",
    *(f"type {letter}" for letter in "ABCD"),
}
"""What is called the same in English and in another language, beside cities of Volldampf."""


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
@pytest.mark.parametrize("id_", DRAWN)
def test_a_picture_speaks_the_language_of_its_phrases(id_: str, language: str) -> None:
    """No word is missing, and none is left in English that the language says otherwise."""
    title = load_title(id_)
    phrases = Phrases(id_, language=language)
    luck = Random(f"{id_}:{language}")
    position = title.new_game(title.players[-1])
    board: Any = title.board(position.players, title.options_of(position))
    cities = {field["name"] for field in board.get("fields", ())}
    same: set[str] = set()
    for step in range(title.longest):
        if step % EVERY == 0 and position.turn != DEALER:
            english, own = (
                words(draw(title, position)),
                words(draw(title, position, phrases=phrases)),
            )
            same.update(one for one, other in zip(english, own, strict=True) if one == other)
        if position.turn == NOBODY:
            break
        position.play(luck.choice(position.moves()))
    assert phrases.faults == set()
    named = {Phrases(id_).general("place", word=plain_word(city), name=city) for city in cities}
    plain = {re.sub(r"-?\d+ ", "", text) for text in same if re.search("[a-z]{3}", text)}
    assert plain <= SAME | named


def words(picture: str) -> list[str]:
    """All that is written on a picture."""
    return ["".join(one.itertext()).strip() for one in ElementTree.fromstring(picture).iter(TEXT)]


def test_a_game_is_drawn_in_its_own_language() -> None:
    game = stellwerk.new("glueck-auf", seed=1, language="de")
    assert {"Glück Auf · Schicht 1 von 7", "Lager", "Schritte"} <= set(words(game.svg()))


def test_a_title_without_a_drawing_is_drawn_in_text() -> None:
    picture = draw(TINY, TINY.new_game(2))
    assert ElementTree.fromstring(picture).iter(f"{SVG}text")
