"""Every rule has a test, and every test names a rule that is there."""

from __future__ import annotations

from rules_coverage.check import coverage_of_the_house


def test_rules_and_tests_agree() -> None:
    report = coverage_of_the_house()
    assert report
    assert [fault for one in report for fault in one.faults] == []
