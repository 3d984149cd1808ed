"""Writes saved views for the gallery: one of every kind of question, from games of real bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from stellwerk.bots import make_bot
from stellwerk.core.position import SPECTATOR
from stellwerk.server import catalog_api
from stellwerk.table.clock import Clock
from stellwerk.table.delta import delta
from stellwerk.table.lifecycle import open_table, sit, start
from stellwerk.table.perspective import perspective
from stellwerk.table.play import play, prefer
from stellwerk.table.table import Table
from stellwerk.table.view import view
from stellwerk.titles import load_title, title_ids

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
NAMES: Final = ("Jonas", "Mila", "Petr", "Claire", "Aylin", "Lucie")
GAMES: Final = (
    ("russian-railroads", 4, 0.5),
    ("russian-railroads", 2, 0.3),
    ("glueck-auf", 3, 0.5),
    ("glueck-auf", 2, 0.3),
    ("volldampf", 5, 0.5),
    ("volldampf", 2, 0.4),
)
"""Title, players, and after which part of the rounds the first picture of a question is taken."""
BOT: Final = "greedy"
DELTAS: Final = 40
"""Steps whose deltas are kept."""
WHOLE: Final = 10
"""After so many steps the whole view is kept as well."""


def begun(title: str, players: int) -> Table:
    """A table of people who do not confirm their turns."""
    table = open_table(load_title(title), players, {}, Clock(), 0)
    for seat in range(players):
        sit(table, seat, f"p{seat}", NAMES[seat], 0)
    start(table, 0, Random(1))
    for seat in range(players):
        prefer(table, seat, 0, Random(1), confirm=False, declined=())
    return table


def save(name: str, table: Table, viewer: int) -> None:
    """Write what a viewer sees."""
    (FIXTURES / f"{name}.json").write_bytes(msgspec.json.encode(view(table, name, viewer)))


def play_game(title: str, players: int, part: float) -> None:
    """Play a game; keep the first view of every question, a spectator's, and the end."""
    table = begun(title, players)
    bots: list[Any] = [make_bot(BOT, f"{title} {players} {seat}") for seat in range(players)]
    chance = Random(7)
    seen: dict[str, tuple[int, bool]] = {}
    name = f"{title}-{players}"
    save(f"{name}-start", table, table.awaited[0])
    while table.state == "running":
        seat = table.awaited[0]
        position = perspective(table, seat).position
        key = table.title.prompt(position).key
        moves = len(position.moves())
        now = table.title.round_now(position)
        late = now > part * table.title.round_count(position)
        if key not in seen or (seen[key] < (min(moves, 2), late)):
            seen[key] = (min(moves, 2), late)
            save(f"{name}-{key.removeprefix('ask-')}", table, seat)
            if key == "ask-turn" and late:
                save(f"{name}-watch", table, SPECTATOR)
        move = bots[seat].choose(position, seat, position.moves())
        play(table, seat, table.step, table.title.write_move(position, move), 0, chance)
    save(f"{name}-over", table, 0)


def save_deltas(title: str, players: int) -> None:
    """Write how a view changes, step by step: all deltas, and now and then the view they make."""
    table = begun(title, players)
    chance = Random(5)
    viewer = 0
    last = view(table, title, viewer)
    steps: list[dict[str, Any]] = []
    for number in range(1, DELTAS + 1):
        seat = table.awaited[0]
        position = perspective(table, seat).position
        move = table.title.write_move(position, chance.choice(position.moves()))
        play(table, seat, table.step, move, number, chance)
        now = view(table, title, viewer)
        step: dict[str, Any] = {"delta": delta(last, now)}
        if number % WHOLE == 0:
            step["view"] = now
        steps.append(step)
        last = now
    first = view(begun(title, players), title, viewer)
    (FIXTURES / "deltas" / f"{title}.json").write_bytes(
        msgspec.json.encode({"first": first, "steps": steps})
    )


def main() -> None:
    """Write all of them."""
    FIXTURES.mkdir(exist_ok=True)
    for old in FIXTURES.glob("*.json"):
        old.unlink()
    for title, players, part in GAMES:
        play_game(title, players, part)
    (FIXTURES / "deltas").mkdir(exist_ok=True)
    for title in title_ids():
        save_deltas(title, 3)
    (FIXTURES / "api").mkdir(exist_ok=True)
    asyncio.run(save_answers())


async def save_answers() -> None:
    """Write what the server says of the house and of the boards, for a gallery without a server."""
    house = await catalog_api.house.fn()
    (FIXTURES / "api" / "house.json").write_bytes(msgspec.json.encode(house))
    for title, players, _ in GAMES:
        board = load_title(title).board(players, load_title(title).with_defaults({}))
        (FIXTURES / "api" / f"{title}-{players}.json").write_bytes(msgspec.json.encode(board))


if __name__ == "__main__":
    main()
