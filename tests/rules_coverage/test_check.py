"""The check of rules against tests finds what it should, on pages and tests made up here."""

from __future__ import annotations

import pytest

from rules_coverage.check import coverage, marks_in

PAGE = """\
# A game

Words about it that name **XX-9.9** inside a sentence are no rule.

## 1. Set-up

**XX-1.1** Put everything on the table.

- **XX-1.2** Leave out what is broken.

## 2. End

**XX-2.1** Stop.
"""


def faults(page: str, *tests: str) -> list[str]:
    sources = {f"test_{number}.py": source for number, source in enumerate(tests)}
    return [fault for one in coverage({"xx": page}, sources) for fault in one.faults]


def marked(*ids: str) -> str:
    names = ", ".join(f'"{id_}"' for id_ in ids)
    return f"import pytest\n\n@pytest.mark.rule({names})\ndef test_it(): pass\n"


def test_all_is_well() -> None:
    report = coverage(
        {"xx": PAGE}, {"a": marked("XX-1.1", "XX-1.2"), "b": marked("XX-2.1", "XX-1.1")}
    )
    assert [one.faults for one in report] == [[]]
    assert report[0].tests == {"XX-1.1": 2, "XX-1.2": 1, "XX-2.1": 1}


def test_a_rule_without_a_test() -> None:
    assert faults(PAGE, marked("XX-1.1", "XX-2.1")) == ["xx: XX-1.2 has no test"]


def test_a_test_of_no_rule() -> None:
    assert faults(PAGE, marked("XX-1.1", "XX-1.2", "XX-2.1", "XX-9.9")) == [
        "test_0.py:3: there is no rule XX-9.9"
    ]


def test_a_rule_twice() -> None:
    twice = PAGE + "\n**XX-1.1** Again.\n"
    assert faults(twice, marked("XX-1.1", "XX-1.2", "XX-2.1")) == ["xx: XX-1.1 is there twice"]


def test_a_page_without_rules() -> None:
    assert faults("# A game\n\nNothing to say.\n") == ["xx: the page has no rules"]


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("XX-1.1")\ndef test_a(): pass',
        '@pytest.mark.rule("XX-1.1")\nasync def test_a(): pass',
        '@pytest.mark.rule("XX-1.1")\nclass TestA: pass',
        'class TestA:\n    @pytest.mark.rule("XX-1.1")\n    def test_a(self): pass',
        'pytestmark = pytest.mark.rule("XX-1.1")',
        'pytestmark = [pytest.mark.rule("XX-1.1"), pytest.mark.soak]',
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.rule("XX-1.1"))])\n\
def test_a(a): pass',
    ],
)
def test_marks_count_where_pytest_applies_them(source: str) -> None:
    assert [mark.rule for mark in marks_in(source, "a.py")] == ["XX-1.1"]


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("XX-1.1")\ndef helper(): pass',
        '@pytest.mark.rule("XX-1.1")\nclass Helper: pass',
        'wanted = pytest.mark.rule("XX-1.1")',
        'def test_a():\n    pytest.mark.rule("XX-1.1")',
        "@pytest.mark.rule()\ndef test_a(): pass",
        "@pytest.mark.rule(RULE)\ndef test_a(): pass",
        '@pytest.mark.rule("XX-1.1", RULE)\ndef test_a(): pass',
        '@pytest.mark.rule(id="XX-1.1")\ndef test_a(): pass',
    ],
)
def test_a_mark_that_proves_nothing_is_a_fault(source: str) -> None:
    assert [mark.rule for mark in marks_in(source, "a.py")] == [""]
    found = faults(PAGE, source, marked("XX-1.1", "XX-1.2", "XX-2.1"))
    assert len(found) == 1
    assert found[0].startswith("test_0.py:")
    assert found[0].endswith(": the mark names no rule, or marks no test")
