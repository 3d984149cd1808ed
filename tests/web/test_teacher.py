"""The teacher at the table: hints in stages, judgements, and turns that are only tried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import await_step, await_still, open_table, until
from web.test_lessons import fast_forward
from web.test_together import two_people

pytestmark = pytest.mark.web

QUICK: Final = """
    const own = JSON.parse(localStorage.getItem('stellwerk.settings') ?? '{}');
    localStorage.setItem('stellwerk.settings', JSON.stringify({ ...own, teacher: 'quick' }));
"""
TEACHER: Final = "[data-teacher]"


def quick(page: Page) -> Page:
    """The teacher of this person thinks briefly."""
    page.context.add_init_script(QUICK)
    return page


def at_turn(page: Page, title: str, bots: int = 1) -> str:
    """A table at which this person has to choose."""
    table = open_table(page, title, bots)
    return go_to_turn(page, table)


def go_to_turn(page: Page, table: str) -> str:
    view = until(page, lambda: asked(page, table))
    page.goto(f"/table/{table}")
    await_step(page, view["step"])
    # The table may still be on its way, and a key would be lost.
    expect(page.locator("[data-hint]")).to_be_visible()
    return table


def seen(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}?seat=0").json()
    return found


def asked(page: Page, table: str) -> dict[str, Any] | None:
    view = seen(page, table)
    return view if view["moves"] else None


def play_a_turn(page: Page, table: str) -> dict[str, Any]:
    """Play what is named first until the turn is over."""
    view = seen(page, table)
    turn = view["turns"]
    while view["turns"] == turn and (view["moves"] or view["undo"]["confirm"]):
        play_a_move(page, table, view)
        view = seen(page, table)
    return view


def play_a_move(page: Page, table: str, view: dict[str, Any]) -> None:
    """Play what is named first, or confirm."""
    command: dict[str, Any] = {"do": "confirm", "seat": 0, "step": view["step"]}
    if view["moves"]:
        command |= {"do": "move", "move": view["moves"][0]["move"], "confirm": True}
    assert page.request.post(f"/api/tables/{table}/commands", data=command).ok


def try_a_turn(page: Page) -> None:
    """Choose what is lit first until the turn that is tried out is whole."""

    def whole() -> bool:
        if page.locator("[data-confirm]").is_visible():
            return True
        if not page.locator("[data-prompt][aria-busy=true]").count():
            page.locator("main [data-spot=open]").first.click()
        return False

    until(page, whole)


def test_a_hint_comes_in_three_stages_and_plays_nothing(enter: Callable[..., Page]) -> None:
    page = quick(enter())
    table = at_turn(page, "russian-railroads")
    step = seen(page, table)["step"]
    page.keyboard.press("h")
    panel = page.locator(TEACHER)
    expect(panel.locator("ol > li")).to_have_count(2)
    expect(panel).to_contain_text("spotlight")
    expect(panel.locator(".turn")).to_have_count(0)
    expect(page.locator("[data-spotlight]")).not_to_have_attribute("data-spotlight", "0")
    page.keyboard.press("h")
    expect(panel.locator(".turn")).to_contain_text("% to win")
    page.keyboard.press("h")
    expect(panel.locator("ol > li")).to_have_count(3)
    expect(panel.locator("ol > li.done")).to_have_count(2)
    # Everything can still be chosen, and nothing was played.
    assert page.locator("main [data-spot=open]").count() > 2
    assert seen(page, table)["step"] == step
    page.keyboard.press("Escape")
    expect(page.locator("[data-spotlight]")).to_have_count(0)


def test_the_hint_follows_its_turn(enter: Callable[..., Page]) -> None:
    """Whoever plays the first move of the turn sees what comes next lit."""
    page = quick(enter())
    table = at_turn(page, "russian-railroads")
    page.keyboard.press("h")
    page.locator("[data-stage=which]").click()
    hint = page.request.post(
        f"/api/tables/{table}/advice", data={"seat": 0, "level": "quick"}
    ).json()
    moves = hint["best"][0]["moves"]
    page.locator(f'main [data-spot=open][data-move="{moves[0]}"]').first.click()
    view = until(page, lambda: v if (v := seen(page, table))["undo"]["steps"] else None)
    await_step(page, view["step"])
    if len(moves) > 1 and view["moves"]:
        expect(page.locator("[data-spotlight]")).to_have_attribute("data-spotlight", "1")
    else:
        expect(page.locator("[data-spotlight]")).to_have_count(0)


def test_on_a_phone_a_hint_is_a_sheet_over_the_prompt(enter: Callable[..., Page]) -> None:
    page = quick(enter(390, 844))
    at_turn(page, "glueck-auf")
    page.locator("[data-hint]").click()
    page.locator("[data-stage=which]").click()
    page.locator(f"{TEACHER} .turn").wait_for()
    await_still(page)
    sheet, prompt = (
        page.locator(TEACHER).bounding_box(),
        page.locator("[data-prompt]").bounding_box(),
    )
    assert sheet is not None
    assert prompt is not None
    assert sheet["y"] + sheet["height"] <= prompt["y"] + 1
    assert prompt["y"] + prompt["height"] <= 844
    page.get_by_role("button", name="Close the hint").click()
    expect(page.locator(TEACHER)).to_have_count(0)


RING: Final = "[data-spotlight] .ring"
PAGE: Final = "#tab-content"


def test_on_a_phone_what_a_hint_is_about_is_in_sight_and_no_ring_covers_the_hint(
    enter: Callable[..., Page],
) -> None:
    page = quick(enter(390, 844))
    at_turn(page, "glueck-auf")
    content = page.locator(PAGE)
    content.evaluate("(area) => { area.lastElementChild.style.marginTop = '90vh'; }")
    page.locator("[data-hint]").click()
    page.locator("[data-stage=which]").click()

    def in_sight() -> bool:
        ring, area = page.locator(RING).first.bounding_box(), content.bounding_box()
        assert area is not None
        return (
            ring is not None
            and ring["y"] >= area["y"]
            and ring["y"] + ring["height"] <= area["y"] + area["height"]
        )

    until(page, in_sight)
    # Scrolled by hand, the place is half under the hint.
    content.evaluate(
        "(area) => { const ring = document.querySelector('[data-spotlight] .ring');"
        " const { top, height } = ring.getBoundingClientRect();"
        " area.scrollTop -= area.getBoundingClientRect().bottom - (top + height / 2); }"
    )
    until(page, lambda: not in_sight())
    hint = page.locator(f"{TEACHER} ol").first
    lit = hint.screenshot(animations="disabled")
    page.locator("[data-spotlight]").evaluate("(rings) => { rings.style.visibility = 'hidden'; }")
    assert hint.screenshot(animations="disabled") == lit


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_on_a_tablet_a_hint_and_what_it_is_about_are_in_sight(
    enter: Callable[..., Page], title: str
) -> None:
    page = quick(enter(820, 1180))
    at_turn(page, title)
    page.keyboard.press("h")
    page.locator("[data-stage=which]").click()
    expect(page.locator(f"{TEACHER} .turn")).to_be_in_viewport(ratio=1)

    def in_sight() -> bool:
        ring, sheet = page.locator(RING).first.bounding_box(), page.locator(TEACHER).bounding_box()
        assert sheet is not None
        assert sheet["y"] + sheet["height"] <= 1180
        return ring is not None and ring["y"] >= 0 and ring["y"] + ring["height"] <= sheet["y"]

    until(page, in_sight)
    page.keyboard.press("Escape")
    expect(page.locator(TEACHER)).to_have_count(0)


def test_a_hint_has_room_beside_the_map(enter: Callable[..., Page]) -> None:
    page = quick(enter())
    at_turn(page, "volldampf")
    page.keyboard.press("h")
    page.locator("[data-stage=which]").click()
    page.locator("[data-stage=why]").click()
    expect(page.locator(TEACHER).get_by_role("heading", name="Where to look")).to_be_in_viewport()
    expect(page.locator(f"{TEACHER} .turn")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_without_a_rail_one_asks_about_turns_beside_the_log(
    enter: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = quick(enter(*size))
    table = at_turn(page, "glueck-auf")
    view = play_a_turn(page, table)
    await_step(page, view["step"])
    page.get_by_role("tab", name="Log").first.click()
    teacher = page.get_by_role("tab", name="Teacher")
    if teacher.count():
        teacher.click()
    expect(page.get_by_role("radio", name="Briefly")).to_be_checked()
    page.locator("[data-good]").click()
    expect(page.locator(f"{TEACHER} [data-mark]").first).to_be_in_viewport()


def test_one_asks_about_ones_turn_and_about_theirs(enter: Callable[..., Page]) -> None:
    page = quick(enter())
    table = at_turn(page, "volldampf")
    page.locator("[data-tab=teacher]").click()
    page.get_by_role("checkbox", name="Tell me after each of my turns").check()
    view = seen(page, table)
    while view["moves"] or view["undo"]["confirm"]:
        play_a_move(page, table, view)
        view = seen(page, table)
        if view["awaited"] != [0] or page.locator("[data-judged]").count():
            break
    expect(page.locator("[data-judged]")).to_be_visible()
    page.locator("[data-why]").first.click()
    expect(page.locator(f"{TEACHER} [data-mark], {TEACHER} [role=alert]").first).to_be_visible()


@pytest.mark.parametrize("title", ["russian-railroads", "glueck-auf", "volldampf"])
def test_a_turn_is_tried_out_judged_and_then_played(enter: Callable[..., Page], title: str) -> None:
    page = quick(enter())
    table = at_turn(page, title)
    before = seen(page, table)
    page.keyboard.press("t")
    expect(page.locator("[data-sandbox]")).to_be_visible()
    try_a_turn(page)
    expect(page.locator("[data-opinion]")).to_be_visible()
    assert seen(page, table)["step"] == before["step"]
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-sandbox]")).to_have_count(0)
    until(page, lambda: seen(page, table)["step"] > before["step"])


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_line_goes_past_ones_turn_and_back(
    enter: Callable[..., Page], size: tuple[int, int]
) -> None:
    """The teacher plays the others in it; nothing of it is played."""
    page = quick(enter(*size))
    table = at_turn(page, "glueck-auf")
    before = seen(page, table)
    page.locator("[data-try]").click()
    bar = page.locator("[data-sandbox]")
    expect(bar).to_be_visible()
    try_a_turn(page)
    expect(page.locator("[data-opinion]")).to_be_visible()
    page.locator("[data-line]").click()
    expect(bar).to_contain_text("You are trying out a line.")
    expect(bar).to_contain_text("Imagined")
    others = page.locator("[data-line-others]")
    if others.is_visible():
        others.click()
        expect(others).to_have_count(0)
    expect(page.locator("[data-line-chance]")).to_contain_text("Your chance to win from here")
    expect(page.locator("[data-prompt]")).to_contain_text("Only imagined")
    page.locator("[data-line-back]").click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert seen(page, table)["step"] == before["step"]
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_what_was_tried_before_ones_turn_is_played_by_a_key(enter: Callable[..., Page]) -> None:
    anna, bert = enter(), enter()
    table = two_people(anna, bert, "glueck-auf")
    pages = (anna, bert)

    def view_of(seat: int) -> dict[str, Any]:
        found: dict[str, Any] = pages[seat].request.get(f"/api/tables/{table}?seat={seat}").json()
        return found

    first = until(anna, lambda: view_of(0)["awaited"])[0]
    other = pages[1 - first]
    # Among people nobody gives hints, and everybody can read that.
    other.goto(f"/table/{table}")
    other.locator("[data-plan]").click()
    expect(other.locator("[data-hint]")).to_have_count(0)
    try_a_turn(other)
    expect(other.locator("[data-opinion]")).to_have_count(0)
    other.locator("[data-keep-key]").click()
    expect(other.locator("[data-sandbox]")).to_have_count(0)
    assert view_of(1 - first)["own"].get("plan", []) == []
    while view_of(first)["moves"]:
        view = view_of(first)
        passing = [one["move"] for one in view["moves"] if one["move"] == "pass"]
        move = passing[0] if passing else view["moves"][0]["move"]
        command = {"do": "move", "seat": first, "step": view["step"], "move": move, "confirm": True}
        assert pages[first].request.post(f"/api/tables/{table}/commands", data=command).ok
    expect(other.locator("[data-kept]")).to_be_visible()
    step = view_of(1 - first)["step"]
    other.keyboard.press("l")
    until(other, lambda: view_of(1 - first)["step"] > step)


def test_after_the_lessons_hints_fade_out(enter: Callable[..., Page]) -> None:
    page = quick(enter())
    fast_forward(page, "russian-railroads", "pass")
    page.locator("[data-show]").click()
    page.locator("[data-confirm]").click()
    for card in ("scoring-points-trans-siberian", "scoring-points-industry", "end-end"):
        expect(page.locator(f'[data-lesson="{card}"]')).to_be_visible()
        if card == "end-end":
            expect(page.locator("[data-lesson]")).to_contain_text("At first I tell you")
        page.locator("[data-go]").click()
    # In the second round the whole hint is there by itself.
    expect(page.locator(f"{TEACHER} ol > li")).to_have_count(3)


def test_the_host_allows_hints_among_people(enter: Callable[..., Page]) -> None:
    anna, bert = enter(), enter()
    seats: list[dict[str, str]] = [{"name": "Anna"}, {}]
    data = {"title": "volldampf", "seats": seats}
    table = anna.request.post("/api/tables", data=data).json()["id"]
    anna.goto(f"/table/{table}")
    bert.goto(f"/table/{table}")
    expect(bert.get_by_text("Hints are off.")).to_be_visible()
    anna.get_by_role("checkbox", name="Allow the teacher’s hints").check()
    expect(bert.get_by_text("Hints are allowed: everybody may ask the teacher.")).to_be_visible()
