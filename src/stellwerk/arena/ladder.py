"""The published ladder: matches as data, the claims about them, and their table."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from stellwerk.arena.match import Match, new_match
from stellwerk.arena.sequential import Referee, read_test
from stellwerk.arena.standings import Standings
from stellwerk.bots import make_bot
from stellwerk.bots.search import SearchBot
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.titles import load_title

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- end of ladder -->"
"""Between these lines a page holds the table."""
QUICK_GAMES: Final = 4
QUICK_SHARE: Final = 100
"""Quickly played, a search has one node for this many."""


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of the ladder, and what is claimed about it.

    `win_share` is the least share its first bot has to win, `most_won` the largest it may win,
    `winning_score` the least mean score of winners. With `sprt`, two shares such as 0.7:0.8, the
    match ends as soon as it is sure which of them its first bot comes closer to (`sequential`).
    """

    title: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    win_share: float | None = None
    most_won: float | None = None
    winning_score: float | None = None
    sprt: str | None = None

    def match(self) -> Match:
        """The match to play."""
        return new_match(self.title, self.players, self.bots, self.seed)

    def referee(self) -> Referee | None:
        """Who ends the match early, if anybody."""
        return None if self.sprt is None else Referee(self.match(), read_test(self.sprt))

    def quick(self) -> Rung:
        """The same with a few games, and a hundredth of the nodes for bots that search."""
        bots = tuple(hurried(name) for name in self.bots)
        return msgspec.structs.replace(self, bots=bots, games=QUICK_GAMES)


def hurried(name: str) -> str:
    """The bot of a name, with less time."""
    bot = make_bot(name, "")
    if isinstance(bot, SearchBot):
        return f"search-{max(1, bot.nodes // QUICK_SHARE)}"
    return name


class _Ladder(msgspec.Struct, forbid_unknown_fields=True):
    rung: list[Rung]


def read_ladder(path: Path | None = None) -> list[Rung]:
    """The rungs of a ladder file, the published one unless another is named."""
    page = files("stellwerk.arena") / "ladder.toml" if path is None else path
    try:
        data = tomllib.loads(page.read_text(encoding="utf-8"))
        return msgspec.convert(data, _Ladder).rung
    except OSError as fault:
        about = {"file": path, "fault": fault.strerror}
        raise StellwerkError(Message("refused-read", about)) from None
    except (ValueError, msgspec.ValidationError) as fault:
        about = {"file": path, "fault": str(fault)}
        raise StellwerkError(Message("refused-ladder", about)) from None


def holds(rung: Rung, result: Standings) -> bool:
    """Whether the result is what the ladder claims; a test that is sure says it of the share."""
    won = result.bots[0].win_share
    if rung.win_share is not None:
        test = result.test
        enough = test.evidence > 0 if test is not None and test.sure else won >= rung.win_share
        if not enough:
            return False
    if rung.most_won is not None and won > rung.most_won:
        return False
    return rung.winning_score is None or result.winning_score >= rung.winning_score


def claim(rung: Rung) -> str:
    """What is claimed about a rung."""
    claims = []
    if rung.win_share is not None:
        claims.append(f"wins ≥ {rung.win_share:.0%}")
    if rung.most_won is not None:
        claims.append(f"wins ≤ {rung.most_won:.0%}")
    if rung.winning_score is not None:
        claims.append(f"winner ≥ {rung.winning_score:g}")
    return ", ".join(claims)


_COLUMNS: Final = {
    "game": "---",
    "players": "--:",
    "bot": "---",
    "against": "---",
    "games": "--:",
    "won": "--:",
    "95 % interval": "--:",
    "claim": "---",
    "mean scores": "--:",
    "winner": "--:",
    "ms per move": "--:",
}


def markdown(rungs: Sequence[Rung], results: Sequence[Standings]) -> str:
    """The table of the ladder for a page."""
    rows = [list(_COLUMNS), list(_COLUMNS.values())]
    for rung, result in zip(rungs, results, strict=True):
        first, *others = result.bots
        low, high = first.interval
        rows.append(
            [
                load_title(rung.title).name,
                str(rung.players),
                f"`{first.bot}`",
                ", ".join(f"`{one.bot}`" for one in others or [first]),
                str(result.games),
                f"{first.win_share:.1%}",
                f"{low:.1%} – {high:.1%}",
                claim(rung),
                " : ".join(f"{one.mean_score:.1f}" for one in result.bots),
                f"{result.winning_score:.1f}",
                f"{first.ms_per_move:.1f}",
            ]
        )
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def write_table(path: Path, table: str) -> None:
    """Put the table between the marks of a page; the rest of the page stays as it is."""
    try:
        page = path.read_text(encoding="utf-8")
        before, begin, rest = page.partition(f"{BEGIN}\n")
        _, end, after = rest.partition(END)
        if not begin or not end:
            marks = {"file": path, "begin": BEGIN, "end": END}
            raise StellwerkError(Message("refused-ladder-page", marks))
        path.write_text(f"{before}{begin}{table}{end}{after}", encoding="utf-8")
    except OSError as fault:
        about = {"file": path, "fault": fault.strerror}
        raise StellwerkError(Message("refused-write", about)) from None
    except UnicodeDecodeError:
        raise StellwerkError(Message("refused-page-encoding", {"file": path})) from None
