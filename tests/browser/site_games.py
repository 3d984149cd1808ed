"""Whole games of a host with fixed luck: what it kept and answered, as digests.

python site_games.py TITLE [plain]   play one, on the stand-in for msgspec if `plain`
"""

from __future__ import annotations

import asyncio
import json
import sys
from hashlib import sha256
from random import Random
from typing import Any, Final

PATHS: Final = ("history", "replay", "rounds", "look-back", "report", "picture", "log", "record")

SIMULATIONS: Final = 20
ANALYSED: Final = 4
"""How many turns of the game are analysed."""


def game(title: str, level: str = "driver", seed: int = 1) -> list[str]:
    """Play a game against two bots; a line for each thing that was kept or answered."""
    return asyncio.run(play(title, level, seed))


async def play(title: str, level: str, seed: int) -> list[str]:
    """Play a game, with random moves for the person."""
    # Not before: `provide` may have put another in the place of msgspec.
    import msgspec

    from stellwerk.site import analyses, requests
    from stellwerk.site.host import Host
    from stellwerk.site.storage import MemoryStorage
    from stellwerk.site.worker import think

    asked: list[Any] = []
    storage = MemoryStorage()
    host = Host(storage, "secret", asked.append, chance=Random(seed), clock=lambda: 1_000)
    host.new_id = lambda: "tableaaaaaaaaaaa"

    async def tell(method: str, path: str, body: object = None) -> Any:
        answer = await requests.answer(host, method, f"/api/tables{path}", json.dumps(body))
        assert answer.status == 200, answer
        return answer.text

    seats = [{"name": "Ada"}, {"bot": level}, {"bot": level}]
    id_ = json.loads(await tell("POST", "", {"title": title, "seats": seats}))["id"]
    await tell("POST", f"/{id_}/commands", {"do": "start"})
    table, luck = host.live_tables[id_].table, Random(seed)
    lines = []
    while table.state != "over":
        if asked:
            question = asked.pop(0)
            await host.answered(question, think(msgspec.json.encode(question).decode()))
            continue
        view = json.loads(await tell("GET", f"/{id_}"))
        lines.append(view["fingerprint"])
        move = luck.choice(view["moves"])["move"]
        command = {"do": "move", "seat": 0, "step": view["step"], "move": move, "confirm": True}
        await tell("POST", f"/{id_}/commands", command)
    lines += [kept.act for kept in storage.acts[id_]]
    analyses.NODES = SIMULATIONS  # type: ignore[misc]
    await tell("POST", f"/{id_}/analysis")
    for _ in range(ANALYSED):
        question = asked.pop(0)
        await host.answered(question, think(msgspec.json.encode(question).decode()))
    found = json.loads(await tell("GET", f"/{id_}/analysis"))
    lines.append(f"analysis {sha256(json.dumps(found).encode()).hexdigest()}")
    for path in PATHS:
        lines.append(f"{path} {sha256((await tell('GET', f'/{id_}/{path}')).encode()).hexdigest()}")
    return lines


if __name__ == "__main__":
    if "plain" in sys.argv:
        from stellwerk.site.plain import provide

        provide()
    print("\n".join(game(sys.argv[1])))  # noqa: T201
