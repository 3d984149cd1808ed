"""Less between a person and the game: one link, one scale of strength, fewer clicks, plans."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellwerk.bots.levels import LEVELS, ratings_of
from stellwerk.core.messages import Message
from stellwerk.locales import in_english
from web.tables import Clicker, await_step, open_situation, open_table, until

pytestmark = pytest.mark.web

IDLE = "() => !document.querySelector('[data-prompt][aria-busy=true]')"


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def view_of(page: Page, table: str, seat: int | None = None) -> dict[str, Any]:
    query = "" if seat is None else f"?seat={seat}"
    view: dict[str, Any] = page.request.get(f"/api/tables/{table}{query}").json()
    return view


def do(page: Page, table: str, **command: Any) -> None:
    done = page.request.post(f"/api/tables/{table}/commands", data=command)
    assert done.ok, done.text()


def test_one_link_for_the_table_and_no_words_of_insiders(enter: Callable[..., Page]) -> None:
    """T22: friends share one link, the table is in no list, and editions are under Advanced."""
    anna, bert, clara = enter(), enter(), enter()
    anna.goto("/new?title=glueck-auf&with=friends")
    cards = anna.get_by_label("The cards")
    expect(cards).to_be_hidden()
    expect(anna.get_by_label("Show the table on the home page")).not_to_be_checked()
    anna.get_by_text("Advanced").click()
    expect(cards).to_be_visible()
    options = cards.locator("option").all_inner_texts()
    assert options[0] == "Usual"
    assert not [words for words in options if re.search(r"\d-\d|reconstruction", words)]
    anna.get_by_label("Name on seat 1").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    table = table_of(anna)
    link = anna.get_by_label("Link", exact=True)
    expect(link).to_have_count(1)
    assert table not in {one["id"] for one in anna.request.get("/api/tables").json()}
    for page, name in ((bert, "Bert"), (clara, "Clara")):
        page.goto(link.input_value())
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        expect(anna.get_by_text(name)).to_be_visible()
    expect(link).to_have_count(0)

    # T25: a colour that nobody has; one that a person has cannot be chosen.
    expect(bert.get_by_role("radio", name="Red")).to_be_disabled()
    bert.get_by_role("radio", name="Green").check(force=True)
    until(bert, lambda: view_of(bert, table)["seats"][1].get("colour") == 3)
    expect(anna.locator("li .line > .flag").nth(1)).to_have_text("G")
    anna.get_by_role("button", name="Start the game").click()
    bert.wait_for_selector("[data-spot]")
    expect(bert.locator(".flag", has_text="G").first).to_be_attached()
    expect(bert.locator(".flag", has_text="B")).to_have_count(0)


def test_one_scale_of_strength(enter: Callable[..., Page]) -> None:
    """T22: home page, new table and waiting room offer the same levels and say the same of them."""
    page = enter()
    page.goto("/")
    strongest = list(LEVELS)[-1]
    about = in_english(Message(f"level-{strongest}-character"))
    card = page.locator("article", has_text="Volldampf")
    strength = card.get_by_label("Strength of the bots")
    expect(strength.locator("option")).to_have_count(len(LEVELS))
    offered = strength.locator("option").all_inner_texts()
    assert [words.split(" · ")[1] for words in offered] == [
        in_english(Message(f"level-{level}")) for level in LEVELS
    ]
    strength.select_option(strongest)
    expect(card).to_contain_text(about)
    card.get_by_label("Number of bots").select_option("1")
    ratings = ratings_of("volldampf")["2"]
    shown = [words.split(" · ")[2:] for words in strength.locator("option").all_inner_texts()]
    assert shown == [[str(ratings[level])] if level in ratings else [] for level in LEVELS]

    page.goto("/new?title=volldampf")
    chosen = page.get_by_label("Level of the bot on seat 2")
    expect(chosen).to_have_value(strongest)
    assert chosen.locator("option").all_inner_texts() == offered
    expect(page.locator("li").nth(1)).to_contain_text(about)
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    room = page.get_by_label("Level of bots you seat")
    expect(room).to_be_visible()
    assert room.locator("option").all_inner_texts() == offered
    page.get_by_role("button", name="A bot").first.click()
    expect(page.locator("li", has_text=about).first).to_be_visible()

    page.goto("/")
    page.locator("article", has_text="Volldampf").get_by_role("button", name="Play now").click()
    seats = view_of(page, table_of(page))["seats"]
    assert [seat.get("level", "") for seat in seats] == ["", strongest]


def test_bots_play_for_somebody_who_watches(enter: Callable[..., Page]) -> None:
    """T25: a game of bots begins on the home page, goes on by itself, and can be stopped."""
    page = enter()
    page.goto("/")
    card = page.locator("article", has_text="Russian Railroads")
    card.get_by_label("Strength of the bots").select_option("driver")
    card.get_by_role("button", name="Watch bots").click()
    table = table_of(page)
    begun = view_of(page, table)
    assert begun["viewer"] == -3
    assert begun["pace"] > 1_000
    until(page, lambda: view_of(page, table)["steps"] > begun["steps"] + 2)
    page.get_by_role("button", name="Pause").click()
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    stopped = view_of(page, table)
    assert stopped["state"] == "paused"
    page.get_by_label("Pace of the bots").select_option("600")
    until(page, lambda: view_of(page, table)["pace"] == 600)
    assert view_of(page, table)["steps"] == stopped["steps"]
    go_on.click()
    until(page, lambda: view_of(page, table)["steps"] > stopped["steps"])
    other = enter()
    other.goto(f"/table/{table}")
    other.wait_for_selector("[data-spot]")
    expect(other.get_by_role("button", name="Pause")).to_have_count(0)


def test_payment_steps_and_passing_take_one_click(enter: Callable[..., Page]) -> None:
    """T9: workers pay by themselves, coins are a chip, two spaces ahead are one click."""
    page = enter()
    table = open_situation(page, "russian-railroads", "seat 1 coins 2")
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(1))
    while clicker.await_turn()["prompt"]["key"] != "ask-turn":
        clicker.step()
    before = clicker.view()
    coins = before["position"]["seats"][0]["coins"]
    clicker.click("T2")
    clicker.await_after(before["step"])
    assert clicker.view()["asked"]["kind"] == "work"
    assert clicker.view()["position"]["seats"][0]["coins"] == coins
    page.locator("[data-instead=pay-1c]").click()
    until(page, lambda: clicker.view()["position"]["seats"][0]["coins"] == coins - 1)
    expect(page.locator("[data-instead]")).to_have_count(0)
    # P10: the confirmation reads as before, so the change is announced.
    expect(page.locator("[data-announced]")).to_contain_text("Instead: 1 worker and 1 coin.")
    far = page.locator("[data-spot=open][data-times='2']").first
    steps = clicker.view()["steps"]
    far.click()
    until(page, lambda: clicker.view()["steps"] == steps + 2)
    # The steps that were made by themselves go back with what they followed.
    page.get_by_role("button", name="Restart turn").click()
    until(page, lambda: clicker.view()["position"] == before["position"])
    clicker.await_turn()
    clicker.click("T2")
    page.wait_for_selector("[data-instead]")
    page.get_by_role("button", name="Undo step").click()
    until(page, lambda: clicker.view()["position"] == before["position"])


def test_a_button_that_is_the_only_choice_needs_no_confirm(enter: Callable[..., Page]) -> None:
    """T9: with nothing left to place, one click passes; otherwise passing waits for Confirm."""
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(2))
    for _ in range(60):
        view = clicker.await_turn()
        moves = [move["move"] for move in view["moves"]]
        if moves == ["pass"]:
            break
        clicker.step()
    assert moves == ["pass"]
    button = page.locator("[data-move=pass]")
    expect(button).to_have_class(re.compile(r"\bgo\b"))
    button.click()
    until(page, lambda: view_of(page, table, 0)["turns"] > view["turns"])


def test_a_turn_is_planned_and_played_when_it_comes(enter: Callable[..., Page]) -> None:
    """T25: nobody else sees the plan; it is played at once when the turn comes."""
    anna, bert = enter(), enter()
    seats = [{"name": "Anna"}, {}]
    data = {"title": "russian-railroads", "seats": seats, "listed": False}
    table = anna.request.post("/api/tables", data=data).json()["id"]
    do(bert, table, do="sit", seat=1, name="Bert")
    do(anna, table, do="start")
    pages = {0: anna, 1: bert}
    for page in pages.values():
        page.goto(f"/table/{table}")
        page.wait_for_selector("[data-spot]")

    def move(seat: int) -> None:
        view = view_of(pages[seat], table, seat)
        if view["undo"]["confirm"]:
            do(pages[seat], table, do="confirm", seat=seat, step=view["step"])
            return
        text = view["moves"][0]["move"]
        do(pages[seat], table, do="move", seat=seat, step=view["step"], move=text)

    def planned() -> list[str]:
        moves: list[str] = view_of(planner, table, other)["own"].get("plan", [])
        return moves

    # A turn that is not confirmed yet has begun the round for its player alone.
    while min(view_of(pages[seat], table, seat)["round"] for seat in pages) < 1:
        move(view_of(anna, table, 0)["awaited"][0])
    first = view_of(anna, table, 0)["awaited"][0]
    other = 1 - first
    planner, waiter = pages[other], pages[first]
    seen = view_of(waiter, table, first)
    await_step(waiter, seen["step"])
    shown = waiter.locator("main").inner_text()
    planner.locator("[data-plan]").click()
    expect(planner.get_by_text("You are planning your next turn.")).to_be_visible()
    keep = planner.get_by_role("button", name="Keep this plan")
    # Any number of players can use this one.
    planner.locator('[data-spot=open][data-move="T12"]').click()
    planner.wait_for_function(IDLE)
    while not keep.is_visible():
        planner.locator("[data-prompt]").hover()
        planner.locator("main [data-spot=open]").first.click()
        planner.wait_for_function(IDLE)
    keep.click()
    expect(planner.get_by_text("Your next turn is planned.")).to_be_visible()
    plan = planned()
    assert plan
    assert view_of(waiter, table, first) == seen
    assert waiter.locator("main").inner_text() == shown
    while view_of(waiter, table, first)["awaited"] == [first] and planned():
        move(first)
    after = view_of(planner, table, other)
    made = [entry["move"] for entry in after["log"] if entry["actor"] == other]
    assert made[-len(plan) :] == plan
    assert not after["own"].get("plan_dropped")


def test_a_problem_report_has_what_the_seat_may_know(enter: Callable[..., Page]) -> None:
    """T25: version, step and record, to copy or save; no names, nothing is sent."""
    page = enter()
    table = open_table(page, "volldampf", bots=2)
    page.goto(f"/table/{table}")
    Clicker(page, table, Random(1)).await_turn()
    page.get_by_role("button", name="Menu").click()
    passes = page.get_by_label("Pass by itself when I have nothing to do")
    passes.check()
    until(page, lambda: view_of(page, table, 0)["own"].get("passes"))
    page.get_by_role("button", name="Report a problem").click()
    text = page.get_by_label("What it contains").input_value()
    version = page.request.get("/api/catalog").json()["version"]
    assert f"stellwerk: {version}" in text
    assert "seen by: seat 1" in text
    assert "title: volldampf" in text
    assert "Mila" not in text
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename.startswith("stellwerk-volldampf-")
