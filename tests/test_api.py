"""The front door for programs: the examples in its docstrings, and what they do not show."""

from __future__ import annotations

import doctest
import inspect
import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest

import stellwerk
from cli.command import ENVIRONMENT
from stellwerk import titles
from stellwerk.api import analysis, game, opening, player
from stellwerk.core import errors
from stellwerk.core.errors import IllegalMoveError, StellwerkError
from stellwerk.core.position import SPECTATOR
from stellwerk.titles import own_title_ids

FLAGS: Final = doctest.ELLIPSIS
EXAMPLES: Final = [stellwerk, opening, game, player, analysis, titles, errors]
ANY: Final[Any] = stellwerk
"""The package, for calls that a type checker would refuse."""


@pytest.mark.parametrize("module", EXAMPLES, ids=lambda one: one.__name__)
def test_the_examples_are_true(module: Any) -> None:
    public = {name: getattr(stellwerk, name) for name in stellwerk.__all__}
    failed, tried = doctest.testmod(module, extraglobs=public, optionflags=FLAGS)
    assert tried
    assert failed == 0


def test_every_public_name_is_documented_and_has_an_example() -> None:
    for name in stellwerk.__all__:
        thing = getattr(stellwerk, name)
        if not callable(thing):
            continue
        assert ">>>" in (thing.__doc__ or ""), name
        if not thing.__module__.startswith("stellwerk.api."):
            continue
        for part, member in inspect.getmembers_static(thing):
            if not part.startswith("_") and (callable(member) or isinstance(member, property)):
                assert ">>>" in (member.__doc__ or ""), f"{name}.{part}"


