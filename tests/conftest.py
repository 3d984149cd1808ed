"""Shared by all tests: tables of a title, one parameter set for every player count and option."""

from __future__ import annotations

import pytest

from promises import Promises, tables_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every promise one run for each player count and each value of an option."""
    if metafunc.cls is not None and issubclass(metafunc.cls, Promises):
        tables = tables_of(metafunc.cls.title)
        metafunc.parametrize(("count", "options"), tables, ids=[t.name for t in tables])
