"""Writes docs/leaderboard.json: every published match, for programs.

python -m benchmarks.leaderboard

The matches of the levels come from benchmarks/levels.jsonl, those of other programs from
benchmarks/agents.jsonl if there is one, the others from the table of the ladder in docs/bots.md.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from benchmarks.levels import read_results
from stellwerk.titles import load_title, own_title_ids

ROOT: Final = Path(__file__).parents[1]
MATCHES: Final = ("levels.jsonl", "agents.jsonl")
BOARD: Final = ROOT / "docs" / "leaderboard.json"
ABOUT: Final = (
    "The published matches: the share of games that a seat of the bot won, with Wilson's 95 % "
    "interval. Matches have the version of the rules and the seed as far as they were kept; those "
    "marked as older are from before the last changes to the search. docs/bots.md says how all "
    "were played; stellwerk ladder plays them again."
)
ROW: Final = re.compile(r"^\|(.*%.*–.*%.*)\|$", re.MULTILINE)
"""A row of the table: it has an interval."""


def leaderboard() -> str:
    """The text of the file."""
    entries = [*_matches(), *_ladder()]
    return json.dumps({"about": ABOUT, "entries": entries}, ensure_ascii=False, indent=1) + "\n"


def _matches() -> list[dict[str, Any]]:
    found = []
    pages = [ROOT / "benchmarks" / name for name in MATCHES]
    for match in (one for page in pages if page.is_file() for one in read_results(page)):
        first, *others = match.bots
        about = _entry(match.title, match.players, first.bot, [other.bot for other in others])
        share, interval = round(first.win_share, 3), [round(end, 3) for end in first.interval]
        result = {"games": match.games, "won": share, "interval": interval}
        found.append({**about, **result, "rules": match.rules, "seed": match.seed})
    return found


def _ladder() -> list[dict[str, Any]]:
    ids = {load_title(id_).name: id_ for id_ in own_title_ids()}
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    table = page.partition("<!-- ladder -->")[2].partition("<!-- end of ladder -->")[0]
    found = []
    for row in ROW.findall(table):
        title, players, bot, against, games, won, interval, *_ = (
            cell.strip() for cell in row.split("|")
        )
        others = re.findall("`(.*?)`", against)
        entry = _entry(ids[title], int(players), bot.strip("`"), others)
        entry |= {"games": int(games), "won": _share(won)}
        entry |= {"interval": [_share(end) for end in interval.split("–")]}
        found.append(entry | ({"older": True} if bot.startswith("`search") else {}))
    return found


def _entry(title: str, players: int, bot: str, against: list[str]) -> dict[str, Any]:
    return {"title": title, "players": players, "bot": bot, "against": against}


def _share(percent: str) -> float:
    return round(float(percent.strip().removesuffix("%")) / 100, 3)


if __name__ == "__main__":
    BOARD.write_text(leaderboard(), encoding="utf-8")
