"""Compile the rules of a game. For all games, with bots: `python -m waldbach.bots.warm`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import numpy as np

from waldbach import jit
from waldbach.game import CHANCE, Game, State
from waldbach.playout import arena

Report = Callable[[str, int, int], None]  # game, step, steps
RULES_STEPS = 10


def warm_up(game: Game, report: Report | None = None) -> None:
    """Call each compiled function of the game once; compiling happens on the first call."""
    if jit.is_warm(game.kernel, game.name):
        return
    jit.first_start.quiet = report is not None
    rng = np.random.default_rng(0)
    state = game.new(game.min_seats)
    steps: list[Callable[[], object]] = [
        lambda: game.acting(state),
        lambda: game.legal(state, CHANCE),
        lambda: game.chance(state, rng),
        lambda: game.apply(state, CHANCE, game.chance(state, rng)),
        lambda: game.view(state, 0),
        lambda: game.redeal(game.view(state, 0), rng),
        lambda: arena(game).random_game(state, rng),
        lambda: game.describe(state),
        lambda: game.changes_json(game.views([state, state], [0])),
        lambda: rate_one(game, state, rng),
    ]
    assert len(steps) == RULES_STEPS
    for number, step in enumerate(steps, start=1):
        if report:
            report(game.name, number, RULES_STEPS)
        step()
    jit.mark_warm(game.kernel, game.name)


def rate_one(game: Game, state: State, rng: np.random.Generator) -> float:
    """Rate the first choice that someone has."""
    while game.acting(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, rng))
    seat = game.acting(state)[0]
    return float(game.kernel.rate(state, seat, int(game.legal(state, seat)[0])))


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def print_report(name: str, step: int, steps: int) -> None:
    print(f"\r{name}: {step}/{steps}", end="", file=sys.stderr, flush=True)
