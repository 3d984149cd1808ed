"""A game for programs."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Self

from stellwerk.api.analysis import Analysis
from stellwerk.api.arguments import file_name, whole_number
from stellwerk.api.player import Player
from stellwerk.core.errors import NotationError, StellwerkError
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR, Position
from stellwerk.core.title import Title
from stellwerk.locales import Phrases, check_language
from stellwerk.records import Recorder, read_game, save_record, write_record
from stellwerk.records.replay import give_turn, starting_position


def _unpacked(record: str, seed: int, language: str) -> Game:
    return Game(Recorder.resume(read_game(record)), seed, language)


class Game:
    """A game, from its first move up to now. Make one with `stellwerk.new` or `stellwerk.load`.

    Seats count from 0. The dealer plays by itself. The methods that change the game return it, so
    that they can be chained and a notebook shows the table after a move.

    >>> game = new("russian-railroads", players=2, seed=1)
    >>> game.turn, game.over, game.round
    (0, False, 0)
    >>> game.play("bonus-coin").play("T2 pay-workers ts-black ts-black ts-black").turn
    0
    """

    def __init__(self, recorder: Recorder, seed: int | None = None, language: str = "en") -> None:
        if not isinstance(recorder, Recorder):
            raise StellwerkError("A game is made by stellwerk.new or stellwerk.load.")
        check_language(language)
        self.recorder = recorder
        """Notes the moves; use `play` to make them."""
        self.seed: int = Random().getrandbits(32) if seed is None else seed
        """Where the luck of the dealer and of the bots comes from."""
        self.language = language
        self.phrases = Phrases(recorder.title.id, recorder.seats, language)
        """The sentences of the title in this language."""
        # The events of a loaded game come from playing it again.
        self._rewind(len(recorder.steps))
        self._deal()

    def _deal(self) -> None:
        """Let the dealer play; its luck depends on the seed and the number of the step alone."""
        while self.position.turn == DEALER:
            luck = Random(f"{self.seed}:{len(self.recorder.steps)}")
            self.recorder.play(luck.choice(self.position.moves()))

    # What there is.

    @property
    def title(self) -> Title[Any]:
        """The title, with everything it can say about a position.

        >>> new("volldampf").title.name
        'Volldampf'
        """
        return self.recorder.title

    @property
    def position(self) -> Position:
        """The position itself, secrets included: the fast interface. Copy it before you play on it.

        >>> position = new("volldampf", 3).position.copy()
        >>> position.play(position.moves()[0])
        """
        return self.recorder.position

    @property
    def players(self) -> int:
        """The number of players.

        >>> new("volldampf", 5).players
        5
        """
        return self.position.players

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players.

        >>> new("glueck-auf", names=["Anna", "Ben"]).names
        ('Anna', 'Ben')
        """
        return self.recorder.seats

    @property
    def turn(self) -> int | None:
        """The seat that decides, or None after the end.

        >>> new("glueck-auf", seed=1).turn
        1
        """
        return self.position.turn if self.position.turn >= 0 else None

    @property
    def awaited(self) -> list[int]:
        """The seats that may decide now: several where choices are simultaneous.

        >>> new("volldampf", 2).awaited
        [0, 1]
        """
        return self.position.awaited()

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> new("glueck-auf").over
        False
        """
        return self.position.turn == NOBODY

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 during set-up.

        >>> new("glueck-auf").round
        1
        """
        return self.title.round_now(self.position)

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far.

        >>> new("russian-railroads").scores
        [0, 0]
        """
        return self.position.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that lead by the rules of the title, which break ties; all of them if none can.

        >>> new("russian-railroads", seed=2).finish("random").winners in ([0], [1], [0, 1])
        True
        """
        return self.position.winners()

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat that decides, as words of the notation; none after the end.

        >>> new("russian-railroads").legal
        ['bonus-doubler', 'bonus-coin', 'bonus-industry', 'bonus-black']
        """
        return [self._write(move) for move in self.position.moves()]

    @property
    def choices(self) -> dict[str, str]:
        """The legal moves, each with what it would do, in a sentence.

        >>> new("russian-railroads").play("bonus-coin").choices["T2"]
        '3 black steps (2 workers)'
        """
        say = self.phrases.say
        position = self.position
        return {
            self._write(move): say(self.title.describe(position, move)) for move in position.moves()
        }

    @property
    def prompt(self) -> str:
        """What has to be decided now, in a sentence; empty after the end.

        >>> new("russian-railroads").prompt
        'Pick a start bonus.'
        """
        return "" if self.over else self.phrases.say(self.title.prompt(self.position))

    @property
    def log(self) -> list[str]:
        """What has happened so far, as far as everybody could see it.

        >>> new("russian-railroads").play("bonus-coin").log[-1]
        'Round 1 begins.'
        """
        events = self.position.events or []
        return [self.phrases.say(event) for event in events if event.only == NOBODY]

    def why_not(self, move: str) -> str:
        """Why a move is not legal now, with the rule; empty if it is.

        >>> game = new("russian-railroads")
        >>> game.why_not("T2")
        'T2 is not possible now: finish what is going on first (RR-2.1).'
        >>> game.play("bonus-coin").why_not("T2")
        ''
        """
        number = self._read(move)
        if number in self.position.moves():
            return ""
        if self.over:
            return self.phrases.general("refused-over")
        return self.phrases.say(self.title.refusal(self.position, number))

    def values(self, seat: int | None = None) -> dict[str, Any]:
        """The table as plain values, as JSON has them: what `seat` sees, or by default all of it.

        >>> new("glueck-auf", seed=1).values(seat=1)["active"]
        1
        """
        if seat is None:
            return self.title.values(self.position)
        return self.title.values(self.title.veil(self.position, self._seat(seat)))

    # What can be done.

    def play(self, *moves: str | int, seat: int | None = None) -> Self:
        """Make moves: words of the notation, several in one text if you like, or numbers.

        `seat` says who moves where several are awaited. All of the moves are made, or none: an
        illegal one is refused with its reason.

        >>> game = new("russian-railroads", seed=1)
        >>> game.play("bonus-coin", "T2 pay-workers ts-black ts-black ts-black").turn
        0
        >>> game.play("T2")
        Traceback (most recent call last):
            ...
        stellwerk.core.errors.IllegalMoveError: T2 is not possible now: ... (RR-3.1).
        """
        words = [
            word for move in moves for word in (move.split() if isinstance(move, str) else [move])
        ]
        before = len(self.recorder.steps)
        try:
            for word in words:
                if seat is not None:
                    self._let(self._seat(seat))
                self.recorder.play(self._read(word))
                self._deal()
        except StellwerkError:
            if len(self.recorder.steps) > before:
                self._rewind(before)
            raise
        return self

    def undo(self, decisions: int = 1) -> Self:
        """Take back the last decisions of the players, and what chance did after them.

        >>> new("russian-railroads").play("bonus-coin T2").undo(2).legal[0]
        'bonus-doubler'
        """
        count = whole_number(decisions, "The number of decisions")
        steps = self.recorder.steps
        made = [number for number, (actor, _) in enumerate(steps) if actor != DEALER]
        if not made:
            raise StellwerkError("Nobody has decided anything yet that could be taken back.")
        if not 1 <= count <= len(made):
            raise StellwerkError(f"1 to {len(made)} decisions can be taken back, not {count}.")
        self._rewind(made[-count])
        return self

    def finish(self, bot: str | Player = "greedy") -> Self:
        """Let a bot play all seats to the end of the game.

        >>> new("glueck-auf", 2, seed=1).finish("random").over
        True
        """
        player = bot if isinstance(bot, Player) else self.bot(bot)
        while not self.over:
            self.play(player.choose(self))
        return self

    def bot(self, name: str, seed: object = None) -> Player:
        """A bot that can choose moves in this game: `driver`, `conductor`, `search-500`, and so on.

        >>> game = new("volldampf", 3, seed=1)
        >>> game.bot("greedy")
        <Player greedy>
        """
        return Player(name, f"{self.seed}:{name}" if seed is None else str(seed))

    def copy(self) -> Game:
        """An independent game that has the same past.

        >>> game = new("glueck-auf", seed=1)
        >>> game.copy().play(game.legal[0]).record() == game.record()
        False
        """
        other = object.__new__(Game)
        other.recorder = Recorder(
            self.title, self.position.copy(), self.recorder.seats, self.recorder.day
        )
        other.recorder.start = self.recorder.start
        other.recorder.steps = list(self.recorder.steps)
        other.position.events = list(self.position.events or [])
        other.seed = self.seed
        other.language = self.language
        other.phrases = self.phrases
        return other

    # What can be kept and shown.

    def record(self) -> str:
        """The game as a text that people can read, and `stellwerk.load` too.

        >>> print(new("glueck-auf", seed=1).record().splitlines()[0])
        title: glueck-auf
        """
        return write_record(self.recorder.record())

    def save(self, path: str | Path) -> None:
        """Write the record to a file.

        >>> from tempfile import mkdtemp
        >>> path = Path(mkdtemp(), "game.txt")
        >>> new("glueck-auf", seed=1).save(path)
        >>> load(path).players
        2
        """
        save_record(self.recorder.record(), file_name(path))

    def analyse(self, nodes: int = 100) -> Analysis:
        """What was good, what was better and why; `nodes` simulations for each turn.

        >>> new("russian-railroads").play("bonus-coin").analyse(nodes=10)
        <Analysis of russian-railroads: 1 turns, 10 simulations each>
        """
        from stellwerk.analysis import Analyser, analyse

        if whole_number(nodes, "The number of simulations") < 1:
            raise StellwerkError(f"An analysis needs at least 1 simulation, not {nodes}.")
        return Analysis(analyse(Analyser(self.recorder.record(), nodes)), self.language)

    def picture(self, seat: int | None = None) -> str:
        """The table as text, as `seat` sees it: by default the seat that decides.

        >>> "Trans-Siberian" in new("russian-railroads").picture()
        True
        """
        return self.title.picture(self.position, self._viewer(seat), self.phrases.say)

    def svg(self, seat: int | None = None) -> str:
        """The table as a picture, as `seat` sees it: by default the seat that decides. Its words
        are in the language of the game.

        >>> new("volldampf", 3).svg()[:4]
        '<svg'
        """
        from stellwerk.drawing import draw

        return draw(self.title, self.position, self._viewer(seat), self.phrases)

    def _repr_svg_(self) -> str:
        return self.svg()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """What is missing has perhaps another name; names with _ are asked for by Python."""
            here = [known for known in dir(type(self)) if not known.startswith("_")]
            about = "" if name.startswith("_") else f"; it has: {', '.join(here)}"
            raise AttributeError(f"A game has no {name!r}{about}.")

    def __deepcopy__(self, _memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, int, str]]:
        """Other processes get the record: what a game is made of is in it."""
        return _unpacked, (self.record(), self.seed, self.language)

    def __str__(self) -> str:
        return f"{self.picture().rstrip()}\n\n{self.prompt}".rstrip()

    def __repr__(self) -> str:
        rounds = f"round {self.round} of {self.title.round_count(self.position)}"
        about = f"{self.title.id}, {self.players} players, {rounds}"
        if self.over:
            return f"<Game {about}, over: {', '.join(map(str, self.scores))}>"
        count = len(self.position.moves())
        return f"<Game {about}, seat {self.turn} decides, {count} legal moves>"

    # Inside.

    def _write(self, move: int) -> str:
        return self.title.write_move(self.position, move)

    def _read(self, move: str | int) -> int:
        """The number of a move. What names none is refused here, others by the rules."""
        if isinstance(move, str):
            try:
                return self.title.read_move(self.position, move)
            except NotationError as fault:
                raise NotationError(f"{str(fault).rstrip('.')}{self._meant(move)}.") from None
        if not isinstance(move, int):
            raise StellwerkError(f"A move is a text such as {self._example()!r}, not {move!r}.")
        if not 0 <= move < self.title.move_count:
            last = self.title.move_count - 1
            raise StellwerkError(
                f"The moves of {self.title.name} are numbered 0 to {last}, not {move}."
            )
        return move

    def _meant(self, move: str) -> str:
        """The legal moves that look like a wrong one, or where all of them are."""
        close = get_close_matches(move.lower(), self.legal, 3)
        return f"; legal now: {', '.join(close)}" if close else "; game.legal lists what is legal"

    def _example(self) -> str:
        return next(iter(self.legal), "pass")

    def _let(self, seat: int) -> None:
        """Give a seat the turn, if it may decide now."""
        if seat not in self.awaited:
            raise StellwerkError(f"It is the turn of seat {self.turn}, not of seat {seat}.")
        give_turn(self.position, seat)

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise StellwerkError(f"The seats are numbered 0 to {self.players - 1}, not {seat!r}.")
        return seat

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR if self.turn is None else self.turn
        return seat if seat == SPECTATOR else self._seat(seat)

    def _rewind(self, steps: int) -> None:
        """Go back to the state after this many steps."""
        recorder = self.recorder
        kept = recorder.steps[:steps]
        recorder.position = starting_position(recorder.title, recorder.record())
        recorder.position.events = []
        recorder.steps = []
        for actor, move in kept:
            give_turn(recorder.position, actor)
            recorder.play(move)
