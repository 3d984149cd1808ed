"""One word, one meaning: a name belongs to one class, as docs/glossary.md promises."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

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
