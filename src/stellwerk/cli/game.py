"""A game on one screen: people take turns at it, bots and the dealer play in between."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table

from stellwerk.bots import make_bot
from stellwerk.bots.levels import LEVELS
from stellwerk.bots.protocol import ExternalBot
from stellwerk.cli.rules import find_rules
from stellwerk.cli.seats import TerminalSeat, shown_names
from stellwerk.core.errors import NotationError, StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, NOBODY, SPECTATOR
from stellwerk.locales import Phrases
from stellwerk.records import Recorder, save_record
from stellwerk.rulebook import has_rules_page, rules_page, without_illustrations


class TerminalGame:
    """One game and the screen it is played on."""

    def __init__(
        self,
        screen: Console,
        recorder: Recorder,
        seats: Sequence[TerminalSeat],
        seed: int,
        language: str = "en",
    ) -> None:
        self.screen = screen
        self.recorder = recorder
        self.title = recorder.title
        self.position = recorder.position
        self.position.events = []
        self.language = language
        self.phrases = Phrases(self.title.id, shown_names(seats), language)
        self.seed = str(seed)
        self.luck = Random(f"{seed}:dealer")
        self.bots = {
            number: make_bot(seat.bot, f"{seed}:{number}")
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        self.levels = {
            number: seat.bot
            for number, seat in enumerate(seats)
            if seat.bot is not None and seat.bot in LEVELS
        }
        """The levels of the bots that have one."""
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.events_shown = dict.fromkeys([*self.people, SPECTATOR], 0)
        """How many events each person has been shown."""
        self.shown = (NOBODY, 0)
        """The person, and the turn, the table was last drawn for."""
        self.saved: set[Path] = set()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "why": self._why,
            "board": self._board,
            "moves": self._moves,
            "rules": self._rules,
            "save": self._save,
        }

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self._play()
        finally:
            for bot in self.bots.values():
                if isinstance(bot, ExternalBot):
                    bot.close()

    def _play(self) -> None:
        self._headline("terminal-start", title=self.title.name, seed=self.seed)
        for seat in range(self.position.players):
            self._say("terminal-player", number=seat + 1, seat=seat)
            self._say_level(seat)
        while self.position.turn != NOBODY:
            turn = self.position.turn
            if turn == DEALER:
                move: int | None = self.luck.choice(self.position.moves())
            elif turn in self.bots:
                move = self._ask_bot(turn)
            else:
                move = self._ask()
            if move is None:
                return
            self.recorder.play(move)
        self._end()

    def _say_level(self, seat: int) -> None:
        """How strong a bot is, in the words it has everywhere."""
        level = self.levels.get(seat)
        if level is not None:
            self._say(
                "terminal-level",
                level=Message(f"level-{level}"),
                place=list(LEVELS).index(level) + 1,
                places=len(LEVELS),
                character=Message(f"level-{level}-character"),
            )

    def _ask(self) -> int | None:
        """The move of the person whose turn it is; None if they leave."""
        position = self.position
        seat = position.turn
        if self.shown != (seat, position.turns):
            self._hand_over(seat)
            self._headline("terminal-turn", seat=seat, number=seat + 1, turn=position.turns)
            self._tell(seat)
            self.screen.print()
            self._board()
            self.shown = (seat, position.turns)
        else:
            self._tell(seat)
        self._moves()
        while True:
            answer = self._input()
            if answer in ("quit", "q"):
                return None
            move = self._read(answer)
            if move is not None:
                return move

    def _ask_bot(self, seat: int) -> int:
        """The move of a bot; a fault of a program is reported at once."""
        bot = self.bots[seat]
        faults = len(bot.faults) if isinstance(bot, ExternalBot) else 0
        move = bot.choose(self.title.veil(self.position, seat), seat, self.position.moves())
        if isinstance(bot, ExternalBot):
            for fault in bot.faults[faults:]:
                self._say("terminal-bot-fault", seat=seat, fault=fault)
        return move

    def _hand_over(self, seat: int) -> None:
        """Hide the last person's secrets, if people have any now, before the next person looks."""
        if self.shown[0] == seat:
            return
        views = {tuple(self.title.veil(self.position, one).state()) for one in self.people}
        if len(views) > 1:
            self.screen.clear()
            self.screen.input(self.phrases.general("terminal-hand-over", seat=seat))

    def _tell(self, seat: int) -> None:
        """What happened since this person last looked, as far as they may know."""
        events = self.position.events or []
        for event in events[self.events_shown[seat] :]:
            if event.only in (NOBODY, seat):
                self.screen.print(f"· {self.phrases.say(event)}")
        self.events_shown[seat] = len(events)

    def _read(self, answer: str) -> int | None:
        """The move an answer names, or None if it names none."""
        position = self.position
        moves = position.moves()
        if not answer and len(moves) == 1:
            return moves[0]
        if answer.isdecimal():
            if 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            self._say("terminal-no-number", count=len(moves))
            return None
        for move in moves:
            if self.title.write_move(position, move) == answer:
                return move
        word, _, rest = answer.partition(" ")
        if word in self.commands:
            try:
                self.commands[word](rest.strip())
            except StellwerkError as fault:
                self.screen.print(str(fault))
            return None
        try:
            closed = self.title.read_move(position, answer)
        except NotationError:
            self._say("terminal-not-understood", text=answer)
        else:
            self.screen.print(self.phrases.say(self.title.refusal(position, closed)))
        return None

    def _help(self, _rest: str = "") -> None:
        self._say("terminal-help")

    def _why(self, rest: str) -> None:
        position = self.position
        moves = position.moves()
        if not rest:
            self._say("terminal-why-what", example=self.title.write_move(position, moves[0]))
            return
        move = self.title.read_move(position, rest)
        if move in moves:
            text = self.title.write_move(position, move)
            self._say("terminal-open", move=text, what=self.title.describe(position, move))
        else:
            self.screen.print(self.phrases.say(self.title.refusal(position, move)))

    def _board(self, _rest: str = "") -> None:
        seat = self.position.turn if self.position.turn in self.people else SPECTATOR
        picture = self.title.picture(self.position, seat, self.phrases.say)
        self.screen.print(picture.rstrip(), soft_wrap=True)

    def _moves(self, _rest: str = "") -> None:
        position = self.position
        moves = position.moves()
        self.screen.print()
        self.screen.print(self.phrases.say(self.title.prompt(position)), style="bold")
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        table.add_column(style="cyan")
        for number, move in enumerate(moves, start=1):
            text = self.title.write_move(position, move)
            what = self.phrases.say(self.title.describe(position, move))
            table.add_row(f"  {number}", text, what)
        self.screen.print(table)
        self._say("terminal-only-move" if len(moves) == 1 else "terminal-hint")

    def _rules(self, rest: str) -> None:
        language = self.language if has_rules_page(self.title.id, self.language) else "en"
        page = without_illustrations(rules_page(self.title.id, language))
        text = page
        if rest:
            text = "\n\n".join(rule.text for rule in find_rules(page, rest, self.title.name))
        self.screen.print(Markdown(text))

    def _save(self, rest: str) -> None:
        if not rest:
            self._say("terminal-save-where")
            return
        path = Path(rest)
        if os.path.lexists(path) and path not in self.saved:
            self._say("terminal-save-other", file=rest)
            return
        save_record(self.recorder.record(), path)
        self.saved.add(path)
        self._say("terminal-saved", file=rest)

    def _end(self) -> None:
        """The last table, the last events, and who won."""
        self._headline("terminal-over")
        self._tell(self.people[0] if len(self.people) == 1 else SPECTATOR)
        self.screen.print()
        self._board()
        self.screen.print()
        scores = self.position.scores()
        winners = self.position.winners()
        ranked = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
        for seat in ranked:
            won = int(seat in winners)
            self._say("terminal-place", seat=seat, points=scores[seat], won=won)
        if self.people:
            self._say("terminal-leave")
            while answer := self._input():
                word, _, rest = answer.partition(" ")
                if word != "save":
                    return
                self._save(rest.strip())

    def _headline(self, key: str, **params: object) -> None:
        self.screen.print()
        self.screen.print(Rule(self.phrases.general(key, **params)))

    def _input(self) -> str:
        return self.screen.input("> ").strip()

    def _say(self, key: str, **params: object) -> None:
        self.screen.print(self.phrases.general(key, **params))
