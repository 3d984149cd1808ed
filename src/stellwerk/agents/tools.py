"""The tools of the Model Context Protocol, and a server that offers them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from stellwerk import VERSION
from stellwerk.agents.door import Caller, Door
from stellwerk.agents.words import (
    advice_in_words,
    message_of,
    moves_in_words,
    phrases_of,
    table_in_words,
)
from stellwerk.core.errors import StellwerkError
from stellwerk.rulebook import rules_of, rules_page, without_illustrations
from stellwerk.titles import load_title, title_ids

Tool = Callable[..., Awaitable[Any]]

LONGEST_WAIT: Final = 50
"""Seconds; clients give up after a minute."""
OPPONENT: Final = "conductor"
INSTRUCTIONS: Final = (
    "Stellwerk is a home for railway board games. `titles` lists them, `rules` has their numbered "
    "rules. Take a seat with `open_table` or `join_table`: both return the id of the table and a "
    "key. The key is the secret of the seat: give it to the other tools, and to nobody else. Then "
    "repeat: `wait` until it is your turn, look at the table, `play` a move in the notation of the "
    "game. What is refused is told in a sentence with the number of the rule. You see what your "
    "seat sees."
)


class Tools:
    """What agents can do. Each method is a tool; its docstring is what the agent reads."""

    def __init__(self, door: Door, *, moves: bool) -> None:
        self.door = door
        self.moves = moves

    async def titles(self) -> list[dict[str, Any]]:
        """List the games: id, name, possible numbers of players, minutes, options, bot levels."""
        catalog = await self.door.ask(Caller(), "GET", "/api/catalog")
        keys = ("id", "name", "players", "minutes", "options")
        return [
            {**{key: title[key] for key in keys}, "bots": catalog["levels"]}
            for title in catalog["titles"]
        ]

    async def rules(self, title: str, number: str = "") -> str:
        """The rules of a game: one rule and those below it by number, such as RR-4.3, or all."""
        if title not in title_ids():
            load_title(title)
        page = without_illustrations(rules_page(title))
        if not number:
            return page
        wanted = number.strip().upper()
        found = [
            rule.text
            for rule in rules_of(page)
            if rule.id == wanted or rule.id.startswith(f"{wanted}.")
        ]
        if not found:
            raise StellwerkError(f"{title} has no rule {number!r}.")
        return "\n\n".join(found)

    async def open_table(
        self,
        title: str,
        ctx: Context,
        players: int = 2,
        bots: list[str] | None = None,
        options: dict[str, str] | None = None,
        name: str = "Agent",
    ) -> dict[str, Any]:
        """Open a table and take its first seat. The other seats are for bots, by level.

        Without `bots`, all of them are `conductor`. With fewer bots than seats, the rest are for
        others: the answer has an invitation link for each, and the game starts with `start`.
        """
        others = [OPPONENT] * (players - 1) if bots is None else bots
        if not 0 <= len(others) < max(players, 1):
            raise StellwerkError(f"A table of {players} has no room for {len(others)} bots.")
        friends = players - 1 - len(others)
        seats: list[dict[str, Any]] = [{"name": name}, *({"bot": level} for level in others)]
        seats += [{"friend": True}] * friends
        body = {"title": title, "seats": seats, "options": options or {}, "listed": False}
        caller = _caller(ctx)
        opened = await self.door.ask(caller, "POST", "/api/tables/", body=body)
        key = opened["links"][0]["key"]
        if not friends:
            await self._do(_caller(ctx, key), opened["id"], {"do": "start"})
        links = [one["link"] for one in opened["invitations"]]
        return {"table": opened["id"], "seat": 0, "key": key, "invitations": links}

    async def join_table(self, link: str, ctx: Context, name: str = "Agent") -> dict[str, Any]:
        """Take a seat by a link: an invitation, the secret link of a seat, or a table's address."""
        caller = _caller(ctx)
        parts = urlsplit(link.strip())
        last = parts.path.rstrip("/").rpartition("/")[2]
        if last == "seat" and parts.fragment:
            body = {"key": parts.fragment}
            place = await self.door.ask(caller, "POST", "/api/tables/claim", body=body)
            return {"table": place["table"], "seat": place["seat"], "key": parts.fragment}
        if not last.isalnum():
            raise StellwerkError("This is no link to a table or a seat.")
        asked = parse_qs(parts.query).get("seat", [""])[0]
        if asked.isdecimal():
            seat = int(asked)
        else:
            view = await self.door.ask(caller, "GET", f"/api/tables/{last}")
            free = [number for number, one in enumerate(view["seats"]) if one["kind"] == "open"]
            if not free:
                raise StellwerkError("No seat is open at this table.")
            seat = free[0]
        sit = {"do": "sit", "seat": seat, "name": name, "invitation": parts.fragment}
        done = await self._do(caller, last, sit)
        return {"table": last, "seat": seat, "key": done["link"]["key"]}

    async def start(self, table: str, ctx: Context, key: str = "") -> dict[str, Any]:
        """Begin the game at a table that you opened, once all its seats are taken."""
        caller = _caller(ctx, key)
        await self._do(caller, table, {"do": "start"})
        return await self._look(caller, table)

    async def look(
        self, table: str, ctx: Context, key: str = "", *, values: bool = False
    ) -> dict[str, Any]:
        """The table as your seat sees it: points, question, what happened, a picture in text.

        With `values`, also every field of the position as JSON.
        """
        return await self._look(_caller(ctx, key), table, values=values)

    async def legal_moves(self, table: str, ctx: Context, key: str = "") -> list[dict[str, str]]:
        """Your legal moves now, each with what it would do; none if it is not your turn."""
        return moves_in_words(await self._view(_caller(ctx, key), table))

    async def why_not(self, table: str, move: str, ctx: Context, key: str = "") -> dict[str, Any]:
        """Whether a move would be legal for you now, what it does, and if not why: the rule."""
        caller = _caller(ctx, key)
        view = await self._view(caller, table)
        path = f"/api/tables/{table}/why"
        why = await self.door.ask(caller, "GET", path, params={"move": move})
        phrases = phrases_of(view)
        reason = phrases.say(message_of(why["reason"])) if why["reason"] else ""
        does = phrases.say(message_of(why["what"]))
        return {"legal": why["open"], "does": does, "reason": reason, "rule": why["rule"]}

    async def play(self, table: str, moves: str, ctx: Context, key: str = "") -> dict[str, Any]:
        """Make one or several of your moves, separated by spaces, such as `T2 pay-workers`.

        If one of them is refused, those before it stay made; the refusal says how many.
        """
        caller = _caller(ctx, key)
        view = await self._view(caller, table)
        if view["viewer"] < 0:
            raise StellwerkError("This key opens no seat at this table.")
        words = moves.split()
        for made, word in enumerate(words):
            command = {"do": "move", "seat": view["viewer"], "step": view["step"], "move": word}
            try:
                view = (await self._do(caller, table, {**command, "confirm": True}))["view"]
            except StellwerkError as fault:
                before = f" {made} of {len(words)} moves were made." if made else ""
                raise StellwerkError(f"{fault}{before}") from None
        return await self._answer(caller, view)

    async def undo(self, table: str, ctx: Context, key: str = "") -> dict[str, Any]:
        """Take back your last step, as long as nobody else has acted and nothing was revealed."""
        caller = _caller(ctx, key)
        view = await self._view(caller, table)
        command = {"do": "undo", "seat": max(view["viewer"], 0), "step": view["step"]}
        return await self._answer(caller, (await self._do(caller, table, command))["view"])

    async def wait(
        self, table: str, ctx: Context, key: str = "", seconds: int = 25
    ) -> dict[str, Any]:
        """Wait until you have to decide or the game is over, for at most 50 seconds; then look."""
        caller = _caller(ctx, key)
        patience = {"seconds": max(0, min(seconds, LONGEST_WAIT))}
        path = f"/api/tables/{table}/wait"
        return await self._answer(caller, await self.door.ask(caller, "GET", path, params=patience))

    async def advice(
        self, table: str, ctx: Context, key: str = "", about: int | None = None
    ) -> dict[str, Any]:
        """What the teacher would play for you now, or how good the last turn of seat `about` was.

        Only where the table allows hints. It knows what your seat knows, and no more.
        """
        caller = _caller(ctx, key)
        view = await self._view(caller, table)
        if view["viewer"] < 0:
            raise StellwerkError("This key opens no seat at this table.")
        question = {"seat": view["viewer"], "about": about}
        path = f"/api/tables/{table}/advice"
        return advice_in_words(view, await self.door.ask(caller, "POST", path, body=question))

    async def analysis(self, table: str, ctx: Context, key: str = "") -> dict[str, Any]:
        """How a finished game went: each turn with the chances to win after it, and the points."""
        history = await self.door.ask(_caller(ctx, key), "GET", f"/api/tables/{table}/history")
        found: dict[str, Any] = history
        return found

    async def record(self, table: str, ctx: Context, key: str = "") -> str:
        """The record of a finished game, as a text."""
        found = await self.door.ask(_caller(ctx, key), "GET", f"/api/tables/{table}/record")
        return str(found)

    async def _view(self, caller: Caller, table: str) -> Any:
        if not table.isalnum():
            raise StellwerkError("There is no such table.")
        return await self.door.ask(caller, "GET", f"/api/tables/{table}")

    async def _look(self, caller: Caller, table: str, *, values: bool = False) -> dict[str, Any]:
        return await self._answer(caller, await self._view(caller, table), values=values)

    async def _answer(self, caller: Caller, view: Any, *, values: bool = False) -> dict[str, Any]:
        picture = ""
        if view["state"] != "open":
            path = f"/api/tables/{view['id']}/picture"
            picture = (await self.door.ask(caller, "GET", path))["picture"]
        answer = table_in_words(view, picture, moves=self.moves)
        if values:
            answer["values"] = view["position"]
        return answer

    async def _do(self, caller: Caller, table: str, command: dict[str, Any]) -> Any:
        if not table.isalnum():
            raise StellwerkError("There is no such table.")
        return await self.door.ask(caller, "POST", f"/api/tables/{table}/commands", body=command)


