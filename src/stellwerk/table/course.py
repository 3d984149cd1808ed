"""A table that teaches: the line of its course is played, and its lessons are shown.

What a lesson says follows from the position as the learner sees it. Whoever leaves the line goes on
against bots that think for themselves, and gets the lessons that are still true.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from stellwerk.core.lessons import LEARNER, MOVE, Card, Course, Figures, Script, Turn, script_of
from stellwerk.core.position import DEALER, Position
from stellwerk.core.title import Title
from stellwerk.records.replay import give_turn
from stellwerk.table import acts
from stellwerk.table.log_entries import MessageView, message_view
from stellwerk.table.table import Table
from stellwerk.table.turns import make_move
from stellwerk.titles import load_title


class CardView(msgspec.Struct, frozen=True):
    """A card to read: `lit` is what it speaks of, a move (`move:T1`) or a thing (`thing:score`)."""

    name: str
    head: MessageView
    text: list[MessageView]
    goal: MessageView | None
    lit: list[str]


class ScoredView(msgspec.Struct, frozen=True):
    """Why the learner got the points of one source at the end of the first round."""

    source: str
    why: MessageView


class LessonView(msgspec.Struct, frozen=True):
    """The lesson for now: lesson `number` of `count`, from 1; 0 between two lessons.

    The last of `cards` is the task. `moves` is the rest of the recommended turn; with `only`,
    nothing else is open yet. `opens` is the lesson from which on everything is. `scored` explains
    the first scoring. `over`: the first round is over, and the game goes on without lessons.
    """

    number: int
    count: int
    name: str
    cards: list[CardView]
    moves: list[str]
    only: bool
    opens: int
    confirm: bool
    scored: list[ScoredView]
    over: bool


def _view(course: Course, **more: Any) -> LessonView:
    """A lesson view with nothing in it but this."""
    opens = next(number for number, lesson in enumerate(course.lessons, 1) if lesson.free)
    nothing = LessonView(
        number=0,
        count=len(course.lessons),
        name="",
        cards=[],
        moves=[],
        only=False,
        opens=opens,
        confirm=False,
        scored=[],
        over=False,
    )
    return msgspec.structs.replace(nothing, **more)


@cache
def _script(title_id: str, rules: int) -> Script:
    title = load_title(title_id, rules)
    if title.course is None:
        return Script([], ())
    return script_of(title, title.course)


def _on_line(table: Table) -> tuple[Script, int] | None:
    """The script and how many of its steps were made, while all steps are those of the script."""
    if table.opened.teaching != "lessons":
        return None
    script = _script(table.title.id, table.title.version)
    made = len(table.game.move_list)
    if made > len(script.steps) or list(table.game.move_list) != script.steps[:made]:
        return None
    return script, made


def play_along(table: Table, at: int) -> bool:
    """Make the next step of the line, if it is not the learner's; whether there was one."""
    found = _on_line(table)
    if found is None:
        return False
    script, made = found
    if made == len(script.steps):
        return False
    actor, move = script.steps[made]
    if actor == LEARNER or (actor != DEALER and not table.seats[actor].played_by_bot):
        return False
    if actor == DEALER:
        table.note(acts.Played(DEALER, table.game.write(move)), at)
    else:
        make_move(table, actor, move, at)
    return True


def lesson_view(table: Table) -> LessonView | None:
    """The lesson of the learner now; None at a table without lessons."""
    course: Course | None = table.title.course
    if table.opened.teaching != "lessons" or course is None or table.state == "open":
        return None
    nothing = _view(course)
    if table.title.round_now(table.game.before_draft()) > 1 or table.game.over:
        return _ended(table, course)
    if LEARNER not in table.awaited:
        return nothing
    found = _on_line(table)
    if found is not None:
        script, made = found
        held = table.holding == LEARNER
        for turn in script.turns:
            if turn.lesson and turn.first <= made - held < turn.end:
                return _following(table, course, script, turn, made)
    return _own_way(table, course) or nothing


def _following(table: Table, course: Course, script: Script, turn: Turn, made: int) -> LessonView:
    """The lesson of a turn of the line."""
    before, after = _around(table.title, course, script, turn)
    figures = course.figures(before, after)
    number = course.lesson(turn.lesson)
    lesson = course.lessons[number]
    position = _played(table.title, course, script, made)
    moves = []
    for actor, move in script.steps[made : turn.end]:
        if actor == LEARNER:
            moves.append(table.title.write_move(position, move))
        give_turn(position, actor)
        position.play(move)
    first = table.title.write_move(before, script.steps[turn.first][1])
    return _view(
        course,
        number=number + 1,
        name=lesson.name,
        cards=[_card(course, card, figures, first) for card in lesson.cards],
        moves=moves,
        only=not lesson.free,
        confirm=table.holding == LEARNER,
    )


def _own_way(table: Table, course: Course) -> LessonView | None:
    """The lesson for somebody who has left the line, before each of their turns."""
    position = table.title.veil(table.game.asked(LEARNER), LEARNER)
    begun = any(step.actor == LEARNER and step.turn == position.turns for step in table.game.latest)
    if begun or table.holding == LEARNER or position.turn != LEARNER:
        return None
    name = course.later(position)
    if not name:
        return None
    number = course.lesson(name)
    lesson = course.lessons[number]
    figures = course.figures(position, position)
    card = _card(course, Card(f"{lesson.cards[-1].name}-own"), figures, "")
    return _view(course, number=number + 1, name=f"{lesson.name}-own", cards=[card])


def _ended(table: Table, course: Course) -> LessonView:
    """What is read once the first round is over, and why it brought what it did.

    That follows from the position before the last decision of the round. Clients know the amounts.
    """
    title, game = table.title, table.game
    before, end = game.beginning(), game.beginning()
    for actor, move in game.move_list:
        if actor != DEALER:
            before = end.copy()
        give_turn(end, actor)
        end.play(move)
        if title.round_now(end) > 1:
            break
    seen = title.veil(end, LEARNER)
    figures = course.figures(seen, seen)
    scored = [
        ScoredView(source, message_view(_scored(course, source, about)))
        for source, about in course.scored(title.veil(before, LEARNER), seen).items()
    ]
    ending = _card(course, course.ending, figures, "")
    return _view(course, name="end", cards=[ending], scored=scored, over=True)


def _scored(course: Course, source: str, figures: Figures) -> Any:
    return Card(f"scored-{source}").messages(course.id, figures)[0]


def _card(course: Course, card: Card, figures: Figures, first: str) -> CardView:
    head, text = card.messages(course.id, figures)
    goal = text.pop() if card.goal else None
    lit = list(card.lit) or ([f"{MOVE}{first}"] if first else [])
    return CardView(
        card.name,
        message_view(head),
        [message_view(one) for one in text],
        None if goal is None else message_view(goal),
        lit,
    )


def _around(
    title: Title[Any], course: Course, script: Script, turn: Turn
) -> tuple[Position, Position]:
    """The positions before and after a turn of the line, as the learner sees them."""
    before = _played(title, course, script, turn.first)
    after = _played(title, course, script, turn.end)
    return title.veil(before, LEARNER), title.veil(after, LEARNER)


def _played(title: Title[Any], course: Course, script: Script, made: int) -> Position:
    """The position after some steps of the line."""
    position: Position = title.read_position(
        course.players, title.with_defaults({}), course.position
    )
    for actor, move in script.steps[:made]:
        give_turn(position, actor)
        position.play(move)
    return position
