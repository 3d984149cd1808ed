"""Looking back and following: earlier steps, the log in few words, and scoring at a human pace."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.tables import await_step, until
from web.test_replays import finished

pytestmark = pytest.mark.web

LIVELY: Final = """
    const kept = JSON.parse(localStorage.getItem('stellwerk.settings'));
    localStorage.setItem('stellwerk.settings', JSON.stringify({ ...kept, speed: %s }));
    window.away = false;
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    window.beats = [];
    window.lit = new Set();
    new MutationObserver(() => {
        const key = document.querySelector('[data-scoring]')?.dataset.scoring;
        if (key && window.beats.at(-1) !== key) window.beats.push(key);
        for (const one of key ? document.querySelectorAll('[data-scored]') : []) {
            lit.add(`${one.closest('.mini') ? 'small' : 'large'} ${key}`);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Runs before a page: moves are animated, and the lines of a scoring are noted as they come."""
WORDY: Final = re.compile(r"\b(uses|moves|takes|sends|lays|plays) ", re.IGNORECASE)


class Two:
    """A table of two people in browsers of their own, whose moves are made without a page."""

    def __init__(self, page: Page, guest: Page, title: str, seed: int = 3) -> None:
        self.pages = (page, guest)
        self.rng = Random(seed)
        seats: list[dict[str, Any]] = [{"name": "Anna"}, {}]
        opened = page.request.post("/api/tables", data={"title": title, "seats": seats})
        self.id: str = opened.json()["id"]
        self.do(1, do="sit", name="Bert")
        assert page.request.post(f"/api/tables/{self.id}/commands", data={"do": "start"}).ok
        for seat in (0, 1):
            self.do(seat, do="prefer", confirm=False, declined=[])

    def do(self, seat: int, **command: Any) -> None:
        path = f"/api/tables/{self.id}/commands"
        done = self.pages[seat].request.post(path, data={"seat": seat, **command})
        assert done.ok, done.text()

    def view(self, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.pages[seat].request.get(f"/api/tables/{self.id}").json()
        return found

    def move(self, *, keen: bool = True) -> dict[str, Any]:
        """Somebody makes a move, the keen pass only if they must; the view after it."""
        seat = self.view()["awaited"][0]
        view = self.view(seat)
        moves = [one["move"] for one in view["moves"]]
        active = [one for one in moves if one != "pass"] if keen else moves
        self.do(seat, do="move", step=view["step"], move=self.rng.choice(active or moves))
        return self.view()

    def come_to_the_table(self) -> None:
        page = self.pages[0]
        page.goto(f"/table/{self.id}")
        expect(page.locator("[data-prompt]")).to_be_visible()

    def will_score(self, source: int, count: int) -> bool:
        """Whether a source of points and others, in all that many, score when the round ends."""
        sums: list[int] = [sum(one) for one in zip(*self.view()["forecast"], strict=True)]
        return sums[source] > 0 and sum(points > 0 for points in sums) >= count

    def near_the_end(self) -> bool:
        """Whether few moves of this round are left."""
        view = self.view()
        if view["title"] == "volldampf":
            return bool(view["position"]["phase"] == "transport")
        if view["title"] == "glueck-auf":
            return bool(view["position"]["passed"])
        return all(sum(seat["free"].values()) <= 1 for seat in view["position"]["seats"])


def test_any_step_of_a_running_game_is_seen_again_and_nothing_is_played(
    enter: Callable[..., Page],
) -> None:
    """T12: entries are short buttons; keys and clicks play nothing; new moves are counted."""
    page, guest = enter(), enter()
    two = Two(page, guest, "russian-railroads")
    for _ in range(30):
        two.move()
    while (before := two.view())["awaited"] != [0]:
        two.move()
    two.come_to_the_table()
    log = page.get_by_role("region", name="Log")
    lines = log.locator("[data-log]")
    expect(lines.first).to_be_enabled()
    words = lines.all_inner_texts()
    assert not [line for line in words if WORDY.search(line)]
    assert [line for line in words if re.search(r"\d\s→\s\d", line)]
    assert [line for line in words if re.search(r"\d workers?", line)]
    assert [line for line in words if re.search(r"[+−]\d+ a round", line)]
    expect(page.locator("[data-spot=open]").first).to_be_visible()

    entry = lines.nth(4)
    step = int(entry.get_attribute("data-log") or 0)
    entry.click()
    bar = page.locator("[data-past]")
    expect(bar).to_have_attribute("data-past", str(step))
    expect(bar).to_contain_text("You are looking at an earlier step")
    expect(bar).to_contain_text(f"step {step} of {before['steps']}")
    expect(entry).to_have_attribute("aria-current", "step")
    then = page.request.get(f"/api/tables/{two.id}/look-back?from={step}&count=1")
    shown = then.json()[0]
    totals = page.get_by_role("region", name="Score").locator("td.total")
    assert sorted(int(text.split()[0]) for text in totals.all_inner_texts()) == sorted(
        shown["scores"]
    )
    expect(page.locator("[data-spot=open]")).to_have_count(0)
    for key in ("p", "u", "r", "Enter", "1"):
        page.keyboard.press(key)
    page.locator("[data-spot]").first.click(force=True)
    assert two.view()["steps"] == before["steps"]

    page.keyboard.press("[")
    expect(bar).to_have_attribute("data-past", str(step - 1))
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-past", str(step))
    page.get_by_role("button", name="A step back").click()
    expect(bar).to_have_attribute("data-past", str(step - 1))

    news = two.move()["steps"] - before["steps"]
    expect(bar).to_contain_text(f"{news} new move")
    expect(bar).to_have_attribute("data-past", str(step - 1))
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_be_visible()


def test_looking_back_by_touch(enter: Callable[..., Page]) -> None:
    """T12: on a phone a line of the log shows the board then, and one button goes back."""
    page = enter(390, 844)
    two = Two(page, enter(), "glueck-auf", 5)
    for _ in range(16):
        two.move()
    two.come_to_the_table()
    page.locator("[data-tab=log]").click()
    lines = page.get_by_role("region", name="Log").locator("[data-log]")
    assert not [line for line in lines.all_inner_texts() if WORDY.search(line)]
    lines.nth(3).click()
    bar = page.locator("[data-past]")
    expect(bar).to_be_visible()
    expect(page.locator("[data-tab=log][aria-selected=true]")).to_have_count(0)
    back = page.get_by_role("button", name="Back to now")
    box = back.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    back.click()
    expect(bar).to_have_count(0)


def gained(view: dict[str, Any]) -> bool:
    """Whether the moves of the latest turn gave anybody points, or took some."""
    moves = [entry for entry in view["log"] if entry["actor"] >= 0]
    latest = [entry.get("gains", []) for entry in moves if entry["turn"] == moves[-1]["turn"]]
    return any(map(sum, zip_longest(*latest, fillvalue=0)))


@pytest.mark.parametrize("title", ["glueck-auf", "volldampf"])
def test_the_log_is_short_in_every_title_and_language(
    enter: Callable[..., Page], title: str
) -> None:
    """T12: no message is missing, runs of cards and stones are one line, gains are shown."""
    page = enter()
    two = Two(page, enter(), title, 7)
    for _ in range(60):
        if two.view()["state"] == "running":
            two.move()
    while (view := two.view())["state"] == "running" and not gained(view):
        two.move()
    counts = set()
    for language in ("en", "de", "fr", "cs"):
        page.goto(f"/table/{two.id}?lang={language}")
        lines = page.locator("[data-log]")
        expect(lines.first).to_be_visible()
        counts.add(lines.count())
        words = lines.all_inner_texts()
        assert not [line for line in words if "log-" in line or "short-" in line or "{" in line]
        assert [line for line in words if re.search(r"[+−]\d", line)]
        missing = page.evaluate("document.documentElement.dataset.missing ?? ''")
        assert missing == ""
    assert len(counts) == 1
    assert counts.pop() < len(page.request.get(f"/api/tables/{two.id}/log").json())


@pytest.mark.parametrize(("title", "beats"), [("russian-railroads", 2), ("volldampf", 1)])
def test_a_round_is_scored_line_by_line(enter: Callable[..., Page], title: str, beats: int) -> None:
    """T13: each source in turn, in the table and on the lines; the summary is in the panel."""
    page = enter()
    page.add_init_script(LIVELY % "3")
    two = Two(page, enter(), title, 11)
    # Chance decides in which round the Trans-Siberian and something else score for the first time.
    while not two.near_the_end() or (title == "russian-railroads" and not two.will_score(0, beats)):
        two.move()
    two.come_to_the_table()
    rounds = two.view()["round"]
    while two.view()["round"] == rounds:
        two.move()
    page.wait_for_function("(count) => beats.length >= count", arg=beats)
    expect(page.locator("[data-scoring]")).to_have_count(0)
    shown = page.evaluate("beats")
    assert len(shown) == len(set(shown))
    if title == "russian-railroads":
        assert "points-trans-siberian" in shown
    else:
        assert shown[0].startswith("vd-beat-")
    if title == "russian-railroads":
        assert page.evaluate("[...lit]")
        panel = page.get_by_role("region", name="Score")
        report = panel.locator("[data-report]")
        expect(report).to_contain_text("Trans-Siberian")
        fold = panel.locator("[data-summary]")
        fold.click()
        expect(report).to_have_count(0)
        page.reload()
        expect(fold).to_be_visible()
        expect(report).to_have_count(0)
        fold.click()
        expect(report).to_contain_text("Trans-Siberian")


def test_who_comes_in_a_later_round_is_shown_what_it_brought(enter: Callable[..., Page]) -> None:
    """The page does not know with which points that round began."""
    page = enter()
    two = Two(page, enter(), "russian-railroads", 11)
    while two.view()["round"] < 2 or not two.near_the_end():
        two.move()
    two.come_to_the_table()
    rounds = two.view()["round"]
    while two.view()["round"] == rounds:
        two.move()
    panel = page.get_by_role("region", name="Score")
    expect(panel.locator("[data-report]")).to_be_visible()
    expect(panel.locator("[data-summary]")).to_be_visible()


def test_glueck_auf_lights_what_scores_in_the_yards(enter: Callable[..., Page]) -> None:
    """T13: the token of a shift; at the end of the game every source of points, one by one."""
    page = enter()
    page.add_init_script(LIVELY % "3")
    two = Two(page, enter(), "glueck-auf", 11)
    # Who has no workers left passes by themselves, so the last move is not known beforehand.
    while two.view()["round"] < two.view()["rounds"]:
        two.move(keen=False)
    two.come_to_the_table()
    while (view := two.view())["state"] == "running":
        two.move(keen=False)
    sources = page.request.get("/api/catalog").json()["titles"]
    keys = next(one["sources"] for one in sources if one["id"] == "glueck-auf")
    scored = {
        key: [row[number] for row in view["points"]]
        for number, key in enumerate(keys)
        if any(row[number] for row in view["points"])
    }
    page.wait_for_function("(last) => beats.at(-1) === last", arg=list(scored)[-1])
    expect(page.locator("[data-scoring]")).to_have_count(0)
    assert page.evaluate("beats") == list(scored)
    own = {f"large {key}" for key, (mine, _) in scored.items() if mine}
    theirs = {f"small {key}" for key, (_, others) in scored.items() if others}
    assert set(page.evaluate("[...lit]")) == own | theirs


def test_a_scoring_is_skipped_by_a_key_and_not_shown_to_a_hidden_tab(
    enter: Callable[..., Page],
) -> None:
    """T13, T1: Escape ends it at once; a page that was hidden shows the game as it is."""
    page = enter()
    page.add_init_script(LIVELY % "0.25")
    two = Two(page, enter(), "russian-railroads", 11)
    while not two.near_the_end() or not two.will_score(0, 1):
        two.move()
    two.come_to_the_table()
    rounds = two.view()["round"]
    while two.view()["round"] == rounds:
        two.move()
    # What comes with the scoring is skipped with it.
    expect(page.locator("[data-scoring]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-scoring]")).to_have_count(0)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    page.evaluate("() => { window.away = true; window.beats = []; }")
    while (view := two.view())["round"] == rounds + 1:
        two.move(keen=False)
    # The round must have ended on the page before somebody looks at it again.
    await_step(page, view["step"])
    page.evaluate("() => { window.away = false; }")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    assert page.evaluate("beats") == []


def test_the_summary_on_a_phone_folds_with_the_first_action(enter: Callable[..., Page]) -> None:
    """P14: it is there when the round ends, and gone when the person acts."""
    page = enter(390, 844)
    two = Two(page, enter(), "russian-railroads", 11)
    while not two.near_the_end():
        two.move()
    two.come_to_the_table()
    rounds = two.view()["round"]
    while two.view()["round"] == rounds:
        two.move()
    report = page.locator("#tab-content [data-report]")
    expect(report).to_be_visible()
    while two.view()["awaited"] != [0]:
        two.move()
    page.locator("[data-spot=open]").first.click()
    expect(report).to_have_count(0)


def test_the_replay_says_what_was_played_and_shows_the_whole_table(
    enter: Callable[..., Page],
) -> None:
    """T17: turns in words instead of chips, turning points with their move, the mat in sight."""
    page = enter()
    table = finished(page, "russian-railroads")
    page.goto(f"/replay/{table}?step=40")
    totals = page.locator(".total")
    expect(totals.first).to_be_visible()
    page.evaluate("document.fonts.ready")
    until(page, lambda: page.evaluate("document.documentElement.scrollHeight <= innerHeight + 2"))
    page.get_by_role("tab", name="Score").click()
    point = page.locator(".points li").first
    expect(point.locator(".what")).to_have_text(re.compile(r"[A-Za-z]{3}"))
    moves = page.get_by_role("list", name=re.compile("Moves"))
    expect(moves.get_by_role("button").first).to_have_text(re.compile(r"[A-Za-z]{3}"))
    moves.get_by_role("button").nth(2).click()
    expect(moves.locator("[aria-current=step]")).to_have_count(1)
