"""Glück Auf in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from stellwerk.locales import Phrases
from web.tables import Clicker, open_situation, open_table

pytestmark = pytest.mark.web

TITLE: Final = "glueck-auf"
NARROWEST: Final = 24
"""The least width of something to click, in pixels."""
TARGETS: Final = """() => [...document.querySelectorAll('.ga [data-spot=open]')]
    .filter((spot) => spot.checkVisibility())
    .map((spot) => [spot.dataset.move, spot.getBoundingClientRect().width])"""


TALLY: Final = """() => [...document.querySelectorAll('.yard .delivered dt')].map((heading) => {
    const things = [...heading.nextElementSibling.querySelectorAll('.thing')].map((thing) => {
        const many = thing.querySelector('small')?.textContent.match(/\\d+/)?.[0] ?? '1';
        const copy = thing.cloneNode(true);
        copy.querySelector('small')?.remove();
        return Number(copy.textContent.match(/\\d+(?=\\D*$)/)?.[0] ?? '0') * Number(many);
    });
    const sum = Number(heading.nextElementSibling.nextElementSibling.textContent);
    return [things.reduce((total, points) => total + points, 0), sum];
})"""
"""By source, what the things in a yard say they score, and the sum beside them."""
SHIFT_TOKENS: Final = 4
"""The row of the sums whose things are tokens with their numbers, one point each."""


class Miner(Clicker):
    """Picks a lorry of the storage before the wagon it goes to, and tries everything once."""

    def __init__(self, page: Page, table: str, rng: Random, tabs: Sequence[str] = ()) -> None:
        super().__init__(page, table, rng, tabs)
        self.tried: set[str] = set()

    def choose(self, moves: Sequence[str]) -> str:
        """What was never tried comes first, so that every area is seen in any game."""
        move = self.rng.choice([move for move in moves if move not in self.tried] or moves)
        self.tried.add(move)
        return move

    def lit(self) -> set[str]:
        found = super().lit()
        picks = self.page.locator("[data-pick][data-spot=open]").all()
        for card in {pick.get_attribute("data-pick") for pick in picks if pick.is_visible()}:
            self.page.locator(f'[data-pick="{card}"]').first.click()
            found |= super().lit()
        return found

    def click(self, move: str) -> None:
        for pick in self.page.locator("[data-pick][data-spot=open]").all():
            card = pick.get_attribute("data-pick") or ""
            source = move.startswith(f"load-{card}-")
            if source or (card == "front" and (move == "store" or move[5:6].isdigit())):
                pick.click()
                break
        super().click(move)


def begin(page: Page, bots: int, seed: int, query: str = "", tabs: tuple[str, ...] = ()) -> Miner:
    """A table against bots, entered."""
    table = open_table(page, TITLE, bots=bots)
    page.goto(f"/table/{table}{query}")
    return Miner(page, table, Random(seed), tabs)


def test_a_game_of_two_is_clicked_to_its_end(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, bots=1, seed=11)
    expect(page.locator('[data-move="mining-1-2"]')).to_have_count(0)
    while player.step(keen=player.rng.random() < 0.7):
        pass
    assert {"ask-turn", "ask-pay", "ask-place", "ask-mine", "ask-keep"} <= player.asked
    view = player.view()
    rows = page.evaluate(TALLY)
    assert sum(total for _, total in rows) == view["scores"][0]
    del rows[SHIFT_TOKENS]
    assert [said for said, _ in rows] == [total for _, total in rows]
    result = page.get_by_role("dialog")
    for score in view["scores"]:
        expect(result.locator("table")).to_contain_text(str(score))
    assert page.locator("html").get_attribute("data-missing") is None


def test_a_phone_shows_every_open_move_on_one_of_its_tabs(enter: Callable[..., Page]) -> None:
    page = enter(390, 844)
    player = begin(page, bots=2, seed=3, tabs=("market", "yard"))
    for _ in range(30):
        player.step()
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_phone_turns_to_the_next_choice(enter: Callable[..., Page]) -> None:
    """From the yard, where an innovation was played, to the market, where an area is asked for."""
    page = enter(390, 844)
    table = open_situation(page, TITLE, "seat 1 innovations extra-share")
    page.goto(f"/table/{table}")
    player = Miner(page, table, Random(1))
    step = player.await_turn()["step"]
    page.locator("[data-tab=yard]").click()
    player.play("extra-share", step)
    player.await_turn()
    expect(page.locator('[data-spot=open][data-move="shares"]')).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_wide_table_fits_its_window(enter: Callable[..., Page], width: int, height: int) -> None:
    page = enter(width, height)
    player = begin(page, bots=3, seed=2)
    for _ in range(12):
        player.step()
        targets = page.evaluate(TARGETS)
        assert [name for name, wide in targets if wide < NARROWEST] == []
    size = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollHeight]")
    assert size[0] == width
    assert size[1] <= height


def test_a_closed_area_says_why_and_names_the_rule(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, bots=1, seed=1)
    player.await_turn()
    delivery = page.locator('[data-move="delivery"]')
    expect(delivery).to_have_attribute("data-spot", "closed")
    delivery.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("You have no order.")
    assert "#GA-6.5" in (tip.get_by_role("link").get_attribute("href") or "")


def test_areas_tell_all_in_words(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, bots=1, seed=1)
    view = player.await_turn()
    pile = view["position"]["pile_shares"]
    shares = page.locator('[data-move="shares"]')
    expect(shares).to_have_accessible_name(
        re.compile(
            rf"Shares\. {Phrases('glueck-auf').general(pile['top'])}\. {pile['cards']} cards\. "
            r"costs [12] workers?\b.* to you"
        )
    )
    words = page.get_by_role("region", name="The table in words")
    expect(words).to_contain_text("Mila: 0 points, 12 workers left.")


def test_workers_that_are_not_confirmed_can_be_taken_back(enter: Callable[..., Page]) -> None:
    page = enter()
    player = begin(page, bots=1, seed=1)
    player.play("mining-0-1", player.await_turn()["step"])
    view = player.await_asked()
    pay = [move["move"] for move in view["moves"] if move["move"].startswith("pay-")]
    if pay:
        player.play(pay[0], view["step"])
        view = player.await_asked()
    left = 12 - (view["position"]["area_mining_0_1"]["price"] - 1)
    expect(page.get_by_role("region", name=f"{left} of 12 left")).to_be_visible()
    page.get_by_role("button", name="Undo step").click()
    expect(page.get_by_role("region", name="12 of 12 left")).to_be_visible()


def test_a_rival_is_shown_large(enter: Callable[..., Page]) -> None:
    page = enter()
    begin(page, bots=3, seed=1)
    rivals = page.get_by_role("region", name="Rivals").get_by_role("button")
    expect(rivals).to_have_count(3)
    rivals.first.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("group", name="Track 1 for wheel and clover")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
def test_every_word_is_there(enter: Callable[..., Page], language: str) -> None:
    page = enter()
    player = begin(page, bots=1, seed=5, query=f"?lang={language}")
    for _ in range(12):
        player.step()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("html").get_attribute("data-missing") is None
