"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from research.tables import TABLES, TITLES
from stellwerk.core.errors import StellwerkError
from stellwerk.research.gymnasium import SeatEnv, SelfPlayVectorEnv

pytestmark = pytest.mark.research


@pytest.mark.parametrize(("title", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_checker_of_gymnasium_is_content(title: str, players: int) -> None:
    check_env(SeatEnv(title, players), skip_render_check=True)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_masks_ends_with_a_reward(title: str) -> None:
    table = SeatEnv(title, 2, seat=1)
    seen, _ = table.reset(seed=1)
    over = False
    while not over:
        assert table.observation_space.contains(seen)
        action = table.action_space.sample(seen["action_mask"])
        seen, reward, over, cut, info = table.step(action)
        assert not cut
        assert "illegal" not in info
    assert reward in (-1.0, 0.5, 1.0)
    assert len(info["scores"]) == 2
    with pytest.raises(StellwerkError, match="reset begins"):
        table.step(np.int64(0))


def test_an_illegal_move_loses() -> None:
    table = SeatEnv("glueck-auf")
    seen, _ = table.reset(seed=1)
    closed = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = table.step(closed)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_pictures() -> None:
    table = SeatEnv("volldampf", 3, render_mode="svg")
    table.reset(seed=1)
    picture = table.render()
    assert picture is not None
    ElementTree.fromstring(picture)
    with pytest.raises(StellwerkError, match="numbered 0 to 2, not 3"):
        SeatEnv("volldampf", 3, seat=3)


@pytest.mark.parametrize("title", TITLES)
def test_a_vector_of_games(title: str) -> None:
    table = SelfPlayVectorEnv(title, 2, 6)
    seen, infos = table.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    while not ended:
        assert table.observation_space.contains(seen)
        moved = infos["seat"]
        moves = (seen["action_mask"] * rng.random(seen["action_mask"].shape)).argmax(1)
        seen, rewards, over, _, infos = table.step(moves)
        assert rewards.shape == (6,)
        assert (rewards == infos["rewards"][np.arange(6), moved]).all()
        ended += int(over.sum())
