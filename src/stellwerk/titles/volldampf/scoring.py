"""Income, dividends and the action card for the last (VD-9, VD-10.1)."""

from __future__ import annotations

from stellwerk.titles.volldampf.effects import pay
from stellwerk.titles.volldampf.position import Table


def pay_out(position: Table, seat: int) -> None:
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


def last_on_the_track(position: Table) -> list[int]:
    """The seats with the lowest income, by order number (VD-10.1)."""
    lowest = min(company.income for company in position.companies)
    return [seat for seat in position.order if position.companies[seat].income == lowest]
