"""Step B and C1: planting beside the domino of this turn (R-B) and its points (R-P)."""

from __future__ import annotations

from waldbach.games.renature import refusals as why
from waldbach.games.renature.areas import is_beside, plant_value
from waldbach.games.renature.brook import is_area
from waldbach.games.renature.clouds import take_clouds
from waldbach.games.renature.layout import (
    FIRST_PLANT,
    FIRST_SPACE,
    NEUTRAL,
    NO_PLANT,
    OUTSIDE,
    PLANT,
    PLANT_POINTS,
    SPACES,
    STRIDE,
    TYPES,
)
from waldbach.jit import rule
from waldbach.kernel import Actions, State


@rule
def in_stock(state: State, seat: int, neutral: int, kind: int) -> int:
    return int(state.neutral[seat, kind] if neutral else state.own[seat, kind])


@rule
def refuse_soil(state: State, p: int) -> int:
    """A free area space beside this turn's domino; token and clouds do not block (R-B-03, 04)."""
    if p < FIRST_SPACE or state.ground[p] == OUTSIDE:
        return why.OUTSIDE_GRID
    if not is_area(state, p):
        return why.NOT_AN_AREA
    if state.piece[p] != 0:
        return why.SPACE_TAKEN
    if not (is_beside(p, state.first) or is_beside(p, state.second)):
        return why.NOT_BESIDE_DOMINO
    return why.NOTHING


@rule
def refuse_plant(state: State, seat: int, action: int) -> int:
    code = action - PLANT
    kind, p = code // SPACES, code % SPACES
    if in_stock(state, seat, kind // TYPES, kind % TYPES) == 0:
        return why.NO_SUCH_PLANT  # R-B-02, R-B-10
    return refuse_soil(state, p)


@rule
def list_plants(state: State, seat: int, out: Actions, n: int) -> int:
    first = state.first
    for p in range(max(FIRST_SPACE, first - STRIDE), min(SPACES, first + 2 * STRIDE + 1)):
        if is_area(state, p) and refuse_soil(state, p) == why.NOTHING:
            for kind in range(2 * TYPES):
                if in_stock(state, seat, kind // TYPES, kind % TYPES) > 0:
                    out[n] = PLANT + kind * SPACES + p
                    n += 1
    out[n] = NO_PLANT  # R-B-11
    return n + 1


@rule
def plant_points(state: State, area: int, value: int) -> int:
    """One for each plant of the area that is not higher, whatever its colour (R-P-01, R-P-02)."""
    points = 0
    for p in range(FIRST_SPACE, SPACES):
        piece = int(state.piece[p])
        here = (state.area[p] == area) & (piece >= FIRST_PLANT)
        points += int(here & (plant_value(piece) <= value))
    return points


@rule
def set_plant(state: State, seat: int, neutral: int, kind: int, p: int) -> None:
    """Take the clouds, plant and score it: one atomic step (Q-24, Q-30, Y-05)."""
    take_clouds(state, seat, p)
    if neutral:
        state.neutral[seat, kind] -= 1
        state.piece[p] = FIRST_PLANT + NEUTRAL * TYPES + kind
    else:
        state.own[seat, kind] -= 1
        state.piece[p] = FIRST_PLANT + seat * TYPES + kind
    state.points[seat, PLANT_POINTS] += plant_points(state, int(state.area[p]), kind + 1)
