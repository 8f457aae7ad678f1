"""Step A: where a domino fits (R-A), and which brook spaces are free or isolated."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.renature import refusals as why
from waldbach.games.renature.layout import (
    ANIMALS,
    BOARD,
    BOX,
    BROOK,
    CELLS,
    COLOURS,
    DISCARD,
    DOMINO,
    DOMINOES,
    FIRST_PLANT,
    FIRST_SPACE,
    HAND,
    HIGH,
    LOW,
    OUTSIDE,
    PLACE,
    SOIL,
    SPACES,
    START_SPACE,
    STRIDE,
    STUMP,
    TYPES,
)
from waldbach.jit import rule
from waldbach.kernel import Actions, State

ALL_ANIMALS = (1 << ANIMALS) - 1
APART = 1 << ANIMALS
PIECES = FIRST_PLANT + COLOURS * TYPES


@rule
def is_brook(state: State, p: int) -> bool:
    ground = state.ground[p]
    return OUTSIDE < ground < SOIL


@rule
def is_area(state: State, p: int) -> bool:
    return state.ground[p] >= SOIL


@rule
def is_animal(piece: int) -> bool:
    return 0 < piece < FIRST_PLANT


@rule
def is_free_brook(state: State, p: int) -> bool:
    return is_brook(state, p) and state.piece[p] == 0


@rule
def is_isolated(state: State, p: int) -> bool:
    """A free brook space with no free brook space beside it (R-Z-02, R-Z-03)."""
    return not (
        is_free_brook(state, p - STRIDE)
        or is_free_brook(state, p - 1)
        or is_free_brook(state, p + 1)
        or is_free_brook(state, p + STRIDE)
    )


@rule
def tolerances(state: State) -> NDArray[np.int16]:
    """For every piece, the animals it tolerates beside it as bits, and APART if it is no animal.

    An animal wants its own kind (R-A-07), the joker matches all and is matched by all (R-A-09).
    Nothing else on the board has a say.
    """
    joker = 1 << state.joker
    table = np.full(PIECES, ALL_ANIMALS | APART, np.int16)
    for animal in range(ANIMALS):
        table[animal + 1] = 1 << animal | joker
    table[state.joker + 1] = ALL_ANIMALS
    return table


@rule
def welcome(state: State, table: NDArray[np.int16], p: int) -> int:
    """The animals that may lie on p, a bit each, plus APART if p has no contact of its own.

    All four neighbours have to tolerate the animal, corners do not count (R-A-13); contact is an
    animal beside p or a starting space under it (R-A-06, R-A-16).
    """
    fit = (
        table[state.piece[p - STRIDE]]
        & table[state.piece[p - 1]]
        & table[state.piece[p + 1]]
        & table[state.piece[p + STRIDE]]
    )
    return int(fit) & ~APART if state.ground[p] == START_SPACE else int(fit)


@rule
def placement(p: int, down: int, first: int, second: int) -> int:
    return PLACE + ((p * 2 + down) * ANIMALS + first) * ANIMALS + second


@rule
def list_placements(state: State, seat: int, out: Actions, n: int) -> int:
    """Every way to lay a hand domino, in reading order of its first half."""
    table = tolerances(state)
    fit = np.zeros(CELLS, np.int16)
    for p in range(FIRST_SPACE, SPACES):
        if is_free_brook(state, p):
            fit[p] = welcome(state, table, p)
    hand = np.empty((DOMINOES, 2), np.int64)
    held = 0
    for d in range(DOMINOES):
        if state.where[d] == HAND + seat:
            hand[held, 0] = LOW[d]
            hand[held, 1] = HIGH[d]
            held += 1
    for p in range(FIRST_SPACE, SPACES):
        here = int(fit[p])
        if here == 0:
            continue
        for down in range(2):
            there = int(fit[p + STRIDE] if down else fit[p + 1])
            if there == 0 or here & there & APART:
                continue
            for i in range(held):
                a, b = hand[i, 0], hand[i, 1]
                if (here >> a) & (there >> b) & 1:
                    out[n] = placement(p, down, a, b)
                    n += 1
                if a != b and (here >> b) & (there >> a) & 1:
                    out[n] = placement(p, down, b, a)
                    n += 1
    return n


@rule
def list_discards(state: State, seat: int, out: Actions, n: int) -> int:
    """Discarding is always allowed (R-A-17, R-A-18)."""
    for d in range(DOMINOES):
        if state.where[d] == HAND + seat:
            out[n] = DISCARD + d
            n += 1
    return n


@rule
def refuse_half(state: State, p: int) -> int:
    if state.ground[p] == OUTSIDE:
        return why.OUTSIDE_GRID  # R-A-04
    if is_area(state, p):
        return why.ON_AREA  # R-A-03, V-A-07
    if state.piece[p] != 0:
        return why.COVERED  # R-A-05
    return why.NOTHING


@rule
def refuse_placement(state: State, seat: int, action: int) -> int:
    code = action - PLACE
    second = code % ANIMALS
    first = code // ANIMALS % ANIMALS
    p = code // (2 * ANIMALS * ANIMALS)
    q = p + STRIDE if code // (ANIMALS * ANIMALS) % 2 else p + 1
    if state.where[DOMINO[first, second]] != HAND + seat:
        return why.NOT_IN_HAND  # R-A-01
    if p < FIRST_SPACE or q >= SPACES:
        return why.OUTSIDE_GRID
    reason = refuse_half(state, p)
    if reason == why.NOTHING:
        reason = refuse_half(state, q)
    if reason != why.NOTHING:
        return reason
    table = tolerances(state)
    fit_p, fit_q = welcome(state, table, p), welcome(state, table, q)
    if not (fit_p >> first) & (fit_q >> second) & 1:
        return why.MISMATCH  # R-A-07
    if fit_p & fit_q & APART:
        return why.NO_CONTACT  # R-A-06
    return why.NOTHING


@rule
def lay_domino(state: State, seat: int, p: int, q: int, first: int, second: int) -> int:
    """Put the halves down; returns how many stumps they cover (V-M-08)."""
    stumps = int(state.ground[p] == STUMP) + int(state.ground[q] == STUMP)
    state.ground[p] = BROOK
    state.ground[q] = BROOK
    state.piece[p] = first + 1
    state.piece[q] = second + 1
    state.first = p
    state.second = q
    state.where[DOMINO[first, second]] = BOARD
    state.hand[seat] -= 1
    return stumps


@rule
def throw_away(state: State, seat: int, domino: int) -> None:
    """A discarded domino goes to the box (R-A-17)."""
    state.where[domino] = BOX + seat
    state.hand[seat] -= 1
    state.box[seat] += 1
