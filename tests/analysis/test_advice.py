"""The teacher's turns differ in more than how they are paid for."""

from __future__ import annotations

from random import Random

from stellwerk.analysis.advice import advise
from stellwerk.titles import load_title


def test_a_hint_compares_turns_that_differ_in_more_than_their_price() -> None:
    title = load_title("russian-railroads")
    position, chance = title.start(3, title.with_defaults({})), Random(4)
    compared = 0
    for _ in range(90):
        if position.turn < 0:
            position.play(chance.choice(position.moves()))
            continue
        advice = advise(title, position, position.turn, 40) if position.turn == 0 else None
        chosen = set[tuple[str, ...]]()
        for option in advice.best if advice else ():
            world, texts = position.copy(), []
            for text in option.moves:
                if title.usual(world) is None:
                    texts.append(text)
                world.play(title.read_move(world, text))
            assert tuple(texts) not in chosen
            chosen.add(tuple(texts))
        compared += len(chosen) > 1
        position.play(chance.choice(position.moves()))
    assert compared > 3
