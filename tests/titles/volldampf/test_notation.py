"""Words of moves, lines of positions, and what is said of bad ones."""

from __future__ import annotations

from random import Random

import pytest

from stellwerk.core.errors import IllegalMoveError, NotationError
from stellwerk.core.playout import playout
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.title import TITLE
from titles.volldampf.situations import moments, play, situation


def test_every_move_has_a_word_of_its_own() -> None:
    position = TITLE.new_game(4)
    words = [TITLE.write_move(position, move) for move in range(TITLE.move_count)]
    assert len(set(words)) == TITLE.move_count
    for move, word in enumerate(words):
        assert len(word.split()) == 1
        assert TITLE.read_move(position, word) == move


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("pass", c.PASS),
        ("sabotage", c.PLAY + c.SABOTAGE),
        ("lose-T", c.LOSE + 5),
        ("route-N", c.ROUTE),
        ("group-6", c.GROUP + 5),
        ("rob-1", c.ROB),
        ("violet@BRE", c.STONE + 32 + 1),
        ("LON", c.FIELD + 19),
        ("field-32", c.FIELD + 31),
        ("T10", c.SEGMENT + 59),
        ("segment-96", c.SEGMENT + 95),
        ("bonds-84", c.BONDS + 84),
        ("bid-0", c.BID),
        ("draw-violet-10", c.DRAW_STONE + 19),
        ("goods-W18", c.TURN_GOODS + 17),
        ("draw-O-1", c.DRAW_ROUTE + 8),
        ("draw-new-plan-2", c.DRAW_ACTION + 13),
        ("draw-hidden", c.HIDDEN_ACTION),
    ],
)
def test_words_of_moves(word: str, move: int) -> None:
    assert TITLE.read_move(TITLE.new_game(4), word) == move


@pytest.mark.parametrize("word", ["", "N11", "violet@XXX", "bid-01", "Pass", "draw-violet-11"])
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(NotationError, match="is not a move of Volldampf"):
        TITLE.read_move(TITLE.new_game(4), word)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    position = situation(3, "active 1", "seat 1 routes N", "owed lay")
    with pytest.raises(
        IllegalMoveError, match=r"^S1 is not possible now: .* needs the route card .* \(VD-7.2\)\.$"
    ):
        play(position, "S1")


def test_a_situation_needs_only_what_differs_from_the_set_up() -> None:
    position = situation(3, "active 2", "stones red@HAM", "seat 2 track N7", "owed transport")
    assert position.turn == 1
    assert c.size(position.bag) == 39
    assert [company.cash for company in position.companies] == [10, 10, 10]
    assert position.network.owners[6] == 1


def test_a_position_in_the_middle_of_everything_comes_back() -> None:
    position = situation(
        3,
        "round 2",
        "turns 40",
        "order 3 1 2",
        "active 3",
        "stones violet@BER blue@HAM blue@HAM",
        "goods-turned W01 W07",
        "routes-used N N T",
        "groups - S+S+T -",
        "discard sabotage",
        "barred blue@HAM",
        "cargo violet@BER",
        "path O3 O2",
        "reach 7",
        "seat 1 track O1 O2 O3 N2",
        "seat 2 actions sabotage all-new",
        "seat 2 cash 0",
        "seat 3 income 12",
        "seat 3 bonds 4",
        "seat 3 routes M",
        "owed last-cards income subsidies transports transport step",
    )
    lines = TITLE.write_position(position)
    again = TITLE.read_position(3, TITLE.options_of(position), lines)
    assert again.state() == position.state()
    assert (again.at, again.reached) == (position.at, position.reached)
    assert again.lying == position.lying
    assert TITLE.write_position(again) == lines
    assert "path O3 O2" in lines
    assert "groups - S+S+T -" in lines


