"""Small things at the table that looked wrong once (T24), and its colours for who needs others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from web.stage import View, stage
from web.tables import Clicker, await_step, await_still, open_table, until
from web.test_replays import recorded

pytestmark = pytest.mark.web

CLIPPED: Final = """() => [...document.querySelectorAll('.rr-space .face')].flatMap((face) => {
    const box = face.getBoundingClientRect();
    return [...face.querySelectorAll('svg, .limit, .flag')]
        .filter((piece) => !piece.closest('.planks'))
        .map((piece) => piece.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => left < box.left - 1 || right > box.right + 1
            || top < box.top - 1 || bottom > box.bottom + 1)
        .map(({ left, right, top, bottom }) => [face.closest('[data-move]').dataset.move,
            ...[left - box.left, box.right - right, top - box.top, box.bottom - bottom]
                .map(Math.round)].join(' '));
})"""
"""Pieces that stick out of the space they stand on."""
COVERED: Final = """() => [...document.querySelectorAll('[data-at] .title')].filter((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    return [...title.closest('[data-at]').querySelectorAll('.tab')].some((tab) => {
        const box = tab.getBoundingClientRect();
        return box.left < words.right && box.right > words.left
            && box.top < words.bottom && box.bottom > words.top;
    });
}).map((title) => title.textContent)"""
"""Names of areas that a mark of who moved lies on."""
HEIGHT: Final = "(spot) => Math.round(spot.getBoundingClientRect().height)"
SHIFTS: Final = """() => [...document.querySelectorAll('button.spot.open')].map((spot) => {
    const inside = () => [spot, spot.parentElement, ...spot.querySelectorAll('.inside *')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
    const lit = inside().join(' ');
    spot.classList.replace('open', 'free');
    const plain = inside().join(' ');
    spot.classList.replace('free', 'open');
    return lit === plain ? '' : spot.dataset.move;
}).filter(Boolean)"""
"""Lit spots that would be elsewhere if they were not lit."""
SLOW: Final = """
    const send = WebSocket.prototype.send;
    window.held = [];
    WebSocket.prototype.send = function (data) {
        const go = () => send.call(this, data);
        if (window.slow && data.includes('"command"')) held.push(go);
        else go();
    };
"""
"""Runs before a page: keeps commands back until they are let go."""


def crowded(view: View) -> None:
    """Somebody's workers on the space without a limit, temporary ones on all the narrow ones."""
    mine, other, third, last = view["position"]["seats"]
    mine["placed"] = {"A1": {"temporary": 1}, "T12": {"workers": 1}, "T1": {"temporary": 1}}
    other["placed"] = {"A2": {"temporary": 1}, "T12": {"workers": 2}, "L1": {"temporary": 1}}
    third["placed"] = {"A3": {"temporary": 1}, "T12": {"workers": 1}, "T4": {"temporary": 2}}
    last["placed"] = {"T12": {"workers": 1}}


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_workers_hide_neither_themselves_nor_the_price(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    """T24: a temporary worker is whole, and a space without a limit keeps saying so."""
    page = enter(width, height)
    stage(page, "russian-railroads-4-turn", crowded)
    page.wait_for_selector(".rr-space")
    assert page.evaluate(CLIPPED) == []
    unlimited = page.locator('[data-move="T12"]')
    expect(unlimited).to_contain_text("no limit")
    assert unlimited.locator(".price svg").count() == 1
    heights = {page.locator(f'[data-move="{space}"]').evaluate(HEIGHT) for space in ("T10", "T12")}
    assert len(heights) == 1
    assert page.evaluate(SHIFTS) == []


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
def test_a_space_without_a_limit_says_so_inside_its_frame(
    enter: Callable[..., Page], language: str
) -> None:
    """T24: "neomezeně" beside the price was as wide as all of the space."""
    page = enter()
    stage(page, "russian-railroads-4-start", language=language)
    for width, height in ((1440, 900), (1280, 720), (1100, 800), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        await_still(page)
        assert page.evaluate(CLIPPED) == [], (width, height)


def test_marks_of_moves_cover_no_name(enter: Callable[..., Page]) -> None:
    """T24: who moved since is shown beside the name of an area."""
    page = enter()
    table = open_table(page, "glueck-auf", bots=3)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(2))
    for _ in range(6):
        clicker.step()
        clicker.await_turn()
        assert page.evaluate(COVERED) == []
        assert page.evaluate(SHIFTS) == []


def test_losing_a_card_is_not_lit_as_something_good(enter: Callable[..., Page]) -> None:
    """T24: what gives something up has no lamp."""
    page = enter()
    stage(page, "volldampf-5-lay", lambda view: view["moves"].extend(losses(view)))
    lose = page.locator('[data-spot=open][data-move^="lose-"]').first
    expect(lose).to_be_visible()
    assert lose.evaluate("(spot) => getComputedStyle(spot).boxShadow") == "none"


def losses(view: View) -> list[dict[str, Any]]:
    """The moves that give up a route card."""
    routes = view["position"]["seats"][view["viewer"]]["routes"]
    known = {move["move"] for move in view["moves"]}
    lost = {f"lose-{route}" for route in routes} - known
    return [{**view["moves"][0], "move": move} for move in sorted(lost)]


def test_before_the_first_round_there_is_no_round_nought(enter: Callable[..., Page]) -> None:
    """T24: "Round 0 of 6" was nonsense."""
    page = enter()
    stage(page, "russian-railroads-4-bonus")
    expect(page.locator("header").first).to_contain_text("Set-up")
    expect(page.get_by_text("Round 0")).to_have_count(0)


def two_left(view: View) -> None:
    view["asked"]["if_passing"] = {"number": 2, "price": 0, "share": "full"}


def test_the_last_two_bidders_bid_for_the_first_place(enter: Callable[..., Page]) -> None:
    """T24: with two bidders left whoever wins is first."""
    page = enter()
    stage(page, "volldampf-5-bid")
    expect(page.get_by_role("heading", name="If you win place 1 or 2", exact=True)).to_be_visible()
    page = enter()
    stage(page, "volldampf-5-bid", two_left)
    expect(page.get_by_role("heading", name="If you win place 1", exact=True)).to_be_visible()


def test_a_shared_screen_says_who_won(enter: Callable[..., Page]) -> None:
    """T24: the list and the sheet said different things of "you" after a game at one screen."""
    page = enter()

    def both(route: Route) -> None:
        route.fulfill(body=json.dumps({"seats": [0, 1], "host": True}))

    page.route("**/api/tables/*/mine", both)
    stage(page, "russian-railroads-2-over")
    result = page.locator("dialog .end .head")
    expect(result).to_contain_text("wins with")
    assert "You" not in result.inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("[data-prompt]")).to_contain_text("wins with")


def test_a_refused_clipboard_is_reported(enter: Callable[..., Page]) -> None:
    """T24: the link is shown to copy by hand, and once used it leaves no secret in the address."""
    host, guest = enter(), enter()
    host.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    seats = [{"name": "Anna"}, {}]
    opened = host.request.post("/api/tables", data={"title": "volldampf", "seats": seats}).json()
    host.goto(f"/table/{opened['id']}")
    host.get_by_text("Advanced").click()
    advanced = host.locator("details")
    advanced.get_by_role("button", name="Link to seat 2").click()
    advanced.get_by_role("button", name="Copy link").click()
    link = advanced.get_by_label("Link", exact=True).input_value()
    expect(host.get_by_role("alert")).to_contain_text(link)
    assert "#" in link
    guest.goto(link)
    guest.get_by_role("button", name="Take a seat").click()
    until(guest, lambda: "#" not in guest.url, f"the secret stays: {guest.url}")
    assert "seat=" not in guest.url


def test_a_click_shows_at_once_while_the_server_is_slow(enter: Callable[..., Page]) -> None:
    """T24: what was chosen is marked, and the prompt says that it waits."""
    page = enter()
    page.add_init_script(SLOW)
    table = open_table(page, "russian-railroads", bots=1)
    page.goto(f"/table/{table}")
    spot = page.locator("[data-spot=open]").first
    spot.wait_for()
    before = page.request.get(f"/api/tables/{table}?seat=0").json()["step"]
    page.evaluate("() => (window.slow = true)")
    spot.click()
    expect(page.locator(".sent")).to_have_count(1)
    expect(page.locator("[data-prompt]")).to_contain_text("Waiting for the server")
    page.evaluate("() => held.forEach((go) => go())")
    until(page, lambda: page.request.get(f"/api/tables/{table}?seat=0").json()["step"] != before)
    expect(page.locator("[data-prompt]")).not_to_contain_text("Waiting for the server")


def test_a_shift_without_points_has_its_own_band(enter: Callable[..., Page]) -> None:
    """T24: the name of a shift is under its own part of the plot, however short it was."""
    page = enter()
    table = recorded(page, "glueck-auf")
    history = page.request.get(f"/api/tables/{table}/history").json()
    begins = {mark["round"]: mark["step"] for mark in history["rounds"]}
    ends = {number: begins.get(number + 1, history["steps"]) for number in begins}
    scores = history["scores"]
    scores[: ends[1]] = [[0] * len(scores[0])] * ends[1]
    page.route("**/history", lambda route: route.fulfill(body=json.dumps(history)))
    page.goto(f"/table/{table}")
    shown = page.get_by_role("img", name=re.compile("^Score over time")).locator(".round")
    expect(shown.first).to_be_visible()
    bands = dict(shown.evaluate_all(BANDS))
    assert "1" in bands
    for number, middle in bands.items():
        expected = (begins[int(number)] + ends[int(number)]) / 2 / history["steps"]
        assert middle == pytest.approx(expected, abs=0.01), number


BANDS: Final = """(texts) => texts.map((text) => {
    const { width } = text.ownerSVGElement.viewBox.baseVal;
    return [text.textContent.match(/\\d+/)[0], (text.x.baseVal[0].value - 44) / (width - 90)];
})"""
"""The numbers under a plot of points, and how far along they are."""


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_forced_colours_tell_open_from_free(enter: Callable[..., Page], title: str) -> None:
    """P11: what is open has a thick border of the system's highlight, and the log can be read."""
    page = enter()
    page.emulate_media(forced_colors="active")
    table = open_table(page, title, bots=1)
    page.goto(f"/table/{table}")
    clicker = Clicker(page, table, Random(3))
    while not (view := clicker.await_turn())["log"]:
        clicker.step()
    await_step(page, view["step"])
    page.locator("[data-spot=open]:visible").first.wait_for()
    # What has just opened gets its border within a moment.
    until(page, lambda: page.evaluate(BORDERS) == [], "something open has no thick border")
    entry = page.locator(".log li").first
    expect(entry).to_be_visible()
    assert page.evaluate(READABLE) == []


BORDERS: Final = """() => [...document.querySelectorAll('[data-spot=open]')]
    .filter((spot) => spot.getClientRects().length)
    .filter((spot) => {
        const width = (part) => getComputedStyle(spot, part).borderTopWidth;
        const lines = [...spot.querySelectorAll('.ring, .sign')]
            .map((one) => getComputedStyle(one).strokeWidth);
        return Math.max(...[width(), width('::before'), ...lines].map(parseFloat)) < 3;
    })
    .map((spot) => spot.dataset.move)"""
READABLE: Final = """() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'CanvasText';
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('.log li *')]
        .filter((one) => one.textContent.trim() && !one.closest('svg') && !one.closest('.flag'))
        .map((one) => getComputedStyle(one).color).filter((colour) => colour !== wanted);
}"""
