"""The lessons of first games: they can be played, and every sentence of them is true."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, TextElement
from fluent.syntax.ast import Message as MessageEntry
from fluent.syntax.visitor import Visitor

from stellwerk.core.lessons import LEARNER, script_of
from stellwerk.core.messages import Message
from stellwerk.core.title import Title
from stellwerk.locales import SHELVES, Phrases
from stellwerk.table.acts import Act
from stellwerk.table.course import LessonView, lesson_view
from stellwerk.table.errors import RefusedError
from stellwerk.table.lifecycle import open_course, rematch, sit, start
from stellwerk.table.log_entries import MessageView
from stellwerk.table.play import confirm, play, play_bot
from stellwerk.table.table import Table
from stellwerk.table.undo import restart_turn
from stellwerk.table.worth import worth
from stellwerk.titles import load_title, own_title_ids
from tiny.title import TITLE as TINY

LANGUAGES: Final = ("en", "de", "fr", "cs")
TITLES: Final = [id_ for id_ in own_title_ids() if load_title(id_).course]


def begin(title_id: str) -> Table:
    table = open_course(load_title(title_id), 0)
    sit(table, LEARNER, "p", "Mila", 0)
    start(table, 0, Random(1))
    return table


def now(table: Table) -> LessonView:
    found = lesson_view(table)
    assert found is not None
    return found


def go_on(table: Table) -> None:
    """Do what the lesson asks for."""
    lesson = now(table)
    if lesson.confirm:
        confirm(table, LEARNER, table.step, 0, Random(1))
    else:
        play(table, LEARNER, table.step, lesson.moves[0], 0, Random(1), onward=True)


def all_lessons(title_id: str) -> list[tuple[Table, LessonView]]:
    """Every lesson of a course as its first turn begins, and the end."""
    table = begin(title_id)
    found: list[tuple[Table, LessonView]] = []
    for _ in range(200):
        lesson = now(table)
        if not lesson.confirm and (not found or lesson.cards != found[-1][1].cards):
            journal: list[tuple[int, Act]] = list(table.fresh)
            found.append((Table.load(journal), lesson))
        if lesson.over:
            return found
        go_on(table)
    raise AssertionError("the course has no end")


def message(view: MessageView) -> Message:
    params = {
        name: message(value) if isinstance(value, MessageView) else value
        for name, value in (view.params or {}).items()
    }
    return Message(view.key, params)


def said(lesson: LessonView) -> list[MessageView]:
    return [
        one
        for card in lesson.cards
        for one in (card.head, *card.text, *([card.goal] if card.goal else []))
    ] + [scored.why for scored in lesson.scored]


@pytest.mark.parametrize("title_id", TITLES)
def test_a_course_has_six_to_eight_lessons_and_plays_the_whole_first_round(title_id: str) -> None:
    found = all_lessons(title_id)
    course = load_title(title_id).course
    assert course is not None
    assert 6 <= len(course.lessons) <= 8
    numbers = [lesson.number for _, lesson in found[:-1]]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(course.lessons) + 1))
    assert found[-1][1].over
    assert found[-1][1].scored
    table = found[-1][0]
    assert table.title.round_now(table.game.position) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", TITLES)
def test_every_sentence_can_be_said(title_id: str, language: str) -> None:
    phrases = Phrases(title_id, ["Mila", "Anna", "Bert"], language)
    for _, lesson in all_lessons(title_id):
        for view in said(lesson):
            assert "{" not in phrases.say(message(view))
    assert phrases.faults == set()


class Numbers(Visitor):
    """Finds digits in the text of messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found += re.findall(r"(?<!×)\d+", node.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", TITLES)
def test_no_figure_is_written_by_hand(title_id: str, language: str) -> None:
    page = SHELVES[0] / language / f"{title_id}-lessons.ftl"
    for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
        if isinstance(entry, MessageEntry):
            numbers = Numbers()
            node: BaseNode = entry
            numbers.visit(node)
            assert numbers.found == [], entry.id.name


@pytest.mark.parametrize("title_id", TITLES)
def test_the_gain_a_lesson_names_is_the_gain_of_its_turn(title_id: str) -> None:
    for table, lesson in all_lessons(title_id)[:-1]:
        gains = {(view.params or {}).get("gain") for view in said(lesson)}
        title: Title[Any] = table.title
        if lesson.moves == ["pass"] or not lesson.moves:
            continue
        before = standing(title, table)
        number = lesson.number
        while now(table).number == number and not (now(table).confirm and not now(table).moves):
            go_on(table)
        assert gains == {standing(title, table) - before}, lesson.name


def standing(title: Title[Any], table: Table) -> int:
    """What the learner has, and what the round would add, as far as their own turns count."""
    position = table.game.position
    if title.id == "glueck-auf":  # The token is not theirs before the shift is over.
        return position.scores()[LEARNER]
    if title.id == "volldampf":  # Bonds are told apart from income.
        return position.companies[LEARNER].income  # type: ignore[attr-defined,no-any-return]
    return worth(title, position)[LEARNER]


@pytest.mark.parametrize("title_id", TITLES)
def test_what_is_lit_is_open_to_the_learner(title_id: str) -> None:
    for table, lesson in all_lessons(title_id)[:-1]:
        assert lesson.cards[-1].lit == [f"move:{lesson.moves[0]}"]
        open_moves = {table.game.write(move) for move in table.game.position.moves()}
        assert lesson.moves[0] in open_moves


@pytest.mark.parametrize("title_id", TITLES)
def test_somebody_who_goes_another_way_still_finishes_the_round(title_id: str) -> None:
    table = begin(title_id)
    while now(table).only:
        go_on(table)
    phrases = Phrases(title_id, ["Mila", "Anna", "Bert"])
    strange = Random(3)
    for _ in range(300):
        lesson = now(table)
        for view in said(lesson):
            phrases.say(message(view))
        if lesson.over:
            break
        seat = table.awaited[0]
        if table.holding == LEARNER:
            confirm(table, LEARNER, table.step, 0, strange)
            continue
        move = table.game.write(strange.choice(table.game.asked(seat).moves()))
        if seat == LEARNER:
            play(table, LEARNER, table.step, move, 0, strange)
        else:
            play_bot(table, seat, table.step, move, 0, strange)
    assert now(table).over
    assert phrases.faults == set()


@pytest.mark.parametrize("title_id", TITLES)
def test_a_lesson_of_ones_own_way_comes_before_a_turn_and_is_true(title_id: str) -> None:
    table = begin(title_id)
    while now(table).only:
        go_on(table)
    strange, seen = Random(5), set[str]()
    for _ in range(300):
        lesson = now(table)
        if lesson.over:
            break
        if table.holding == LEARNER:
            confirm(table, LEARNER, table.step, 0, strange)
            continue
        seat = table.awaited[0]
        position = table.game.asked(seat)
        moves = [table.game.write(move) for move in position.moves()]
        begun = any(
            step.actor == LEARNER and step.turn == position.turns for step in table.game.latest
        )
        if lesson.name.endswith("-own"):
            seen.add(lesson.name)
            assert seat == LEARNER
            assert not begun
            assert lesson.name != "pass-own" or "pass" in moves
        move = strange.choice([move for move in moves if move != "pass"] or moves)
        if seat == LEARNER:
            play(table, LEARNER, table.step, move, 0, strange)
        else:
            play_bot(table, seat, table.step, move, 0, strange)
    # In Volldampf the free lesson is that of the last turn.
    assert seen or title_id == "volldampf"


def test_the_course_of_glueck_auf_uses_every_worker() -> None:
    table = begin("glueck-auf")
    while not now(table).over:
        left = table.game.position.boards[LEARNER].workers.bit_count()  # type: ignore[attr-defined]
        if left == 0:
            break
        go_on(table)
    assert not now(table).over


def test_a_turn_that_was_shown_can_be_taken_back() -> None:
    table = begin("russian-railroads")
    first = now(table)
    while not now(table).confirm:
        go_on(table)
    restart_turn(table, LEARNER, table.step, 0, Random(1))
    assert now(table) == first


def test_the_round_is_not_over_before_its_last_turn_is_confirmed() -> None:
    table = begin("russian-railroads")
    while now(table).name != "pass":
        go_on(table)
    go_on(table)
    assert now(table).confirm
    assert not now(table).over
    go_on(table)
    assert now(table).over


def test_a_table_is_the_same_when_it_is_loaded_again() -> None:
    table = begin("glueck-auf")
    go_on(table)
    again = Table.load(list(table.fresh))
    assert msgspec.json.encode(now(again)) == msgspec.json.encode(now(table))


def test_a_game_after_the_first_has_no_lessons() -> None:
    table = begin("russian-railroads")
    table.state = "over"
    assert rematch(table, "x", LEARNER, 0).opened.teaching == "none"


def test_a_title_without_lessons_says_so() -> None:
    with pytest.raises(RefusedError, match="no lessons"):
        open_course(TINY, 0)


@pytest.mark.parametrize("title_id", TITLES)
def test_the_line_says_whose_every_step_is(title_id: str) -> None:
    title = load_title(title_id)
    assert title.course is not None
    script = script_of(title, title.course)
    lessons = [turn.lesson for turn in script.turns if turn.lesson]
    assert [turn.seat for turn in script.turns if turn.lesson] == [LEARNER] * len(lessons)
    assert list(dict.fromkeys(lessons)) == [lesson.name for lesson in title.course.lessons]
