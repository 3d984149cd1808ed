"""Same seed, same game: by Python in WebAssembly and by the plain source.

`tests/compiled` compares the plain source with the compiled package.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

import pytest

from browser.site_games import game
from building.client import node_tools
from building.site import PYODIDE, build_site

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]


@pytest.mark.site
@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_the_site_plays_the_same_game(title: str) -> None:
    """Every fingerprint, every act and every answer after the game is the same."""
    build_site(ROOT / "build" / "site")
    archive = next((ROOT / "build" / "site" / "runtime").glob("*/stellwerk.zip"))
    python = PYODIDE / "node_modules" / "pyodide" / "pyodide.mjs"
    about = [str(HERE / "node_game.mjs"), str(python), str(archive), str(HERE / "site_games.py")]
    _, tools = node_tools()
    output = subprocess.run(
        ["node", *about, title], capture_output=True, text=True, check=True, env=tools
    )
    assert output.stdout.splitlines() == game(title)
