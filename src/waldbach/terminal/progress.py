"""Bars for what takes a while. They go to stderr, and only to a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from waldbach import jit
from waldbach.bots.warm import is_ready, steps_of, warm_games
from waldbach.game import Game
from waldbach.messages import text, title
from waldbach.terminal.screen import make_console


@contextmanager
def bar(label: str, remaining: bool = True) -> Iterator[Callable[[int, int], None]]:
    """A bar; call the yielded function with how much is done, and of how much."""
    time = TimeRemainingColumn() if remaining else TimeElapsedColumn()
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), time)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bars:
        task = bars.add_task(label, total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)


def prepare(*games: Game, bots: bool = True) -> None:
    """Compile the rules, and bots if they are wanted, unless that has been done; say why it takes a
    moment, and show how far it is."""
    cold = [game for game in games if not is_ready(game, bots)]
    if not cold:
        return
    console = make_console(stderr=True)
    console.print(text("warm-why"), soft_wrap=True)
    if jit.CACHE_PROBLEM:
        console.print(no_cache(), soft_wrap=True)
    with _bars(console) as bars:
        total = steps_of(bots)
        rows = {one.name: bars.add_task(title(one.name), total=total, start=False) for one in cold}

        def show(name: str, done: int, _: int) -> None:
            bars.start_task(rows[name])
            bars.update(rows[name], completed=done)
            if done == total:
                bars.stop_task(rows[name])

        warm_games(cold, show, bots)


def _bars(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeElapsedColumn())  # fmt: skip
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def no_cache() -> str:
    """What it means that compiled rules cannot be kept."""
    return text("warm-no-cache", folder=str(jit.CACHE), why=jit.CACHE_PROBLEM)
