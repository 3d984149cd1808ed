"""The tree: counts that add up, legal turns only, answers that come again."""

from __future__ import annotations

import gc
from math import sqrt
from random import Random
from typing import TypeVar

import pytest

from bots.tuned import TUNED
from stellwerk.bots import tree
from stellwerk.bots.evaluators import value_of
from stellwerk.bots.plans import Planner
from stellwerk.bots.search import SearchBot, uncollected
from stellwerk.bots.tree import CROWD, DUEL, Edge, Node, Tree, carried_out, lead, planned_end
from stellwerk.bots.values.value import Value
from stellwerk.core.position import DEALER, Position
from stellwerk.core.title import Title
from stellwerk.titles import load_title
from stellwerk.titles.russian_railroads.title import TITLE as RAILROADS
from stellwerk.titles.volldampf.title import TITLE as VOLLDAMPF
from tiny.position import LEFT, RIGHT, TinyPosition
from tiny.title import TITLE as TINY

P = TypeVar("P", bound=Position)


def dealt_of(title: Title[P], seed: int, players: int = 2) -> P:
    rng = Random(seed)
    position = title.new_game(players)
    while position.turn == DEALER:
        position.play(rng.choice(position.moves()))
    return position


def dealt(seed: int, players: int = 2) -> Position:
    return dealt_of(RAILROADS, seed, players)


def test_every_simulation_is_counted_once() -> None:
    tree = Tree(RAILROADS, value_of(RAILROADS), Random(1))
    tree.search([dealt(1)], 40)
    assert tree.root.visits == 40
    assert sum(edge.visits for edge in tree.root.edges) == 40
    assert abs(sum(edge.prior for edge in tree.root.edges) - 1.0) < 1e-9
    for edge in tree.root.edges:
        assert 0.0 <= edge.total <= edge.visits
        if edge.visits:
            assert sum(node.visits for node in edge.next) == edge.visits - 1


def test_a_search_ends_once_it_is_decided() -> None:
    """No simulation is saved that could have changed the choice."""
    simulations = []
    for seed in range(6):
        tree = Tree(RAILROADS, value_of(RAILROADS), Random(1))
        tree.search([dealt(seed)], 300)
        left = 300 - tree.root.visits
        assert left == 0 or lead(tree.root) > left
        simulations.append(tree.root.visits)
    assert min(simulations) < 300


def below(node: Node) -> list[Node]:
    """All nodes under one."""
    after = [*node.blind, *(after for edge in node.edges for after in edge.next)]
    return [*after, *(deeper for one in after for deeper in below(one))]


def tried(node: Node) -> int:
    return sum(edge.visits > 0 for edge in node.edges)


def test_a_search_that_sees_far_gives_turns_to_come_their_second_thoughts_late() -> None:
    for players, speeds, thoughts in ((2, DUEL, (True, True)), (3, CROWD, (True, False))):
        position = dealt(1, players)
        far = Tree(RAILROADS, value_of(RAILROADS), Random(1), far=True)
        far.search([position], 400)
        for mine, speed, second in zip((True, False), speeds, thoughts, strict=True):
            nodes = [node for node in below(far.root) if (node.seat == position.turn) == mine]
            assert all(tried(node) <= 1 + int(speed * sqrt(node.visits)) for node in nodes)
            assert (max(tried(node) for node in nodes) > 1) == second


def test_a_search_that_sees_wide_has_them_at_once() -> None:
    wide = Tree(RAILROADS, value_of(RAILROADS), Random(1))
    wide.search([dealt(1)], 100)
    assert max(tried(node) for node in below(wide.root) if node.visits < 1 / DUEL[0] ** 2) > 1


def test_several_others_do_what_the_value_likes_best_where_a_search_sees_far() -> None:
    """Whatever judges the leaves."""
    position = dealt(1, 3)
    value = value_of(RAILROADS)
    tree = Tree(RAILROADS, value, Random(1), Value(), far=True)
    tree.search([position], 60)
    answers = 0
    for edge in tree.root.edges:
        after = carried_out(position, edge.moves)
        assert after is not None
        for node in edge.next:
            seat = node.seat
            plans = Planner(value, Random(1), 2, 12, 600).plans(after)[:10]
            best = max(plans, key=lambda plan: value.shares(plan.end)[seat])
            assert [answer.moves for answer in node.edges] == [best.moves]
            answers += 1
    assert answers > 1


def test_the_answer_is_a_legal_turn() -> None:
    position = dealt(2)
    moves = Tree(RAILROADS, value_of(RAILROADS), Random(1)).search([position], 20)
    assert carried_out(position, moves) is not None


def test_a_turn_that_is_not_open_is_not_carried_out() -> None:
    position = dealt(2)
    closed = next(m for m in range(RAILROADS.move_count) if m not in position.moves())
    assert carried_out(position, [closed]) is None


