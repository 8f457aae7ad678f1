"""Who may see what (R-I, Q-52, Q-54, Q-56), and a deal consistent with what was seen.

Secret are: the hands, the discards (unless open), the backs of tokens that others took. They stand
in `where` and `back`, and nothing else in the record depends on them.
"""

from __future__ import annotations

import numpy as np

from waldbach.games.renature.layout import (
    BOX,
    DOMINOES,
    FULL,
    HAND,
    MAX_BACK,
    OVER,
    POOL,
)
from waldbach.games.renature.tokens import back_left, unseen_backs
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def is_secret(state: State, domino: int, seat: int) -> bool:
    place = int(state.where[domino])
    if HAND <= place < HAND + state.seats:
        return place != HAND + seat  # R-I-01
    if place >= BOX:
        return place != BOX + seat and not state.open_discards and state.step != OVER
    return False


@rule
def hide(state: State, seat: int) -> None:
    for domino in range(DOMINOES):
        if is_secret(state, domino, seat):
            state.where[domino] = POOL
    for area in range(1, state.areas + 1):
        if state.taken[area] != seat and state.step != OVER:
            state.back[area] = 0  # R-I-05
    state.viewer = seat


@rule
def redeal(state: State, rng: np.random.Generator) -> None:
    """Deal what the viewer cannot see anew, each way equally likely."""
    pool = np.empty(DOMINOES, np.int64)
    n = 0
    for domino in range(DOMINOES):
        if state.where[domino] == POOL:
            pool[n] = domino
            n += 1
    for seat in range(state.seats):
        if seat == state.viewer:
            continue
        n = deal_from(state, rng, pool, n, int(state.hand[seat]), HAND + seat)
        if not state.open_discards and state.step != OVER:
            n = deal_from(state, rng, pool, n, int(state.box[seat]), BOX + seat)
    for area in range(1, state.areas + 1):
        taker = state.taken[area]
        pending = (state.closed >> area) & 1
        if taker >= 0 and taker != state.viewer and not pending and state.step != OVER:
            state.back[area] = draw_back(state, rng, area)
    state.viewer = FULL


@rule
def deal_from(
    state: State, rng: np.random.Generator, pool: np.ndarray, n: int, count: int, place: int
) -> int:
    for _ in range(min(count, n)):
        i = int(rng.random() * n)
        n -= 1
        state.where[pool[i]] = place
        pool[i] = pool[n]
    return n


@rule
def draw_back(state: State, rng: np.random.Generator, area: int) -> int:
    ticket = int(rng.random() * unseen_backs(state, area))
    for bonus in range(1, MAX_BACK + 1):
        ticket -= back_left(state, area, bonus)
        if ticket < 0:
            return bonus
    return 0
