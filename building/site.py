"""The site: the client with the rules, bots and tables in it, as files that any host can serve.

python -m building.site [FOLDER]   build it into FOLDER, or into dist/site

Python and our package are in `runtime/<hash>/`: the name changes with what is in it, so that
browsers may keep it for ever. The package is stored as bytecode for the Python of Pyodide, which
compiles it here, in Node. What pages need before Python is there (the catalog, the rules) is stored
as the answers the server would give.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from building.client import BuildError, node_tools, run

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "stellwerk"
PYODIDE: Final = ROOT / "web" / "pyodide"
RUNTIME: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
LANGUAGES: Final = ("en", "de", "fr", "cs")
WITHOUT: Final = ("agents", "arena", "cli", "drawing", "research", "web", "store/migrations")
"""Parts of our package that the site does not need."""
KEPT_LOCALES: Final = ("root", "en", "en_US", "de", "fr", "cs")
"""What is kept of the languages of Babel, which has all."""
ZIP_DAY: Final = (2020, 1, 1, 0, 0, 0)
"""The date of all files: the same source gives the same archive."""


def build_site(target: Path) -> None:
    """Build the site into a folder, which is emptied first, unless what is there is up to date."""
    index = target / "index.html"
    if index.exists() and index.stat().st_mtime >= max(path.stat().st_mtime for path in _inputs()):
        return
    npm, environment = node_tools()
    _install(npm, environment)
    with tempfile.TemporaryDirectory() as place:
        runtime = Path(place) / "runtime"
        runtime.mkdir()
        _make_runtime(runtime, environment)
        name = _digest(runtime)
        size = sum(path.stat().st_size for path in runtime.iterdir() if path.suffix != ".json")
        environment |= {
            "STELLWERK_WEB": str(target.resolve()),
            "STELLWERK_RUNTIME": name,
            "STELLWERK_RUNTIME_BYTES": str(size),
        }
        run([*npm, "run", "build", "--", "--mode", "site"], ROOT / "web", environment)
        shutil.copytree(runtime, target / "runtime" / name)
    _tell_service_worker(target)


def _inputs() -> Iterator[Path]:
    """The files that the site is made of."""
    for folder in (ROOT / "web", PYODIDE, ROOT / "building"):
        yield from (path for path in folder.iterdir() if path.is_file())
    for folder in (ROOT / "web" / "src", ROOT / "web" / "public", PACKAGE, ROOT / "docs" / "rules"):
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix != ".pyc" and PACKAGE / "web" not in path.parents:
                yield path


def _install(npm: list[str], environment: dict[str, str]) -> None:
    """The packages of the client and Pyodide, unless they are there."""
    for folder in (ROOT / "web", PYODIDE):
        lock, installed = (
            folder / "package-lock.json",
            folder / "node_modules" / ".package-lock.json",
        )
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], folder, environment)


def _make_runtime(runtime: Path, environment: dict[str, str]) -> None:
    """Python, our package, and the answers that are made in advance."""
    installed = PYODIDE / "node_modules" / "pyodide"
    for name in RUNTIME:
        shutil.copy(installed / name, runtime / name)
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    # None of the packages that Pyodide knows are here.
    (runtime / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    source, archive = runtime / "source.zip", runtime / "stellwerk.zip"
    _archive(source)
    run(["node", str(PYODIDE / "compile.mjs"), str(source), str(archive)], ROOT, environment)
    source.unlink()
    _make_answers(runtime)


def _archive(archive: Path) -> None:
    """Our package, and what it needs of others, in one file."""
    with ZipFile(archive, "w", ZIP_DEFLATED) as zipped:
        for name, path in sorted(_files()):
            zipped.writestr(ZipInfo(name, ZIP_DAY), path.read_bytes(), ZIP_DEFLATED)


def _files() -> Iterator[tuple[str, Path]]:
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        wanted = path.suffix in (".py", ".ftl", ".json", ".npz", ".toml", ".txt")
        if wanted and not name.startswith(tuple(f"{part}/" for part in WITHOUT)):
            yield f"stellwerk/{name}", path
    for package in ("fluent.runtime", "fluent.syntax", "babel", "attr", "pytz"):
        home = _home_of(package)
        for path in home.rglob("*"):
            name = path.relative_to(home).as_posix()
            kept = path.suffix == ".py" or name == "global.dat"
            kept |= path.suffix == ".dat" and path.stem in KEPT_LOCALES
            if kept and not name.startswith(("localedata/", "messages/")):
                yield f"{package.replace('.', '/')}/{name}", path
    yield "typing_extensions.py", _home_of("typing_extensions") / "typing_extensions.py"


def _home_of(package: str) -> Path:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise BuildError(f"The package {package} is not installed.")
    return Path(found.origin).parent


def _make_answers(runtime: Path) -> None:
    """The answers that never change, by the names `web/src/site/backend.svelte.ts` asks for."""
    made = subprocess.run(
        [sys.executable, "-c", _ANSWERS, *LANGUAGES],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    if made.returncode:
        raise BuildError(f"The answers could not be made:\n{made.stderr}")
    for name, text in json.loads(made.stdout).items():
        (runtime / f"{name}.json").write_text(text, encoding="utf-8")


_ANSWERS: Final = """
import json, sys, msgspec
from stellwerk.server.answers import make_catalog
from stellwerk.server.rules_page import make_rules_page
from stellwerk.titles import load_title, title_ids
answers = {"catalog": make_catalog()}
for title in map(load_title, title_ids()):
    for language in sys.argv[1:]:
        answers[f"rules-{title.id}-{language}"] = make_rules_page(title.id, title.prefix, language)
print(json.dumps({name: msgspec.json.encode(value).decode() for name, value in answers.items()}))
"""


def _digest(folder: Path) -> str:
    """A name for what is in a folder."""
    digest = sha256()
    for path in sorted(folder.iterdir()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _tell_service_worker(target: Path) -> None:
    """The service worker keeps all files, for times without a network."""
    worker = target / "service-worker.js"
    files = sorted(
        path.relative_to(target).as_posix()
        for path in target.rglob("*")
        if path.is_file() and path not in (worker, target / "index.html")
    )
    text = worker.read_text(encoding="utf-8")
    before = "const ALL = [].map"
    assert before in text, "the place for the files of the site"
    worker.write_text(text.replace(before, f"const ALL = {json.dumps(files)}.map"), "utf-8")


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "site"
    build_site(folder)
    bytes_ = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"The site is in {folder}: {bytes_ / 1e6:.1f} MB. Any static host can serve it.")  # noqa: T201
