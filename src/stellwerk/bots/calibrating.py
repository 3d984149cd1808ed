"""Learns from games how much the judge of the search can be trusted.

    python -m stellwerk.bots.calibrating play games.jsonl --games 120
    python -m stellwerk.bots.calibrating fit games.jsonl --out calibration.json --figures FILE \
        --by-kind FILE
    python -m stellwerk.bots.calibrating play others.jsonl --seed 2
    python -m stellwerk.bots.calibrating measure others.jsonl --figures FILE

`play` lets bots play every title with every number of players: greedy bots among themselves, levels
of different strength, and searches among themselves. Some of the positions between turns are kept:
the round, whose turn it is, what the judge expects each seat to end up with, and who won. A file
that has games already is continued. `fit` learns from the games with even numbers and measures on
those with odd ones, and the other way round: so every game says how far chances can be believed
that were learned without it (`reliability`), also for each kind of game by itself. What bots read
is learned from all of them; they may be in several files. `measure` learns nothing: it measures
what bots read on games that nothing was learned from, for each kind of game by itself and for all
together. Tables of a file that have no games now stay in it as they are.

Games depend only on the seed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from stellwerk.bots import make_bot
from stellwerk.bots.evaluators import corrected, foretelling, spreads_of, value_of
from stellwerk.bots.reliability import Measured, fit, measure, measure_all, rows_of
from stellwerk.core.errors import StellwerkError
from stellwerk.core.position import DEALER, NOBODY, Position
from stellwerk.titles import load_title, own_title_ids

KINDS: Final = ("greedy", "mixed", "search")
"""The kinds of games, two of each in turn."""
TOGETHER: Final = "together"
LEVELS: Final = (*("trainee", "shunter", "conductor", "driver") * 2, "search-20")
"""The bots of a mixed game: each seat gets one of these."""
SEARCH: Final = "search-20"
KEPT: Final = 0.25
"""The share of the positions between turns that is kept."""


def play(
    title_id: str, players: int, seed: int, number: int, kinds: Sequence[str] = ()
) -> dict[str, Any]:
    """One game, and the positions kept from it."""
    title = load_title(title_id)
    rng = Random(f"calibrating:{seed}:{title_id}:{players}:{number}")
    kinds = kinds or KINDS
    kind = kinds[number // 2 % len(kinds)]
    names = {"greedy": ["greedy"] * players, "search": [SEARCH] * players}.get(kind)
    if names is None:
        names = [rng.choice(LEVELS) for _ in range(players)]
    bots = [make_bot(name, f"{rng.random()}") for name in names]
    position: Position = title.new_game(players)
    judge = corrected(foretelling(value_of(title), title), title, position)
    kept: list[list[Any]] = []
    turns = position.turns
    while position.turn != NOBODY:
        moves = position.moves()
        if position.turn == DEALER or len(moves) == 1:
            position.play(moves[int(rng.random() * len(moves))])
            continue
        if position.turns != turns and rng.random() < KEPT:
            standing = [round(worth, 3) for worth in judge.standing(position)]
            kept.append([title.round_now(position), position.turn, position.turns, standing])
        turns = position.turns
        seat = position.turn
        position.play(bots[seat].choose(title.veil(position, seat), seat, moves))
    return {
        "title": title_id,
        "players": players,
        "number": number,
        "kind": kind,
        "seed": seed,
        "turns": position.turns,
        "winners": position.winners(),
        "kept": kept,
    }


def all_tables() -> list[str]:
    """Every title with every number of players."""
    return [
        f"{title_id}-{players}"
        for title_id in own_title_ids()
        for players in load_title(title_id).players
    ]


def gather(
    games: int, seed: int, out: Path, kinds: Sequence[str] = (), tables: Sequence[str] = ()
) -> None:
    """Play the games that a file does not have yet, a line for each; all tables take turns."""
    there = read_games(out) if out.exists() else []
    known = {(game["title"], game["players"], game["number"]) for game in there}
    with out.open("a", encoding="utf-8") as file:
        for number in range(games):
            for table in tables or all_tables():
                title_id, _, players = table.rpartition("-")
                if (title_id, int(players), number) not in known:
                    game = play(title_id, int(players), seed, number, kinds)
                    file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()


def read_games(file: Path) -> list[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def by_table(games: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The games of each title and number of players."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for game in games:
        tables.setdefault(f"{game['title']}-{game['players']}", []).append(game)
    return dict(sorted(tables.items()))


def measure_kinds(games: list[dict[str, Any]]) -> dict[str, dict[str, Measured]]:
    """For each title and number of players, how good what bots read is in each kind of game.

    And in all of them together: nobody who looks at a game knows of which kind it is.
    """
    found: dict[str, dict[str, Measured]] = {}
    for name, group in by_table(games).items():
        spreads = spreads_of(group[0]["title"], group[0]["players"])
        found[name] = {
            kind: measure(rows, spreads)
            for kind in KINDS
            if (rows := rows_of([game for game in group if game["kind"] == kind]))
        }
        found[name][TOGETHER] = measure(rows_of(group), spreads)
    return found


class Calibration(NamedTuple):
    """For each title and number of players, spreads by round, and how good they are."""

    spreads: dict[str, list[float]]
    measured: dict[str, Measured]
    by_kind: dict[str, dict[str, Measured]]


def calibrate(games: list[dict[str, Any]]) -> Calibration:
    """Learn from games, and measure what was learned from each half on the other."""
    found = Calibration({}, {}, {})
    for name, group in by_table(games).items():
        even, odd = (
            rows_of([game for game in group if game["number"] % 2 == half]) for half in (0, 1)
        )
        halves = [(odd, fit(even)), (even, fit(odd))]
        found.measured[name] = measure_all(halves)
        found.by_kind[name] = {
            kind: measure_all(
                [([row for row in rows if row.kind == kind], spreads) for rows, spreads in halves]
            )
            for kind in KINDS
            if any(row.kind == kind for row in [*even, *odd])
        }
        found.spreads[name] = fit([*even, *odd])
    return found


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(prog="python -m stellwerk.bots.calibrating")
    commands = asked.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep positions of them")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=120, help="of each title and player count")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument(
        "--kinds", nargs="+", choices=sorted(set(KINDS)), default=(), help="two games of each"
    )
    playing.add_argument(
        "--tables",
        nargs="+",
        choices=all_tables(),
        default=(),
        help="only these, as in volldampf-2",
    )
    fitting = commands.add_parser("fit", help="learn from the games, measure on those left out")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--out", type=Path, required=True, help="what bots read")
    fitting.add_argument("--figures", type=Path, required=True, help="what was measured")
    fitting.add_argument("--by-kind", type=Path, required=True, help="the same, by kind of game")
    measuring = commands.add_parser("measure", help="measure what bots read, by kind of game")
    measuring.add_argument("file", type=Path)
    measuring.add_argument("--figures", type=Path, required=True, help="what was measured")
    return asked


def main() -> None:
    options = parser().parse_args()
    try:
        if options.command == "play":
            gather(options.games, options.seed, options.file, options.kinds, options.tables)
        elif options.command == "measure":
            write_kinds(options.file, options.figures)
        else:
            write(options.files, options.out, options.figures, options.by_kind)
    except (StellwerkError, OSError, ValueError) as fault:
        sys.exit(str(fault))


def write(files: Sequence[Path], out: Path, figures: Path, by_kind: Path) -> None:
    """Learn and measure, and write both down."""
    found = {file: read_games(file) for file in files}
    games = [game for read in found.values() for game in read]
    if len(games) < 2:
        raise StellwerkError(f"{' and '.join(map(str, files))}: no games to learn from.")
    learned = calibrate(games)
    source = _sources(found)
    _write_tables(out, source, "spreads", learned.spreads)
    plain = {name: _plain(one) for name, one in learned.measured.items()}
    _write_tables(figures, source, "measured", plain)
    _write_tables(by_kind, source, "measured", _plain_kinds(learned.by_kind))


def write_kinds(file: Path, figures: Path) -> None:
    """Measure what bots read, and write it down."""
    games = read_games(file)
    if not games:
        raise StellwerkError(f"{file} has no games to measure with.")
    source = _sources({file: games})
    _write_tables(figures, source, "measured", _plain_kinds(measure_kinds(games)))


def _sources(found: dict[Path, list[dict[str, Any]]]) -> dict[str, Any]:
    """Where the games of some files come from."""
    games = [game for read in found.values() for game in read]
    commands = [one for file, read in found.items() for one in _commands(file, read)]
    return {
        "command": " && ".join(commands),
        "games": len(games),
        "positions": sum(len(game["kept"]) for game in games),
    }


def _commands(file: Path, games: list[dict[str, Any]]) -> list[str]:
    """The commands that play the games of a file: one for all tables with as many of them."""
    counts: dict[int, list[str]] = {}
    for name, group in by_table(games).items():
        counts.setdefault(1 + max(game["number"] for game in group), []).append(name)
    more = ""
    if any(game["kind"] != KINDS[game["number"] // 2 % len(KINDS)] for game in games):
        more = f" --kinds {' '.join(dict.fromkeys(game['kind'] for game in games))}"
    commands = []
    for most, tables in sorted(counts.items()):
        asked = f"{file.name} --games {most} --seed {games[0].get('seed', 1)}{more}"
        if set(tables) != set(all_tables()):
            asked += f" --tables {' '.join(tables)}"
        commands.append(f"python -m stellwerk.bots.calibrating play {asked}")
    return commands


def _plain(measured: Measured) -> dict[str, Any]:
    return {
        **measured._asdict(),
        "thirds": [third._asdict() for third in measured.thirds],
        "bins": [bin_._asdict() for bin_ in measured.bins],
    }


def _plain_kinds(found: dict[str, dict[str, Measured]]) -> dict[str, Any]:
    return {
        name: {kind: _plain(one) for kind, one in measured.items()}
        for name, measured in found.items()
    }


def _write_tables(path: Path, source: dict[str, Any], key: str, found: dict[str, Any]) -> None:
    """Write what was found; other tables that are in the file stay, and where they come from."""
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept = {name: one for name, one in before.get(key, {}).items() if name not in found}
    value = dict(source)
    if kept:
        earlier = {name: before[name] for name in source}
        value["earlier"] = [earlier, *before.get("earlier", [])]
    value[key] = dict(sorted((kept | found).items()))
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
