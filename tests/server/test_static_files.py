"""The browser client as files, and a page for every route."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from server.guests import ORIGIN
from server.worker_commands import TINY_WORKER
from stellwerk.server.app import create_app
from stellwerk.server.bots import BotPool
from stellwerk.server.settings import Settings
from stellwerk.server.static_files import StaticFiles

PAGE = "<!doctype html><title>Stellwerk</title>" + "<p>" * 400
SCRIPT = "export const greeting = 'hello';\n" * 40
BROTLI = b"what the build made of it"


def browser(folder: Path, database: Path) -> TestClient[Any]:
    app = create_app(
        Settings(database=str(database), host="testserver.local"),
        BotPool(1, 5.0, TINY_WORKER, ahead=False),
        StaticFiles(folder),
    )
    return TestClient(app, base_url=ORIGIN)


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A server with a client."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-3f2a.js").write_text(SCRIPT)
    (folder / "assets" / "packed-4e5f.js").write_text(SCRIPT)
    (folder / "assets" / "packed-4e5f.js.br").write_bytes(BROTLI)
    (folder / "assets" / "font-1a2b.woff2").write_bytes(bytes(range(256)) * 4)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    with browser(folder, tmp_path / "test.db") as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/table/abc", "/seat", "/join/abc?seat=1", "/replay/x", "/rules/volldampf"],
)
def test_every_route_is_the_page(built: TestClient[Any], path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy


def test_assets_are_kept_for_ever_and_sent_compressed(built: TestClient[Any]) -> None:
    script = built.get("/assets/index-3f2a.js")
    assert script.text == SCRIPT
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert "ratelimit-limit" not in script.headers, "a page has many of them"
    assert script.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in script.headers, "it is for pages, and long"
    assert "content-security-policy" in built.get("/assets/nothing.js").headers
    assert "ratelimit-limit" in built.get("/").headers
    assert script.headers["content-encoding"] == "gzip"
    plain = built.get("/assets/index-3f2a.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    font = built.get("/assets/font-1a2b.woff2")
    assert font.content == bytes(range(256)) * 4
    assert built.get("/favicon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        *(("gzip, deflate, br, zstd", "br"), ("br;q=0.5, gzip", "br"), ("gzip", "gzip")),
        *(("br;q=0, gzip", "gzip"), ("br; q=0.0", ""), ("brotli", ""), ("", "")),
    ],
)
def test_the_smallest_form_that_is_accepted(
    built: TestClient[Any], accepted: str, coding: str
) -> None:
    sent = {"br": BROTLI, "gzip": gzip.compress(SCRIPT.encode(), mtime=0), "": SCRIPT.encode()}
    headers = {"Accept-Encoding": accepted}
    with built.stream("GET", "/assets/packed-4e5f.js", headers=headers) as answer:
        assert b"".join(answer.iter_raw()) == sent[coding]
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert built.get("/assets/packed-4e5f.js.br").status_code == 404


def test_the_catalog_is_written_into_pages(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><head></head><title>Stellwerk</title>")
    with browser(folder, tmp_path / "test.db") as client:
        page = client.get("/table/abc").text
        catalog = client.get("/api/catalog").json()
    before, written = page.split('<script type="application/json" id="catalog">')
    text, after = written.split("</script>")
    assert (before, after) == ("<!doctype html><head>", "</head><title>Stellwerk</title>")
    assert json.loads(text) == catalog
    assert "<" not in text


def test_compressed_once(built: TestClient[Any]) -> None:
    with built.stream("GET", "/assets/index-3f2a.js") as answer:
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw).decode() == SCRIPT


@pytest.mark.parametrize(
    "path",
    [
        *("/api/nothing", "/api", "/schema/nothing", "/assets/gone.js", "/assets/"),
        *("/robots.txt", "/manifest.webmanifest", "/favicon.ico", "/old/page.php"),
    ],
)
def test_what_is_not_there_is_no_page(built: TestClient[Any], path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404
    assert PAGE not in answer.text


@pytest.mark.parametrize("path", ["/", "/table/abc", "/favicon.svg", "/assets/index-3f2a.js"])
def test_who_asks_for_the_head_alone_gets_no_body(built: TestClient[Any], path: str) -> None:
    whole, head = built.get(path), built.head(path)
    assert head.status_code == 200
    assert head.content == b""
    for name in ("content-type", "cache-control", "content-length"):
        assert head.headers[name] == whole.headers[name]
    assert built.head("/assets/gone.js").status_code == 404


def test_nothing_outside_the_folder_is_ever_sent(built: TestClient[Any]) -> None:
    for path in ("/..%2f..%2fetc%2fpasswd", "/%2e%2e/test.db", "/assets/%2e%2e/%2e%2e/test.db"):
        answer = built.get(path)
        assert answer.status_code == 404 or answer.text == PAGE


def test_a_client_that_was_not_built_says_so(tmp_path: Path) -> None:
    with browser(tmp_path / "nothing", tmp_path / "test.db") as client:
        answer = client.get("/table/abc")
        assert answer.status_code == 200
        assert "not built here" in answer.text
        assert client.get("/health").json()["status"] == "alive"
        assert client.get("/schema/openapi.json").status_code == 200