def make_server(door: Door, *, moves: bool = True) -> MCPServer:
    """A server of the protocol; without `moves`, agents have to know themselves what is legal."""
    tools = Tools(door, moves=moves)
    server = MCPServer(
        "stellwerk",
        title="Stellwerk",
        instructions=INSTRUCTIONS,
        version=VERSION,
        log_level="WARNING",
    )
    offered: list[Tool] = [
        tools.titles,
        tools.rules,
        tools.open_table,
        tools.join_table,
        tools.start,
    ]
    offered += [tools.look, tools.why_not, tools.play, tools.undo, tools.wait]
    offered += [tools.analysis, tools.record]
    if moves:
        # Advice names legal moves as well.
        offered += [tools.legal_moves, tools.advice]
    for tool in offered:
        server.add_tool(_with_sentences(tool), structured_output=False)
    return server


def _with_sentences(tool: Tool) -> Tool:
    """A tool whose refusals the agent reads as a sentence."""

    @wraps(tool)
    async def answered(*arguments: Any, **named: Any) -> Any:
        try:
            return await tool(*arguments, **named)
        except StellwerkError as fault:
            raise ToolError(str(fault)) from None

    return answered


def _caller(ctx: Context, key: str = "") -> Caller:
    """Whoever uses a tool. A key may also come with every request, as a bearer token."""
    request = getattr(ctx.request_context, "request", None)
    if request is None:
        return Caller(key)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    own = key or (token if scheme.lower() == "bearer" else "")
    address = request.client.host if request.client else ""
    return Caller(own, address, request.headers.get("host", ""))
