"""The games for Gymnasium: one seat against bots, or many games in one call.

`SeatEnv` is an environment of one agent: the bots play the other seats. `SelfPlayVectorEnv` is a
vector of games in which the same policy decides for every seat in turn.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stellwerk.bots import make_bot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.core.title import Options
from stellwerk.drawing import draw
from stellwerk.research.observation import NUMBER, Observer
from stellwerk.research.vector import VectorEnv

Seen = dict[str, NDArray[Any]]
LOST: Final = -1.0
SEAT_METADATA: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 1}
VECTOR_METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}
"""The reward of whoever loses, also by a move that is not legal."""


def _space(observer: Observer) -> Any:
    """What is observed: the row of numbers, and which actions are legal."""
    return Dict(
        {
            "observation": Box(observer.low, observer.high, dtype=NUMBER.type),
            "action_mask": Box(0, 1, (observer.actions,), np.int8),
        }
    )


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a table; bots play the others, and the environment plays chance.

    The reward comes at the end: 1 for a sole winner, its share for a shared win, -1 for the others.
    A move that is not legal loses the game at once: `info["illegal"]` says so. Sample with the
    mask: `env.action_space.sample(observation["action_mask"])`.
    """

    metadata = SEAT_METADATA

    def __init__(
        self,
        title: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str = "random",
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.observer = Observer(title, players, options)
        if not 0 <= seat < self.observer.players:
            last = self.observer.players - 1
            raise StellwerkError(f"The seats are numbered 0 to {last}, not {seat}.")
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.observation_space = _space(self.observer)
        self.action_space = Discrete(self.observer.actions)
        make_bot(opponents, "")
        self.position: Position = self.observer.new_game()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the first decision of the seat."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**32))
        self._luck = Random(luck)
        self._bots = [
            make_bot(self.opponents, f"{luck}:{seat}") for seat in range(self.observer.players)
        ]
        self.position = self.observer.new_game()
        self._go_on()
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A move of the seat, and all that follows until it has to decide again."""
        position = self.position
        if position.turn == NOBODY:
            raise StellwerkError("The game is over: reset begins another one.")
        if int(action) not in position.moves():
            return self._seen(), LOST, True, False, {"illegal": True}
        position.play(int(action))
        self._go_on()
        if position.turn != NOBODY:
            return self._seen(), 0.0, False, False, {}
        winners = position.winners()
        reward = 1 / len(winners) if self.seat in winners else LOST
        return self._seen(), reward, True, False, {"scores": position.scores()}

    def render(self) -> str | None:
        """The table as its seat sees it: text, or a picture."""
        title = self.observer.title
        if self.render_mode == "svg":
            return draw(title, self.position, self.seat)
        return title.picture(self.position, self.seat) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        position = self.position
        title = self.observer.title
        while position.turn not in (NOBODY, self.seat):
            moves = position.moves()
            if position.turn == DEALER:
                position.play(self._luck.choice(moves))
            else:
                turn = position.turn
                view = title.veil(position, turn)
                position.play(self._bots[turn].choose(view, turn, moves))

    def _seen(self) -> Seen:
        mask = np.zeros(self.observer.actions, np.int8)
        mask[self.position.moves()] = 1
        return {
            "observation": self.observer.observe(self.position, self.seat),
            "action_mask": mask,
        }


class SelfPlayVectorEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games in one call, by Gymnasium's interface; an ended game begins again in that step.

    The observations are those of the seat that has to move in each game: `infos["seat"]`. The
    reward of a step belongs to the seat that moved; `infos["rewards"]` has those of all seats.
    """

    metadata = VECTOR_METADATA

    def __init__(self, title: str, players: int | None = None, games: int = 256, **more: Any):
        self.table = VectorEnv(title, players, games, **more)
        self.num_envs = games
        self.single_observation_space = _space(self.table.observer)
        self.single_action_space = Discrete(self.table.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start over."""
        first = seed[0] if isinstance(seed, list) else seed
        self.table.reset(0 if first is None else first)
        return self._seen(), {"seat": self.table.seats}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One move in each game; if one of them is not legal, it is refused and none is made."""
        moved = self.table.seats
        rewards, ended = self.table.step(actions)
        own = rewards[np.arange(self.num_envs), moved]
        infos = {"seat": self.table.seats, "rewards": rewards}
        return self._seen(), own, ended, np.zeros(self.num_envs, np.bool_), infos

    def _seen(self) -> Seen:
        return {
            "observation": self.table.observations,
            "action_mask": self.table.masks.astype(np.int8),
        }
