"""Messages become sentences; what cannot be said is noticed."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, VariableReference
from fluent.syntax.ast import Message as MessageEntry
from fluent.syntax.visitor import Visitor

from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY
from stellwerk.locales import SHELVES, Phrases
from stellwerk.titles import load_title, title_ids
from tiny.position import WHISTLE
from tiny.title import TITLE


def pages() -> list[Traversable]:
    return [
        page
        for shelf in SHELVES
        for language in shelf.iterdir()
        if language.is_dir()
        for page in language.iterdir()
        if page.name.endswith(".ftl")
    ]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_page_is_read_without_loss_and_defines_nothing_twice(page: Traversable) -> None:
    resource = FluentParser().parse(page.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    assert names
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_what_every_page_of_the_client_knows_is_defined_once(language: str) -> None:
    """They are loaded together: of two messages with one name, one would never be said."""
    together = {f"{name}.ftl" for name in ("web", "general", "refusals", "bots", "teacher")}
    names: list[str] = []
    for page in pages():
        if page.name in together and f"/{language}/" in str(page):
            resource = FluentParser().parse(page.read_text(encoding="utf-8"))
            names += [entry.id.name for entry in resource.body if isinstance(entry, MessageEntry)]
    assert names
    assert [name for name in set(names) if names.count(name) > 1] == []


def test_seats_get_their_names() -> None:
    message = Message("tiny-whistled", {"seat": 0, "other_seat": 1})
    assert Phrases("tiny", ["Anna", "Bert"]).say(message) == "Anna whistles at Bert."
    assert Phrases("tiny").say(message) == "seat 1 whistles at seat 2."


def test_numbers_choose_their_form() -> None:
    phrases = Phrases("tiny", ["Anna"])
    assert phrases.say(Message("tiny-earned", {"seat": 0, "points": 1})) == "Anna earns one point."
    assert phrases.say(Message("tiny-earned", {"seat": 0, "points": 3})) == "Anna earns 3 points."


def test_a_message_inside_a_message() -> None:
    inner = Message("tiny-at", {"seat": 1})
    said = Phrases("tiny", ["Anna", "Bert"]).say(Message("tiny-not-now", {"move": inner}))
    assert said == "it is not the time to whistle at Bert"


def test_an_unknown_message_is_shown_by_its_key_and_noticed() -> None:
    phrases = Phrases("tiny")
    assert phrases.say(Message("tiny-unheard-of", {"a": 1})) == "tiny-unheard-of a=1"
    assert phrases.faults == {"there is no message tiny-unheard-of"}


def test_a_missing_parameter_is_noticed() -> None:
    phrases = Phrases("tiny")
    phrases.say(Message("tiny-draw", {}))
    assert len(phrases.faults) == 1


def test_why_a_move_is_closed() -> None:
    position = TITLE.new_game(2)
    assert Phrases("tiny").say(TITLE.refusal(position, WHISTLE)) == (
        "whistle is not possible now: it is not the time to whistle at somebody (TY-2)."
    )


def parameters(page: Traversable) -> dict[str, set[str]]:
    """The messages of a page, each with the parameters it uses."""
    found = {}
    for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
        if isinstance(entry, MessageEntry):
            used = Variables()
            used.visit(entry)
            found[entry.id.name] = used.names
    return found


class Variables(Visitor):
    """Collects the names of parameters."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, VariableReference):
            self.names.add(node.id.name)
        super().generic_visit(node)


@pytest.mark.parametrize("language", ["de", "fr", "cs"])
@pytest.mark.parametrize("page", list((SHELVES[0] / "en").iterdir()), ids=lambda page: page.name)
def test_every_language_has_every_message_with_its_parameters(
    page: Traversable, language: str
) -> None:
    assert parameters(SHELVES[0] / language / page.name) == parameters(page)


@pytest.mark.parametrize("id_", title_ids())
def test_a_title_has_a_sentence_for_all_it_says(id_: str) -> None:
    """Prompts, descriptions, events and reasons of random games, for every player count."""
    title = load_title(id_)
    phrases = Phrases(id_)
    rng = Random(1)
    for players in title.players:
        position = title.new_game(players)
        position.events = []
        while position.turn != NOBODY:
            phrases.say(title.prompt(position))
            for move in position.moves():
                phrases.say(title.describe(position, move))
            for move in rng.sample(range(title.move_count), 5):
                reason = title.why_not(position, move)
                if reason is not None:
                    phrases.say(reason)
            position.play(rng.choice(position.moves()))
        for event in position.events:
            phrases.say(event)
    assert sorted(phrases.faults) == []
