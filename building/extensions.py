"""The extension modules: what mypyc makes of the modules that compiled.toml lists.

python -m building.extensions   make them, unless they are up to date
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

if sys.platform != "win32":
    import fcntl

C_FLAGS = ("-fvisibility=hidden", "-fno-plt")
"""Calls inside the extension go straight to their functions, not through a table of names."""

OPTIMISE = "3"
"""With 2 a build takes 94 instead of 110 seconds of processor time (gcc 12), but a decision takes
2.4 % more instructions in Russian Railroads, 1.7 % in Glück Auf and 1.2 % in Volldampf."""

READ_BY_MYPYC = ("*.py", "core/**/*.py", "titles/**/*.py", "locales/*.py", "bots/**/*.py")
"""What the C may depend on: the compiled modules and the layers below them."""

OWNER = re.compile(
    r'(?<=\(PyCFunction\))CPyPy_\w+(?=,)|CPyType_\w+_template_(?= = \{)|(?<!= )"[\w.]+"(?=,$)'
)
"""In the C of mypyc: the function, class or module to which the next docstring belongs."""
PLACE = re.compile(r'(?<=PyDoc_STR\()(?:NULL|".*")(?=\))|NULL(?=, /\* docstring)')
"""A place for a docstring; it has the signature already, or nothing."""


BUILD = Path("build/compiled")
"""Where the extensions of a checkout are made."""


def c_compiler() -> str | None:
    """The C compiler of this machine, if there is one."""
    if sys.platform == "win32":
        return "cl" if find_spec("setuptools") and visual_c_is_here() else None
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])


def visual_c_is_here() -> bool:
    """Whether setuptools finds the C compiler of Windows, which is on no path."""
    from setuptools.errors import PlatformError

    try:
        new_compiler: Any = import_module("setuptools._distutils.ccompiler").new_compiler
        new_compiler().initialize()
    except PlatformError:
        return False
    return True


def link_time_flags() -> tuple[str, ...]:
    """What lets gcc optimise across the C files, with all processors, while it links.

    Without it functions of another file are not inlined, which costs 5 to 7 % of the instructions
    of a decision.
    """
    compiler = c_compiler()
    if sys.platform == "win32" or compiler is None:
        return ()
    answer = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    return (f"-flto={processors()}",) if "Free Software Foundation" in answer else ()


def compiled_modules(root: Path) -> list[str]:
    """The modules to compile, by their full names."""
    with (root / "compiled.toml").open("rb") as file:
        names: list[str] = tomllib.load(file)["compiled"]
    return names


def compile_modules(source: Path, build: Path, modules: Sequence[str]) -> list[Path]:
    """Compile modules; the extension files below build/lib.

    Each module is a C file, so that every processor has something to do; all together are one
    library. Nothing is done if nothing changed since the last time.
    """
    with only_one(build):
        key, made = digest_of(source, modules), build / "made"
        outputs = made_before(build)
        if outputs and made.read_text(encoding="utf-8").startswith(key):
            return outputs
        made.unlink(missing_ok=True)
        outputs = [Path(output) for output in build_extensions(source, build, modules)]
        names = (output.relative_to(build / "lib").as_posix() for output in outputs)
        made.write_text("\n".join([key, *names]), encoding="utf-8")
        return outputs


def made_before(build: Path) -> list[Path]:
    """The extension files of the last time, if they are all there."""
    made = build / "made"
    names = made.read_text(encoding="utf-8").split("\n")[1:] if made.exists() else []
    outputs = [build / "lib" / name for name in names]
    return outputs if all(output.exists() for output in outputs) else []


@contextmanager
def only_one(build: Path) -> Iterator[None]:
    """Wait until no other process builds in a folder."""
    build.mkdir(parents=True, exist_ok=True)
    with (build / "lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest_of(source: Path, modules: Sequence[str]) -> str:
    """A digest of everything on which the extensions depend."""
    from importlib.metadata import version

    digest = blake2b(f"{sys.version} {sysconfig.get_platform()} {version('mypy')}".encode())
    digest.update(Path(__file__).read_bytes() + "\n".join(modules).encode())
    for layer in READ_BY_MYPYC:
        for file in sorted((source / "stellwerk").glob(layer)):
            digest.update(f"{file.relative_to(source).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()


def build_extensions(source: Path, build: Path, modules: Sequence[str]) -> list[str]:
    """Have mypyc write C, and compile and link it."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    here = Path.cwd()
    os.chdir(source)
    try:
        extensions = mypycify(
            ["--strict", "--no-error-summary", *(file_of(module) for module in modules)],
            opt_level=OPTIMISE,
            debug_level="0",
            multi_file=True,
            target_dir=str(build / "c"),
            group_name="stellwerk",
        )
        texts = docstrings(source, modules)
        together = link_time_flags()
        for extension in extensions:
            extension.extra_compile_args += () if sys.platform == "win32" else C_FLAGS + together
            extension.extra_link_args += (*together, f"-O{OPTIMISE}") if together else ()
            extension.sources = [
                with_docstrings(file, texts[file.name]) if file.name in texts else str(file)
                for file in map(Path, extension.sources)
            ]
        distribution = Distribution({"name": "stellwerk", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.build_lib = str(build / "lib")
        command.build_temp = str(build / "temp")
        command.force = True
        command.parallel = processors()
        command.ensure_finalized()
        link = command.build_extensions

        def compile_and_link() -> None:
            objects = compile_c(command.compiler, extensions, build)
            command.compiler.compile = lambda sources, **_: [objects[file] for file in sources]
            link()

        command.build_extensions = compile_and_link
        command.run()
        outputs: list[str] = command.get_outputs()
        return outputs
    finally:
        os.chdir(here)


def compile_c(compiler: Any, extensions: Sequence[Any], build: Path) -> dict[str, str]:
    """The object of each C file of the extensions.

    It is named after a digest of everything it is made from. So one that is there already does
    not have to be compiled again, and one that is no longer needed can be told.
    """
    common = blake2b(f"{sys.version} {compiler_version(compiler)}".encode())
    for header in sorted((build / "c").rglob("*.h")):
        common.update(header.read_bytes())
    folder = build / "objects"
    objects: dict[str, str] = {}
    missing: list[tuple[Path, Any]] = []
    for extension in extensions:
        for file in map(Path, extension.sources):
            digest = common.copy()
            digest.update("\n".join(extension.extra_compile_args).encode() + file.read_bytes())
            kept = folder / f"{file.stem}-{digest.hexdigest()[:32]}{compiler.obj_extension}"
            objects[str(file)] = str(kept)
            if not kept.exists():
                missing.append((file, extension))

    def compile_one(job: tuple[Path, Any]) -> None:
        file, extension = job
        (made,) = compiler.compile(
            [str(file)],
            output_dir=str(build / "temp"),
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        os.replace(made, objects[str(file)])

    folder.mkdir(parents=True, exist_ok=True)
    # The largest first: nobody waits for the last one.
    missing.sort(key=lambda job: (-job[0].stat().st_size, job[0]))
    with ThreadPoolExecutor(processors()) as pool:
        for _ in pool.map(compile_one, missing):
            pass
    for old in set(map(str, folder.iterdir())) - set(objects.values()):
        Path(old).unlink()
    return objects


def compiler_version(compiler: Any) -> str:
    """What a C compiler says about itself, if it can."""
    command = getattr(compiler, "compiler_so", None)
    if not command:
        return str(compiler.compiler_type)
    return subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout


def processors() -> int:
    """The processors this process may use: a container has fewer than its machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def file_of(module: str) -> str:
    """The file of a module below the source folder."""
    return f"{module.replace('.', '/')}.py"


def docstrings(source: Path, modules: Sequence[str]) -> dict[str, dict[str, str]]:
    """The docstrings of modules, their classes, functions and methods.

    They are by the C file of their module, and by the names of their owners in C.
    """
    from mypyc.namegen import NameGenerator, exported_name

    names = NameGenerator([list(modules)])
    found: dict[str, dict[str, str]] = {}
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
        texts = ((owner, ast.get_docstring(owned, clean=False)) for owner, owned in owners)
        found[f"__native_{exported_name(module)}.c"] = {
            owner: as_python_keeps_it(text) for owner, text in texts if text is not None
        }
    return found


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


if __name__ == "__main__":
    root = Path(__file__).parents[1]
    compile_modules(root / "src", root / BUILD, compiled_modules(root))
