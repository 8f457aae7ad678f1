"""The garden: its places, who may stand where, who fertilises whom (W-ROW, W-XTRA, W-ADV, A-15)."""

from __future__ import annotations

from waldbach.games.waldgaertner import refusals as why
from waldbach.games.waldgaertner.layout import (
    BESIDE,
    BONUS_COLOURS,
    COLOURS,
    FIRST_CARD,
    IS_EXTRA,
    MAX_PARTNERS,
    NE,
    NONE,
    NORMAL,
    NW,
    PLACE,
    PLACES,
    ROW,
    SE,
    SW,
    TOP_PLACE,
    E,
    W,
)
from waldbach.jit import rule
from waldbach.kernel import State


@rule
def origin_of(card: int) -> int:
    origin = 0
    while card >= FIRST_CARD[origin + 1]:
        origin += 1
    return origin


@rule
def is_shrub(state: State, card: int) -> bool:
    """Small shrub, large shrub or climber (W-SELL-02)."""
    return state.rank[card] <= 2


@rule
def rank_at(state: State, card: int, place: int) -> int:
    """The height class a plant has there: a climber's depends on its row (W-CLIMB-01, 10.6)."""
    rank = int(state.rank[card])
    if rank == 0:
        rank = 1 if ROW[place] == 1 else 2
    return rank


@rule
def neighbour(state: State, seat: int, place: int, way: int) -> int:
    """The place next to this one in a direction, -1 if there is none.

    The place of row 6 lies between the two plants of row 5, on whichever side the extra is (A-17).
    """
    left = PLACE[5, 0] if state.garden[seat, PLACE[5, 0]] != NONE else PLACE[5, 1]
    if place == TOP_PLACE:
        if way == SW:
            return left
        return left + 1 if way == SE else -1
    if (place == left and way == NE) or (place == left + 1 and way == NW):
        return TOP_PLACE
    return int(BESIDE[place, way])


@rule
def normal_taken(state: State, seat: int, row: int) -> int:
    taken = 0
    for slot in range(1, NORMAL[row] + 1):
        taken += state.garden[seat, PLACE[row, slot]] != NONE
    return taken


@rule
def has_extra(state: State, seat: int, row: int) -> bool:
    """Is an extra planted in the row (1..5)?"""
    left, right = PLACE[row, 0], PLACE[row, NORMAL[row] + 1]
    return state.garden[seat, left] != NONE or state.garden[seat, right] != NONE


@rule
def place_cost(place: int) -> int:
    """Coins for planting there: nothing on normal places, the row's number on extra ones."""
    return int(ROW[place]) if IS_EXTRA[place] else 0


@rule
def fits_row(state: State, card: int, row: int) -> bool:
    """May a plant of this height class stand in the row at all?"""
    rank = int(state.rank[card])
    if state.advanced:
        return True  # W-ADV-01
    if rank == 0:
        return row <= 2  # W-CLIMB-01
    return min(row, 5) == rank  # W-ROW-03; row 6 takes a large tree (W-XTRA-03)


@rule
def refuse_place(state: State, seat: int, card: int, place: int) -> int:
    """Why the card cannot be planted there, or NOTHING."""
    row = int(ROW[place])
    if not fits_row(state, card, row):
        return why.WRONG_ROW
    if state.garden[seat, place] != NONE:
        return why.TAKEN_PLACE
    if IS_EXTRA[place]:
        reason = refuse_extra(state, seat, row)
        if reason != why.NOTHING:
            return reason
    if state.advanced:
        return refuse_shade(state, seat, card, place)
    return why.NOTHING


@rule
def refuse_extra(state: State, seat: int, row: int) -> int:
    """Extras: only in a full row, one a row, for the row's number in coins (W-XTRA)."""
    below = min(row, 5)
    if normal_taken(state, seat, below) < NORMAL[below]:
        return why.ROW_NOT_FULL
    if row == 6:
        if not has_extra(state, seat, 5):
            return why.ROW_NOT_FULL
    elif has_extra(state, seat, row):
        return why.EXTRA_USED
    if state.coins[seat] < row:
        return why.TOO_FEW_COINS
    return why.NOTHING


@rule
def refuse_shade(state: State, seat: int, card: int, place: int) -> int:
    """Not higher than what touches it in the north, nor lower than in the south (W-ADV-02)."""
    rank = rank_at(state, card, place)
    for way in (NW, NE, SW, SE):
        other = neighbour(state, seat, place, way)
        if other < 0 or state.garden[seat, other] == NONE:
            continue
        there = rank_at(state, int(state.garden[seat, other]), other)
        if way <= NE and rank > there:
            return why.SHADES_NORTH
        if way > NE and rank < there:
            return why.SHADED_BY_SOUTH
    if state.ranks_kept and count_rank(state, seat, rank) >= most_of_rank(rank):
        return why.RANK_FULL
    return why.NOTHING


@rule
def count_rank(state: State, seat: int, rank: int) -> int:
    count = 0
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE and rank_at(state, card, place) == rank:
            count += 1
    return count


@rule
def most_of_rank(rank: int) -> int:
    """Plants of a height class that the basic garden holds, extras included."""
    return int(NORMAL[rank]) + 1 + (rank == 5)


# --- partners, colours, nitrogen ------------------------------------------------------------------


@rule
def is_cross(state: State, card: int) -> bool:
    """Needs a partner to be fertilised (W-CARD-08)."""
    return state.partners[card, 0] != 0


@rule
def is_partner(state: State, card: int, other: int) -> bool:
    """Does the other card fertilise this one? The other way round may differ (A-24)."""
    if other == card:
        return False
    for i in range(MAX_PARTNERS):
        if state.partners[card, i] == state.species[other] and state.species[other] != 0:
            return True
    return False


@rule
def has_partner(state: State, seat: int, card: int) -> bool:
    """Stands a partner of the card in this garden (W-BLOOM-02, A-23)?"""
    for place in range(PLACES):
        other = int(state.garden[seat, place])
        if other != NONE and is_partner(state, card, other):
            return True
    return False


@rule
def is_fertile(state: State, seat: int, card: int) -> bool:
    return not is_cross(state, card) or has_partner(state, seat, card)


@rule
def count_colour(state: State, seat: int, colour: int) -> int:
    count = 0
    for place in range(PLACES):
        card = int(state.garden[seat, place])
        if card != NONE and state.colour[card] == colour:
            count += 1
    return count


@rule
def colour_sets(state: State, seat: int) -> int:
    """How often the garden shows four different colours, each card counted once.

    A second set is complete when four colours stand there twice (the option `colour-bonus`).
    """
    sets, number = 0, 0
    while True:
        number = 0
        for colour in range(1, COLOURS + 1):
            if count_colour(state, seat, colour) > sets:
                number += 1
        if number < BONUS_COLOURS:
            return sets
        sets += 1


@rule
def nitrogen_at(state: State, seat: int, place: int) -> int:
    """How many arrows of nitrogen plants point at the place (W-HARV-04, A-19, A-20)."""
    arrows = 0
    for way in range(6):
        other = neighbour(state, seat, place, opposite(way))
        if other >= 0 and state.garden[seat, other] != NONE:
            card = int(state.garden[seat, other])
            arrows += int(state.arrows[card]) >> way & 1
    return arrows


@rule
def opposite(way: int) -> int:
    if way <= E:
        return W + E - way
    return NW + SE - way


@rule
def plant(state: State, seat: int, card: int, place: int) -> None:
    """Put the card there and pay what an extra costs (W-XTRA-06)."""
    state.garden[seat, place] = card
    state.coins[seat] -= place_cost(place)
