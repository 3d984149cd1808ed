"""First games in lessons: with a mouse, by keyboard, on a phone, and for a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import await_still, until

pytestmark = pytest.mark.web

CARD = "[data-lesson]"


RING_GAP: Final = """(move) => {
  const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
  return top('.veil .ring') + 2 - top(`main [data-move="${move}"]`);
}"""
"""By how much the ring of a lesson is below its place around what can be chosen."""
RING_FITS: Final = f"(move) => Math.abs(({RING_GAP})(move)) < 1"
RING_AFTER_SCROLLING: Final = f"""async (move) => {{
  const scrolls = (area) => area.scrollHeight > area.clientHeight
    && getComputedStyle(area).overflowY !== 'visible';
  let area = document.querySelector(`main [data-move="${{move}}"]`);
  while (!scrolls(area)) area = area.parentElement;
  area.scrollTop += area.scrollTop > 20 ? -20 : 20;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return ({RING_GAP})(move);
}}"""


def card_is(page: Page, key: str) -> None:
    expect(page.locator(f'[data-lesson="{key}"]')).to_be_visible()


def begin(page: Page, title: str) -> str:
    page.goto(f"/learn/{title}")
    page.get_by_role("button", name="Begin").first.click()
    page.wait_for_selector(CARD)
    return page.url.rsplit("/", 1)[-1]


def fast_forward(page: Page, title: str, name: str) -> str:
    """A course that has come to the lesson with a name, by the recommended moves."""
    opened = page.request.post("/api/lessons", data={"title": title, "name": "Mila"})
    assert opened.status == 201, opened.text()
    table: str = opened.json()["id"]

    def there() -> bool:
        lesson = page.request.get(f"/api/lessons/{table}").json()
        if lesson["name"] == name and not lesson["confirm"]:
            return True
        step = page.request.get(f"/api/tables/{table}?seat=0").json()["step"]
        command = {"do": "move", "seat": 0, "step": step, "onward": True}
        if lesson["confirm"]:
            command = {"do": "confirm", "seat": 0, "step": step}
        else:
            command["move"] = lesson["moves"][0]
        done = page.request.post(f"/api/tables/{table}/commands", data=command)
        assert done.ok, done.text()
        return False

    until(page, there)
    page.goto(f"/table/{table}")
    page.wait_for_selector(CARD)
    return table


def test_a_lesson_lights_one_space_and_opens_nothing_else(enter: Callable[..., Page]) -> None:
    """T6: a goal, a task with its reason, a pointer at what is lit, and nothing else is open."""
    page = enter()
    begin(page, "russian-railroads")
    card_is(page, "welcome-read")
    assert page.locator("main [data-spot=open]").count() == 0
    expect(page.locator("[data-prompt]")).not_to_contain_text("no actions left")
    page.locator("[data-go]").click()
    card_is(page, "track-task")
    expect(page.locator("main [data-spot=open]")).to_have_count(1)
    lit = page.locator('[data-move="T1"]').first
    expect(lit).to_have_attribute("aria-describedby", "lesson-words")
    # The card covers neither what is lit nor the question.
    await_still(page)
    card, space = page.locator(CARD).bounding_box(), lit.bounding_box()
    assert card is not None
    assert space is not None
    assert card["x"] > space["x"] + space["width"] or card["y"] > space["y"] + space["height"]


def test_show_me_can_be_taken_back(enter: Callable[..., Page]) -> None:
    page = enter()
    table = begin(page, "russian-railroads")
    page.locator("[data-go]").click()
    page.locator("[data-show]").click()
    card_is(page, "confirm-track")
    view = page.request.get(f"/api/tables/{table}?seat=0").json()
    assert view["undo"]["confirm"]
    page.get_by_role("button", name="Restart").click()
    card_is(page, "track-task")
    assert page.request.get(f"/api/tables/{table}?seat=0").json()["undo"]["steps"] == 0


def test_the_first_lessons_by_keyboard_alone(enter: Callable[..., Page]) -> None:
    page = enter()
    begin(page, "russian-railroads")
    card_is(page, "welcome-read")
    expect(page.locator("[data-go]")).to_be_focused()
    page.keyboard.press("Enter")
    card_is(page, "track-task")
    expect(page.locator("[data-go]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-move="T1"]').first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-move="ts-black"]:focus')).to_have_count(1)
    page.keyboard.press("Enter")
    card_is(page, "confirm-track")
    page.keyboard.press("Enter")
    card_is(page, "others-read")
    page.keyboard.press("Enter")
    card_is(page, "grey-task")
    page.keyboard.press("m")
    card_is(page, "confirm-grey")


def test_the_first_scoring_waits_for_its_reader(enter: Callable[..., Page]) -> None:
    page = enter()
    fast_forward(page, "russian-railroads", "pass")
    card_is(page, "pass-task")
    page.locator("[data-show]").click()
    page.locator("[data-confirm]").click()
    card_is(page, "scoring-points-trans-siberian")
    expect(page.locator(CARD)).to_contain_text("Grey within reach: 2 spaces with +1 each")
    page.locator("[data-go]").click()
    card_is(page, "scoring-points-industry")
    page.locator("[data-go]").click()
    card_is(page, "end-end")
    page.locator("[data-go]").click()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator("main [data-spot=open]").first).to_be_visible()


def test_on_a_phone_the_card_is_a_sheet_that_covers_nothing(enter: Callable[..., Page]) -> None:
    page = enter(390, 844)
    begin(page, "glueck-auf")
    page.locator("[data-go]").click()
    card_is(page, "order-task")
    await_still(page)
    card = page.locator(CARD).bounding_box()
    space = page.locator('[data-move="orders"]').first.bounding_box()
    assert card is not None
    assert space is not None
    assert space["y"] + space["height"] <= card["y"]
    page.wait_for_function(RING_FITS, arg="orders")
    assert page.evaluate(RING_AFTER_SCROLLING, "orders") == pytest.approx(0, abs=1)
    page.wait_for_function(RING_FITS, arg="orders")
    below = page.locator(".foot:has([data-lesson])")
    veiled = below.screenshot(animations="disabled")
    page.locator(".veil").evaluate("(veil) => { veil.style.visibility = 'hidden'; }")
    assert below.screenshot(animations="disabled") == veiled


def test_whoever_leaves_the_lessons_can_come_back(enter: Callable[..., Page]) -> None:
    page = enter()
    begin(page, "volldampf")
    page.locator("[data-leave]").click()
    expect(page.locator(CARD)).to_have_count(0)
    page.get_by_role("button", name="Back to the lessons").click()
    card_is(page, "welcome-read")


def test_nothing_is_offered_that_leads_away_from_the_lessons(enter: Callable[..., Page]) -> None:
    """To pay with a coin instead would be another turn, and the teacher might advise one."""
    page = enter()
    begin(page, "russian-railroads")
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.locator("[data-go]").click()
    page.locator('[data-move="T1"]').first.click()
    expect(page.get_by_role("button", name="Undo step")).to_be_visible()
    expect(page.locator("[data-instead]")).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_while_a_card_is_read_the_prompt_says_nothing_else(enter: Callable[..., Page]) -> None:
    """No stone is open then, and yet stones can move."""
    page = enter()
    fast_forward(page, "volldampf", "transport")
    card_is(page, "stones-read")
    expect(page.locator("[data-prompt]")).to_contain_text("Read the lesson first")
    expect(page.locator("[data-prompt]")).not_to_contain_text("No stone can move")
    page.locator("[data-go]").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Which stone")
    expect(page.locator(CARD)).to_contain_text("Pick the violet stone in Hamburg")


@pytest.mark.parametrize(
    ("title", "part"), [("russian-railroads", "mat"), ("glueck-auf", "yard"), ("volldampf", "map")]
)
def test_a_phone_opens_the_tab_that_a_card_speaks_of(
    enter: Callable[..., Page], title: str, part: str
) -> None:
    page = enter(390, 844)
    begin(page, title)
    thing = page.locator(f'[data-part="{part}"]').first
    expect(thing).to_be_visible()
    await_still(page)
    box, card = thing.bounding_box(), page.locator(CARD).bounding_box()
    assert box is not None
    assert card is not None
    # It begins below the points, and the ring around it ends above the card.
    assert 40 <= box["y"] < card["y"]
    ring = page.locator(".veil .ring").first.bounding_box()
    assert ring is not None
    assert ring["y"] + ring["height"] <= card["y"] + 8
    page.locator("[data-go]").click()
    lit = page.locator("main [data-spot=open]").first
    expect(lit).to_be_in_viewport()


def test_a_hint_takes_the_place_of_a_free_lesson(enter: Callable[..., Page]) -> None:
    page = enter()
    fast_forward(page, "russian-railroads", "choice")
    page.locator("[data-go]").click()
    card_is(page, "choice-task")
    page.locator("[data-hint]").click()
    expect(page.locator("[data-teacher] ol")).to_be_visible(timeout=30_000)
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("Escape")
    card_is(page, "choice-task")


def test_in_the_middle_of_ones_own_turn_no_card_appears(enter: Callable[..., Page]) -> None:
    """Once the last worker was placed, it said to pass, with the steps still to be made."""
    page = enter(390, 844)
    fast_forward(page, "russian-railroads", "choice")
    page.locator("[data-go]").click()
    page.locator('[data-move="T11"]').first.click()
    expect(page.locator("[data-prompt]")).to_contain_text("2 steps")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator("main [data-spot=open]").first).to_be_in_viewport()


def test_a_group_that_is_picked_is_taken_with_the_lit_button(enter: Callable[..., Page]) -> None:
    """On a phone a group is looked at first; afterwards nothing on the map is marked any more."""
    page = enter(390, 844)
    fast_forward(page, "volldampf", "group")
    page.locator("[data-go]").click()
    page.locator('[data-move="group-1"]').first.click()
    commit = page.locator('[data-commit][data-move="group-1"]')
    expect(commit).to_be_visible()
    await_still(page)
    ring, button = page.locator(".veil .ring").first.bounding_box(), commit.bounding_box()
    assert ring is not None
    assert button is not None
    assert abs(ring["y"] - button["y"]) < 5
    commit.click()
    card_is(page, "lay-task")
    expect(page.locator("main .pointed")).to_have_count(0)


def test_who_comes_back_later_need_not_read_the_end_of_the_first_round(
    enter: Callable[..., Page],
) -> None:
    page = enter()
    table = fast_forward(page, "russian-railroads", "end")
    card_is(page, "end-end")

    def passed() -> bool:
        view = page.request.get(f"/api/tables/{table}?seat=0").json()
        if view["round"] > 2:
            return True
        if 0 in view["awaited"] or view["undo"]["confirm"]:
            moves = [one["move"] for one in view["moves"]]
            move = "pass" if "pass" in moves else (moves or [""])[0]
            command = {"do": "move", "seat": 0, "step": view["step"], "move": move, "confirm": True}
            page.request.post(f"/api/tables/{table}/commands", data=command)
        return False

    until(page, passed)
    page.goto(f"/table/{table}")
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    await_still(page)
    expect(page.locator(CARD)).to_have_count(0)
