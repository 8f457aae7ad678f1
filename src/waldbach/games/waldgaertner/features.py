"""What the learned evaluation looks at (`kernel.features`), and the clock that says when to look.

Each seat has a row of numbers of about one: its own, the means of the others', how they compare.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from waldbach.games.waldgaertner.garden import has_partner, is_cross, is_fertile, nitrogen_at
from waldbach.games.waldgaertner.layout import (
    CARDS,
    COLOURS,
    HAND_SIZE,
    IS_EXTRA,
    MALE,
    NONE,
    NORMAL,
    PLACES,
    ROUNDS,
)
from waldbach.games.waldgaertner.prospects import (
    Book,
    card_worth,
    classes_at,
    free_places,
    harvest_worth,
    make_book,
    missing_chance,
    purse,
    rounds_left,
)
from waldbach.games.waldgaertner.scoring import total
from waldbach.jit import rule
from waldbach.kernel import State

# The numbers of one seat.
(
    SCORE,
    COINS,
    PURSE,
    NEED,
    HOPE,
    RIPE,
    RIPENING,
    PLANTS,
    EXTRAS,
    HELD,
    HAND,
    COLOURED,
    BONUS,
    LOOKED,
    FED,  # free places beside nitrogen
    DEAD,  # free places on which nothing can stand any more
    FREE,  # places, by row
) = range(17)
OPEN_TO = FREE + 5  # free places for each height class
STANDING = OPEN_TO + 5  # a rough sum of all
OF_A_SEAT = STANDING + 1

COMPARED = 2 * OF_A_SEAT  # behind the means of the others
FEATURES = COMPARED + 8


@rule
def clock(state: State) -> int:
    return int(state.this_round)


@rule
def add_garden(state: State, seat: int, book: Book, mine: NDArray[np.float32]) -> None:
    """The plants, what they lack, and the coins that they will bring."""
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card == NONE:
            continue
        mine[PLANTS] += 1 / 15
        mine[EXTRAS] += IS_EXTRA[place] / 3
        lack = 0.0
        if is_cross(state, card) and not has_partner(state, seat, card):
            lack = missing_chance(state, book, card, NONE)
        if book.need[card]:
            mine[NEED] += book.need[card] / 10
            mine[HOPE] += book.need[card] * (1 - lack) / 10
        if state.sex[card] != MALE:
            coins = harvest_worth(state, card, state.this_round)
            coins *= 1 + nitrogen_at(state, seat, place)
            if is_fertile(state, seat, card):
                mine[RIPE] += coins / 10
            else:
                mine[RIPENING] += coins * (1 - lack) / 10


@rule
def add_places(state: State, seat: int, mine: NDArray[np.float32]) -> None:
    """The free places without extra charge: where they are and what may stand there."""
    for row in range(1, 6):
        mine[FREE + row - 1] = free_places(state, seat, row) / NORMAL[row]
    for place in range(PLACES):
        if state.garden[seat, place] != NONE or IS_EXTRA[place]:
            continue
        mine[FED] += nitrogen_at(state, seat, place) / 5
        if state.advanced:
            least, most = classes_at(state, seat, place)
            mine[DEAD] += (least > most) / 5
            for rank in range(least, most + 1):
                mine[OPEN_TO + rank - 1] += 0.1


@rule
def add_hand(state: State, seat: int, book: Book, mine: NDArray[np.float32]) -> None:
    """The cards in the hand and what they seem worth."""
    for slot in range(HAND_SIZE):
        card = int(state.hand[seat, slot])
        if card < CARDS:
            mine[HELD] += card_worth(state, seat, book, card, state.this_round) / 10
        if card != NONE:
            mine[HAND] += 0.5


@rule
def describe_seat(state: State, seat: int, mine: NDArray[np.float32]) -> None:
    book = make_book(state, seat)
    mine[SCORE] = total(state, seat) / 50
    mine[COINS] = state.coins[seat] / 10
    mine[PURSE] = purse(state, int(state.coins[seat])) / 10
    add_garden(state, seat, book, mine)
    add_hand(state, seat, book, mine)
    for colour in range(1, COLOURS + 1):
        mine[COLOURED] += (book.colours[colour] > 0) / COLOURS
    mine[BONUS] = book.bonus / 10
    for region in range(state.regions):
        mine[LOOKED] += (int(state.looked[seat]) >> region & 1) / 5
    add_places(state, seat, mine)
    mine[STANDING] = mine[SCORE] + 0.2 * (mine[PURSE] + mine[HOPE] + mine[HELD] + mine[RIPE])


@rule
def features(state: State, out: NDArray[np.float32]) -> None:
    """See `waldbach.kernel.features`."""
    out[:] = 0
    for seat in range(state.seats):
        describe_seat(state, seat, out[seat])
    for seat in range(state.seats):
        compare(state, seat, out)


@rule
def compare(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """The seat against the others, and the time."""
    mine, others = out[seat], float(state.seats - 1)
    time = rounds_left(state) / ROUNDS
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
    mine[COMPARED + 4] = (ROUNDS - rounds_left(state)) % 10 / 10
    mine[COMPARED + 5] = mine[COINS] - mine[OF_A_SEAT + COINS]
    mine[COMPARED + 6] = state.advanced
    mine[COMPARED + 7] = others - 1
