"""Tables a server stored under version 1 of the rules: all are there, and all can be continued."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy.engine import URL

from cli.command import stellwerk
from databases import execute, fresh_postgres
from games.stored import FILE, old_house, people, rows_of, sqlite_url
from server.guests import Guest, House, open_house, wait_for
from stellwerk.core.compiled import is_compiled
from stellwerk.records import read_record
from stellwerk.server.tokens import sign

STATES = {row["id"]: row["state"] for row in rows_of(FILE)["tables"]}


def owner(house: House, table: str) -> Guest:
    """Whoever has the seats of people at a table, with the cookie the old server gave."""
    guest = house.guest()
    guest.cookie = sign(people()[table], house.service.secret)
    return guest


def listed(guest: Guest) -> dict[str, Any]:
    """All tables in the lists of the server."""
    return {
        one["id"]: one for over in (False, True) for one in guest.get("/api/tables/", over=over)
    }


def play_a_turn(guest: Guest, table: str) -> None:
    """One whole turn of a person, by hand: moves until another turn begins, and the end of it."""
    rng = Random(3)
    mine = set(guest.get(f"/api/tables/{table}/mine")["seats"])

    def is_asked() -> bool:
        view = guest.view(table)
        return view["state"] != "running" or not mine.isdisjoint(view["awaited"])

    wait_for(is_asked)
    first = guest.view(table)["turns"]
    for _ in range(200):
        wait_for(is_asked)
        view = guest.view(table)
        if view["state"] != "running" or view["turns"] > first:
            return
        seat = min(mine.intersection(view["awaited"]))
        view = guest.view(table, seat=seat)
        if view["undo"]["confirm"]:
            guest.do(table, "confirm", seat=seat, step=view["step"])
        else:
            move = rng.choice(view["moves"])["move"]
            guest.do(table, "move", seat=seat, step=view["step"], move=move)
    raise AssertionError("the turn does not end")


def let_bots_play(guest: Guest, table: str) -> None:
    """Everybody leaves; bots play to the end."""
    for seat in guest.get(f"/api/tables/{table}/mine")["seats"]:
        if guest.view(table)["state"] == "running":
            guest.do(table, "leave", seat=seat)
    while (view := guest.view(table))["state"] != "over":
        wait_for(lambda step=view["step"]: guest.view(table)["step"] != step)


def look_at(guest: Guest, table: str) -> None:
    """The replay, the record and the plots of a game that is over."""
    view = guest.view(table)
    path = f"/api/tables/{table}"
    assert view["rules"] == 1
    assert view["winners"]
    history = guest.get(f"{path}/history")
    assert history["scores"][-1] == view["scores"]
    assert history["turns"]
    last = guest.get(f"{path}/replay", **{"from": view["steps"], "count": 1})
    assert last[0]["scores"] == view["scores"]
    record = read_record(guest.get(f"{path}/record"), table)
    assert record.rules == 1
    assert record.result is not None
    assert list(record.result.scores) == view["scores"]
    assert guest.get(f"{path}/picture")["picture"]


def test_every_table_is_listed_and_seen(url: URL) -> None:
    old_house(url)
    with open_house(url) as house:
        tables = listed(house.guest())
        assert {id_: one["state"] for id_, one in tables.items()} == STATES
        assert all(one["rules"] == 1 and not one["fault"] for one in tables.values())
        for id_, state in STATES.items():
            guest = owner(house, id_)
            assert id_ in {one["id"] for one in guest.get("/api/tables/mine")}
            view = guest.view(id_)
            assert (view["state"], view["rules"]) == (state, 1)
            if state == "over":
                look_at(guest, id_)


def bots_at(guest: Guest, table: str) -> list[str]:
    """The levels of the bots at a table."""
    return [seat["level"] for seat in guest.view(table)["seats"] if seat["kind"] == "bot"]


def test_every_running_table_goes_on_to_its_end(tmp_path: Path) -> None:
    """First against the bots that sat there.

    Bots of the plain source would take minutes for whole games: random ones follow them there.
    """
    url = sqlite_url(tmp_path)
    old_house(url)
    running = [id_ for id_, state in STATES.items() if state == "running"]
    assert len(running) == 12
    with open_house(url) as house:
        levels = {id_: bots_at(owner(house, id_), id_) for id_ in running}
        assert sorted(len(at) for at in levels.values() if at) == [1, 1, 1, 2, 3, 4]
        assert {level for at in levels.values() for level in at} == {"conductor"}
        for id_ in running:
            guest = owner(house, id_)
            play_a_turn(guest, id_)
            assert bots_at(guest, id_) == levels[id_]
    if not is_compiled():
        swap = "UPDATE acts SET act = replace(act, :was, :now)"
        execute(url, swap, was='"level":"conductor"', now='"level":"random"')
    with open_house(url) as house:
        for id_ in running:
            guest = owner(house, id_)
            let_bots_play(guest, id_)
            look_at(guest, id_)


def test_all_of_it_moves_to_postgresql(tmp_path: Path, postgres: str) -> None:
    """Export writes every table; import takes them all, says so of what is there already."""
    url = sqlite_url(tmp_path)
    old_house(url)
    out = tmp_path / "records"
    said = stellwerk("db", "export", str(out), "--database", str(url.database)).stdout
    assert f"{len(STATES)} records are in" in " ".join(said.split())
    files = sorted(out.iterdir())
    assert {file.stem for file in files} == set(STATES)
    there = fresh_postgres(postgres)
    address = there.set(drivername="postgresql").render_as_string(hide_password=False)
    names = [str(file) for file in files]
    said = stellwerk("db", "import", *names, "--database", address).stdout
    assert f"{len(STATES)} of {len(STATES)} records were added" in said
    begun = [str(file) for file in files if STATES[file.stem] != "open"]
    again = stellwerk("db", "import", *begun, "--database", address).stdout
    assert again.count("is already there") == len(begun)
    assert f"0 of {len(begun)} records were added" in again
    with open_house(there) as house:
        guest = house.guest()
        tables = listed(guest)
        states = sorted(one["state"] for one in tables.values())
        assert states == sorted("over" if state == "over" else "open" for state in STATES.values())
        for id_, one in tables.items():
            assert one["rules"] == 1
            if one["state"] == "over":
                look_at(guest, id_)
        going = {id_: one for id_, one in tables.items() if one["state"] == "open" and one["round"]}
        running = [one for one in going.values() if guest.view(one["id"])["steps"]]
        assert len(running) == 12
        for one in running:
            go_on(house, one["id"])


def go_on(house: House, table: str) -> None:
    """Sit down at a game that was brought along, play a turn and let bots end it."""
    guest = house.guest()
    for seat in range(len(guest.view(table)["seats"])):
        guest.do(table, "sit", seat=seat, name=f"P{seat + 1}")
    guest.do(table, "start")
    play_a_turn(guest, table)
    let_bots_play(guest, table)
    look_at(guest, table)
