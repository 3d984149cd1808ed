"""What must hold for every end-bonus card, and for one more: run as a script, prints what fails.

It looks at whichever source is imported, so a copy with a new card can be checked as well.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random

from stellwerk.core.errors import NotationError
from stellwerk.core.messages import Message
from stellwerk.locales import Phrases
from stellwerk.rulebook import rules_of, rules_page
from stellwerk.titles.russian_railroads.end_bonuses import END_BONUSES, deck
from stellwerk.titles.russian_railroads.title import TITLE

LANGUAGES = ("en", "de", "fr", "cs")
OLD_NUMBERS = {"end-flat": 103, "ten-points": 113, "bonus-coin": 115, "box-end-flat": 138}
"""Numbers of moves as databases kept them when there were ten cards."""


def boxable(rules: int) -> set[str]:
    """The cards that a new game can put into the box: those it deals."""
    title = TITLE.by_version(rules)
    position = title.new_game(2)
    rng = Random(1)
    while True:
        names = {title.write_move(position, move) for move in position.moves()}
        found = {name.removeprefix("box-") for name in names if name.startswith("box-")}
        if found:
            return found
        position.play(rng.choice(position.moves()))


def a_new_game_deals(card: str) -> bool:
    return card in boxable(TITLE.version)


def an_older_game_does_not(card: str) -> bool:
    """Cards that came with a later version; those of the first game are in every game."""
    since = next(bonus.since for bonus in END_BONUSES if bonus.name == card)
    return since == 1 or card not in boxable(since - 1)


def it_scores(card: str) -> bool:
    """A rich player who holds it scores, or leads by it in engineers."""
    lines = [
        *("round 6", "passed 2", "engineers 0 0 0 0 0 0", f"seat 1 end-cards {card}"),
        *("seat 1 locomotives 9 9 8 8", "seat 1 workers 8", "seat 1 doublers 8"),
        *("seat 1 kiev black 9", "seat 1 factories 5", "seat 1 tokens token-medal"),
        *("seat 1 engineers 7", "seat 2 engineers 8"),
    ]
    try:
        position = TITLE.read_position(2, {}, lines)
    except NotationError:
        return False
    position.events = []
    position.play(TITLE.read_move(position, "pass"))
    sources = [event.params["source"] for event in position.events if event.key == "points"]
    keys = [source.key for source in sources if isinstance(source, Message)]
    if f"source-{card}" in keys:
        column = TITLE.sources.index("points-end-cards")
        earned = TITLE.listen(TITLE.nothing_reported(2), position.events)
        return earned[0][column] > 0
    extra = next(bonus.engineers for bonus in END_BONUSES if bonus.name == card)
    return extra > 0 and position.scores()[0] > position.scores()[1]


def the_board_knows(card: str) -> bool:
    board = json.loads(json.dumps(TITLE.board(2, {})))
    return card in [each["name"] for each in board["end_cards"]]


def it_has_words(card: str) -> bool:
    """In a list of choices, on the card itself and, if it brings points, as their source."""
    bonus = next(each for each in END_BONUSES if each.name == card)
    keys = [card, f"rr-{card}", *([f"source-{card}"] if bonus.each or bonus.steps else [])]
    for language in LANGUAGES:
        phrases = Phrases(TITLE.id, language=language)
        for key in keys:
            phrases.say(Message(key, {}))
        if phrases.faults:
            return False
    return True


def the_rules_tell(card: str) -> bool:
    """Each page has a row for each card, and the version that brought it."""
    since = next(bonus.since for bonus in END_BONUSES if bonus.name == card)
    for language in LANGUAGES:
        page = rules_page(TITLE.id, language)
        rule = next(rule for rule in rules_of(page) if rule.id == "RR-13.1")
        rows = [line for line in rule.text.splitlines() if line.startswith("|")][2:]
        if len(rows) != len(END_BONUSES) or (since > 1 and f" {since}** RR-" not in page):
            return False
    return True


def old_numbers_hold(_card: str) -> bool:
    position = TITLE.new_game(2)
    return all(
        TITLE.write_move(position, TITLE.move_numbered(number)) == name
        for name, number in OLD_NUMBERS.items()
    )


CHECKS: tuple[Callable[[str], bool], ...] = (
    a_new_game_deals,
    an_older_game_does_not,
    it_scores,
    the_board_knows,
    it_has_words,
    the_rules_tell,
    old_numbers_hold,
)


def failing(card: str) -> list[str]:
    """The checks that do not hold for a card; all of them if the table does not have it."""
    if card not in {bonus.name for bonus in END_BONUSES}:
        return [check.__name__ for check in CHECKS]
    return [check.__name__ for check in CHECKS if not check(card)]


if __name__ == "__main__":
    assert deck(TITLE.version) == (1 << len(END_BONUSES)) - 1
    sys.stdout.write(json.dumps({card: failing(card) for card in sys.argv[1:]}))
