"""The promises every title keeps, checked at the steps of random games.

A title gets all of them by one line:

    class TestPromises(Promises):
        title = TITLE

Every check runs at every step of a few games. Over many games moves, components and copies are
checked at every step, the costly checks (saving, secrets, words) now and then. The plain source
and the compiled package, on which the tests of the titles run once more, share the games: each
form plays its own, the compiled one the larger share. `tests/compiled` shows that both forms play
the same games alike. Tables with an option that is not the default get fewer games, and so do
older versions of the rules.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from stellwerk.core.compiled import is_compiled
from stellwerk.core.fields import ShownValues
from stellwerk.core.fingerprint import fingerprint
from stellwerk.core.playout import playout
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR, Position
from stellwerk.core.title import Options, Title

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator

GAMES = range(50, 200) if is_compiled() else range(50)
THOROUGH_GAMES = range(1, 2) if is_compiled() else range(1)
POINTS_GAMES = range(1, 3) if is_compiled() else range(1)
"""The seeds of the games that this form of the rules plays."""
SOAK_GAMES = 10_000


class TableSetup(NamedTuple):
    """A player count and the options of a table."""

    players: int
    options: Options

    @property
    def name(self) -> str:
        return "-".join([f"{self.players}p", *self.options.values()])


class Validators(NamedTuple):
    """The schemas of a title, ready to check with."""

    position: Draft202012Validator
    asked: Draft202012Validator


_validators: dict[tuple[str, str], Validators] = {}


def validator(title: Title[Any], position: Position) -> Validators:
    """The schemas of a title with these options; made once, for they take long to make."""
    # Not every environment that loads the tests checks schemas.
    from jsonschema_rs import Draft202012Validator

    key = (title.id, str(title.options_of(position)))
    if key not in _validators:
        _validators[key] = Validators(
            Draft202012Validator(title.fields(position).schema()),
            Draft202012Validator(title.asked_schema()),
        )
    return _validators[key]


def tables_of(title: Title[Any]) -> list[TableSetup]:
    """Every player count with default options, and every other value of each option once."""
    tables = [TableSetup(count, {}) for count in title.players]
    for name, values in title.choices.items():
        tables += [TableSetup(title.players[-1], {name: value}) for value in values[1:]]
    return tables


def two_viewers(position: Position, rng: Random) -> set[int]:
    """Whoever has to decide, if it is a seat, and one viewer by chance."""
    viewers = (*range(position.players), SPECTATOR)
    return {rng.choice(viewers), position.turn} & set(viewers)


class Promises:
    """The random-simulation test for any title; a title derives it and names itself."""

    title: Title[Any]

    def is_usual(self, options: Options) -> bool:
        """Whether tables like this are what people open: by the newest rules, without options."""
        return not options and self.title.version == type(self.title).version

    def test_every_promise_at_every_step(self, count: int, options: Options) -> None:
        for seed in THOROUGH_GAMES:
            self.play_checked(count, options, seed, often=1.0, thorough=1.0)

    def test_promises_over_many_games(self, count: int, options: Options) -> None:
        for seed in GAMES if self.is_usual(options) else GAMES[::4]:
            self.play_checked(count, options, 1_000 + seed, often=1.0, thorough=0.002)

    @pytest.mark.soak
    def test_promises_over_thousands_of_games(self, count: int, options: Options) -> None:
        for seed in range(SOAK_GAMES):
            self.play_checked(count, options, 1_000_000 + seed, often=0.1, thorough=0.0005)

    def test_same_seed_same_game(self, count: int, options: Options) -> None:
        ends = []
        for _ in range(2):
            position = self.title.new_game(count, options)
            playout(position, Random(7))
            ends.append(fingerprint(position))
        assert ends[0] == ends[1]

    def test_points_come_from_their_sources(self, count: int, options: Options) -> None:
        """At every step the points by source, from events or counted, add up to the scores."""
        title = self.title
        for seed in POINTS_GAMES:
            rng = Random(seed)
            position = title.new_game(count, options)
            reported = title.nothing_reported(count)
            rounds = [title.round_now(position)]
            while position.turn != NOBODY:
                position.events = []
                position.play(rng.choice(position.moves()))
                reported = title.listen(reported, position.events)
                position.events = None
                rows = title.points(position, reported)
                assert [sum(row) for row in rows] == position.scores()
                if type(title).points is Title.points:
                    assert rows == [list(row) for row in reported]
                forecast = title.forecast(position)
                assert {len(row) for row in (*rows, *forecast)} == {len(title.sources)}
                for seat in (*range(count), SPECTATOR):
                    veiled = title.veil(position, seat)
                    assert title.forecast(veiled) == forecast
                    assert title.points(veiled, reported) == rows
                    assert veiled.scores() == position.scores()
                rounds.append(title.round_now(position))
            assert not any(map(any, forecast))
            assert sorted(set(rounds)) == list(range(rounds[0], title.round_count(position) + 1))
            assert rounds == sorted(rounds)

    def test_the_board_is_plain_and_has_words(self, count: int, options: Options) -> None:
        layout = self.title.board(count, self.title.with_defaults(options))
        assert json.loads(json.dumps(layout)) == layout
        assert layout["title"] == self.title.id
        assert layout["players"] == count

    def test_late_moves_are_no_dearer_than_early_ones(self, count: int, options: Options) -> None:
        """Counts calls of functions, not seconds, so a busy machine cannot upset it."""
        early = late = early_moves = late_moves = 0
        for seed in range(6):
            costs = list(self.costs(count, options, seed))
            third = len(costs) // 3
            early += sum(costs[:third])
            late += sum(costs[-third:])
            early_moves += third
            late_moves += third
        assert late / late_moves <= 3 * early / early_moves

    def costs(self, count: int, options: Options, seed: int) -> Iterator[int]:
        """Calls made by each move of one random game."""
        position = self.title.new_game(count, options)
        rng = Random(seed)
        calls = 0

        def note(_frame: FrameType, event: str, _arg: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        while position.turn != NOBODY:
            move = rng.choice(position.moves())
            calls = 0
            sys.setprofile(note)
            try:
                position.play(move)
            finally:
                sys.setprofile(None)
            yield calls

    # One game under observation.

    def play_checked(
        self, count: int, options: Options, seed: int, *, often: float, thorough: float
    ) -> None:
        """Play a random game and check; then replay it from its notation, hash by hash.

        `often` and `thorough` are the shares of the steps that get the cheap and the costly checks.
        """
        rng = Random(seed)
        other = Random(seed + 1)
        position = self.title.new_game(count, options)
        record: list[str] = []
        prints: list[str] = []
        shown = ShownValues()
        steps = 0
        note = other.random() < max(thorough, 0.02)
        while position.turn != NOBODY:
            self.check_moves(position)
            move = rng.choice(position.moves())
            draw = other.random()
            if draw < thorough:
                self.check_saving(position)
                self.check_secrets(position, other)
                self.check_words(position, other)
                self.check_values(position, other, shown)
            if note:
                record.append(self.title.write_move(position, move))
                prints.append(fingerprint(position))
            if draw < often:
                assert self.title.misplaced(position) == []
                self.check_copy(position, move)
            else:
                position.play(move)
            steps += 1
            assert steps <= self.title.longest
        assert position.moves() == []
        assert self.title.misplaced(position) == []
        assert len(position.scores()) == count
        assert set(position.winners()) <= set(range(count))
        assert position.winners()
        if note:
            self.check_replay(count, options, record, prints)

    def check_moves(self, position: Position) -> None:
        """Never empty, unique, in range, stable, and somebody's."""
        moves = position.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        assert min(moves) >= 0
        assert max(moves) < self.title.move_count
        assert position.turn == DEALER or 0 <= position.turn < position.players
        assert position.stack[-1].options(position) == moves
        if position.turn != DEALER:
            assert position.turn in position.awaited()

    def check_copy(self, position: Position, move: int) -> None:
        """The copy stays while the original is played, then follows it exactly, noting events."""
        before = position.state()
        moves = list(position.moves())
        copy = position.copy()
        position.play(move)
        assert copy.state() == before
        assert copy.moves() == moves
        copy.events = []
        after = position.state()
        copy.play(move)
        assert copy.state() == after
        assert position.state() == after
        assert copy.moves() == position.moves()
        assert copy.turn == position.turn

    def check_saving(self, position: Position) -> None:
        """A saved position comes back the same, and so does every move's text."""
        title = self.title
        lines = title.write_position(position)
        loaded = title.read_position(position.players, title.options_of(position), lines)
        assert fingerprint(loaded) == fingerprint(position)
        assert loaded.state() == position.state()
        assert loaded.moves() == position.moves()
        assert loaded.turn == position.turn
        assert loaded.turns == position.turns
        assert title.write_position(loaded) == lines
        for move in position.moves():
            text = title.write_move(position, move)
            assert text
            assert " " not in text
            assert title.read_move(position, text) == move

    def check_secrets(self, position: Position, rng: Random) -> None:
        """Positions that differ only in what a seat cannot know look the same to it.

        Their pictures, which take long to draw, are compared for two of the viewers.
        """
        title = self.title
        drawn_for = two_viewers(position, rng)
        for seat in (*range(position.players), SPECTATOR):
            veiled = title.veil(position, seat)
            assert title.veil(veiled, seat).state() == veiled.state()
            imagined = title.imagine(veiled, seat, rng)
            assert title.misplaced(imagined) == []
            assert title.veil(imagined, seat).state() == veiled.state()
            if seat in drawn_for:
                drawn = [title.picture(each, seat, repr) for each in (imagined, position)]
                assert drawn[0] == drawn[1]
            assert imagined.turn == position.turn
            assert imagined.awaited() == position.awaited()
            if seat == position.turn:
                assert veiled.moves() == position.moves()
                assert imagined.moves() == position.moves()
                assert str(title.prompt(imagined)) == str(title.prompt(position))
                for move in position.moves():
                    assert title.veil_move(position, move, seat) == move
        playout(imagined, rng)

    def check_values(self, position: Position, rng: Random, shown: ShownValues) -> None:
        """Values and questions fit their schemas; what is not secret looks the same to all.

        What was `shown` at earlier steps and to other viewers is shown as it is now.
        What a seat sees can be read again, and is the same. At each step whoever has to decide
        is looked at, and one other viewer by chance: together they take long.
        """
        title = self.title
        fields = title.fields(position)
        assert fields.forgotten(position) == []
        valid = validator(title, position)
        lines_of_whole = title.write_position(position)
        whole = position.copy()
        for seat in two_viewers(position, rng):
            veiled = title.veil(position, seat)
            values = title.values(veiled)
            valid.position.validate(values)
            assert json.loads(json.dumps(values)) == values
            assert json.dumps(title.values(veiled, shown, whole)) == json.dumps(values)
            lines = title.write_position(veiled)
            for real, seen in zip(lines_of_whole, lines, strict=True):
                if real != seen:
                    name = real.split()[2 if real.startswith("seat ") else 0]
                    assert name in fields.secret_names(), (real, seen)
            asked = title.asked(veiled)
            assert asked is not None
            assert set(asked.about) == set(title.asks[asked.kind])
            valid.asked.validate({"kind": asked.kind, **asked.about})
            again = title.read_veiled(position.players, title.options_of(position), lines, seat)
            assert title.write_position(again) == lines
            assert again.state() == veiled.state()
            assert again.moves() == veiled.moves()
            assert again.turn == veiled.turn

    def check_words(self, position: Position, rng: Random) -> None:
        """Open moves have a description, closed ones a reason with the number of its rule."""
        title = self.title
        assert title.prompt(position).key
        for move in position.moves():
            assert title.describe(position, move).key
            assert title.why_not(position, move) is None
        closed = [m for m in range(title.move_count) if m not in position.moves()]
        for move in rng.sample(closed, min(20, len(closed))):
            reason = title.why_not(position, move)
            assert reason is not None
            assert reason.rule.startswith(f"{title.prefix}-")

    def check_replay(
        self, count: int, options: Options, record: list[str], prints: list[str]
    ) -> None:
        """The moves, read from their text, give the same positions, hash by hash."""
        position = self.title.new_game(count, options)
        for text, expected in zip(record, prints, strict=True):
            assert fingerprint(position) == expected
            position.play(self.title.read_move(position, text))
        assert position.turn == NOBODY
