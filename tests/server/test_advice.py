"""The teacher at a table: hints and judgements, where they are allowed, from one seat's view."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.engine import URL

from analysis.games import TABLES, played
from server.guests import Guest, open_house, wait_for
from server.test_api import two_guests
from server.test_secrecy import TITLES, Watched, instead, play_on
from stellwerk.analysis.advice import advise
from stellwerk.analysis.turns import PlayedTurn, played_turns
from stellwerk.server import teacher_questions
from stellwerk.server.analysis_line import AnalysisLine, AnalysisTask
from stellwerk.server.bot_worker import AnalysisQuestion, TeacherQuestion
from stellwerk.store.analyses import Which
from stellwerk.store.database import database_url
from stellwerk.table.table import Table
from stellwerk.titles import load_title

NODES = {"quick": 4, "normal": 6, "deep": 8}


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teacher_questions, "NODES", NODES)


def ask(guest: Guest, table: str, status: int = 200, **question: Any) -> Any:
    return guest.ask("POST", f"/api/tables/{table}/advice", status, json=question)


def against_bots(guest: Guest, **more: Any) -> str:
    seats = [{"name": "Anna"}, {"bot": "trainee"}]
    body = {"title": "russian-railroads", "seats": seats, **more}
    table: str = guest.post("/api/tables", body, 201)["id"]
    guest.do(table, "start")
    wait_for(lambda: 0 in guest.view(table)["awaited"])
    return table


def test_a_hint_and_a_judgement_against_bots(url: URL) -> None:
    with open_house(url) as house:
        anna = house.guest()
        table = against_bots(anna)
        view = anna.view(table)
        assert view["hints"]
        hint = ask(anna, table, seat=0)
        assert (hint["seat"], hint["played"], hint["mark"]) == (0, None, None)
        best = hint["best"][0]
        assert best["moves"][0] in [one["move"] for one in view["moves"]]
        amounts = [one["amount"] for one in hint["reasons"]]
        assert sum(amounts) == pytest.approx(hint["difference"])
        # The same question has the same answer; another level thinks longer.
        assert ask(anna, table, seat=0) == hint
        deep = ask(anna, table, seat=0, level="deep")
        assert sum(one["simulations"] for one in deep["best"]) > 0
        # Nobody has had a turn yet, and the teacher plays no move.
        fault = ask(anna, table, 409, seat=0, about=0)
        assert fault["words"]["key"] == "refused-hint-nothing"
        assert anna.view(table)["step"] == view["step"]
        for move in best["moves"]:
            anna.do(table, "move", seat=0, step=anna.view(table)["step"], move=move)
        held = anna.view(table)
        assert held["undo"]["confirm"]
        # A turn that is not confirmed yet is not judged, and there is no hint for it.
        assert ask(anna, table, 409, seat=0)["words"]["key"] == "refused-hint-turn"
        assert ask(anna, table, 409, seat=0, about=0)["words"]["key"] == "refused-hint-nothing"
        anna.do(table, "confirm", seat=0, step=held["step"])
        good = ask(anna, table, seat=0, about=0)
        assert good["played"]["moves"] == best["moves"]
        assert good["mark"] in ("best", "good", "inaccuracy", "mistake", "blunder")
        ask(anna, table, 400, seat=0, level="endless")
        ask(house.guest(), table, 403, seat=0)


def test_among_people_only_if_the_host_allows_it(url: URL) -> None:
    with open_house(url, analyses_per_hour=0) as house:
        anna, boris, table = two_guests(house)
        assert not boris.view(table)["hints"]
        fault = ask(anna, table, 409, seat=0)
        assert fault["words"]["key"] == "refused-hints"
        assert anna.do(table, "allow-hints", 409, allowed=True)["code"] == "refused"
        other = anna.open("tiny", {"name": "Anna"}, {})
        # Somebody may still come.
        assert not anna.view(other)["hints"]
        boris.do(other, "sit", seat=1, name="Boris")
        boris.do(other, "allow-hints", 403, allowed=True)
        anna.do(other, "allow-hints", allowed=True)
        # Everybody can see it.
        assert boris.view(other)["hints"]
        assert house.guest().view(other)["hints"]
        anna.do(other, "start")
        seat = anna.view(other)["awaited"][0]
        guest = (anna, boris)[seat]
        assert ask(guest, other, 429, seat=seat)["words"]["key"] == "refused-often-hints"


def test_a_turn_that_is_tried_out_is_judged_and_nothing_is_played(url: URL) -> None:
    with open_house(url) as house:
        anna = house.guest()
        table = against_bots(anna)
        before = anna.view(table)
        moves = tried_out(anna, table, 0)
        judged = ask(anna, table, seat=0, moves=moves)
        assert judged["played"]["moves"] == moves
        assert judged["mark"] in ("best", "good", "inaccuracy", "mistake", "blunder")
        amounts = [one["amount"] for one in judged["reasons"]]
        assert sum(amounts) == pytest.approx(judged["difference"])
        assert ask(anna, table, 409, seat=0, moves=["pass", "pass"])["code"]
        ask(anna, table, 400, seat=0, moves=["pass"] * 41)
        assert anna.view(table) == before
        ask(house.guest(), table, 403, seat=0, moves=moves)


def test_a_line_past_ones_turn_is_answered_for_whoever_decides_there(url: URL) -> None:
    with open_house(url) as house:
        anna = house.guest()
        table = against_bots(anna)
        before = anna.view(table)
        moves = tried_out(anna, table, 0)
        path = f"/api/tables/{table}/plan"
        seen = anna.get(path, seat=0, move=moves, line=True)
        while seen["viewer"] == 0 or len(seen["moves"]) == 1:
            moves.append(seen["moves"][-1]["move"])
            seen = anna.get(path, seat=0, move=moves, line=True)
        assert seen["viewer"] == 1
        assert seen["undo"]["imagined"]
        found = ask(anna, table, seat=0, moves=moves, line=True)
        assert found["seat"] == 1
        assert sum(found["chances"]) == pytest.approx(1.0, abs=1e-4)
        assert found["played"] is None
        # What the engine would play there can be played there.
        moves += found["best"][0]["moves"]
        assert anna.get(path, seat=0, move=moves, line=True)["undo"]["steps"] == len(moves)
        # With no moves it is the same as the turn at hand.
        assert ask(anna, table, seat=0, line=True)["seat"] == 0
        assert anna.view(table) == before
        ask(house.guest(), table, 403, seat=0, moves=moves, line=True)


def tried_out(guest: Guest, table: str, seat: int) -> list[str]:
    """A whole turn that a seat tries out."""
    moves: list[str] = []
    while True:
        seen = guest.get(f"/api/tables/{table}/plan", seat=seat, move=moves)
        if not seen["moves"]:
            return moves
        moves.append(seen["moves"][-1]["move"])


def test_the_host_may_choose_when_opening(url: URL) -> None:
    with open_house(url) as house:
        anna = house.guest()
        table = against_bots(anna, hints=False)
        assert not anna.view(table)["hints"]
        assert ask(anna, table, 409, seat=0)["words"]["key"] == "refused-hints"


@pytest.mark.parametrize(("title_id", "players"), TABLES)
def test_ones_own_last_turn_is_that_of_the_analysis(title_id: str, players: int) -> None:
    """It ends where the seat saw something new, and had a choice."""
    title = load_title(title_id)
    record = played(title_id, players, 60, bot="random")
    turns = [turn for turn in played_turns(title, record) if isinstance(turn, PlayedTurn)]
    for seat in range(players):
        last = [turn for turn in turns if turn.seat == seat][-1]
        found = teacher_questions.last_turn(title, record, seat, seat)
        assert found is not None
        assert found.position == title.write_position(last.before)
        assert len(found.moves) == len(last.moves)


def advice_on(table: Table, viewer: int) -> list[Any]:
    """What the teacher says to a viewer about every seat, without a server."""
    title, game = table.title, table.game
    found: list[Any] = []
    if viewer in table.awaited:
        position = teacher_questions.seen(table, viewer).copy()
        if position.turn != viewer:
            position.give_turn_to(viewer)
        found.append(advise(title, position, viewer, 4))
    record = game.record(table.names)
    found += [
        teacher_questions.last_turn(title, record, seat, viewer) is None
        for seat in range(game.players)
    ]
    return found


@pytest.mark.parametrize(("title", "players"), [one for one in TITLES if one[0] != "tiny"])
def test_advice_does_not_depend_on_what_is_hidden(title: str, players: int, tmp_path: Path) -> None:
    """Also on the wire: worlds a seat cannot tell apart have the same advice. Tiny has no value."""
    rng = Random(11)
    differed = asked = 0
    with open_house(database_url(str(tmp_path / "s.db"))) as house:
        watched = Watched(house, title, players)
        watched.live_table.table.hints_chosen = True
        for _ in range(40):
            table = watched.live_table.table
            if table.state != "running" or min(differed, asked) == 2:
                break
            viewer = rng.choice(table.awaited)
            other = watched.other(viewer, rng)
            other.hints_chosen = True
            if other.game.position.state() == table.game.position.state():
                play_on(watched, rng)
                continue
            differed += 1
            assert advice_on(other, viewer) == advice_on(table, viewer)
            guest = watched.guests[viewer]
            path = f"/api/tables/{watched.id}"
            open_now = guest.view(watched.id, seat=viewer)["moves"]
            tried = tried_out(guest, watched.id, viewer) if open_now else []

            def answers(
                guest: Guest = guest,
                path: str = path,
                viewer: int = viewer,
                tried: list[str] = tried,
            ) -> list[str]:
                said = []
                headers = {**guest.headers, "Cookie": f"stellwerk={guest.cookie}"}
                questions: list[dict[str, Any]] = [
                    {"about": one} for one in (None, *range(players))
                ]
                if tried:
                    questions.append({"moves": tried})
                    params: dict[str, Any] = {"seat": viewer, "move": tried}
                    plan = guest.client.get(f"{path}/plan", params=params, headers=headers)
                    said.append(plan.text)
                    # A line goes on past the turn.
                    line = guest.client.get(
                        f"{path}/plan", params={**params, "line": True}, headers=headers
                    )
                    assert line.json()["undo"]["imagined"]
                    said.append(line.text)
                    questions.append({"moves": tried, "line": True})
                for question in questions:
                    body = {"seat": viewer, "level": "quick", **question}
                    answer = guest.client.post(f"{path}/advice", json=body, headers=headers)
                    said.append(answer.text)
                return said

            true = answers()
            asked += '"best"' in true[-1 - bool(tried)]
            with instead(watched.live_table, other):
                assert answers() == true
            play_on(watched, rng)
    assert differed
    assert asked


def test_what_others_had_in_hand_does_not_change_how_their_turn_is_judged() -> None:
    """The position before a turn of another seat is veiled for whoever asks, too."""
    title = load_title("volldampf")
    rng = Random(3)
    checked = 0
    for _ in range(3):
        position = title.new_game(3, title.with_defaults({}))
        for _ in range(60):
            if position.turn < 0:
                position.play(rng.choice(position.moves()))
                continue
            move = rng.choice(position.moves())
            viewer = (position.turn + 1) % 3
            if title.veil_move(position, move, viewer) == move and rng.random() < 0.2:
                other = title.imagine(title.veil(position, viewer), viewer, rng)
                if move in other.moves():
                    true = advise(title, position, viewer, 4, [move])
                    assert advise(title, other, viewer, 4, [move]) == true
                    checked += 1
            position.play(move)
    assert checked


def test_a_person_who_waits_comes_before_analyses() -> None:
    async def taken() -> list[object]:
        line = AnalysisLine()
        line.add([AnalysisTask(Which("a", "seat"), AnalysisQuestion("", "seat", 1, 0))])
        question = TeacherQuestion("tiny", 1, 2, {}, [], 0, 0, 4)
        answer = asyncio.get_running_loop().create_future()
        line.add([AnalysisTask(Which("b", "seat"), question, answer)])
        return [type(task.question) for task in (line.take(), line.take()) if task]

    assert asyncio.run(taken()) == [TeacherQuestion, AnalysisQuestion]
