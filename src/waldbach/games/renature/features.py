"""What the learned evaluation looks at (`kernel.features`), and the clock that says when to look.

Each seat has a row of numbers of about one: its own, the means of the others', how they compare.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.renature.areas import award
from waldbach.games.renature.final import total
from waldbach.games.renature.heuristics import (
    FREE,
    OPEN,
    POINTS,
    SIZE,
    Survey,
    expected_back,
    fitting_dominoes,
    is_contested,
    left_over,
    survey,
    turns_left,
)
from waldbach.games.renature.layout import BASE, COLOURS, DEALT, MUSHROOMS, TYPES
from waldbach.jit import rule
from waldbach.kernel import State

# The numbers of one seat.
SCORE, CLOUDS, LEFT, NOW, LIKELY, SURE, LEADS, INFLUENCE, BACKS, TURNS, FITS = range(11)
OWN = FITS + 1  # plants in stock, by type
NEUTRALS = OWN + TYPES
STANDING = NEUTRALS + TYPES  # a rough sum of all
RANKS, ROOMS = 5, 4
MAIN = STANDING + 1  # main awards, by how one stands in the area and how much can change there
SECONDS = 3
MINOR = MAIN + RANKS * ROOMS  # minor awards of areas in which one is not first, likewise
OF_A_SEAT = MINOR + SECONDS * ROOMS

COMPARED = 2 * OF_A_SEAT  # behind the means of the others
FEATURES = COMPARED + 8


@rule
def clock(state: State) -> int:
    return int(state.turn)


@rule
def room_of(changes: int) -> int:
    """How much can still change: nothing, one thing, a few, many."""
    if changes <= 1:
        return int(changes)
    return 2 if changes <= 3 else 3


@rule
def sort_standing(
    row: Survey, seat: int, main: int, minor: int, room: int, mine: NDArray[np.float32]
) -> None:
    """Put the awards of an area where they belong: by the distance to the best two colours."""
    best, second = 0, 0
    for colour in range(COLOURS):
        if colour != seat:
            there = int(row[colour])
            if there > best:
                best, second = there, best
            elif there > second:
                second = there
    ahead = int(row[seat]) - best
    rank = 4 if ahead >= 3 else 3 if ahead > 0 else 2 if ahead == 0 else 1 if ahead >= -2 else 0
    mine[MAIN + rank * ROOMS + room] += main / 10
    if ahead <= 0:
        gap = int(row[seat]) - second
        place = 2 if gap > 0 else 1 if gap == 0 else 0
        mine[MINOR + place * ROOMS + room] += minor / 5


@rule
def add_awards(state: State, table: Survey, out: NDArray[np.float32]) -> None:
    """The areas still to be scored, as they stand and the less the more can change there."""
    points = table[POINTS]
    turns = 0
    for seat in range(state.seats):
        turns += turns_left(state, seat)
    for area in range(1, state.areas + 1):
        if not is_contested(state, area, table):
            continue
        row = table[area]
        kind = int(state.front[area]) if state.rules == BASE else -1
        main = int(state.main[kind]) if kind >= 0 else int(row[SIZE])
        minor = int(state.minor[kind]) if kind >= 0 else main // 2
        first = award(row, main, minor, points)
        changes = min(row[FREE], row[OPEN], turns)
        for seat in range(state.seats):
            won = float(points[seat])
            out[seat, NOW] += won / 30
            out[seat, LIKELY] += won / (1 + changes) / 30
            out[seat, INFLUENCE] += row[seat] / 20
            if changes == 0:
                out[seat, SURE] += won / 30
            if first == seat:
                out[seat, LEADS] += 0.2
            sort_standing(row, seat, main, minor, room_of(changes), out[seat])


@rule
def add_backs(state: State, out: NDArray[np.float32]) -> None:
    """The bonuses of tokens taken, as known or to be expected."""
    for area in range(1, state.areas + 1):
        taker = int(state.taken[area])
        if taker >= 0:
            back = float(state.back[area])
            out[taker, BACKS] += (back or expected_back(state, taker, area)) / 10


@rule
def describe_seat(state: State, seat: int, mine: NDArray[np.float32]) -> None:
    """What lies before the seat; awards and backs are there already."""
    mine[SCORE] = total(state, seat) / 50
    mine[CLOUDS] = state.clouds[seat] / 6
    mine[LEFT] = left_over(state, seat, -1, -1) / 10
    mine[TURNS] = turns_left(state, seat) / DEALT[state.seats]
    mine[FITS] = fitting_dominoes(state, seat) / 3
    for kind in range(TYPES):
        mine[OWN + kind] = state.own[seat, kind] / 4
        mine[NEUTRALS + kind] = state.neutral[seat, kind] / 2
    mine[STANDING] = mine[SCORE] + 0.6 * mine[LIKELY] + 0.2 * mine[BACKS] - 0.2 * mine[LEFT]
    mine[STANDING] += 0.12 * mine[CLOUDS]


@rule
def features(state: State, out: NDArray[np.float32]) -> None:
    """See `waldbach.kernel.features`."""
    out[:] = 0
    add_awards(state, survey(state), out)
    add_backs(state, out)
    turns = 0
    for seat in range(state.seats):
        describe_seat(state, seat, out[seat])
        turns += turns_left(state, seat)
    for seat in range(state.seats):
        compare(state, seat, turns / (float(DEALT[state.seats]) * state.seats), out)


@rule
def compare(state: State, seat: int, time: float, out: NDArray[np.float32]) -> None:
    """The seat against the others. `time`: the part of all turns that is still to come."""
    mine, others = out[seat], float(state.seats - 1)
    best = -100.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(out[other, STANDING]))
            for i in range(OF_A_SEAT):
                mine[OF_A_SEAT + i] += out[other, i] / others
    lead = mine[STANDING] - best
    mine[COMPARED] = lead
    mine[COMPARED + 1] = lead / (0.2 + time)
    mine[COMPARED + 2] = mine[STANDING] - mine[OF_A_SEAT + STANDING]
    mine[COMPARED + 3] = time
    mine[COMPARED + 4] = state.seat == seat
    mine[COMPARED + 5] = state.supply / MUSHROOMS
    mine[COMPARED + 6] = state.rules == BASE
    mine[COMPARED + 7] = others - 1
