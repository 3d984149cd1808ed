"""The analysis of a record: what it says adds up, is found in time, and keeps secrets."""

from __future__ import annotations

import json
from math import fsum
from random import Random
from typing import Any

import msgspec
import pytest

from analysis.games import TABLES, played
from stellwerk.analysis import Analyser, GameReport, TurnReport, analyse, schema, to_json
from stellwerk.analysis.marks import MARKS, WRONG, accuracy_of, mark_of
from stellwerk.analysis.reasons import Reasoner, in_tenths
from stellwerk.analysis.results import Knowledge
from stellwerk.analysis.thinking import Thinker
from stellwerk.analysis.turns import Ending, PlayedTurn, played_turns
from stellwerk.bots.evaluators import calibrated, corrected, foretelling, value_of
from stellwerk.bots.tree import carried_out
from stellwerk.core.position import NOBODY, Position
from stellwerk.records import Record
from stellwerk.records.replay import give_turn
from stellwerk.titles import load_title, own_title_ids


def turns_of(record: Record) -> list[PlayedTurn]:
    title = load_title(record.title)
    return [turn for turn in played_turns(title, record) if isinstance(turn, PlayedTurn)]


class Table:
    """What an analyser uses, to look at single turns."""

    def __init__(self, record: Record, nodes: int, knowledge: Knowledge = "seat") -> None:
        self.analyser = Analyser(record, nodes, knowledge)
        self.title = self.analyser.title
        value = value_of(self.title)
        start = self.title.new_game(len(record.seats))
        self.plain = corrected(foretelling(value, self.title), self.title, start)
        judge = calibrated(self.plain, self.title, len(record.seats))
        self.thinker = Thinker(self.title, value, judge, nodes)
        self.reasoner = Reasoner(self.title, self.plain)

    def report(self, turn: PlayedTurn) -> TurnReport | None:
        return self.analyser._report(self.thinker, self.reasoner, turn, 0)


def test_marks_follow_what_was_given_away() -> None:
    """Whole per cents as they are shown: 2 to 4 an inaccuracy, 5 to 9 a mistake."""
    assert [mark_of(most - 1e-9) for _, most in MARKS] == [mark for mark, _ in MARKS]
    lost = (0.0, 0.01, 0.02, 0.04, 0.05, 0.09, 0.1, 1.0)
    assert [mark_of(one)[0] for one in lost] == list("bgiimmbb")


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy_of([]) == accuracy_of([0.0, 0.0]) == pytest.approx(100.0)
    assert 60.0 < accuracy_of([0.1]) < 70.0
    assert accuracy_of([0.0, 0.1]) > accuracy_of([0.1, 0.1]) > accuracy_of([1.0]) == 0.0


@pytest.mark.parametrize("id_", own_title_ids())
def test_turns_cover_every_choice_of_a_record(id_: str) -> None:
    record = played(id_, 2, 40)
    title = load_title(id_)
    covered: set[int] = set()
    for turn in turns_of(record):
        covered |= set(range(turn.first, turn.end))
        assert [move for _, move in record.steps[turn.first : turn.end]] == turn.moves
    position: Position = title.new_game(2)
    for step, (actor, move) in enumerate(record.steps):
        give_turn(position, actor)
        if actor >= 0 and len(position.moves()) > 1:
            assert step in covered
        position.play(move)


@pytest.mark.parametrize(("id_", "players"), [("glueck-auf", 2), ("volldampf", 3)])
def test_chances_and_accounts_add_up(id_: str, players: int) -> None:
    report = analyse(Analyser(played(id_, players, 16), 5))
    assert report.turns
    for turn in report.turns:
        assert fsum(turn.before) == pytest.approx(1.0)
        assert fsum(turn.after) == pytest.approx(1.0)
        assert fsum(turn.fortune) == pytest.approx(0.0, abs=1e-9)
        lost = turn.before[turn.seat] - turn.after[turn.seat]
        assert turn.given_away == pytest.approx(max(0.0, lost))
        assert turn.mark == mark_of(turn.given_away)
        assert turn.played.moves
        assert turn.best[0].chance >= turn.played.chance - 1e-9
        others = [option.chance for option in turn.best[1:]]
        assert others == sorted(others, reverse=True)
    for seat in report.seats:
        changes = seat.own + seat.others + seat.fortune + seat.outlook
        assert seat.start + changes == pytest.approx(seat.end)
        assert sum(seat.marks.values()) == seat.turns
    assert [point.number for point in report.turning_points] == sorted(
        point.number for point in report.turning_points
    )


def test_a_finished_game_ends_with_its_result() -> None:
    record = played("volldampf", 2, 10_000)
    analyser = Analyser(record, 1)
    analyser.ending = next(
        turn.position for turn in played_turns(analyser.title, record) if isinstance(turn, Ending)
    )
    assert record.result is not None
    assert analyser.ending.turn == NOBODY
    assert analyser.ending.scores() == list(record.result.scores)


def test_first_results_come_before_the_last() -> None:
    analyser = Analyser(played("glueck-auf", 3, 6), 4)
    turns = analyser.turns()
    next(turns)
    assert analyser.ending is None


def test_results_are_json_and_fit_their_schema() -> None:
    report = analyse(Analyser(played("glueck-auf", 2, 12), 4))
    text = json.dumps(to_json(report))
    again = msgspec.json.decode(text, type=GameReport)
    assert to_json(again) == to_json(report)
    made = schema()
    assert fits(json.loads(text), made, made["$defs"])
    broken = json.loads(text) | {"nodes": "many"}
    assert not fits(broken, made, made["$defs"])


