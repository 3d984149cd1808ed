"""Nothing is lost by accident: tables go on, keys mean the game, turns end when confirmed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import Clicker, await_step, await_still, open_table, until

pytestmark = pytest.mark.web

AWAY: Final = """
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
"""
SLOWLY: Final = """
    const kept = JSON.parse(localStorage.getItem('stellwerk.settings'));
    localStorage.setItem('stellwerk.settings', JSON.stringify({ ...kept, speed: 0.5 }));
"""
SEEN: Final = "() => document.dispatchEvent(new Event('visibilitychange'))"


def confirm(page: Page) -> None:
    page.locator("[data-confirm]").click()


def steps(clicker: Clicker) -> int:
    found: int = clicker.view()["steps"]
    return found


@pytest.mark.parametrize("seen", [True, False], ids=["seen-again", "never-seen"])
def test_a_table_goes_on_after_its_tab_was_hidden(enter: Callable[..., Page], seen: bool) -> None:
    """T1: moves of others are being animated when the tab is hidden."""
    host, page = enter(), enter()
    page.add_init_script(AWAY)
    page.add_init_script(SLOWLY)
    seats = [{"name": "Anna"}, {"name": "Bert"}]
    opened = host.request.post("/api/tables", data={"title": "russian-railroads", "seats": seats})
    table = opened.json()["id"]

    def do(**command: Any) -> None:
        done = host.request.post(f"/api/tables/{table}/commands", data=command)
        assert done.ok, done.text()

    do(do="start")
    for seat in (0, 1):
        do(do="prefer", seat=seat, confirm=False, declined=[])
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot]")

    def move() -> None:
        (seat,) = host.request.get(f"/api/tables/{table}").json()["awaited"]
        view = host.request.get(f"/api/tables/{table}?seat={seat}").json()
        do(do="move", seat=seat, step=view["step"], move=view["moves"][0]["move"])

    skip = page.get_by_role("button", name="Skip")
    while not skip.is_visible():
        move()
    page.evaluate("() => (window.away = true)")
    for _ in range(3):
        move()
    page.evaluate("() => (window.away = false)")
    if seen:
        page.evaluate(SEEN)
    expect(skip).to_have_count(0)


def test_no_key_plays_behind_an_open_dialog(enter: Callable[..., Page]) -> None:
    """T2, P7: what is typed into the chat is said, and passes nothing."""
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(3))
    while clicker.await_turn()["prompt"]["key"] != "ask-turn":
        clicker.step()
    before = steps(clicker)
    page.keyboard.press("c")
    expect(page.get_by_label("Say something")).to_be_focused()
    page.keyboard.type("pppp uu rr")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("pppp uu rr")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close", exact=True).focus()
    page.keyboard.type("pur")
    assert steps(clicker) == before
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    until(page, lambda: steps(clicker) == before + 1)


def first_area(clicker: Clicker) -> dict[str, Any]:
    """A view of Glück Auf in which areas can be bought."""
    while True:
        view = clicker.await_turn()
        if view["asked"]["kind"] == "turn":
            return view
        clicker.step()


def test_a_card_is_turned_only_after_confirm(enter: Callable[..., Page]) -> None:
    """T4: one click on an area of Glück Auf is not final, and Enter does not buy again."""
    page = enter()
    table = open_table(page, "glueck-auf", bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(6))
    for _ in range(12):
        view = first_area(clicker)
        before = view["position"]
        clicker.step()
        while not (now := clicker.await_asked())["undo"]["confirm"]:
            clicker.step()
        if now["undo"].get("chance"):
            break
        confirm(page)
    assert now["undo"].get("chance"), "no turn of this game turned a card"
    prompt = page.get_by_role("status").filter(has_text="Confirm:")
    expect(prompt).to_contain_text("at random")
    while clicker.view()["position"] != before:
        step = clicker.view()["step"]
        page.get_by_role("button", name="Undo step").click()
        clicker.await_after(step)
    again = clicker.await_turn()
    # Nothing that was clicked has the focus.
    page.keyboard.press("Enter")
    clicker.step()
    while not clicker.await_asked()["undo"]["confirm"]:
        clicker.step()
    assert steps(clicker) > again["steps"]
    page.keyboard.press("Enter")
    until(page, lambda: not clicker.view()["undo"]["confirm"])


def test_confirm_says_what_and_how_much(enter: Callable[..., Page]) -> None:
    """T8: no sentence that fits every turn, and a gain is shown."""
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(5))
    seen = set()
    gains = 0
    for _ in range(25):
        clicker.step()
        view = clicker.await_asked()
        undo = view["undo"]
        if not undo["confirm"]:
            continue
        headline = page.locator("[data-prompt] .headline")
        expect(headline).to_contain_text("Confirm: ")
        seen.add(headline.inner_text())
        if gain := undo.get("gain", 0):
            gains += 1
            expect(page.locator("[data-prompt] .second")).to_contain_text(f"{gain:+}")
    assert len(seen) > 3
    assert gains
    assert not [words for words in seen if "Mila" in words], "one's own turn names nobody"


def test_others_see_a_turn_once_it_is_confirmed(enter: Callable[..., Page]) -> None:
    """T7: a spectator's page stands still until then, and afterwards there is no way back."""
    player, guest = enter(), enter()
    table = open_table(player, "russian-railroads", bots=1)
    player.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    clicker = Clicker(player, table, Random(4))
    while clicker.await_turn()["prompt"]["key"] != "ask-turn":
        clicker.step()
    await_step(guest, guest.request.get(f"/api/tables/{table}").json()["step"])
    log = guest.get_by_role("region", name="Log")
    expect(log).to_be_visible()
    shown = log.inner_text()
    while not clicker.await_asked()["undo"]["confirm"]:
        clicker.step()
    heard = guest.evaluate("() => heard")
    assert heard
    assert log.inner_text() == shown
    considered = player.locator("[data-spot=selected]")
    assert considered.count()
    confirm(player)
    expect(log).not_to_have_text(shown, use_inner_text=True)
    expect(considered).to_have_count(0)
    expect(player.get_by_role("button", name="Undo step")).to_have_count(0)


