"""Compile what bots need, after the rules: `python -m waldbach.bots.warm`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

from waldbach import jit, registry
from waldbach.bots.bot import Budget
from waldbach.bots.match import GREEDY, runner
from waldbach.bots.search import searcher
from waldbach.game import CHANCE, Game
from waldbach.warm import Report, print_report, warm_up

BOTS_STEPS = 2


def mark_of(game: Game) -> str:
    return f"{game.name}-bots"


def is_ready(game: Game, bots: bool = True) -> bool:
    """Is all compiled that a table of the game needs?"""
    rules = jit.is_warm(game.kernel, game.name)
    return rules and (not bots or jit.is_warm(game.kernel, mark_of(game)))


def warm_bots(game: Game, report: Report | None = None) -> None:
    """Play a game between bots, and search once."""
    if jit.is_warm(game.kernel, mark_of(game)):
        return
    jit.first_start.quiet = report is not None
    seats, rng = game.min_seats, np.random.default_rng(0)
    start = game.new(seats)
    steps: list[Callable[[], object]] = [
        lambda: runner(game).play(start, [GREEDY] * seats, rng),
        lambda: search_once(game, rng),
    ]
    assert len(steps) == BOTS_STEPS
    for number, step in enumerate(steps, start=1):
        if report:
            report(game.name, number, BOTS_STEPS)
        step()
    jit.mark_warm(game.kernel, mark_of(game))


def search_once(game: Game, rng: np.random.Generator) -> None:
    state = game.new(game.min_seats)
    while game.acting(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, rng))
    searcher(game).analyse(state, game.acting(state)[0], Budget(simulations=3), rng)


if __name__ == "__main__":
    begin = time.perf_counter()
    for one in registry.every():
        warm_up(one, print_report)
        warm_bots(one, print_report)
    print(f"\rready in {time.perf_counter() - begin:.1f} s", file=sys.stderr)
