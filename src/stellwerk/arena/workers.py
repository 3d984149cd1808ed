"""The games of a match on all cores: processes, because rules gain nothing from threads."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.resources.abc import Traversable
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final

from stellwerk.arena.match import Fixture, Match, Outcome, play_fixture
from stellwerk.core.errors import StellwerkError
from stellwerk.core.messages import Message
from stellwerk.locales import SHELVES
from stellwerk.titles import MODULES

YOUNG: Final = 50_000
"""New objects between two garbage collections: search trees are large and have no cycles."""

KnownTitles = tuple[dict[str, str], list[Traversable]]
"""The titles and messages of a process, which its workers have to know as well."""


def titles_known() -> KnownTitles:
    """What this process knows."""
    return dict(MODULES), list(SHELVES)


def learn_titles(known: KnownTitles) -> None:
    """Give this process what another one knows."""
    modules, shelves = known
    MODULES.update(modules)
    SHELVES.extend(shelf for shelf in shelves if shelf not in SHELVES)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(
    match: Match, games: Sequence[Fixture], workers: int
) -> Generator[Outcome, None, None]:
    """Play games in `workers` processes, or in this one if it is 1; yields each as it finishes."""
    if workers == 1:
        for fixture in games:
            yield play_fixture(match, fixture)
        return
    pool = ProcessPoolExecutor(
        min(workers, len(games)),
        mp_context=get_context("spawn"),
        initializer=_begin,
        initargs=(titles_known(),),
    )
    others = set(active_children())
    finished = False
    try:
        yield from _collect(pool, match, games, 2 * workers)
        finished = True
    except BrokenProcessPool:
        raise StellwerkError(Message("refused-process-ended")) from None
    finally:
        if not finished:
            for child in set(active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _collect(
    pool: ProcessPoolExecutor, match: Match, games: Sequence[Fixture], ahead: int
) -> Iterator[Outcome]:
    """Keep every process busy, with a few games `ahead` and no more."""
    coming = iter(games)
    waiting: set[Future[Outcome]] = set()
    while True:
        for fixture in coming:
            waiting.add(pool.submit(play_fixture, match, fixture))
            if len(waiting) >= ahead:
                break
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def _begin(known: KnownTitles) -> None:
    """Set a worker up: Ctrl-C ends it silently, and it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    learn_titles(known)
    gc.set_threshold(YOUNG)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
