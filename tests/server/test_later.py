"""A server starts with what pages and tables need, and imports the rest once people can come."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from stellwerk.server.later import LATER
from stellwerk.store.database import Database, database_url

SECOND_START = """
import asyncio, json, sys
import stellwerk.cli.serve
from stellwerk.store.database import Database, database_url

async def start():
    database = await Database.open(database_url(sys.argv[1]))
    await database.close()

asyncio.run(start())
print(json.dumps([name for name in sys.modules if "." not in name or name in sys.argv]))
"""


def test_a_second_start_imports_little(tmp_path: Path) -> None:
    """Neither what upgrades a database nor what only few people need."""

    async def first_start() -> None:
        database = await Database.open(database_url(str(tmp_path / "games.db")))
        await database.close()

    asyncio.run(first_start())
    output = subprocess.run(
        [sys.executable, "-c", SECOND_START, str(tmp_path / "games.db"), *LATER],
        capture_output=True,
        text=True,
        check=True,
    )
    imported = set(json.loads(output.stdout))
    assert {"stellwerk", "sqlalchemy", "litestar"} <= imported
    assert not imported & {"aiohttp", "alembic", "mako", "requests", "webauthn", *LATER}
