"""Drawing an outcome of a random step inside the compiled core, for every game.

`kernel` is a name that `jit.bind` replaces by the game's kernel module; `pick` in `draw` likewise.
"""

from __future__ import annotations

import numpy as np

from waldbach import kernel
from waldbach.kernel import CHANCE, Actions, State


def pick(state: State, ticket: float, outcomes: Actions, n: int) -> int:
    """The outcome of the pending random step, one of n, at this point from 0 to below 1: each has
    its true probability."""
    total = 0
    for i in range(n):
        total += kernel.weight(state, int(outcomes[i]))
    left = int(ticket * total)
    for i in range(n - 1):
        left -= kernel.weight(state, int(outcomes[i]))
        if left < 0:
            return int(outcomes[i])
    return int(outcomes[n - 1])


def draw(state: State, rng: np.random.Generator, outcomes: Actions, n: int) -> int:
    """One of the n outcomes of the pending random step, each with its true probability."""
    return pick(state, rng.random(), outcomes, n)


def outcome(state: State, ticket: float, outcomes: Actions) -> int:
    """The same, with room for the outcomes instead of the outcomes."""
    return pick(state, ticket, outcomes, kernel.legal(state, CHANCE, outcomes))
