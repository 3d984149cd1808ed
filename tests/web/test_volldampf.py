"""Volldampf in the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import LIT, Clicker, open_table, until

pytestmark = pytest.mark.web

TITLE: Final = "volldampf"
COMMIT: Final = "[data-commit]"
SHORTCUTS: Final = 0.6
"""How often the best way of a stone is taken at once instead of piece by piece."""
OUTCOMES: Final = ("event-gain", "event-action")
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
                self.page.get_by_role("button", name="Farther away").click()

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


def test_a_game_of_two_is_clicked_to_its_end(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, 1, 4)
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


def test_a_way_says_who_gains_before_it_is_sent(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, 1, 2)
    gains: list[dict[str, Any]] = []
    while not gains:
        while (view := player.await_turn())["prompt"]["key"] != "ask-step":
            player.step()
        page.wait_for_function(SHOWN, arg=view["step"])
        expect(page.locator(".headline")).to_contain_text(" from ")
        commit = page.locator(COMMIT)
        promised = int((commit.inner_text().split("Confirm")[1]).split()[0])
        commit.click()
        events = until(page, partial(outcome, player, view["steps"]))
        gains = [event["params"] for event in events if event["key"] == "event-gain"]
    assert sum(gain["gain"] for gain in gains if gain["seat"] == 0) == promised


def outcome(player: Conductor, since: int) -> list[dict[str, Any]]:
    """What became of the transport that goes on at a step: gains, or a card that stops it."""
    for entry in player.view()["log"]:
        told = [event for event in entry["events"] if event["key"] in OUTCOMES]
        if entry["number"] >= since and told:
            return told
    return []


def test_a_closed_segment_says_why_and_names_the_rule(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, 1, 1)
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
    player = begin(page, 1, 2)
    while player.await_turn()["prompt"]["key"] != "ask-transport" or not stones(player.view()):
        player.step()
    view = player.view()
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
    told = [event["key"] for entry in mine if entry["actor"] == 0 for event in entry["events"]]
    assert "event-announce" in told


def stones(view: dict[str, Any]) -> list[str]:
    """The stones that can be moved now."""
    return [move["move"] for move in view["moves"] if "@" in move["move"]]
