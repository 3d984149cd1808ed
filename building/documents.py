"""What the site of documents needs beside its pages: a hook of MkDocs.

The same pages are read in the repository. There a link may lead to a file of the source; on the
site only its words are left. Illustrations of the rules become their words as well, as in a
terminal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages of the site that are in the root of the repository."""
SOURCE_LINK: Final = re.compile(r"\[([^\]]+)\]\((?:\.\./|examples/)[^)#]+(?:#[^)]*)?\)")
ILLUSTRATION: Final = re.compile(r"\[([^\]]+)\]\(pic:[^)]+\)")
KEPT: Final = (".svg", ".png", ".jpg")
HEADING: Final = re.compile(r"^# (.+?)(?:: .*)?$", re.MULTILINE)


def on_config(config: Any) -> Any:
    """Add the rules pages of titles that the navigation does not name."""
    (rules,) = (part["Rules"] for part in _parts(config["nav"]) if "Rules" in part)
    named = [path for part in rules for path in part.values()]
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        path = f"rules/{page.name}"
        heading = HEADING.search(page.read_text(encoding="utf-8"))
        if path not in named:
            rules.append({heading[1] if heading else page.stem: path})
    return config


def _parts(nav: list[Any]) -> Iterator[dict[str, Any]]:
    """All parts of a navigation that have a name, those inside of others as well."""
    for part in nav:
        if isinstance(part, dict):
            yield part
            for inside in part.values():
                if isinstance(inside, list):
                    yield from _parts(inside)


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the root; their links are written from there."""
    from mkdocs.structure.files import File

    for name, source in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        text = text.replace("](docs/", "](").replace("](CHANGELOG.md", "](changelog.md")
        text = text.replace("](CONTRIBUTING.md", "](contributing.md")
        text = re.sub(r"\[([^\]]+)\]\((LICENSE|SECURITY\.md|CODE_OF_CONDUCT\.md)\)", r"\1", text)
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A page without links that only a repository has."""

    def words(link: re.Match[str]) -> str:
        return link[0] if link[0].rstrip(")").endswith(KEPT) else link[1]

    return ILLUSTRATION.sub(r"\1", SOURCE_LINK.sub(words, markdown))
