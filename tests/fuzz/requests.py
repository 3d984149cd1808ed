"""Requests to attack with: from the schema of the server, from templates, and no requests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from fuzz.commands import any_command
from fuzz.odd import TEXTS, broken, odd_value, spoil, written
from fuzz.scene import Scene, SceneTable

DEAR: Final = (
    "/people/account",
    "/people/login",
    "/people/password",
    "/people/delete",
    "/passkeys",
)
"""Each of these may cost a hash made to be slow, so they come seldom."""
DEAR_SHARE: Final = 0.004
METHODS: Final = (
    *("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "QUERY"),
    *("get", "X", "A" * 40, "M-SEARCH", "BREW"),
)
PATHS: Final = (
    *(
        "/",
        "/table/abc",
        "/schema",
        "/schema/",
        "/schema/openapi.json",
        "/schema/redoc",
        "/assets/x",
    ),
    *("/assets/../index.html", "/api", "/api/", "/api/tables//commands", "//", "/%2e%2e/", "/%00"),
    *("/health", "/ready", "/metrics", "/api/catalog", "/api/lobby/live", "/api/tables/x/live"),
    *("/favicon.ico", "/robots.txt", "/api/%74ables", "/api/tables;a=b", "/.git/config", "/ü"),
)
TYPES: Final = (
    *("application/json", "application/json; charset=utf-16", "text/plain", "application/xml", ""),
    *(
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
    ),
    *(
        "application/x-msgpack",
        "application/msgpack",
        "application/x-yaml",
        "image/png",
        "/",
        ";;;",
    ),
)
HEADERS: Final = (
    *("Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cookie", "Origin", "Host"),
    *("Sec-Fetch-Site", "X-Forwarded-For", "X-Forwarded-Proto", "Forwarded", "If-None-Match"),
    *("Range", "Referer", "User-Agent", "Content-Encoding", "X-HTTP-Method-Override", "Via", "Te"),
)
VALUES: Final = (
    *(
        "",
        "*",
        "gzip",
        "gzip;q=0",
        "br, zstd",
        "Bearer",
        "Bearer  ",
        "Bearer x",
        "Basic eDp4",
        "null",
    ),
    *("stellwerk=", "stellwerk=x.y", "stellwerk=x.1.y.z", "stellwerk", "=", ";;;;", "a=b; " * 200),
    *("http://evil.example", "file://", "http://", "http://[", "http://[::1", "http://a:99999999"),
    *("cross-site", "same-origin", "none", "::1", "1.2.3.4, 5.6.7.8", "fe80::1%eth0", "bytes=0-1"),
    *("x" * 8_000, "\xff\xfe", "\xc3\xa9", "999999999999999999999", "-1", "deflate", "for=_x", '"'),
)


class Made(NamedTuple):
    """A request before it is written; `{table}` in its path stands for a table of the scene."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Requests:
    """Makes requests. `cases` are those made from the schema, by operation."""

    def __init__(self, scene: Scene, examples: int, number: int) -> None:
        self.scene = scene
        self.cases = list(_from_schema(scene.document, examples, number))
        self.cheap = [case for case in self.cases if not _is_dear(case.path)]
        self.dear = [case for case in self.cases if _is_dear(case.path)]
        self.paths = sorted(scene.document["paths"])

    def whole(self, rng: Random) -> bytes:
        """A request that is HTTP, so that it has to be answered."""
        table = self.scene.table(rng)
        kind = rng.random()
        if kind < 0.4:
            made = self._of_schema(table, rng)
        elif kind < 0.8:
            made = self._of_template(table, rng)
        elif kind < 0.9:
            method, path = rng.choice(METHODS), self._any_path(table, rng)
            body = written(odd_value(rng), rng) if rng.random() < 0.3 else b""
            made = Made(method, path, self.scene.headers(table, rng), body)
        else:
            made = self._with_odd_headers(self._of_template(table, rng), rng)
        return self.scene.door.request(*made)

    def _of_schema(self, table: SceneTable, rng: Random) -> Made:
        case = rng.choice(self.dear if rng.random() < DEAR_SHARE else self.cheap)
        path = case.path.replace("{table}", table.id)
        body = case.body
        if body and rng.random() < 0.3:
            body = broken(body, rng)
        return Made(case.method, path, {**case.headers, **self.scene.headers(table, rng)}, body)

    def _of_template(self, table: SceneTable, rng: Random) -> Made:
        """What our own client sends, spoilt."""
        at = f"/api/tables/{table.id}"
        seat = rng.randrange(table.players)
        seats = [{"name": "Eve"}, {"bot": "random"}, *[{}] * (table.players - 2)]
        new: dict[str, Any] = {"title": table.title, "seats": seats, "options": {"edition": "x"}}
        new["clock"] = {"kind": "live", "bank": 600, "increment": 1}
        new["undo"] = "free"
        fork = {"table": table.id, "kept": 3, "seats": seats}
        notices = {
            "email": "a@b.example",
            "webhook": "https://127.0.0.1/x",
            "zone": "Europe/Prague",
        }
        bodies: list[tuple[str, str, Any]] = [
            ("POST", "/api/tables/", new),
            ("POST", "/api/tables/fork", fork),
            ("POST", "/api/tables/claim", {"key": rng.choice(table.keys)}),
            ("POST", "/api/records", {"record": "title: volldampf\nplayers: 3\n"}),
            ("POST", f"{at}/links/{seat}", None),
            ("POST", f"{at}/invite/{seat}", None),
            ("POST", f"{at}/rematch", None),
            ("PUT", "/api/people/name", {"name": "Eve"}),
            ("PUT", "/api/people/notices", {**notices, "quiet_from": 22, "quiet_to": 7}),
            ("POST", "/api/people/sessions/end", {"id": "x"}),
            ("POST", "/api/push", {"endpoint": "https://127.0.0.1/x", "p256dh": "x", "auth": "x"}),
        ]
        headers = self.scene.headers(table, rng)
        kind = rng.random()
        if kind < 0.35:
            command = any_command(table, None, rng)
            return Made("POST", f"{at}/commands", headers, written(spoil(command, rng), rng))
        if kind < 0.5:
            method, path, body = rng.choice(bodies)
            spoilt = b"" if body is None else written(spoil(body, rng), rng)
            return Made(method, _spoil_path(path, rng), headers, spoilt)
        return Made("GET", self._question(at, table, rng), headers, b"")

    def _question(self, at: str, table: SceneTable, rng: Random) -> str:
        """Something to look at, with odd parameters."""
        odd = {"seat": odd_value(rng), "from": odd_value(rng), "count": odd_value(rng)}
        odd |= {"move": rng.choice(TEXTS), "players": odd_value(rng), "edition": odd_value(rng)}
        odd |= {"lang": rng.choice(TEXTS), "over": odd_value(rng)}
        usual = {"seat": rng.randrange(table.players), "players": table.players, "move": "T2"}
        chosen = rng.sample(list(odd), rng.randrange(4))
        asked = {name: odd[name] if rng.random() < 0.6 else usual.get(name, 1) for name in chosen}
        query = urlencode(asked, errors="surrogatepass") if asked else ""
        parts = ("", "/why", "/log", "/picture", "/record", "/replay", "/history", "/mine")
        others = [f"/api/titles/{table.title}/board", f"/api/rules/{table.title}"]
        others += ["/api/tables/", "/api/tables/mine", "/api/people/me", "/api/catalog"]
        path = at + rng.choice(parts) if rng.random() < 0.8 else rng.choice(others)
        return f"{_spoil_path(path, rng)}?{query}" if query else _spoil_path(path, rng)

    def _any_path(self, table: SceneTable, rng: Random) -> str:
        if rng.random() < 0.3:
            return quote(rng.choice(PATHS), safe="/%;.")
        path: str = rng.choice(self.paths)
        path = path.replace("{table_id}", table.id).replace("{seat}", "0")
        return path.replace("{title_id}", table.title)

    def _with_odd_headers(self, made: Made, rng: Random) -> Made:
        headers = dict(made.headers)
        for _ in range(rng.choice((1, 1, 2, 5))):
            headers[rng.choice(HEADERS)] = rng.choice(VALUES)
        if made.body:
            headers["Content-Type"] = rng.choice(TYPES)
        # White space around a value does not belong to it.
        kept = {name: value.strip() for name, value in headers.items()}
        return made._replace(headers=kept)

    def no_request(self, rng: Random) -> tuple[bytes, int]:
        """Bytes that are not quite HTTP, or several requests at once, and how many these are."""
        raw = self.whole(rng)
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: broken(raw, rng),
            lambda: raw[: rng.randrange(len(raw))],
            lambda: raw.replace(
                b"HTTP/1.1", rng.choice((b"HTTP/1.0", b"HTTP/9.9", b"HTTP/2", b""))
            ),
            lambda: raw.replace(b"\r\n", rng.choice((b"\n", b"\r", b"\r\n ", b"\r\n\0")), 3),
            lambda: raw.replace(b"Host:", rng.choice((b"Host: a\r\nHost:", b"Hos t:", b"X:")), 1),
            lambda: _with(raw, b"Content-Length: %d" % rng.choice((-1, 5, 10**9, 10**30))),
            lambda: _with(raw, b"Transfer-Encoding: chunked") + _chunks(rng),
            lambda: _with(raw, b"Expect: 100-continue"),
            lambda: _with(raw, b"Connection: Upgrade\r\nUpgrade: " + rng.choice((b"h2c", b"x"))),
            lambda: _with(raw, b"X: " + b"x" * rng.choice((100, 70_000))),
            lambda: _with(raw, b"\r\n".join(b"X%d: y" % n for n in range(rng.choice((50, 900))))),
            lambda: b"GET /" + b"a" * rng.choice((3_000, 70_000)) + b" HTTP/1.1\r\n\r\n",
            lambda: rng.randbytes(rng.randrange(1, 300)),
            lambda: b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(200),
            lambda: b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            lambda: self._large(rng),
        )
        if rng.random() < 0.3:
            several = [self.whole(rng) for _ in range(rng.randrange(2, 9))]
            return b"".join(several), len(several)
        return rng.choice(ways)(), 1

    def _large(self, rng: Random) -> bytes:
        """A body of more than the server takes."""
        body = json.dumps({"record": "x" * rng.choice((199_000, 200_001, 400_000))}).encode()
        return self.scene.door.request("POST", "/api/records", None, body)


