"""The record of a match and the numbering of actions.

Spaces
    A space is ``row * 5 + column``, both from 0, on the small meadow too; so its number, and that
    of an action, means the same on both.

State (`DTYPE`, one record, no pointers; all seats from 0)

    field            type     meaning
    seats            i8       how many play
    side             i8       spaces along an edge of the meadow: 4 or 5
    step             i8       what is to be done now: CORNERS NESTS DRAW SOW SHOW OVER
    seat             i8       whose turn it is; while nests are shown, whose comes next
    turn             i8       number of the turn, from 1; 0 before the first
    seed             i8       the seed to be sown, FLOWERS if none has been drawn
    bag              i1 4     seeds in the bag, by flower
    flower           i1 25    what grows on a space, FLOWERS if nothing
    ready            i1 4     has this seat chosen its nest?
    nest             i1 4     its space; NOWHERE before it is chosen, and where it is hidden
    points           i2 4x2   points by source: NEIGHBOURS NEST

Actions (integers; `notation` gives each its word)

    NEST  + space     choose the space of one's nest
    SOW   + space     sow the seed there
    DRAW  + flower    chance: a seed comes out of the bag
    SHOW  + space     chance: a nest is shown; its space is fixed, so there is one outcome
    NEST_HIDDEN       how others see a choice of nest
"""

from __future__ import annotations

import numpy as np

from waldbach.record import Record

MAX_SEATS = 4
MAX_SIDE = 5
SPACES = MAX_SIDE * MAX_SIDE
FLOWERS = 4
NOWHERE = -1

CORNERS, NESTS, DRAW_SEED, SOW_SEED, SHOW_NESTS, OVER = range(6)

NEIGHBOUR_POINTS, NEST_POINTS = range(2)
SOURCES = 2
POINTS_OF_A_KIND = 2  # H-7
SEEDS = {4: 5, 5: 7}  # of each flower, by the side of the meadow: H-1

NEST = 0
SOW = NEST + SPACES
DRAW = SOW + SPACES
SHOW = DRAW + FLOWERS
NEST_HIDDEN = SHOW + SPACES
ACTIONS = NEST_HIDDEN + 1
MAX_LEGAL = SPACES


class Match(Record):
    """A match of Hummelwiese."""

    __slots__ = ()


DTYPE = Match.dtype_of(
    [
        ("seats", np.int64),
        ("side", np.int64),
        ("step", np.int64),
        ("seat", np.int64),
        ("turn", np.int64),
        ("seed", np.int64),
        ("bag", np.int8, (FLOWERS,)),
        ("flower", np.int8, (SPACES,)),
        ("ready", np.int8, (MAX_SEATS,)),
        ("nest", np.int8, (MAX_SEATS,)),
        ("points", np.int16, (MAX_SEATS, SOURCES)),
    ]
)
