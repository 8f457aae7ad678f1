"""One step of a game and all that a loop asks for afterwards, in one call into the compiled core.

A record that is handed to compiled code is looked at field by field each time, which takes longer
than most rules do. An array of one record is not, so here states are such arrays.
"""

from __future__ import annotations

import functools
import threading

import numpy as np
from numpy.typing import NDArray

from waldbach import kernel
from waldbach.game import Game
from waldbach.jit import bind
from waldbach.kernel import CHANCE, Actions, State
from waldbach.playout import next_to_act

OVER = -4  # instead of a seat; OpenSpiel's number for it

States = NDArray[np.void]  # an array of one record
Numbers = NDArray[np.int64]
Now = tuple[int, list[int], list[int]]  # who is asked, the actions, how likely each outcome is


def look(states: States, actions: Actions, weights: Actions) -> tuple[int, int]:
    """Who is asked next, and how many actions it has: written to `actions`, in the game's order."""
    state: State = states[0]
    mask = kernel.acting(state)
    if mask == 0:
        return OVER, 0
    seat = next_to_act(mask)
    n = kernel.legal(state, seat, actions)
    if seat == CHANCE:
        for i in range(n):
            weights[i] = kernel.weight(state, int(actions[i]))
    return seat, n


def step(
    states: States, seat: int, action: int, actions: Actions, weights: Actions
) -> tuple[int, int]:
    """Carry out a legal action in place, then `look`."""
    kernel.apply(states[0], seat, action)
    return look(states, actions, weights)


class Buffers(threading.local):
    """Room for the lists that compiled code writes; it runs beside other threads."""

    def __init__(self, size: int) -> None:
        self.actions = np.empty(size, np.int64)
        self.weights = np.empty(size, np.int64)


class Stepper:
    """The compiled steps of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._look = bind(look, kernel=game.kernel)
        self._step = bind(step, kernel=game.kernel, look=self._look)
        self._buffers = Buffers(game.max_legal)

    def states(self, data: bytes) -> States:
        """An array of its own with one record of these bytes."""
        return np.frombuffer(bytearray(data), self.game.dtype)

    def look(self, states: States, index: Numbers) -> Now:
        """Who is asked, and its actions: those of seats by `index`, ascending."""
        buffers = self._buffers
        seat, n = self._look(states, buffers.actions, buffers.weights)
        return self._now(seat, n, index)

    def step(self, states: States, seat: int, number: int, index: Numbers) -> Now:
        """Carry out an action, by its number in the engine, then `look`."""
        buffers = self._buffers
        seat, n = self._step(states, seat, number, buffers.actions, buffers.weights)
        return self._now(seat, n, index)

    def _now(self, seat: int, n: int, index: Numbers) -> Now:
        buffers = self._buffers
        if seat == CHANCE:
            return seat, buffers.actions[:n].tolist(), buffers.weights[:n].tolist()
        actions: list[int] = index[buffers.actions[:n]].tolist()
        actions.sort()
        return seat, actions, []


@functools.cache
def stepper(game: Game) -> Stepper:
    return Stepper(game)
