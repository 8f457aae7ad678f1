"""The quick choice of playouts (`kernel.choose`): what `rate` likes best, found with less work."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner.heuristics import rate, spot_worth
from waldbach.games.waldgaertner.layout import (
    ASK_BONUS,
    ASK_PLAY,
    ASK_TAKE,
    BONUS,
    CARDS,
    DTYPE,
    GROW,
    HAND_SIZE,
    NO_BONUS,
    NONE,
    PLACES,
    SELL,
    TAKE,
)
from waldbach.games.waldgaertner.prospects import Book, gain, make_book
from waldbach.jit import rule
from waldbach.kernel import Actions, State

LOWEST = -1e9


@rule
def choose(state: State, seat: int, actions: Actions, n: int, rng: np.random.Generator) -> int:
    """See `waldbach.kernel.choose`."""
    if state.step == ASK_PLAY:
        return choose_play(np.empty(1, DTYPE), state, seat, actions, n)
    if state.step == ASK_TAKE or state.step == ASK_BONUS:
        return choose_card(state, seat, actions, n)
    best, most = 0, LOWEST
    for i in range(n):
        worth = rate(state, seat, int(actions[i]))
        if worth > most:
            best, most = i, worth
    return int(actions[best])


@rule
def choose_play(copies: NDArray[Any], state: State, seat: int, actions: Actions, n: int) -> int:
    """Of the sale of each card and its planting on the place that suits it best."""
    book = make_book(state, seat)
    copies[0] = state
    best, most = int(actions[0]), LOWEST
    for slot in range(HAND_SIZE):
        card = int(state.hand[seat, slot])
        if card >= CARDS:
            continue
        spot = best_spot(copies[0], state, seat, book, card, actions, n)
        for action in (SELL + card, spot):
            worth = rate(state, seat, action)
            if worth > most:
                best, most = action, worth
    return best


@rule
def best_spot(
    after: State, state: State, seat: int, book: Book, card: int, actions: Actions, n: int
) -> int:
    """The best planting of the card, its sale if there is none. `after` is a copy of the state."""
    first = GROW + card * PLACES
    best, most = SELL + card, LOWEST
    for i in range(n):
        place = int(actions[i]) - first
        if not 0 <= place < PLACES:
            continue
        after.garden[seat, place] = card
        worth = spot_worth(after, state, seat, book, card, place)
        after.garden[seat, place] = NONE
        if worth > most:
            best, most = int(actions[i]), worth
    return best


@rule
def choose_card(state: State, seat: int, actions: Actions, n: int) -> int:
    """From a pile or, as a bonus, from the market."""
    book = make_book(state, seat)
    best, most = int(actions[0]), LOWEST
    for i in range(n):
        action, worth = int(actions[i]), 0.0
        if action != NO_BONUS:
            card = action - TAKE if action < SELL else action - BONUS
            worth = gain(state, seat, book, card)
        if worth > most:
            best, most = action, worth
    return best
