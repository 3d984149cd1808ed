"""Measures other simulators of games in the way `stellwerk bench` measures ours.

    python benchmarks/peers.py              the names of what can be measured
    python benchmarks/peers.py NAME         its figures as JSON

It runs in an environment of its own (requirements/bench.txt) and needs nothing from Stellwerk.
Where a peer offers several ways, the fastest is measured: environments without the wrappers
that check their use, actions that are not validated, chance drawn by number and not by weight.
"""

from __future__ import annotations

import argparse
import json
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

SEED: Final = 1
STAGES: Final = 3
SAMPLED_GAMES: Final = 8
SAMPLE: Final = 25
"""Every so many steps of the sampled games a state is kept to be copied."""
ENDLESS: Final = 10**9


class Peer(ABC):
    """A game of another library."""

    library: str
    package: str
    language: str
    """The language the rules are written in."""
    name: str
    players: int
    has_loop: bool
    """Whether the library has a loop of its own that plays random games."""

    @abstractmethod
    def start(self, seed: int) -> Any:
        """A new game."""

    @abstractmethod
    def actions(self, state: Any) -> Any:
        """What is legal; nothing when the game is over."""

    @abstractmethod
    def drive(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        """Random steps in a tight Python loop, to the end or `most`; the steps taken."""

    def playout(self, seed: int) -> int:
        """A random game in the library's own loop; the steps taken."""
        raise NotImplementedError

    copy: Callable[[Any], Any] | None = None
    branch: Callable[[Any, Any], Any] | None = None
    """A copy in which an action has been carried out."""


class Catanatron(Peer):
    """Settlers of Catan."""

    library = "Catanatron"
    package = "catanatron"
    language = "Python"
    name = "Settlers of Catan"
    players = 4
    has_loop = True

    def __init__(self) -> None:
        self.module = import_module("catanatron")
        self.limit: int = import_module("catanatron.game").TURNS_LIMIT
        self.copy = self.module.Game.copy
        self.branch = self.copy_and_execute

    def start(self, seed: int) -> Any:
        player = self.module.RandomPlayer
        return self.module.Game([player(colour) for colour in self.module.Color], seed=seed)

    def actions(self, state: Any) -> Any:
        return [] if state.winning_color() is not None else state.state.playable_actions

    def drive(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        draw = rng.random
        table, limit = state.state, self.limit
        for done in range(most):
            if state.winning_color() is not None or table.num_turns >= limit:
                return done
            actions = table.playable_actions
            state.execute(actions[int(draw() * len(actions))], validate_action=False)
        return most

    def playout(self, seed: int) -> int:
        game = self.start(seed)
        game.play()
        return len(game.state.actions)

    @staticmethod
    def copy_and_execute(state: Any, action: Any) -> Any:
        other = state.copy()
        other.execute(action, validate_action=False)
        return other


class OpenSpiel(Peer):
    """A game of OpenSpiel; its loop is in C++, whatever the rules are in."""

    library = "OpenSpiel"
    package = "open_spiel"
    has_loop = True

    def __init__(self, name: str) -> None:
        self.name = name
        self.language = "Python" if name.startswith("python_") else "C++"
        self.spiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
        self.game = self.spiel.load_game(name)
        self.players = self.game.num_players()
        bot = self.spiel.make_uniform_random_bot
        self.bots = [bot(seat, SEED + seat) for seat in range(self.players)]
        self.copy = self.spiel.State.clone
        self.branch = self.spiel.State.child

    def start(self, seed: int) -> Any:
        return self.game.new_initial_state()

    def actions(self, state: Any) -> Any:
        return state.legal_actions()

    def drive(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        draw = rng.random
        for done in range(most):
            if state.is_terminal():
                return done
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
        return most

    def playout(self, seed: int) -> int:
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, seed)
        return int(state.move_number())


class PettingZoo(Peer):
    """A classic environment of PettingZoo, which has no loop of its own and no copies."""

    library = "PettingZoo"
    package = "pettingzoo"
    language = "Python"
    has_loop = False

    def __init__(self, name: str, **settings: int) -> None:
        self.name = name
        self.env = import_module(f"pettingzoo.classic.{name}").raw_env(**settings)
        self.env.reset(seed=SEED)
        self.players = len(self.env.possible_agents)

    def start(self, seed: int) -> Any:
        self.env.reset(seed=seed)
        return self.env

    def actions(self, state: Any) -> Any:
        observation, _reward, terminated, truncated, _info = state.last()
        return [] if terminated or truncated else observation["action_mask"].nonzero()[0]

    def drive(self, state: Any, rng: Random, most: int = ENDLESS) -> int:
        draw = rng.random
        for done in range(most):
            observation, _reward, terminated, truncated, _info = state.last()
            if terminated or truncated:
                return done
            actions = observation["action_mask"].nonzero()[0]
            state.step(actions[int(draw() * len(actions))])
        return most


OPEN_SPIEL: Final = (
    "python_team_dominoes",
    "python_liars_poker",
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "hearts",
    "maedn(players=4)",
    "leduc_poker(players=4)",
    "connect_four",
    "backgammon",
    "chess",
)
"""Some games in each language; four play where the game allows it."""

PEERS: Final[dict[str, Callable[[], Peer]]] = {
    "catanatron": Catanatron,
    **{f"open_spiel/{name}": partial(OpenSpiel, name) for name in OPEN_SPIEL},
    "pettingzoo/texas_holdem_v4": partial(PettingZoo, "texas_holdem_v4", num_players=4),
    "pettingzoo/connect_four_v3": partial(PettingZoo, "connect_four_v3"),
    "pettingzoo/tictactoe_v3": partial(PettingZoo, "tictactoe_v3"),
}


def measure(peer: Peer, seconds: float, repetitions: int) -> dict[str, object]:
    """All figures of a peer, under the names of `stellwerk bench`."""

    def inside(size: int) -> int:
        return sum(peer.playout(SEED + game) for game in range(size))

    def driven(size: int) -> int:
        rng = Random(SEED)
        return sum(peer.drive(peer.start(SEED + game), rng) for game in range(size))

    def rate(work: Callable[[int], int]) -> tuple[float, float]:
        return best_rate(work, seconds, repetitions)

    driven_rate, steps_per_game = rate(driven)
    inside_rate = None
    if peer.has_loop:
        inside_rate, steps_per_game = rate(inside)
    copies, branches = measure_copies(peer, rate)
    return {
        "library": peer.library,
        "version": version(peer.package),
        "game": peer.name,
        "language": peer.language,
        "players": peer.players,
        "inside": inside_rate,
        "driven": driven_rate,
        "copies": copies,
        "branches": branches,
        "games": (inside_rate or driven_rate) / steps_per_game,
        "decisions_per_game": steps_per_game,
        "stages": stage_costs(peer, seconds * repetitions),
        "memory": peak_memory(),
    }


def measure_copies(
    peer: Peer, rate: Callable[[Callable[[int], int]], tuple[float, float]]
) -> tuple[float | None, float | None]:
    """Copies per second, without and with a step; None if the library cannot copy."""
    if peer.copy is None or peer.branch is None:
        return None, None
    copy, branch = peer.copy, peer.branch
    rng = Random(SEED)
    crossings = []
    for game in range(SAMPLED_GAMES):
        state = peer.start(SEED + game)
        while actions := list(peer.actions(state)):
            crossings.append((copy(state), rng.choice(actions)))
            peer.drive(state, rng, SAMPLE)
    states = [state for state, _ in crossings]

    def copies(size: int) -> int:
        for _ in range(size):
            for state in states:
                copy(state)
        return size * len(states)

    def branches(size: int) -> int:
        for _ in range(size):
            for state, action in crossings:
                branch(state, action)
        return size * len(crossings)

    return rate(copies)[0], rate(branches)[0]


def best_rate(work: Callable[[int], int], least: float, repetitions: int) -> tuple[float, float]:
    """Things per second at best, and things done for each unit of size."""
    size = 1
    while timed(work, size)[0] < least:
        size *= 2
    runs = [timed(work, size) for _ in range(repetitions)]
    seconds, done = min(runs)
    return done / seconds, done / size


def timed(work: Callable[[int], int], size: int) -> tuple[float, int]:
    """The processor seconds it took, and the things done."""
    begun = process_time()
    done = work(size)
    return process_time() - begun, done


def stage_costs(peer: Peer, enough: float) -> list[float]:
    """Microseconds per step in the early, the middle and the late third of a game."""
    seconds, steps = [0.0] * STAGES, [0] * STAGES
    game = 0
    while sum(seconds) < enough:
        game += 1
        length = peer.drive(peer.start(game), Random(game))
        # The same game again, now that its length is known.
        state, rng = peer.start(game), Random(game)
        for stage in range(STAGES):
            most = length * (stage + 1) // STAGES - length * stage // STAGES
            begun = process_time()
            steps[stage] += peer.drive(state, rng, most)
            seconds[stage] += process_time() - begun
    return [1e6 * taken / done for taken, done in zip(seconds, steps, strict=True)]


def peak_memory() -> float | None:
    """The most this process ever held, in MiB, if the system reports it."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    _, _, rest = status.read_text("ascii").partition("VmHWM:")
    return int(rest.split()[0]) / 2**10


def main() -> None:
    """List the peers, or measure one."""
    parser = argparse.ArgumentParser(description="Measure another simulator of games.")
    parser.add_argument("name", nargs="?", choices=list(PEERS), metavar="NAME")
    parser.add_argument("--seconds", type=float, default=0.3, help="least time of a repetition")
    parser.add_argument("--repetitions", type=int, default=5, help="of which the best counts")
    wanted = parser.parse_args()
    if wanted.name is None:
        sys.stdout.write("".join(f"{name}\n" for name in PEERS))
    else:
        figures = measure(PEERS[wanted.name](), wanted.seconds, wanted.repetitions)
        sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
