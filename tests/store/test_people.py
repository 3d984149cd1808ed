"""People, their seats, accounts, ratings and notices, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.engine import URL

from stellwerk.store.journal import Notice
from stellwerk.store.notices import WAITS, finish, take_notices
from stellwerk.store.people import People, key_hash
from stellwerk.store.ratings import rate
from stellwerk.store.seat_holders import Claimant, Renewal, Sitting, load_holders
from stellwerk.table import acts
from stellwerk.table.errors import RefusedError
from store.stores import change, opened, play_stored
from table.tables import running, seated


def test_people_seats_and_links(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            people = People(database)
            for one in ("anna", "boris"):
                await people.add(one, 1)
            table = seated()
            anna, boris = Claimant("anna"), Claimant("boris")
            await journal.append(change(table, "t", seated=[Sitting(0, "anna", key_hash("k0"))]))
            holders = await load_holders(database, "t")
            assert holders.seats(anna) == holders.seats(Claimant("", key_hash("k0"))) == {0}
            assert holders.seats(boris) == holders.seats(Claimant()) == set()
            assert await people.seat_of_key("k0") == ("t", 0)
            assert await people.seat_of_key("k1") is None
            table.note(acts.Claimed(0), 2)
            await journal.append(change(table, "t", seated=[Sitting(0, "boris")]))
            assert (await load_holders(database, "t")).seats(boris) == {0}
            assert await people.tables("boris") == {"t": [0]}
            table.note(acts.Renewed(0), 2)
            renewal = Renewal(0, key_hash("k1"), ("anna",))
            await journal.append(change(table, "t", renewed=[renewal]))
            holders = await load_holders(database, "t")
            assert holders.seats(anna) == {0}
            assert holders.seats(boris) == holders.seats(Claimant("", key_hash("k0"))) == set()
            assert await people.seat_of_key("k1") == ("t", 0)
            table.note(acts.Stood(0), 2)
            await journal.append(change(table, "t", freed=[0]))
            assert (await load_holders(database, "t")).seats(anna) == set()
            assert await people.seat_of_key("k1") is None

    asyncio.run(run())


def test_accounts_have_names_of_their_own(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, _):
            people = People(database)
            for one in ("a", "b"):
                await people.add(one, 1)
            await people.make_account("a", "Anna", "hash")
            with pytest.raises(RefusedError, match="this name"):
                await people.make_account("b", "ANNA", "hash")
            with pytest.raises(RefusedError, match="an account already"):
                await people.make_account("a", "Other", "hash")
            found = await people.named("anna")
            assert found is not None
            assert found.id == "a"
            assert await people.get("nobody") is None
            await people.set_notices("a", webhook="", quiet_from=22, quiet_to=7)
            await people.want_email("a", "a@example.org")
            assert await people.confirm_email("a", "a@example.org")
            found = await people.get("a")
            assert found is not None
            assert (found.email, found.quiet_from) == ("a@example.org", 22)
            assert await people.setting("secret", "s1") == await people.setting("secret", "s2")

    asyncio.run(run())


def test_a_game_is_rated_once_among_accounts(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal):
            people = People(database)
            for one in ("a", "b", "guest"):
                await people.add(one, 1)
            for one in ("a", "b"):
                await people.make_account(one, one, "hash")
            for id_ in ("t1", "t2", "t3"):
                await play_stored(journal, id_, 1)
            ranks = {"a": 0, "b": 1, "guest": 2}
            assert await rate(database, "t1", "tiny", ranks)
            assert not await rate(database, "t1", "tiny", ranks)
            assert await rate(database, "t2", "tiny", ranks)
            assert not await rate(database, "t3", "tiny", {"a": 0, "guest": 1})
            (a,), (b,) = await people.ratings("a"), await people.ratings("b")
            assert a.mu > b.mu
            assert a.games == b.games == 2
            assert await people.ratings("guest") == []

    asyncio.run(run())


def test_a_turn_is_told_once_and_by_one_process(url: URL) -> None:
    async def run() -> None:
        async with opened(url) as (database, journal), opened(url) as (other, _):
            await People(database).add("a", 1)
            table = running()
            await journal.append(change(table, "t", notices=[Notice("a", 3, 100)]))
            table.note(acts.Said(0, "hm"), 1)
            await journal.append(change(table, "t", notices=[Notice("a", 3, 50)]))
            assert await take_notices(database, 99) == []
            assert [n.turn for n in await take_notices(database, 100)] == [3]
            assert await take_notices(other, 100) == []
            assert await take_notices(other, 100 + WAITS[0] - 1) == []
            (again,) = await take_notices(other, 100 + WAITS[0])
            assert (again.turn, again.tries) == (3, 2), "whoever took it first has died"
            await finish(other, again)
            assert await take_notices(database, 10**12) == []

    asyncio.run(run())
