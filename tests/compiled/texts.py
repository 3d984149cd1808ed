"""Prints as JSON the file of each module of rules and bots, and what is said of what is in it.

Run by the plain and by the compiled package; what is said must be the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, isclass, isroutine
from types import ModuleType
from typing import Any


def main(names: list[str]) -> None:
    """The file and the docstrings of each module."""
    modules = [import_module(name) for name in names]
    found = {module.__name__: [module.__file__, dict(docstrings(module))] for module in modules}
    json.dump(found, sys.stdout)


def docstrings(module: ModuleType) -> Iterator[tuple[str, list[str | None]]]:
    """The docstrings of a module, its classes, functions and methods: raw, and as help shows it."""
    yield "", said(module)
    for name, value in vars(module).items():
        if getattr(value, "__module__", None) != module.__name__:
            continue
        if isclass(value):
            yield name, said(value)
            for inside, method in vars(value).items():
                if isroutine(method) and not inside.startswith("__"):
                    yield f"{name}.{inside}", said(getattr(value, inside))
        elif callable(value):
            yield name, said(value)


def said(value: Any) -> list[str | None]:
    return [value.__doc__, getdoc(value)]


if __name__ == "__main__":
    main(sys.argv[1:])
