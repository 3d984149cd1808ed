"""Income, dividends and the action card for the last (VD-9, VD-10.1)."""

from __future__ import annotations

from typing import Final

from stellwerk.core.position import NOBODY
from stellwerk.core.tables import Names
from stellwerk.titles.volldampf.effects import pay
from stellwerk.titles.volldampf.position import Company, Railroad

SOURCES: Final[Names] = ("points-transports", "points-bonds", "points-steps-back")
STEPS_BACK: Final = 2


def pay_out(position: Railroad, seat: int) -> None:
    """Income from the bank, dividends to it, a step back for what is missing (VD-9.1 to VD-9.3)."""
    company = position.writable(seat)
    income = company.income
    pay(position, seat, -income)
    missing = max(company.bonds - company.cash, 0)
    dividend = company.bonds - missing
    pay(position, seat, dividend)
    back = min(missing, income)
    company.income -= back
    if position.events is not None:
        position.tell(
            "event-income", seat=seat, income=income, dividend=dividend, cash=company.cash
        )
        if missing:
            position.tell("event-back", seat=seat, missing=missing, steps=back)


def steps_back(company: Company) -> int:
    """The steps a player would go back if income were paid now (VD-9.3)."""
    missing = company.bonds - company.cash - company.income
    return max(0, min(missing, company.income))


def forecast(position: Railroad) -> list[list[int]]:
    """By seat and source what the income of this round adds: steps back, or nothing."""
    if position.turn == NOBODY:
        return [[0] * len(SOURCES) for _ in position.companies]
    return [[0, 0, -steps_back(company)] for company in position.companies]


def last_on_the_track(position: Railroad) -> list[int]:
    """The seats with the lowest income, by order number (VD-10.1)."""
    lowest = min(company.income for company in position.companies)
    return [seat for seat in position.order if position.companies[seat].income == lowest]
