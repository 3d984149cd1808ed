"""Volldampf in the browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import LIT, Clicker, await_still, open_situation, open_table, until

pytestmark = pytest.mark.web

TITLE: Final = "volldampf"
COMMIT: Final = "[data-commit]"
SHORTCUTS: Final = 0.6
"""How often the best way of a stone is taken at once instead of piece by piece."""
NUMBERS: Final = """() => {
    const slider = document.querySelector('[role=slider]');
    const kind = document.querySelector('[data-commit]')?.dataset.move?.split('-')[0];
    if (!slider || !kind) return [];
    const [least, most] = [Number(slider.ariaValueMin), Number(slider.ariaValueMax)];
    return Array.from({ length: most - least + 1 }, (_, n) => `${kind}-${least + n}`);
}"""
HERE: Final = """() => [
    ...[...document.querySelectorAll('[data-picks]')]
        .flatMap((city) => city.dataset.picks.split(' ')),
    ...(document.querySelector('[data-commit]') ? ['deliver'] : []),
]"""
RICH: Final = "seat 1 cash 30"
TWO_WAYS: Final = (
    "round 1",
    "order 1 2",
    "active 1",
    "stones blue@HAM",
    RICH,
    "seat 1 track N1 N2",
    "seat 2 track N3",
    "owed round last-cards income subsidies transports transport",
)
"""A stone that goes to Bremen or Hannover, at once or by the other; nobody can stop it."""
TWO_CITIES: Final = (
    "round 1",
    "order 1 2",
    "active 1",
    "stones blue@HAN violet@HAN blue@BRE",
    RICH,
    "seat 1 track N1 N2 N3",
    "seat 1 actions fast-locomotive",
    "owed round last-cards income subsidies transports transport",
)
"""Two stones in Hannover, one in Bremen, and a card that leaves the question as it is."""
CORNERS: Final = (
    "round 1",
    "order 1 2",
    "active 1",
    "stones red@STU violet@KOP yellow@KOE",
    RICH,
    "seat 1 track T9 N7 W10",
    "owed round last-cards income subsidies transports transport",
)
"""Stones in the south, in the west and in the north: more than a phone shows at once."""
COVERED: Final = """() => {
    const frame = document.querySelector('.map').getBoundingClientRect();
    return [...document.querySelectorAll('.map [data-spot=open]')].flatMap((city) => {
        const box = city.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return [];
        const above = document.elementFromPoint(x, y)?.closest('.map button');
        return above ? [`${city.ariaLabel}: ${above.ariaLabel}`] : [];
    });
}"""
COMMITTED: Final = ("bid-", "bonds-", "deliver")
"""Moves with a button that says what it does: there is nothing more to confirm."""
SHOWN: Final = """(step) => {
    const table = document.querySelector('[data-shown]');
    return table && table.ariaBusy !== 'true' && Number(table.dataset.shown) >= step;
}"""


class Conductor(Clicker):
    """Sets numbers with the stepper, spreads out the stones of a city, sends stones on a way."""

    def numbers(self) -> set[str]:
        """The moves that the stepper can be set to."""
        found: list[str] = self.page.evaluate(NUMBERS)
        return set(found)

    def here(self) -> set[str]:
        """What is lit, what the stepper reaches, and the stones that a lit city spreads out."""
        found: list[str] = self.page.evaluate(HERE)
        return {*self.page.evaluate(LIT), *self.numbers(), *found}

    def lit(self) -> set[str]:
        found = self.here()
        for tab in self.tabs:
            self.show(tab)
            found |= self.here()
        return found

    def show(self, tab: str) -> None:
        """Open a tab of a phone."""
        self.page.locator(f"[data-tab={tab}]").click()
        if tab == "map":
            for _ in range(3):
                self.page.get_by_role("button", name="Zoom out").click()

    def click(self, move: str) -> None:
        for tab in self.tabs:
            if move not in self.here():
                self.show(tab)
        if move == "deliver":
            self.page.locator(COMMIT).click()
        elif move in self.numbers():
            self.set_number(int(move.rpartition("-")[2]))
            self.page.locator(f'{COMMIT}[data-move="{move}"]').click()
        else:
            city = self.page.locator(f'[data-picks~="{move}"]')
            if city.count():
                city.click()
            self.page.locator(f'[data-spot=open][data-move="{move}"]').first.click()
            if self.tabs and move.startswith("group-"):
                self.page.locator(f'{COMMIT}[data-move="{move}"]').click()

    def set_number(self, wanted: int) -> None:
        """Step by step, as a person does it."""
        slider = self.page.get_by_role("slider")
        while (now := int(slider.get_attribute("aria-valuenow") or 0)) != wanted:
            far = self.page.locator(f"[data-step={'more' if wanted > now else 'less'}-five]")
            near = self.page.locator(f"[data-step={'more' if wanted > now else 'less'}]")
            (far if far.count() and abs(wanted - now) >= 5 else near).click()

    def step(self, *, keen: bool = True) -> bool:
        """A modest player: few bonds, low bids, and no skipping while a stone can be moved."""
        view = self.await_turn()
        if view["state"] == "over":
            return False
        moves = [move["move"] for move in view["moves"]]
        self.asked.add(view["prompt"]["key"])
        self.page.wait_for_function(SHOWN, arg=view["step"])
        lit = self.lit()
        assert set(moves) <= lit, (view["prompt"], set(moves) - lit)
        move = self.rng.choice(modest(moves) if keen else moves)
        if view["prompt"]["key"] == "ask-step" and self.rng.random() < SHORTCUTS:
            move = "deliver"
        shown = self.page.locator("[data-shown]").get_attribute("data-shown")
        self.click(move)
        final = any(one["move"] == move and one.get("final") for one in view["moves"])
        committed = (*COMMITTED, "group-") if self.tabs else COMMITTED
        if final and not move.startswith(committed):
            self.page.locator("[data-confirm]").click()
        self.page.wait_for_function(SHOWN, arg=int(shown or 0) + 1)
        return True


def modest(moves: list[str]) -> list[str]:
    """The moves worth a try: not to skip, to lose or to pass, and only small numbers."""
    idle = ("skip", "lose-", "pass", "decline")
    active = [move for move in moves if not move.startswith(idle)]
    numbers = [move for move in active if move.startswith(("bonds-", "bid-"))]
    if numbers:
        return [*numbers[:4], *(move for move in moves if move == "pass")]
    return active or moves


def begin(page: Page, bots: int, seed: int, **phone: Any) -> Conductor:
    """A table against bots, entered."""
    table = open_table(page, TITLE, bots=bots)
    page.goto(f"/table/{table}{phone.pop('query', '')}")
    return Conductor(page, table, Random(seed), **phone)


def begin_with(page: Page, *lines: str) -> Conductor:
    """A table against a bot that begins with a position, entered."""
    table = open_situation(page, TITLE, *lines)
    page.goto(f"/table/{table}")
    return Conductor(page, table, Random(4))


def test_a_game_of_two_is_clicked_to_its_end(enter: Callable[..., Page]) -> None:
    """From a transport with two ways, so that every kind of question comes in any game."""
    page = enter()
    player = begin_with(page, *TWO_WAYS)
    while player.step():
        pass
    assert {"ask-secret-bonds", "ask-secret-bids", "ask-take-group", "ask-lay"} <= player.asked
    assert {"ask-transport", "ask-step"} <= player.asked
    scores = player.view()["scores"]
    result = page.get_by_role("dialog")
    for score in scores:
        expect(result.locator("table")).to_contain_text(str(score).replace("-", "−"))
    assert page.locator("html").get_attribute("data-missing") is None


def test_a_phone_shows_every_open_move_on_one_of_its_tabs(enter: Callable[..., Page]) -> None:
    page = enter(390, 844)
    player = begin(page, 2, 6, tabs=("map", "phase", "players"))
    for _ in range(16):
        player.step()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_phone_comes_back_to_the_map_where_a_card_could_be_played_too(
    enter: Callable[..., Page],
) -> None:
    page = enter(390, 844)
    cards = "seat 1 actions fast-locomotive new-plan"
    player = begin_with(page, *(line for line in TWO_CITIES if "actions" not in line), cards)
    view = player.await_turn()
    page.locator("[role=tab]", has_text="Phase").click()
    player.play("fast-locomotive", view["step"])
    player.await_turn()
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_the_buttons_of_a_small_map_cover_nothing_that_is_lit(
    enter: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = enter(*size)
    player = begin_with(page, *CORNERS)
    page.wait_for_function(SHOWN, arg=player.await_turn()["step"])
    for edge in ("", "left", "down", "right", "up", "left", "down"):
        arrow = page.locator(f".edges button.{edge}") if edge else None
        if arrow is None or arrow.is_visible():
            if arrow is not None:
                arrow.click()
            await_still(page)
            assert page.evaluate(COVERED) == [], edge


def test_a_way_says_who_gains_before_it_is_sent(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin_with(page, *TWO_WAYS)
    player.play("blue@HAM", player.await_turn()["step"])
    view = player.await_turn()
    assert view["prompt"]["key"] == "ask-step"
    page.wait_for_function(SHOWN, arg=view["step"])
    expect(page.locator(".headline")).to_contain_text(" from ")
    commit = page.locator(COMMIT)
    promised = int((commit.inner_text().split("Confirm")[1]).split()[0])
    commit.click()
    gains = until(page, lambda: gains_since(player, view["steps"]))
    assert sum(gain["gain"] for gain in gains if gain["seat"] == 0) == promised


def gains_since(player: Conductor, step: int) -> list[dict[str, Any]]:
    """Who gained what by the transport that ended after a step."""
    return [
        event["params"]
        for entry in player.view()["log"]
        for event in entry["events"]
        if entry["number"] >= step and event["key"] == "event-gain"
    ]


def test_a_closed_segment_says_why_and_names_the_rule(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin_with(page, RICH)
    while player.await_turn()["prompt"]["key"] != "ask-lay":
        player.step()
    view = player.view()
    page.wait_for_function(SHOWN, arg=view["step"])
    cards = view["position"]["seats"][0]["routes"]
    closed = next(f"{symbol}1" for symbol in "NOWMST" if symbol not in cards)
    page.locator(f'[data-move="{closed}"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("needs the route card")
    assert "#VD-7.2" in (tip.get_by_role("link").get_attribute("href") or "")


def test_a_rival_is_shown_large(enter: Callable[..., Page]) -> None:
    page = enter()
    begin(page, 4, 1)
    page.locator("tbody tr").last.get_by_role("button").first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_contain_text("Track: 0 laid, 8 left")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
def test_every_word_is_there(enter: Callable[..., Page], language: str) -> None:
    page = enter()
    player = begin(page, 1, 5, query=f"?lang={language}")
    for _ in range(12):
        player.step()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("data-missing") is None


def test_a_transport_by_keyboard_alone(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin_with(page, *TWO_WAYS)
    view = player.await_turn()
    assert view["prompt"]["key"] == "ask-transport"
    page.wait_for_function(SHOWN, arg=view["step"])
    spots = page.locator("[data-spot=open][data-move*='@'], [data-picks]")
    spots.first.focus()
    page.keyboard.press("Enter")
    if page.locator("[data-picks][data-spot=selected]").count():
        page.keyboard.press("Enter")
    expect(page.locator(COMMIT)).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function(SHOWN, arg=view["step"] + 3)
    mine = [entry for entry in player.view()["log"] if entry["number"] >= view["steps"]]
    keys = [event["key"] for entry in mine if entry["actor"] == 0 for event in entry["events"]]
    assert "event-announce" in keys


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_spread_out_stones_cover_no_other_city_and_go_with_the_next_step(
    enter: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = enter(*size)
    player = begin_with(page, *TWO_CITIES)
    view = player.await_turn()
    page.wait_for_function(SHOWN, arg=view["step"])
    assert {move["move"] for move in view["moves"]} >= {"violet@HAN", "blue@BRE", "fast-locomotive"}
    hannover = page.locator("[data-picks~='violet@HAN']")
    stones = page.locator(".map [data-front]")
    hannover.click()
    expect(stones).to_be_visible()
    if size[0] < 720:
        page.locator("[data-tab=phase]").click()
    page.locator("[data-move=fast-locomotive]").first.click()
    page.wait_for_function(SHOWN, arg=view["step"] + 1)
    if size[0] < 720:
        page.locator("[data-tab=map]").click()
    expect(stones).to_have_count(0)
    hannover.click()
    expect(stones).to_be_visible()
    page.locator("[data-move='blue@BRE']").click()
    expect(page.locator(COMMIT)).to_be_enabled()
