"""Prints the game of `browser/site_games.py`, after the form of the package that played it."""

from __future__ import annotations

import sys
from pathlib import Path

from stellwerk.core.compiled import is_compiled

if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1]))
    from browser.site_games import game

    print("compiled" if is_compiled() else "plain")  # noqa: T201
    print("\n".join(game(sys.argv[1])))  # noqa: T201
