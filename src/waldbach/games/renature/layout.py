"""The record of a match and the numbering of actions.

Spaces
    The grid is at most 15 x 15. A space is ``(row << 4) | column`` with rows and columns from 1, so
    its neighbours are p - 16, p - 1, p + 1 and p + 16, and a rim of OUTSIDE spaces lies around.

State (`DTYPE`, one record, no pointers; all seats and colours from 0)

    field            type     meaning
    closed           i8       areas closed this turn and not yet scored, or whose token back is
                              still to be drawn: one bit each, bit = area number (Q-13)
    shut             i8       areas closed so far, one bit each (base)
    points           i2 4x6   points by source: START PLANTS AREAS CLOUDS LEFT BACKS
    turn             i8       number of the current turn, from 1; 0 before the first
    first, second    i8       the spaces of the domino placed this turn, 0 if none
    ground           i1 272   OUTSIDE BROOK START STUMP SOIL MUSHROOM; under a domino always BROOK
    area             i1 272   number of the area a space belongs to, 0 for none (10.9)
    piece            i1 272   0 none, 1..10 an animal + 1, 11..30 a plant: 11 + colour * 4 + type
    cloud            i1 272   clouds lying on the space
    where            i1 55    POOL, HAND + seat, BOARD or BOX + seat, for every domino. The pool
                              holds reserves and undealt dominoes alike: nobody may order them
                              (R-I-02)
    clouds           i1 4     clouds on the player board
    own, neutral     i1 4x4   plants on the player board by type
    hand, reserve    i1 4     how many dominoes; `box` how many discarded
    majorities       i1 4     first places in the largest areas, set by the final scoring (Q-V-13)
    front            i1 41    kind of the token laid on an area, -1 none; index = area number
    taken            i1 41    seat that took it, -1 while it lies there
    back             i1 41    its bonus once drawn, 0 before or when hidden
    kinds            i8       number of token kinds; `main`, `minor` their numbers (i1, 12 each)
    backs            i1 12x6  tokens of a kind with each bonus
    areas            i8       number of printed areas
    rules            i8       BASE or VALLEY; `mode` keeps the name of the game: BASE VALLEY VARIANT
    seats, starter, seat, step, joker, supply (mushrooms), owed (mushroom rights)   i8 each
    open_discards, cloud_mushrooms   the switchable rulings Q-52 and Q-V-05
    viewer           i8       FULL for a full state, else the seat (or SPECTATOR) that may see this

Actions (integers; `notation` gives each its word)

    PLACE      ((space * 2 + down) * 10 + first) * 10 + second    halves in reading order
    DISCARD    + domino
    PLANT      + (neutral * 4 + type) * 256 + space
    NO_PLANT
    JOKER      + animal
    RETURN     + space
    MUSHROOM   + space
    NO_MUSHROOM, SCORE, AGAIN, END
    START      + seat              chance: who begins (Q-01)
    FRONT      + main * 16 + minor chance: the token laid on the next area (R-S-08)
    DRAW       + domino            chance: a domino drawn from a reserve
    BACK       + bonus             chance: the back of a token just taken
    DISCARD_HIDDEN, DRAW_HIDDEN, BACK_HIDDEN    how others see those
"""

from __future__ import annotations

import numpy as np

from waldbach.record import Record

GRID = 15
STRIDE = 16
SPACES = 256
CELLS = 272  # with the rim below
FIRST_SPACE = STRIDE + 1

ANIMALS = 10
DOMINOES = 55
MAX_SEATS = 4
COLOURS = 5
NEUTRAL = 4
TYPES = 4
MAX_AREAS = 40
MAX_KINDS = 12
MAX_BACK = 5
MAX_CLOUDS = 6
HAND_SIZE = 3
MUSHROOMS = 8

OUTSIDE, BROOK, START_SPACE, STUMP, SOIL, MUSHROOM_SPACE = range(6)
FIRST_PLANT = 11  # pieces from here on are plants
BASE, VALLEY, VARIANT = range(3)
POOL, HAND, BOARD, BOX = 0, 1, 5, 6
START_POINTS, PLANT_POINTS, AREA_POINTS, CLOUD_POINTS, LEFT_POINTS, BACK_POINTS = range(6)
SOURCES = 6
FULL = -9  # viewer of a full state

