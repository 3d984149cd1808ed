"""People at one table see each other: who is there, what they answer, what they say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import await_still, open_table, until

pytestmark = pytest.mark.web

BRITISH: Final = "Object.defineProperty(navigator, 'languages', { get: () => ['en-GB'] })"


def do(page: Page, table: str, what: str, **more: Any) -> None:
    """Do something at a table."""
    done = page.request.post(f"/api/tables/{table}/commands", data={"do": what, **more})
    assert done.ok, done.text()


def two_people(anna: Page, bert: Page, title: str = "russian-railroads") -> str:
    """A running game of Anna and Bert, whose turns end by themselves."""
    seats: list[dict[str, str]] = [{"name": "Anna"}, {}]
    opened = anna.request.post("/api/tables", data={"title": title, "seats": seats})
    table: str = opened.json()["id"]
    do(bert, table, "sit", seat=1, name="Bert")
    do(anna, table, "start")
    for page, seat in ((anna, 0), (bert, 1)):
        do(page, table, "prefer", seat=seat, confirm=False, declined=[])
    return table


def menu(page: Page, *names: str) -> None:
    """Use a button of the menu, and those it asks with."""
    page.get_by_role("button", name="Menu").click()
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()


def move_until_the_bot_did(page: Page, table: str, by_bot: Callable[[], bool]) -> None:
    """Anna moves whenever she has to."""

    def go_on() -> bool:
        view = page.request.get(f"/api/tables/{table}?seat=0").json()
        if view["moves"]:
            do(page, table, "move", seat=0, step=view["step"], move=view["moves"][0]["move"])
        return by_bot()

    until(page, go_on)


def test_people_see_who_is_there_who_left_and_what_is_answered(enter: Callable[..., Page]) -> None:
    """T5, T14, T3: presence, answers, a bot in somebody's place, and the end by agreement."""
    anna, bert = enter(), enter()
    table = two_people(anna, bert)
    anna.goto(f"/table/{table}")
    bert.goto(f"/table/{table}")
    score = anna.get_by_role("region", name="Score")
    log = anna.get_by_role("region", name="Log")
    banners = anna.locator(".banners")
    rival = anna.locator(".mini")
    expect(score.locator("[data-presence=here]")).to_have_count(2)
    expect(rival.locator("[data-presence=here]")).to_have_count(1)
    bert.goto("/rules/volldampf")
    expect(score.locator("[data-presence=away]")).to_have_count(1)
    expect(rival.locator("[data-presence=away]")).to_have_count(1)
    bert.goto(f"/table/{table}")
    expect(score.locator("[data-presence=here]")).to_have_count(2)

    menu(anna, "Request a pause")
    expect(banners).to_contain_text("Still to answer: Bert.")
    bert.locator(".banners").get_by_role("button", name="Refuse").click()
    expect(banners).to_contain_text("Bert refused the pause.")
    expect(log).to_contain_text("Anna asked for a pause.")
    expect(log).to_contain_text("Bert refused the pause.")

    menu(bert, "Leave the game", "Leave the game")
    expect(banners).to_contain_text("Bert left: a bot plays until they come back.")
    expect(log).to_contain_text("Bert left. A bot plays for them.")
    expect(score.locator("[data-presence=stand-in]")).to_have_count(1)
    expect(rival.locator("[data-presence=stand-in]")).to_have_count(1)
    bert.get_by_role("button", name="Come back").click()
    expect(banners).to_contain_text("Bert is back and plays again.")

    menu(bert, "Resign", "Resign")
    expect(bert.locator(".banners")).to_contain_text("You resigned")
    expect(bert.get_by_role("button", name="Come back")).to_have_count(0)
    by_bot = log.locator("[data-by-bot]")
    move_until_the_bot_did(anna, table, lambda: by_bot.count() > 0)
    expect(by_bot.first).to_have_attribute("title", "Bot for Bert")

    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Suggest abandoning the game").click()
    anna.get_by_role("button", name="Ask everybody").click()
    for page in (anna, bert):
        expect(page.get_by_role("heading", name="The game was abandoned.")).to_be_visible()
        expect(page.locator(".banners p")).to_have_count(0)


