"""Bars for what takes a while. They go to stderr, and only to a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from waldbach import jit
from waldbach.bots.warm import mark_of, warm_bots
from waldbach.game import Game
from waldbach.messages import text
from waldbach.terminal.screen import make_console
from waldbach.warm import warm_up


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


def prepare(game: Game, bots: bool = True) -> None:
    """Compile the rules, and bots if they are wanted, unless that has been done; say why it takes a
    moment."""
    if jit.is_warm(game.kernel, game.name) and (
        jit.is_warm(game.kernel, mark_of(game)) or not bots
    ):
        return
    make_console(stderr=True).print(text("warm-why"))
    with bar(text("warm-bar"), remaining=False) as show:

        def report(name: str, step: int, steps: int) -> None:
            show(step - 1, steps)  # a step is told before it is done

        warm_up(game, report)
        if bots:
            warm_bots(game, report)
