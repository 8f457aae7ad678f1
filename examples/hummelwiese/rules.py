"""The rules (README.md has them by number): who acts, what is legal, what an action does.

Compiled functions over one record: plain loops and integers, `int(...)` around elements of arrays.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.jit import rule
from waldbach.kernel import CHANCE, CHANCE_ACTS, Actions, State

from .layout import (
    CORNERS,
    DRAW,
    DRAW_SEED,
    FLOWERS,
    MAX_SIDE,
    NEIGHBOUR_POINTS,
    NEST,
    NEST_HIDDEN,
    NEST_POINTS,
    NESTS,
    NOWHERE,
    OVER,
    POINTS_OF_A_KIND,
    SHOW,
    SHOW_NESTS,
    SOW,
    SOW_SEED,
    SPACES,
)

# Why an action is refused: numbers inside, names and rule ids outside (`meta.py`).
FINE, GAME_OVER, NOT_YOUR_TURN, CHANCE_ONLY, WRONG_STEP, OUTSIDE, TAKEN, NOT_AN_OUTCOME = range(8)

# --- the meadow -----------------------------------------------------------------------------------


@rule
def on_meadow(state: State, space: int) -> bool:
    return bool(space // MAX_SIDE < state.side and space % MAX_SIDE < state.side)


@rule
def neighbour(state: State, space: int, way: int) -> int:
    """The space to the north, east, south or west (0 to 3), or NOWHERE."""
    row, column = space // MAX_SIDE, space % MAX_SIDE
    if way == 0:
        row -= 1
    elif way == 1:
        column += 1
    elif way == 2:
        row += 1
    else:
        column -= 1
    inside = 0 <= row < state.side and 0 <= column < state.side
    return row * MAX_SIDE + column if inside else NOWHERE


@rule
def next_corner(state: State) -> int:
    """The first corner on which nothing grows, or NOWHERE (H-2)."""
    far = int(state.side) - 1
    for corner in range(4):
        space = (corner // 2) * far * MAX_SIDE + (corner % 2) * far
        if state.flower[space] == FLOWERS:
            return space
    return NOWHERE


@rule
def like_neighbours(state: State, space: int, flower: int) -> int:
    """How many neighbours have this flower (H-5)."""
    found = 0
    for way in range(4):
        beside = neighbour(state, space, way)
        if beside != NOWHERE and state.flower[beside] == flower:
            found += 1
    return found


@rule
def kinds_around(state: State, space: int) -> int:
    """How many kinds of flower grow on the space and its neighbours (H-7)."""
    kinds = 0
    for flower in range(FLOWERS):
        if state.flower[space] == flower or like_neighbours(state, space, flower):
            kinds += 1
    return kinds


@rule
def turns(state: State) -> int:
    """How many turns there are: all seats have equally many (H-6)."""
    free = int(state.side) * int(state.side) - 4
    return free - free % int(state.seats)


# --- who acts, and how ----------------------------------------------------------------------------


@rule
def acting(state: State) -> int:
    if state.step == OVER:
        return 0
    if state.step == SOW_SEED:
        return 1 << int(state.seat)
    if state.step == NESTS:  # H-3: those who have not chosen
        mask = 0
        for seat in range(state.seats):
            if not state.ready[seat]:
                mask |= 1 << seat
        return mask
    return CHANCE_ACTS


@rule
def legal(state: State, seat: int, out: Actions) -> int:
    n = 0
    for action in range(NEST_HIDDEN):
        if refuse(state, seat, action) == FINE:
            out[n] = action
            n += 1
    return n


@rule
def refuse(state: State, seat: int, action: int) -> int:
    if state.step == OVER:
        return GAME_OVER
    if seat == CHANCE:
        return FINE if weight(state, action) > 0 else NOT_AN_OUTCOME
    if not 0 <= seat < state.seats:
        return NOT_YOUR_TURN
    if action < NEST or action >= DRAW:
        return CHANCE_ONLY
    if state.step == NESTS:  # who has chosen may choose anew until all have
        return refuse_nest(state, action)
    if state.step != SOW_SEED or seat != state.seat:
        return NOT_YOUR_TURN
    return refuse_sowing(state, action)


@rule
def refuse_nest(state: State, action: int) -> int:
    if action >= SOW:
        return WRONG_STEP
    return FINE if on_meadow(state, action - NEST) else OUTSIDE


@rule
def refuse_sowing(state: State, action: int) -> int:
    if action < SOW:
        return WRONG_STEP
    if not on_meadow(state, action - SOW):
        return OUTSIDE
    return FINE if state.flower[action - SOW] == FLOWERS else TAKEN


@rule
def weight(state: State, action: int) -> int:
    """Seeds are drawn as often as they are in the bag; a nest is where it is."""
    if state.step == CORNERS or state.step == DRAW_SEED:
        return int(state.bag[action - DRAW]) if DRAW <= action < SHOW else 0
    if state.step == SHOW_NESTS and SHOW <= action < NEST_HIDDEN:
        nest = int(state.nest[state.seat])
        if nest == NOWHERE:  # in the view of somebody else it may be anywhere
            return int(on_meadow(state, action - SHOW))
        return int(nest == action - SHOW)
    return 0


# --- what an action does --------------------------------------------------------------------------


@rule
def apply(state: State, seat: int, action: int) -> None:
    if action < SOW:
        choose_nest(state, seat, action - NEST)
    elif action < DRAW:
        sow(state, action - SOW)
    elif action < SHOW:
        draw(state, action - DRAW)
    else:
        show(state, action - SHOW)


@rule
def draw(state: State, flower: int) -> None:
    state.bag[flower] -= 1
    if state.step == DRAW_SEED:  # H-4
        state.seed = flower
        state.step = SOW_SEED
        return
    state.flower[next_corner(state)] = flower  # H-2
    if next_corner(state) == NOWHERE:
        state.step = NESTS


@rule
def choose_nest(state: State, seat: int, space: int) -> None:
    state.nest[seat] = space
    state.ready[seat] = 1
    if acting(state) == 0:  # H-3: all have chosen
        state.seat = 0
        state.turn = 1
        state.step = DRAW_SEED


@rule
def sow(state: State, space: int) -> None:
    state.points[state.seat, NEIGHBOUR_POINTS] += like_neighbours(state, space, int(state.seed))
    state.flower[space] = state.seed
    state.seed = FLOWERS
    state.seat = (int(state.seat) + 1) % int(state.seats)
    if state.turn == turns(state):  # H-6; everybody has had as many, so the first seat is next
        state.step = SHOW_NESTS
    else:
        state.turn += 1
        state.step = DRAW_SEED


@rule
def show(state: State, space: int) -> None:
    """H-7, one seat after the other."""
    state.nest[state.seat] = space
    state.points[state.seat, NEST_POINTS] = POINTS_OF_A_KIND * kinds_around(state, space)
    state.seat += 1
    if state.seat == state.seats:
        state.step = OVER


# --- the result -----------------------------------------------------------------------------------


@rule
def total(state: State, seat: int) -> int:
    return int(state.points[seat, NEIGHBOUR_POINTS]) + int(state.points[seat, NEST_POINTS])


@rule
def totals(state: State, out: NDArray[np.int64]) -> None:
    for seat in range(state.seats):
        out[seat] = total(state, seat)


@rule
def place_of(state: State, seat: int) -> int:
    """1 for a winner; who has as many points has the same place (H-8)."""
    place = 1
    for other in range(state.seats):
        if total(state, other) > total(state, seat):
            place += 1
    return place


# --- secrets --------------------------------------------------------------------------------------


@rule
def is_shown(state: State, seat: int) -> bool:
    return bool(state.step == OVER or (state.step == SHOW_NESTS and seat < state.seat))


@rule
def hide(state: State, seat: int) -> None:
    """Nests are secret until they are shown (H-3); nothing else is."""
    for other in range(state.seats):
        if other != seat and not is_shown(state, other):
            state.nest[other] = NOWHERE


@rule
def redeal(state: State, rng: np.random.Generator) -> None:
    """Nests that cannot be seen may be anywhere."""
    for seat in range(state.seats):
        if state.ready[seat] and state.nest[seat] == NOWHERE:
            row, column = int(rng.random() * state.side), int(rng.random() * state.side)
            state.nest[seat] = row * MAX_SIDE + column


assert SPACES <= 127  # a nest's space fits into its field
