"""The games keep what OpenSpiel asks of them; its own search plays them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from research.tables import TABLES, TITLES
from stellwerk.core.position import DEALER
from stellwerk.research.openspiel import game_name
from stellwerk.titles import load_title

pytestmark = pytest.mark.research


def load(title: str, players: int) -> Any:
    return pyspiel.load_game(game_name(title), {"players": players})


def advance(state: Any, moves: int, rng: random.Random) -> None:
    """Random moves, up to a decision of a player or the end."""
    while (moves > 0 or state.is_chance_node()) and not state.is_terminal():
        actions = (
            [action for action, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else (state.legal_actions())
        )
        state.apply_action(rng.choice(actions))
        moves -= 1


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_random_simulation(title: str, players: int) -> None:
    """OpenSpiel's own test: clones, serialised states, strings, tensors, masks, returns."""
    pyspiel.random_sim_test(load(title, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_serialised_states_go_on_alike(title: str) -> None:
    game = load(title, 2)
    state = game.new_initial_state()
    advance(state, min(40, game.max_game_length() // 4), random.Random(1))
    loaded_game, loaded = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert str(loaded_game) == str(game)
    pickled = pickle.loads(pickle.dumps(state))
    for copy in (loaded, pickled, state.clone()):
        mine, theirs = random.Random(2), random.Random(2)
        original = state.clone()
        advance(original, 25, mine)
        advance(copy, 25, theirs)
        assert str(copy) == str(original)
        for player in range(2):
            text = original.information_state_string(player)
            assert copy.information_state_string(player) == text
            assert copy.observation_tensor(player) == original.observation_tensor(player)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_chance_is_fair(title: str, players: int) -> None:
    state = load(title, players).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({chance for _, chance in outcomes}) == 1
    assert len(outcomes) == len(state.seen.position.moves())


@pytest.mark.parametrize("title", TITLES)
def test_resampled_states_look_the_same(title: str) -> None:
    rng = random.Random(title)
    state = load(title, 3).new_initial_state()
    differed = 0
    for _ in range(12):
        advance(state, 9, rng)
        if state.is_terminal():
            break
        player = state.current_player()
        for other in range(3):
            worlds = [state.resample_from_infostate(other, rng.random) for _ in range(3)]
            for world in worlds:
                text = state.information_state_string(other)
                assert world.information_state_string(other) == text
                assert world.observation_string(other) == state.observation_string(other)
                assert world.observation_tensor(other) == state.observation_tensor(other)
                assert world.current_player() == player
                if other == player:
                    assert world.legal_actions() == state.legal_actions()
            differed += len({str(world) for world in worlds}) > 1
    assert differed > 0


@pytest.mark.parametrize("title", TITLES)
def test_information_states_keep_secrets(title: str) -> None:
    """Whoever did not draw a card reads a blank; whoever did reads which it was."""
    rng = random.Random(f"secrets {title}")
    loaded = load_title(title)
    state = load(title, 2).new_initial_state()
    hidden = 0
    while not state.is_terminal():
        position = state.seen.position.copy()
        actions = (
            [action for action, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else (state.legal_actions())
        )
        action = rng.choice(actions)
        move = action + state.seen.observer.actions if position.turn == DEALER else action
        state.apply_action(action)
        for player in range(2):
            seen = loaded.veil_move(position, move, player)
            word = state.information_state_string(player).split()[-1].partition(":")[2]
            assert word == loaded.write_move(position, seen)
            hidden += seen != move
    assert hidden > 0


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("stellwerk_volldampf(players=3,stop=first)")
    state = game.new_initial_state()
    assert state.seen.position.first_stop == 1
    assert state.num_players() == 3


def play_with(bot: Any, state: Any, decisions: int, rng: random.Random) -> int:
    """Seat 1 thinks for its first decisions; the rest of the game is random."""
    thought = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice([outcome for outcome, _ in state.chance_outcomes()])
        elif state.current_player() == 0 and thought < decisions:
            action = bot.step(state)
            assert action in state.legal_actions()
            thought += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    return thought


@pytest.mark.parametrize("title", TITLES)
def test_is_mcts_plays(title: str) -> None:
    game = load(title, 2)
    bot = ismcts.ISMCTSBot(
        game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    state = game.new_initial_state()
    assert play_with(bot, state, 6, random.Random(1)) == 6
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("title", TITLES)
def test_mcts_plays_to_the_end(title: str) -> None:
    game = load(title, 2)
    bot = mcts.MCTSBot(
        game,
        uct_c=1.0,
        max_simulations=2,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)),
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    assert play_with(bot, state, 4, random.Random(2)) == 4
