"""Whole games inside the compiled core, written once for every game.

`kernel` is a name that `jit.bind` replaces by the game's kernel module, and so are the helpers that
use it. `Arena(game)` puts them together.
"""

from __future__ import annotations

import functools

import numpy as np

from waldbach import kernel
from waldbach.chance import draw
from waldbach.game import Game
from waldbach.jit import bind, rule
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions, State


@rule
def next_to_act(mask: int) -> int:
    """The seat, or `CHANCE`, whose step comes next; of several acting seats the lowest."""
    if mask == CHANCE_ACTS:
        return CHANCE
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def random_game(state: State, rng: np.random.Generator, buffer: Actions) -> int:
    """Play to the end with uniformly random choices; returns the number of decisions."""
    decisions = 0
    while True:
        mask = kernel.acting(state)
        if mask == 0:
            return decisions
        seat = next_to_act(mask)
        n = kernel.legal(state, seat, buffer)
        if seat == CHANCE:
            action = draw(state, rng, buffer, n)
        else:
            action = int(buffer[int(rng.random() * n)])
            decisions += 1
        kernel.apply(state, seat, action)


class Arena:
    """The compiled playouts of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._random_game = bind(random_game, kernel=game.kernel, draw=game.draw)

    def random_game(self, state: State, rng: np.random.Generator) -> tuple[State, int]:
        """The end of a game played at random from here, and the number of decisions."""
        end = self.game.copy(state)
        decisions = self._random_game(end, rng, np.empty(self.game.max_legal, np.int64))
        return end, decisions


@functools.cache
def arena(game: Game) -> Arena:
    return Arena(game)
