"""People at a table: friends by a link, three at one screen, spectators, undo, the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from load.server import ServerProcess, free_port
from web.tables import LIT, Clicker, await_step, open_table, until, visit

pytestmark = pytest.mark.web

TABLE: Final = re.compile(r"/table/([a-z0-9]+)")
FOCUSED: Final = "() => document.activeElement?.dataset.spot ?? ''"
FOCUSED_MOVE: Final = "() => document.activeElement?.dataset.move ?? ''"
MOST_TABS: Final = 200


def table_of(page: Page) -> str:
    """The id of the table a page shows."""
    page.wait_for_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


def view(page: Page, table: str, seat: int) -> dict[str, Any]:
    """What the server shows a seat of this browser."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}?seat={seat}").json()
    return found


def play_one(page: Page, table: str, seat: int) -> None:
    """Make the first lit choice, and confirm the turn if that ends it."""
    before = view(page, table, seat)
    click_lit(page, before["step"])
    after = until(page, lambda: later_view(page, table, seat, before["step"]))
    if after["undo"]["confirm"]:
        page.locator("[data-confirm]").click()
        until(page, lambda: later_view(page, table, seat, after["step"]))


def click_lit(page: Page, step: int) -> None:
    """Click the first thing that is lit at a step."""
    await_step(page, step)
    page.wait_for_selector("[data-spot=open]:visible")
    move = page.evaluate(LIT)[0]
    page.locator(f'[data-spot=open][data-move="{move}"]').first.click()


def later_view(page: Page, table: str, seat: int, step: int) -> dict[str, Any] | None:
    """What the server shows a seat once it is past a step."""
    now = view(page, table, seat)
    return now if now["step"] > step else None


class Restartable:
    """A server that can go and come back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        log = self.folder / "log"
        self.server = ServerProcess(f"{self.folder}/db.sqlite", self.port, log, module="stellwerk")
        self.server.wait_until_ready()


@pytest.fixture
def shaky(built: Path, tmp_path: Path) -> Iterator[Restartable]:
    """A server of one test's own."""
    assert built.exists()
    house = Restartable(tmp_path)
    yield house
    house.server.stop()


def test_two_browsers_play_each_other_while_the_server_restarts(
    browser: Browser, shaky: Restartable
) -> None:
    anna, bert = visit(browser, shaky.address), visit(browser, shaky.address)
    anna.goto("/new?title=russian-railroads&with=friends")
    anna.get_by_text("2", exact=True).click()
    anna.get_by_label("Name on seat 1").fill("Anna")
    anna.get_by_role("button", name="Open the table").click()
    table = table_of(anna)
    link = anna.get_by_label("Link", exact=True).input_value()

    bert.goto(link)
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Take a seat").click()
    expect(anna.get_by_text("Bert")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()

    pages = {0: anna, 1: bert}
    for turn in range(6):
        anna.wait_for_selector("[data-spot]")
        bert.wait_for_selector("[data-spot]")
        mover = view(anna, table, 0)["awaited"][0]
        play_one(pages[mover], table, mover)
        if turn == 2:
            shaky.server.stop()
            expect(anna.get_by_text("Connection lost.")).to_be_visible()
            expect(bert.get_by_text("Connection lost.")).to_be_visible()
            shaky.start()
            expect(anna.get_by_text("Connection lost.")).to_have_count(0)
            expect(bert.get_by_text("Connection lost.")).to_have_count(0)
    steps = view(anna, table, 0)["steps"]
    assert steps == view(bert, table, 1)["steps"]
    assert steps >= 6
    anna.context.close()
    bert.context.close()


def test_a_second_tab_shows_the_same(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, "glueck-auf", bots=1)
    page.goto(f"/table/{table}")
    second = page.context.new_page()
    second.goto(f"/table/{table}")
    for tab in (page, second):
        tab.wait_for_selector("[data-spot=open]:visible")
    play_one(page, table, 0)
    Clicker(page, table, Random(1)).await_turn()
    log = page.get_by_role("region", name="Log").inner_text()
    expect(second.get_by_role("region", name="Log")).to_have_text(log, use_inner_text=True)


def test_three_people_share_one_screen(enter: Callable[..., Page]) -> None:
    page = enter()
    let_come = hold_back_the_watched_table(page)
    page.goto("/new?title=glueck-auf&with=screen")
    names = ("Anna", "Bert", "Clara")
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Name on seat {number}").fill(name)
    page.get_by_role("button", name="Start the game").click()
    table = table_of(page)
    looking = 0
    handed_over = False
    seen = set()
    for _ in range(6):
        (seat,) = until(page, lambda: view(page, table, 0)["awaited"])
        if seat != looking:
            hand_over = page.get_by_role("button", name=f"I am {names[seat]}")
            if not handed_over:
                # Without the table to look at, nobody is asked to take the screen.
                expect(page.get_by_role("button", name="Menu")).to_be_visible()
                expect(page.get_by_text("The table is being set up.")).to_be_visible()
                expect(hand_over).to_have_count(0)
                let_come()
                handed_over = True
            expect(hand_over).to_be_visible()
            # T21: the board stays in sight, and nothing on it can be played.
            expect(page.locator("[data-spot=open]")).to_have_count(0)
            assert page.locator("[data-spot]:visible").count() > 10
            hand_over.click()
            looking = seat
        seen.add(seat)
        while view(page, table, seat)["awaited"] == [seat]:
            play_one(page, table, seat)
    assert seen == {0, 1, 2}


def hold_back_the_watched_table(page: Page) -> Callable[[], None]:
    """The table without secrets comes to a page only when what is returned is called."""
    held: list[Callable[[], None]] = []
    free = False

    def connect(socket: WebSocketRoute) -> None:
        def hear(data: str | bytes) -> None:
            if free:
                socket.send(data)
            else:
                held.append(lambda: socket.send(data))

        socket.connect_to_server().on_message(hear)

    def let_come() -> None:
        nonlocal free
        until(page, lambda: held)
        free = True
        for send in held:
            send()

    page.route_web_socket("**/live?seat=-3", connect)
    return let_come


def test_a_step_is_undone_and_a_turn_restarted(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(3))
    while clicker.await_turn()["prompt"]["key"] != "ask-turn":
        clicker.step()
    before = clicker.view()
    space = next(move["move"] for move in before["moves"] if move["move"] in ("T2", "T4", "L1"))
    clicker.play(space, before["step"])
    while (now := clicker.await_asked())["undo"]["turn"] < 2:
        clicker.step()
    page.get_by_role("button", name="Undo step").click()
    clicker.await_after(now["step"])
    undone = clicker.await_asked()
    # Steps without a choice go back with the one they followed.
    assert before["steps"] <= undone["steps"] < now["steps"]
    if undone["undo"]["turn"]:
        page.keyboard.press("r" if undone["undo"]["turn"] > 1 else "u")
    until(page, lambda: clicker.view()["position"] == before["position"])
    expect(page.locator(f'[data-spot=open][data-move="{space}"]')).to_be_visible()


def test_a_spectator_sees_and_cannot_touch(enter: Callable[..., Page]) -> None:
    player, guest = enter(), enter()
    table = open_table(player, "russian-railroads", bots=1)
    player.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    guest.wait_for_selector("[data-spot]", state="attached")
    expect(guest.get_by_text("watching")).to_be_visible()
    expect(guest.locator("[data-spot=open]")).to_have_count(0)
    Clicker(player, table, Random(1)).step()
    shown = guest.request.get(f"/api/tables/{table}").json()
    assert shown["viewer"] == -3
    assert shown["moves"] == []
    expect(guest.locator("[data-spot=open]")).to_have_count(0)


def focus_lit(page: Page) -> None:
    """Go to something lit, by the keyboard alone."""
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) == "open":
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing lit can be reached by Tab")


