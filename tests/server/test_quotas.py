"""How much of a server one person may use."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.engine import URL

from server.guests import open_house
from server.test_api import play_out

BODY = {"title": "tiny", "seats": [{"name": "Anna"}, {}]}


def test_a_person_has_so_many_tables(url: URL) -> None:
    with open_house(url, tables_per_person=2) as house:
        anna, boris = house.guest(), house.guest()
        table = anna.open()
        anna.open()
        refused = anna.post("/api/tables/", BODY, 409)
        assert refused["message"] == (
            "You have 2 games to finish, and the limit is 2; finish one before you open another."
        )
        boris.do(table, "sit", seat=1, name="Boris")
        boris.open()
        anna.do(table, "start")
        play_out(table, anna, boris)
        anna.post(f"/api/tables/{table}/rematch", {}, 200)
        boris.post("/api/tables/", BODY, 409)
        anna.post("/api/tables/", BODY, 409)


def test_many_requests_at_once_have_no_more(url: URL) -> None:
    with open_house(url, tables_per_person=3) as house:
        anna = house.guest()
        anna.open()
        headers = {**anna.headers, "Cookie": f"stellwerk={anna.cookie}"}

        def post(_number: int) -> int:
            return anna.client.post("/api/tables/", json=BODY, headers=headers).status_code

        with ThreadPoolExecutor(8) as threads:
            assert sorted(threads.map(post, range(8))) == [201] * 2 + [409] * 6
        assert not house.service.quotas.asking


def test_a_person_has_so_many_strong_bots(url: URL) -> None:
    with open_house(url, strong_bots_per_person=3) as house:
        anna = house.guest()
        strong, quick = {"bot": "director"}, {"bot": "trainee"}
        anna.open("tiny", {"name": "Anna"}, strong, strong)
        seats = [{"name": "Anna"}, strong, strong]
        refused = anna.post("/api/tables/", {"title": "tiny", "seats": seats}, 409)
        assert refused["message"] == (
            "Bots that search (Signaller, Dispatcher, Stationmaster and Director) may have 3 seats "
            "in your unfinished games, and have 2; choose a gentler level."
        )
        table = anna.open("tiny", {"name": "Anna"}, quick, {})
        anna.do(table, "bot", seat=2, level="dispatcher")
        other = anna.open("tiny", {"name": "Anna"}, quick, {})
        anna.do(other, "bot", 409, seat=2, level="dispatcher")
        anna.do(other, "bot", seat=2, level="driver")
        house.guest().open("tiny", {"name": "Boris"}, strong, strong)
