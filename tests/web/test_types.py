"""A field of a position has one name: the client that reads another one is not built."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.web

WEB: Final = Path(__file__).parents[2] / "web"
FIELDS: Final = {
    "russian-railroads": "st_petersburg",
    "glueck-auf": "track_1",
    "volldampf": "transports_left",
}
"""A field of the players of each title, which its `position.ts` reads."""


def test_a_field_with_another_name_fails_the_check_of_types(tmp_path: Path) -> None:
    """The types are those of the server (web/scripts/schema.py); here it names three otherwise."""
    shutil.copytree(WEB / "src", tmp_path / "src")
    shutil.copy(WEB / "tsconfig.json", tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    types = tmp_path / "src" / "api" / "schema.ts"
    text = types.read_text(encoding="utf-8")
    for field in FIELDS.values():
        text, count = re.subn(rf"\b{field}(?=\??:)", f"{field}_renamed", text)
        assert count
    types.write_text(text, encoding="utf-8")
    checker = WEB / "node_modules" / ".bin" / "tsc"
    done = subprocess.run(
        [checker, "--pretty", "false"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode
    for title, field in FIELDS.items():
        assert re.search(rf"src/titles/{title}/position\.ts.*{field}", done.stdout), done.stdout
