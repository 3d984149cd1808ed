"""The pieces that pictures in Python are made of, drawn by the components of the browser client.

python -m building.pieces   draw them again, into the package
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Final

from building.client import BuildError, node_tools
from stellwerk.titles import load_title, own_title_ids

ROOT: Final = Path(__file__).parents[1]
PIECES: Final = ROOT / "src" / "stellwerk" / "drawing" / "pieces.json"
TOKENS: Final = ROOT / "web" / "src" / "theme" / "tokens.css"
FONT: Final = "'Barlow Condensed','Arial Narrow','Roboto Condensed',sans-serif"


def boards() -> dict[str, list[Any]]:
    """What is printed, in every edition."""
    found: dict[str, list[Any]] = {}
    for title in map(load_title, own_title_ids()):
        editions = title.choices.get("edition", ("",))
        options: list[dict[str, str]] = [{"edition": one} if one else {} for one in editions]
        found[title.id] = [
            title.board(title.players[-1], title.with_defaults(chosen)) for chosen in options
        ]
    return found


def drawn() -> str:
    """All pieces as the text of a file, with the colours of the light theme in them."""
    _, environment = node_tools()
    done = subprocess.run(
        ["node", "scripts/pieces.js"],
        cwd=ROOT / "web",
        env=environment,
        input=json.dumps(boards()),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise BuildError(done.stderr.strip())
    light = TOKENS.read_text(encoding="utf-8").partition("[data-theme")[0]
    colours = dict(re.findall(r"--([\w-]+): ([^;]+);", light))
    found: dict[str, Any] = {"colours": colours, **json.loads(done.stdout)}
    return json.dumps(_settled(found, colours), ensure_ascii=False, indent=1) + "\n"


def _settled(value: Any, colours: dict[str, str]) -> Any:
    """The same with values instead of variables: a picture has no style sheet around it."""
    if isinstance(value, dict):
        return {key: _settled(one, colours) for key, one in value.items()}
    if isinstance(value, list):
        return [_settled(one, colours) for one in value]
    if not isinstance(value, str):
        return value
    text = re.sub(r"max\(([\d.]+)px, (?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)", _least, value)
    text = text.replace("var(--narrow)", FONT).replace("var(--card-word)", "12.5px")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"transition: [^;]*;", "", text)
    text = re.sub(r":where\(([^()]*)\)", r"\1", text)
    text = re.sub(r"var\(--([\w-]+)\)", lambda m: colours.get(m[1], m[0]), text)
    text = re.sub(r"var\(--[\w-]+, ?([^()]*)\)", r"\1", text)
    text = re.sub(r"\d+\.\d{3,}", lambda m: f"{float(m[0]):.2f}", text)
    return re.sub(r"\s+", " ", text).strip()


def _least(found: re.Match[str]) -> str:
    """Letters have the size they are drawn with, but at least 10 units."""
    return f"{max(float(found[1]), 10):g}px"


if __name__ == "__main__":
    PIECES.write_text(drawn(), encoding="utf-8")
