"""What is compiled is what the list says, and says of itself what the source does."""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

import pytest

from compiled.forms import ROOT, output

LISTED: Final = tomllib.loads((ROOT / "compiled.toml").read_text(encoding="utf-8"))
COMPILED: Final[list[str]] = LISTED["compiled"]
PLAIN: Final[list[str]] = [name for group in LISTED["plain"] for name in group["modules"]]


def modules(*, plain: bool) -> dict[str, Any]:
    """The file and the docstrings of every module in one of the two forms."""
    found: dict[str, Any] = json.loads(output("texts.py", *COMPILED, *PLAIN, plain=plain))
    return found


@pytest.mark.compiled
def test_exactly_the_listed_modules_are_compiled() -> None:
    found = modules(plain=False)
    interpreted = {name for name, (file, _) in found.items() if file.endswith(".py")}
    assert found.keys() - interpreted == set(COMPILED)
    assert interpreted == set(PLAIN)


@pytest.mark.compiled
def test_compiled_and_plain_have_the_same_docstrings() -> None:
    compiled = {name: said for name, (_, said) in modules(plain=False).items()}
    plain = {name: said for name, (_, said) in modules(plain=True).items()}
    for name in COMPILED:
        assert compiled[name] == plain[name]
    position = compiled["stellwerk.core.position"]
    assert position[""][0].startswith("The contract")
    assert position["Position"][0]
    assert position["Position.play"][0]