def test_chat_leaves_the_table_free(enter: Callable[..., Page]) -> None:
    """T15: tabs in the rail, a preview, phrases in the language of whoever reads them."""
    anna, bert = enter(), enter(390, 844)
    table = two_people(anna, bert)
    anna.goto(f"/table/{table}")
    bert.goto(f"/table/{table}?lang=de")
    anna.wait_for_selector("[data-spot]", state="attached")
    bert.wait_for_selector("[data-spot]", state="attached")
    anna.keyboard.press("c")
    expect(anna.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(anna.get_by_label("Say something")).to_be_focused()
    expect(anna.locator("dialog[open]")).to_have_count(0)
    anna.keyboard.type("Are you there?")
    anna.keyboard.press("Enter")
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Are you there?")
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("region", name="Log")).to_be_visible()

    preview = bert.locator("[data-chat-preview]")
    expect(preview).to_contain_text("Are you there?")
    expect(bert.get_by_role("tab", name=re.compile("^Chat"))).to_contain_text("1")
    await_still(bert)
    box, prompt = preview.bounding_box(), bert.locator("[data-prompt]").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["y"] + box["height"] <= prompt["y"] + 1
    preview.get_by_role("button").first.click()
    expect(preview).to_have_count(0)
    expect(bert.get_by_role("log", name="Chat")).to_contain_text("Are you there?")
    bert.get_by_role("button", name="Schöner Zug!").click()
    expect(bert.get_by_role("log", name="Chat")).to_contain_text("Schöner Zug!")

    expect(anna.locator("[data-chat-preview]")).to_contain_text("Nice move!")
    anna.get_by_role("button", name="Chat, 1 new message").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Nice move!")
    expect(anna.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_lists_name_opponents_and_games_can_be_given_up(enter: Callable[..., Page]) -> None:
    """T23: names, a clock only where there is one, British dates, abandon and delete."""
    page = enter()
    page.add_init_script(BRITISH)
    table = open_table(page, "volldampf", bots=1)
    page.goto("/tables")
    row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table}"]'))
    expect(row.locator(".others")).not_to_be_empty()
    expect(row).not_to_contain_text("None")
    expect(row.locator(".time")).to_have_text(re.compile(r"^\d{1,2} [A-Z][a-z]{2,3} \d{4}"))
    row.get_by_title("More about this table").click()
    row.get_by_role("button", name="Abandon the game").click()
    question = page.get_by_role("alertdialog", name="Abandon this game?")
    question.get_by_role("button", name="Abandon the game").click()
    expect(row).to_have_count(0)

    page.goto("/replays")
    over = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/replay/{table}"]'))
    expect(over).to_contain_text("Abandoned")
    over.get_by_title("More about this table").click()
    over.get_by_role("button", name="Delete").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(over).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}").status == 404


def test_quiet_hours_are_those_of_a_clock_at_home(enter: Callable[..., Page]) -> None:
    """T23: they are kept with the zone of the browser, which the page names."""
    page = enter()
    open_table(page, "glueck-auf", bots=1)
    clock = page.context.new_cdp_session(page)
    clock.send("Emulation.setTimezoneOverride", {"timezoneId": "Europe/Prague"})
    page.goto("/settings")
    page.get_by_label("Quiet from").select_option("22")
    page.get_by_label("Quiet to").select_option("7")
    expect(page.get_by_text("In the local time of Europe/Prague.")).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_visible()
    kept = page.request.get("/api/people/me").json()["notices"]
    assert (kept["zone"], kept["quiet_from"], kept["quiet_to"]) == ("Europe/Prague", 22, 7)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_the_button_to_begin_stays_on_its_plate(enter: Callable[..., Page], language: str) -> None:
    page = enter(360, 640)
    seats: list[dict[str, Any]] = [{"name": "Mila"}, {}]
    opened = page.request.post("/api/tables", data={"title": "glueck-auf", "seats": seats})
    page.goto(f"/table/{opened.json()['id']}?lang={language}")
    header = page.locator("main header, section header").filter(has=page.locator(".go"))
    header.wait_for()
    await_still(page)
    button, plate = (one.bounding_box() for one in (header.locator(".go"), header))
    assert button is not None
    assert plate is not None
    assert button["x"] + button["width"] <= plate["x"] + plate["width"] + 0.5
