"""Writes saved views for the gallery: one of every kind of question, from games of real bots."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from stellwerk.bots import make_bot
from stellwerk.core.position import SPECTATOR
from stellwerk.server import catalog_api
from stellwerk.table.clock import Clock
from stellwerk.table.delta import delta
from stellwerk.table.lifecycle import open_table, seat_bot, sit, start
from stellwerk.table.perspective import perspective
from stellwerk.table.play import play, play_bot, prefer
from stellwerk.table.table import Table
from stellwerk.table.view import view
from stellwerk.titles import load_title

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
"""Title, players, and the share of the rounds after which views of questions are saved."""
CROWD: Final = ("Friederike", "Anne-Sophie", "conductor", "conductor", "Maximilian", "dispatcher")
"""Long names and bots of the same level, in lower case: what a score table has room for."""
BOT: Final = "greedy"
LATE: Final = (
    ("russian-railroads", 4, Clock(), ("turn", "work")),
    ("glueck-auf", 4, Clock(), ("turn", "pay")),
    ("volldampf", 6, Clock("live", 7200, 30), ("issue", "bid", "take-group", "lay", "transport")),
)
"""Games with a crowded table: title, players, clock, and the questions that are saved."""
FACTORIES: Final = 4
"""So many kinds of returned factories crowd the stacks."""
ODD: Final = 0.2
"""The share of moves that are made at random in a crowded game."""
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


def is_late(title: str, position: Any) -> bool:
    """Whether a position has as much on the table as there ever is."""
    if title == "russian-railroads":
        return sum(count > 0 for count in position.returned) >= FACTORIES
    now, rounds = load_title(title).round_now(position), load_title(title).round_count(position)
    return now >= rounds - 1


def play_late(title: str, players: int, clock: Clock, keys: tuple[str, ...]) -> None:
    """Play a game in which everybody also tries odd things; keep questions of a full table."""
    table = open_table(load_title(title), players, {}, clock, 0)
    for seat, name in enumerate(CROWD[:players]):
        if name.islower():
            seat_bot(table, seat, name, 0)
        else:
            sit(table, seat, f"p{seat}", name, 0)
    start(table, 0, Random(1))
    people = [seat for seat in range(players) if not CROWD[seat].islower()]
    for seat in people:
        prefer(table, seat, 0, Random(1), confirm=False, declined=())
    bot: Any = make_bot(BOT, f"{title} late")
    chance = Random(2)
    while table.state == "running":
        seat = table.awaited[0]
        position = perspective(table, seat).position
        key = table.title.prompt(position).key.removeprefix("ask-")
        moves = position.moves()
        if seat in people and key in keys and is_late(title, position):
            save(f"{title}-{players}-late-{key}", table, seat)
        odd = chance.random() < ODD
        move = chance.choice(moves) if odd else bot.choose(position, seat, moves)
        text = table.title.write_move(position, move)
        if seat in people:
            play(table, seat, table.step, text, 0, chance)
        else:
            play_bot(table, seat, table.step, text, 0, chance)


def save_poor(title: str, players: int) -> None:
    """Keep the question of a player who can pay for nothing and has to lose a card."""
    for seed in count():
        table = begun(title, players)
        chance = Random(seed)
        while table.state == "running":
            seat = table.awaited[0]
            position = perspective(table, seat).position
            texts = [table.title.write_move(position, move) for move in position.moves()]
            if all(text.startswith("lose-") for text in texts):
                save(f"{title}-{players}-lose", table, seat)
                return
            play(table, seat, table.step, chance.choice(texts), 0, chance)


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
    for title, players, clock, keys in LATE:
        play_late(title, players, clock, keys)
    save_poor("volldampf", 5)
    (FIXTURES / "deltas").mkdir(exist_ok=True)
    for title in dict.fromkeys(title for title, _, _ in GAMES):
        save_deltas(title, 3)
    (FIXTURES / "api").mkdir(exist_ok=True)
    asyncio.run(save_answers())


async def save_answers() -> None:
    """Write what the server says about its games and boards, for a gallery without a server."""
    catalog = await catalog_api.catalog.fn()
    (FIXTURES / "api" / "catalog.json").write_bytes(msgspec.json.encode(catalog))
    for title, players in [(game[0], game[1]) for game in (*GAMES, *LATE)]:
        board = load_title(title).board(players, load_title(title).with_defaults({}))
        (FIXTURES / "api" / f"{title}-{players}.json").write_bytes(msgspec.json.encode(board))


if __name__ == "__main__":
    main()
