"""One word, one meaning: a name belongs to one class and one job, as docs/glossary.md promises."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from stellwerk.titles import own_title_ids

SOURCE = Path(__file__).parents[1] / "src" / "stellwerk"
ALIKE = {
    "Asked": "what is asked of a seat, and the act of asking",
    "Confirmed": "the act that ends a turn, and the answer that an address is confirmed",
    "Game": "a game as programs use it (stellwerk.Game), and the game on a table",
    "Words": "how a picture and how an analysis get their words",
    "Studied": "a turn of an analysis, with its chances and with its report",
    "PersonalData": "the same data, in the store and as it is sent",
}
"""Names that two classes have, and why that confuses nobody."""
BOARDS = Path(__file__).parents[1] / "web" / "src" / "titles"
SHARED = (
    *("checks", "components", "conservation", "describe", "effects", "examples", "features"),
    *("fields", "layout", "lessons", "names", "notation", "picture", "position", "questions"),
    *("reasons", "routine", "rules", "scoring", "secrets", "set_up", "tips", "title"),
)
"""What every title with a board in the client has under the same name."""
SHARED_BY_BOARDS = (
    *("Description.svelte", "Illustration.svelte", "Layout.svelte", "Table.svelte"),
    *("illustrationNames.ts", "illustrations.ts", "index.ts", "model.svelte.ts"),
    *("position.ts", "printed.ts", "prompt.ts"),
)
"""And what it has there."""


@pytest.mark.parametrize("title", own_title_ids())
def test_all_titles_have_the_same_file_names(title: str) -> None:
    home, board = SOURCE / "titles" / title.replace("-", "_"), BOARDS / title
    if board.is_dir():
        files = [home / f"{name}.py" for name in SHARED]
        files += [board / name for name in SHARED_BY_BOARDS]
        assert [str(file) for file in files if not file.is_file()] == []


def test_no_two_classes_of_the_house_share_a_name() -> None:
    """Titles do not know each other: what is a *Hand* in one may be another *Hand* in the next."""
    homes = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        if "titles" not in path.relative_to(SOURCE).parts:
            for part in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(part, ast.ClassDef):
                    homes[part.name].add(str(path.relative_to(SOURCE)))
    shared = {name: sorted(found) for name, found in homes.items() if len(found) > 1}
    assert shared.keys() <= ALIKE.keys(), shared
