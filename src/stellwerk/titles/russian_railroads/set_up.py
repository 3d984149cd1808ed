"""Set-up: what is dealt before the first round, and the start bonuses (RR-1)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.bits import mask_of, members
from stellwerk.core.position import DEALER, NO_MOVES
from stellwerk.titles.russian_railroads import components as c
from stellwerk.titles.russian_railroads import names
from stellwerk.titles.russian_railroads.action_parts import BONUS_PARTS, EFFECTS
from stellwerk.titles.russian_railroads.end_bonuses import deck
from stellwerk.titles.russian_railroads.end_of_round import END_OF_ROUND
from stellwerk.titles.russian_railroads.mat_actions import gain, perform
from stellwerk.titles.russian_railroads.position import NO_SEAT, Duty, Mat, Railway
from stellwerk.titles.russian_railroads.rules import COURSE_OF_ROUND, START_ROUND


def start(players: int, rules: int) -> Railway:
    """The table before the first card is dealt (RR-1)."""
    stock = [0] * 2 + [players] * (c.STRONGEST - 1)
    railway = Railway(
        players=players,
        rules=rules,
        turn=DEALER,
        turns=0,
        stack=[DEAL_ORDER],
        legal=NO_MOVES,
        mats=[_new_mat(players) for _ in range(players)],
        current_round=0,
        order=[],
        active=NO_SEAT,
        passed=0,
        occupied=0,
        placements=[],
        claims=[NO_SEAT, NO_SEAT],
        row=[0] * c.ROUNDS[players],
        away=mask_of([*c.ENGINEERS_A, *c.ENGINEERS_B]),
        stock=stock,
        lowest=2,
        returned=[0] * (c.STRONGEST + 1),
        doublers=c.DOUBLERS,
        cards=(1 << len(c.CARD_NAMES)) - 1,
        end_stack=deck(rules),
        boxed=0,
        glances=[],
        bonuses=(1 << len(c.START_BONUSES)) - 1,
        looking_ahead=False,
    )
    railway.settle()
    return railway


def _new_mat(players: int) -> Mat:
    workers = c.WORKERS_AT_START[players]
    return Mat(
        score=0,
        workers=workers,
        free=workers,
        temporary=0,
        black_worker=0,
        free_black=0,
        coins=c.COINS_AT_START[players],
        tracks=list(c.TRACKS_AT_START),
        locomotives=[1, 0, 0, 0],
        factories=[],
        marker=0,
        second_marker=c.NOT_IN_PLAY,
        doublers=0,
        engineers=0,
        claimed=0,
        tokens=0,
        end_cards=[],
        looks=[],
    )


class Deal(Duty):
    """Something dealt at random."""

    __slots__ = ()

    def actor(self, position: Railway) -> int:
        return DEALER


class DealOrder(Deal):
    """The turn order, from the first place to the last (RR-1.8)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        return [
            c.DEAL_SEAT + seat for seat in range(position.players) if seat not in position.order
        ]

    def choose(self, position: Railway, move: int) -> None:
        position.order = [*position.order, move - c.DEAL_SEAT]
        position.stack.append(DEAL_ORDER)

    def resolve(self, position: Railway) -> None:
        position.stack.append(DEAL_ENGINEERS)


class DealEngineers(Deal):
    """Engineers from the hiring field to the left, first of stack A, then of B (RR-1.6)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        if 0 not in position.row:
            return NO_MOVES
        field = position.row.index(0)
        stack = c.ENGINEERS_A if field < c.ENGINEERS_A_USED else c.ENGINEERS_B
        return [c.DEAL_ENGINEER + number for number in stack if position.away >> number & 1]

    def choose(self, position: Railway, move: int) -> None:
        number = move - c.DEAL_ENGINEER
        row = position.row[:]
        row[row.index(0)] = number
        position.row = row
        position.away &= ~(1 << number)
        position.stack.append(DEAL_ENGINEERS)

    def resolve(self, position: Railway) -> None:
        position.stack.append(BOX_END_CARDS)


class BoxEndCards(Deal):
    """Two end-bonus cards leave the game unseen (RR-1.7)."""

    __slots__ = ()

    def options(self, position: Railway) -> list[int]:
        if len(members(position.boxed)) == c.END_CARDS_BOXED:
            return NO_MOVES
        return [c.BOX_END_CARD + card for card in members(position.end_stack)]

    def choose(self, position: Railway, move: int) -> None:
        card = 1 << (move - c.BOX_END_CARD)
        position.end_stack &= ~card
        position.boxed |= card
        position.stack.append(BOX_END_CARDS)

    def resolve(self, position: Railway) -> None:
        position.stack.append(START_ROUND)
        position.stack.extend(PICK_BONUS[1 : position.players])


class PickBonus(Duty):
    """The start bonus of a place in the turn order (RR-1.9)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"bonus:{place + 1}", flow=True)
        self.place: int = place

    def actor(self, position: Railway) -> int:
        return position.order[self.place]

    def options(self, position: Railway) -> list[int]:
        return [c.PICK_BONUS + bonus for bonus in members(position.bonuses)]

    def choose(self, position: Railway, move: int) -> None:
        bonus = move - c.PICK_BONUS
        position.active = position.order[self.place]
        position.turns += 1
        position.bonuses &= ~(1 << bonus)
        if position.events is not None:
            position.tell("bonus", seat=position.active, bonus=names.BONUSES[bonus])
        gain(position, c.START_BONUSES[bonus])
        perform(position, BONUS_PARTS[bonus])


DEAL_ORDER: Final = DealOrder("deal-order", flow=True)
DEAL_ENGINEERS: Final = DealEngineers("deal-engineers", flow=True)
BOX_END_CARDS: Final = BoxEndCards("box-end-cards", flow=True)
PICK_BONUS: Final = [PickBonus(place) for place in range(4)]

for _duty in (
    *(DEAL_ORDER, DEAL_ENGINEERS, BOX_END_CARDS, *PICK_BONUS),
    *COURSE_OF_ROUND,
    *END_OF_ROUND,
):
    EFFECTS.add(_duty)
