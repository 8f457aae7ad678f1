"""Valley: stumps give mushrooms, mushrooms become area spaces and join areas (V-M)."""

from __future__ import annotations

from waldbach.games.renature import refusals as why
from waldbach.games.renature.areas import touches_area
from waldbach.games.renature.brook import is_area, is_free_brook
from waldbach.games.renature.clouds import take_clouds
from waldbach.games.renature.layout import (
    FIRST_SPACE,
    MUSHROOM,
    MUSHROOM_SPACE,
    NO_MUSHROOM,
    OUTSIDE,
    SPACES,
    STRIDE,
)
from waldbach.jit import rule
from waldbach.kernel import Actions, State


@rule
def refuse_mushroom(state: State, p: int) -> int:
    """A free meadow space beside an area space, anywhere on the board (V-M-03, V-M-04, Q-V-02)."""
    if p < FIRST_SPACE or state.ground[p] == OUTSIDE:
        return why.OUTSIDE_GRID
    if is_area(state, p):
        return why.MUSHROOM_ON_AREA
    if not is_free_brook(state, p):
        return why.MUSHROOM_ON_DOMINO
    if state.cloud[p] > 0 and not state.cloud_mushrooms:
        return why.MUSHROOM_ON_CLOUD  # Q-V-05
    if not touches_area(state, p):
        return why.MUSHROOM_ALONE
    return why.NOTHING


@rule
def has_mushroom_space(state: State) -> bool:
    for p in range(FIRST_SPACE, SPACES):
        if refuse_mushroom(state, p) == why.NOTHING:
            return True
    return False


@rule
def mushroom_due(state: State) -> bool:
    """A right is open, the supply is not empty (10.10) and it could be placed (Q-V-06)."""
    return state.owed > 0 and state.supply > 0 and has_mushroom_space(state)


@rule
def list_mushrooms(state: State, out: Actions, n: int) -> int:
    for p in range(FIRST_SPACE, SPACES):
        if refuse_mushroom(state, p) == why.NOTHING:
            out[n] = MUSHROOM + p
            n += 1
    out[n] = NO_MUSHROOM  # Q-V-01
    return n + 1


@rule
def grow_mushroom(state: State, seat: int, p: int) -> None:
    """The space becomes an area space and joins all areas it touches (V-M-05, V-M-06, Q-V-09)."""
    take_clouds(state, seat, p)
    state.supply -= 1
    state.owed -= 1
    state.ground[p] = MUSHROOM_SPACE
    joined = 127
    for q in (p - STRIDE, p - 1, p + 1, p + STRIDE):
        if is_area(state, q):
            joined = min(joined, int(state.area[q]))
    state.area[p] = joined
    for q in (p - STRIDE, p - 1, p + 1, p + STRIDE):
        if is_area(state, q) and state.area[q] != joined:
            rename_area(state, int(state.area[q]), joined)


@rule
def rename_area(state: State, old: int, new: int) -> None:
    """A joined area keeps the number that comes first in reading order (10.9)."""
    for p in range(FIRST_SPACE, SPACES):
        if state.area[p] == old:
            state.area[p] = new
