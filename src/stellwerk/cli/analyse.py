"""`stellwerk analyse`"""

from __future__ import annotations

import json as json_texts
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from stellwerk.analysis import NODES, Analyser, GameReport, schema, summarise, to_json
from stellwerk.analysis.paper import paper
from stellwerk.analysis.words import Words
from stellwerk.cli.screen import console, watcher
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import check_language
from stellwerk.records import load_record

MOST_NODES: Final = 1_000_000


def analyse(
    file: Path | None = None,
    /,
    *,
    nodes: int = NODES,
    everything: bool = False,
    every_turn: Annotated[bool, Parameter(name="--all")] = False,
    language: str = "en",
    json: bool = False,
    html: bool = False,
    schema_only: Annotated[bool, Parameter(name="--schema")] = False,
) -> None:
    """Analyse a game record: chances, better turns and why, luck apart from skill.

    Parameters
    ----------
    file
        A game record.
    nodes
        Simulations for each turn: more see further and take longer.
    everything
        Judge turns by the whole table, not by what their player could know.
    every_turn
        List every turn, not only mistakes and blunders.
    language
        The language of the report: en, de, fr or cs.
    json
        Print a line of JSON for each turn as soon as it is analysed, then one for the game.
    html
        Print the report as a page of HTML, to be kept or printed.
    schema_only
        Print the JSON Schema of the line for the game, and analyse nothing.
    """
    if schema_only:
        sys.stdout.write(json_texts.dumps(schema(), indent=2) + "\n")
        return
    if file is None:
        raise StellwerkError(Message("refused-no-record"))
    if json and html:
        raise StellwerkError(Message("refused-json-or-html"))
    if not 1 <= nodes <= MOST_NODES:
        raise StellwerkError(Message("refused-nodes", {"most": MOST_NODES, "nodes": nodes}))
    check_language(language)
    analyser = Analyser(load_record(file), nodes, "everything" if everything else "seat")
    turns = []
    screen = watcher()
    for turn in analyser.turns():
        turns.append(turn)
        if json:
            sys.stdout.write(json_texts.dumps(to_json(turn)) + "\n")
            sys.stdout.flush()
        elif screen.is_terminal:
            screen.print(f"{turn.end} / {len(analyser.record.steps)}", end="\r")
    report = summarise(analyser, turns)
    if json:
        sys.stdout.write(json_texts.dumps(to_json(report)) + "\n")
    elif html:
        sys.stdout.write(paper(report, language, all_=every_turn))
    else:
        _print(report, language, all_=every_turn)


def _print(report: GameReport, language: str, *, all_: bool) -> None:
    """The report for a terminal."""
    words = Words(report, language)
    say = words.phrases.general
    screen = console()
    screen.print(words.title())
    screen.print(words.settings())
    head, *rows = words.table()
    table = Table(title=say("analysis-players"), title_justify="left")
    for number, cell in enumerate(head):
        table.add_column(cell, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*row)
    screen.print(table)
    screen.print(say("analysis-turning-points"))
    for line in words.turning_points():
        screen.print(f"  {line}", soft_wrap=True)
    screen.print()
    screen.print(say("analysis-turns"))
    listed = 0
    for _, said in words.turns(all_=all_):
        listed += 1
        screen.print(said.head)
        for text in (said.played, said.better, said.line):
            if text:
                screen.print(f"  {text}", soft_wrap=True)
        for number, text in enumerate(said.reasons):
            screen.print(f"  {text}" if number == 0 else f"    {text}", soft_wrap=True)
    if not all_:
        screen.print(say("analysis-only-wrong" if listed else "analysis-nothing-wrong"))
