"""OpenSpiel: the titles as games with explicit chance and hidden information.

Importing this module registers them, so that `pyspiel.load_game("stellwerk_glueck_auf(players=2)")`
works. Options of a title are parameters of its game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from stellwerk.core.batch import outcome
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR, Position
from stellwerk.core.title import Options, Title
from stellwerk.research.observation import Observer, seen_titles
from stellwerk.titles import load_title

PREFIX: Final = "stellwerk_"

Memory = tuple[Any, str] | None
"""What somebody has seen happen: the last event, and everything before it."""


def game_name(title_id: str) -> str:
    """The name of a title in OpenSpiel."""
    return PREFIX + title_id.replace("-", "_")


class Seen:
    """A position, and what each seat and a spectator saw on the way to it.

    OpenSpiel copies a state attribute by attribute and pickles what it saves; this is the one
    attribute, cheap to copy and saved as text.
    """

    __slots__ = ("memories", "observer", "position")

    def __init__(self, observer: Observer, position: Position, memories: list[Memory]) -> None:
        self.observer = observer
        self.position = position
        self.memories = memories
        """By seat; the last is the spectator's."""

    def __deepcopy__(self, _memo: object) -> Seen:
        return Seen(self.observer, self.position.copy(), self.memories[:])

    def __reduce__(self) -> tuple[Callable[..., Seen], tuple[Any, ...]]:
        title = self.observer.title
        stories = [_told(memory) for memory in self.memories]
        options = dict(title.options_of(self.position))
        lines = title.write_position(self.position)
        return _restored, (title.id, self.observer.players, options, lines, stories)

    def play(self, move: int) -> None:
        """Carry out a move, and let everybody remember what they saw of it."""
        title, position = self.observer.title, self.position
        actor = "dealer" if position.turn == DEALER else str(position.turn + 1)
        for place, memory in enumerate(self.memories):
            seat = place if place < position.players else SPECTATOR
            word = title.write_move(position, title.veil_move(position, move, seat))
            self.memories[place] = (memory, f"{actor}:{word}")
        position.play(move)

    def story(self, seat: int) -> str:
        """Everything a seat has seen, in order."""
        return " ".join(_told(self.memories[seat]))

    def view(self, seat: int) -> str:
        """What a seat sees now, exactly."""
        title = self.observer.title
        lines: list[str] = title.write_position(title.veil(self.position, seat))
        return "\n".join(lines)

    def imagined(self, seat: int, rng: Random) -> Seen:
        """A position that looks the same to `seat`, drawn at random.

        The seat keeps its memory. The others know what everybody has seen, and what they see now.
        """
        title = self.observer.title
        position = title.imagine(title.veil(self.position, seat), seat, rng)
        world = Seen(self.observer, position, self.memories[-1:] * len(self.memories))
        for other in range(self.observer.players):
            if other != seat:
                world.memories[other] = (self.memories[-1], world.view(other))
        world.memories[seat] = self.memories[seat]
        return world


def _told(memory: Memory) -> list[str]:
    words: list[str] = []
    while memory is not None:
        memory, word = memory
        words.append(word)
    return words[::-1]


def _restored(
    title_id: str, players: int, options: Options, lines: list[str], stories: list[list[str]]
) -> Seen:
    observer = _observer(title_id, players, tuple(options.items()))
    memories: list[Memory] = []
    for story in stories:
        memory: Memory = None
        for word in story:
            memory = (memory, word)
        memories.append(memory)
    return Seen(observer, observer.title.read_position(players, options, lines), memories)


@cache
def _observer(title_id: str, players: int, options: tuple[tuple[str, str], ...]) -> Observer:
    return Observer(title_id, players, dict(options))


class TableState(pyspiel.State):
    """One game in its current state. The dealer's moves are chance, all equally likely."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        observer = game.observer
        self.seen = Seen(observer, observer.new_game(), [None] * (observer.players + 1))

    def current_player(self) -> int:
        turn = self.seen.position.turn
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == DEALER else turn

    def is_terminal(self) -> bool:
        return self.seen.position.turn == NOBODY

    def returns(self) -> list[float]:
        position = self.seen.position
        return outcome(position) if position.turn == NOBODY else [0.0] * position.players

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.seen.position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draws = self.seen.position.moves()
        chance = 1.0 / len(draws)
        actions = self.seen.observer.actions
        return [(move - actions, chance) for move in sorted(draws)]

    def _move(self, action: int) -> int:
        is_chance = self.seen.position.turn == DEALER
        return action + self.seen.observer.actions if is_chance else action

    def _apply_action(self, action: int) -> None:
        self.seen.play(self._move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        observer = self.seen.observer
        move = action + observer.actions if player == pyspiel.PlayerId.CHANCE else action
        text: str = observer.title.write_move(self.seen.position, move)
        return text

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that `player` cannot tell from this one; it has no history of its own."""
        state: TableState = self.get_game().new_initial_state()
        state.seen = self.seen.imagined(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        return "\n".join(self.seen.observer.title.write_position(self.seen.position))


class TableObserver:
    """Observations: with perfect recall all seen so far as text, without it the table now."""

    def __init__(self, game: TableGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise StellwerkError(f"Observations have no parameters, not {params}.")
        self.observer = game.observer
        self.recalls = kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(game.observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.observer.observe(state.seen.position, player)

    def string_from(self, state: TableState, player: int) -> str:
        seen = state.seen
        return f"seat {player + 1}\n{seen.story(player) if self.recalls else seen.view(player)}"


class TableGame(pyspiel.Game):
    """A title with a number of players and options."""

    title: Title[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        given = dict(params or {})
        players = given.pop("players", title.players[0])
        self.observer = _observer(title.id, players, tuple(sorted(given.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=title.move_count - self.observer.actions,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=title.longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.observer.title.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TableObserver:
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self, wanted, params)


def _register(of_title: Title[Any]) -> None:
    """Register a title with OpenSpiel.

    OpenSpiel gets a class, not a function: it releases what it holds only after Python has shut
    down, when a function would be gone.
    """
    game_type = pyspiel.GameType(
        short_name=game_name(of_title.id),
        long_name=of_title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=of_title.players[-1],
        min_num_players=of_title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": of_title.players[0],
            **{name: values[0] for name, values in of_title.choices.items()},
        },
    )

    class TitleGame(TableGame):
        title = of_title
        kind = game_type

    pyspiel.register_game(game_type, TitleGame)


for _id in seen_titles():
    _register(load_title(_id))
