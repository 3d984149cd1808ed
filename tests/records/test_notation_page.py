"""The examples of docs/notation.md are records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stellwerk.records import read_record, write_record

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```record\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", [0, 1])
def test_examples_are_records(number: int) -> None:
    record = read_record(EXAMPLES[number], "docs/notation.md")
    assert record.steps
    assert read_record(write_record(record)) == record


def test_every_example_is_tried() -> None:
    assert len(EXAMPLES) == 2
