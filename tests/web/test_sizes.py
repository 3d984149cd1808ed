"""Every table and page in every size of window: nothing is cut, small or out of reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from web.gallery import build_gallery, served
from web.stage import View, stage
from web.tables import await_still, open_table, until, visit
from web.test_replays import recorded

pytestmark = pytest.mark.web

SIZES: Final = (
    (1440, 900),
    (1280, 720),
    (2560, 1440),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
    # 200 % of 1440×900 and of 1280×720
    (720, 450),
    (640, 360),
    # Windows of tablets and of old laptops.
    (1100, 800),
    (1180, 820),
    (1024, 768),
)
LANGUAGES: Final = ("en", "de", "fr", "cs")
SCORE: Final = {"en": "Score", "de": "Punkte", "fr": "Points", "cs": "Body"}
MEASURE: Final = (Path(__file__).with_name("measure.js")).read_text()
POSITIONS: Final = {
    "russian-railroads": (
        "russian-railroads-4-late-turn",
        "russian-railroads-4-late-work",
        "russian-railroads-2-bonus",
        "russian-railroads-4-over",
    ),
    "glueck-auf": (
        "glueck-auf-4-late-pay",
        "glueck-auf-4-late-turn",
        "glueck-auf-3-mine",
        "glueck-auf-2-deliver",
    ),
    "volldampf": (
        "volldampf-6-late-bid",
        "volldampf-6-late-take-group",
        "volldampf-6-late-lay",
        "volldampf-6-late-transport",
        "volldampf-6-late-issue",
    ),
}
"""Crowded tables: four returned factories, the last shift of four, six players with clocks."""
PAGES: Final = (
    "/",
    "/new?title=volldampf&with=screen",
    "/tables",
    "/replays",
    "/rules/glueck-auf",
    "/learn",
    "/settings",
    "/table/nowhere",
)

RECORD_HITS: Final = """() => {
    window.hit = [];
    for (const spot of document.querySelectorAll('.map [data-spot=open]')) {
        spot.addEventListener('click', () => window.hit.push(spot.dataset.move));
    }
}"""
LAST_ENDS: Final = """(rows) => rows.map((row) => {
    return Math.round(row.lastElementChild.getBoundingClientRect().right);
})"""
"""Where each row of a table ends."""
NARROWER: Final = """(found) => found.filter((one) => {
    const free = one.cloneNode(true);
    free.style.cssText = 'position: fixed; width: auto';
    one.after(free);
    const wanted = free.offsetWidth;
    free.remove();
    return one.offsetWidth < wanted - 1;
}).map((one) => one.selectedOptions[0].textContent)"""
"""Which lists are narrower than their longest entry."""
SCROLLED: Final = "() => document.querySelector('#tab-content')?.scrollTop ?? 0"
"""How far the tab of a phone is scrolled."""
BESIDE_BY: Final = 26
"""Pixels under the middle of a segment."""
BESIDE: Final = """(by) => {
    const centre = (spot) => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        return { move: spot.dataset.move, x: left + width / 2, y: top + height / 2 };
    };
    const spots = [...document.querySelectorAll('.map [data-spot=open]')].map(centre);
    const frame = document.querySelector('.map').getBoundingClientRect();
    return spots.find((it) => {
        const y = it.y + by;
        const alone = spots.every((one) => one === it || Math.hypot(one.x - it.x, one.y - y) > 45);
        const inside = it.y > frame.top && y < frame.bottom - 60 && it.x > 40 && it.x < 330;
        return alone && inside && !document.elementFromPoint(it.x, y)?.closest('[data-spot=open]');
    });
}"""
"""A lit segment of the map with room below it."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the saved positions."""
    folder = tmp_path_factory.getbasetemp().parent / "gallery"
    build_gallery(folder)
    with served(folder) as address:
        yield address


