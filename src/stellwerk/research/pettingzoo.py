"""PettingZoo: an AEC environment for every title and number of players."""

from __future__ import annotations

import sys
from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from stellwerk.core.batch import mask, outcome
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from stellwerk.core.title import Options
from stellwerk.drawing import draw
from stellwerk.research.observation import Observer, Readable, array
from stellwerk.research.rewards import leads

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ("human", "ansi", "svg")


def env(
    title: str,
    players: int | None = None,
    *,
    options: Options | None = None,
    shaping: float = 0.0,
    render_mode: str | None = None,
) -> TableEnv:
    """An environment of a title; with as few players as possible if `players` is not given.

    The outcome comes at the end: 1 for a sole winner; all rewards add up to 0. `shaping` is added
    for each point a player gains on the mean of the others.
    """
    return TableEnv(Observer(title, players, options), shaping=shaping, render_mode=render_mode)


class TableEnv(AECEnv[str, Observation, int]):
    """One table. The environment plays chance with random numbers of its own.

    A move that is not legal is refused with the reason, and nothing changes.
    """

    def __init__(self, observer: Observer, *, shaping: float, render_mode: str | None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise StellwerkError(f"There is no render mode {render_mode!r} (there are: {known}).")
        self.observer = observer
        self.shaping = shaping
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{observer.title.id}-{observer.players}p_v{observer.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(observer.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observed = Dict(
            {
                "observation": Box(observer.low, observer.high, dtype=np.int16),
                "action_mask": Box(0, 1, (observer.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: Discrete(observer.actions) for agent in self.possible_agents}
        self._rng = Random()
        self._nothing = np.zeros(observer.actions, np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed restarts the random numbers of chance; without one they continue.

        The options of a table come from `env`; those given to a reset are ignored.
        """
        if seed is not None:
            self._rng = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._paid = False
        self.position = self.observer.new_game()
        self._row_writer = self.observer.row_writer()
        self._play_chance()
        self._points = self.position.scores()
        self.agent_selection = self.possible_agents[self.position.turn]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise StellwerkError("No game is going on: reset() begins one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        position = self.position
        move = self._checked(action)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        position.play(move)
        if position.turn == DEALER:
            self._play_chance()
        if position.turn == NOBODY or self.shaping:
            self._pay()
        self.agent_selection = self.possible_agents[max(position.turn, 0)]

    def _checked(self, action: int | None) -> int:
        """The move, if it is legal."""
        try:
            move = index(action)  # type: ignore[arg-type]  # Whatever cannot be an index is refused.
        except TypeError:
            raise StellwerkError(f"An action is a whole number, not {action!r}.") from None
        if not 0 <= move < self.observer.actions:
            raise StellwerkError(
                f"Actions go from 0 to {self.observer.actions - 1}, not to {move}."
            )
        if move not in self.position.legal:
            self.observer.title.check(self.position, move)
        return move

    def _play_chance(self) -> None:
        position = self.position
        while position.turn == DEALER:
            draws = position.legal
            position.play(draws[int(self._rng.random() * len(draws))])

    def _pay(self) -> None:
        """Rewards of this step: points won, and the outcome once the game is over."""
        position = self.position
        amounts = [0.0] * position.players
        if self.shaping:
            points = position.scores()
            gained = self.shaping * (leads(points) - leads(self._points))
            self._points = points
            amounts = gained.tolist()
        if position.turn == NOBODY:
            amounts = [
                amount + share for amount, share in zip(amounts, outcome(position), strict=True)
            ]
            self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, amounts, strict=True))
        self._paid = True
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing to close: every drawing is a text."""

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty while others decide."""
        position = self.position
        seat = self._seats[agent]
        open_moves = self._nothing
        if position.turn == seat:
            open_moves = np.frombuffer(mask(position.legal, self.observer.actions), np.int8)
        return {
            "observation": array(self._row_writer.observe(position, seat)),
            "action_mask": open_moves,
        }

    def readable(self, agent: str) -> Readable:
        """The same as a dict with names."""
        return self.observer.readable(
            array(self._row_writer.observe(self.position, self._seats[agent]))
        )

    def render(self) -> str | None:
        """The table as a spectator sees it: printed for people, as text, or as SVG."""
        if self.render_mode is None:
            raise StellwerkError("This table has no render mode: give one to env().")
        if self.render_mode == "svg":
            return draw(self.observer.title, self.position)
        text = self.observer.title.picture(self.position, SPECTATOR)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None
