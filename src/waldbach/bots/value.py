"""How the seats stand: the outcome of a finished game, and a learned guess in the midst of one.

Both give each seat a share; the shares are one in sum. The guess is a small network over
`kernel.features`, learned by self-play (`tools/train_values.py`) and kept in the game's folder.

`kernel` is a name that `jit.bind` replaces by the game's kernel module.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.game import Game
from waldbach.jit import rule
from waldbach.kernel import State

FILE = "values.npz"  # in the game's folder

# To win is what counts, but who only looks at that drifts when a game seems decided, and learns
# from one bit a game. So the larger part of the outcome goes by points.
BY_POINTS = 0.7
SPREAD = 20.0  # points that make a share e times as large

Shares = NDArray[np.float32]
Features = NDArray[np.float32]  # seat x feature


class Net(NamedTuple):
    """One hidden layer: a merit for each seat from its features."""

    enter: NDArray[np.float32]  # feature x hidden
    bias: NDArray[np.float32]
    leave: NDArray[np.float32]


@rule
def share_out(merits: Shares) -> None:
    """Turn merits in place into shares."""
    most, total = merits.max(), np.float32(0.0)
    for i in range(len(merits)):
        merits[i] = np.exp(merits[i] - most)
        total += merits[i]
    for i in range(len(merits)):
        merits[i] /= total


def outcome(state: State, points: NDArray[np.int64], out: Shares) -> None:
    """The shares of a finished game."""
    kernel.totals(state, points)
    winners = 0
    for seat in range(len(out)):
        out[seat] = points[seat] / SPREAD
        winners += kernel.place_of(state, seat) == 1
    share_out(out)
    for seat in range(len(out)):
        out[seat] *= BY_POINTS
        if kernel.place_of(state, seat) == 1:
            out[seat] += (1 - BY_POINTS) / winners


def guess(state: State, net: Net, features: Features, out: Shares) -> None:
    """The shares to be expected; `features` is room to work in."""
    kernel.features(state, features)
    hidden = np.empty(len(net.bias), np.float32)
    for seat in range(len(out)):
        hidden[:] = net.bias
        for i in range(features.shape[1]):
            x = features[seat, i]
            if x != 0:
                for j in range(len(hidden)):
                    hidden[j] += x * net.enter[i, j]
        merit = np.float32(0.0)
        for j in range(len(hidden)):
            if hidden[j] > 0:
                merit += hidden[j] * net.leave[j]
        out[seat] = merit
    share_out(out)


@functools.cache
def load_net(game: Game) -> Net | None:
    """What was learned for a game; None if nothing was: then searches play to the end."""
    path = Path(str(game.kernel.__file__)).with_name(FILE)
    if not path.exists():
        return None
    with np.load(path) as stored:
        return Net(*(np.ascontiguousarray(stored[name], np.float32) for name in Net._fields))