FAULTS = [
    (["order 1 2"], "the order must name every seat once"),
    (["order 1 1 2"], "the order must name every seat once"),
    (["active 4"], "there are only 3 seats"),
    (["passed 5"], "there are only 3 seats"),
    (["stones violet-HAM"], "stones violet-HAM: a stone is 'colour@FIELD', not 'violet-HAM'"),
    (["stones green@HAM"], "'green' is none of blue, violet, red, yellow"),
    (["stones red@HOF"], "'HOF' is none of HAM"),
    ([f"stones {'red@HAM ' * 11}"], "there are only 10 red stones"),
    ([f"stones {'red@HAM ' * 10}", "drawn red"], "there are more stones than in the box"),
    (["drawn red blue"], "one word is expected, not 2"),
    (["cargo red@HAM blue@HAM"], "one stone or '-' is expected, not 2 words"),
    (["cargo red@HAM"], "the cargo is a stone that does not lie there"),
    (["path N1"], "there is a path, but no cargo"),
    (["stones red@HAM", "cargo red@HAM", "path N1"], "the path cannot go over N1"),
    (["stones red@HAM", "cargo red@HAM", "path N3", "seat 1 track N3"], "cannot go over N3"),
    (
        ["stones red@HAM", "cargo red@HAM", "path N1 N3 N2", "seat 1 track N1 N2 N3"],
        "the path reaches a place twice",
    ),
    (["seat 1 track N1", "seat 2 track N1"], "two pieces lie on N1"),
    (["groups N N N N N N N"], "there are at most 6 groups"),
    (["groups N+N+X"], "'X' is none of N, O, W, M, S, T"),
    ([f"routes-used {'N ' * 9}"], "there are only 8 N"),
    ([f"routes-used {'N ' * 8}", "seat 1 routes N"], "there are more route cards than in the box"),
    (["discard sabotage sabotage sabotage"], "there are only 2 sabotage"),
    (
        ["discard sabotage sabotage", "seat 1 actions sabotage"],
        "there are more action cards than in the box",
    ),
    (["seat 1 shown bargain@2"], "this cannot be: cards known of seat 1"),
    (["seat 1 shown bargain"], "'' is not a number"),
    (["seat 1 cash -1"], "-1 is not between 0 and"),
    (["seat 1 bonds 85"], "this cannot be: bonds"),
    (["seat 1 track " + " ".join(f"{s}{n}" for s in "NO" for n in range(1, 9))], "track of seat 1"),
    (["owed transport wait"], "'wait' is nothing that can be owed"),
    (["owed step"], "step is owed only after transport or subsidised"),
    (["owed lay step"], "step is owed only after transport or subsidised"),
    (["asked 0", "owed sabotage?"], "sabotage? is owed only after sabotages"),
    (["owed choice laying"], "laying cannot be owed after choice"),
    (["owed laying laying"], "laying cannot be owed after laying"),
    (["owed lay laying"], "laying cannot be owed after lay"),
    (["owed laying transport"], "transport cannot be owed after laying"),
    (["owed draw-5"], "draw-5 is for players who are not there"),
    (["owed draw-1-from-1"], "draw-1-from-1 is for players who are not there"),
    (["owed laying draw-1"], "draw-1 cannot be owed after laying"),
    (["owed secret-bonds"], "secret-bonds is for two players"),
    (["owed transport step"], "a stone is to be moved, but there is no cargo"),
    (["owed lay replace"], "a stone is to be moved, but there is no cargo"),
    (
        ["stones red@HAM", "cargo red@HAM", "owed lay"],
        "there is a cargo, but no stone is to be moved",
    ),
    (
        ["stones red@HAM", "cargo red@HAM", "owed transport sabotages"],
        "a stone is to arrive, but there is no path",
    ),
    (
        ["stones red@HAM", "cargo red@HAM", "seat 1 track N1", "path N1", "owed lay replace"],
        "there is a path, but the stone does not follow it",
    ),
    (
        ["stones red@HAM", "cargo red@HAM", "seat 1 track N1", "owed transport step"],
        "the cargo cannot arrive anywhere",
    ),
    (["owed transport unload"], "a stone is drawn exactly when it is to be put down"),
    (["drawn red", "owed transport"], "a stone is drawn exactly when it is to be put down"),
    (["owed subsidies subsidy?"], "somebody is asked exactly when a question is owed"),
    (["asked 3", "owed subsidies subsidy?"], "somebody is asked exactly when a question is owed"),
    (["asked 1", "owed lay"], "somebody is asked exactly when a question is owed"),
    (["passed 1 1", "owed auction"], "somebody has passed twice, or everybody has passed"),
    (["passed 1 2 3", "owed auction"], "somebody has passed twice, or everybody has passed"),
    (["highest 3", "owed lay"], "there are bids, but no auction is going on"),
    (["seat 1 bid 3", "owed lay"], "there are bids, but no auction is going on"),
    (["seat 1 bid 3", "highest 2", "owed auction"], "a bid is higher than the highest"),
    (["seat 1 bid 11", "highest 11", "owed auction"], "a bid is higher than the cash"),
    (["active 1", "passed 1", "highest 0", "owed bid"], "somebody who has passed is to bid"),
    (["seat 1 sealed 3", "owed lay"], "there is a secret choice, but nobody chooses in secret"),
    (["place 3", "owed laying"], "place must be between -1 and 2, not 3"),
    (["place 1", "owed choice bid"], "place must be between -1 and -1, not 1"),
    (["place 1", "owed lay"], "place must be between -1 and -1, not 1"),
    (["place 4", "owed routes"], "place must be between -1 and -1, not 4"),
    (["lap 1", "owed lay"], "lap 1 is beyond the last"),
    (["active 1", "lap 2", "owed transports transport"], "lap 2 is beyond the last"),
    (["round 6", "owed round"], "there are only 5 rounds"),
    (["place 8", "groups N N N", "owed routes"], "the groups on the table cannot have been dealt"),
    (["owed regrouping sort"], "there are no route cards to sort"),
    (["groups N+N+N", "owed choice"], "there must be 3 groups on the table"),
    (["groups N+N+N", "owed round lay"], "there must be 0 groups on the table"),
    (
        [f"routes-used {'N ' * 8} {'O ' * 8}", "owed round"],
        "there are not enough route cards for the rounds to come",
    ),
    (
        [f"seat 1 track {' '.join(f'N{n}' for n in range(1, 11))}", "round 3", "owed round"],
        "seat 1 has too few pieces for its route cards",
    ),
]


