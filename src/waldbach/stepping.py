"""What `Game` asks of the compiled core for one step, each in one call: a call from outside costs
more than most rules do. `kernel` is a name that `jit.bind` replaces by the game's kernel module.

A new state is written into an array of one record that the caller brings.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from waldbach import kernel
from waldbach.kernel import State

Place = NDArray[Any]  # room for one record


def advance(state: State, seat: int, action: int, place: Place) -> int:
    """The state after an action; returns who acts then, as `kernel.acting` says it. Where it is
    refused nothing is written, and the reason's number is returned, less than 0."""
    reason = kernel.refuse(state, seat, action)
    if reason:
        return -reason
    place[0] = state
    kernel.apply(place[0], seat, action)
    return int(kernel.acting(place[0]))


def cover(state: State, seat: int, place: Place) -> int:
    """What the seat may know of the state."""
    place[0] = state
    kernel.hide(place[0], seat)
    return 0


def cover_all(states: Place, seats: NDArray[Any], places: Place) -> int:
    """The same for several seats (rows) and states (columns)."""
    for row in range(len(seats)):
        for column in range(len(states)):
            places[row, column] = states[column]
            kernel.hide(places[row, column], seats[row])
    return 0
