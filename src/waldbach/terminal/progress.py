"""Bars for what takes a while. They go to stderr, and only to a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from waldbach import jit
from waldbach.bots.warm import BOTS_STEPS, is_ready, warm_bots
from waldbach.game import Game
from waldbach.messages import text
from waldbach.terminal.screen import make_console
from waldbach.warm import RULES_STEPS, warm_up


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
        rows = [bars.add_task(game_title(game), total=_steps(bots), start=False) for game in cold]
        for game, row in zip(cold, rows, strict=True):
            _prepare_one(game, bots, bars, row)


def _steps(bots: bool) -> int:
    return RULES_STEPS + (BOTS_STEPS if bots else 0)


def _prepare_one(game: Game, bots: bool, bars: Progress, row: TaskID) -> None:
    bars.start_task(row)  # a step is told before it is done
    warm_up(game, lambda _, step, __: bars.update(row, completed=step - 1))
    if bots:
        warm_bots(game, lambda _, step, __: bars.update(row, completed=RULES_STEPS + step - 1))
    bars.update(row, completed=_steps(bots))
    bars.stop_task(row)


def _bars(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeElapsedColumn())  # fmt: skip
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def game_title(game: Game) -> str:
    """Its name as people write it, if the catalogues know it."""
    try:
        return text(f"game-{game.name}")
    except KeyError:
        return game.name


def no_cache() -> str:
    """What it means that compiled rules cannot be kept."""
    return text("warm-no-cache", folder=str(jit.CACHE), why=jit.CACHE_PROBLEM)