@pytest.mark.parametrize(("lines", "reason"), FAULTS)
def test_a_position_that_cannot_be(lines: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as fault:
        situation(3, *lines)
    assert reason in str(fault.value)


def test_with_two_players_choices_in_secret_only() -> None:
    with pytest.raises(NotationError, match="bid is for more than two players"):
        situation(2, "owed bid")
    with pytest.raises(NotationError, match="somebody who has chosen is to choose"):
        situation(2, "active 1", "seat 1 sealed 3", "owed secret-bonds")


def test_the_place_in_the_phase_follows_from_who_is_active() -> None:
    position = situation(4, "order 3 1 4 2", "active 4", "owed transports transport")
    assert position.place == 2
    position = situation(4, "order 3 1 4 2", "active 1", "owed bonds issue")
    assert position.place == 2


def damaged(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Lines with a few of their words or themselves changed, taken out or added."""
    words = [word for line in others for word in line.split()]
    found = lines[:]
    for _ in range(rng.randint(1, 3)):
        number = rng.randrange(len(found))
        line = found[number].split()
        spot = rng.randrange(1, len(line) + 1)
        match rng.randrange(4):
            case 0:
                found[number] = rng.choice(others)
            case 1:
                line.insert(spot, rng.choice(words))
                found[number] = " ".join(line)
            case 2:
                line[spot - 1] = rng.choice(words)
                found[number] = " ".join(line)
            case _:
                del found[number]
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_damaged_position_is_refused_or_can_be_played_to_its_end(players: int) -> None:
    games = [moments(players, seed) for seed in range(4)]
    saved = [TITLE.write_position(position) for game in games for position in game]
    rng = Random(players)
    refused = 0
    for _ in range(600):
        lines = damaged(rng.choice(saved), rng.choice(saved), rng)
        try:
            position = TITLE.read_position(players, TITLE.with_defaults({}), lines)
        except NotationError:
            refused += 1
            continue
        assert playout(position, rng) < TITLE.longest
        assert TITLE.misplaced(position) == []
    assert 100 < refused < 590
