"""The terminal on the whole screen, as Textual's pilot uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual", reason="the extra terminal is not installed")

from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import stellwerk
from cli.command import refusal
from stellwerk.cli.play import is_unfinished
from stellwerk.cli.play_app import LOG, PlayApp
from stellwerk.cli.tints import CRESTS, GOODS, LAID
from stellwerk.core.messages import Message
from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.titles import own_title_ids

SIZE = (100, 30)


def app_of(title: str, kept: Path | None = None, language: str = "en") -> PlayApp:
    """A game of a person against bots that take no time."""
    game = stellwerk.new(title, seed=1, language=language, names=["Anna", "random"])
    return PlayApp(game, {1: "random"}, kept)


def run(app: PlayApp, test: Callable[[Pilot[None]], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await ready(app, pilot)
            await test(pilot)

    asyncio.run(play())


async def ready(app: PlayApp, pilot: Pilot[None]) -> None:
    """Wait until nobody thinks."""
    while app.thinking:
        await app.workers.wait_for_complete()
        await pilot.pause()
    await pilot.pause()


def shown(app: PlayApp, id_: str) -> str:
    return str(app.query_one(f"#{id_}", Static).visual)


@pytest.mark.parametrize("title", own_title_ids())
def test_everything_has_its_place_on_a_small_screen(title: str) -> None:
    app = app_of(title)

    async def test(_pilot: Pilot[None]) -> None:
        assert app.game.turn == 0
        moves = app.query_one("#moves", OptionList)
        assert moves.option_count == len(app.game.legal)
        assert app.game.title.name in shown(app, "head")
        assert shown(app, "prompt") == app.game.prompt
        for id_ in ("head", "board", "prompt", "moves", "log"):
            region = app.query_one(f"#{id_}").region
            assert region.area > 0, id_
            assert region.right <= SIZE[0]
            assert region.bottom <= SIZE[1]
        assert app.query_one("#board").region.height >= 12

    run(app, test)


def test_moves_by_key_mouse_and_word_and_the_way_back(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    app = app_of("russian-railroads", kept)

    async def test(pilot: Pilot[None]) -> None:
        first = app.game.record()
        await pilot.press("down", "enter")
        await ready(app, pilot)
        chosen = app.game.title.read_move(app.game.position, "bonus-coin")
        assert (0, chosen) in app.game.recorder.steps
        assert "Anna" in shown(app, "events")
        assert kept.exists()
        assert is_unfinished(kept)
        await pilot.press("u")
        assert app.game.record() == first
        await pilot.click("#moves", offset=(5, 1))
        await ready(app, pilot)
        assert app.game.recorder.steps
        before = len(app.game.recorder.steps)
        await pilot.press("slash", *"T9", "enter")
        assert len(app.game.recorder.steps) == before
        await pilot.press("slash", *"pass", "enter")
        await ready(app, pilot)
        assert len(app.game.recorder.steps) > before

    run(app, test)


def test_looking_back_changes_nothing() -> None:
    app = app_of("glueck-auf")

    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await ready(app, pilot)
        record, now = app.game.record(), shown(app, "prompt")
        await pilot.press("left")
        assert "ago" in shown(app, "prompt")
        assert app.query_one("#moves", OptionList).option_count == 0
        await pilot.press("right")
        assert shown(app, "prompt") == now
        await pilot.press("left", "left", "escape")
        assert (app.game.record(), shown(app, "prompt")) == (record, now)

    run(app, test)


def test_a_hint_marks_a_move() -> None:
    app = app_of("russian-railroads")
    app.adviser = app.game.bot("greedy")

    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await ready(app, pilot)
        moves = app.query_one("#moves", OptionList)
        assert moves.highlighted is not None
        chosen = moves.get_option_at_index(moves.highlighted).id
        assert chosen == app.game.bot("greedy").choose(app.game)

    run(app, test)


def test_a_whole_game_ends_with_its_winners(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    game = stellwerk.new("glueck-auf", seed=1, names=["Anna", "random"])
    player = game.bot("random")
    while game.round < game.title.round_count(game.position):
        game.play(player.choose(game))
    app = PlayApp(game, {1: "random"}, kept)

    async def test(pilot: Pilot[None]) -> None:
        while not app.game.over:
            if app.mine:
                app.make(player.choose(app.game))
            await ready(app, pilot)
        assert "The game is over" in shown(app, "prompt")
        assert kept.exists()
        assert not is_unfinished(kept)

    run(app, test)


def test_it_speaks_the_language_that_was_asked_for() -> None:
    app = app_of("volldampf", language="cs")

    async def test(pilot: Pilot[None]) -> None:
        assert shown(app, "prompt") == app.game.prompt
        assert "Kolik" in shown(app, "prompt")
        await pilot.press("u")

    run(app, test)


def test_without_a_terminal_it_says_what_to_use() -> None:
    assert "stellwerk terminal plays line by line" in refusal("play", "tiny")


def shared(title: str, people: int = 2, bots: int = 0, language: str = "en") -> PlayApp:
    """A game of several people, and of bots that take no time, at one screen."""
    names = ["Anna", "Ben", "Carl"][:people] + ["random"] * bots
    game = stellwerk.new(title, people + bots, seed=1, language=language, names=names)
    return PlayApp(game, dict.fromkeys(range(people, people + bots), "random"))


def texts(app: PlayApp) -> tuple[str, str]:
    """What the screen shows of the table, and what has happened."""
    return shown(app, "picture"), shown(app, "events")


def seen_by(app: PlayApp, seat: int) -> tuple[str, str]:
    """The same as one seat may see it."""
    game = app.game.copy().undo(app.back) if app.back else app.game
    events = game.position.events or []
    sentences = [game.phrases.say(event) for event in events if event.only in (NOBODY, seat)]
    picture = game.title.picture(game.position, seat, game.phrases.say)
    return picture.rstrip(), "\n".join(f"· {one}" for one in sentences[-LOG:])


def has_secrets(app: PlayApp) -> bool:
    """Whether the people at the screen see different things."""
    title, position = app.game.title, app.game.position
    return len({tuple(title.veil(position, seat).state()) for seat in app.people}) > 1


@pytest.mark.parametrize("title", own_title_ids())
def test_nobody_sees_the_secrets_of_the_last_person(title: str) -> None:
    """Two people at one screen: the next one sees anything secret only after saying to be there."""
    app = shared(title)
    player = app.game.bot("greedy")
    while not has_secrets(app):
        app.game.play(player.choose(app.game))

    async def test(pilot: Pilot[None]) -> None:
        at, handed = None, 0
        for _ in range(16):
            turn = app.game.turn
            if turn is None:
                break
            if turn != at and has_secrets(app):
                handed += 1
                assert app.waiting
                assert not app.mine
                assert texts(app) == seen_by(app, SPECTATOR)
                assert app.query_one("#moves", OptionList).option_count == 0
                assert app.game.names[turn] in shown(app, "prompt")
                before = len(app.game.recorder.steps)
                await pilot.press("enter", "slash", "h")
                assert len(app.game.recorder.steps) == before
                assert app.waiting
                await pilot.press("space")
                at = turn
            elif turn != at:
                at = None
            assert app.mine
            assert texts(app) == seen_by(app, SPECTATOR if at is None else turn)
            app.make(player.choose(app.game))
            await pilot.pause()
        assert handed > 1

    run(app, test)


def test_looking_back_before_the_hand_over_shows_no_secrets() -> None:
    app = shared("glueck-auf")
    player = app.game.bot("random")
    while not has_secrets(app):
        app.game.play(player.choose(app.game))

    async def test(pilot: Pilot[None]) -> None:
        assert app.waiting
        for back in range(1, 4):
            await pilot.press("left")
            assert app.back == back
            assert texts(app) == seen_by(app, SPECTATOR)
        await pilot.press("escape")
        assert app.waiting
        await pilot.press("space")
        turn = app.game.turn or 0
        assert texts(app) == seen_by(app, turn)
        await pilot.press("left")
        assert app.back == 1
        assert texts(app) == seen_by(app, turn)

    run(app, test)


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    app = shared("glueck-auf")

    async def test(pilot: Pilot[None]) -> None:
        if app.waiting:
            await pilot.press("space")
        asked = app.game.copy()
        app.make(app.game.legal[0])
        app.advised(asked, asked.legal[0])
        await pilot.pause()
        assert not list(app._notifications)

    run(app, test)


def test_while_bots_play_several_people_see_what_all_may_know() -> None:
    app = shared("volldampf", people=2, bots=1)
    player = app.game.bot("random")

    async def test(pilot: Pilot[None]) -> None:
        for _ in range(8):
            if app.waiting:
                await pilot.press("space")
            app.make(player.choose(app.game))
            if app.game.turn in app.players:
                assert app.viewer == SPECTATOR
            await ready(app, pilot)

    run(app, test)


@pytest.mark.parametrize("title", own_title_ids())
def test_one_person_against_bots_always_sees_the_own_view(title: str) -> None:
    app = app_of(title)
    player = app.game.bot("random")

    async def test(pilot: Pilot[None]) -> None:
        for _ in range(6):
            assert not app.waiting
            assert texts(app) == seen_by(app, 0)
            if app.game.over:
                break
            app.make(player.choose(app.game))
            assert texts(app) == seen_by(app, 0)
            await ready(app, pilot)
        await pilot.press("left", "left", "left")
        assert texts(app) == seen_by(app, 0)

    run(app, test)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "space bar"), ("de", "Leertaste"), ("fr", "espace"), ("cs", "mezer")],
)
def test_the_screen_is_handed_over_in_every_language(language: str, word: str) -> None:
    app = shared("glueck-auf", language=language)
    player = app.game.bot("random")
    while not has_secrets(app):
        app.game.play(player.choose(app.game))

    async def test(_pilot: Pilot[None]) -> None:
        assert app.waiting
        assert word in shown(app, "prompt")
        assert app.game.names[app.game.turn or 0] in shown(app, "prompt")

    run(app, test)


@pytest.mark.parametrize("title", own_title_ids())
def test_every_part_of_the_printedcan_be_reached_and_have_the_whole_screen(title: str) -> None:
    app = app_of(title)

    async def test(pilot: Pilot[None]) -> None:
        board = app.query_one("#board")
        small = board.size.height
        await pilot.press("b")
        await pilot.pause()
        assert (board.scroll_y > 0) == (board.max_scroll_y > 0)
        await pilot.press("f")
        await pilot.pause()
        assert board.size.height >= small + 9
        await pilot.press("f")
        await pilot.pause()
        assert board.size.height == small

    run(app, test)


def test_the_keys_to_look_back_are_told_and_leave_the_line_to_write_in_alone() -> None:
    app = app_of("glueck-auf")

    async def test(pilot: Pilot[None]) -> None:
        keys = {key for key, active in app.screen.active_bindings.items() if active.binding.show}
        assert {"left", "right", "u", "h", "f"} <= keys
        await pilot.press("slash", "x", "left", "y")
        await pilot.pause()
        assert app.query_one("#word", Input).value == "yx"
        assert app.back == 0

    run(app, test)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_cities_and_crests_have_their_colours(language: str) -> None:
    for title, thing, colour in (
        ("volldampf", "(HAM)", GOODS["violet"]),
        ("volldampf", "(BER)", GOODS["blue"]),
        ("glueck-auf", "clover", CRESTS["clover"]),
    ):
        app = app_of(title, language=language)
        text = app._picture(app.game)
        at = text.plain.index(thing)
        styles = [str(span.style) for span in text.spans if span.start <= at < span.end]
        assert any(colour in style for style in styles), thing


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_the_whole_map_is_seen_at_once(language: str) -> None:
    app = app_of("volldampf", language=language)
    printed: Any = app.game.title.board(2, app.game.title.options_of(app.game.position))

    async def test(pilot: Pilot[None]) -> None:
        await pilot.press("f")
        await pilot.pause()
        board = app.query_one("#board")
        seen = shown(app, "picture").split("\n")[: board.size.height]
        assert board.scroll_y == 0
        for place in printed["fields"]:
            assert any(f"({place['id']})" in row for row in seen), place["id"]

    run(app, test)


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_track_has_the_ground_of_its_colour(language: str) -> None:
    app = app_of("russian-railroads", language=language)
    app.game.finish("random")
    text = app._picture(app.game)
    letters = app.game.phrases.say(Message("draw-letters"))
    grounds = dict(zip(LAID.values(), letters, strict=True))
    tinted = [
        (text.plain[span.start : span.end].lower(), grounds[str(span.style)])
        for span in text.spans
        if str(span.style) in grounds
    ]
    laid = [
        at
        for mat in app.game.values()["seats"]
        for line in ("trans_siberian", "st_petersburg", "kiev")
        for at in mat[line].values()
        if at
    ]
    assert all(drawn == letter for drawn, letter in tinted)
    assert len(tinted) == len(laid)
    assert len(set(tinted)) > 2


def test_the_printedshows_where_the_highlighted_move_is() -> None:
    app = app_of("glueck-auf")

    async def test(pilot: Pilot[None]) -> None:
        moves, picture = app.query_one("#moves", OptionList), app.query_one("#picture", Static)
        for _ in range(moves.option_count):
            await pilot.press("down")
            await pilot.pause()
            move = moves.get_option_at_index(moves.highlighted or 0).id
            text: Any = picture.content
            marked = {text.plain[s.start : s.end] for s in text.spans if s.style == "reverse"}
            assert marked == ({move} if move in app.drawn.plain.split() else set())
            if marked:
                row = app.drawn.plain.count("\n", 0, app.drawn.plain.index(str(move)))
                board = app.query_one("#board")
                assert board.scroll_y <= row < board.scroll_y + board.size.height

    run(app, test)
