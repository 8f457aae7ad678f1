"""What a learning agent sees, as numbers, and the actions it can ever choose from.

Seats are counted from the one that looks: 0 is itself, 1 the next round the table.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.jit import rule
from waldbach.kernel import State

from .layout import FLOWERS, NEST, OVER, SOURCES, SOW, SPACES
from .rules import acting, on_meadow, place_of, total

__all__ = ["choices", "fields", "observe"]

Field = tuple[str, tuple[int, ...], int, int, str]  # name, shape, least, most, meaning
MOST_POINTS = 100


def fields(seats: int) -> list[Field]:
    return [
        ("side", (), 4, 5, "spaces along an edge of the meadow"),
        ("step", (), 0, OVER, "1 nests are chosen, 3 a seed is sown"),
        ("turn", (), 0, SPACES, "number of the turn, from 1"),
        ("to_act", (seats,), 0, 1, "1 for a seat that is to act"),
        ("seed", (), 0, FLOWERS, "flower of the seed + 1, 0 none"),
        ("bag", (FLOWERS,), 0, SPACES, "seeds in the bag, by flower"),
        ("flower", (SPACES,), 0, FLOWERS, "flower + 1 on the space, 0 none, row by row"),
        ("nest", (seats,), 0, SPACES, "space + 1 of the nest, 0 not known"),
        ("points", (seats, SOURCES), 0, MOST_POINTS, "points for neighbours and for the nest"),
        ("total", (seats,), 0, MOST_POINTS, "their sum"),
        ("place", (seats,), 1, seats, "place as points stand"),
    ]


@rule
def observe(view: State, seat: int, out: NDArray[np.int16]) -> int:
    seats, mask = int(view.seats), acting(view)
    out[0], out[1], out[2] = view.side, view.step, view.turn
    n = 3
    for i in range(seats):
        other = (seat + i) % seats
        out[n + i] = (mask >> other) & 1
    n += seats
    out[n] = (int(view.seed) + 1) % (FLOWERS + 1)
    n += 1
    for flower in range(FLOWERS):
        out[n + flower] = view.bag[flower]
    n += FLOWERS
    for space in range(SPACES):
        out[n + space] = (int(view.flower[space]) + 1) % (FLOWERS + 1)
    n += SPACES
    points, last = n + seats, n + seats + seats * SOURCES
    for i in range(seats):
        other = (seat + i) % seats
        out[n + i] = int(view.nest[other]) + 1
        for source in range(SOURCES):
            out[points + i * SOURCES + source] = view.points[other, source]
        out[last + i] = total(view, other)
        out[last + seats + i] = place_of(view, other)
    return last + 2 * seats


def choices(start: State) -> NDArray[np.int64]:
    meadow = [space for space in range(SPACES) if on_meadow(start, space)]
    return np.array([first + space for first in (NEST, SOW) for space in meadow], np.int64)
