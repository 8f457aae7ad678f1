"""The end of the game (R-E, V-E): last areas, clouds, left-over plants, token backs, places."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.renature.areas import area_size, score_area
from waldbach.games.renature.layout import (
    BACK_POINTS,
    BASE,
    CLOUD_POINTS,
    FIRST_PLANT,
    FIRST_SPACE,
    LEFT_POINTS,
    MAX_SEATS,
    SOURCES,
    SPACES,
    TYPES,
)
from waldbach.games.renature.tokens import tokens_taken
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def score_the_end(state: State) -> None:
    if state.rules == BASE:
        score_open_areas(state)
    else:
        score_all_areas(state)
    for seat in range(state.seats):
        state.points[seat, CLOUD_POINTS] += state.clouds[seat]  # R-E-04
        for kind in range(TYPES):  # R-E-05
            left = int(state.own[seat, kind]) + int(state.neutral[seat, kind])
            state.points[seat, LEFT_POINTS] -= left * (kind + 1)
    for area in range(1, state.areas + 1):  # R-E-06
        if state.taken[area] >= 0:
            state.points[state.taken[area], BACK_POINTS] += state.back[area]


@rule
def score_open_areas(state: State) -> None:
    """Areas that still have their token, which leaves the game without a bonus (R-E-02, 03)."""
    for area in range(1, state.areas + 1):
        if state.taken[area] < 0:
            score_area(state, area)


@rule
def score_all_areas(state: State) -> None:
    """Every area by its size, then its plants are removed (V-E-01..07)."""
    largest = 0
    for area in range(1, state.areas + 1):
        largest = max(largest, area_size(state, area))
    for area in range(1, state.areas + 1):
        size = area_size(state, area)
        if size == 0:
            continue  # joined to another
        first = score_area(state, area)
        if size == largest and 0 <= first < MAX_SEATS:
            state.majorities[first] += 1  # Q-V-13
    for p in range(FIRST_SPACE, SPACES):
        if state.piece[p] >= FIRST_PLANT:
            state.piece[p] = 0


@rule
def total(state: State, seat: int) -> int:
    points = 0
    for source in range(SOURCES):
        points += int(state.points[seat, source])
    return points


@rule
def totals(state: State, out: NDArray[np.int64]) -> None:
    for seat in range(state.seats):
        out[seat] = total(state, seat)


@rule
def tie_break(state: State, seat: int) -> int:
    """Area tokens (R-E-08); in Valley majorities in the largest areas (V-E-10, Q-V-13)."""
    if state.rules == BASE:
        return tokens_taken(state, seat)
    return int(state.majorities[seat])


@rule
def place_of(state: State, seat: int) -> int:
    """1 for a winner; players who share a place have the same number (R-E-07..09, Q-51)."""
    mine, my_break = total(state, seat), tie_break(state, seat)
    place = 1
    for other in range(state.seats):
        theirs = total(state, other)
        if theirs > mine or (theirs == mine and tie_break(state, other) > my_break):
            place += 1
    return place