def test_importing_the_package_imports_hardly_anything() -> None:
    program = "import sys, stellwerk; print([m for m in sys.modules if m.startswith('stellwerk')])"
    output = subprocess.run(
        [sys.executable, "-c", program], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert "stellwerk.api" not in output.stdout
    assert "stellwerk.titles" not in output.stdout


def test_an_unknown_name_of_the_package_says_what_there_is() -> None:
    with pytest.raises(AttributeError, match="it has: VERSION, Analysis, Game"):
        stellwerk.nothing  # noqa: B018


@pytest.mark.parametrize("title", own_title_ids())
def test_a_whole_game_with_a_picture_a_record_and_the_way_back(title: str) -> None:
    game = stellwerk.new(title, seed=3)
    start = game.record()
    steps = 0
    player = game.bot("random")
    while not game.over:
        game.play(player.choose(game))
        steps += 1
    assert "over" in repr(game)
    assert game.legal == []
    assert game.prompt == ""
    assert max(game.scores) in [game.scores[seat] for seat in game.winners]
    ElementTree.fromstring(game.svg())
    assert ElementTree.fromstring(game.svg(SPECTATOR)) is not None
    again = stellwerk.load(game.record(), seed=3)
    assert again.position.state() == game.position.state()
    assert again.log == game.log
    assert game.undo(steps).record() == start
    assert game.finish(game.bot("random")).record() == again.record()


def test_a_copy_and_what_it_was_made_from_do_not_disturb_each_other() -> None:
    game = stellwerk.new("russian-railroads", 3, seed=1)
    other = game.copy()
    before = game.record(), list(game.log)
    other.play("bonus-coin bonus-doubler")
    assert (game.record(), game.log) == before
    assert other.undo(2).record() == game.record()


def test_either_all_of_the_moves_are_made_or_none() -> None:
    game = stellwerk.new("russian-railroads", 2, seed=1)
    with pytest.raises(IllegalMoveError):
        game.play("bonus-coin T2 T2")
    assert game.legal[0] == "bonus-doubler"


def test_where_several_seats_choose_at_once_each_can_be_first() -> None:
    game = stellwerk.new("volldampf", 2, seed=1)
    while len(game.awaited) < 2:
        game.play(game.legal[0])
    first, second = game.awaited
    game.play(game.legal[0], seat=second)
    assert game.turn == first
    assert game.undo().awaited == [first, second]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda game: game.play(99999), "numbered 0 to 149, not 99999"),
        (lambda game: game.play(-1), "numbered 0 to 149, not -1"),
        (lambda game: game.play("nonsense"), "nonsense"),
        (lambda game: game.play("BONUS-COINS"), "Railroads; legal now: bonus-coin"),
        (lambda game: game.play(1.5), "A move is a text such as 'bonus-doubler', not 1.5"),
        (lambda game: game.play(["T1"]), "not ['T1']"),
        (lambda game: game.why_not("xyz"), "game.legal lists what is legal"),
        (lambda game: game.undo(), "Nobody has decided anything yet"),
        (lambda game: game.play("bonus-coin").undo(2), "1 to 1 decisions can be taken back, not 2"),
        (lambda game: game.undo("all"), "The number of decisions is a whole number, not 'all'"),
        (lambda game: game.svg("0"), "The seats are numbered 0 to 3, not '0'"),
        (lambda game: game.analyse(0), "at least 1 simulation, not 0"),
        (lambda game: game.bot(None), "A bot has a name such as 'driver', not None"),
        (lambda game: game.finish(3), "A bot has a name such as 'driver', not 3"),
        (lambda game: game.bot("random").choose(game.position), "not in <Railway of 4 players"),
        (lambda _: stellwerk.new("Russian Railroads"), "did you mean 'russian-railroads'?"),
        (lambda _: stellwerk.new("Glück Auf"), "did you mean 'glueck-auf'?"),
        (lambda _: stellwerk.new("chess"), "(there are: russian-railroads"),
        (lambda _: ANY.new("volldampf", "4"), "The number of players is a whole number"),
        (lambda _: ANY.new("volldampf", options="x"), "Options are a dict"),
        (lambda _: stellwerk.new("volldampf", names="ab"), "Names are a list of texts, not 'ab'"),
        (lambda _: stellwerk.load(""), "A record is a text or the name of a file, not ''"),
        (lambda _: ANY.load(None), "A record is a text or the name of a file, not None"),
        (lambda _: ANY.Game("volldampf"), "made by stellwerk.new or stellwerk.load"),
        (lambda game: game.svg(4), "The seats are numbered 0 to 3, not 4"),
        (lambda game: game.values(-1), "The seats are numbered 0 to 3, not -1"),
        (lambda game: game.play("T1", seat=2), "It is the turn of seat 1, not of seat 2"),
        (lambda game: game.bot("nobody"), "There is no bot 'nobody'"),
        (lambda _: stellwerk.new("russian-railroads", 9), "2 to 4 players, not 9"),
        (lambda _: stellwerk.new("glueck-auf", names=["Anna"]), "2 players, but 1 names"),
        (lambda _: stellwerk.new("glueck-auf", language="xx"), "'xx'"),
        (lambda _: stellwerk.load("/no/such/file"), "/no/such/file cannot be read"),
        (lambda _: stellwerk.load("title: nothing\n"), "record:1:8"),
        (lambda game: game.save(3), "A file has a name, not 3"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(wrong: Any, sentence: str) -> None:
    game = stellwerk.new("russian-railroads", 4, seed=1)
    with pytest.raises(StellwerkError) as fault:
        wrong(game)
    assert sentence in str(fault.value)
    assert "\n" not in str(fault.value)


def test_what_a_game_has_not_is_told_with_what_it_has() -> None:
    game = stellwerk.new("glueck-auf", seed=1)
    with pytest.raises(AttributeError, match=r"A game has no 'legal_moves'; it has: .*legal, "):
        _ = game.legal_moves  # type: ignore[attr-defined]
    assert not hasattr(game, "_repr_html_")


def test_a_game_goes_to_other_processes_and_into_deep_copies() -> None:
    game = stellwerk.new("glueck-auf", 3, seed=4, language="de").play("lorries-1")
    for other in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert (other.record(), other.seed, other.language) == (game.record(), 4, "de")
        assert other.log == game.log
        assert other.undo().record() != game.record()


def test_a_finished_game_refuses_in_a_sentence() -> None:
    game = stellwerk.new("glueck-auf", seed=1).finish("random")
    with pytest.raises(StellwerkError, match="over"):
        game.play(0)
    with pytest.raises(StellwerkError, match="over"):
        game.bot("greedy").choose(game)


@pytest.mark.parametrize("title", own_title_ids())
def test_a_position_says_what_it_is_and_that_a_number_is_no_move(title: str) -> None:
    position = stellwerk.new(title, seed=1).position
    assert " decides, " in repr(position)
    with pytest.raises(IllegalMoveError, match="99999 is not a legal move in this position"):
        position.play(99999)


def test_sentences_come_in_the_language_that_was_asked_for() -> None:
    game = stellwerk.new("russian-railroads", seed=1, language="de")
    assert "Arbeiter" in game.play("bonus-coin").choices["T2"]


def test_an_analysis_is_text_and_a_page() -> None:
    game = stellwerk.new("russian-railroads", 2, seed=1).play("bonus-coin")
    analysis = game.analyse(nodes=10)
    assert "Russian Railroads" in str(analysis)
    assert "<iframe srcdoc=" in analysis._repr_html_()


def test_a_game_is_saved_and_found_by_its_file(tmp_path: Path) -> None:
    game = stellwerk.new("volldampf", 3, seed=1).play("bonds-3")
    game.save(tmp_path / "game.txt")
    assert stellwerk.load(str(tmp_path / "game.txt")).record() == game.record()
