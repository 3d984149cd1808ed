"""Knocks at a table of a server whose source has the command: run by test_new_command.py.

It is in a journal afterwards, and in the schema of the API.
"""

from __future__ import annotations

import sys
from pathlib import Path

from server.guests import open_house
from stellwerk.store.database import database_url
from tiny.install import install


def main(folder: Path) -> None:
    install()
    url = database_url(str(folder / "knock.db"))
    with open_house(url) as house:
        anna, boris = house.guest(), house.guest()
        table = anna.open("tiny", {"name": "Anna"}, {})
        assert "has not begun" in anna.do(table, "knock", 409, seat=0)["message"]
        boris.do(table, "sit", seat=1, name="Boris")
        anna.do(table, "start")
        anna.do(table, "knock", 400, seat=0, times=4)
        assert boris.do(table, "knock", 403, seat=0)["code"] == "not-yours"
        anna.do(table, "knock", seat=0, times=2)
        kinds = house.guest().get("/schema/openapi.json")["components"]["schemas"]
        assert set(kinds["Knock"]["required"]) == {"do", "seat"}
    with open_house(url) as house:
        assert [line["text"] for line in house.guest().view(table)["chat"]] == ["**"]


main(Path(sys.argv[1]))
