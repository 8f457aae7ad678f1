"""For bots: what an action seems worth, the quick choice of playouts, what an evaluation looks at.

`rate` reads nothing that the seat may not know. The greedy bot is nothing else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.jit import rule
from waldbach.kernel import Actions, State

from .layout import FLOWERS, NOWHERE, POINTS_OF_A_KIND, SOW
from .rules import kinds_around, like_neighbours, neighbour, total, turns

FEATURES = 4
ROOM = 0.5  # points for each space beside a nest: the more, the more kinds will grow there


@rule
def rate(state: State, seat: int, action: int) -> float:
    if action < SOW:
        return rate_nest(state, action)
    return rate_sowing(state, seat, action - SOW)


@rule
def rate_nest(state: State, space: int) -> float:
    worth = float(POINTS_OF_A_KIND * kinds_around(state, space))
    for way in range(4):
        if neighbour(state, space, way) != NOWHERE:
            worth += ROOM
    return worth


@rule
def rate_sowing(state: State, seat: int, space: int) -> float:
    """Points now, and what one's own nest gains."""
    flower, nest = int(state.seed), int(state.nest[seat])
    worth = float(like_neighbours(state, space, flower))
    if nest == NOWHERE or not is_at(state, nest, space):
        return worth
    before = kinds_around(state, nest)
    state.flower[space] = flower
    gained = kinds_around(state, nest) - before
    state.flower[space] = FLOWERS
    return worth + POINTS_OF_A_KIND * gained


@rule
def is_at(state: State, nest: int, space: int) -> bool:
    for way in range(4):
        if neighbour(state, nest, way) == space:
            return True
    return space == nest


@rule
def choose(state: State, seat: int, actions: Actions, n: int, rng: np.random.Generator) -> int:
    """One of the best rated, by lot."""
    best, chosen = -1.0, int(actions[0])
    for i in range(n):
        worth = rate(state, seat, int(actions[i])) + rng.random()  # less than a point
        if worth > best:
            best, chosen = worth, int(actions[i])
    return chosen


@rule
def clock(state: State) -> int:
    return int(state.turn)


@rule
def features(state: State, out: NDArray[np.float32]) -> None:
    """Own points, the best of the others', what the nest would bring, how much is left to play."""
    for seat in range(state.seats):
        best = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, total(state, other))
        nest = int(state.nest[seat])
        out[seat, 0] = total(state, seat) / 10
        out[seat, 1] = best / 10
        out[seat, 2] = kinds_around(state, nest) / FLOWERS if nest != NOWHERE else 0.0
        out[seat, 3] = 1.0 - state.turn / turns(state)
