"""A game on the whole screen of a terminal: board, moves, log, and keys for everything."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from stellwerk.api import Game, Player
from stellwerk.cli.tints import tint
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import NOBODY, SPECTATOR

COLOURS: Final = ("#e0664f", "#5b9bf0", "#4fbf73", "#e0b83a", "#b083e6", "#a0a0a0")
"""The colours of the seats, in the order of their numbers."""
HINT: Final = "search-300"
SEAT: Final = re.compile(r"^── .*?(\d+).*$", re.MULTILINE)
"""The heading of a player's part of a picture."""
LOG: Final = 60
"""How many sentences of the log are shown."""


def named(move: str) -> str:
    """A pattern that finds a move where a picture names it."""
    return rf"(?<![\w-]){re.escape(move)}(?![\w-])"


class PlayApp(App[None]):
    """Plays one game; people decide for the seats that no bot has."""

    CSS = """
    #head { height: 1; background: $primary-background; }
    #board { height: 1fr; scrollbar-size: 1 1; }
    #prompt { height: auto; max-height: 3; text-style: bold; padding: 0 1; }
    #picture { width: auto; text-wrap: nowrap; }
    #foot { height: 9; }
    .full #foot { display: none; }
    #moves { width: 3fr; height: 100%; border: round $primary; }
    #log { width: 2fr; height: 100%; border: round $surface-lighten-2; }
    #word { display: none; height: 3; }
    #word.open { display: block; }
    """
    KEYS: ClassVar[list[Binding]] = [
        Binding("u", "take_back", "undo"),
        Binding("h", "hint", "hint"),
        # The list of moves would take these two for itself.
        Binding("left", "look(1)", "back", priority=True),
        Binding("right", "look(-1)", "forward", priority=True),
        Binding("b", "next_part", "board"),
        Binding("f", "full", "full"),
        Binding("slash", "write", "write"),
        Binding("escape", "leave_past", "now", show=False),
        Binding("space", "take_screen", "here"),
        Binding("q", "quit", "quit"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [*KEYS]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, game: Game, bots: Mapping[int, str], kept: Path | None = None) -> None:
        super().__init__()
        self.game = game
        self.players: dict[int, Player] = {
            seat: game.bot(name, f"{game.seed}:{seat}") for seat, name in bots.items()
        }
        self.kept = kept
        """Where the game saves itself."""
        self.back = 0
        """How many decisions ago the table is that is shown."""
        self.part = 0
        """The part of the board that was last looked for."""
        self.person: int | None = None
        """Of several people, the one who has confirmed being at the screen."""
        self.drawn = Text()
        """The picture without what is marked for the highlighted move."""
        self.thinking = False
        self.adviser = game.bot(HINT)
        say = game.phrases.general
        keys = (
            "undo",
            "hint",
            "back",
            "forward",
            "board",
            "full",
            "write",
            "present",
            "here",
            "quit",
        )
        for binding, key in zip(self.KEYS, keys, strict=True):
            self._bindings.key_to_bindings[binding.key] = [
                replace(binding, description=say(f"play-{key}"))
            ]

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="picture")
        yield Static(id="prompt")
        yield Input(id="word", placeholder=self.game.phrases.general("play-word"))
        with Horizontal(id="foot"):
            yield OptionList(id="moves", markup=False)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="events")
        yield Footer()

    def on_mount(self) -> None:
        self.title = self.game.title.name
        self.show()
        self.go_on()

    # What is shown.

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.game.players) if seat not in self.players]

    @property
    def mine(self) -> bool:
        """Whether a person may decide now."""
        return (
            not self.game.over
            and not self.back
            and not self.waiting
            and self.game.turn not in self.players
        )

    @property
    def waiting(self) -> bool:
        """Whether the screen has to be handed over before the next person may look."""
        turn = self.game.turn
        return turn in self.people and turn != self.person and self.keeps_secrets(self.game)

    def keeps_secrets(self, game: Game) -> bool:
        """Whether one of the people knows something that another one does not."""
        people = self.people
        if len(people) < 2:
            return False
        views = {tuple(game.title.veil(game.position, seat).state()) for seat in people}
        return len(views) > 1

    @property
    def viewer(self) -> int:
        """Whose view is shown: the only person, the one known to be at the screen, or nobody's."""
        if len(self.people) == 1:
            return self.people[0]
        person = self.person
        return person if person is not None and person == self.game.turn else SPECTATOR

    def show(self) -> None:
        """Draw everything again."""
        if self.game.turn in self.people and self.game.turn != self.person:
            self.person = None
        if self.waiting:
            self._put_away()
        self.refresh_bindings()
        game = self.game.copy().undo(self.back) if self.back else self.game
        say = game.phrases.general
        self.query_one("#head", Static).update(self._head(game))
        self.drawn = self._picture(game)
        self.query_one("#picture", Static).update(self.drawn)
        prompt = game.prompt if self.mine else say("play-wait")
        if self.back:
            prompt = say("play-past", count=self.back)
        elif self.waiting and game.turn is not None:
            prompt = say("play-hand-over", name=game.names[game.turn])
        elif game.over:
            names = ", ".join(game.names[seat] for seat in game.winners)
            prompt = say("play-over", names=names)
        self.query_one("#prompt", Static).update(prompt)
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        if self.mine:
            for text, what in game.choices.items():
                moves.add_option(Option(Text.assemble((f"{text:14} ", "bold cyan"), what), id=text))
            moves.highlighted = 0
        if self.mine or self.waiting:
            # The line to write in would swallow the keys.
            moves.focus()
        events = [
            game.phrases.say(event)
            for event in (game.position.events or [])
            if event.only in (NOBODY, self.viewer)
        ]
        self.query_one("#events", Static).update("\n".join(f"· {one}" for one in events[-LOG:]))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _put_away(self) -> None:
        """Take what was meant for the last person off the screen."""
        self.clear_notifications()
        word = self.query_one("#word", Input)
        word.value = ""
        word.remove_class("open")

    def _head(self, game: Game) -> Text:
        rounds = f" {game.round}/{game.title.round_count(game.position)} "
        head = Text(f" {game.title.name}{rounds}", style="bold")
        for seat, (name, points) in enumerate(zip(game.names, game.scores, strict=True)):
            mark = "▶" if seat == game.turn else " "
            head.append(f" {mark}{name} {points} ", style=f"bold {COLOURS[seat]}")
        return head

    def _picture(self, game: Game) -> Text:
        """The table with its players in their colours, and what can be chosen in bold."""
        drawn = game.title.picture(game.position, self.viewer, game.phrases.say)
        text = Text(drawn.rstrip(), no_wrap=True)
        options = game.title.options_of(game.position)
        tint(text, game.title.board(game.players, options), COLOURS, game.phrases.say)
        for found in SEAT.finditer(text.plain):
            colour = COLOURS[(int(found[1]) - 1) % len(COLOURS)]
            text.stylize(f"bold {colour}", *found.span())
        if self.mine:
            for move in game.legal:
                text.highlight_regex(named(move), "bold green")
        return text

    # What people do.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None:
            self.make(event.option_id)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show where on the board the highlighted move is, if the board names it."""
        if not self.mine or event.option_id is None:
            return
        picture = self.query_one("#picture", Static)
        found = re.search(named(event.option_id), self.drawn.plain)
        if found is None:
            picture.update(self.drawn)
            return
        marked = self.drawn.copy()
        marked.stylize("reverse", *found.span())
        picture.update(marked)
        board = self.query_one("#board", VerticalScroll)
        row = self.drawn.plain.count("\n", 0, found.start())
        top = int(board.scroll_y)
        if not top <= row < top + board.size.height:
            board.scroll_to(y=row - board.size.height // 2, animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        word = event.value.strip()
        event.input.value = ""
        event.input.remove_class("open")
        self.query_one("#moves", OptionList).focus()
        if word:
            self.make(word)

    def make(self, move: str) -> None:
        """A move of a person, or why it is none."""
        if not self.mine:
            return
        try:
            self.game.play(move)
        except StellwerkError as fault:
            self.notify(str(fault), severity="warning")
            return
        self.part = 0
        self.query_one("#board", VerticalScroll).scroll_home(animate=False)
        self.save()
        self.show()
        self.go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key means something now."""
        if action == "take_screen":
            # Only while the screen has to be handed over.
            return self.waiting
        if action == "look":
            # Whoever writes moves about in the line.
            return not self.query_one("#word", Input).has_focus
        return super().check_action(action, parameters)

    def action_take_screen(self) -> None:
        """The next person is at the screen, and may see what they know."""
        self.person = self.game.turn
        self.back = 0
        self.part = 0
        self.query_one("#board", VerticalScroll).scroll_home(animate=False)
        self.show()

    def action_write(self) -> None:
        """Write a move, for those who know the notation, or to hear why it is not possible."""
        if self.waiting:
            return
        word = self.query_one("#word", Input)
        word.add_class("open")
        word.focus()

    def action_take_back(self) -> None:
        """Take back the last decision of this person, and what followed from it."""
        if self.thinking or self.back:
            return
        steps = self.game.recorder.steps
        mine = [at for at, (actor, _) in enumerate(steps) if actor in self.people]
        if not mine:
            self.notify(self.game.phrases.general("play-nothing"))
            return
        self.game.undo(sum(actor >= 0 for actor, _ in steps[mine[-1] :]))
        self.save()
        self.show()

    def action_look(self, decisions: int) -> None:
        """Look at the table as it was some decisions earlier or later."""
        made = sum(actor >= 0 for actor, _ in self.game.recorder.steps)
        self.back = max(0, min(made, self.back + decisions))
        self.show()

    def action_leave_past(self) -> None:
        self.back = 0
        self.query_one("#word", Input).remove_class("open")
        self.show()

    def action_next_part(self) -> None:
        """Scroll to the next part of the board: of another player, or the first one again."""
        lines = self.query_one("#picture", Static).visual
        plain = str(lines)
        board = self.query_one("#board", VerticalScroll)
        starts = [0, *(plain.count("\n", 0, found.start()) for found in SEAT.finditer(plain))]
        if len(starts) == 1:
            # One large map: a screen of it after the other.
            starts = list(range(0, plain.count("\n") + 1, max(1, board.size.height)))
        self.part = (self.part + 1) % len(starts)
        board.scroll_to(y=starts[self.part], animate=False)

    def action_full(self) -> None:
        """The board has the whole screen, or gives it back."""
        self.screen.toggle_class("full")

    def action_hint(self) -> None:
        """Ask a bot what it would do."""
        if self.mine and not self.thinking:
            self.thinking = True
            self.advise(self.game.copy())

    def save(self) -> None:
        """Keep the game, so that it can go on later."""
        if self.kept is not None:
            try:
                self.game.save(self.kept)
            except StellwerkError as fault:
                self.notify(str(fault), severity="error")

    # What bots do while the screen stays usable.

    def go_on(self) -> None:
        """Let the next bot think, if it is the turn of a bot."""
        if not self.game.over and self.game.turn in self.players and not self.thinking:
            self.thinking = True
            self.think(self.game.copy())

    @work(thread=True)
    def think(self, game: Game) -> None:
        move = self.players[game.turn or 0].choose(game)
        self.call_from_thread(self.decided, move)

    def decided(self, move: str) -> None:
        """A bot has decided."""
        self.thinking = False
        self.game.play(move)
        if self.game.over:
            self.save()
        self.show()
        self.go_on()

    @work(thread=True)
    def advise(self, game: Game) -> None:
        move = self.adviser.choose(game)
        self.call_from_thread(self.advised, game, move)

    def advised(self, game: Game, move: str) -> None:
        """The adviser has decided: mark its choice and say it, unless somebody has moved on."""
        self.thinking = False
        if self.mine and self.game.recorder.steps == game.recorder.steps:
            moves: Any = self.query_one("#moves", OptionList)
            moves.highlighted = moves.get_option_index(move)
            what = game.choices[move]
            self.notify(self.game.phrases.general("play-advice", move=move, what=what))
        self.go_on()