def _with(raw: bytes, line: bytes) -> bytes:
    """One more line in the head."""
    first, end, rest = raw.partition(b"\r\n")
    return first + end + line + end + rest


def _chunks(rng: Random) -> bytes:
    good = b"5\r\nhello\r\n0\r\n\r\n"
    return rng.choice(
        (good, b"-1\r\n", b"ffffffffffffffffff\r\n", b"5;x=y\r\nhell", b"z\r\n", b"0\r\n")
    )


def _spoil_path(path: str, rng: Random) -> str:
    """A path with one part of it changed, now and then."""
    if rng.random() < 0.8:
        return path
    parts = path.split("/")
    text = rng.choice(TEXTS).encode("utf-8", "surrogatepass")[:2_000]
    parts[rng.randrange(1, len(parts))] = quote(text, safe="")
    return "/".join(parts)


def _is_dear(path: str) -> bool:
    return any(part in path for part in DEAR)


def _from_schema(document: dict[str, Any], examples: int, number: int) -> Iterator[Made]:
    """Requests the schema allows, and such as it does not allow."""
    made: list[Made] = []
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        for found in schemathesis.openapi.from_dict(document).get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @seed(number)
            @settings(
                max_examples=examples,
                suppress_health_check=list(HealthCheck),
                database=None,
                deadline=None,
                phases=[Phase.generate],
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def make(case: Case[Any]) -> None:
                answer_at_once(case)
                made.extend(_written_out(case))

            # An operation without parameters has no wrong ones.
            with suppress(Unsatisfiable):
                make()
    yield from made


def answer_at_once(case: Case[Any]) -> None:
    """Nobody waits for a turn that does not come: what counts is the answer."""
    if case.path.endswith("/wait") and isinstance(case.query, dict):
        seconds = case.query.get("seconds", "")
        if seconds == "" or str(seconds).isdigit():
            case.query["seconds"] = 0


def _written_out(case: Case[Any]) -> Iterator[Made]:
    """The request of a case: for a table it names, and for one that exists."""
    try:
        parts: dict[str, Any] = case.as_transport_kwargs(base_url="http://localhost")
        filled: dict[str, Any] = {key: parts[key] for key in ("params", "json") if key in parts}
        if parts.get("data") is not None:
            filled["content"] = parts["data"]
        request = httpx.Request(parts["method"], parts["url"], **filled)
        body = request.read()
    except (httpx.InvalidURL, TypeError, ValueError):
        return  # What httpx cannot write, no client of it sends; `no_request` goes further.
    headers = {}
    if "content-type" in request.headers:
        headers["Content-Type"] = request.headers["content-type"]
    path = request.url.raw_path.decode("ascii")
    yield Made(parts["method"], path, headers, body)
    named = "/api/tables/{table_id}"
    if case.path.startswith(named):
        query = f"?{request.url.query.decode('ascii')}" if request.url.query else ""
        rest = case.path.removeprefix(named).replace("{seat}", "0")
        yield Made(parts["method"], "/api/tables/{table}" + rest + query, headers, body)
