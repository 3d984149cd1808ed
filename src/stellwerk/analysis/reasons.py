"""Why a turn is better than another: the terms of the value that differ after them.

A reason is true by construction: it names a term and by how much it differs, and the amounts add
up to the difference that is shown.
"""

from __future__ import annotations

from math import floor, fsum
from typing import Any, Final

from stellwerk.analysis.results import Difference, TurnReport
from stellwerk.bots.terms import Explainer
from stellwerk.bots.tree import carried_out
from stellwerk.bots.values.value import Value
from stellwerk.core.messages import Message
from stellwerk.core.position import Position
from stellwerk.core.title import Title
from stellwerk.locales import Phrases

OTHERS: Final = "others"
"""The term for what the others are expected to end up with: less of it is better."""
WORLDS: Final = 8
"""In how many worlds two turns are compared."""
TENTHS: Final = 10
NAMED: Final = 4
"""The most terms that a sentence names; the rest is named together."""
GENERAL: Final = ("score", "tempo", "experience", OTHERS)
"""The terms that every title has."""


class Reasoner:
    """Compares what is left on the table after two turns."""

    def __init__(self, title: Title[Any], judge: Value) -> None:
        self.explainer = Explainer(title, judge)

    def compare(
        self, worlds: list[Position], better: list[int], played: list[int]
    ) -> tuple[float, tuple[Difference, ...]]:
        """By how many points a seat is further ahead after the better turn, and why."""
        amounts: dict[str, float] = {}
        count = 0
        for world in worlds[:WORLDS]:
            good = carried_out(world, better)
            bad = carried_out(world, played)
            if good is None or bad is None:
                continue
            count += 1
            for position, sign in ((good, 1.0), (bad, -1.0)):
                for name, amount in self.lead(position, world.turn).items():
                    amounts[name] = amounts.get(name, 0.0) + sign * amount
        return in_tenths({name: amount / count for name, amount in amounts.items()})

    def lead(self, position: Position, seat: int) -> dict[str, float]:
        """The terms of a seat, and the mean of what the others are expected to end up with."""
        found = {term.name: term.amount for term in self.explainer.standing(position, seat)}
        others = [
            fsum(term.amount for term in self.explainer.standing(position, other))
            for other in range(position.players)
            if other != seat
        ]
        found[OTHERS] = -fsum(others) / len(others)
        return found


def in_tenths(amounts: dict[str, float]) -> tuple[float, tuple[Difference, ...]]:
    """Amounts in tenths of a point that add up to their sum in tenths, the largest first.

    What is cut off goes to the amounts that lost most by it; those of less than a tenth are left
    out.
    """
    total = round(TENTHS * fsum(amounts.values()))
    cut = {name: floor(TENTHS * amount) for name, amount in amounts.items()}
    missing = total - sum(cut.values())
    by_loss = sorted(amounts, key=lambda name: cut[name] - TENTHS * amounts[name])
    for name in by_loss[:missing]:
        cut[name] += 1
    named = sorted((name for name in cut if cut[name]), key=lambda name: -abs(cut[name]))
    return total / TENTHS, tuple(Difference(name, cut[name] / TENTHS) for name in named)


def sentences(report: TurnReport, title_id: str, phrases: Phrases) -> list[str]:
    """The reasons of a turn in words: what the difference is, and a line for each term."""
    if not report.reasons:
        return []
    head = "analysis-worth-more" if report.difference > 0 else "analysis-worth-later"
    lines = [phrases.general(head, points=signed(report.difference, phrases))]
    named = report.reasons if len(report.reasons) <= NAMED + 1 else report.reasons[:NAMED]
    said = [(Message(term_key(title_id, reason.term)), reason.amount) for reason in named]
    rest = report.reasons[len(named) :]
    if rest:
        amount = round(fsum(reason.amount for reason in rest), 1)
        said.append((Message("analysis-rest"), amount))
    for term, amount in said:
        about = {"term": term, "points": signed(amount, phrases)}
        lines.append(phrases.say(Message("analysis-reason", about)))
    return lines


def term_key(title_id: str, term: str) -> str:
    """The message that names a term."""
    return f"term-{term}" if term in GENERAL else f"term-{title_id}-{term}"


def signed(points: float, phrases: Phrases) -> str:
    """Points with their sign, as people write them."""
    text = f"{points:+.1f}".replace("-", "−")
    return text.replace(".", phrases.general("analysis-decimal-sign"))
