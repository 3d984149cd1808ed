"""Every test finds Tiny among the titles, and as much time as a busy machine needs.

Commands that tests start can be interrupted, also where the tests themselves run in the background
of a shell, which ignores Ctrl-C for all that it starts.
"""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from tiny.install import install

pytest.register_assert_rewrite("promises")
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
install()
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give the promises of a title its tables: all player counts, all options."""
    # Imported only now, after its assertions were registered for clear failures.
    from promises import Promises, tables_of

    if metafunc.cls is not None and issubclass(metafunc.cls, Promises):
        tables = tables_of(metafunc.cls.title)
        metafunc.parametrize(("count", "options"), tables, ids=[table.name for table in tables])
