"""What programs of the bot protocol did wrong in a match, one line for each program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from stellwerk.arena.match import Match, Outcome


def fault_lines(match: Match, outcomes: Sequence[Outcome]) -> list[str]:
    """For each bot at fault: how many moves it lost, and its most frequent faults."""
    lines = []
    for bot, name in enumerate(match.bots):
        seats = [
            (outcome.lost[seat], outcome.faults[seat])
            for outcome in outcomes
            for seat, other in enumerate(outcome.bots)
            if other == bot
        ]
        lost = sum(count for count, _ in seats)
        if lost:
            moves = "1 move, which was" if lost == 1 else f"{lost} moves, which were"
            why = most_frequent(fault for _, faults in seats for fault in faults)
            lines.append(f"{name} lost {moves} played at random. {why}")
    return lines


def most_frequent(faults: Iterable[str], shown: int = 3) -> str:
    """The faults with their numbers, the most frequent first."""
    counts = Counter(faults).most_common()
    said = [f"{fault} ({count}×)" if count > 1 else fault for fault, count in counts[:shown]]
    if len(counts) > shown:
        said.append(f"And {len(counts) - shown} other faults.")
    return " ".join(said)
