"""`make rules`: how many tests prove each rule."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from rules_coverage.check import coverage_of_the_house


def main() -> int:
    console = Console(highlight=False, markup=False)
    report = coverage_of_the_house()
    for one in report:
        if one.tests:
            proved = sum(count > 0 for count in one.tests.values())
            table = Table("rule", "tests", title=f"{one.title}: {proved} of {len(one.tests)} rules")
            for rule, count in one.tests.items():
                table.add_row(rule, str(count) if count else "none")
            console.print(table)
        for fault in one.faults:
            console.print(fault, soft_wrap=True)
    return int(any(one.faults for one in report))


sys.exit(main())
