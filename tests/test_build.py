"""How the package is built: what is compiled, and with which tools."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from collections import Counter
from importlib.util import cache_from_source
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from building import client, play
from building.changed import chosen_tests
from building.client import build_client
from building.extensions import compile_c, docstrings, with_docstrings

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
    c = tmp_path / "__native_train.c"
    c.write_text(WRITTEN_BY_MYPYC, encoding="utf-8")
    texts = docstrings(tmp_path, ["train"])["__native_train.c"]
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
    c = tmp_path / "__native_train.c"
    c.write_text(WRITTEN_BY_MYPYC, encoding="utf-8")
    with pytest.raises(RuntimeError, match="no place for the docstrings of CPyPy_Train___stop"):
        with_docstrings(c, {"CPyPy_Train___stop": "Stops."})


class Compiler:
    """Writes the C itself as an object, and remembers what it was given."""

    compiler_type = "unix"
    obj_extension = ".o"

    def __init__(self) -> None:
        self.given: list[str] = []

    def compile(self, sources: list[str], *, output_dir: str, **_: object) -> list[str]:
        (source,) = sources
        self.given.append(Path(source).name)
        made = Path(output_dir) / f"{Path(source).stem}.o"
        made.parent.mkdir(exist_ok=True)
        made.write_bytes(Path(source).read_bytes())
        return [str(made)]


def test_only_what_changed_is_compiled_again(tmp_path: Path) -> None:
    c = tmp_path / "c"
    c.mkdir()
    header, train, track = c / "all.h", c / "train.c", c / "track.c"
    header.write_text("int speed;", encoding="utf-8")
    train.write_text("int train;", encoding="utf-8")
    track.write_text("int a_longer_track;", encoding="utf-8")
    extension = SimpleNamespace(
        sources=[str(train), str(track)], include_dirs=[str(c)], extra_compile_args=["-O2"]
    )

    def compiled() -> list[str]:
        """What was compiled; each object is that of its C, and there is no other."""
        compiler = Compiler()
        objects = compile_c(compiler, [extension], tmp_path)
        assert list(objects) == extension.sources
        for source, made in objects.items():
            assert Path(made).read_bytes() == Path(source).read_bytes()
        assert {str(file) for file in (tmp_path / "objects").iterdir()} == set(objects.values())
        return compiler.given

    assert sorted(compiled()) == ["track.c", "train.c"]
    assert compiled() == []
    train.write_text("int new_train;", encoding="utf-8")
    assert compiled() == ["train.c"]
    header.write_text("long speed;", encoding="utf-8")
    assert sorted(compiled()) == ["track.c", "train.c"]
    extension.extra_compile_args = ["-O1"]
    assert sorted(compiled()) == ["track.c", "train.c"]


def test_a_client_is_built_again_only_for_something_it_is_made_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(client, "node_here", lambda: True)
    monkeypatch.setattr(client, "run", lambda command, *_: commands.append(command))
    web, package = tmp_path / "web", tmp_path / "src" / "stellwerk"
    sources = [
        *(web / name for name in ("index.html", "package-lock.json", "vite.config.ts")),
        *(web / name for name in ("src/main.ts", "public/icon.svg")),
        package / "locales" / "en" / "general.ftl",
    ]
    index = package / "web" / "index.html"
    for age, files in enumerate([[index], sources]):
        for file in files:
            write(file, at=1_000 - age)

    def built(file: Path) -> bool:
        """Whether the client is built once somebody has written a file after it was built."""
        commands.clear()
        write(file, at=2_000)
        build_client(tmp_path)
        write(file, at=999)
        return bool(commands)

    assert all(built(source) for source in sources)
    # A server that starts writes bytecode, also beside the sentences.
    assert not built(package / "locales" / "__pycache__" / "__init__.cpython-311.pyc")
    assert not built(package / "locales" / "__init__.py")


def write(file: Path, *, at: float) -> None:
    """Write a file, at a time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (at, at))


def test_what_changed_is_tested_by_what_names_it() -> None:
    module = Path("src/stellwerk/server/bots.py")
    assert "tests/server/test_bots.py" in chosen_tests(ROOT, [module])
    assert "tests/server/test_accounts.py" not in chosen_tests(ROOT, [module])
    assert chosen_tests(ROOT, [Path("README.md")]) == []
    (own, *_) = (ROOT / "tests" / "core").glob("test_*.py")
    assert chosen_tests(ROOT, [own.relative_to(ROOT)]) == [str(own.relative_to(ROOT))]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module, one page of rules and one extension that was made."""
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "PACKAGES", tmp_path / "build" / "play")
    (tmp_path / "build" / "play").mkdir(parents=True)
    for name in (
        "src/stellwerk/train.py",
        "src/stellwerk/web/index.html",
        "docs/rules/trains.md",
        "build/compiled/lib/stellwerk/train.so",
    ):
        write(tmp_path / name, at=1_000)
    made = tmp_path / "build" / "compiled" / "made"
    made.write_text("digest\nstellwerk/train.so", encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("checkout")
def test_a_compiled_package_appears_when_all_of_it_is_there() -> None:
    package = play.PACKAGES / play.digest(play.source_files())
    play.put_together(package)
    there = {
        file.relative_to(package).as_posix() for file in package.rglob("*.*") if file.is_file()
    }
    assert there == {
        "stellwerk/train.py",
        cache_from_source("stellwerk/train.py"),
        "stellwerk/train.so",
        "stellwerk/rulebooks/trains.md",
    }
    assert (package / "stellwerk" / "web" / "index.html").exists()


def test_what_was_compiled_from_an_older_source_does_not_appear(checkout: Path) -> None:
    package = play.PACKAGES / play.digest(play.source_files())
    (checkout / "src" / "stellwerk" / "train.py").write_text("changed = True", encoding="utf-8")
    play.put_together(package)
    assert not package.exists()


@pytest.mark.usefixtures("checkout")
def test_only_the_latest_compiled_packages_are_kept() -> None:
    for age in range(5):
        old = play.PACKAGES / f"old-{age}"
        old.mkdir()
        os.utime(old, (1_000 - age, 1_000 - age))
    package = play.PACKAGES / play.digest(play.source_files())
    play.put_together(package)
    assert {folder.name for folder in play.PACKAGES.iterdir()} == {package.name, "old-0", "old-1"}


def test_no_compiler_is_told_and_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "c_compiler", lambda: None)
    monkeypatch.setattr(subprocess, "Popen", lambda *_: pytest.fail("nothing to start"))
    play.compile_behind()
    assert "no C compiler" in capsys.readouterr().out
