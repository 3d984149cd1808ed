"""Passkeys: made, used, removed; and not accepted where anything is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from databases import fresh_postgres
from server.authenticator import Authenticator, text
from server.guests import ORIGIN, Guest, House, let_pass, open_house

PASSWORD = "Anna knows"


@pytest.fixture
def anna(house: House) -> Guest:
    guest = house.guest()
    guest.post("/api/people/account", {"name": "Anna", "password": PASSWORD})
    return guest


def offer(guest: Guest) -> Any:
    return guest.post("/api/people/passkeys/offer", {"password": PASSWORD})


def add(guest: Guest, key: Authenticator, name: str = "my phone", expect: int = 200) -> Any:
    body = {"name": name, "credential": key.make(offer(guest))}
    return guest.post("/api/people/passkeys", body, expect)


def log_in(guest: Guest, credential: Any, expect: int = 200) -> Any:
    return guest.post("/api/people/passkeys/login", {"credential": credential}, expect)


def ask(guest: Guest) -> Any:
    return guest.post("/api/people/passkeys/ask")


def test_a_passkey_is_made_used_and_removed(house: House, anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    (made,) = add(anna, key)
    assert (made["name"], made["used"]) == ("my phone", None)
    phone = house.guest()
    assert log_in(phone, key.sign(ask(phone)))["name"] == "Anna"
    assert phone.get("/api/people/me")["name"] == "Anna"
    assert phone.get("/api/people/passkeys")[0]["used"] is not None
    other = Authenticator(ORIGIN)
    assert len(add(anna, other, "my key")) == 2
    left = anna.post("/api/people/passkeys/remove", {"id": made["id"]})
    assert [one["name"] for one in left] == ["my key"]
    log_in(house.guest(), key.sign(ask(phone)), 401)
    log_in(house.guest(), other.sign(ask(phone)))


def test_a_device_without_a_counter_works_too(house: House, anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    for _ in range(3):
        log_in(house.guest(), key.sign(ask(house.guest()), counts=False))


def test_a_passkey_needs_the_password(house: House, anna: Guest) -> None:
    fault = anna.post("/api/people/passkeys/offer", {"password": "Anna guesses"}, 403)
    assert fault["message"] == "The password is wrong."
    house.guest().post("/api/people/passkeys/offer", {"password": PASSWORD}, 403)
    key = Authenticator(ORIGIN)
    body = {"name": "mine", "credential": key.make(offer(anna))}
    boris = house.guest()
    boris.post("/api/people/account", {"name": "Boris", "password": "Boris knows"})
    boris.post("/api/people/passkeys", body, 409)
    boris.post("/api/people/passkeys/remove", {"id": text(key.id)})


def test_a_key_is_made_once(anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    assert offer(anna)["excludeCredentials"] == [{"id": text(key.id), "type": "public-key"}]
    fault = add(anna, key, expect=409)
    assert fault["message"] == "This passkey is known already."


def test_a_page_of_another_site_has_no_passkeys_here(house: House, anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    key.origin = "http://testserver.local.evil.example"
    log_in(house.guest(), key.sign(ask(house.guest())), 401)
    wrong = Authenticator("https://evil.example")
    add(anna, wrong, expect=409)


def test_an_answer_counts_once(house: House, anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    options = offer(anna)
    body = {"name": "mine", "credential": key.make(options)}
    anna.post("/api/people/passkeys", body)
    fault = anna.post("/api/people/passkeys", body, 409)
    assert fault["message"] == "That took too long, or was sent before; try again."
    answer = key.sign(ask(house.guest()), counts=False)
    log_in(house.guest(), answer)
    log_in(house.guest(), answer, 401)
    log_in(house.guest(), key.sign({**ask(house.guest()), "challenge": text(b"x" * 64)}), 401)


def test_a_challenge_is_for_one_purpose(house: House, anna: Guest) -> None:
    """That of logging in makes no passkey, and the other way round."""
    key = Authenticator(ORIGIN)
    add(anna, key)
    made = Authenticator(ORIGIN).make({**offer(anna), "challenge": ask(anna)["challenge"]})
    anna.post("/api/people/passkeys", {"name": "mine", "credential": made}, 409)
    wrong = {**ask(anna), "challenge": offer(anna)["challenge"]}
    log_in(house.guest(), key.sign(wrong), 401)


def test_a_challenge_does_not_wait_for_ever(
    house: House, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    options = ask(house.guest())
    let_pass(monkeypatch, 301)
    log_in(house.guest(), key.sign(options), 401)


def test_a_copied_key_is_noticed_by_its_counter(house: House, anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    for _ in range(3):
        log_in(house.guest(), key.sign(ask(house.guest())))
    key.count = 1
    log_in(house.guest(), key.sign(ask(house.guest())), 401)
    key.count = 3
    log_in(house.guest(), key.sign(ask(house.guest())))


def _other_key(key: Authenticator, options: Any) -> Any:
    other = Authenticator(ORIGIN)
    other.id = key.id
    return other.sign(options)


def _other_person(key: Authenticator, options: Any) -> Any:
    key.user = b"somebody else"
    return key.sign(options)


def _part(name: str, value: Any) -> Callable[[Authenticator, Any], Any]:
    def change(key: Authenticator, options: Any) -> Any:
        answer = key.sign(options)
        return {**answer, "response": {**answer["response"], name: value}}

    return change


FORGERIES = [
    _other_key,
    _other_person,
    lambda key, options: key.sign({**options, "rpId": "evil.example"}),
    lambda key, options: {**key.sign(options), "id": text(b"nobody"), "rawId": text(b"nobody")},
    lambda key, options: {**key.sign(options), "rawId": text(b"nobody")},
    lambda key, options: {**key.sign(options), "type": "password"},
    _part("signature", ""),
    _part("authenticatorData", ""),
    _part("authenticatorData", "A" * 20_000),
    _part("clientDataJSON", "AAAA"),
    _part("clientDataJSON", "A"),
    _part("userHandle", "A"),
]


@pytest.mark.parametrize("forge", FORGERIES)
def test_forgeries_are_refused(
    house: House, anna: Guest, forge: Callable[[Authenticator, Any], Any]
) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    fault = log_in(house.guest(), forge(key, ask(house.guest())), 401)
    assert fault["message"] == "This passkey was not accepted."


NONSENSE: list[Any] = [
    {},
    {"id": "x"},
    {"id": "\0", "rawId": "\0", "type": "public-key", "response": {}},
    {"id": "ü", "rawId": "ü", "type": "public-key", "response": {}},
    {"id": "x" * 2_000, "rawId": "x", "type": "public-key", "response": {}},
    7,
    None,
]


@pytest.mark.parametrize("credential", NONSENSE)
def test_nonsense_is_no_passkey(anna: Guest, credential: Any) -> None:
    anna.post("/api/people/passkeys/login", {"credential": credential}, 400)
    anna.post("/api/people/passkeys", {"name": "mine", "credential": credential}, 400)
    anna.post("/api/people/passkeys/remove", {"id": credential}, 400)


@pytest.mark.parametrize("attested", ["", "A", "AAAA", "oA", "o" * 20_000, "n" * 20_000, "_w"])
def test_a_device_that_says_nothing_makes_no_passkey(anna: Guest, attested: str) -> None:
    made = Authenticator(ORIGIN).make(offer(anna))
    made["response"]["attestationObject"] = attested
    fault = anna.post("/api/people/passkeys", {"name": "mine", "credential": made}, 409)
    assert fault["message"] == "This passkey was not accepted."


def test_one_person_has_so_many_passkeys(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stellwerk.server.passkeys.MOST", 2)
    add(anna, Authenticator(ORIGIN))
    add(anna, Authenticator(ORIGIN))
    fault = anna.post("/api/people/passkeys/offer", {"password": PASSWORD}, 409)
    assert fault["message"] == "You have 2 passkeys; remove one first."


def test_passkeys_go_with_their_account(house: House, anna: Guest) -> None:
    key = Authenticator(ORIGIN)
    add(anna, key)
    anna.post("/api/people/delete", {"password": PASSWORD})
    log_in(house.guest(), key.sign(ask(house.guest())), 401)


def test_a_challenge_of_one_process_is_answered_at_another(postgres: str) -> None:
    url = fresh_postgres(postgres)
    with open_house(url) as one, open_house(url) as other:
        here = one.guest()
        here.post("/api/people/account", {"name": "Anna", "password": PASSWORD})
        there = other.guest()
        there.cookie = here.cookie
        key = Authenticator(ORIGIN)
        body = {"name": "mine", "credential": key.make(offer(here))}
        there.post("/api/people/passkeys", body)
        answer = key.sign(ask(one.guest()))
        assert log_in(other.guest(), answer)["name"] == "Anna"
        log_in(one.guest(), answer, 401)


def test_the_address_of_the_server_is_the_site(postgres: str) -> None:
    url = fresh_postgres(postgres)
    with open_house(url, base_url="https://games.example.org") as house:
        guest = house.guest()
        guest.headers = {"Origin": "https://games.example.org"}
        assert ask(guest)["rpId"] == "games.example.org"
