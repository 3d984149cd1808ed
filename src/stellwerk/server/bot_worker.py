"""A process in which bots think: one question per line on stdin, one answer per line on stdout.

Analyses of finished games are made here as well, a turn at a time, and so are hints.

Its first line says that it can be asked.

It is given the whole position, but a bot in it sees only what its seat sees.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from stellwerk.analysis import Analyser, to_json
from stellwerk.analysis.advice import advise
from stellwerk.analysis.results import Knowledge
from stellwerk.analysis.turns import Ending, PlayedTurn
from stellwerk.bots import evaluators, make_bot, maker_of
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.records import read_record
from stellwerk.titles import load_title, title_ids

LONGEST_PLAN: Final = 100
GREETING: Final = b"ready\n"


class BotQuestion(msgspec.Struct, frozen=True, tag="bot"):
    """What a bot is asked: a position in which its seat decides.

    `dice` is the seed of only this answer, `character` that of the bot for the whole game; both
    are secrets of the server, because they determine what the bot will do.
    """

    table: str
    step: int
    seat: int
    level: str
    title: str
    rules: int
    players: int
    options: dict[str, str]
    position: list[str]
    dice: str
    character: str


class PlannedMove(msgspec.Struct, frozen=True, array_like=True):
    """A move of a turn, and a digest of everything its seat sees when it is made."""

    move: str
    sees: str


class AnalysisQuestion(msgspec.Struct, frozen=True, tag="analysis"):
    """Which turn of a finished game to analyse; the last one is the ending.

    With `moves` these are judged in place of those that were played.
    """

    record: str
    knowledge: Knowledge
    nodes: int
    turn: int
    moves: list[str] = []


class TeacherQuestion(msgspec.Struct, frozen=True, tag="teacher"):
    """What the teacher is asked by `viewer`: a position in which `seat` decides, or has decided.

    With `moves` these are judged; without, the teacher says what to play.
    """

    title: str
    rules: int
    players: int
    options: dict[str, str]
    position: list[str]
    viewer: int
    seat: int
    nodes: int
    moves: list[str] = []


class AnalysedTurn(msgspec.Struct, frozen=True):
    """A turn by itself, as JSON of an `analysis.Studied`, and the number of turns of its game."""

    turn: msgspec.Raw
    total: int


def analyse(question: AnalysisQuestion) -> AnalysedTurn:
    """Analyse one turn."""
    analyser, turns = _opened(question.record, question.knowledge, question.nodes)
    played = turns[question.turn]
    if question.moves and isinstance(played, PlayedTurn):
        played = played._replace(moves=_read(analyser.title, played.before, question.moves))
    studied = analyser.study(played)
    plain = to_json({"fortune": studied.fortune, "report": studied.report})
    return AnalysedTurn(msgspec.Raw(msgspec.json.encode(plain)), len(turns))


def teach(question: TeacherQuestion) -> AnalysedTurn:
    """The advice of the teacher, as JSON of an `analysis.Advice` or null."""
    title = load_title(question.title, question.rules)
    position = title.read_position(question.players, question.options, question.position)
    if position.turn != question.seat:
        position.give_turn_to(question.seat)
    moves = _read(title, position, question.moves) if question.moves else None
    advice = advise(title, position, question.viewer, question.nodes, moves)
    return AnalysedTurn(msgspec.Raw(msgspec.json.encode(to_json(advice))), 1)


def _read(title: Title[Any], position: Position, texts: list[str]) -> list[int]:
    """The moves of a turn; the server has checked that they are legal."""
    position = position.copy()
    moves = []
    for text in texts:
        moves.append(title.read_move(position, text))
        position.play(moves[-1])
    return moves


@lru_cache(maxsize=2)
def _opened(
    record: str, knowledge: Knowledge, nodes: int
) -> tuple[Analyser, list[PlayedTurn | Ending]]:
    """A game with all its turns: one question about it follows another."""
    analyser = Analyser(read_record(record), nodes, knowledge)
    return analyser, analyser.played()


def decide(question: BotQuestion) -> list[PlannedMove]:
    """The moves a bot chooses to the end of its turn; equal questions get equal answers.

    They end where somebody else, or chance, comes in. The bot is shown each position of the turn
    as its seat will see it, and keeps to its plan, or thinks again, as at any other table.
    """
    title = load_title(question.title, question.rules)
    position = title.read_position(question.players, question.options, question.position)
    seat = question.seat
    if position.turn != seat:
        position.give_turn_to(seat)
    # A level comes from the database: it is one of our own bots, never an external program.
    level = question.level if maker_of(question.level) else "random"
    bot = make_bot(level, question.dice, question.character)
    turns = position.turns
    plan: list[PlannedMove] = []
    while position.turn == seat and position.turns == turns and len(plan) < LONGEST_PLAN:
        move = bot.choose(title.veil(position, seat), seat, position.moves())
        plan.append(PlannedMove(title.write_move(position, move), sees(title, position, seat)))
        position.play(move)
    return plan


def sees(title: Title[Any], position: Position, seat: int) -> str:
    """A digest of a position as a seat sees it."""
    seen = repr(title.veil(position, seat).state())
    return blake2b(seen.encode(), digest_size=8).hexdigest()


def _write_all(answer: bytes) -> None:
    """Write an answer that may be larger than a pipe."""
    while answer:
        answer = answer[os.write(sys.stdout.fileno(), answer) :]


def main() -> None:
    """Answer until the input ends, or nobody reads the output."""
    for id_ in title_ids():
        # Loading takes longer than most answers, so it is done in advance.
        evaluators.value_of(load_title(id_))
    decoder = msgspec.json.Decoder(BotQuestion | AnalysisQuestion | TeacherQuestion)
    with suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), GREETING)
        while line := sys.stdin.buffer.readline():
            question = decoder.decode(line)
            if isinstance(question, AnalysisQuestion):
                answer = msgspec.json.encode(analyse(question))
            elif isinstance(question, TeacherQuestion):
                answer = msgspec.json.encode(teach(question))
            else:
                answer = msgspec.json.encode(decide(question))
            _write_all(answer + b"\n")


if __name__ == "__main__":
    main()
