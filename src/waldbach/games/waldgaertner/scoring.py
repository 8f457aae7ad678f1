"""Points and places (W-SCORE, W-TIE)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner.garden import has_partner
from waldbach.games.waldgaertner.layout import NONE, PLACES
from waldbach.jit import rule
from waldbach.kernel import State

SELF_POINTS, PARTNER_POINTS, CULT_POINTS = range(3)
SOURCES = 3


@rule
def counts(state: State, seat: int, card: int) -> bool:
    """Does the value of a planted card count? In brackets only beside a partner (W-SCORE-02)."""
    return not state.bracketed[card] or has_partner(state, seat, card)


@rule
def add_points(state: State, seat: int, out: NDArray[np.int64]) -> None:
    """The points of a garden by source: free values, values in brackets, markers (W-SCORE-04)."""
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE and counts(state, seat, card):
            source = PARTNER_POINTS if state.bracketed[card] else SELF_POINTS
            out[source] += state.value[card]
            out[CULT_POINTS] += state.cult[card]


@rule
def total(state: State, seat: int) -> int:
    points = 0
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE and counts(state, seat, card):
            points += int(state.value[card]) + int(state.cult[card])
    return points


@rule
def totals(state: State, out: NDArray[np.int64]) -> None:
    for seat in range(state.seats):
        out[seat] = total(state, seat)


@rule
def place_of(state: State, seat: int) -> int:
    """1 for every winner: more points, then more coins; then the place is shared (W-TIE)."""
    mine, place = total(state, seat), 1
    for other in range(state.seats):
        theirs = total(state, other)
        if theirs > mine or (theirs == mine and state.coins[other] > state.coins[seat]):
            place += 1
    return place
