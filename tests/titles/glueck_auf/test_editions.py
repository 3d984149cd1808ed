"""Editions: the counts that no source documents, and what is said of a bad file."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stellwerk.arena.simulate import recorded_playout
from stellwerk.core.editions import EditionError
from stellwerk.core.errors import StellwerkError
from stellwerk.core.playout import playout
from stellwerk.records import read_record, replay, write_record
from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.edition import BUILT_IN, FOLDER_OF_OWNER, read_edition
from stellwerk.titles.glueck_auf.title import TITLE, GlueckAuf

FOLDER = files("stellwerk.titles.glueck_auf") / "editions"


def data() -> Any:
    return json.loads((FOLDER / "reconstruction-1.json").read_text(encoding="utf-8"))


def counts(edition: str, *faces: str) -> list[int]:
    position = TITLE.new_game(2, {"edition": edition})
    return [position.edition.counts[c.FACE_NAMES.index(face)] for face in faces]


@pytest.mark.rule("GA-12.1")
def test_every_file_of_the_folder_is_an_edition_under_its_own_name() -> None:
    assert sorted(f"{name}.json" for name in BUILT_IN) == sorted(f.name for f in FOLDER.iterdir())
    for name in BUILT_IN:
        edition = TITLE.editions.edition(name)
        assert edition.name == name
        assert sum(edition.counts) == sum(c.KIND_SIZES)


@pytest.mark.rule("GA-12.2")
@pytest.mark.parametrize(
    ("edition", "lorries", "orders", "innovations"),
    [
        ("reconstruction-1", [4, 2, 4], [2, 2, 2, 1], [3, 3, 3, 1, 1, 1, 1, 1, 1, 1]),
        ("lorries-5-1-4", [5, 1, 4], [2, 2, 2, 1], [3, 3, 3, 1, 1, 1, 1, 1, 1, 1]),
        ("lorries-3-3-4", [3, 3, 4], [2, 2, 2, 1], [3, 3, 3, 1, 1, 1, 1, 1, 1, 1]),
        ("orders-1-2-2-2", [4, 2, 4], [1, 2, 2, 2], [3, 3, 3, 1, 1, 1, 1, 1, 1, 1]),
        ("orders-1-3-2-1", [4, 2, 4], [1, 3, 2, 1], [3, 3, 3, 1, 1, 1, 1, 1, 1, 1]),
        ("innovations-2-2-2", [4, 2, 4], [2, 2, 2, 1], [2, 2, 2, 2, 2, 1, 1, 1, 2, 1]),
    ],
)
def test_the_editions_of_the_house(
    edition: str, lorries: list[int], orders: list[int], innovations: list[int]
) -> None:
    for crest in c.CRESTS:
        assert counts(edition, *(f"{crest}-{load}" for load in c.LOADS)) == lorries
    for place in c.DESTINATIONS:
        assert counts(edition, *(f"{place}-{size}" for size in (1, 2, 3, 4))) == orders
    assert counts(edition, *c.INNOVATION_NAMES) == innovations


@pytest.mark.rule("GA-12.1")
def test_the_edition_is_an_option_and_stands_in_the_record() -> None:
    assert TITLE.choices["edition"][0] == "reconstruction-1"
    position = TITLE.new_game(3, {"edition": "orders-1-3-2-1"})
    assert TITLE.options_of(position) == {"edition": "orders-1-3-2-1"}
    record = recorded_playout(TITLE, position, Random(1))
    text = write_record(record)
    assert "option edition: orders-1-3-2-1" in text
    assert replay(read_record(text)).state() == position.state()
    with pytest.raises(StellwerkError, match="Option edition of Glück Auf"):
        TITLE.new_game(3, {"edition": "printed"})


def change(*path: str, value: object) -> Callable[[Any], None]:
    def apply(page: Any) -> None:
        for key in path[:-1]:
            page = page[key]
        page[path[-1]] = value

    return apply


def leave_out(*path: str) -> Callable[[Any], None]:
    def apply(page: Any) -> None:
        for key in path[:-1]:
            page = page[key]
        del page[path[-1]]

    return apply


@pytest.mark.rule("GA-12.1")
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (
            change("lorries", "wheel", "1", value=5),
            "wheel come to 11 cards, but there are 10.",
        ),
        (change("orders", "furnaces", "4", value=0), "orders furnaces come to 6 cards"),
        (change("innovations", "workers-3", value=2), "innovations come to 15 cards"),
        (
            change("lorries", "fox", "2", value=-2),
            "fox has 2 -2, which is no number of cards.",
        ),
        (change("lorries", "fox", "2", value="2"), "lorries fox has 2 '2', which is no number"),
        (change("lorries", "fox", "2", value=True), "lorries fox has 2 True, which is no number"),
        (
            change("lorries", "fox", value=[4, 2, 4]),
            "fox must be an object with 1, 2, double.",
        ),
        (change("lorries", "hare", value={}), "lorries has 'hare', which means nothing"),
        (leave_out("lorries", "tower"), "lorries has no 'tower'."),
        (leave_out("orders", "barracks", "3"), "orders barracks has no '3'."),
        (leave_out("innovations"), "the file has no 'innovations'."),
        (change("engines", value=28), "the file has 'engines', which means nothing"),
        (change("about", value=None), "about must be a text."),
    ],
)
def test_a_bad_edition_is_refused_with_the_place_and_the_reason(
    spoil: Callable[[Any], None], reason: str
) -> None:
    page = data()
    spoil(page)
    with pytest.raises(EditionError) as fault:
        read_edition(page)
    assert reason in str(fault.value)


@pytest.mark.parametrize("page", [None, [], "cards", 7])
def test_a_page_that_is_no_object_is_refused(page: object) -> None:
    with pytest.raises(EditionError, match="the file must be an object with edition, about"):
        read_edition(page)


# Added editions.


def printed(folder: Path, name: str = "printed", doubles: int = 4) -> Path:
    page = data()
    page["edition"] = name
    page["lorries"]["wheel"] = {"1": 8 - doubles, "2": 2, "double": doubles}
    path = folder / "mine.json"
    path.write_text(json.dumps(page), encoding="utf-8")
    return path


@pytest.mark.rule("GA-12.1")
def test_an_owner_can_add_the_printed_cards(tmp_path: Path) -> None:
    title = GlueckAuf()
    name = title.add_edition(printed(tmp_path, doubles=3))
    assert name.startswith("printed-")
    assert title.choices["edition"] == (*BUILT_IN, name)
    position = title.new_game(2, {"edition": "printed"})
    assert title.options_of(position) == {"edition": name}
    wheel = c.FACE_NAMES.index("wheel-1")
    assert position.edition.counts[wheel : wheel + 3] == [5, 2, 3]
    assert title.misplaced(position) == []
    playout(position, Random(3))
    assert title.misplaced(position) == []


@pytest.mark.rule("GA-12.1")
def test_other_cards_are_another_edition(tmp_path: Path) -> None:
    title = GlueckAuf()
    first = title.add_edition(printed(tmp_path))
    assert title.add_edition(printed(tmp_path)) == first
    second = title.add_edition(printed(tmp_path, doubles=3))
    assert second != first
    with pytest.raises(StellwerkError, match="is one of"):
        title.new_game(2, {"edition": "printed"})


@pytest.mark.rule("GA-12.1")
def test_a_folder_of_editions_is_read_when_the_title_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed(tmp_path)
    monkeypatch.setenv(FOLDER_OF_OWNER, str(tmp_path))
    assert len(GlueckAuf().choices["edition"]) == len(BUILT_IN) + 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"about": ', "mine.json: line 1, column 11: Expecting value."),
        ("{}", "mine.json: the file has no 'edition'."),
    ],
)
def test_a_broken_file_names_itself(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as fault:
        GlueckAuf().add_edition(path)
    assert str(fault.value) == reason


def test_a_name_must_fit_into_a_record(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="the name 'My deck' must be of small letters"):
        GlueckAuf().add_edition(printed(tmp_path, "My deck"))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"The edition .*nowhere.json cannot be read"):
        GlueckAuf().add_edition(tmp_path / "nowhere.json")