def test_a_game_is_played_by_the_keyboard_alone(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot=open]:visible")
    rng = Random(5)
    person = Clicker(page, table, rng)
    while (now := person.await_asked())["state"] != "over":
        if now["moves"]:
            page.wait_for_selector("[data-spot=open]", state="attached")
            focus_lit(page)
            for _ in range(rng.randrange(4)):
                page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "Tab"]))
            focus_lit(page)
        chosen = page.evaluate(FOCUSED_MOVE)
        page.keyboard.press("Enter")
        if any(one["move"] == chosen and one.get("final") for one in now["moves"]):
            page.wait_for_selector("[data-confirm]")
            page.keyboard.press("Enter")
        person.await_after(now["step"])
    expect(page.get_by_role("heading", name=re.compile("with [0-9]+"))).to_be_visible()


def test_a_closed_place_says_why(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(3))
    while clicker.await_turn()["prompt"]["key"] != "ask-turn":
        clicker.step()
    page.locator("[data-spot=closed]").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Closed to you.")
    expect(tip.get_by_role("link")).to_have_attribute(
        "href", re.compile("^/rules/russian-railroads#RR-")
    )


def test_talk_and_notes(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, "glueck-auf", bots=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot=open]:visible")
    page.keyboard.press("c")
    page.get_by_label("Say something").fill("Glück auf, alle!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Glück auf, alle!")
    page.get_by_role("tab", name="Note").click()
    page.get_by_label("A note only you can read").fill("deliver early")
    page.keyboard.press("Tab")
    until(page, lambda: view(page, table, 0)["own"]["note"] == "deliver early")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_standing_answers_and_how_one_is_asked(enter: Callable[..., Page]) -> None:
    page = enter()
    table = open_table(page, "volldampf", bots=1)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-spot]", state="attached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Never ask whether I stop a transport").check()
    until(page, lambda: view(page, table, 0)["own"]["declined"] == ["sabotage"])
    page.get_by_label("End my turns only when I confirm them").uncheck()
    until(page, lambda: not view(page, table, 0)["own"]["confirm"])


def test_play_now_is_two_clicks_to_the_first_move(enter: Callable[..., Page]) -> None:
    page = enter()
    page.goto("/")
    page.get_by_role("button", name=re.compile(r"^Play now with \d bots: Glück Auf")).click()
    table = table_of(page)
    before = Clicker(page, table, Random(1)).await_asked()
    click_lit(page, before["step"])
    until(page, lambda: later_view(page, table, 0, before["step"]))
