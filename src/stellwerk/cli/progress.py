"""A progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stellwerk.cli.screen import watcher


@contextmanager
def counting(name: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a bar on a terminal, nothing elsewhere; yields a function that reports progress."""
    screen = watcher()
    with Progress(
        TextColumn(name),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