def fits(value: Any, part: dict[str, Any], parts: dict[str, Any]) -> bool:
    """Whether a value fits the parts of JSON Schema that we use."""
    if "$ref" in part:
        return fits(value, parts[part["$ref"].rpartition("/")[2]], parts)
    match part.get("type"):
        case "object" if isinstance(value, dict):
            known = part.get("properties", {})
            more = part["additionalProperties"]
            return set(part.get("required", [])) <= set(value) and all(
                fits(item, known[name], parts)
                if name in known
                else more is not False and fits(item, more, parts)
                for name, item in value.items()
            )
        case "array" if isinstance(value, list):
            return all(fits(item, part["items"], parts) for item in value)
        case "string":
            return isinstance(value, str) and value in part.get("enum", [value])
        case "integer":
            return isinstance(value, int)
        case "number":
            return isinstance(value, int | float)
        case None:
            return True
    return False


def test_tenths_add_up_to_the_sum_in_tenths() -> None:
    rng = Random("tenths")
    for _ in range(200):
        amounts = {str(n): rng.gauss(0.0, 1.0) for n in range(rng.randrange(1, 12))}
        amounts["nothing"] = 0.0
        total, found = in_tenths(amounts)
        assert round(10 * fsum(one.amount for one in found)) == round(10 * total)
        assert total == pytest.approx(fsum(amounts.values()), abs=0.05001)
        assert "nothing" not in {one.term for one in found}
        for one in found:
            assert one.amount == pytest.approx(amounts[one.term], abs=0.1)


@pytest.mark.parametrize(("id_", "players"), TABLES)
def test_reasons_add_up_to_the_difference_of_the_judge(id_: str, players: int) -> None:
    """In every turn: the played one is compared with another that its seat could have taken."""
    record = played(id_, players, 12)
    table = Table(record, 1)
    compared = 0
    for turn in turns_of(record):
        world = turn.before
        other = [world.moves()[0]]
        good, bad = carried_out(world, other), carried_out(world, turn.moves)
        if good is None or bad is None or NOBODY in (good.turn, bad.turn):
            continue
        difference, reasons = table.reasoner.compare([world], other, turn.moves)
        assert round(10 * fsum(one.amount for one in reasons)) == round(10 * difference)
        leads = []
        for position in (good, bad):
            standing = table.plain.standing(position)
            own = standing.pop(turn.seat)
            leads.append(own - fsum(standing) / len(standing))
        assert difference == pytest.approx(leads[0] - leads[1], abs=0.05001)
        compared += 1
    assert compared


@pytest.mark.parametrize(("id_", "choices"), [("glueck-auf", 200), ("volldampf", 50)])
def test_a_seat_is_judged_by_what_it_knew(id_: str, choices: int) -> None:
    """Another table that looks the same to the seat gets the same report."""
    record = played(id_, 3, choices)
    table = Table(record, 3)
    title = table.title
    rng = Random("secrecy")
    compared = 0
    for turn in reversed(turns_of(record)):
        other = title.imagine(title.veil(turn.before, turn.seat), turn.seat, rng)
        if other.state() == turn.before.state() or carried_out(other, turn.moves) is None:
            continue
        elsewhere = turn._replace(before=other, drawn=[(other, other)])
        assert table.report(elsewhere) == table.report(turn)
        compared += 1
        if compared == 3:
            return
    pytest.fail("nothing was hidden")


def test_a_seat_is_judged_by_what_it_knew_of_the_cards() -> None:
    """In Russian Railroads cards are hidden from the start."""
    record = played("russian-railroads", 2, 4)
    table = Table(record, 2)
    turn = turns_of(record)[0]
    other = table.title.imagine(table.title.veil(turn.before, turn.seat), turn.seat, Random(2))
    assert other.state() != turn.before.state()
    assert table.report(turn._replace(before=other)) == table.report(turn)


def test_with_everything_the_real_table_is_judged() -> None:
    record = played("volldampf", 3, 12)
    table = Table(record, 4, "everything")
    position = turns_of(record)[5].before
    assert table.analyser._worlds(position, 0, Random(1)) == [position]


def test_a_planted_blunder_is_found_and_the_best_turn_is_not_marked() -> None:
    """What a longer search calls a waste of 15 % or more is found by a shorter one."""
    record = played("glueck-auf", 2, 200, "conductor")
    title = load_title("glueck-auf")
    longer, shorter = Table(record, 60), Table(record, 20)
    found = 0
    for turn in reversed(turns_of(record)):
        if turn.before.turn != turn.seat or len(turn.before.moves()) < 4:
            continue
        passing = next(
            (move for move in turn.before.moves() if title.write_move(turn.before, move) == "pass"),
            None,
        )
        if passing is None:
            continue
        planted = turn._replace(moves=[passing])
        judged = longer.report(planted)
        if judged is None or judged.given_away < 0.15:
            continue
        again = shorter.report(planted)
        assert again is not None
        assert again.mark in WRONG
        best = [title.read_move(turn.before, judged.best[0].moves[0])]
        position = turn.before.copy()
        position.play(best[0])
        for text in judged.best[0].moves[1:]:
            best.append(title.read_move(position, text))
            position.play(best[-1])
        kept = shorter.report(turn._replace(moves=best))
        assert kept is None or kept.mark not in WRONG
        found += 1
        break
    assert found
