"""Positions that illustrations in the rules of Volldampf show."""

from __future__ import annotations

from typing import Final

from stellwerk.core.title import Example

EXAMPLES: Final = {
    "start": Example(
        3,
        """\
stones violet@HAM blue@BRE red@HAN violet@BER yellow@DOR blue@KOE blue@LEI red@DRE violet@FRA \
yellow@NUE red@STU blue@MUE red@HAM violet@PAR yellow@WAR""",
    ),
    "transport": Example(
        3,
        """\
order 1 2 3
active 1
stones violet@BRE blue@HAM red@DOR
cargo violet@BRE
path N3 M1 M2
seat 1 track N3 M1 W3
seat 2 track M2 N2
seat 3 track O1
owed transport step""",
    ),
}