# Steps of the turn machine. The first four are chance.
(
    CHOOSE_START,
    LAY_FRONT,
    DEAL,
    REFILL,
    LEARN_BACK,
    STEP_A,
    STEP_MUSHROOM,
    STEP_B,
    STEP_C,
    STEP_D,
    OVER,
) = range(11)
LAST_CHANCE_STEP = LEARN_BACK

# Slots of a player board by number of players (7.2); they do not depend on the colour (Y-03).
OWN_SLOTS = np.array([(0, 0, 0, 0)] * 2 + [(9, 4, 2, 2), (5, 3, 2, 1), (5, 3, 2, 1)], np.int8)
NEUTRAL_SLOTS = np.array([(0, 0, 0, 0)] * 2 + [(3, 2, 2, 2), (2, 1, 1, 1), (1, 1, 1, 1)], np.int8)
DEALT = np.array([0, 0, 26, 18, 13], np.int8)  # dominoes each (R-S-13)

JOKER_COST = 2
AGAIN_COST = 3

# The 55 dominoes: every pair of animals once (R-C-02).
PAIRS = [(a, b) for a in range(ANIMALS) for b in range(a, ANIMALS)]
LOW = np.array([a for a, _ in PAIRS], np.int64)
HIGH = np.array([b for _, b in PAIRS], np.int64)
DOMINO = np.zeros((ANIMALS, ANIMALS), np.int64)
for _d, (_a, _b) in enumerate(PAIRS):
    DOMINO[_a, _b] = DOMINO[_b, _a] = _d

PLACE = 0
DISCARD = PLACE + SPACES * 2 * ANIMALS * ANIMALS
PLANT = DISCARD + DOMINOES
NO_PLANT = PLANT + 2 * TYPES * SPACES
JOKER = NO_PLANT + 1
RETURN = JOKER + ANIMALS
MUSHROOM = RETURN + SPACES
NO_MUSHROOM = MUSHROOM + SPACES
SCORE = NO_MUSHROOM + 1
AGAIN = SCORE + 1
END = AGAIN + 1
START = END + 1
FRONT = START + MAX_SEATS
MAX_MAIN, MAX_MINOR = 31, 15
DRAW = FRONT + (MAX_MAIN + 1) * (MAX_MINOR + 1)
BACK = DRAW + DOMINOES
DISCARD_HIDDEN = BACK + MAX_BACK + 1
DRAW_HIDDEN = DISCARD_HIDDEN + 1
BACK_HIDDEN = DRAW_HIDDEN + 1
ACTIONS = BACK_HIDDEN + 1

MAX_LEGAL = 4096


class Match(Record):
    """A state of Renature."""

    __slots__ = ()


DTYPE = Match.dtype_of(
    [
        ("closed", np.int64),
        ("shut", np.int64),
        ("turn", np.int64),
        ("first", np.int64),
        ("second", np.int64),
        ("kinds", np.int64),
        ("areas", np.int64),
        ("rules", np.int64),
        ("mode", np.int64),
        ("seats", np.int64),
        ("starter", np.int64),
        ("seat", np.int64),
        ("step", np.int64),
        ("joker", np.int64),
        ("supply", np.int64),
        ("owed", np.int64),
        ("open_discards", np.int64),
        ("cloud_mushrooms", np.int64),
        ("viewer", np.int64),
        ("points", np.int16, (MAX_SEATS, SOURCES)),
        ("ground", np.int8, (CELLS,)),
        ("area", np.int8, (CELLS,)),
        ("piece", np.int8, (CELLS,)),
        ("cloud", np.int8, (CELLS,)),
        ("where", np.int8, (DOMINOES,)),
        ("clouds", np.int8, (MAX_SEATS,)),
        ("own", np.int8, (MAX_SEATS, TYPES)),
        ("neutral", np.int8, (MAX_SEATS, TYPES)),
        ("hand", np.int8, (MAX_SEATS,)),
        ("reserve", np.int8, (MAX_SEATS,)),
        ("box", np.int8, (MAX_SEATS,)),
        ("majorities", np.int8, (MAX_SEATS,)),
        ("front", np.int8, (MAX_AREAS + 1,)),
        ("taken", np.int8, (MAX_AREAS + 1,)),
        ("back", np.int8, (MAX_AREAS + 1,)),
        ("main", np.int8, (MAX_KINDS,)),
        ("minor", np.int8, (MAX_KINDS,)),
        ("backs", np.int8, (MAX_KINDS, MAX_BACK + 1)),
    ]
)
