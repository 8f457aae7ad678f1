"""Drawing an outcome of a random step inside the compiled core, for every game.

`kernel` is a name that `jit.bind` replaces by the game's kernel module.
"""

from __future__ import annotations

import numpy as np

from waldbach import kernel
from waldbach.kernel import Actions, State


def draw(state: State, rng: np.random.Generator, outcomes: Actions, n: int) -> int:
    """One of the n outcomes of the pending random step, each with its true probability."""
    total = 0
    for i in range(n):
        total += kernel.weight(state, outcomes[i])
    ticket = int(rng.random() * total)
    for i in range(n - 1):
        ticket -= kernel.weight(state, outcomes[i])
        if ticket < 0:
            return int(outcomes[i])
    return int(outcomes[n - 1])
