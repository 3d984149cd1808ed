"""The drawing of a table has its words, and fits the screen, in every language."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.position import NOBODY, SPECTATOR
from stellwerk.locales import Phrases
from stellwerk.titles import load_title

TITLES = ("russian-railroads", "glueck-auf", "volldampf")
WIDTH = 100


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
@pytest.mark.parametrize("id_", TITLES)
def test_a_picture_fits_and_lacks_no_word(id_: str, language: str) -> None:
    title = load_title(id_)
    phrases = Phrases(id_, language=language)
    for players in (title.players[0], title.players[-1]):
        rng = Random(players)
        position = title.new_game(players)
        for step in range(title.longest):
            if step % 29 == 0 or position.turn == NOBODY:
                for seat in (0, SPECTATOR):
                    lines = title.picture(position, seat, phrases.say).split("\n")
                    assert max(lines, key=len)[WIDTH:] == ""
                    assert all(line == line.rstrip() for line in lines)
            if position.turn == NOBODY:
                break
            position.play(rng.choice(position.moves()))
        assert position.turn == NOBODY
    assert sorted(phrases.faults) == []


@pytest.mark.parametrize("id_", TITLES)
def test_a_picture_is_english_unless_somebody_speaks_another_language(id_: str) -> None:
    title = load_title(id_)
    position = title.new_game(2)
    drawn = [title.picture(position, 0, Phrases(id_, language=own).say) for own in ("en", "de")]
    assert title.picture(position, 0) == drawn[0]
    assert len(set(drawn)) == 2
