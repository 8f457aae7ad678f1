"""Compile what tables need, rules and bots. For all games: `python -m waldbach.bots.warm`."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from threading import Thread

import numpy as np

from waldbach import jit, registry
from waldbach.bots.bot import Budget
from waldbach.bots.match import GREEDY, runner
from waldbach.bots.search import searcher
from waldbach.game import CHANCE, Game
from waldbach.warm import RULES_STEPS, Report, cores, print_report, warm_up

BOTS_STEPS = 2
RULES_ONLY = "--rules-only"


def mark_of(game: Game) -> str:
    return f"{game.name}-bots"


def is_ready(game: Game, bots: bool = True) -> bool:
    """Is all compiled that a table of the game needs?"""
    rules = jit.is_warm(game.kernel, game.name)
    return rules and (not bots or jit.is_warm(game.kernel, mark_of(game)))


def warm_games(games: Sequence[Game], report: Report, bots: bool = True) -> None:
    """Compile what is not compiled yet, and report how much of a game is done.

    Each game has a process of its own, as far as there are cores for them: numba compiles on one at
    a time, and never gives back the memory that it took for it.
    """
    cold = [game for game in games if not is_ready(game, bots)]
    if jit.COMPILED and not jit.CACHE_PROBLEM:  # else nothing comes of what others compile
        _warm_elsewhere(cold, report, bots)
    for game in cold:
        warm_game(game, report, bots)  # nothing is left to do, unless its process has failed


def _warm_elsewhere(games: Sequence[Game], report: Report, bots: bool) -> None:
    helpers: list[Helper] = []
    try:
        for number, game in enumerate(games):
            if number >= cores():
                helpers[number - cores()].join()
            helpers.append(Helper(game, report, bots))
        for helper in helpers:
            helper.join()
    finally:
        for helper in helpers:
            helper.stop()


class Helper:
    """A process that compiles one game, and a thread that listens to it."""

    def __init__(self, game: Game, report: Report, bots: bool) -> None:
        command = [sys.executable, "-m", __spec__.name, game.name, *(() if bots else (RULES_ONLY,))]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.game, self.report = game, report
        self.thread = Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                done, total = map(int, line.split())
                self.report(self.game.name, done, total)

    def join(self) -> None:
        self.thread.join()
        self.process.wait()

    def stop(self) -> None:
        self.process.kill()
        self.join()


def warm_game(game: Game, report: Report, bots: bool = True) -> None:
    if is_ready(game, bots):
        return
    total = steps_of(bots)
    with jit.warming(game.kernel, game.name):
        warm_up(game, lambda _, step, __: report(game.name, step - 1, total))
        if bots:
            warm_bots(game, lambda _, step, __: report(game.name, RULES_STEPS + step - 1, total))
    report(game.name, total, total)


def steps_of(bots: bool) -> int:
    return RULES_STEPS + (BOTS_STEPS if bots else 0)


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


def main(*names: str) -> None:
    """All games, told to people; or the named one, told to the process that asked for it."""
    begin = time.perf_counter()
    if not names:
        warm_games(registry.every(), print_report)
        print(f"\rready in {time.perf_counter() - begin:.1f} s", file=sys.stderr)
    for name in names:
        if name != RULES_ONLY:
            warm_game(registry.get(name), _tell, bots=RULES_ONLY not in names)


def _tell(_: str, done: int, total: int) -> None:
    print(done, total, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
