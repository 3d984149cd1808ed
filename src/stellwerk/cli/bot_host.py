"""`stellwerk bot-host`"""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter, validators

from stellwerk.bots import make_bot
from stellwerk.bots.base import Bot
from stellwerk.bots.protocol import CHANCES, PATIENCE, ExternalBot
from stellwerk.cli import FAILED
from stellwerk.cli.options import TableOptions, parse_options
from stellwerk.cli.screen import complain, console, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.core.position import DEALER, NOBODY
from stellwerk.core.title import Options, Title
from stellwerk.titles import load_title


class Hosted(msgspec.Struct):
    """The result of a bot, for programs."""

    title: str
    players: int
    games: int
    wins: float
    moves: int
    lost_moves: int
    faults: list[str]
    ms_per_move: float


def bot_host(
    title: str,
    /,
    *,
    bot: str,
    players: int | None = None,
    against: str = "random",
    games: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 1,
    seed: int = 1,
    option: TableOptions = (),
    time_limit: float = PATIENCE,
    trace: bool = False,
    json: bool = False,
) -> int:
    """Try out a bot of your own, in any language: it reads and writes JSON lines.

    The bot plays from each seat in turn; each fault is reported as it happens. The exit code is 1
    if there was any.

    Parameters
    ----------
    title
        The id of the title.
    bot
        The command that starts the bot.
    players
        How many play; as few as the title allows if not given.
    against
        The bot on the other seats.
    games
        How many games are played.
    seed
        Where the random numbers start.
    time_limit
        Seconds the bot has for a move.
    trace
        Show on standard error each line the bot gets (>) and answers (<).
    json
        Print one JSON object.
    """
    loaded = load_title(title)
    count = loaded.players[0] if players is None else players
    options = parse_options(option)
    loaded.new_game(count, options)
    make_bot(against, "")
    if time_limit <= 0:
        raise StellwerkError(Message("refused-program-time", {"seconds": f"{time_limit:g}"}))
    result = Hosted(title, count, games, 0.0, 0, 0, [], 0.0)
    seconds = 0.0
    for game in range(games):
        program = ExternalBot(bot, f"{seed}:{game}:guest")
        program.patience = time_limit
        if trace:
            program.trace = _show_line
        bots: list[Bot] = [make_bot(against, f"{seed}:{game}:{seat}") for seat in range(count)]
        bots[game % count] = program
        try:
            seconds += _play(loaded, options, bots, program, Random(f"{seed}:{game}"), result)
        finally:
            for one in bots:
                if isinstance(one, ExternalBot):
                    one.close()
        result.lost_moves += program.lost
        result.faults += program.faults
    if result.moves:
        result.ms_per_move = round(1000 * seconds / result.moves, 3)
    if json:
        write_json(result)
    else:
        _show(result)
    return FAILED if result.lost_moves else 0


def _play(
    title: Title[Any],
    options: Options,
    bots: list[Bot],
    program: ExternalBot,
    luck: Random,
    result: Hosted,
) -> float:
    """Play a game, note it, and return how long the program thought."""
    position = title.new_game(len(bots), options)
    mine = bots.index(program)
    seconds = 0.0
    while position.turn != NOBODY:
        seat = position.turn
        moves = position.moves()
        if seat == DEALER:
            position.play(luck.choice(moves))
            continue
        faults = len(program.faults)
        begun = perf_counter()
        move = bots[seat].choose(title.veil(position, seat), seat, moves)
        if seat == mine:
            seconds += perf_counter() - begun
            result.moves += 1
            for fault in program.faults[faults:]:
                text = title.write_move(position, move)
                complain(f"Turn {position.turns}: {fault} {text} was played at random instead.")
            if faults < CHANCES == len(program.faults):
                complain(f"After {CHANCES} faults it is not asked again in this game.")
        position.play(move)
    winners = position.winners()
    if mine in winners:
        result.wins += 1 / len(winners)
    return seconds


def _show_line(sign: str, line: bytes) -> None:
    sys.stderr.write(f"{sign} {line.decode('utf-8', 'backslashreplace')}\n")
    sys.stderr.flush()


def _show(result: Hosted) -> None:
    games = "1 game" if result.games == 1 else f"{result.games} games"
    verdict = "all legal" if not result.lost_moves else f"{result.lost_moves} of them lost"
    console().print(
        f"{games} of {load_title(result.title).name} with {result.players} players: "
        f"{result.wins:g} won, {result.moves} moves, {verdict}, "
        f"{result.ms_per_move:.1f} ms per move.",
        soft_wrap=True,
    )
