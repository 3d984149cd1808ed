"""What a bot will do cannot be computed from what a client sees."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from server.guests import House, open_house
from server.test_server_life import QuickBots
from stellwerk.bots import make_bot
from stellwerk.bots.levels import GentleBot
from stellwerk.server.bot_questions import question_for
from stellwerk.server.bot_worker import BotQuestion
from stellwerk.store.database import database_url
from stellwerk.table.play import play_bot
from stellwerk.table.table import Table
from stellwerk.titles import load_title
from table.tables import running


class Silent(QuickBots):
    """Bots that are asked and never answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked_of: list[BotQuestion] = []

    def ask(self, id_: str, table: Table, seats: Sequence[int]) -> None:
        self.asked_of += [question_for(id_, table, seat, self.secret) for seat in seats]

    async def run(self) -> None:
        await asyncio.Event().wait()


def ask_at(house: House, bots: Silent) -> tuple[BotQuestion, str]:
    """The first question at a new table, and everything its host was sent about the table."""
    anna = house.guest()
    table = anna.open("tiny", {"name": "Anna"}, {"bot": "trainee"})
    anna.do(table, "start")
    (asked,) = bots.asked_of
    return asked, msgspec.json.encode(anna.view(table)).decode()


def test_two_servers_throw_other_dice_for_the_same_question(tmp_path: Path) -> None:
    asked = []
    for name in ("one", "other"):
        bots = Silent()
        with open_house(database_url(str(tmp_path / f"{name}.db")), bots) as house:
            question, seen = ask_at(house, bots)
            assert question.dice not in seen
            assert question.character not in seen
            table = house.service.live_tables[question.table].table
            asked.append(question_for("t", table, 1, bots.secret))
            # What a client knows of the question, and the secret of cookies, are of no use.
            for known in ("", "t", house.service.secret):
                guess = question_for("t", table, 1, known)
                assert guess.dice != asked[-1].dice
                assert guess.character != asked[-1].character
    one, other = asked
    assert (one.table, one.step, one.seat) == (other.table, other.step, other.seat)
    assert one.dice != other.dice
    assert one.character != other.character


def test_a_server_keeps_its_secret(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "t.db"))
    secrets = set()
    for _ in range(2):
        bots = Silent()
        with open_house(url, bots):
            secrets.add(bots.secret)
    assert len(secrets) == 1
    assert len(secrets.pop()) >= 32


def test_dice_change_with_the_step_and_the_character_lasts_a_game() -> None:
    table = running()
    for one in table.seats:
        one.person, one.level = "", "trainee"
    rng = Random(1)
    dice, characters = [], set()
    while table.awaited:
        seat = table.awaited[0]
        question = question_for("t", table, seat, "secret")
        dice.append(question.dice)
        characters.add((seat, question.character))
        position = table.game.asked(seat)
        move = table.title.write_move(position, rng.choice(position.moves()))
        play_bot(table, seat, table.step, move, 0, rng)
    assert len(dice) > len(table.seats)
    assert len(set(dice)) == len(dice)
    assert len(characters) == len(table.seats)
    assert len({character for _, character in characters}) == len(table.seats)


def test_bots_of_one_character_have_the_same_prejudices() -> None:
    title = load_title("russian-railroads")
    position = title.new_game(3)
    while position.turn < 0:
        position.play(position.moves()[0])

    def opinion(seed: str, character: str) -> float:
        bot = make_bot("trainee", seed, character)
        assert isinstance(bot, GentleBot)
        return bot.judge(title).points(position, 0)

    assert opinion("first", "c") == opinion("second", "c")
    assert opinion("first", "c") != opinion("first", "d")