def test_leaving_asks_first_and_a_game_with_bots_waits(enter: Callable[..., Page]) -> None:
    """T3: against bots alone there is nothing to leave; among people a question comes first."""
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Leave the game")).to_have_count(0)
    page.get_by_role("link", name="Save and go home").click()
    page.wait_for_url("**/")
    view = page.request.get(f"/api/tables/{table}?seat=0").json()
    assert not view["seats"][0].get("stand_in")

    seats = [{"name": "Anna"}, {"name": "Bert"}]
    opened = page.request.post("/api/tables", data={"title": "volldampf", "seats": seats})
    other = opened.json()["id"]
    page.request.post(f"/api/tables/{other}/commands", data={"do": "start"})
    page.goto(f"/table/{other}")
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    leave = page.get_by_role("button", name="Leave the game")
    leave.click()
    question = page.get_by_role("alertdialog", name="Leave this game?")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Stay").click()
    expect(question).to_have_count(0)
    assert not page.request.get(f"/api/tables/{other}").json()["seats"][0].get("stand_in")
    leave.click()
    question.get_by_role("button", name="Leave the game").click()
    expect(page.get_by_text("A bot plays for you")).to_be_visible()
    left = page.request.get(f"/api/tables/{other}").json()["seats"][0]
    assert left["stand_in"] == "driver"


def test_a_banner_has_a_row_of_its_own(enter: Callable[..., Page]) -> None:
    """T14, T5: who left is said above the prompt and not over it, until the game is over."""
    page, guest = enter(), enter()
    seats = [{"name": "Anna"}, {"name": "Bert"}]
    opened = page.request.post("/api/tables", data={"title": "russian-railroads", "seats": seats})
    table = opened.json()["id"]
    for command in ({"do": "start"}, {"do": "leave", "seat": 0}):
        assert page.request.post(f"/api/tables/{table}/commands", data=command).ok
    guest.goto(f"/table/{table}")
    expect(guest.get_by_text("Anna left: a bot plays until they come back.")).to_be_visible()
    prompt = guest.locator("[data-prompt]")
    expect(prompt).to_be_visible()
    await_still(guest)
    box, below = guest.locator(".banners").bounding_box(), prompt.bounding_box()
    assert box is not None
    assert below is not None
    assert box["height"] > 30
    assert box["y"] + box["height"] <= below["y"]
