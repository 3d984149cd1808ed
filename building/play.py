"""`make play`: from a fresh checkout to a table, as soon as possible.

python -m building.play             set up what is missing, and serve
python -m building.play compile     compile the rules for the bots of a server that runs

It needs the standard library alone, because it runs before anything is installed. The run-time
packages and the browser client are made side by side; then the server runs the plain source. A
process of low priority compiles the rules meanwhile. Bot workers use what it made as soon as it
is there; from the next start on, the server does, too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from compileall import compile_dir
from contextlib import suppress
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Final, NoReturn

from building.client import BuildError, build_client, node_here, run
from building.extensions import BUILD, c_compiler, made_before

ROOT: Final = Path(__file__).parents[1]
ENVIRONMENT: Final = ROOT / ".venv"
PYTHON: Final = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PACKAGES: Final = ROOT / "build" / "play"
"""Compiled packages, each in a folder named after the source it was made from."""
LOG: Final = ROOT / "build" / "play.log"
LATER: Final = "STELLWERK_BOT_PACKAGE"
"""Tells the server where the compiled package of its bots is, or will be."""
KEPT: Final = 3
"""How many of them are kept: a server that was started earlier may use another one."""
NOT_COPIED: Final = shutil.ignore_patterns("__pycache__", "web")


def main() -> int:
    """Set up, and serve until somebody stops it."""
    if sys.argv[1:] == ["compile"]:
        return compile_package()
    try:
        set_up()
    except BuildError as fault:
        say(str(fault))
        return 1
    return serve()


def serve() -> NoReturn:
    """Become the server; the compiler works beside it, if it is needed."""
    package = PACKAGES / digest(source_files())
    here = (package / "stellwerk" / "web").exists()
    command = [str(PYTHON), "-m", "stellwerk", "serve", "--open", "--log-level", "warning"]
    environment = {**os.environ, "PYTHONPATH": str(package if here else ROOT / "src")}
    if not package.exists():
        compile_behind()
    os.execve(command[0], command, {**environment, LATER: str(package)})


def set_up() -> None:
    """The run-time packages and the browser client, if they are not there yet."""
    requirements = ROOT / "requirements" / "runtime.txt"
    wanted, mark = digest([requirements]), ENVIRONMENT / "runtime"
    if mark.exists() and mark.read_text(encoding="utf-8") == wanted and PYTHON.exists():
        build_client(ROOT)
        return
    say("Stellwerk is being set up. This takes about a minute, and only the first time.")
    make_environment()
    if not node_here():
        timed("Node, because this machine has none", lambda: install("node.txt"))
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(2) as pool:
        parts = [
            pool.submit(timed, "the server's packages", lambda: install("runtime.txt")),
            pool.submit(timed, "the pages for the browser", make_client),
        ]
    for part in parts:
        part.result()
    mark.write_text(wanted, encoding="utf-8")


def make_environment() -> None:
    """An environment for packages. It needs no pip of its own if this Python has one."""
    without = ["--without-pip"] if find_spec("pip") else []
    run([sys.executable, "-m", "venv", *without, str(ENVIRONMENT)], ROOT)


def install(requirements: str) -> None:
    """Install pinned packages; what pip has to say is shown only if it fails."""
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if not find_spec("pip"):
        pip = [str(PYTHON), "-m", "pip"]
    options = ["--disable-pip-version-check", "--no-compile", "--require-hashes"]
    run([*pip, "install", *options, "-r", f"requirements/{requirements}"], ROOT)


def make_client() -> None:
    """Build the client; by the Python that has Node, if it came from PyPI."""
    if node_here():
        build_client(ROOT)
    else:
        run([str(PYTHON), "-m", "building.client"], ROOT)


def timed(what: str, do: Callable[[], None]) -> None:
    """Do something, and say how long it took."""
    began = monotonic()
    do()
    say(f"  {monotonic() - began:3.0f} s  {what}")


def compile_behind() -> None:
    """Start the compiler, if there is one, in a process that leaves everybody else the time."""
    if c_compiler() is None:
        say("There is no C compiler here: bots think at the speed of plain Python.")
        return
    subprocess.Popen([sys.executable, "-m", "building.play", "compile"], cwd=ROOT)


def compile_package() -> int:
    """Make the compiled package, and say so once it is there, if the server still runs."""
    server = os.getppid()
    if hasattr(os, "nice"):
        os.nice(19)
    package = PACKAGES / digest(source_files())
    try:
        install("compile.txt")
        run([str(PYTHON), "-m", "building.extensions"], ROOT)
    except BuildError as fault:
        LOG.write_text(f"{fault}\n", encoding="utf-8")
        news = f"The rules could not be compiled; {LOG.relative_to(ROOT)} says why. Bots go on."
    else:
        put_together(package)
        news = "The rules are compiled now: from here on bots think much faster."
    if os.getppid() == server:
        say(news)
    return 0


def put_together(package: Path) -> None:
    """The source with the extensions in it, in a folder that appears when all of it is there."""
    new = package.with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    inner = new / "stellwerk"
    shutil.copytree(ROOT / "src" / "stellwerk", inner, ignore=NOT_COPIED)
    shutil.copytree(ROOT / "docs" / "rules", inner / "rulebooks")
    with suppress(OSError):
        # Without the client it is a package for bots alone.
        (inner / "web").symlink_to(ROOT / "src" / "stellwerk" / "web")
    for extension in made_before(ROOT / BUILD):
        shutil.copy2(extension, new / extension.relative_to(ROOT / BUILD / "lib"))
    # Otherwise the next start would have to: half a second of it.
    compile_dir(new, quiet=2, stripdir=str(new), prependdir=str(package))
    if package.name == digest(source_files()):
        # Otherwise somebody has changed the source meanwhile.
        new.rename(package)
    for old in sorted(PACKAGES.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)


def source_files() -> Iterable[Path]:
    """What is in a compiled package, but for the client."""
    for folder in (ROOT / "src" / "stellwerk", ROOT / "docs" / "rules"):
        for path in sorted(folder.rglob("*.*")):
            parts = path.relative_to(folder).parts
            if "__pycache__" not in parts and parts[0] != "web" and path.is_file():
                yield path


def digest(files: Iterable[Path]) -> str:
    """A name for what is in some files of this checkout, for this Python."""
    found = blake2b(sys.version.encode(), digest_size=10)
    for file in files:
        found.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        # Whoever stops the server stops the compiler with it; the server has said so.
        sys.exit(130)
