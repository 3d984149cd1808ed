"""Builds the wheel: compiled by mypyc where a C compiler is at hand, plain Python where not.

Editable installs are always plain. STELLWERK_PURE=1 asks for a plain wheel.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "titles", "bots")
"""The packages whose hot path is compiled, in one group."""

EDGES = {
    "__init__",
    "base",
    "checks",
    "describe",
    "edition_file",
    "fields",
    "fingerprint",
    "layout",
    "levels",
    "notation",
    "picture",
    "protocol",
    "reasons",
    "sheet",
    "title",
    "tuning",
    "words",
}
"""Modules of friendly types and text, which stay plain."""

C_FLAGS = ("-fvisibility=hidden", "-fno-plt")
"""Calls inside the extension go straight to their functions, not by a table of names."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
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
