"""The environments keep what PettingZoo asks of them, and what we promise."""

from __future__ import annotations

import random
import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from research.tables import TABLES, TITLES

with pytest.warns(DeprecationWarning, match="old environment creation API"):
    # PettingZoo's tests make one of its environments in the way it has given up.
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from stellwerk.core.errors import StellwerkError
from stellwerk.research.pettingzoo import TableEnv, env
from stellwerk.titles import load_title

pytestmark = pytest.mark.research


def random_action(table: TableEnv) -> int:
    observation, _, _, _, _ = table.last()
    assert observation is not None
    return random.choice(np.flatnonzero(observation["action_mask"]).tolist())


def play_to_the_end(table: TableEnv) -> dict[str, float]:
    """The sum of each agent's rewards."""
    totals = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, termination, _, _ = table.last()
        totals[agent] += reward
        table.step(None if termination else random_action(table))
    return totals


# The peers' own suite. It warns of observations that are dicts, as those of its own games are.


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_api(title: str, players: int) -> None:
    api_test(env(title, players), num_cycles=120)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_seed(title: str, players: int) -> None:
    seed_test(lambda: env(title, players), num_cycles=40)


@pytest.mark.parametrize("title", TITLES)
def test_render(title: str) -> None:
    def table(render_mode: str) -> TableEnv:
        return env(title, 2, render_mode=render_mode)

    render_test(table, custom_tests={"svg": is_svg})


@pytest.mark.parametrize("title", ["russian-railroads"])
def test_performance_benchmark(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(title, 4))
    figures = re.findall(r"([\d.]+) (?:turns|cycles) per second", capsys.readouterr().out)
    assert len(figures) == 2
    assert min(map(float, figures)) > 0


def is_svg(text: str) -> bool:
    return ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


# Our promises.


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_outcome_is_paid_once(title: str, players: int) -> None:
    random.seed(f"{title}{players}")
    table = env(title, players)
    table.reset(seed=1)
    totals = play_to_the_end(table)
    assert sum(totals.values()) == pytest.approx(0)
    winners = {f"seat_{seat + 1}" for seat in table.position.winners()}
    best = max(totals.values())
    assert {agent for agent, total in totals.items() if total == best} >= winners
    assert best == pytest.approx((players / len(winners) - 1) / (players - 1))


@pytest.mark.parametrize("title", TITLES)
def test_shaped_rewards_add_up_to_the_lead(title: str) -> None:
    random.seed(title)
    table = env(title, 2, shaping=0.5)
    table.reset(seed=2)
    start = table.position.scores()
    totals = play_to_the_end(table)
    plain = env(title, 2)
    random.seed(title)
    plain.reset(seed=2)
    outcomes = play_to_the_end(plain)
    assert plain.position.state() == table.position.state()
    points = table.position.scores()
    assert start[0] == start[1]
    lead = 0.5 * (points[0] - points[1])
    assert totals["seat_1"] == pytest.approx(outcomes["seat_1"] + lead, abs=1e-4)
    assert totals["seat_2"] == pytest.approx(outcomes["seat_2"] - lead, abs=1e-4)


@pytest.mark.parametrize("title", TITLES)
def test_names_tell_the_same_as_numbers(title: str) -> None:
    random.seed(title)
    table = env(title, 2)
    table.reset(seed=3)
    for _ in range(150):
        if table.terminations[table.agent_selection]:
            break
        for seat, agent in enumerate(table.possible_agents):
            values = table.readable(agent)
            points = table.position.scores()
            assert values["you"]["points"] == points[seat]
            assert values["seat +1"]["points"] == points[1 - seat]
            observation = table.observe(agent)
            assert table.observation_space(agent).contains(observation)
            others_turn = table.agent_selection != agent
            assert (observation["action_mask"].sum() == 0) == others_turn
        table.step(random_action(table))


def test_a_readable_position() -> None:
    table = env("russian-railroads", 2)
    table.reset(seed=1)
    values = table.readable(table.agent_selection)
    assert values["asked"] == "bonus"
    assert values["round"] == 0
    assert values["you"]["track"]["ts-black"] == 1
    assert values["you"]["tokens"] == []
    assert values["you"]["workers"] == {"all": 6, "free": 6}
    assert values["start bonuses left"] == [
        *("bonus-doubler", "bonus-coin", "bonus-industry", "bonus-black")
    ]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (117.5, "An action is a whole number, not 117.5."),
        (None, "An action is a whole number, not None."),
        (-1, "Actions go from 0 to 117, not to -1."),
        (118, "Actions go from 0 to 117, not to 118."),
        (42, "pass is not possible now"),
    ],
)
def test_a_bad_action_is_refused_and_changes_nothing(action: Any, reason: str) -> None:
    table = env("russian-railroads", 3)
    table.reset(seed=1)
    before = table.position.state()
    with pytest.raises(StellwerkError, match=re.escape(reason)):
        table.step(action)
    assert table.position.state() == before


def test_bad_tables_are_refused() -> None:
    for make, reason in (
        (lambda: env("chess"), "There is no title 'chess'"),
        (lambda: env("volldampf", 7), "Volldampf is for 2 to 6 players, not 7."),
        (lambda: env("volldampf", options={"stop": "never"}), "Option stop of Volldampf"),
        (lambda: env("volldampf", render_mode="film"), "There is no render mode 'film'"),
        (lambda: env("volldampf").step(0), "No game is going on"),
    ):
        with pytest.raises(StellwerkError, match=re.escape(reason)):
            make()


@pytest.mark.parametrize("title", TITLES)
def test_drawings_keep_secrets(title: str) -> None:
    """Both pictures are those of a spectator, whatever the hidden cards are."""
    random.seed(title)
    loaded = load_title(title)
    tables = {mode: env(title, 2, render_mode=mode) for mode in ("ansi", "svg")}
    for mode, table in tables.items():
        table.reset(seed=5)
        for _ in range(90):
            if table.terminations[table.agent_selection]:
                break
            table.step(random_action(table))
        drawn = table.render()
        veiled = loaded.veil(table.position, 0)
        for seed in range(3):
            table.position = loaded.imagine(veiled, 0, random.Random(seed))
            assert table.render() == drawn, mode
