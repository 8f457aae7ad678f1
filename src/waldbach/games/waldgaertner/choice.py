"""The quick choice of playouts (`kernel.choose`): the best rated of a few."""

from __future__ import annotations

import numpy as np

from waldbach.games.waldgaertner.heuristics import rate
from waldbach.jit import rule
from waldbach.kernel import Actions, State

GLANCES = 8
LOWEST = -1e9


@rule
def choose(state: State, seat: int, actions: Actions, n: int, rng: np.random.Generator) -> int:
    """See `waldbach.kernel.choose`."""
    best, most = 0, LOWEST
    for i in range(min(n, GLANCES)):
        if n > GLANCES:
            j = i + int(rng.random() * (n - i))
            actions[i], actions[j] = actions[j], actions[i]
        worth = rate(state, seat, int(actions[i]))
        if worth > most:
            best, most = i, worth
    return int(actions[best])
