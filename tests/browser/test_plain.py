"""The plain stand-in for msgspec reads, checks and writes as msgspec does."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from browser.site_games import game

HERE: Final = Path(__file__).parent
SHAPES: Final = (HERE / "shapes.py").read_text(encoding="utf-8")
GOOD: Final = [
    ("Shape", '{"kind":"dot","at":[1,2]}'),
    ("Shape", '{"kind":"line","start":3,"to":4}'),
    ("Shape", '{"kind":"line","start":3,"to":4,"name":"x","style":"dashed"}'),
    ("Dot", '{"at":[1,2]}'),
    ("Row", '[1,"a"]'),
    ("Row", '[1,"a",{"b":[1.5,2]}]'),
    ("Bag", '{"many":[["a",1]],"day":"2026-02-03","by_seat":{"3":null},"any":{"x":[1,{}]}}'),
    ("Bag", '{"unknown":1}'),
    ("Mark", '{"name":"a","amounts":[1,2.5]}'),
    ("Mark", '{"name":"a","amounts":[],"inner":[{"kind":"dot","at":[1,2]}],"unknown":1}'),
]
BAD: Final = [
    ("Shape", "[]"),
    ("Shape", "{"),
    ("Shape", ""),
    ("Shape", '{"kind":"box"}'),
    ("Shape", '{"at":[1,2]}'),
    ("Shape", '{"kind":"dot","at":[1]}'),
    ("Shape", '{"kind":"dot","at":[1,2],"more":1}'),
    ("Shape", '{"kind":"dot"}'),
    ("Shape", '{"kind":"line","start":-1,"to":4}'),
    ("Shape", '{"kind":"line","start":3,"to":"4"}'),
    ("Shape", '{"kind":"line","start":3,"to":4,"name":""}'),
    ("Shape", '{"kind":"line","start":3,"to":4,"style":"bold"}'),
    ("Shape", '{"kind":"line","start":true,"to":4}'),
    ("Row", "[1]"),
    ("Row", '{"number":1}'),
    ("Bag", '{"day":"yesterday"}'),
    ("Bag", '{"by_seat":{"x":null}}'),
    ("Bag", '{"many":[["a","b"]]}'),
    ("Mark", "[]"),
    ("Mark", '{"name":"a"}'),
    ("Mark", '{"name":"a","amounts":["b"]}'),
    ("Letter", '{"about":1,"mark":{"amounts":[]}}'),
]


@contextmanager
def plain_modules() -> Iterator[ModuleType]:
    """The stand-in in the place of msgspec."""
    names = ("msgspec", "msgspec.json", "msgspec.structs")
    real = {name: import_module(name) for name in names}
    import_module("stellwerk.site.plain").provide()
    try:
        yield sys.modules["msgspec"]
    finally:
        sys.modules.update(real)


def shapes(name: str) -> dict[str, Any]:
    """The classes of shapes.py, made with what `import msgspec` finds now."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(SHAPES, vars(module))
    return vars(module)


@pytest.fixture(scope="module")
def both() -> tuple[Any, Any, dict[str, Any], dict[str, Any]]:
    """msgspec, the stand-in, and the same classes of each."""
    real = import_module("msgspec")
    ours = shapes("shapes_of_msgspec")
    with plain_modules() as plain:
        return real, plain, ours, shapes("shapes_of_plain")


Both = tuple[Any, Any, dict[str, Any], dict[str, Any]]


@pytest.mark.parametrize(("kind", "text"), GOOD)
def test_values_are_read_and_written_alike(both: Both, kind: str, text: str) -> None:
    real, plain, ours, theirs = both
    one, other = (
        module.json.decode(text, type=space[kind])
        for module, space in ((real, ours), (plain, theirs))
    )
    assert repr(one) == repr(other)
    assert real.json.encode(one) == plain.json.encode(other)
    assert real.to_builtins(one) == plain.to_builtins(other)
    again = plain.json.decode(plain.json.encode(other), type=theirs[kind])
    assert again == other


@pytest.mark.parametrize(("kind", "text"), BAD)
def test_the_same_is_refused_at_the_same_place(both: Both, kind: str, text: str) -> None:
    real, plain, ours, theirs = both
    output = []
    for module, space in ((real, ours), (plain, theirs)):
        with pytest.raises(module.DecodeError) as refused:
            module.json.decode(text, type=space[kind])
        output.append(str(refused.value).partition(" - at ")[2])
        assert isinstance(refused.value, ValueError)
    assert output[0] == output[1]


@pytest.mark.parametrize("about", ['{"x":[1,2.5,"ü"]}', "null", '"text"'])
def test_a_part_of_a_text_stays_as_it_is(both: Both, about: str) -> None:
    text = f'{{"about":{about},"mark":{{"name":"a","amounts":[0.25],"inner":[]}}}}'.encode()
    for module, space in (both[::2], both[1::2]):
        letter = module.json.decode(text, type=space["Letter"])
        assert bytes(letter.about).decode() == about
        assert module.json.encode(letter) == text


def test_values_are_compared_copied_and_protected_alike(both: Both) -> None:
    for module, space in (both[::2], both[1::2]):
        line = space["Line"](3, 4)
        assert line == space["Line"](3, to=4, style="solid")
        assert hash(line) == hash(module.structs.replace(line))
        assert module.structs.replace(line, to=5).to == 5
        assert module.structs.asdict(line)["style"] == "solid"
        with pytest.raises(AttributeError):
            line.to = 5
        with pytest.raises(TypeError):
            space["Line"](3, 4, "x", "solid", 1)
        with pytest.raises(TypeError):
            space["Line"](3)
        assert space["Bag"]().many is not space["Bag"]().many
        match line:
            case object(to=to):
                assert to == 4


def test_dates_and_floats(both: Both) -> None:
    real, plain, _, _ = both
    value = {"day": date(2026, 2, 3), "numbers": (1.0, 0.1, -2.5, 1e20), "text": 'Glück \u2028 "a"'}
    assert json.loads(real.json.encode(value)) == json.loads(plain.json.encode(value))


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_the_same_game_with_msgspec_and_without(title: str) -> None:
    """Journal, views, replay and reports agree byte for byte."""
    asked = [sys.executable, str(HERE / "site_games.py"), title, "plain"]
    output = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert output.stdout.splitlines() == game(title)