def some_way_into(id_: str, seed: int, players: int) -> Position:
    """A position of random moves in which a seat has a choice."""
    rng = Random(seed)
    position: Position = load_title(id_).new_game(players)
    while position.turns < 3 + 5 * seed or position.turn == DEALER or len(position.moves()) < 2:
        position.play(rng.choice(position.moves()))
    return position


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("id_", TUNED)
def test_a_planned_turn_ends_where_it_ends_when_carried_out(id_: str, players: int) -> None:
    value = value_of(load_title(id_))
    found = 0
    for seed in range(4):
        position = some_way_into(id_, seed, players)
        plans = Planner(value, Random(1), 2, 12, 600).plans(position)
        for plan in plans:
            end = planned_end(plans, plan.moves)
            assert (end is None) == plan.drawn
            assert planned_end(plans, plan.moves[:]) is None, "of another search, perhaps"
            if end is not None:
                after = carried_out(position, plan.moves)
                assert after is not None
                assert end.state() == after.state()
                assert (end.turn, end.turns) == (after.turn, after.turns)
                assert end.moves() == after.moves()
                found += 1
    assert found >= 5


@pytest.mark.parametrize("id_", TUNED)
def test_what_was_planned_saves_work_and_changes_nothing(
    id_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = load_title(id_)
    position = some_way_into(id_, 2, 3)
    view = title.veil(position, position.turn)

    def searched() -> tuple[list[int], list[tuple[list[int], int, float]], int]:
        rng = Random(3)
        played = 0

        def counted(at: Position, moves: list[int]) -> Position | None:
            nonlocal played
            played += 1
            return carried_out(at, moves)

        monkeypatch.setattr(tree, "carried_out", counted)
        imagined = [title.imagine(view, position.turn, rng) for _ in range(8)]
        grown = Tree(title, value_of(title), rng)
        answer = grown.search(imagined, 40)
        return answer, [(one.moves, one.visits, one.total) for one in grown.root.edges], played

    *found, few = searched()
    monkeypatch.setattr(tree, "planned_end", lambda *_: None)
    *again, many = searched()
    assert found == again
    assert few < many


def test_turns_that_are_closed_are_tried_once_a_simulation() -> None:
    """Then the next best: closed ones make room for as many more."""
    position = dealt(2)
    open_ = position.moves()[0]
    closed = [m for m in range(RAILROADS.move_count) if m not in position.moves()][:3]
    grown = Tree(RAILROADS, value_of(RAILROADS), Random(1))
    node = Node(position.turn)
    node.edges = [Edge([move], 0.9 - 0.1 * n, []) for n, move in enumerate([*closed, open_])]
    node.plannings = 9
    grown.root = Node(position.turn)
    grown.far = True
    for _ in range(2):
        after, edge = grown.take(node, position)
        assert edge.moves == [open_]
        assert after.state() != position.state()
        assert node.varied
    assert [edge.barred for edge in node.edges] == [2, 2, 2, 0]


def test_the_position_searched_from_stays_as_it_was() -> None:
    position = dealt(3)
    before = position.state()
    Tree(RAILROADS, value_of(RAILROADS), Random(1)).search([position], 20)
    assert position.state() == before


def wagons_dealt() -> TinyPosition:
    """Two players have their secret wagons and choose tracks."""
    position = TINY.new_game(2, {"rounds": "2"})
    rng = Random(2)
    while position.turn == DEALER:
        position.play(rng.choice(position.moves()))
    return position


def test_chance_and_secrets_are_imagined_anew() -> None:
    """A seat that does not know the other's wagon still gets a legal, repeatable answer."""
    position = wagons_dealt()
    seat = position.turn
    view = TINY.veil(position, seat)
    answers = {SearchBot("a", nodes=60).choose(view, seat, position.moves()) for _ in range(3)}
    assert len(answers) == 1
    assert answers <= {LEFT, RIGHT}


def test_a_tree_is_gone_without_the_garbage_collector() -> None:
    """It stays away while a tree grows, so nothing in one may hold itself."""
    position = dealt_of(VOLLDAMPF, 1)
    view = VOLLDAMPF.veil(position, position.turn)
    with uncollected():
        before = parts_of_trees()
        SearchBot("a", nodes=100).choose(view, position.turn, position.moves())
        assert not gc.isenabled()
        assert parts_of_trees() == before
        tree = Tree(VOLLDAMPF, value_of(VOLLDAMPF), Random(1))
        tree.search([position], 100)
        assert parts_of_trees() > before + 100
    assert gc.isenabled()


def parts_of_trees() -> int:
    return sum(isinstance(thing, Node | Edge) for thing in gc.get_objects())


def test_values_of_leaves_decide() -> None:
    """A value that likes one seat's points less than nothing makes the tree throw them away."""

    class Contrary(Value):
        __slots__ = ()

        def points(self, position: Position, seat: int) -> float:
            return -float(position.scores()[seat])

    position = dealt(4)
    usual = Tree(RAILROADS, value_of(RAILROADS), Random(1)).search([position], 30)
    assert Tree(RAILROADS, Contrary(), Random(1)).search([position], 30) != usual


def test_nobody_answers_to_what_was_chosen_in_secret() -> None:
    """The first says in secret how many bonds to issue; the other decides at one node."""
    position = dealt_of(VOLLDAMPF, 1)
    tree = Tree(VOLLDAMPF, value_of(VOLLDAMPF), Random(1))
    tree.search([position], 200)
    followed = [edge for edge in tree.root.edges if edge.visits > 1]
    assert len(followed) > 1
    assert all(edge.secret == 1 and not edge.next for edge in followed)
    (other,) = tree.root.blind
    assert other.seat == 1 - position.turn
    assert other.visits == sum(edge.visits - 1 for edge in followed)
    after = [node for edge in other.edges for node in edge.next]
    assert {id(node.revealed) for node in after} <= {id(edge) for edge in followed}
    assert len({id(node.revealed) for node in after}) > 1
