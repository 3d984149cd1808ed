"""The published ladder: matches that are data, the claims made of them, and their table."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from stellwerk.arena.match import Match, new_match
from stellwerk.arena.standings import Standings
from stellwerk.core.errors import StellwerkError
from stellwerk.titles import load_title

BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- end of ladder -->"
"""Between these lines a page holds the table."""
QUICK_GAMES: Final = 4


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of the ladder, and what is claimed of it.

    `win_share` is what its first bot wins at least, `winning_score` what it takes to win.
    """

    title: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    win_share: float | None = None
    winning_score: float | None = None

    def match(self) -> Match:
        """The match to play."""
        return new_match(self.title, self.players, self.bots, self.seed)


class _Ladder(msgspec.Struct, forbid_unknown_fields=True):
    rung: list[Rung]


def read_ladder(path: Path | None = None) -> list[Rung]:
    """The rungs of a ladder file, the published one unless another is named."""
    page = files("stellwerk.arena") / "ladder.toml" if path is None else path
    try:
        data = tomllib.loads(page.read_text(encoding="utf-8"))
        return msgspec.convert(data, _Ladder).rung
    except OSError as fault:
        raise StellwerkError(f"{path} cannot be read: {fault.strerror}.") from None
    except (ValueError, msgspec.ValidationError) as fault:
        raise StellwerkError(f"{path} is no ladder: {fault}.") from None


def holds(rung: Rung, result: Standings) -> bool:
    """Whether the result is what the ladder claims."""
    if rung.win_share is not None and result.bots[0].win_share < rung.win_share:
        return False
    return rung.winning_score is None or result.winning_score >= rung.winning_score


def claim(rung: Rung) -> str:
    """What is claimed of a rung."""
    claims = []
    if rung.win_share is not None:
        claims.append(f"wins ≥ {rung.win_share:.0%}")
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
            raise StellwerkError(f"{path} has no place for the table: {BEGIN} … {END}.")
        path.write_text(f"{before}{begin}{table}{end}{after}", encoding="utf-8")
    except OSError as fault:
        raise StellwerkError(f"{path} cannot be written: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise StellwerkError(f"{path} is no page: its text is not UTF-8.") from None
