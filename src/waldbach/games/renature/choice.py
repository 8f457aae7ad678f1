"""The quick choice of playouts (`kernel.choose`): what `rate` likes best, found with less work."""

from __future__ import annotations

import numpy as np

from waldbach.games.renature.heuristics import (
    MARGIN,
    NEVER,
    Bench,
    cloud_gain,
    join_worth,
    plant_worth,
    rate,
    rate_discard,
    return_worth,
    set_up,
    survey,
    try_joker,
    try_placement,
)
from waldbach.games.renature.layout import (
    DISCARD,
    DTYPE,
    JOKER,
    MUSHROOM,
    NO_MUSHROOM,
    NO_PLANT,
    PLANT,
    RETURN,
    SPACES,
    STEP_A,
    STEP_B,
    STEP_MUSHROOM,
    TYPES,
)
from waldbach.jit import rule
from waldbach.kernel import Actions, State

CONTENT = 3.0  # who can place a domino for so many points does not think of changing the joker
SPOTS = 4  # places for a mushroom that are looked at closely


@rule
def choose(state: State, seat: int, actions: Actions, n: int, rng: np.random.Generator) -> int:
    """See `waldbach.kernel.choose`. Extra turns, which are rarely worth it, are left out."""
    if state.step == STEP_A:
        return choose_domino(state, seat, actions, n)
    if state.step == STEP_B:
        return choose_plant(state, seat, actions, n)
    if state.step == STEP_MUSHROOM:
        return choose_mushroom(state, seat, actions, n)
    return choose_return(state, seat, actions, n)


@rule
def choose_mushroom(state: State, seat: int, actions: Actions, n: int) -> int:
    """The best of the few spots that change the standings most."""
    table = survey(state)
    joins = np.empty(n, np.float64)
    for i in range(n):
        spot = int(actions[i]) - MUSHROOM
        joins[i] = 0.0 if actions[i] == NO_MUSHROOM else join_worth(state, seat, spot, table)
    order = np.argsort(-joins)
    best, most = 0, NEVER
    for i in order[:SPOTS]:
        worth = rate(state, seat, int(actions[i]))
        if worth > most:
            best, most = i, worth
    return int(actions[best])


@rule
def choose_domino(state: State, seat: int, actions: Actions, n: int) -> int:
    bench = set_up(state)
    best, most = 0, 2 * NEVER
    for i in range(n):
        action = int(actions[i])
        if action < DISCARD:
            worth = try_placement(state, seat, action, bench, most)
        elif action < PLANT and most < 0:
            worth = rate_discard(state, action - DISCARD)
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best if most >= CONTENT else choose_joker(state, seat, actions, n, bench, best, most)


@rule
def choose_joker(
    state: State, seat: int, actions: Actions, n: int, bench: Bench, best: int, most: float
) -> int:
    """The best joker for another placement, if it is better than the `best` choice without."""
    changed = np.empty(1, DTYPE)
    for i in range(n):
        if JOKER <= actions[i] < RETURN:
            worth = try_joker(state, seat, int(actions[i]) - JOKER, changed, bench)
            if worth > most:
                best, most = int(actions[i]), worth
    return best


@rule
def choose_plant(state: State, seat: int, actions: Actions, n: int) -> int:
    table = survey(state)
    best, most = NO_PLANT, 0.0
    for i in range(n):
        action = int(actions[i])
        if action >= NO_PLANT:
            break
        kind, p = (action - PLANT) // SPACES, (action - PLANT) % SPACES
        worth = plant_worth(state, seat, kind // TYPES, kind % TYPES, int(state.area[p]), table)
        worth += cloud_gain(state, seat, p)
        if worth > most:
            best, most = action, worth
    return best


@rule
def choose_return(state: State, seat: int, actions: Actions, n: int) -> int:
    """Whether to take a plant back, before areas are scored or at the end of the turn."""
    best, most = end_of(actions, n), 0.0
    if state.clouds[seat] == 0:
        return best
    table = survey(state)
    for i in range(n):
        if RETURN <= actions[i] < MUSHROOM:
            worth = return_worth(state, seat, int(actions[i]) - RETURN, table) - MARGIN
            if worth > most:
                best, most = int(actions[i]), worth
    return best


@rule
def end_of(actions: Actions, n: int) -> int:
    """The word that closes the step: `score` or `end`."""
    last = 0
    for i in range(n):
        if actions[i] > NO_MUSHROOM:
            last = int(actions[i])
    return last
