"""Playing with keys alone, from a table's first choice to its last."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from web.tables import await_step, until

THINGS: Final = """() => {
    const shown = (thing) => thing.getClientRects().length > 0;
    const front = document.querySelector('[data-front]') ?? document;
    const all = [...front.querySelectorAll('[data-spot=open], [data-open]')].filter(shown);
    const answer = (thing) => thing.matches('[data-answer]');
    return [...all.filter((one) => !answer(one)), ...all.filter(answer)].map((thing) => ({
        move: thing.dataset.move ?? '',
        picks: (thing.dataset.picks ?? '').split(' '),
        card: thing.dataset.pick ?? '',
        commits: thing.matches('[data-commit]'),
    }));
}"""
"""What can be chosen, in the order of the numbers."""
ON: Final = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    return {
        move: at.dataset.move ?? '',
        state: at.dataset.spot ?? '',
        slider: at.matches('[role=slider]'),
        prompt: at.matches('[data-prompt]'),
        name: (at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 80),
    };
}"""
"""Where the focus is; nothing if it was lost."""
IDLE: Final = "() => !document.querySelector('[aria-busy=true]')"
AT_PROMPT: Final = "() => document.activeElement?.matches('[data-prompt]')"
TOWARDS: Final = """(move) => {
    const target = [...document.querySelectorAll('[data-spot=open]')]
        .find((spot) => spot.dataset.move === move && spot.getClientRects().length);
    const at = document.activeElement;
    if (!target || !at || at === document.body) return '';
    const [from, to] = [at.getBoundingClientRect(), target.getBoundingClientRect()];
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
    return y > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
"""The arrow that leads to a move."""
PATIENT: Final = 3
"""Arrows somebody presses before typing a number instead."""
FROM_FRONT: Final = ("store", "load-1-", "load-2-", "load-3-")
"""Moves of the lorry at the front of the mining row."""
NUMBER: Final = "() => Number(document.querySelector('[role=slider]')?.ariaValueNow ?? 0)"


def leads(thing: dict[str, Any], move: str) -> bool:
    """Whether a thing is chosen before a move: a city with its stones, a lorry before its wagon."""
    card = thing["card"]
    named = move.startswith(f"load-{card}-") if card != "front" else move.startswith(FROM_FRONT)
    return move in thing["picks"] or (card != "" and named)


class Typist:
    """Somebody without a mouse: arrows, Tab, numbers and Enter, every key counted."""

    def __init__(self, page: Page, table: str, rng: Random) -> None:
        self.page = page
        self.table = table
        self.rng = rng
        self.now: dict[str, Any] | None = None
        """What was asked last, drawn."""
        self.keys = 0
        self.counts: list[int] = []
        """Keys per choice, Confirm included."""
        self.lost: list[str] = []
        """Choices after which nothing had the focus."""

    def view(self) -> dict[str, Any]:
        """What the server shows this person."""
        answer = self.page.request.get(f"/api/tables/{self.table}?seat=0")
        view: dict[str, Any] = answer.json()
        return view

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def awaited(self) -> dict[str, Any]:
        """The view, drawn, in which something is asked of this person, or the game is over."""

        def asked() -> dict[str, Any] | None:
            view = self.view()
            waits = view["moves"] or view["undo"]["confirm"] or view["state"] == "over"
            return view if waits else None

        view = until(self.page, asked, "this person is not asked")
        await_step(self.page, view["step"])
        return view

    def focus(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(ON)
        return found

    def choose(self) -> bool:
        """Make one choice and confirm it if that is asked; False once the game is over."""
        view = self.now or self.awaited()
        if view["state"] == "over":
            return False
        self.keys = 0
        confirms = view["undo"]["confirm"]
        if confirms:
            self.press("Enter")
        else:
            moves = [one["move"] for one in view["moves"]]
            self.play(self.pick(moves), view)
        until(self.page, lambda: self.view()["step"] != view["step"], f"{view['prompt']}")
        self.page.wait_for_function(IDLE)
        if confirms and self.counts:
            self.counts[-1] += self.keys
        else:
            self.counts.append(self.keys)
        self.now = after = self.awaited()
        if after["state"] != "over" and self.focus() is None:
            self.lost.append(f"step {after['step']}, {after['prompt']}")
        return True

    def pick(self, moves: list[str]) -> str:
        """One of these moves; keen people pass late."""
        active = [move for move in moves if move not in ("pass", "skip", "decline")] or moves
        return self.rng.choice(active)

    def play(self, move: str, view: dict[str, Any]) -> None:
        """Go to where a move is open, and choose it."""
        committed = move.startswith(("bid-", "bonds-")) or move == "deliver"
        if move.startswith(("bid-", "bonds-")):
            self.set_number(int(move.rpartition("-")[2]))
        elif move == "deliver":
            self.go_to_commit()
        else:
            self.go_to(move)
        self.press("Enter")
        final = any(one["move"] == move and one.get("final") for one in view["moves"])
        if final and not committed:
            self.page.wait_for_function(AT_PROMPT)
            self.press("Enter")

    def go_to_commit(self) -> None:
        """To the prompt, where Enter does what its button says; the focus is there already."""
        if not self.page.evaluate(AT_PROMPT):
            things = self.page.evaluate(THINGS)
            self.type_number(next(n for n, one in enumerate(things) if one["commits"]) + 1)

    def go_to(self, move: str) -> None:
        """To a move by its number, unless it has the focus already or is an arrow away."""
        on = self.focus()
        if on and on["move"] == move and on["state"] == "open":
            return
        if self.rng.random() < 0.5 and self.walk(move):
            return
        things = self.page.evaluate(THINGS)
        at = next((n for n, one in enumerate(things) if one["move"] == move), None)
        if at is None:
            first = next((n for n, one in enumerate(things) if leads(one, move)), None)
            assert first is not None, f"{move} cannot be reached by keyboard"
            self.type_number(first + 1)
            self.press("Enter")
            things = self.page.evaluate(THINGS)
            at = next(n for n, one in enumerate(things) if one["move"] == move)
            if self.at(move):
                return
        self.type_number(at + 1)
        assert self.at(move), (move, self.focus())

    def walk(self, move: str) -> bool:
        """Go there with a few arrows; whether that was enough."""
        for _ in range(PATIENT):
            if not (key := self.page.evaluate(TOWARDS, move)):
                return False
            self.press(key)
            if self.at(move):
                return True
        return False

    def at(self, move: str) -> bool:
        on = self.focus()
        return on is not None and on["move"] == move

    def type_number(self, number: int) -> None:
        if (on := self.focus()) and on["slider"]:
            self.press("Escape")
            self.press("Tab")
        for digit in str(number):
            self.press(digit)

    def set_number(self, wanted: int) -> None:
        """The number to set has the focus; what is typed is set."""
        on = self.focus()
        if not on or not on["slider"]:
            self.press("ArrowDown")
        until(self.page, lambda: (self.focus() or {}).get("slider"), "no number to set")
        if self.page.evaluate(NUMBER) == wanted:
            return
        for digit in str(wanted):
            self.press(digit)
        assert self.page.evaluate(NUMBER) == wanted
