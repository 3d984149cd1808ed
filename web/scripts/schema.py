"""Writes the types of the server's wire into web/src/api/schema.ts; --check only compares.

Of the titles only those are in it that have a board in the client: a folder in web/src/titles.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from stellwerk.titles import MODULES

WEB: Final = Path(__file__).parents[1]
TYPES: Final = WEB / "src" / "api" / "schema.ts"
BOARDS: Final = WEB / "src" / "titles"


def published() -> dict[str, Any]:
    """The schema, without the examples of types, which are others each time."""
    for id_ in set(MODULES) - {folder.name for folder in BOARDS.iterdir()}:
        del MODULES[id_]
    # The server makes its types of the titles there are when it is imported.
    from stellwerk.server.app import create_app
    from stellwerk.server.settings import Settings

    schema: dict[str, Any] = create_app(Settings()).openapi_schema.to_schema()
    for type_ in schema["components"]["schemas"].values():
        type_.pop("default", None)
        _drop_examples(type_)
    return schema


def _drop_examples(part: Any) -> None:
    if isinstance(part, dict):
        part.pop("examples", None)
    for inner in (
        part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    ):
        _drop_examples(inner)


def generated() -> str:
    """The TypeScript of the schema the server publishes."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        source.write_bytes(msgspec.json.encode(published(), order="sorted"))
        tool = str(WEB / "node_modules" / ".bin" / "openapi-typescript")
        command = [tool, str(source), "-o", str(target)]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        return target.read_text()


def main() -> int:
    """Write the types, or say whether they are up to date."""
    if "--check" not in sys.argv:
        TYPES.write_text(generated())
        return 0
    if TYPES.read_text() == generated():
        return 0
    sys.stderr.write("web/src/api/schema.ts is not what the server speaks: npm run schema.\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