@pytest.fixture
def look(gallery: str, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a saved position in a window of a size, in a language."""
    pages: list[Page] = []

    def open_position(name: str, width: int, height: int, language: str = "en") -> Page:
        page = visit(browser, gallery, width, height)
        pages.append(page)
        page.goto(f"/gallery/{name}?lang={language}")
        page.wait_for_selector("[data-prompt]")
        await_still(page)
        return page

    yield open_position
    for page in pages:
        page.context.close()


def is_phone(width: int, height: int) -> bool:
    """Whether the client shows one tab at a time in such a window."""
    return width < 720 or (width < 960 and height < 500)


def resize(page: Page, width: int, height: int) -> None:
    """Make the window as large as that, and wait until the page has followed."""
    page.set_viewport_size({"width": width, "height": height})
    await_still(page)


def faults(page: Page, width: int, height: int) -> list[str]:
    """What cannot be seen, read or hit."""
    phone = is_phone(width, height)
    found: list[str] = page.evaluate(
        MEASURE, {"least": 12 if phone else 10, "target": 44 if phone else 0}
    )
    return found


def box(thing: Locator) -> FloatRect:
    """Where a thing is in the window, and how large."""
    found = thing.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("title", POSITIONS)
def test_a_crowded_table_fits_every_window(look: Callable[..., Page], title: str) -> None:
    """T10, T11, T19, T20, P1, P15: one window taken through all sizes, in all languages."""
    found: dict[str, str] = {}
    for number, name in enumerate(POSITIONS[title]):
        language = LANGUAGES[number % len(LANGUAGES)]
        page = look(name, *SIZES[0], language)
        for width, height in SIZES:
            resize(page, width, height)
            where = f"{name} {language} {width}×{height}"
            found |= dict.fromkeys(faults(page, width, height), where)
            if width >= 1024:
                tall = page.evaluate("document.documentElement.scrollHeight - innerHeight")
                if tall > 0:
                    found[f"the table is {tall} px too high"] = where
            if (width, height) in ((390, 844), (844, 390)):
                for tab in page.locator("[data-tab]").all():
                    tab.click()
                    await_still(page)
                    about = f"{where} {tab.get_attribute('data-tab')}"
                    ignored = ("no choice", "the prompt")
                    found |= {
                        fault: about
                        for fault in faults(page, width, height)
                        if not fault.startswith(ignored)
                    }
        page.context.close()
    assert found == {}


@pytest.mark.parametrize("number", range(len(PAGES)))
def test_a_page_fits_every_window(enter: Callable[..., Page], number: int) -> None:
    """P1, P15: pages beside the table, in all languages."""
    path, language = PAGES[number], LANGUAGES[number % len(LANGUAGES)]
    page = enter()
    open_table(page, "glueck-auf", 1)
    page.goto(f"{path}{'&' if '?' in path else '?'}lang={language}")
    page.wait_for_selector("main :is(a, button, h1, p)")
    found: dict[str, str] = {}
    for width, height in SIZES:
        resize(page, width, height)
        found |= dict.fromkeys(faults(page, width, height), f"{width}×{height}")
    assert found == {}


def test_names_are_whole_and_different(look: Callable[..., Page]) -> None:
    """T11: two bots of one level have different names, and none is cut."""
    page = look("glueck-auf-4-late-turn", 1280, 720)
    names = page.locator("section.score .name").all_inner_texts()
    assert sorted(names) == ["Anne-Sophie", "Conductor G", "Conductor Y", "Friederike"]


def test_a_phone_on_its_side_has_tabs_content_and_rail(look: Callable[..., Page]) -> None:
    """P1: full height for the content, buttons at the lower right, no bars above each other."""
    page = look("russian-railroads-4-turn", 844, 390)
    content, prompt = box(page.locator("#tab-content")), box(page.locator("[data-prompt]"))
    tabs = box(page.get_by_role("tablist"))
    assert (content["y"], content["height"]) == (0, 390)
    assert tabs["x"] == 0
    assert tabs["width"] <= 70
    assert prompt["x"] >= content["x"] + content["width"]
    assert prompt["width"] <= 230
    last = box(page.locator("[data-prompt] button").last)
    assert last["y"] + last["height"] <= 390
    assert last["height"] >= 44
    for space in page.locator(".board .spaces").get_by_role("button").all():
        assert box(space)["y"] + box(space)["height"] <= 390
    page.get_by_role("tab", name="Board").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("tab", name="My railway")).to_be_focused()


def on_the_way(view: View) -> None:
    """Several steps of a turn are made, and can be taken back."""
    view["undo"] |= {"steps": 2, "turn": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_on_its_side_has_confirm_in_sight(
    enter: Callable[..., Page], language: str
) -> None:
    """P1: with five players and a long sentence it was below the foot of the rail."""
    page = enter(844, 390)
    stage(page, "volldampf-5-step", on_the_way, language=language)
    page.locator("[data-try]").wait_for()
    for width, height in ((844, 390), (640, 360)):
        resize(page, width, height)
        commit = box(page.locator("[data-commit]"))
        assert commit["y"] + commit["height"] <= height
        # The map may be smaller, to show the whole way.
        found = [one for one in faults(page, width, height) if not one.startswith("small")]
        assert found == []


def test_a_replay_on_its_side_shows_all_of_its_rails(enter: Callable[..., Page]) -> None:
    """P1: the header is beside them and not on them."""
    page = enter(844, 390)
    page.goto(f"/replay/{recorded(page, 'volldampf')}")
    rails = page.get_by_role("region", name="Step through the game").locator(".scrub")
    expect(rails).to_be_visible()
    expect(page.locator("[data-phone].landscape")).to_be_visible()
    await_still(page)
    assert box(rails)["x"] + box(rails)["width"] <= box(page.locator("header").first)["x"]


def test_returned_factories_stay_in_one_line(look: Callable[..., Page]) -> None:
    """T19: however many there are, the table does not grow."""
    page = look("russian-railroads-4-late-turn", 1440, 900)
    tops = page.locator(".returned .spot").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(tops) >= 4
    assert len(set(tops)) == 1


def test_rivals_tracks_lie_side_by_side(look: Callable[..., Page]) -> None:
    """T20: three rivals are drawn in full, and the log has room for several entries."""
    page = look("glueck-auf-4-late-turn", 1440, 900)
    yards = page.locator("section.rivals .mini")
    expect(yards).to_have_count(3)
    for yard in yards.all():
        assert box(yard)["height"] <= 130
    assert box(page.get_by_role("region", name="Log"))["height"] >= 150
    resize(page, 1280, 720)
    expect(yards.first.locator(".engine")).to_have_count(3)


def test_six_clocks_have_a_column(look: Callable[..., Page]) -> None:
    """T10: rows of 32 px with a clock each; groups, cards and log share a place in sight."""
    page = look("volldampf-6-late-bid", 1280, 720)
    rows = page.locator(".players tbody tr")
    expect(rows).to_have_count(6)
    for row in rows.all():
        assert box(row)["height"] <= 34
        expect(row.locator("td.clock")).to_be_visible()
    for name in ("Route groups", "Your cards", "Log"):
        page.get_by_role("tab", name=name).click()
        await_still(page)
        panel = box(page.locator("#vd-shared"))
        assert panel["y"] + panel["height"] <= 720
        assert panel["height"] >= 80


def test_a_phase_moves_nothing(look: Callable[..., Page]) -> None:
    """T10: map and players are where they were, and the log is in sight in all phases."""
    places = set()
    for name in POSITIONS["volldampf"]:
        page = look(name, 1440, 900)
        for width, height in ((1440, 900), (1280, 720)):
            resize(page, width, height)
            things = (page.locator(".map").first, page.locator("section.players"))
            places.add((height, *(round(box(thing)["y"]) for thing in things)))
            panel = box(page.locator("#vd-shared"))
            assert panel["y"] + panel["height"] <= height, name
            assert panel["height"] >= 80, name
        page.context.close()
    assert len(places) == 2, places


@pytest.mark.parametrize(
    ("names", "things"),
    [
        (
            ("russian-railroads-4-turn", "russian-railroads-4-work"),
            ".board .cell, .board .column > *",
        ),
        (("glueck-auf-3-turn", "glueck-auf-3-mine"), "[data-at]"),
    ],
    ids=["russian-railroads", "glueck-auf"],
)
def test_being_lit_moves_nothing(
    look: Callable[..., Page], names: tuple[str, str], things: str
) -> None:
    """T24: rows shifted by 3 px when something in them was lit."""
    for width, height in ((1440, 900), (390, 844)):
        places = []
        for name in names:
            page = look(name, width, height)
            if is_phone(width, height):
                page.locator("[data-tab]").first.click()
            places.append(
                [
                    (round(found["y"] + page.evaluate(SCROLLED)), round(found["height"]))
                    for found in map(box, page.locator(things).all())
                ]
            )
            page.context.close()
        assert len(places[0]) > 10
        for one, other in zip(*places, strict=True):
            assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1, (width, height)


def test_a_tap_shows_a_route_group_before_it_is_taken(look: Callable[..., Page]) -> None:
    """P4: a tap selects the group and lights its segments on the map; a button takes it."""
    page = look("volldampf-5-take-group", 390, 844)
    expect(page.locator("#tab-content .map")).to_be_visible()
    group = page.locator("[data-move^=group-][data-spot=open]").first
    move = group.get_attribute("data-move")
    assert page.locator(".map .pointed").count() == 0
    group.click()
    expect(page.locator(f".picked [data-move={move}]")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".map .pointed").first).to_be_attached()
    taking = page.locator(f"[data-commit][data-move={move}]")
    expect(taking).to_contain_text(f"Take group {(move or '')[-1]}")


def test_a_tap_beside_a_small_segment_hits_it(look: Callable[..., Page]) -> None:
    """P15: the map of a phone shows letters of 12 px, and the nearest lit thing is meant."""
    page = look("volldampf-6-late-lay", 390, 844)
    page.evaluate(RECORD_HITS)
    target = page.evaluate(BESIDE, BESIDE_BY)
    assert target
    page.mouse.click(target["x"], target["y"] + BESIDE_BY)
    assert page.evaluate("hit") == [target["move"]]


def test_a_phone_shows_what_decides_the_choice(look: Callable[..., Page]) -> None:
    """P13: worker cards that are left; cash of everybody; nothing to pay with is said."""
    page = look("glueck-auf-4-late-turn", 390, 844)
    strip = page.locator("[data-workers-left]")
    expect(strip).to_be_visible()
    expect(strip).to_contain_text("5 of 21")
    page = look("volldampf-5-lose", 390, 844)
    expect(page.locator("[data-prompt]")).to_contain_text("You can afford no segment: lose a card.")
    cash = page.get_by_role("list", name="Score").locator("small").all_inner_texts()
    assert len(cash) == 5
    assert all(text.endswith(" M") for text in cash)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_of_a_running_game_are_listed_on_a_phone(
    enter: Callable[..., Page], language: str
) -> None:
    """P13, P15: heads are over their columns, and the button of the summary covers none."""
    page = enter(390, 844)
    stage(page, "volldampf-5-bid", language=language)
    page.locator("[data-tab=players]").click()
    expect(page.locator("[data-summary]")).to_be_visible()
    await_still(page)
    assert faults(page, 390, 844) == []
    ends = page.locator(".players tr").evaluate_all(LAST_ENDS)
    assert len(set(ends)) == 1, "the last column is not under its head"


@pytest.mark.parametrize("name", ["russian-railroads-4-turn", "glueck-auf-3-turn"])
def test_the_button_of_the_summary_is_above_the_heads(
    enter: Callable[..., Page], name: str
) -> None:
    """P15: as large as a thumb needs, it lay on the first of them."""
    page = enter(390, 844)
    stage(page, name)
    page.locator("[data-tab=rivals]").click()
    button = page.locator("[data-summary]")
    expect(button).to_be_visible()
    await_still(page)
    assert box(button)["y"] + box(button)["height"] <= box(page.locator(".score thead"))["y"] + 1


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("name", ["volldampf-6-late-bid", "volldampf-6-late-lay"])
def test_heads_are_over_their_columns_with_clocks(
    look: Callable[..., Page], name: str, width: int
) -> None:
    """P13: where clocks are under the names, the heads were one column off."""
    page = look(name, width, 844 if width == 390 else 900, "fr")
    if width == 390:
        page.locator("[data-tab=players]").click()
    rows = page.locator(".players tr")
    expect(rows).to_have_count(7)
    until(page, lambda: len(set(rows.evaluate_all(LAST_ENDS))) == 1)


def test_points_and_cash_of_four_players_are_in_one_row(enter: Callable[..., Page]) -> None:
    """P13: the cash of whoever moves was broken into two lines beside the lamp."""
    page = enter(360, 640)
    page.goto(f"/table/{open_table(page, 'volldampf', bots=3)}")
    seats = page.get_by_role("list", name="Score").get_by_role("listitem")
    expect(seats).to_have_count(4)
    expect(seats.locator(".lamp").first).to_be_visible()
    await_still(page)
    assert {round(box(seat)["height"]) for seat in seats.all()} == {44}
    lamp = box(seats.locator(".lamp").first)
    assert lamp["width"] == lamp["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_cash_of_six_people_are_in_one_row(
    enter: Callable[..., Page], language: str
) -> None:
    """P15: with the marks of who is there, the cash of the last was cut."""
    page = enter(390, 844)
    stage(page, "volldampf-6-late-transport", language=language)
    seats = page.get_by_role("list", name=SCORE[language]).get_by_role("listitem")
    expect(seats).to_have_count(6)
    expect(seats.locator("[data-presence]").first).to_be_visible()
    for width, height in ((390, 844), (360, 640)):
        resize(page, width, height)
        assert faults(page, width, height) == []


def test_a_tab_begins_at_its_top_and_only_its_content_scrolls(enter: Callable[..., Page]) -> None:
    """P1: what is lit far down is brought into sight, and the page stays where it is."""
    page = enter(844, 390)
    stage(page, "glueck-auf-3-turn-innovation")
    yard, log = page.locator("[data-tab=yard]"), page.locator("[data-tab=log]")
    expect(yard.locator(".lamp")).to_be_visible()
    yard.click()
    until(page, lambda: page.evaluate(SCROLLED) > 0)
    await_still(page)
    assert page.evaluate("scrollY") == 0
    assert faults(page, 844, 390) == []
    log.click()
    until(page, lambda: page.evaluate(SCROLLED) == 0)


def test_a_phone_has_a_lamp_wherever_something_is_open(enter: Callable[..., Page]) -> None:
    """P1: your own engineers are lit on the mat, and the board is still what comes first."""
    page = enter(390, 844)
    stage(page, "russian-railroads-4-move-on")
    for tab in ("board", "mat"):
        expect(page.locator(f"[data-tab={tab}] .lamp")).to_be_visible()
    expect(page.locator("[data-tab=board]")).to_have_attribute("aria-selected", "true")


def test_home_shows_play_now_and_level_names(enter: Callable[..., Page]) -> None:
    """T16: at 1280×720 every poster leaves room for its button, and the name plates are level.

    A board full of departures beside them changes nothing.
    """
    page = enter(1280, 720)
    for number in range(6):
        seats = [{"name": f"Host {number}"}, {}, {}]
        opened = enter().request.post("/api/tables", data={"title": "volldampf", "seats": seats})
        assert opened.status == 201, opened.text()
    page.goto("/")
    buttons = page.locator(".card .go")
    expect(buttons).to_have_count(3)
    expect(page.locator(".board li")).to_have_count(6)
    await_still(page)
    for button in buttons.all():
        assert box(button)["y"] + box(button)["height"] <= 720
    for level in page.locator(".card [data-level]").all():
        assert box(level)["width"] >= 180, "the name of a level is cut"
    tops = {round(box(plate)["y"]) for plate in page.locator(".card h2").all()}
    assert len(tops) == 1


def test_a_phone_begins_with_the_games_that_wait(enter: Callable[..., Page]) -> None:
    """P2: whose turn it is comes before the posters."""
    page = enter(390, 844)
    open_table(page, "glueck-auf", 1)
    until(page, lambda: any(table["turn"] for table in page.request.get("/api/tables/mine").json()))
    page.goto("/")
    turn = page.get_by_text("Your turn").first
    expect(turn).to_be_visible()
    await_still(page)
    assert box(turn)["y"] < min(box(page.locator(".card").first)["y"], 400)


def test_a_lesson_on_a_phone_covers_nothing(enter: Callable[..., Page]) -> None:
    """P12: the card of a lesson lies under the board, over the prompt."""
    page = enter(390, 844)
    page.goto("/learn/russian-railroads")
    page.get_by_role("button", name="Begin").click()
    page.locator("[data-go]").click()
    card = page.locator('[data-lesson="track-task"]')
    expect(card).to_be_visible()
    await_still(page)
    content = box(page.locator("#tab-content"))
    assert box(card)["y"] >= content["y"] + content["height"] - 1
    assert content["height"] >= 240
    assert faults(page, 390, 844) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (720, 450), (640, 360)])
def test_a_lesson_fits_a_small_window(enter: Callable[..., Page], width: int, height: int) -> None:
    """P12: its words are not wider than their place, and the button that goes on is in sight."""
    page = enter(width, height)
    page.goto("/learn/volldampf?lang=de")
    page.locator(".go").first.click()
    card = page.locator("[data-lesson]")
    expect(card).to_be_visible()
    await_still(page)
    assert card.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    place, window = box(card), page.viewport_size
    assert window is not None
    assert place["x"] + place["width"] <= window["width"] + 1
    go, prompt = box(card.locator("[data-go]")), box(page.locator("[data-prompt]").first)
    assert go["y"] >= place["y"]
    assert go["y"] + go["height"] <= min(prompt["y"], window["height"]) + 1


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_shows_levels_whole(
    enter: Callable[..., Page], language: str, width: int, height: int
) -> None:
    page = enter(width, height)
    page.goto(f"/?lang={language}")
    page.locator(".card select[data-level]").first.wait_for()
    await_still(page)
    assert page.locator(".card select").evaluate_all(NARROWER) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (720, 450), (640, 360)])
def test_every_tab_of_a_replay_is_whole_on_a_phone(
    enter: Callable[..., Page], width: int, height: int
) -> None:
    page = enter(width, height)
    table = recorded(page, "russian-railroads")
    for tab in ("table", "score", "sources", "analysis"):
        page.goto(f"/replay/{table}?tab={tab}&lang=de")
        tabs = page.locator(".bar [role=tab]")
        expect(tabs).to_have_count(4)
        await_still(page)
        assert (
            tabs.evaluate_all("(all) => all.filter((it) => it.scrollWidth > it.clientWidth)") == []
        )
        for one in tabs.all():
            place = box(one)
            assert place["x"] >= 0
            assert place["x"] + place["width"] <= width + 1


def test_players_at_one_screen_have_names(enter: Callable[..., Page]) -> None:
    """T21: the seats of a shared screen are called after players, not after chairs."""
    page = enter()
    page.goto("/new?title=russian-railroads&with=screen")
    expect(page.get_by_label("Name on seat 2")).to_have_value("Player 2")
