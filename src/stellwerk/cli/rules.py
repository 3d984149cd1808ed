"""`stellwerk rules`"""

from __future__ import annotations

import sys

from rich.markdown import Markdown

from stellwerk.cli.screen import console, write_json
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.rulebook import Rule, rules_of, rules_page, without_illustrations
from stellwerk.titles import load_title


def rules(title: str, rule: str | None = None, /, *, json: bool = False) -> None:
    """Print the rules of a title, or one of them.

    Parameters
    ----------
    title
        The id of the title.
    rule
        The id of a rule, such as RR-4.3, or of a chapter, such as RR-4.
    json
        Print a JSON array of rules.
    """
    name = load_title(title).name
    page = without_illustrations(rules_page(title))
    chosen = rules_of(page) if rule is None else find_rules(page, rule, name)
    if json:
        write_json(chosen)
        return
    text = page if rule is None else "\n\n".join(one.text for one in chosen)
    screen = console()
    if screen.is_terminal:
        screen.print(Markdown(text))
    else:
        sys.stdout.write(text.rstrip() + "\n")


def find_rules(page: str, wanted: str, name: str) -> list[Rule]:
    """A rule of the page, or all rules of a chapter; `name` is the title's."""
    known = rules_of(page)
    wanted = wanted.upper()
    found = [one for one in known if one.id == wanted or one.id.startswith(f"{wanted}.")]
    if not found:
        span = {"first": known[0].id, "last": known[-1].id}
        raise StellwerkError(Message("refused-no-rule", {"title": name, "rule": wanted, **span}))
    return found
