"""Editions: the reconstruction fits what is documented, and a bad file says what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stellwerk.core.editions import EditionError
from stellwerk.core.errors import StellwerkError
from stellwerk.core.playout import playout
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition import Edition
from stellwerk.titles.volldampf.edition_file import FOLDER_OF_OWNER, read_edition, shelf
from stellwerk.titles.volldampf.title import TITLE, Volldampf

RECONSTRUCTION = (
    files("stellwerk.titles.volldampf") / "editions" / "reconstruction-1.json"
).read_text(encoding="utf-8")


def data() -> Any:
    return json.loads(RECONSTRUCTION)


def reconstruction() -> Edition:
    return shelf().edition("reconstruction-1")


def reason_against(page: Any) -> str:
    """Why an edition cannot be played with."""
    with pytest.raises(EditionError) as fault:
        read_edition(page)
    return str(fault.value)


def test_the_reconstruction_has_the_documented_names_costs_and_shapes() -> None:
    edition = reconstruction()
    assert (edition.symbols[0].colour, edition.symbols[0].shape) == ("green", "octagon")
    hamburg_hannover = edition.segments[1]
    names = {edition.places[place].name for place in hamburg_hannover.ends}
    assert (names, hamburg_hannover.cost) == ({"Hamburg", "Hannover"}, 5)
    for segment in edition.segments:
        outer = any(edition.places[place].colour in (c.RED, c.YELLOW) for place in segment.ends)
        assert (segment.cost == 10) == outer


def test_the_reconstruction_has_the_size_its_sheet_says() -> None:
    edition = reconstruction()
    assert (edition.field_count, len(edition.places), len(edition.segments)) == (20, 41, 60)
    mentions = [field for card in edition.goods for field in card.fields]
    for number, field in enumerate(edition.fields):
        often = field.colour in c.GERMAN or field.name in ("Rotterdam", "Prag")
        assert mentions.count(number) == (3 if often else 2)
    for card in edition.goods:
        colours = [edition.places[field].colour for field in card.fields]
        assert colours[0] == c.BLUE
        assert colours[1] == c.VIOLET
        assert colours[2] in (c.RED, c.YELLOW)


def change(*path: str | int, value: object) -> Callable[[Any], None]:
    def apply(page: Any) -> None:
        for key in path[:-1]:
            page = page[key]
        page[path[-1]] = value

    return apply


def without(*path: str | int) -> Callable[[Any], None]:
    def apply(page: Any) -> None:
        for key in path[:-1]:
            page = page[key]
        del page[path[-1]]

    return apply


def cut_off_munich(page: Any) -> None:
    page["segments"] = [s for s in page["segments"] if "MUE" not in (s["from"], s["to"])]


def cut_the_board_in_two(page: Any) -> None:
    """Everything that joins London and Rotterdam to the rest, except each other."""
    south = {"LON", "ROT"}
    kept = [s for s in page["segments"] if not south & {s["from"], s["to"]}]
    bridge = {"id": "X1", "from": "LON", "to": "ROT", "symbol": "N", "cost": 4, "x": 9, "y": 9}
    more = [{**bridge, "id": f"X{n}", "symbol": "NW"[n % 2]} for n in range(2, 14)]
    page["segments"] = [*kept, bridge, *more]


FAULTS: list[tuple[Callable[[Any], None], str]] = [
    (change("title", value="glueck-auf"), "is for the title 'glueck-auf', not 'volldampf'"),
    (without("goods"), "has no 'goods'"),
    (change("goods", value={}), "has 'goods', which must be a list"),
    (change("colour", value="blue"), "has 'colour', which means nothing"),
    (change("edition", value=1), "the file has edition 1, which must be a text"),
    (without("symbols", 5), "There must be 6 symbols, not 5"),
    (change("symbols", 1, "id", value="N"), "Two have the id 'N' of a symbol"),
    (change("fields", 0, "id", value="Ham"), "fields 1 (Ham) has id 'Ham': only capital letters"),
    (change("fields", 0, "colour", value="green"), "fields 1 (HAM) has colour 'green'"),
    (change("fields", 0, "name", value=""), "fields 1 (HAM) has name ''"),
    (change("fields", 0, "x", value=1001), "has x 1001, which must be a whole number 0 to 1000"),
    (change("fields", 0, "x", value=True), "has x True, which must be a whole number"),
    (change("fields", 0, value="Hamburg"), "fields 1 must be an object"),
    (change("stops", 0, "colour", value="red"), "stops 1 (HAM-BER.1) has 'colour'"),
    (change("segments", 3, "cost", value=0), "segments 4 (N4) has cost 0"),
    (change("segments", 3, "cost", value="4"), "segments 4 (N4) has cost '4'"),
    (change("segments", 3, "symbol", value="X"), "segments 4 (N4) has symbol 'X'"),
    (change("segments", 3, "to", value="LUE"), "segments 4 (N4) has to 'LUE'"),
    (change("segments", 3, "to", value="HAM"), "segments 4 (N4) begins and ends in HAM"),
    (change("segments", 3, "id", value="HAM"), "Two have the id 'HAM' of a place or segment"),
    (change("segments", 3, "colour", value="red"), "segments 4 (N4) has 'colour'"),
    (
        change("goods", 0, "fields", value=["BER", "BER", "PAR"]),
        "goods 1 (W01) must name 3 different",
    ),
    (change("goods", 0, "fields", value=["BER", "PAR"]), "goods 1 (W01) must name 3 different"),
    (change("goods", 0, "fields", value=["BER", "PAR", "HOF"]), "goods 1 (W01) names 'HOF'"),
    (change("goods", 0, "fields", value="BER"), "goods 1 (W01) has 'fields', which must be a list"),
    (change("goods", 1, "id", value="W01"), "Two have the id 'W01' of a goods card"),
    (without("goods", 0), "There must be 18 goods cards, not 17"),
    (without("segments", 4), "The line that ends at the stop HAM-BER.1 leads nowhere"),
    (cut_off_munich, "No segment touches MUE (München)"),
    (cut_the_board_in_two, "No way leads from HAM (Hamburg) to ROT"),
]


@pytest.mark.parametrize(("spoil", "reason"), FAULTS)
def test_a_bad_file_says_where_and_why(spoil: Callable[[Any], None], reason: str) -> None:
    page = data()
    spoil(page)
    said = reason_against(page)
    assert reason in said
    assert said.endswith(".")


def test_too_few_segments_of_a_symbol() -> None:
    page = data()
    for segment in page["segments"][:3]:
        segment["symbol"] = "O"
    assert "Symbol N is on 7 segments; its 8 route cards need one" in reason_against(page)


def test_a_colour_without_a_field() -> None:
    page = data()
    for field in page["fields"]:
        if field["colour"] == "yellow":
            field["colour"] = "red"
    assert "No field is yellow" in reason_against(page)


@pytest.mark.parametrize(("what", "most"), [("fields", 32), ("stops", 62), ("segments", 96)])
def test_a_board_that_is_too_large(what: str, most: int) -> None:
    page = data()
    first = page[what][-1]
    page[what] += [{**first, "id": f"Z{n}"} for n in range(most)]
    assert f"{most} fit" in reason_against(page)


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    page = data()
    page["edition"] = "My Board"
    (tmp_path / "mine.json").write_text(json.dumps(page), encoding="utf-8")
    with pytest.raises(EditionError, match=r"^mine.json: the name 'My Board' must be of small"):
        Volldampf().add_edition(tmp_path / "mine.json")


def own_edition(folder: Path, cost: int) -> Path:
    """An added board: parallel segments, a junction, other costs."""
    page = data()
    page["edition"] = "printed"
    page["segments"][0]["cost"] = cost
    more = {"symbol": "N", "cost": 2, "x": 400, "y": 230}
    page["segments"] += [
        {"id": "N11", "from": "HAM", "to": "BRE", **more},
        {"id": "N12", "from": "HAM-BER.1", "to": "BER-KOP.1", **more},
    ]
    path = folder / f"printed-{cost}.json"
    path.write_text(json.dumps(page), encoding="utf-8")
    return path


def test_an_edition_of_ones_own_is_played_under_its_name_and_digest(tmp_path: Path) -> None:
    title = Volldampf()
    name = title.add_edition(own_edition(tmp_path, 3))
    assert name.startswith("printed-")
    assert title.choices["edition"] == ("reconstruction-1", name)
    assert TITLE.choices["edition"] == ("reconstruction-1",)
    position = title.new_game(4, {"edition": name})
    assert title.options_of(position) == {"edition": name, "stop": "chosen"}
    lines = title.write_position(position)
    assert title.read_position(4, {"edition": name}, lines).state() == position.state()
    assert title.read_move(position, "N12") == c.SEGMENT + 61
    assert title.picture(position, 0)


def test_a_short_name_will_do_while_it_is_clear(tmp_path: Path) -> None:
    title = Volldampf()
    name = title.add_edition(own_edition(tmp_path, 3))
    assert title.with_defaults({"edition": "printed"})["edition"] == name
    other = title.add_edition(own_edition(tmp_path, 4))
    assert other != name
    with pytest.raises(StellwerkError, match="Option edition of Volldampf is one of"):
        title.with_defaults({"edition": "printed"})


def test_a_parallel_segment_is_another_way(tmp_path: Path) -> None:
    title = Volldampf()
    title.add_edition(own_edition(tmp_path, 3))
    lines = ["active 1", "stones blue@HAM", "seat 1 track N1 N11", "owed transport"]
    position = title.read_position(3, title.with_defaults({"edition": "printed"}), lines)
    position.play(title.read_move(position, "blue@HAM"))
    assert [title.write_move(position, move) for move in position.moves()] == ["N1", "N11"]


def test_editions_in_the_folder_of_the_host_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_edition(tmp_path, 3)
    monkeypatch.setenv(FOLDER_OF_OWNER, str(tmp_path))
    assert len(Volldampf().choices["edition"]) == 2
    monkeypatch.delenv(FOLDER_OF_OWNER)
    assert Volldampf().choices["edition"] == ("reconstruction-1",)


def test_games_end_on_another_board(tmp_path: Path) -> None:
    title = Volldampf()
    title.add_edition(own_edition(tmp_path, 3))
    for seed in range(20):
        position = title.new_game(5, title.with_defaults({"edition": "printed"}))
        playout(position, Random(seed))
        assert title.misplaced(position) == []
        assert position.round == 4
