"""A new title is its folder, a line in the registry and its sentences, and passes every check."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.command import ENVIRONMENT, refusal
from stellwerk.cli.new_title import LONGEST_NAME, NEEDED, new_title
from stellwerk.core.errors import StellwerkError

ROOT = Path(__file__).parents[2]
ID = "night-express"
LONG = "x" * (LONGEST_NAME - 2) + "-y"
PARTS = (
    *("src", "tests", "docs/rules", "docs/examples", "benchmarks", "building"),
    *("compiled.toml", "pyproject.toml", "hatch_build.py", "mkdocs.yml"),
)
PASSED_OVER = shutil.ignore_patterns("__pycache__", "*.so", "web", "games", "*_cache")
ELSEWHERE = ("web", "research", "load", "fuzz", "browser", "cli/test_new_title.py")
"""What needs a browser or more packages, or would run itself."""
ASKS_ALL = re.compile(r"\btitle_ids\(|\bown_title_ids\(")
LISTED = "tests_agree or for_a_reason or as_recorded or questions_of_every or of_all_titles"
CHANGED = ("src/stellwerk/titles/__init__.py", "compiled.toml", "benchmarks/guard.json")


def copy_tree(folder: Path) -> Path:
    """The parts of the source tree that a title touches, in a folder of their own."""
    for part in PARTS:
        (folder / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=PASSED_OVER)
        else:
            shutil.copy(ROOT / part, folder / part)
    return folder


def texts(tree: Path) -> dict[str, bytes]:
    """What is in a tree, empty folders included."""
    return {
        str(path.relative_to(tree)): path.read_bytes() if path.is_file() else b""
        for part in PARTS
        for path in (tree / part, *(tree / part).rglob("*"))
        if path.exists() and "cache" not in str(path.relative_to(tree))
    }


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A source tree with two new titles, of a short name and of the longest."""
    folder = copy_tree(tmp_path_factory.mktemp("tree"))
    said = run(folder, "stellwerk", "new-title", ID)
    assert said.splitlines()[-1].startswith("Night Express is there.")
    new_title(LONG, prefix="QX", into=folder)
    yield folder
    shutil.rmtree(folder)


