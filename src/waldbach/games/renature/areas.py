"""Areas: closing (R-Z-01..07), majorities and awards (R-Z-09..18, V-E-02..06)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.renature.brook import is_area, is_free_brook, is_isolated
from waldbach.games.renature.layout import (
    AREA_POINTS,
    COLOURS,
    FIRST_PLANT,
    FIRST_SPACE,
    NEUTRAL,
    SPACES,
    STRIDE,
    TYPES,
)
from waldbach.jit import rule
from waldbach.kernel import State

Totals = NDArray[np.int64]


@rule
def closed_among(state: State, candidates: int) -> int:
    """Which of these areas have only covered or isolated brook spaces beside them (R-Z-01, 04)."""
    left = candidates
    for p in range(FIRST_SPACE, SPACES):
        area = int(state.area[p])
        if (left >> area) & 1 and has_open_brook(state, p):
            left &= ~(1 << area)
            if left == 0:
                return 0
    return left


@rule
def has_open_brook(state: State, p: int) -> bool:
    """Is a brook space beside p that is free and not isolated?"""
    for q in (p - STRIDE, p - 1, p + 1, p + STRIDE):
        if is_free_brook(state, q) and not is_isolated(state, q):
            return True
    return False


@rule
def closed_areas(state: State) -> int:
    """Every closed area, a bit each."""
    return closed_among(state, (2 << state.areas) - 2)


@rule
def areas_beside(state: State, p: int) -> int:
    return (
        1 << int(state.area[p - STRIDE])
        | 1 << int(state.area[p - 1])
        | 1 << int(state.area[p + 1])
        | 1 << int(state.area[p + STRIDE])
    ) & ~1


@rule
def areas_near(state: State, p: int) -> int:
    """Areas that a domino half on p can close: those beside it, and those beside a free brook space
    next to it, which it may isolate (R-Z-07, Q-12)."""
    near = areas_beside(state, p)
    for q in (p - STRIDE, p - 1, p + 1, p + STRIDE):
        if is_free_brook(state, q):
            near |= areas_beside(state, q)
    return near


@rule
def plant_value(piece: int) -> int:
    """turf 1, bush 2, pine 3, oak 4 (R-P-06)."""
    return (piece - FIRST_PLANT) % TYPES + 1


@rule
def plant_colour(piece: int) -> int:
    return (piece - FIRST_PLANT) // TYPES


@rule
def colour_totals(state: State, area: int, totals: Totals) -> int:
    """Sum the plant values of each colour in the area (R-Z-09); returns the area's size."""
    totals[:] = 0
    size = 0
    for p in range(FIRST_SPACE, SPACES):
        if state.area[p] == area:
            size += 1
            piece = int(state.piece[p])
            if piece >= FIRST_PLANT:
                totals[plant_colour(piece)] += plant_value(piece)
    return size


@rule
def is_present(totals: Totals, colour: int) -> bool:
    """Has plants there, and no other colour has the same total (R-Z-10, R-Z-11, Q-18)."""
    if totals[colour] == 0:
        return False
    for other in range(COLOURS):
        if other != colour and totals[other] == totals[colour]:
            return False
    return True


@rule
def best_present(totals: Totals, below: int) -> int:
    """The present colour with the highest total under `below`, or -1."""
    best = -1
    for colour in range(COLOURS):
        higher = best < 0 or totals[colour] > totals[best]
        if totals[colour] < below and higher and is_present(totals, colour):
            best = colour
    return best


@rule
def award(totals: Totals, main: int, minor: int, points: Totals) -> int:
    """Who gets what for an area (R-Z-12..18); returns the colour that came first, or -1.

    `points` has an entry per colour; what falls to neutral is lost.
    """
    points[:] = 0
    first = best_present(totals, totals.sum() + 1)
    if first < 0:
        return -1
    second = best_present(totals, totals[first])
    if second < 0:
        points[first] = main + minor
    else:
        points[first] = main
        points[second] = minor
    points[NEUTRAL] = 0
    return first


@rule
def award_area(state: State, area: int, totals: Totals, points: Totals) -> int:
    """The award of an area as it stands: by its token, or by its size in Valley (V-E-03..05)."""
    size = colour_totals(state, area, totals)
    kind = state.front[area]
    if kind >= 0:
        return award(totals, int(state.main[kind]), int(state.minor[kind]), points)
    return award(totals, size, size // 2, points)


@rule
def score_area(state: State, area: int) -> int:
    """Add the award of the area to the scores of its colours' owners (R-Z-18)."""
    totals = np.empty(COLOURS, np.int64)
    points = np.empty(COLOURS, np.int64)
    first = award_area(state, area, totals, points)
    for seat in range(state.seats):
        state.points[seat, AREA_POINTS] += points[seat]
    return first


@rule
def area_size(state: State, area: int) -> int:
    size = 0
    for p in range(FIRST_SPACE, SPACES):
        if state.area[p] == area:
            size += 1
    return size


@rule
def is_beside(p: int, q: int) -> bool:
    return p - q in (STRIDE, 1, -1, -STRIDE)


@rule
def touches_area(state: State, p: int) -> bool:
    return (
        is_area(state, p - STRIDE)
        or is_area(state, p - 1)
        or is_area(state, p + 1)
        or is_area(state, p + STRIDE)
    )
