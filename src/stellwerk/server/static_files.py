"""The browser client: the files that were built into the package, and a page for every route.

They are few and small, so they are kept in memory, compressed once; no path of a request ever
reaches the disk.
"""

from __future__ import annotations

import gzip
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

FOLDER: Final = files("stellwerk") / "web"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""The folder of files whose names change with what is in them."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_PAGES: Final = ("api", "schema", "assets")
"""Where nothing but what is there is found; every other path is a page of the client."""
SMALL: Final = 500
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


class File(NamedTuple):
    """A file of the client, and the same compressed, or nothing where that gains nothing."""

    body: bytes
    packed: bytes
    kind: str
    cache: str


class StaticFiles:
    """All files of the client by their paths."""

    def __init__(self, folder: Traversable = FOLDER) -> None:
        self.files: dict[str, File] = {}
        if (folder / INDEX).is_file():
            self._load(folder, "")
        self.index = self.files.get(INDEX) or _file(INDEX, NOT_BUILT.encode())

    def _load(self, folder: Traversable, under: str) -> None:
        for entry in folder.iterdir():
            path = under + entry.name
            if entry.is_dir():
                self._load(entry, f"{path}/")
            else:
                self.files[path] = _file(path, entry.read_bytes())

    def file(self, path: str) -> File | None:
        """The file at a path; a path that is none of ours is a page of the client."""
        found = self.files.get(path)
        if found is None and path.partition("/")[0] not in NOT_PAGES:
            return self.index
        return found


def _file(path: str, body: bytes) -> File:
    kind = guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if len(body) > SMALL else b""
    if len(packed) > len(body) * 0.9:
        packed = b""
    return File(body, packed, kind, FOR_EVER if path.startswith(HASHED) else ASK_AGAIN)


def static_files_router(files: StaticFiles) -> Router:
    """The routes of the client."""

    @get(["/", "/{path:path}"], include_in_schema=False, is_packed=True)
    async def page(request: AnyRequest, path: FilePath = "") -> Response[bytes]:
        file = files.file(path.lstrip("/"))
        if file is None:
            raise NotFoundException("There is nothing here.")
        headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        body = file.body
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = file.packed
        return Response(body, media_type=file.kind, headers=headers)

    return Router("/", route_handlers=[page])