def run(tree: Path, *command: str) -> str:
    """Run a tool in a tree; what it prints."""
    environment = {**ENVIRONMENT, "PYTHONPATH": os.pathsep.join([f"{tree}/src", f"{tree}/tests"])}
    done = subprocess.run(
        [sys.executable, *(() if command[0] == "-c" else ("-m",)), *command],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_only_three_files_that_were_there_change(tree: Path) -> None:
    before, after = texts(ROOT), texts(tree)
    changed = {path for path in after if path in before and after[path] != before[path]}
    assert changed == set(CHANGED)
    assert sorted(path for path in after.keys() - before.keys() if ID in path) == [
        *(f"docs/rules/{folder}{ID}.md" for folder in ("cs/", "de/", "fr/", "")),
        *(
            f"src/stellwerk/locales/{language}/{ID}{part}.ftl"
            for language in ("cs", "de", "en", "fr")
            for part in ("-picture", "")
        ),
    ]


def test_nothing_is_left_of_the_skeleton(tree: Path) -> None:
    own = [path for path in tree.rglob("*") if "night" in str(path.relative_to(tree))]
    pages = [path.read_text(encoding="utf-8") for path in own if path.is_file()]
    assert len(pages) > 20
    assert [page for page in pages if "keleton" in page or "SK-" in page] == []


def test_the_source_has_its_form_and_its_types(tree: Path) -> None:
    own = [f"{home}/{ID.replace('-', '_')}" for home in ("src/stellwerk/titles", "tests/titles")]
    both = ("src/stellwerk/titles", *own[1:], f"tests/titles/{LONG.replace('-', '_')}")
    run(tree, "ruff", "format", "--check", "--no-cache", *both)
    run(tree, "ruff", "check", "--no-cache", *both)
    run(tree, "mypy", *own)


def asking(tests: Path) -> tuple[list[str], list[str]]:
    """The files with tests of every title, and those of their tests that go through all titles.

    Tests that have the id of a title in their name need not be named.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(tests.rglob("*.py"))}
    asked = {path: text for path, text in texts.items() if ASKS_ALL.search(text)}
    shared = [".".join(path.relative_to(tests).with_suffix("").parts[-2:]) for path in asked]
    files, names = [], []
    for path, text in texts.items():
        part = path.relative_to(tests).as_posix()
        uses = path in asked or any(f"from {module} import" in text for module in shared)
        if not uses or not path.name.startswith("test_") or part.startswith(ELSEWHERE):
            continue
        files.append(f"tests/{part}")
        for made in ast.walk(ast.parse(text)):
            if isinstance(made, ast.FunctionDef) and made.name.startswith("test_"):
                body = "\n".join(ast.unparse(line) for line in made.body)
                names += [made.name] if ASKS_ALL.search(body) else []
    return files, names


def test_it_keeps_the_promises_of_every_title(tree: Path) -> None:
    """Its own tests, and all others that ask every title for something or compare all titles."""
    files, names = asking(tree / "tests")
    assert "tests/table/test_course.py" in files
    assert "tests/analysis/test_analysis.py" in files
    listed = " or ".join([LISTED, *names])
    own = ("tests/titles/night_express", "tests/test_build.py", "tests/rules_coverage")
    run(
        tree,
        *("pytest", "-p", "no:cacheprovider", "-k", f"night or {listed}"),
        *(*own, "tests/benchmarks/test_guard.py", *files),
    )


def test_its_rules_are_on_the_site_of_documents(tree: Path) -> None:
    """MkDocs refuses a page that its navigation does not name."""
    program = (
        "import json, yaml; from building.documents import on_config;"
        "page = yaml.safe_load(open('mkdocs.yml', encoding='utf-8'));"
        "print(json.dumps(on_config(page)['nav']))"
    )
    found = run(tree, "-c", program)
    assert f'{{"Night Express": "rules/{ID}.md"}}' in found
    assert found.count("rules/volldampf.md") == 1


def test_it_is_played_by_the_command_line(tree: Path) -> None:
    assert f"{ID}" in run(tree, "stellwerk", "titles")
    assert "NE-2.2" in run(tree, "stellwerk", "rules", ID)
    records = str(tree / "records")
    run(
        tree,
        *("stellwerk", "simulate", ID, "--players", "3", "--games", "1"),
        *("--bots", "greedy", "--seed", "1", "--records", records),
    )
    (record,) = Path(records).iterdir()
    run(tree, "stellwerk", "replay", str(record))
    shown = run(tree, "stellwerk", "terminal", ID, "--seats", "random,random", "--seed", "1")
    assert "has the longest train" in shown


# What is refused, and leaves everything as it was.


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """As much of a tree as the command looks at."""
    for path in NEEDED:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    for part in ("tests/title_skeleton", "docs/rules", "src/stellwerk/locales"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=PASSED_OVER, dirs_exist_ok=True)
    (tmp_path / "src/stellwerk/titles/volldampf").mkdir()
    (tmp_path / "src/stellwerk/titles/volldampf/title.py").touch()
    return tmp_path


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Night Express"], "'Night Express' is not a name for a title: it takes up to 30 small "),
        (["night_express"], "'night_express' is not a name for a title: "),
        (["../night"], "'../night' is not a name for a title: "),
        (["x" * 31], f"'{'x' * 31}' is not a name for a title: "),
        (["class"], "'class' cannot be the name of a title: it means something else."),
        (["tiny"], "'tiny' cannot be the name of a title: it means something else."),
        (["night-web"], "'night-web' cannot be the name of a title: it means something else."),
        (["x-picture"], "'x-picture' cannot be the name of a title: it means something else."),
        (["volldampf", "XY"], "The name volldampf is taken: there is src/stellwerk/"),
        (["general"], "The name general is taken: there is src/stellwerk/locales/"),
        (["vast-desert"], "The rules of volldampf have the prefix VD already: choose another "),
        (["night", "SK"], "The rules of skeleton have the prefix SK already: "),
        (["x1"], "The numbers of rules begin with two capital letters, not 'X1': choose them "),
        (["night", "no"], "The numbers of rules begin with two capital letters, not "),
    ],
)
def test_a_bad_name_is_refused(small: Path, words: list[str], sentence: str) -> None:
    before = texts(small)
    name, *prefix = words
    with pytest.raises(StellwerkError) as refused:
        new_title(name, prefix=prefix[0] if prefix else None, into=small)
    assert str(refused.value).startswith(sentence)
    assert str(refused.value).count(". ") == 0
    assert texts(small) == before


def test_a_folder_that_is_no_source_tree_is_refused(tmp_path: Path) -> None:
    assert refusal("new-title", ID, cwd=tmp_path) == (
        f"{tmp_path} is not a source tree of Stellwerk: it has no {NEEDED[0]}."
    )
    assert list(tmp_path.iterdir()) == []


def test_a_registry_without_a_list_is_refused(small: Path) -> None:
    (small / CHANGED[0]).write_text("TITLES = []\n")
    before = texts(small)
    with pytest.raises(StellwerkError, match=f"^There is no list of titles in {CHANGED[0]}"):
        new_title(ID, into=small)
    assert texts(small) == before


def test_what_cannot_be_written_in_full_is_not_written_at_all(small: Path) -> None:
    before = texts(small)
    in_the_way = small / "tests" / "titles"
    in_the_way.write_text("a file where a folder should be")
    with pytest.raises(
        StellwerkError, match=r"^The title could not be written: Not a directory\.$"
    ):
        new_title(ID, into=small)
    in_the_way.unlink()
    assert texts(small) == before
