"""What is refused is said in every language: by a message, never by a sentence in the source."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import stellwerk
from locales.test_messages import parameters
from stellwerk.core.errors import IllegalMoveError, StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import SHELVES
from stellwerk.store.journal import UnreadableError
from stellwerk.table.errors import RefusedError, StaleError
from tiny.position import WHISTLE
from tiny.title import TITLE

SOURCE: Final = Path(stellwerk.__file__).parent
TREES: Final = {path: ast.parse(path.read_text()) for path in sorted(SOURCE.rglob("*.py"))}
ENGLISH: Final = {
    key: params
    for page in (SHELVES[0] / "en").iterdir()
    if page.name in ("general.ftl", "refusals.ftl", "records.ftl", "command-line.ftl")
    for key, params in parameters(page).items()
}


def refusing_classes() -> set[str]:
    """The names of all classes that derive from StellwerkError."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"StellwerkError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def calls(*folders: str) -> Iterator[tuple[str, ast.Call, str]]:
    """The calls below these paths: where, what, and the last name of what is called."""
    for path, tree in TREES.items():
        place = path.relative_to(SOURCE)
        if any(place.is_relative_to(folder) for folder in folders):
            for node in ast.walk(tree):
                match node:
                    case ast.Call(ast.Name(name) | ast.Attribute(_, name)):
                        yield f"{place}:{node.lineno}", node, name


def is_sentence(argument: ast.expr) -> bool:
    """Whether an argument is a text that is written or put together on the spot."""
    match argument:
        case ast.Constant(str()) | ast.JoinedStr() | ast.BinOp():
            return True
        case ast.Call(ast.Name("str")) | ast.Call(ast.Attribute(_, "format" | "join")):
            return True
    return False


def test_no_refusal_is_a_sentence_in_the_source() -> None:
    refusing = refusing_classes()
    assert {"StellwerkError", "StaleCommandError", "UnreadableError", "TooOftenError"} <= refusing
    places = [
        *("table", "server", "store", "records", "cli", "arena", "locales", "rulebook.py"),
        *("bots/__init__.py", "bots/by_lines.py", "bots/leanings.py", "bots/protocol.py"),
        *("agents/bridge.py", "research/dataset.py", "core/title.py", "titles/__init__.py"),
    ]
    found = [
        (where, bool(call.args) and is_sentence(call.args[0]))
        for where, call, name in calls(*places)
        if name in refusing or name == "__init__"
    ]
    assert len(found) > 80
    assert [where for where, wrong in found if wrong] == []


def messages() -> Iterator[tuple[str, str, set[str] | None]]:
    """General messages: where they are, their key, and their parameters if the source shows all."""
    for where, call, name in calls("."):
        match call.args:
            case [ast.Constant(str(key)), *params] if name == "Message" and key in ENGLISH:
                yield where, key, named(params)
            case [ast.Constant(str(key)), *_] if name == "Message" and key.startswith("refused-"):
                raise AssertionError(f"{where}: there is no sentence {key}")


def named(params: list[ast.expr]) -> set[str] | None:
    """The names of parameters, None if some come from elsewhere."""
    match params:
        case []:
            return set()
        case [ast.Dict(keys)] if all(isinstance(key, ast.Constant) for key in keys):
            return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return None


def test_every_refusal_has_a_sentence_with_its_parameters_and_every_sentence_a_refusal() -> None:
    found = list(messages())
    assert [
        (where, key)
        for where, key, params in found
        if params is not None and params != ENGLISH[key]
    ] == []
    said = {key for _, key, _ in found}
    assert {key for key in ENGLISH if key.startswith("refused-")} == {
        key for key in said if key.startswith("refused-")
    }


def test_a_refusal_is_an_english_sentence() -> None:
    fault = StaleError(3, 5)
    assert str(fault) == "The table is at step 5, not 3; look again."
    assert fault.message is not None
    assert fault.message.params == {"step": 5, "seen": 3}
    assert str(StellwerkError("Only a sentence.")) == "Only a sentence."
    assert StellwerkError("Only a sentence.").message is None


def test_a_closed_move_is_refused_with_its_reason_and_rule() -> None:
    with pytest.raises(IllegalMoveError) as refused:
        TITLE.check(TITLE.new_game(2), WHISTLE)
    sentence = "whistle is not possible now: it is not the time to whistle at somebody (TY-2)."
    assert str(refused.value) == sentence
    assert str(UnreadableError(refused.value, 1)) == f"The table cannot be loaded: {sentence}"


def test_a_refusal_comes_whole_from_another_process() -> None:
    fault = pickle.loads(pickle.dumps(RefusedError(Message("refused-seat-number", {"count": 4}))))
    assert isinstance(fault, RefusedError)
    assert str(fault) == "The table has seats 1 to 4."


def test_the_rules_alone_refuse_in_sentences_and_load_them_only_then() -> None:
    program = """
import sys
from stellwerk.titles import load_title
title = load_title("volldampf")
assert "fluent" not in sys.modules
try:
    title.new_game(9)
except Exception as fault:
    print(fault)
"""
    command = [sys.executable, "-c", program]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    assert answer.stdout == "Volldampf is for 2 to 6 players, not 9.\n"
