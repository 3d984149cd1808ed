"""The browser client: the files that were built into the package, and a page for every route.

They are few and small, so they are kept in memory. The build has compressed most of them (`.br`
beside a file); for a client that cannot read that, one is compressed when it is first asked for,
because all of them would take a tenth of a second at every start. No path of a request ever
reaches the disk.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Annotated, Any, Final

from litestar import HttpMethod, Request, Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

FOLDER: Final = files("stellwerk") / "web"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""The folder of files whose names change with what is in them."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_PAGES: Final = ("api", "schema", "assets")
"""Folders whose missing files are not found."""
FILE: Final = re.compile(r"\.[a-z0-9]+$")
"""The end of a name of a file: no page has one, so it is missing if it is not there."""
SMALL: Final = 500
BROTLI: Final = ".br"
CODING: Final = re.compile(r"\s*(?P<name>[\w*]+)\s*(?:;\s*q=(?P<weight>[\d.]+)\s*)?")
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stellwerk</title>
<h1>The browser client is not built here</h1>
<p>The server works, and programs can use it: <a href="/schema/openapi.json">its schema</a>.
<p><code>make play</code> in a checkout builds the client; an installed package brings it along.
</html>
"""

AnyRequest = Request[Any, Any, Any]
FilePath = Annotated[str, PathParameter(max_length=300)]


class File:
    """A file of the client, and the same compressed in the ways that save something."""

    def __init__(self, body: bytes, brotli: bytes, kind: str, cache: str) -> None:
        self.body = body
        self.kind = kind
        self.cache = cache
        self._brotli = brotli

    @cached_property
    def _gzip(self) -> bytes:
        return gzip.compress(self.body, mtime=0) if len(self.body) > SMALL else b""

    def _saves(self, packed: bytes) -> bool:
        return len(self.body) > SMALL and 0 < len(packed) <= len(self.body) * 0.9

    def sent(self, accepted: str) -> tuple[str, bytes]:
        """The coding and the bytes for somebody who accepts some codings; "" is none."""
        names = set(_codings(accepted))
        if "br" in names and self._saves(self._brotli):
            return "br", self._brotli
        if "gzip" in names and self._saves(self._gzip):
            return "gzip", self._gzip
        return "", self.body


class StaticFiles:
    """All files of the client by their paths."""

    def __init__(self, folder: Traversable = FOLDER) -> None:
        self.files: dict[str, File] = {}
        if (folder / INDEX).is_file():
            self._load(folder, "")
        self.index = self.files.get(INDEX) or _file(INDEX, NOT_BUILT.encode())
        self._empty = self.index.body
        self._to_write: tuple[str, Callable[[], bytes]] | None = None

    def write_into_pages(self, name: str, value: Callable[[], bytes]) -> None:
        """Put a value, as JSON, into every page, so that the client need not ask for it.

        It is made for the first page: a server that only programs use does not need it.
        """
        self._to_write = name, value

    def _page(self) -> File:
        if self._to_write is not None:
            name, value = self._to_write
            text = value().replace(b"<", rb"\u003c")
            note = b'<script type="application/json" id="%s">%s</script>' % (name.encode(), text)
            self.index = _file(INDEX, self._empty.replace(b"</head>", note + b"</head>", 1))
            self._to_write = None
        return self.index

    def _load(self, folder: Traversable, under: str) -> None:
        for entry in folder.iterdir():
            path = under + entry.name
            if entry.is_dir():
                self._load(entry, f"{path}/")
            elif not path.endswith(BROTLI):
                better = folder / f"{entry.name}{BROTLI}"
                brotli = better.read_bytes() if better.is_file() else b""
                self.files[path] = _file(path, entry.read_bytes(), brotli)

    def file(self, path: str) -> File | None:
        """The file at a path; any other path is a page of the client, if it cannot be a file."""
        found = self.files.get(path)
        is_page = path.partition("/")[0] not in NOT_PAGES and not FILE.search(path)
        return self._page() if path == INDEX or (found is None and is_page) else found


def _file(path: str, body: bytes, brotli: bytes = b"") -> File:
    kind = guess_type(path)[0] or "application/octet-stream"
    return File(body, brotli, kind, FOR_EVER if path.startswith(HASHED) else ASK_AGAIN)


def _codings(accepted: str) -> Iterator[str]:
    """The codings of an Accept-Encoding header that are not refused."""
    for part in accepted.lower().split(","):
        coding = CODING.fullmatch(part)
        if coding and (coding["weight"] or "1").strip("0."):
            yield coding["name"]


def static_files_router(files: StaticFiles) -> Router:
    """The routes of the client."""

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        is_packed=True,
    )
    async def page(request: AnyRequest, path: FilePath = "") -> Response[bytes]:
        file = files.file(path.lstrip("/"))
        if file is None:
            raise NotFoundException("There is nothing here.")
        headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        coding, body = file.sent(request.headers.get("accept-encoding", ""))
        if coding:
            headers["Content-Encoding"] = coding
        return Response(body, media_type=file.kind, headers=headers)

    return Router("/", route_handlers=[page])
