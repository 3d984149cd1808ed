"""Reports for people: every term has a name in every language, and amounts add up as shown."""

from __future__ import annotations

import re
from dataclasses import replace
from math import fsum

import pytest

from analysis.games import played
from stellwerk.analysis import Analyser, GameReport, analyse
from stellwerk.analysis.marks import MARKS
from stellwerk.analysis.paper import paper
from stellwerk.analysis.reasons import GENERAL, NAMED, sentences, term_key
from stellwerk.analysis.results import Difference, Knowledge
from stellwerk.analysis.words import Words, band_points, percent
from stellwerk.bots.evaluators import value_of
from stellwerk.bots.terms import Explainer
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER
from stellwerk.locales import Phrases
from stellwerk.titles import load_title, own_title_ids

LANGUAGES = ("en", "de", "fr", "cs")


@pytest.fixture(scope="module")
def report() -> GameReport:
    return analyse(Analyser(played("glueck-auf", 2, 20), 5))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id_", own_title_ids())
def test_every_term_has_a_name(id_: str, language: str) -> None:
    title = load_title(id_)
    position = title.new_game(2)
    while position.turn == DEALER:
        position.play(position.moves()[0])
    terms = {term.name for term in Explainer(title, value_of(title)).standing(position, 0)}
    phrases = Phrases(id_, (), language)
    names = [phrases.say(Message(term_key(id_, term))) for term in {*terms, *GENERAL}]
    assert phrases.faults == set()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_named_amounts_add_up_to_the_difference_that_is_said(
    report: GameReport, language: str
) -> None:
    phrases = Phrases(report.title, report.players, language)
    said = 0
    for turn in report.turns:
        lines = sentences(turn, report.title, phrases)
        if not lines:
            assert turn.reasons == ()
            continue
        head, *named = [points(line) for line in lines]
        assert len(named) <= NAMED + 1
        assert round(fsum(named), 1) == head == turn.difference
        said += 1
    assert said
    assert phrases.faults == set()


def points(line: str) -> float:
    """The last number of a sentence."""
    found = re.findall(r"[+−]\d+[.,]\d", line)
    return float(found[-1].replace("−", "-").replace(",", "."))


def test_a_difference_against_the_better_turn_is_said_to_pay_later(report: GameReport) -> None:
    phrases = Phrases(report.title)
    turn = report.turns[0]
    reasons = (Difference("score", -1.5),)
    said = sentences(replace(turn, difference=-1.5, reasons=reasons), report.title, phrases)
    assert said[0].endswith("worth −1.5; it pays off later:")
    assert said[1:] == ["points scored: −1.5"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("knowledge", ["seat", "everything"])
def test_every_sentence_is_there(report: GameReport, language: str, knowledge: Knowledge) -> None:
    words = Words(replace(report, knowledge=knowledge), language)
    assert len(list(words.turns(all_=True))) == len(report.turns)
    assert len(words.table()) == 1 + len(report.players)
    assert words.turning_points()
    assert words.title()
    assert words.settings()
    for mark, _ in MARKS:
        assert words.phrases.general(f"analysis-mark-{mark}")
    page = paper(report, language, all_=True)
    assert f'lang="{language}"' in page
    assert page.count("<section") == page.count("</section>") == len(report.turns)
    assert words.phrases.faults == set()


def test_a_page_needs_nothing_else_and_shows_names_as_text(report: GameReport) -> None:
    seats = tuple(replace(seat, name="<b>Eve</b>") for seat in report.seats)
    page = paper(replace(report, players=("<b>Eve</b>", "Bob"), seats=seats), all_=True)
    assert "<b>" not in page
    assert "&lt;b&gt;Eve&lt;/b&gt;" in page
    assert re.findall(r'(?:src|href)="', page) == []
    assert page.count("<polygon") == 2


def test_bands_fill_the_height_at_every_turn(report: GameReport) -> None:
    rows = band_points(report)
    assert len(rows) == len(report.turns) + 1
    assert all(fsum(row) == pytest.approx(1.0) for row in rows)


def test_percent() -> None:
    assert [percent(0.034), percent(-0.2, sign=True), percent(0.5, sign=True)] == [
        "3",
        "−20",
        "+50",
    ]
