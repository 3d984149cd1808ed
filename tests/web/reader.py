"""Playing with nothing but what a screen reader says: the accessibility tree and live regions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Page

from web.tables import until

LISTEN: Final = """
    window.spoken = [];
    const LIVE = '[aria-live=polite], [role=status], [role=log], [role=alert]';
    const wholes = new WeakMap();
    const say = (text) => {
        const words = text.replace(/\\s+/g, ' ').trim();
        if (words) spoken.push(words);
    };
    const sayWhole = (region) => {
        const words = [...region.querySelectorAll('p, li, h2, [role=tooltip]')]
            .map((part) => part.textContent).join(' ');
        if (wholes.get(region) !== words) say(words);
        wholes.set(region, words);
    };
    new MutationObserver((changes) => {
        const whole = new Set();
        for (const { target, addedNodes, type } of changes) {
            const at = target.nodeType === 1 ? target : target.parentElement;
            const region = at?.closest(LIVE);
            if (!region) continue;
            if (region.ariaAtomic === 'true' || region.role === 'status') whole.add(region);
            else if (type === 'characterData') say(target.data);
            else for (const node of addedNodes) say(node.textContent ?? '');
        }
        for (const region of whole) sayWhole(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('focusin', ({ target }) => {
        if (target.matches('[data-prompt]')) return;
        const words = target.querySelector('.unseen, .words') ?? target;
        say(target.getAttribute('aria-label') ?? words.textContent);
    });
"""
"""Runs before a page: keeps what live regions say, and the names of what gets the focus."""
SPOKEN: Final = "(from) => spoken.slice(from)"
OPEN: Final = "open to you"
"""The state that a name ends with, if the thing can be chosen."""
IN_PROMPT: Final = ("Undo step", "Restart turn", "Hint", "Try out", "Plan my next turn")
"""Buttons of the prompt that choose nothing."""


MISSES: Final = 20
"""How often something may be gone before it is chosen, while moves are on their way."""


@dataclass(frozen=True, slots=True)
class Node:
    """A thing as it is announced."""

    role: str
    name: str
    value: str
    disabled: bool
    handle: int
    parents: tuple[str, ...]
    """Roles and names of what it is in, the innermost last."""


class Listener:
    """Somebody who hears the table. It is never asked what it shows."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.session.send("DOM.enable")
        self.silent: list[str] = []
        """Choices after which nothing was said."""
        self.made = 0
        self.missed = 0

    def nodes(self) -> list[Node]:
        """What is announced now, from top to bottom."""
        answer = self.session.send("Accessibility.getFullAXTree")
        found = {node["nodeId"]: node for node in answer["nodes"]}
        return list(_walk(found, answer["nodes"][0]["nodeId"], ()))

    def spoken(self, since: int = 0) -> list[str]:
        """What was said so far."""
        words: list[str] = self.page.evaluate(SPOKEN, since)
        return words

    def choices(self, nodes: list[Node]) -> list[Node]:
        """What can be chosen: things that say so, and the answers in the prompt."""
        return [node for node in nodes if node.role == "button" and _chooses(node)]

    def go_to(self, node: Node) -> bool:
        """Give a thing the focus; False if it is gone since it was heard."""
        try:
            self.session.send("DOM.focus", {"backendNodeId": node.handle})
        except Error:
            self.missed += 1
            assert self.missed < MISSES, f"{node.name} cannot be reached"
            return False
        return True

    def is_over(self, nodes: list[Node]) -> bool:
        return any(node.role == "dialog" and node.name == "Result" for node in nodes)

    def hear(self) -> list[Node]:
        """What is announced, once there is something to choose or the game is over."""

        def asked() -> list[Node]:
            nodes = self.nodes()
            return nodes if self.is_over(nodes) or self.choices(nodes) else []

        return until(self.page, asked, "nothing to choose is announced")

    def choose(self) -> bool:
        """Make one choice of those announced; False once the game is over."""
        nodes = self.hear()
        if self.is_over(nodes):
            return False
        choices = self.choices(nodes)
        number = next((node for node in nodes if node.role == "slider"), None)
        if number and self.rng.random() < 0.5:
            if self.go_to(number):
                self.page.keyboard.press("ArrowUp")
            return True
        keen = [node for node in choices if not node.name.startswith(("Pass", "Skip", "Decline"))]
        chosen = self.rng.choice(keen or choices)
        if not self.go_to(chosen):
            return True
        self.made += 1
        # The name of what has the focus was said before it is chosen.
        before = len(self.spoken())
        self.page.keyboard.press("Enter")
        try:
            until(self.page, lambda: self.spoken(before), "nothing was said")
        except AssertionError:
            self.silent.append(chosen.name)
        return True


def _chooses(node: Node) -> bool:
    if node.disabled:
        return False
    if OPEN in node.name:
        return True
    in_prompt = any(parent.startswith("region Your move") for parent in node.parents)
    return in_prompt and not node.name.startswith(IN_PROMPT)


def _walk(nodes: dict[str, Any], at: str, parents: tuple[str, ...]) -> Iterator[Node]:
    node = nodes.get(at)
    if node is None:
        return
    inside = parents
    if not node.get("ignored"):
        role = node.get("role", {}).get("value", "")
        name = node.get("name", {}).get("value", "")
        properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        yield Node(
            role,
            name,
            str(node.get("value", {}).get("value", "")),
            bool(properties.get("disabled")),
            node.get("backendDOMNodeId", 0),
            parents,
        )
        inside = (*parents, f"{role} {name}")
    for child in node.get("childIds", []):
        yield from _walk(nodes, child, inside)
