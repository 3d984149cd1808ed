"""`stellwerk new-title`"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from keyword import iskeyword
from pathlib import Path
from typing import Final

from stellwerk.cli.screen import console
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.rulebook import rules_of

SKELETON: Final = Path("tests/title_skeleton")
REGISTRY: Final = Path("src/stellwerk/titles/__init__.py")
COMPILED: Final = Path("compiled.toml")
GUARD: Final = Path("benchmarks/guard.json")
NEEDED: Final = (SKELETON / "source" / "title.py", SKELETON / GUARD.name, REGISTRY, COMPILED, GUARD)
"""What makes a folder a source tree, as far as this command goes."""

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
LONGEST_NAME: Final = 30
"""With a longer name, lines of the skeleton would be too long."""
TEST_TITLES: Final = ("skeleton", "tiny")
CATALOGUES: Final = ("-picture", "-web")
"""How the names of a title's further catalogues of sentences end."""
OPENING: Final = re.compile(r"(compiled|modules) = \[")


def new_title(
    name: str,
    /,
    *,
    prefix: str | None = None,
    into: Path = Path(),
) -> None:
    """Write the skeleton of a new title into the source tree.

    It is a small, complete game that passes every check: rules pages, source, sentences, tests.
    docs/adding-a-title.md says how to make another game of it.

    Parameters
    ----------
    name
        The id of the title: small letters, in words joined by -, such as night-express.
    prefix
        The two capital letters in front of the numbers of its rules; by default from its name.
    into
        The folder of the source tree; by default the current one.
    """
    check_name(name)
    for path in NEEDED:
        if not (into / path).is_file():
            about = {"folder": into.absolute(), "file": path}
            raise StellwerkError(Message("refused-no-source", about))
    title = NewTitle(name, free_prefix(into, name, prefix))
    files = dict(title.files(into))
    for path in (*files, Path("web/src/titles") / name):
        if (into / path).exists():
            taken = {"name": name, "file": path}
            raise StellwerkError(Message("refused-title-taken", taken))
    changes = {
        REGISTRY: title.registered((into / REGISTRY).read_text(encoding="utf-8")),
        COMPILED: title.listed((into / COMPILED).read_text(encoding="utf-8"), files),
        GUARD: title.recorded((into / GUARD).read_text(encoding="utf-8"), into),
    }
    write(into, files, changes)
    screen = console()
    for path in (*files, *changes):
        screen.print(str(path), soft_wrap=True)
    screen.print(f"{title.name} is there. docs/adding-a-title.md says how to go on.")


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a title."""
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        about = {"name": repr(name), "most": LONGEST_NAME}
        raise StellwerkError(Message("refused-title-name", about))
    if iskeyword(name) or name in TEST_TITLES or name.endswith(CATALOGUES):
        raise StellwerkError(Message("refused-title-word", {"name": repr(name)}))


def free_prefix(tree: Path, name: str, wanted: str | None) -> str:
    """The letters in front of the numbers of rules; those of another title are refused."""
    words = name.split("-")
    prefix = wanted or (words[0][0] + words[1][0] if len(words) > 1 else name[:2]).upper()
    if not re.fullmatch("[A-Z]{2}", prefix):
        raise StellwerkError(Message("refused-prefix", {"prefix": repr(prefix)}))
    for page in sorted([*tree.glob("docs/rules/*.md"), *tree.glob(f"{SKELETON}/rules/*.md")]):
        if any(rule.id.startswith(prefix) for rule in rules_of(page.read_text(encoding="utf-8"))):
            about = {"title": page.stem, "prefix": prefix}
            raise StellwerkError(Message("refused-prefix-taken", about))
    return prefix


class NewTitle:
    """The skeleton under the name of the new title."""

    def __init__(self, id_: str, prefix: str) -> None:
        self.id = id_
        self.module = id_.replace("-", "_")
        self.name = " ".join(word.capitalize() for word in id_.split("-"))
        self.words = {
            "title_skeleton.source": f"stellwerk.titles.{self.module}",
            "title_skeleton.tests": f"titles.{self.module}",
            "TitleSkeleton": self.name.replace(" ", ""),
            "Skeleton": self.name,
            "skeleton": self.id,
            "SK-": f"{prefix}-",
            '"SK"': f'"{prefix}"',
        }
        """What the skeleton has, and what replaces it; the longer ones come first."""

    def files(self, tree: Path) -> Iterator[tuple[Path, str]]:
        """The new files of a tree and what is in them."""
        homes = {
            "source": Path("src/stellwerk/titles") / self.module,
            "tests": Path("tests/titles") / self.module,
            "locales": Path("src/stellwerk/locales"),
            "rules": Path("docs/rules"),
        }
        known = re.compile("|".join(map(re.escape, self.words)))
        for part, home in homes.items():
            folder = tree / SKELETON / part
            for path in sorted(folder.rglob("*.*")):
                if path.suffix in (".py", ".ftl", ".md"):
                    place = home / path.relative_to(folder)
                    text = path.read_text(encoding="utf-8")
                    yield (
                        place.with_stem(place.stem.replace("skeleton", self.id)),
                        known.sub(lambda found: self.words[found[0]], text),
                    )

    def registered(self, registry: str) -> str:
        """The registry with one line more."""
        before, opening, rest = registry.partition("MODULES: dict[str, str] = {\n")
        if not opening:
            raise StellwerkError(Message("refused-no-registry", {"file": REGISTRY}))
        known, closing, after = rest.partition("}\n")
        line = f'    "{self.id}": "stellwerk.titles.{self.module}.title",\n'
        return "".join([before, opening, known, line, closing, after])

    def listed(self, page: str, files: dict[Path, str]) -> str:
        """The list of what is compiled: each module goes where other titles have theirs."""
        home = Path("src/stellwerk/titles") / self.module
        stems = {path.stem.replace("__init__", "") for path in files if path.parent == home}
        lines: list[str] = []
        inside: list[str] = []
        for line in page.splitlines(keepends=True):
            if OPENING.match(line):
                lines.append(line)
                inside = [line]
            elif inside and line.startswith("]"):
                lines += self._with_own(inside[1:], stems)
                lines.append(line)
                inside = []
            else:
                (inside or lines).append(line)
        return "".join(lines)

    def _with_own(self, modules: list[str], stems: set[str]) -> list[str]:
        """A list of modules, with the new ones behind those of the last title in it."""
        titles = [re.match(r' *"stellwerk\.titles\.\w+\.?(\w*)"', line) for line in modules]
        kinds = {found[1] for found in titles if found is not None}
        own = [f"stellwerk.titles.{self.module}.{stem}".rstrip(".") for stem in stems & kinds]
        places = [at for at, found in enumerate(titles, start=1) if found is not None]
        last = places[-1] if places else 0
        return [*modules[:last], *(f'    "{name}",\n' for name in sorted(own)), *modules[last:]]

    def recorded(self, record: str, tree: Path) -> str:
        """The record of work a decision takes, with that of the skeleton, which is the same."""
        found = json.loads(record)
        own = json.loads((tree / SKELETON / GUARD.name).read_text(encoding="utf-8"))
        found["work"][self.id] = own["work"]
        for build, figures in own["instructions"].items():
            if build in found["instructions"]:
                found["instructions"][build][self.id] = figures
        return json.dumps(found, indent=2, sort_keys=True) + "\n"


def write(tree: Path, files: dict[Path, str], changes: dict[Path, str]) -> None:
    """Write all of it, or leave the tree as it was."""
    before = {path: (tree / path).read_text(encoding="utf-8") for path in changes}
    made: list[Path] = []
    try:
        for path, text in (files | changes).items():
            for folder in reversed((tree / path).parents):
                if not folder.exists():
                    folder.mkdir()
                    made.append(folder)
            if path in files:
                made.append(tree / path)
            (tree / path).write_text(text, encoding="utf-8")
    except BaseException as fault:
        for path, text in before.items():
            with suppress(OSError):
                (tree / path).write_text(text, encoding="utf-8")
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        if isinstance(fault, OSError):
            sentence = Message("refused-title-written", {"fault": fault.strerror})
            raise StellwerkError(sentence) from fault
        raise
