"""How the package is built: what is compiled, and with which tools."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from hatch_build import docstrings, with_docstrings

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"

WRITTEN_BY_MYPYC: Final = """
static PyMethodDef train_methods[] = {
    {"leave",
     (PyCFunction)CPyPy_Train___leave,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("leave($self, at)\\n--\\n\\n")},
    {"wait",
     (PyCFunction)CPyPy_Train___wait,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("wait($self)\\n--\\n\\n")},
};
static PyTypeObject CPyType_Train_template_ = {
    .tp_name = "Train",
    .tp_doc = PyDoc_STR(NULL),
};
{"call", (PyCFunction)CPyPy_call, METH_FASTCALL, PyDoc_STR("call()\\n--\\n\\n") /* docstring */},
    PyModuleDef_HEAD_INIT,
    "train",
    NULL, /* docstring */
"""
TRAIN: Final = '''"""Trains."""


class Train:
    """Rolls, \\u201cas we say\\u201d."""

    def leave(self, at: int) -> None:
        """Leaves.

        Punctually.
        """

    def wait(self) -> None:
        pass


def call() -> None:
    """Calls."""
'''


def toml(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def module_name(file: Path) -> str:
    """The full name of the module in a file of the source."""
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def test_every_module_is_compiled_or_plain_for_a_reason() -> None:
    listed = toml("compiled.toml")
    modules = Counter(listed["compiled"])
    for group in listed["plain"]:
        assert group["reason"].endswith(".")
        modules.update(group["modules"])
    there = Counter(
        module_name(file)
        for package in ("core", "titles", "bots")
        for file in (SOURCE / "stellwerk" / package).rglob("*.py")
    )
    assert there - modules == Counter(), "neither compiled nor plain in compiled.toml"
    assert modules - there == Counter(), "in compiled.toml, but not there, or twice"


def test_the_package_is_built_with_the_pinned_tools() -> None:
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    pins = set(re.findall(r"^\S+==[^\s;]+", text, re.MULTILINE))
    required = toml("pyproject.toml")["build-system"]["requires"]
    assert {tool.partition("==")[0] for tool in required} == {"hatchling", "mypy", "setuptools"}
    assert set(required) <= pins


def test_docstrings_get_into_the_c_of_mypyc(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text(TRAIN, encoding="utf-8")
    c = tmp_path / "__native.c"
    c.write_text(WRITTEN_BY_MYPYC, encoding="utf-8")
    texts = dict(docstrings(tmp_path, ["train"]))
    copy = Path(with_docstrings(c, texts))
    found = copy.read_text(encoding="utf-8")
    assert 'PyDoc_STR("leave($self, at)\\n--\\n\\n""Leaves.\\n\\n' in found
    assert 'PyDoc_STR("wait($self)\\n--\\n\\n")' in found
    assert '.tp_doc = PyDoc_STR("Rolls, \\342\\200\\234as we say\\342\\200\\235."),' in found
    assert 'PyDoc_STR("call()\\n--\\n\\n""Calls.") /* docstring */' in found
    assert '"train",\n    "Trains.", /* docstring */' in found
    assert c.read_text(encoding="utf-8") == WRITTEN_BY_MYPYC
    before = copy.stat().st_mtime_ns
    with_docstrings(c, texts)
    assert copy.stat().st_mtime_ns == before, "written again, and so compiled again"


def test_a_docstring_without_a_place_stops_the_build(tmp_path: Path) -> None:
    c = tmp_path / "__native.c"
    c.write_text(WRITTEN_BY_MYPYC, encoding="utf-8")
    with pytest.raises(RuntimeError, match="no place for the docstrings of CPyPy_Train___stop"):
        with_docstrings(c, {"CPyPy_Train___stop": "Stops."})
