"""Compares the rules pages with the tests: no rule without a test, no test of a rule that is not.

The ids of rules are read from the pages, the ids of tests from `pytest.mark.rule("RR-4.3")` in
their source. A mark counts where pytest would apply it: above a test or a class of tests, in
`pytestmark`, or in the parameters of a test.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from stellwerk.rulebook import rules_of

ROOT = Path(__file__).parents[2]


class Coverage(NamedTuple):
    """How the rules of one page are proved: the tests of each rule, and all that is wrong."""

    title: str
    tests: dict[str, int]
    faults: list[str]


class Mark(NamedTuple):
    """A rule a test names, and where; `rule` is empty where the mark is of no use."""

    rule: str
    place: str


def coverage(pages: dict[str, str], tests: dict[str, str]) -> list[Coverage]:
    """The coverage of each page, then the faults of the tests; both are texts by name."""
    marks = [mark for name, source in tests.items() for mark in marks_in(source, name)]
    counts = Counter(mark.rule for mark in marks)
    result = []
    for title, page in pages.items():
        ids = Counter(rule.id for rule in rules_of(page))
        faults = [f"{title}: {id_} is there twice" for id_, n in ids.items() if n > 1]
        faults += [f"{title}: {id_} has no test" for id_ in ids if not counts[id_]]
        if not ids:
            faults.append(f"{title}: the page has no rules")
        result.append(Coverage(title, {id_: counts[id_] for id_ in ids}, faults))
    known = {id_ for one in result for id_ in one.tests}
    lost = [mark for mark in marks if mark.rule not in known]
    if lost:
        faults = [
            f"{mark.place}: there is no rule {mark.rule}"
            if mark.rule
            else f"{mark.place}: the mark names no rule, or marks no test"
            for mark in lost
        ]
        result.append(Coverage("tests", {}, faults))
    return result


def marks_in(source: str, name: str) -> list[Mark]:
    """The rules the tests in a source file name."""
    tree = ast.parse(source, name)
    used: dict[ast.Call, None] = {}
    for node in ast.walk(tree):
        for call in _applied(node):
            used[call] = None
    marks = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            place = f"{name}:{node.lineno}"
            ids = [a.value for a in node.args if isinstance(a, ast.Constant)]
            texts = [id_ for id_ in ids if isinstance(id_, str)]
            if node not in used or not texts or len(texts) != len(node.args) or node.keywords:
                marks.append(Mark("", place))
            else:
                marks += [Mark(text, place) for text in texts]
    return marks


def _applied(node: ast.AST) -> Iterator[ast.Call]:
    """The calls in those parts of a node from which pytest takes marks."""
    places: Iterable[ast.AST] = ()
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        prefix = "Test" if isinstance(node, ast.ClassDef) else "test"
        places = node.decorator_list if node.name.startswith(prefix) else ()
    elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
        places = [node.value]
    for place in places:
        for inner in ast.walk(place):
            if isinstance(inner, ast.Call):
                yield inner


def coverage_of_the_house() -> list[Coverage]:
    """The coverage of docs/rules, and of the skeleton of a title, by tests."""
    pages = {
        page.stem: page.read_text(encoding="utf-8")
        for pattern in ("docs/rules/*.md", "tests/title_skeleton/rules/*.md")
        for page in _files(pattern)
    }
    tests = {
        str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
        for file in _files("tests/**/test_*.py")
    }
    return coverage(pages, tests)


def _files(pattern: str) -> list[Path]:
    return sorted(ROOT.glob(pattern))
